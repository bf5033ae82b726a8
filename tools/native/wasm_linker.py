"""Links WebAssembly by Zig (`make builder`)."""

import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

SIDE_MODULE = ("-shared", "--experimental-pic", "--unresolved-symbols=import-dynamic")
"""The form of a library that Python in WebAssembly loads into its own memory."""
MISSING = "WebAssembly is linked by Zig, which is not installed here: run make builder"


def link_wasm(objects: Path, target: Path, names: Sequence[str]) -> None:
    """Link an object file: a module of which the functions `names` can be called, or without names a library."""
    place = objects.parent
    form = _own_memory(names) if names else SIDE_MODULE
    zig(place, "wasm-ld", *form, "-O3", "--strip-all", "--gc-sections", "-o", str(target), str(objects),
        str(runtime(place)))


def _own_memory(names: Sequence[str]) -> list[str]:
    """The form of a module that imports nothing: its memory is the caller's from `__heap_base` on."""
    return ["--no-entry", "--export=__heap_base", *(f"--export={name}" for name in names)]


def runtime(place: Path) -> Path:
    """An object file of what compiled code calls by itself, which Zig keeps in its cache.

    It also has `exp`, of which no system is there in WebAssembly, and every browser has another one.
    """
    spec = find_spec("ziglang")
    if not (spec and spec.origin):
        sys.exit(MISSING)
    file, source = place / "runtime.o", Path(spec.origin).parent / "lib" / "compiler_rt.zig"
    zig(place, "build-obj", str(source), "-target", "wasm32-freestanding", "-mcpu", "generic+bulk_memory+simd128",
        "-OReleaseFast", "-fPIC", "-fstrip", f"-femit-bin={file}")
    return file


def zig(place: Path, *words: str) -> None:
    """Run Zig in a folder; raises `CalledProcessError` where it fails."""
    subprocess.run([sys.executable, "-m", "ziglang", *words], check=True, cwd=place)
