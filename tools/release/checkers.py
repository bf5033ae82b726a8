"""The environment of the tools that check a release: the group `release` of pyproject.toml, and nothing else."""

import sys
import tomllib
from pathlib import Path

from packaging.dependency_groups import resolve_dependency_groups

from tools.wheel_check.environment import ROOT, own

VENV = ROOT / ".release"
DONE = VENV / "installed"
"""The requirements that are installed, written last."""


def prepare() -> None:
    """Make the environment, unless it holds what is wanted."""
    wanted = requirements()
    if DONE.exists() and DONE.read_text().splitlines() == wanted:
        return
    print("Setting up the tools that check a release (once; a minute) ...", flush=True)
    own(sys.executable, "-m", "venv", "--clear", str(VENV))
    own(program("python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *wanted)
    DONE.write_text("".join(f"{each}\n" for each in wanted))


def requirements(group: str = "release") -> list[str]:
    """What pyproject.toml wants for a group."""
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text())["dependency-groups"]
    return list(resolve_dependency_groups(groups, group))


def program(name: str) -> str:
    """The path of a program of the environment."""
    return str(VENV / "bin" / name)


def has(name: str) -> bool:
    """Whether the environment has a program on this machine."""
    return Path(program(name)).exists()
