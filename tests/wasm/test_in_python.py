"""The library for Python in WebAssembly: there, too, everything is played, counted and searched as by Numba."""

import zipfile
from pathlib import Path

import pytest

from tests.conformance.native_agreement import report
from tests.wasm.modules import HERE, ROOT, modules, node
from tools.offline.__main__ import RUNTIME, WHEEL

SIZES = (10, 2, 5_000)
"""Games of each kind of table, positions of each game, and the largest golden count."""
PROGRAM = f"""
import os, sys
sys.dont_write_bytecode = True
os.environ |= {{"JEMAA_ENGINE": "native", "JEMAA_LIBRARY": "/library/jemaa.so"}}
from jemaa.core.engine import ENGINE
from tests.conformance.native_agreement import report
assert ENGINE == "native"
print(*report{SIZES}, sep="\\n")
"""


def test_python_in_node_plays_counts_and_searches_as_numba_does(tmp_path: Path) -> None:
    if not WHEEL.exists():
        pytest.skip("Python for browsers is not installed: run make offline.")
    with zipfile.ZipFile(WHEEL) as wheel:
        wheel.extractall(tmp_path)
    folders = [str(folder) for folder in (modules() / "pyodide", ROOT / "src", ROOT, tmp_path)]
    done = node(str(HERE / "in_python.mjs"), str(RUNTIME), PROGRAM, *folders)
    assert done.splitlines() == list(report(*SIZES))
