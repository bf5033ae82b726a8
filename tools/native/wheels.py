"""Build a wheel for each platform that has a library of compiled rules, and one for all others, which has none.

All are built on one machine, into dist. The libraries for Linux are held against the oldest system that their wheels'
tags name. This machine's wheel is also installed and used, in an environment that has neither Numba nor NumPy.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from tools.native.platforms import PLATFORMS, Platform, this_machine
from tools.native.shipping import FOLDER_VARIABLE, PLATFORM_VARIABLE

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "dist"
OLDEST = (2, 17)
"""The C library of the tags."""
CONSISTENT = re.compile(r'consistent with the following platform tag: "manylinux_(\d+)_(\d+)_(\w+)"')
"""What auditwheel says of a wheel: the oldest C library that it runs with, and the processor."""


SIGNATURE = bytes.fromhex("fade0cc0")
"""Begins the signature in a library for macOS: Apple's processors run no code without one."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="make wheels", description=__doc__)
    parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="jemaa-wheels-") as place:
        libraries = Path(place) / "libraries"
        run(sys.executable, "-m", "tools.native", "all", "--out", str(libraries))
        for name, platform in PLATFORMS.items():
            wheel = built(Path(place) / name, {PLATFORM_VARIABLE: name, FOLDER_VARIABLE: str(libraries / name)})
            check(wheel, platform, libraries / name)
        pure = built(Path(place) / "pure", {})
        assert not names(pure, "jemaa/native/"), f"{pure.name} has a library"
        here = this_machine()
        if here:
            use(Path(place) / "environment", next(DIST.glob(f"*-{PLATFORMS[here].tag}.whl")))


def built(folder: Path, settings: dict[str, str]) -> Path:
    """Build a wheel, and move it to dist."""
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder), settings=settings)
    (wheel,) = folder.glob("*.whl")
    DIST.mkdir(exist_ok=True)
    target = wheel.replace(DIST / wheel.name)
    print(f"{target}: {target.stat().st_size / 1e6:.1f} MB", flush=True)
    return target


def check(wheel: Path, platform: Platform, folder: Path) -> None:
    """Stop unless a wheel has its tag and its library, and a Linux one runs on the oldest system of its tag."""
    assert wheel.name.endswith(f"-py3-none-{platform.tag}.whl"), f"{wheel.name} is not for {platform.tag}"
    (library,) = names(wheel, "jemaa/native/")
    with zipfile.ZipFile(wheel) as archive:
        content = archive.read(library)
    assert content == (folder / Path(library).name).read_bytes(), f"{library} is not what was built"
    assert platform.ending != ".dylib" or SIGNATURE in content, f"{library} has no signature"
    if platform.tag.startswith("manylinux"):
        shown = run(sys.executable, "-m", "auditwheel", "show", str(wheel))
        told = CONSISTENT.search(" ".join(shown.split()))
        assert told, f"auditwheel says of {wheel.name}: {shown}"
        assert (int(told[1]), int(told[2])) <= OLDEST, f"{wheel.name} needs a newer C library: {shown}"
        assert platform.tag.endswith(told[3]), f"{wheel.name} is for another processor: {shown}"
        print(f"auditwheel: {told[1]}.{told[2]} on {told[3]}", flush=True)


def use(folder: Path, wheel: Path) -> None:
    """Install a wheel where there is nothing else, and let it play, hint and say what it runs by."""
    run(sys.executable, "-m", "venv", str(folder))
    python = str(folder / "bin" / "python")
    run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(wheel))
    without = {"JEMAA_ENGINE": "", "NUMBA_DISABLE_JIT": "", "PYTHONPATH": "", "JEMAA_CACHE": str(folder / "cache")}
    told = run(python, "-m", "jemaa", "doctor", cwd=folder, settings=without)
    assert "(native)" in told, told
    assert "numba    not installed" in told, told
    for name in ("marrakech", "morocco"):
        game = ("simulate", name, "--bots", "level5,level1", "--games", "1")
        run(python, "-m", "jemaa", *game, cwd=folder, settings=without)
    print(told, end="", flush=True)


def names(wheel: Path, folder: str) -> list[str]:
    """The files of a wheel below a folder."""
    with zipfile.ZipFile(wheel) as archive:
        return [name for name in archive.namelist() if name.startswith(folder)]


def run(*words: str, cwd: Path = ROOT, settings: Mapping[str, str] = MappingProxyType({})) -> str:
    """What a command prints; stops this program where it fails."""
    done = subprocess.run(words, cwd=cwd, env={**os.environ, **settings}, text=True, check=False,
                          stdout=subprocess.PIPE)
    if done.returncode:
        sys.exit(f"{done.stdout}\n{' '.join(words)} failed with exit code {done.returncode}")
    return done.stdout


if __name__ == "__main__":
    main()
