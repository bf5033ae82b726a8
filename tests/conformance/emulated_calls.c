/* Calls functions of a library of compiled rules for tests/conformance/emulated_calls.py, which runs elsewhere:

       emulated_calls LIBRARY

   Standard input has one call after another, in whole numbers of 64 bits: the function's place in `CALLS`, the number of
   blocks of memory and of arguments; the size of each block; the blocks; and two numbers for each argument: its block and
   where it points to in there, or -1 and its value. Standard output gets, for each call, the status, the result and the
   blocks as they are then. */

#include "library.h"

typedef union {
    int64_t whole;
    double real;
    void *address;
} Slot;

typedef int32_t (*Call)(void *function, int64_t *result, void **error, const Slot *slots);

#include "calls.h" /* written for this library: `static const struct { const char *symbol; Call call; } CALLS[]` */

enum { MOST_BLOCKS = 64, MOST_SLOTS = 512, ALIGNMENT = 64 };

static void take(void *target, size_t size) {
    if (fread(target, 1, size, stdin) != size) {
        fprintf(stderr, "a call ends too early\n");
        exit(4);
    }
}

static void give(const void *bytes, size_t size) {
    if (fwrite(bytes, 1, size, stdout) != size)
        exit(5);
}

/* Memory for all blocks of a call; it grows, and holds the last call's bytes where nothing was written since. */
static char *room(size_t size) {
    static char *memory, *aligned;
    static size_t has;
    if (size > has) {
        free(memory);
        memory = malloc(size + ALIGNMENT);
        if (!memory)
            exit(6);
        aligned = memory + ALIGNMENT - (uintptr_t)memory % ALIGNMENT;
        has = size;
    }
    return aligned;
}

int main(int count, char **words) {
    if (count != 2)
        return 2;
    void *library = opened(words[1]);
    int64_t head[3], sizes[MOST_BLOCKS], parts[2 * MOST_SLOTS];
    char *blocks[MOST_BLOCKS];
    Slot slots[MOST_SLOTS];
    while (fread(head, sizeof *head, 3, stdin) == 3) {
        int64_t answer[2] = {0, 0};
        void *error = NULL;
        size_t whole = 0;
        if (head[0] < 0 || head[0] >= (int64_t)(sizeof CALLS / sizeof *CALLS) || head[1] > MOST_BLOCKS ||
            head[2] > MOST_SLOTS)
            return 7;
        take(sizes, head[1] * sizeof *sizes);
        for (int64_t at = 0; at < head[1]; at++)
            whole += (sizes[at] + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
        char *memory = room(whole);
        for (int64_t at = 0; at < head[1]; at++) {
            blocks[at] = memory;
            take(memory, sizes[at]);
            memory += (sizes[at] + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
        }
        take(parts, 2 * head[2] * sizeof *parts);
        for (int64_t at = 0; at < head[2]; at++) {
            int64_t block = parts[2 * at], value = parts[2 * at + 1];
            if (block < 0)
                slots[at].whole = value;
            else
                slots[at].address = blocks[block] + value;
        }
        answer[0] = CALLS[head[0]].call(function(library, CALLS[head[0]].symbol), &answer[1], &error, slots);
        give(answer, sizeof answer);
        for (int64_t at = 0; at < head[1]; at++)
            give(blocks[at], sizes[at]);
        if (fflush(stdout))
            return 5;
    }
    return 0;
}
