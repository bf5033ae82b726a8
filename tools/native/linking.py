"""Zig's side: an object file becomes a library, or a WebAssembly module."""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import ziglang

from tools.native.platforms import MODULE, Platform

RUNTIME = Path(ziglang.__file__).parent / "lib" / "compiler_rt.zig"
"""What compiled code calls by itself, and `exp`: in WebAssembly no system has it, and every browser another one."""
SIDE_MODULE = ("-shared", "--experimental-pic", "--unresolved-symbols=import-dynamic")
"""The form of a library that Python in WebAssembly loads into its own memory."""


def link(objects: Path, target: Path, platform: Platform, names: Sequence[str]) -> None:
    """Link an object file, of which the functions `names` can be called from outside."""
    place = objects.parent
    if platform.linker:
        zig(place, "cc", "-shared", "-s", "-target", platform.linker, "-o", str(target), str(objects),
            *platform.libraries)
        return
    form = _own_memory(names) if platform == MODULE else SIDE_MODULE
    zig(place, "wasm-ld", *form, "-O3", "--strip-all", "--gc-sections", "-o", str(target), str(objects),
        str(runtime(place)))


def _own_memory(names: Sequence[str]) -> list[str]:
    """The form of a module that imports nothing: its memory is the caller's from `__heap_base` on."""
    return ["--no-entry", "--export=__heap_base", *(f"--export={name}" for name in names)]


def runtime(place: Path) -> Path:
    """An object file of `RUNTIME`, which Zig keeps in its cache."""
    file = place / "runtime.o"
    zig(place, "build-obj", str(RUNTIME), "-target", "wasm32-freestanding", "-mcpu", "generic+bulk_memory+simd128",
        "-OReleaseFast", "-fPIC", "-fstrip", f"-femit-bin={file}")
    return file


def zig(place: Path, *words: str) -> None:
    """Run Zig in a folder; raises `CalledProcessError` where it fails."""
    subprocess.run([sys.executable, "-m", "ziglang", *words], check=True, cwd=place)
