/* Plays random games by a library of compiled rules, for tests/conformance/emulated_agreement.py:

       play_out LIBRARY SYMBOL ROW GAMES

   SYMBOL is a game's function `play_out`, ROW the position to begin with, in hexadecimal digits. Game number n draws by
   the word n. The standard output gets, for each game, the number of decisions (8 bytes) and the last row. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#include <windows.h>
#else
#include <dlfcn.h>
#endif

/* By Numba's convention: the result, the error; of the array of rows its two owners, entries, bytes of an entry,
   address, shape and strides; the number of the row, and the word. */
typedef int32_t (*play_out)(int64_t *, void **, void *, void *, int64_t, int64_t, void *, int64_t, int64_t, int64_t,
                            int64_t);

static void *function(const char *library, const char *symbol) {
#ifdef _WIN32
    _setmode(_fileno(stdout), _O_BINARY);
    HMODULE loaded = LoadLibraryA(library);
    return loaded ? (void *)GetProcAddress(loaded, symbol) : NULL;
#else
    void *loaded = dlopen(library, RTLD_NOW);
    return loaded ? dlsym(loaded, symbol) : NULL;
#endif
}

int main(int count, char **words) {
    if (count != 5)
        return 2;
    play_out play = (play_out)function(words[1], words[2]);
    if (!play) {
        fprintf(stderr, "%s has no %s\n", words[1], words[2]);
        return 3;
    }
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
