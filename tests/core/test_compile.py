"""The cache of compiled rules: quick, and never stale.

Each test runs rules of its own, three files deep, in a copy of the package and in processes of their own.
"""

import ast
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numba
import pytest

from jemaa.core import fingerprint as reading
from jemaa.core import jit
from jemaa.core.fingerprint import PACKAGE

BLAS = """
import sys

import numpy as np

import jemaa

jemaa.game("marrakech", 2).start()
assert "numba.np.arraymath" not in sys.modules  # one of some twenty that only compiling needs; it looks for SciPy's
assert "scipy.linalg" not in sys.modules
import numba

assert (numba.njit(lambda matrix: matrix @ matrix)(2 * np.eye(2)) == 4 * np.eye(2)).all()
assert "scipy.linalg" in sys.modules
"""
LOW = """
from jemaa.core.compile import rule

STEP = 1

@rule
def low(n: int) -> int:
    return n + STEP
"""
MIDDLE = """
import jemaa.core.low as below
from jemaa.core.compile import rule

bottom = below.low

@rule
def middle(n: int) -> int:
    return 10 * bottom(n)
"""
LOOPS = """
from jemaa.core.binding import UNBOUND, GameFunctions, template

game: GameFunctions = UNBOUND

@template
def around(n: int) -> int:
    return game.step(n)
"""
TOP = """
from jemaa.core import loops_above
from jemaa.core import middle as between
from jemaa.core.binding import UNBOUND, GameFunctions, template
from jemaa.core.compile import rule

inner = between.middle

@rule
def top(n: int) -> int:
    return 10 * inner(n)

game: GameFunctions = UNBOUND

@template
def unbound_loop(n: int) -> int:
    return 10 * game.step(n)

loop = GameFunctions("low", step=inner).bind(unbound_loop)
within = GameFunctions("middle", step=loop).bind(loops_above.around)
around = GameFunctions("top", step=within).bind(loops_above.around)
"""
RUN = """
import sys
import jemaa.core.top as t
print(t.top(1), t.loop(1))
assert t.around(1) == t.loop(1), "the loop around a loop is stale"
if hasattr(t.top, "stats"):
    hits = [len(f.stats.cache_hits) for f in (t.top, t.loop, t.around)]
    print("from the cache" if hits == [1, 1, 1] else "compiled", file=sys.stderr)
"""


class Rules:
    """A copy of the package with four rule files, and a cache, which may be that of others."""

    def __init__(self, folder: Path, cache: Path | None = None) -> None:
        self.folder, self.cache = folder, cache or folder / "cache"
        self.core = folder / "jemaa" / "core"
        shutil.copytree(PACKAGE / "core", self.core, ignore=shutil.ignore_patterns("__pycache__"))
        (folder / "jemaa" / "__init__.py").touch()
        for name, text in (("low", LOW), ("middle", MIDDLE), ("loops_above", LOOPS), ("top", TOP)):
            (self.core / f"{name}.py").write_text(text)

    def run(self, **settings: str) -> tuple[str, str]:
        """What the rules answer, and where their machine code came from."""
        known = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
        known["PYTHONDONTWRITEBYTECODE"] = "1"  # Python's own cache goes by time and size, which edits here leave alone
        settings = {"JEMAA_CACHE": str(self.cache), "PYTHONPATH": str(self.folder), **settings}
        done = subprocess.run([sys.executable, "-c", RUN], env={**known, **settings}, cwd=self.folder, check=True,
                              capture_output=True, text=True)
        return done.stdout.strip(), done.stderr.strip()

    def edit(self, name: str, old: str, new: str) -> None:
        """Replace a text by one of the same length, and keep the file's time: only the contents tell."""
        file = self.core / f"{name}.py"
        before = file.stat()
        assert old in file.read_text()
        assert len(old) == len(new)
        file.write_text(file.read_text().replace(old, new))
        os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))


@pytest.fixture
def rules(tmp_path: Path) -> Rules:
    return Rules(tmp_path)


def test_a_second_start_compiles_nothing(rules: Rules) -> None:
    assert rules.run() == ("200 200", "compiled")
    assert rules.run() == ("200 200", "from the cache")


def test_the_same_sources_elsewhere_are_not_compiled_again(rules: Rules, tmp_path: Path) -> None:
    rules.run()
    others = Rules(tmp_path / "elsewhere", rules.cache)
    assert others.run() == ("200 200", "from the cache")
    others.edit("low", "STEP = 1", "STEP = 4")
    assert others.run() == ("500 500", "compiled")
    assert rules.run() == ("200 200", "from the cache")


def test_versions_of_numba_have_folders_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    files = (PACKAGE / "core" / "bits.py",)
    folder = jit._folder(files)
    monkeypatch.setattr(numba, "__version__", "1000.0")
    assert jit._folder.__wrapped__(files) != folder


@pytest.mark.parametrize(("name", "old", "new", "answer"), [
    ("low", "STEP = 1", "STEP = 4", "500 500"),
    ("middle", "10 * bottom", "20 * bottom", "400 400"),
    ("top", "10 * inner", "30 * inner", "600 200"),
    ("top", "10 * game.step", "30 * game.step", "200 600"),
])
def test_an_edit_anywhere_below_leaves_no_stale_twin(
    rules: Rules, name: str, old: str, new: str, answer: str
) -> None:
    rules.run()
    rules.edit(name, old, new)
    assert rules.run() == (answer, "compiled")
    rules.edit(name, new, old)
    assert rules.run() == ("200 200", "from the cache")


def test_the_cache_lies_where_jemaa_cache_says(rules: Rules, tmp_path: Path) -> None:
    elsewhere = tmp_path / "else where"
    rules.run(JEMAA_CACHE=str(elsewhere))
    assert list(elsewhere.rglob("*.nbc"))
    assert not rules.cache.exists()


def test_without_jemaa_cache_it_is_the_user_s(rules: Rules, tmp_path: Path) -> None:
    rules.run(JEMAA_CACHE="", XDG_CACHE_HOME=str(tmp_path / "xdg"))
    assert list((tmp_path / "xdg" / "jemaa").rglob("*.nbc"))


def test_where_nothing_can_be_written_rules_still_run(rules: Rules) -> None:
    rules.cache.write_text("a file where the folder would be")
    assert rules.run() == ("200 200", "compiled")
    assert rules.run() == ("200 200", "compiled")


def test_interpreted_they_answer_the_same_and_cache_nothing(rules: Rules) -> None:
    assert rules.run(NUMBA_DISABLE_JIT="1") == ("200 200", "")
    assert not rules.cache.exists()


def test_what_nobody_used_for_a_month_is_dropped(rules: Rules) -> None:
    rules.run()
    long_ago = rules.cache / "0123456789abcdef"
    long_ago.mkdir()
    os.utime(long_ago, (0, 0))
    rules.run()
    assert long_ago.exists()
    rules.edit("low", "STEP = 1", "STEP = 4")
    rules.run()
    assert not long_ago.exists()


def test_an_edit_in_a_file_that_is_not_imported_changes_nothing(rules: Rules) -> None:
    rules.run()
    rules.edit("bits", "The number of", "The NUMBER of")
    assert rules.run() == ("200 200", "from the cache")


def test_threads_that_decorate_at_once_keep_their_folders(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: dict[str, list[str]] = {}

    def slow_njit(**_: object) -> Callable[[str], None]:
        def decorate(file: str) -> None:
            seen[file] = [numba.config.CACHE_DIR]
            time.sleep(0.05)
            seen[file].append(numba.config.CACHE_DIR)
        return decorate

    monkeypatch.setattr(numba, "njit", slow_njit)
    before, files = numba.config.CACHE_DIR, ["bits.py", "row.py", "chance.py"]
    with ThreadPoolExecutor(len(files)) as pool:
        list(pool.map(lambda file: jit.compiled(file, [PACKAGE / "core" / file], inline=False), files))
    assert seen == {file: [str(jit._folder((PACKAGE / "core" / file,)))] * 2 for file in files}
    assert before == numba.config.CACHE_DIR


def parsed(file: Path) -> Iterator[str]:
    """What a file imports, as Python reads it."""
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (node.module, *(f"{node.module}.{alias.name}" for alias in node.names))


def test_imports_are_read_off_the_text_as_python_reads_them() -> None:
    for file in PACKAGE.rglob("*.py"):
        wanted = {found for name in parsed(file) if (found := reading._module_file(name))}
        assert set(reading._imports(file)) == wanted


WRITTEN = """
import jemaa.core.bits as bits, jemaa.core.row  # jemaa.core.game
if True:
    from jemaa.core import (  # (not all)
        chance,
        choice as chosen,
    )
from jemaa.marrakech import rules
"""


def test_imports_are_found_however_they_are_written(tmp_path: Path) -> None:
    file = tmp_path / "written.py"
    file.write_text(WRITTEN)
    found = set(reading._imported_names(file))
    assert {"jemaa.core.bits", "jemaa.core.row", "jemaa.core", "jemaa.core.chance", "jemaa.core.choice",
            "jemaa.marrakech.rules"} <= found
    assert "jemaa.core.game" not in found


def test_what_is_cached_runs_without_what_compiling_needs_and_whoever_compiles_gets_it() -> None:
    subprocess.run([sys.executable, "-c", "import jemaa; jemaa.game('marrakech', 2).start()"], check=True)
    subprocess.run([sys.executable, "-c", BLAS], check=True)
