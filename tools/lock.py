"""Write requirements.lock: the newest versions that pyproject.toml allows, exactly, without the registry's address."""

import json
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable
from pathlib import Path

from packaging.dependency_groups import resolve_dependency_groups

ROOT = Path(__file__).resolve().parent.parent
ELSEWHERE = {"gpu"}
"""Extras that are not for every machine: they bring the libraries of a CUDA version."""
PLAYERS = ["jit", "server"]
"""Extras of whoever plays from a checkout: rules compiled here, as there is no library, and tables in the browser."""
HEAD = "# The exact versions that the tests run with. Written by `make lock`; don't edit.\n"
PLAY = "# play: what `make play` installs\n"
TEST = "# test: what all else needs on top\n"


def main() -> None:
    everything = resolved(*wanted(), [])
    write(everything, resolved(PLAYERS, player_tools(), everything))


def write(everything: list[str], players: list[str]) -> None:
    """Write the lock: a section for players, and one for what only contributors need."""
    def section(lines: Iterable[str]) -> str:
        return "".join(f"{line}\n" for line in sorted(lines, key=str.lower))

    text = HEAD + PLAY + section(players) + TEST + section(set(everything) - set(players))
    (ROOT / "requirements.lock").write_text(text)


def resolved(extras: list[str], tools: Iterable[str], exactly: list[str]) -> list[str]:
    """What pip would install into an empty environment, `jemaa` itself left out, in the versions of `exactly`."""
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as constraints:
        constraints.write("\n".join(exactly))
        constraints.flush()
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--dry-run",
                   "--ignore-installed", "--constraint", constraints.name, "--report", "-",
                   f"{ROOT}[{','.join(extras)}]", *tools]
        report = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
    packages = [package["metadata"] for package in report["install"]]
    return [f"{package['name']}=={package['version']}" for package in packages if package["name"] != "jemaa"]


def wanted() -> tuple[list[str], tuple[str, ...]]:
    """The extras, and the requirements of the group `dev`, that a checkout's .venv holds."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    extras = sorted(set(project["project"]["optional-dependencies"]) - ELSEWHERE)
    return extras, resolve_dependency_groups(project["dependency-groups"], "dev")


def player_tools() -> list[str]:
    """What installs the working tree itself."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    return [line for line in project["dependency-groups"]["dev"] if str(line).startswith("hatchling")]


if __name__ == "__main__":
    main()
