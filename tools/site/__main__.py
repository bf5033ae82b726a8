"""Build the site: one folder of static files, for any static host and from any path.

It has the page that plays without a server, the rules in every language, the guides, the interface for Python, the
ladder and the benchmarks. Nothing in it is loaded from elsewhere, and no link leads to a file that is not there; the
exit code is 1 where that is not so.
"""

import argparse
import gzip
import sys
import time
from pathlib import Path

from tools.node import borrowed
from tools.offline.__main__ import FILES
from tools.offline.__main__ import build as build_offline
from tools.page import build as build_page
from tools.site.checks import faults
from tools.site.documents import ROOT, render


def main() -> None:
    parser = argparse.ArgumentParser(prog="make site ARGS=...", description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "dist" / "site", help="The folder for it.")
    out: Path = parser.parse_args().out.resolve()
    begun = time.monotonic()
    with borrowed():
        build_page(out)
    put_offline(out / "offline")
    render(out / "docs")
    wrong = list(faults(out))
    print(*wrong, sep="\n", end="\n" * bool(wrong))
    files = [file for file in out.rglob("*") if file.is_file()]
    size = sum(file.stat().st_size for file in files) / 1e6
    print(f"{out}: {len(files)} files, {size:.0f} MB; {time.monotonic() - begun:.0f} s")
    sys.exit(1 if wrong else 0)


def put_offline(folder: Path) -> None:
    """The files with which the page plays; a static host compresses them by itself, or sends them as they are."""
    build_offline(FILES)
    for file in FILES.rglob("*.gz"):
        target = folder / file.relative_to(FILES).with_suffix("")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(gzip.decompress(file.read_bytes()))


if __name__ == "__main__":
    main()
