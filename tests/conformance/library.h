/* Functions of a library of compiled rules, on Linux and Windows, for the programs that tests run under an emulator. */

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

/* The library in a file; the program ends where it cannot be loaded. Streams carry bytes from here on. */
static void *opened(const char *file) {
#ifdef _WIN32
    _setmode(_fileno(stdin), _O_BINARY);
    _setmode(_fileno(stdout), _O_BINARY);
    void *library = (void *)LoadLibraryA(file);
#else
    void *library = dlopen(file, RTLD_NOW);
#endif
    if (!library) {
        fprintf(stderr, "%s cannot be loaded\n", file);
        exit(3);
    }
    return library;
}

/* A function of a library; the program ends where it has none of this name. */
static void *function(void *library, const char *symbol) {
#ifdef _WIN32
    void *found = (void *)GetProcAddress((HMODULE)library, symbol);
#else
    void *found = dlsym(library, symbol);
#endif
    if (!found) {
        fprintf(stderr, "the library has no %s\n", symbol);
        exit(3);
    }
    return found;
}
