"""Write requirements.lock: the newest versions that pyproject.toml allows, exactly, without the registry's address."""

import json
import subprocess
import sys
import tomllib
from pathlib import Path

from packaging.dependency_groups import resolve_dependency_groups

ROOT = Path(__file__).resolve().parent.parent
ELSEWHERE = {"gpu"}
"""Extras that are not for every machine: they bring the libraries of a CUDA version."""
HEAD = "# The exact versions that the tests run with. Written by `make lock`; don't edit.\n"


def main() -> None:
    lines = sorted(resolved(), key=str.lower)
    (ROOT / "requirements.lock").write_text(HEAD + "".join(line + "\n" for line in lines))


def resolved() -> list[str]:
    """What pip would install into an empty environment, `jemaa` itself left out."""
    extras, tools = wanted()
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
               "--dry-run", "--ignore-installed", "--report", "-", f"{ROOT}[{','.join(extras)}]", *tools]
    report = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
    packages = [package["metadata"] for package in report["install"]]
    return [f"{package['name']}=={package['version']}" for package in packages if package["name"] != "jemaa"]


def wanted() -> tuple[list[str], tuple[str, ...]]:
    """The extras, and the requirements of the group `dev`, that a checkout's .venv holds."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    extras = sorted(set(project["project"]["optional-dependencies"]) - ELSEWHERE)
    return extras, resolve_dependency_groups(project["dependency-groups"], "dev")


if __name__ == "__main__":
    main()
