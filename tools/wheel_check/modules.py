"""Import every module of some packages: `python -I modules.py jemaa.core jemaa.cli`.

Runs in an environment where the wheel is installed; names the modules whose libraries are missing there.
"""

import importlib
import pkgutil
import sys
import traceback
from pathlib import Path


def main(*packages: str) -> int:
    names = [name for package in packages for name in modules(package)]
    failed = [name for name in names if not imports(name)]
    print(f"{len(names)} modules, {len(failed)} that cannot be imported:", *failed)
    return len(failed) > 0 or not names


def modules(package: str) -> list[str]:
    """The package and all modules in it, installed in this environment."""
    found = importlib.import_module(package)
    folders = list(found.__path__)
    if not all(Path(folder).is_relative_to(sys.prefix) for folder in folders):
        raise SystemExit(f"{package} is imported from {folders}, which is not in the environment {sys.prefix}")
    return [package, *(each.name for each in pkgutil.walk_packages(folders, f"{package}."))]


def imports(name: str) -> bool:
    """Whether a module can be imported; the traceback is printed where not."""
    try:
        importlib.import_module(name)
    except ImportError:
        traceback.print_exc()
        return False
    return True


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
