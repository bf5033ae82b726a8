"""Runs `native_agreement.report` here, while every compiled function runs in another platform's library.

This process takes this machine's library for what it says of its functions, but sends each call with all memory that it
is handed to a program (`emulated_calls.c`) which has loaded the other library, under an emulator, and takes back what
that has written. So rules, searches, perft and bots are compared without a Python for that platform.
"""

import argparse
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from ctypes import addressof, c_double, c_int64, c_void_p, memmove, sizeof, string_at
from pathlib import Path
from struct import pack, unpack
from typing import Any, NamedTuple

from jemaa.core import engine, native_call
from jemaa.core.native import Metadata

PROGRAM = Path(__file__).with_suffix(".c")
PLAIN = -1
"""In the place of an argument's block: it points to none."""
Block = tuple[int, int]
"""Where memory begins and ends, as addresses of this process."""


class Call(NamedTuple):
    """The arguments of a call, apart from the memory that they point to."""

    blocks: list[Block]
    slots: list[tuple[int, int]]
    """(block, offset) of each argument that points to memory, (`PLAIN`, value) of all others."""


class EmulatedLibrary:
    """In the place of a `ctypes.CDLL`: its functions run in another program."""

    def __init__(self, playing: "subprocess.Popen[bytes]", symbols: Sequence[str]) -> None:
        """`symbols` are those of `calls.h`, in its order."""
        self._playing, self._places = playing, {symbol: at for at, symbol in enumerate(symbols)}
        self.calls = Counter[str]()

    def __getitem__(self, symbol: str) -> "EmulatedFunction":
        return EmulatedFunction(self, symbol)

    def call(self, symbol: str, call: Call) -> tuple[int, bytes]:
        """The status and the result's 8 bytes; the blocks have what the function has written then."""
        to, back = self._playing.stdin, self._playing.stdout
        assert to is not None
        assert back is not None
        self.calls[symbol] += 1
        sizes = [end - begin for begin, end in call.blocks]
        to.write(pack(f"<3q{len(sizes)}q", self._places[symbol], len(sizes), len(call.slots), *sizes))
        for begin, end in call.blocks:
            to.write(string_at(begin, end - begin))
        to.write(pack(f"<{2 * len(call.slots)}q", *(number for slot in call.slots for number in slot)))
        to.flush()
        answer = back.read(16)
        if len(answer) < 16:
            raise RuntimeError(f"the program ended at {symbol}, with exit code {self._playing.wait()}")
        for begin, end in call.blocks:
            memmove(begin, back.read(end - begin), end - begin)
        return unpack("<q", answer[:8])[0], answer[8:]


class EmulatedFunction:
    """In the place of a function of a `ctypes.CDLL`."""

    argtypes: Sequence[type]
    restype: type

    def __init__(self, library: EmulatedLibrary, symbol: str) -> None:
        self._library, self._symbol = library, symbol

    def __call__(self, result: Any, _error: Any, *arguments: float | None) -> int:
        kinds = self.argtypes[2:]  # those of the result and the error come first
        status, answer = self._library.call(self._symbol, taken_apart(kinds, arguments))
        wanted = result._obj  # what `byref` was given
        memmove(addressof(wanted), answer, sizeof(wanted))
        return status


def taken_apart(kinds: Sequence[type], arguments: Sequence[float | None]) -> Call:
    """The arguments of a call by Numba's convention; memory that several of them share is one block."""
    pointers = [at + 4 for at in range(len(kinds) - 4) if is_array(kinds, at)]
    spans = [(int(arguments[at] or 0), int(arguments[at - 2] or 0) * int(arguments[at - 1] or 0)) for at in pointers]
    blocks = merged([(begin, begin + size) for begin, size in spans])
    slots = [(PLAIN, bits(kind, value)) for kind, value in zip(kinds, arguments, strict=True)]
    for at, (begin, _) in zip(pointers, spans, strict=True):
        block = next(number for number, (first, end) in enumerate(blocks) if first <= begin <= end)
        slots[at] = (block, begin - blocks[block][0])
    return Call(blocks, slots)


def is_array(kinds: Sequence[type], at: int) -> bool:
    """Whether an array begins with this argument: two owners, entries, the bytes of one, the address."""
    return kinds[at : at + 5] == [c_void_p, c_void_p, c_int64, c_int64, c_void_p]


def merged(spans: Sequence[Block]) -> list[Block]:
    """The same memory without overlaps, in the order of the addresses."""
    found: list[Block] = []
    for begin, end in sorted(spans):
        if found and begin < found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        else:
            found.append((begin, end))
    return found


def bits(kind: type, value: float | None) -> int:
    """The 64 bits of an argument that points to nothing, as a whole number."""
    packed = pack("<d", value) if kind is c_double else pack("<q", value or 0)
    return int.from_bytes(packed, "little", signed=True)


def header(metadata: Metadata) -> str:
    """The text of `calls.h` for a library with these functions."""
    return "\n".join(definitions(metadata)) + "\n"


def definitions(metadata: Metadata) -> Iterator[str]:
    """For each function one that calls it with slots; and the list of them all."""
    for symbol, arguments, _ in metadata["functions"].values():
        kinds = [kind for each in arguments for kind in native_call._types(each)]
        types = ", ".join("double" if kind is c_double else "int64_t" for kind in kinds)
        slots = ", ".join(f"slots[{at}].{'real' if kind is c_double else 'whole'}" for at, kind in enumerate(kinds))
        yield (f"static int32_t call_{symbol}(void *function, int64_t *result, void **error, const Slot *slots) {{\n"
               f"    return ((int32_t (*)(void *, void *, {types}))function)(result, error, {slots});\n}}")
    rows = ", ".join(f'{{"{symbol}", call_{symbol}}}' for symbol in symbols(metadata))
    yield f"static const struct {{ const char *symbol; Call call; }} CALLS[] = {{{rows}}};"


def symbols(metadata: Metadata) -> list[str]:
    """The symbols of all functions of a library."""
    return [symbol for symbol, _, _ in metadata["functions"].values()]


@contextmanager
def emulated(command: Sequence[str]) -> Iterator[EmulatedLibrary]:
    """The library that a command has loaded, in the place of this process's; for functions that are bound from now."""
    assert engine.LIBRARY, "this process has JEMAA_ENGINE=native"
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as playing:
        library = EmulatedLibrary(playing, symbols(engine.LIBRARY.metadata))
        engine.LIBRARY._library = library  # type: ignore[assignment]  # what `NativeFunction` uses of it
        yield library
        assert playing.stdin
        playing.stdin.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--most", type=int, default=1_000_000)
    parser.add_argument("--header", action="store_true", help="Only write the text of calls.h.")
    parser.add_argument("command", nargs="*", help="What runs the program, with its library.")
    options = parser.parse_args()
    assert engine.LIBRARY, "this process has JEMAA_ENGINE=native"
    if options.header:
        sys.stdout.write(header(engine.LIBRARY.metadata))
        return
    with emulated(options.command) as library:
        from tests.conformance.native_agreement import report  # noqa: PLC0415  # binds functions
        for line in report(options.games, options.positions, options.most):
            sys.stdout.write(f"{line}\n")
    sys.stderr.write(f"{library.calls.total()} calls: {dict(library.calls)}\n")


if __name__ == "__main__":
    main()
