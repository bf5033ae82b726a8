/* Plays random games by a library of compiled rules, for tests/conformance/emulated_agreement.py:

       play_out LIBRARY SYMBOL ROW GAMES

   SYMBOL is a game's function `play_out`, ROW the position to begin with, in hexadecimal digits. Game number n draws by
   the word n. The standard output gets, for each game, the number of decisions (8 bytes) and the last row. */

#include "library.h"

/* By Numba's convention: the result, the error; of the array of rows its two owners, entries, bytes of an entry,
   address, shape and strides; the number of the row, and the word. */
typedef int32_t (*play_out)(int64_t *, void **, void *, void *, int64_t, int64_t, void *, int64_t, int64_t, int64_t,
                            int64_t);

int main(int count, char **words) {
    if (count != 5)
        return 2;
    play_out play = (play_out)function(opened(words[1]), words[2]);
    size_t size = strlen(words[3]) / 2;
    unsigned char *start = malloc(size), *row = malloc(size);
    for (size_t at = 0; at < size; at++) {
        char digits[3] = {words[3][2 * at], words[3][2 * at + 1], 0};
        start[at] = (unsigned char)strtol(digits, NULL, 16);
    }
    int64_t games = strtoll(words[4], NULL, 10);
    for (int64_t word = 0; word < games; word++) {
        int64_t decisions = 0;
        void *error = NULL;
        memcpy(row, start, size);
        if (play(&decisions, &error, NULL, NULL, 1, (int64_t)size, row, 1, (int64_t)size, 0, word)) {
            fprintf(stderr, "game %lld fails\n", (long long)word);
            return 4;
        }
        fwrite(&decisions, sizeof decisions, 1, stdout);
        fwrite(row, size, 1, stdout);
    }
    return fflush(stdout) ? 5 : 0;
}
