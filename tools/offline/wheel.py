"""Build the wheel of jemaa-offline: `make offline-wheel` leaves it in dist.

It is held against the list of its files: all of them have to be in it, with the licences of what others wrote.
"""

import argparse
import gzip
import json
import os
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

from tools.offline.__main__ import FILES, RUNTIME, build
from tools.offline.inside import BILL, NOTICES, PARTS, PROJECT
from tools.wheel_check.environment import Failed, finished

ROOT = Path(__file__).resolve().parents[2]
INSIDE = "jemaa_offline/files"
LARGEST = 9_000_000
"""Bytes of all files: what a browser loads before its first game."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="make offline-wheel", description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="The folder for it.")
    try:
        wheel = built(parser.parse_args().out)
    except Failed as failure:
        sys.exit(f"FAILED: {failure}")
    print(f"{wheel}: {wheel.stat().st_size / 1e6:.1f} MB")


def built(target: Path) -> Path:
    """Build the files, where they are not those of these sources, and the wheel, and check it; raises `Failed`."""
    build(FILES)
    if (python := json.loads((RUNTIME / "pyodide-lock.json").read_text())["info"]["python"]) not in NOTICES.read_text():
        raise Failed(f"Pyodide is CPython {python} now: change tools/offline/inside.py and run it")
    alone = target / "alone"
    command = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(alone))
    finished(command, dict(os.environ), PROJECT, 0)
    (wheel,) = alone.glob("*.whl")
    wheel = wheel.replace(target / wheel.name)
    alone.rmdir()
    if wrong := list(faults(wheel)):
        raise Failed(f"{wheel.name}: {'; '.join(wrong)}")
    return wheel


def faults(wheel: Path) -> Iterator[str]:
    """What is wrong with a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        sizes = {each.filename: each.file_size for each in archive.infolist()}
        about = "-".join(wheel.name.split("-")[:2]) + ".dist-info"
        if f"{INSIDE}/manifest.json.gz" not in sizes:
            yield "it has no list of files: run make offline"
            return
        listed = json.loads(gzip.decompress(archive.read(f"{INSIDE}/manifest.json.gz")))
        folder = listed["folder"].removeprefix("/offline/").strip("/")
        wanted = {f"{INSIDE}/{folder}/{each['name']}.gz" for each in listed["files"]}
        found = {name for name in sizes if name.startswith(f"{INSIDE}/")} - {f"{INSIDE}/manifest.json.gz"}
        yield from (f"{name} is missing" for name in sorted(wanted - found))
        yield from (f"{name} is not in the list of files" for name in sorted(found - wanted))
        if (size := sum(sizes[name] for name in found)) > LARGEST:
            yield f"its files have {size} bytes, and may have {LARGEST}"
        needed = [f"{about}/licenses/LICENSE", f"{about}/licenses/{NOTICES.name}", f"{about}/sboms/{BILL.name}"]
        yield from (f"{name} is missing" for name in needed if name not in sizes)
        if needed[1] in sizes:
            notices = archive.read(needed[1]).decode()
            yield from (f"{each.title} has no licence there" for each in PARTS if f"## {each.title}\n" not in notices)


if __name__ == "__main__":
    main()
