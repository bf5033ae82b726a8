"""A run with large results, which gives them out on its standard output and keeps them in a file: COUNT close|finish.

It runs COUNT tasks, or endlessly many if that is 0; with `close` it leaves an endless run after so many results.
"""

import random
import sys
from collections.abc import Iterator
from contextlib import closing
from itertools import count, islice
from pathlib import Path

from jemaa.arena.workers import spread
from jemaa.core.interrupts import ignore

SIZE = 200_000
"""Bytes of a result; far more than a pipe holds."""
KEPT = "kept"
READY = b"ready\n"


def made(number: int) -> tuple[int, bytes]:
    """A task's number and its result."""
    return number, random.Random(number).randbytes(8) * (SIZE // 8)


def kept(file: Path) -> list[int]:
    """The numbers in a file of results; raises `ValueError` where a result is wrong."""
    lines = file.read_bytes().splitlines(keepends=True) if file.exists() else []
    numbers = []
    for line in lines:
        if line.endswith(b"\n"):
            number, data = line.split()
            if data.decode() != made(int(number))[1][:8].hex():
                raise ValueError(f"result {number.decode()} is wrong")
            numbers.append(int(number))
    return numbers


def _run(tasks: Iterator[int], most: int | None) -> None:
    with Path(KEPT).open("wb", buffering=0) as file, closing(spread(made, tasks, 2)) as results:
        for number, data in islice(results, most):
            sys.stdout.write(f"{number}\n")
            sys.stdout.flush()
            assert data == made(number)[1]
            file.write(f"{number} {data[:8].hex()}\n".encode())


def main() -> None:
    """The command; exit code 130 after Ctrl-C."""
    most, closes = int(sys.argv[1]), sys.argv[2] == "close"
    try:
        sys.stdout.write(READY.decode())
        sys.stdout.flush()
        _run(iter(range(most)) if most and not closes else count(), most if closes else None)
    except KeyboardInterrupt:
        sys.exit(130)
    finally:
        ignore()


if __name__ == "__main__":
    main()
