"""Builds of wheels and sdist from what git tracks, and whether two of them are the same bytes."""

import hashlib
import os
import shutil
import sys
import tarfile
from pathlib import Path

from tools.native import wheels
from tools.release.checkers import VENV, program
from tools.wheel_check.environment import ROOT, Failed, finished, own


def copy(folder: Path, mode: int) -> Path:
    """A copy of all files that git tracks, as they are now, whose files and folders have no more rights than `mode`."""
    for name in filter(None, own("git", "ls-files", "-z").split("\0")):
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, target)
        target.chmod(0o755 & mode if os.access(ROOT / name, os.X_OK) else 0o644 & mode)
    return folder


def build(sources: Path, target: Path) -> list[Path]:
    """All that users may get: the sdist of some sources, and the wheels that are built from this sdist."""
    settings = {**os.environ, "PATH": f"{VENV / 'bin'}{os.pathsep}{os.environ.get('PATH', os.defpath)}"}
    settings.pop("PYTHONPATH", None)
    finished((program("python"), "-m", "build", "--no-isolation", "--outdir", str(target), str(sources)),
             settings, sources, 0)
    (sdist,) = target.glob("*.tar.gz")
    inside = unpacked(sdist, target.with_name(f"{target.name} sources"))
    libraries = target.with_name(f"{target.name} libraries")
    wheels.build_libraries(inside, libraries)
    wheels.with_library(inside, libraries, target, program("python"))
    wheels.run(sys.executable, "-m", "tools.offline.wheel", "--out", str(target), cwd=inside,
               settings=wheels.of(inside))
    return sorted(file for file in target.iterdir() if file.is_file())


def compare(builds: list[Path], others: list[Path]) -> None:
    """Raises `Failed` where the files of two builds differ."""
    one, other = ({file.name: digest(file) for file in files} for files in (builds, others))
    differing = [name for name in sorted(one.keys() | other.keys()) if one.get(name) != other.get(name)]
    if differing:
        raise Failed(f"two builds of the same sources differ: {', '.join(differing)}")


def digest(file: Path) -> str:
    """A file's SHA-256."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def unpacked(sdist: Path, folder: Path) -> Path:
    """The folder of sources that an sdist unpacks to."""
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    (sources,) = folder.iterdir()
    return sources
