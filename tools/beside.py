"""Can `jemaa[envs]` be installed beside each library for learning, and which versions does it move? `make beside`.

Nothing is installed: uv resolves the requirements, once for each library alone and once with ours. A library whose own
requirements contradict ours is named with uv's reason; so is every package that has another version beside us.
"""

import argparse
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UV = "uv==0.13.9"
LIBRARIES = ("torch", "jax", "tensorflow", "stable-baselines3", "sb3-contrib", "tianshou", "torchrl", "ray[rllib]",
             "jumanji", "pgx", "skrl", "agilerl")
PATIENCE_S = 300


class NoSolution(Exception):
    """The requirements contradict each other; the text is uv's reason."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="make beside ARGS=...", description=__doc__)
    parser.add_argument("libraries", nargs="*", default=LIBRARIES, metavar="LIBRARY", help="Check only these.")
    parser.add_argument("--python", default="3.11", help="The version of Python to resolve for.")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="jemaa-beside-") as folder:
        uv = install_uv(Path(folder))
        answers = [answer(library, uv, given.python) for library in given.libraries]
    sys.exit(not all(answers))


def install_uv(folder: Path) -> Path:
    """uv, installed into a folder of its own."""
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--target",
                    str(folder), UV], check=True)
    return folder / "bin" / "uv"


def answer(library: str, uv: Path, python: str) -> bool:
    """Whether the library can be had beside us, in the versions that it has without us; prints the reason if not."""
    try:
        alone = resolved([library], uv, python)
    except NoSolution as reason:
        print(f"{library}: cannot be had at all\n{reason}", flush=True)
        return True  # that is not for us to mend
    try:
        together = resolved([library, *ours()], uv, python)
    except NoSolution as reason:
        print(f"FAILED: {library}: contradicts us\n{reason}", flush=True)
        return False
    moved = changes(alone, together)
    print(f"{'FAILED: ' if moved else ''}{library} {alone[plain(library)]}: {'; '.join(moved) or 'nothing moves'}",
          flush=True)
    return not moved


def ours() -> list[str]:
    """The requirements of `jemaa[envs]`, with those of the extras that it names."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    wanted = [line for line in extras["envs"] if not line.startswith("jemaa[")]
    assert len(wanted) == len(extras["envs"]) - 1  # jemaa[jit]
    return [*project["dependencies"], *extras["jit"], *wanted]


def resolved(requirements: list[str], uv: Path, python: str) -> dict[str, str]:
    """Name -> version of everything that would be installed; raises `NoSolution`."""
    done = subprocess.run([uv, "pip", "compile", "--quiet", "--no-header", "--no-annotate", "--python-version", python,
                           "-"], input="\n".join(requirements), text=True, capture_output=True, timeout=PATIENCE_S,
                          check=False)
    if done.returncode:
        raise NoSolution(done.stderr.strip())
    pinned = (line.partition(" ")[0].partition("==") for line in done.stdout.splitlines() if "==" in line)
    return {plain(name): version for name, _, version in pinned}


def changes(alone: Mapping[str, str], together: Mapping[str, str]) -> list[str]:
    """The packages of the first resolution that have another version in the second, or are missing there."""
    return [f"{name} {version} becomes {together.get(name, 'nothing')}" for name, version in alone.items()
            if together.get(name) != version]


def plain(requirement: str) -> str:
    """A package's name without extras, as it is compared."""
    return requirement.partition("[")[0].strip().lower().replace("_", "-").replace(".", "-")


if __name__ == "__main__":
    main()
