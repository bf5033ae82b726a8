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
ELSEWHERE = {"gpu", "offline"}
"""Extras that no checkout installs: the libraries of a CUDA version, and files that a checkout builds by itself."""
PLAYERS = ["jit", "server"]
"""Extras of whoever plays from a checkout: rules compiled here, as there is no library, and tables in the browser."""
HEAD = "# The exact versions that the tests run with. Written by `make lock`; don't edit.\n"
SECTIONS = {
    "play": "what `make play` installs",
    "test": "what the tests and most of the Makefile need on top",
    "wheels": "what `make wheels` and `make release-check` need on top",
}
"""Section of the lock -> its heading. Each needs all those before it (`tools/install.py`)."""


def main() -> None:
    extras, tools = wanted()
    everything = resolved(extras, (*tools, *group("wheels")), [])
    write([resolved(PLAYERS, player_tools(), everything), resolved(extras, tools, everything), everything])


def write(installed: list[list[str]]) -> None:
    """Write the lock; `installed` is what is there after each section, and each section holds what it adds."""
    text, before = HEAD, set[str]()
    for (name, heading), lines in zip(SECTIONS.items(), installed, strict=True):
        added = sorted(set(lines) - before, key=str.lower)
        text += f"# {name}: {heading}\n" + "".join(f"{line}\n" for line in added)
        before |= set(lines)
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
    return sorted(set(project["project"]["optional-dependencies"]) - ELSEWHERE), group("dev")


def group(name: str) -> tuple[str, ...]:
    """The requirements of a dependency group."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    return tuple(resolve_dependency_groups(project["dependency-groups"], name))


def player_tools() -> list[str]:
    """What installs the working tree itself."""
    return [line for line in group("dev") if line.startswith("hatchling")]


if __name__ == "__main__":
    main()
