"""Compares libraries of compiled rules for other platforms with Numba: `make native-agree ARGS="--on linux-aarch64"`.

A small C program (`play_out.c`) plays random games of each kind of table by the library, under an emulator, and all
results must be those of Numba, byte for byte. Then everything else that `native_agreement` compares, level5's searches
among it, is run with each call sent to the library (`emulated_calls.py`). ARM needs `qemu-aarch64` and the C library
for ARM (on Debian: apt install qemu-user libc6-arm64-cross), Windows needs Wine (apt install wine64). Zig compiles the
programs (make builder).
"""

import hashlib
import shutil
import struct
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import IO

from jemaa.core.game import Game
from jemaa.core.loops import play_out
from jemaa.core.row import dump, load
from jemaa.games import SHIPPED
from tests.tables import tables, title
from tools.native.platforms import PLATFORMS

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = Path(__file__).with_name("play_out.c")
CALLS_PROGRAM = Path(__file__).with_name("emulated_calls.c")
EMULATORS: Mapping[str, Sequence[Sequence[str]]] = MappingProxyType({
    "linux-x86_64": [["env"]],
    "linux-aarch64": [["qemu-aarch64", "-L", "/usr/aarch64-linux-gnu"],
                      ["qemu-aarch64-static", "-L", "/usr/aarch64-linux-gnu"]],
    "windows-x86_64": [["wine64"], ["/usr/lib/wine/wine64"], ["wine"]],
})
"""Platform -> the commands that may run its programs here, the first that is there is taken."""


def count_differing(platforms: Sequence[str], games: int, libraries: Path | None,
                    others: Callable[[str, Path], int]) -> int:
    """Compare the libraries of some platforms with Numba; prints a line a table, and returns how many differ.

    `others` compares the rest for a platform and the folder of its library, and returns how much of it differs.
    `libraries` is a folder in which `tools.native` has built them; None builds them now.
    """
    emulators = {name: emulator(name) for name in platforms}
    with tempfile.TemporaryDirectory(prefix="jemaa-emulated-") as place:
        folder = libraries or Path(place)
        if libraries is None:
            build = [sys.executable, "-m", "tools.native", *platforms, "--out", str(folder)]
            subprocess.run(build, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
        return sum(sum(not same for same in compared(name, emulators[name], folder / name, games))
                   + others(name, folder.absolute() / name) for name in platforms)


def found_by(platform: str, folder: Path, sizes: Sequence[str], environment: Mapping[str, str]) -> list[str]:
    """The lines of `native_agreement.report`, every call of which runs in the library in a folder.

    `environment` is that of a process which runs by this machine's library.
    """
    (folder / "calls.h").write_text(calls_header(environment))
    program = compiled(platform, folder, CALLS_PROGRAM)
    place = folder / f"jemaa{PLATFORMS[platform].ending}"
    library = f"Z:{place}" if place.suffix == ".dll" else str(place)
    command = [sys.executable, "-m", "tests.conformance.emulated_calls", *sizes, "--", *emulator(platform),
               str(program), library]
    return subprocess.run(command, env=environment, cwd=ROOT, check=True, text=True,
                          stdout=subprocess.PIPE).stdout.splitlines()


def calls_header(environment: Mapping[str, str]) -> str:
    """The text of `calls.h`, as a process with this environment writes it."""
    return subprocess.run([sys.executable, "-m", "tests.conformance.emulated_calls", "--header"], env=environment,
                          cwd=ROOT, check=True, text=True, stdout=subprocess.PIPE).stdout


def emulator(platform: str) -> Sequence[str]:
    """The command that runs a platform's programs here; ends this program where there is none."""
    for command in EMULATORS.get(platform, ()):
        if shutil.which(command[0]):
            return command
    sys.exit(f"Nothing here runs programs for {platform}.\n{__doc__}")


def compared(platform: str, emulator: Sequence[str], folder: Path, games: int) -> Iterator[bool]:
    """Whether the library in a folder plays as Numba does, for one table after the other."""
    program = compiled(platform, folder)
    library = f"jemaa{PLATFORMS[platform].ending}"
    for name in SHIPPED:
        for table in tables(name):
            results = folder / "results"
            with results.open("wb") as stream, played(emulator, program, library, table, games, stream) as playing:
                wanted = digest(by_numba(table, games))
            with results.open("rb") as found:
                same = playing.returncode == 0 and hashlib.file_digest(found, "sha256").hexdigest() == wanted
            sys.stdout.write(f"{platform} {title(table)}: {games} games {'are the same' if same else 'DIFFER'}\n")
            sys.stdout.flush()
            yield same


def compiled(platform: str, folder: Path, source: Path = PROGRAM) -> Path:
    """A program for a platform, compiled into the folder of its library."""
    kind = PLATFORMS[platform]
    program = folder / (f"{source.stem}.exe" if kind.ending == ".dll" else source.stem)
    libraries = [] if kind.ending == ".dll" else ["-ldl"]
    subprocess.run([sys.executable, "-m", "ziglang", "cc", "-O2", "-target", kind.linker, "-I", str(folder),
                    "-o", str(program), str(source), *libraries], check=True)
    return program


def played(emulator: Sequence[str], program: Path, library: str, table: Game, games: int,
           stream: IO[bytes]) -> "subprocess.Popen[bytes]":
    """The program, while it plays; it writes its results to `stream`."""
    symbol = table.type.functions.bind(play_out).__name__
    place = program.parent / library if library.endswith(".so") else Path(library)
    words = [*emulator, str(program), str(place), symbol, bytes(table.start()).hex(), str(games)]
    return subprocess.Popen(words, cwd=program.parent, stdout=stream)


def by_numba(table: Game, games: int) -> Iterator[bytes]:
    """What the program writes for each game, as this process plays it."""
    layout, data, play = table.type.rules.layout, bytes(table.start()), table.type.functions.bind(play_out)
    for word in range(games):
        rows = load(layout, data)
        decisions = int(play(rows, 0, word))
        yield struct.pack("<q", decisions) + dump(rows)


def digest(parts: Iterator[bytes]) -> str:
    """The SHA-256 of all parts."""
    results = hashlib.sha256()
    for part in parts:
        results.update(part)
    return results.hexdigest()
