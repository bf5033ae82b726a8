"""Import some modules, and every module of packages: `python -I modules.py jemaa.core jemaa.cli -jit`.

Runs in an environment where the wheel is installed; names the modules whose libraries are missing there. Those of the
extras that are named with a hyphen may be.
"""

import importlib
import pkgutil
import sys
import traceback
from collections.abc import Container
from pathlib import Path


def main(*words: str) -> int:
    names = [name for word in words if not word.startswith("-") for name in modules(word)]
    lacking = {word[1:] for word in words if word.startswith("-")}
    failed = [name for name in names if not imports(name, lacking)]
    print(f"{len(names)} modules, {len(failed)} that cannot be imported:", *failed)
    return len(failed) > 0 or not names


def modules(package: str) -> list[str]:
    """The package and all modules in it, or a single module, installed in this environment."""
    found = importlib.import_module(package)
    folders = list(getattr(found, "__path__", [])) or [str(found.__file__)]
    if not all(Path(folder).is_relative_to(sys.prefix) for folder in folders):
        raise SystemExit(f"{package} is imported from {folders}, which is not in the environment {sys.prefix}")
    if not hasattr(found, "__path__"):
        return [package]
    return [package, *(each.name for each in pkgutil.walk_packages(folders, f"{package}."))]


def imports(name: str, lacking: Container[str] = ()) -> bool:
    """Whether a module can be imported, or needs an extra in `lacking`; the traceback is printed where not."""
    try:
        importlib.import_module(name)
    except ImportError as error:
        if getattr(error, "extra", None) in lacking:
            return True
        traceback.print_exc()
        return False
    return True


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
