"""Build the WebAssembly of the rules: a module a game for JavaScript, and the library for Python in WebAssembly.

`make wasm` puts them into offline/built, and does nothing where they are those of these sources.
"""

import argparse
import gzip
from pathlib import Path

from tools.native.settings import portable

FOLDER = Path(__file__).resolve().parents[2] / "offline" / "built"


def main() -> None:
    parser = argparse.ArgumentParser(prog="make wasm ARGS=...", description=__doc__)
    parser.add_argument("--out", type=Path, default=FOLDER, help="The folder for them.")
    for file in build(parser.parse_args().out):
        print(f"{file}: {file.stat().st_size} bytes, {len(gzip.compress(file.read_bytes()))} compressed", flush=True)


def build(out: Path) -> list[Path]:
    """Build all into a folder, where they are not there yet; returns the files."""
    with portable() as root:
        from tools.native.build import GAMES, write_for_python, write_module  # noqa: PLC0415  # they import Numba
        from tools.native.compiled_text import COMPILER, compiled, stamp  # noqa: PLC0415  # likewise

        made = compiled(root)
        note = out / "wasm-made-from"
        wanted = made.metadata["sources"] + stamp([*COMPILER, *LINKER])
        files = [out / f"{game}.wasm" for game in GAMES] + [out / "pyodide" / "jemaa.so"]
        if not (note.exists() and note.read_text() == wanted and all(file.exists() for file in files)):
            for game in GAMES:
                write_module(made, game, out)
            write_for_python(made, out / "pyodide")
            note.write_text(wanted)
        return files


LINKER = [Path(__file__).parents[1] / "native" / f"{name}.py" for name in ("wasm_linker", "platforms")]


if __name__ == "__main__":
    main()
