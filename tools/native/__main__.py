"""Build the libraries of compiled rules, for this machine or for other platforms.

`make native` builds this machine's into src/jemaa/native, where `JEMAA_ENGINE=native` finds it.
"""

import argparse
from pathlib import Path

from jemaa.core.native import FOLDER
from tools.native.linker import missing
from tools.native.platforms import PLATFORMS, this_machine
from tools.native.settings import portable


def main() -> None:
    parser = argparse.ArgumentParser(prog="make native ARGS=...", description=__doc__)
    parser.add_argument("platforms", nargs="*", metavar="PLATFORM", help=f"{', '.join(PLATFORMS)}, or all.")
    parser.add_argument("--out", type=Path, help="The folder for them, one in it for each platform.")
    options = parser.parse_args()
    names = list(PLATFORMS) if options.platforms == ["all"] else options.platforms or [this_machine()]
    if not set(names) <= set(PLATFORMS):
        parser.error(f"there is no library for {', '.join(map(str, names))}; there is one for {', '.join(PLATFORMS)}")
    if not options.out and names != [this_machine()]:
        parser.error("give --out FOLDER for libraries of other platforms")
    if problem := next(filter(None, map(missing, names)), ""):
        parser.error(problem)
    for name, file in build(list(map(str, names)), options.out).items():
        print(f"{file}: {file.stat().st_size} bytes, for {name}", flush=True)


def build(names: list[str], out: Path | None) -> dict[str, Path]:
    """Build libraries for platforms; each one's file by the platform's name."""
    with portable() as root:
        from tools.native.build import write  # noqa: PLC0415  # they import Numba
        from tools.native.compiled_text import compiled  # noqa: PLC0415  # likewise

        made = compiled(root)
        return {name: write(made, name, out / name if out else FOLDER) for name in names}


if __name__ == "__main__":
    main()
