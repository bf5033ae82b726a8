"""Build a wheel for each platform that has a library of compiled rules, and one for all others, which has none.

All are built on one machine, into dist. The libraries for Linux are held against the oldest system that their wheels'
tags name. This machine's wheel is also installed and used, in an environment that has neither Numba nor NumPy.
"""

import argparse
import os
import re
import sys
import tempfile
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from tools.native.platforms import PLATFORMS, Platform, this_machine
from tools.native.shipping import FOLDER_VARIABLE, PLATFORM_VARIABLE
from tools.wheel_check.environment import Failed, finished

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
    with tempfile.TemporaryDirectory(prefix="jemaa-wheels-") as folder:
        try:
            build_all(Path(folder))
        except Failed as failure:
            sys.exit(f"FAILED: {failure}")


def build_all(place: Path) -> None:
    """Build all wheels into dist, with `place` for what is between, and use this machine's."""
    build_libraries(ROOT, place / "libraries")
    made = [*with_library(ROOT, place / "libraries", place / "wheels"), built(ROOT, place / "wheels", {})]
    check_platforms(made)
    DIST.mkdir(exist_ok=True)
    for wheel in made:
        target = wheel.replace(DIST / wheel.name)
        print(f"{target}: {target.stat().st_size / 1e6:.1f} MB", flush=True)
    if ours := for_this_machine(DIST):
        print(use(place / "environment", ours), end="", flush=True)


def build_libraries(sources: Path, folder: Path) -> None:
    """Build the libraries of all platforms from the sources of a checkout, into a folder for each in `folder`."""
    run(sys.executable, "-m", "tools.native", "all", "--out", str(folder), cwd=sources, settings=of(sources))


def of(sources: Path) -> dict[str, str]:
    """The environment variables with which Python runs the modules of a checkout, and not those of another one."""
    return {"PYTHONPATH": f"{sources / 'src'}{os.pathsep}{sources}"}


def with_library(sources: Path, libraries: Path, target: Path, python: str = sys.executable) -> list[Path]:
    """Build and check a wheel for each platform, with its library, by the hatchling of `python`."""
    made = []
    for name, platform in PLATFORMS.items():
        folder = libraries / name
        made.append(built(sources, target, {PLATFORM_VARIABLE: name, FOLDER_VARIABLE: str(folder)}, python))
        check(made[-1], platform, folder)
    return made


def built(sources: Path, target: Path, settings: Mapping[str, str], python: str = sys.executable) -> Path:
    """Build one wheel into a folder that may have others; `settings` choose the platform (`shipping`)."""
    alone = target / "alone"
    run(python, "-m", "hatchling", "build", "-t", "wheel", "-d", str(alone), cwd=sources, settings=settings)
    (wheel,) = alone.glob("*.whl")
    moved = wheel.replace(target / wheel.name)
    alone.rmdir()
    return moved


def for_this_machine(folder: Path) -> Path | None:
    """The wheel in a folder that has this machine's library; None if there is none."""
    here = this_machine()
    return next(folder.glob(f"*-{PLATFORMS[here].tag}.whl"), None) if here else None


def check_platforms(wheels: Sequence[Path]) -> None:
    """Raise `Failed` unless there is a wheel with a library for each platform, and one without for all others."""
    libraries = {wheel.stem.split("-none-")[-1]: names(wheel, "jemaa/native/") for wheel in wheels}
    wanted = {each.tag: [f"jemaa/native/jemaa{each.ending}"] for each in PLATFORMS.values()}
    if len(wheels) != len(libraries) or libraries != {**wanted, "any": []}:
        raise Failed(f"the wheels have these libraries: {libraries}")


def check(wheel: Path, platform: Platform, folder: Path) -> None:
    """Raise `Failed` unless a wheel has its tag and its library; one for Linux, unless old systems run it, too."""
    if not wheel.name.endswith(f"-py3-none-{platform.tag}.whl"):
        raise Failed(f"{wheel.name} is not for {platform.tag}")
    (library,) = names(wheel, "jemaa/native/")
    with zipfile.ZipFile(wheel) as archive:
        content = archive.read(library)
    if content != (folder / Path(library).name).read_bytes():
        raise Failed(f"{library} in {wheel.name} is not what was built")
    if platform.ending == ".dylib" and SIGNATURE not in content:
        raise Failed(f"{library} in {wheel.name} has no signature")
    if platform.tag.startswith("manylinux"):
        check_age(wheel, platform)


def check_age(wheel: Path, platform: Platform) -> None:
    """Raise `Failed` unless auditwheel says that a wheel for Linux runs on the oldest system of its tag."""
    shown = run(sys.executable, "-m", "auditwheel", "show", str(wheel))
    told = CONSISTENT.search(" ".join(shown.split()))
    if not told:
        raise Failed(f"auditwheel says of {wheel.name}: {shown}")
    if (int(told[1]), int(told[2])) > OLDEST:
        raise Failed(f"{wheel.name} needs a newer C library: {shown}")
    if not platform.tag.endswith(told[3]):
        raise Failed(f"{wheel.name} is for another processor: {shown}")


def use(folder: Path, wheel: Path) -> str:
    """Install a wheel where there is nothing else, and let it play; what it says of its rules.

    Raises `Failed` unless its library runs them.
    """
    run(sys.executable, "-m", "venv", str(folder))
    python = str(folder / "bin" / "python")
    run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(wheel))
    without = {"JEMAA_ENGINE": "", "NUMBA_DISABLE_JIT": "", "PYTHONPATH": "", "JEMAA_CACHE": str(folder / "cache")}
    told = run(python, "-m", "jemaa", "doctor", cwd=folder, settings=without)
    if "(native)" not in told or "numba    not installed" not in told:
        raise Failed(f"the rules should run by the library alone:\n{told}")
    for name in ("marrakech", "morocco"):
        game = ("simulate", name, "--bots", "level5,level1", "--games", "1")
        run(python, "-m", "jemaa", *game, cwd=folder, settings=without)
    return told


def names(wheel: Path, folder: str) -> list[str]:
    """The files of a wheel below a folder."""
    with zipfile.ZipFile(wheel) as archive:
        return [name for name in archive.namelist() if name.startswith(folder)]


def run(*words: str, cwd: Path = ROOT, settings: Mapping[str, str] = MappingProxyType({})) -> str:
    """What a command prints; raises `Failed` where it fails."""
    return finished(words, {**os.environ, **settings}, cwd, 0)


if __name__ == "__main__":
    main()
