"""`jemaa`, also as `python -m jemaa`: where the process is ours alone."""

import sys
from types import ModuleType
from typing import cast

from jemaa.cli.main import main


def start() -> None:
    """Run the command.

    Numba would load SciPy's BLAS where SciPy is installed, which takes a fifth of a second; no rule uses any.
    """
    sys.modules["scipy.linalg.cython_blas"] = cast("ModuleType", None)
    main()


if __name__ == "__main__":
    start()
