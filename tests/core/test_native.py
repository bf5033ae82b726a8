"""A library of compiled rules: it does what Numba does, and it is used only where it fits."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from jemaa.core.errors import BadOption, EngineWarning
from jemaa.core.native import Library, Unusable, find, opened
from jemaa.games import game, game_type
from tests.conformance.native_agreement import report
from tests.native_library import native_environment, needs_library
from tools.native.kept import kept_library
from tools.native.platforms import this_machine

pytestmark = needs_library

WITHOUT = "import sys\nsys.modules['numba'] = sys.modules['numpy'] = None\n"
"""Beginning of a program that has neither."""
SIZES = (20, 3, 20_000)
"""Games of each kind of table, positions of each game, and the largest golden count."""


def run(program: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", program], env=native_environment(**environment), check=False,
                          text=True, capture_output=True)


def test_it_plays_counts_and_searches_as_numba_does_without_numba_and_numpy() -> None:
    program = (f"{WITHOUT}from tests.conformance.native_agreement import report\n"
               f"print(*report{SIZES}, sep='\\n')")
    done = run(program, PYTHONPATH=os.pathsep.join(sys.path))
    assert not done.stderr
    assert done.stdout.splitlines() == list(report(*SIZES))


def test_every_function_that_python_calls_is_in_it() -> None:
    program = f"""{WITHOUT}
from jemaa.bots.compiled_search import compiled_search
from jemaa.bots.reuse import copy_subtree
from jemaa.core.chance import threefry
from jemaa.core.native_call import NativeFunction
from jemaa.games import game_type
from tools.native.names import TEMPLATES
assert isinstance(threefry, NativeFunction)
assert isinstance(copy_subtree, NativeFunction)
for name in ("marrakech", "morocco"):
    for template in TEMPLATES:
        assert isinstance(game_type(name).functions.bind(template), NativeFunction), template
print("all")
"""
    assert run(program, PYTHONPATH=os.pathsep.join(sys.path)).stdout == "all\n"


def changed(tmp_path: Path, old: str, new: str) -> Path:
    """The library with another text in it, of the same length."""
    assert len(old) == len(new)
    content = kept_library().read_bytes()
    assert content.count(old.encode()) == 1
    file = tmp_path / kept_library().name
    file.write_bytes(content.replace(old.encode(), new.encode()))
    return file


def test_one_that_was_made_from_other_sources_is_not_used(tmp_path: Path) -> None:
    file = changed(tmp_path, Library(kept_library()).metadata["sources"], "0" * 64)
    with pytest.raises(Unusable, match="was made from other sources"):
        opened(file)


def test_one_that_plays_other_games_is_not_used(tmp_path: Path) -> None:
    file = changed(tmp_path, Library(kept_library()).metadata["trials"][0]["digest"], "0" * 64)
    with pytest.raises(Unusable, match="plays other games than it should"):
        opened(file)


def test_a_file_that_is_no_library_is_not_used(tmp_path: Path) -> None:
    file = tmp_path / "jemaa.so"
    file.write_bytes(b"no library")
    with pytest.raises(Unusable, match="cannot be loaded"):
        opened(file)


def test_it_is_tried_once_for_each_installed_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JEMAA_CACHE", str(tmp_path / "cache"))
    file = tmp_path / kept_library().name
    shutil.copyfile(kept_library(), file)
    tried: list[Path] = []
    monkeypatch.setattr("jemaa.core.native.try_apart", tried.append)
    opened(file)
    opened(file)
    assert tried == [file]
    os.utime(file, (1, 1))  # as if it were installed anew
    opened(file)
    assert tried == [file, file]


def test_it_is_found_by_its_ending(tmp_path: Path) -> None:
    assert find(tmp_path) is None
    (tmp_path / "jemaa.txt").touch()
    (tmp_path / "jemaa.dll").touch()
    assert find(tmp_path) == tmp_path / "jemaa.dll"


def test_a_game_of_another_package_runs_beside_it_interpreted() -> None:
    program = """
from jemaa.core.engine import ENGINE
from tests.games.race.game import RACE
from jemaa.core.game import Game
state = Game(RACE, 2).start()
while not state.is_over:
    outcomes = state.chance_outcomes
    state = state.apply(outcomes[-1][0] if outcomes else state.legal_actions[-1])
print(ENGINE, type(state._load()).__name__, len(state.scores))
"""
    assert run(program, PYTHONPATH=os.pathsep.join(sys.path)).stdout == "native list 2\n"


def test_what_needs_numba_says_so() -> None:
    program = "import jemaa\njemaa.game('morocco').start()\nimport jemaa.envs"
    assert "jemaa.envs needs Numba" in run(program).stderr


def test_a_missing_one_that_is_asked_for_is_an_error() -> None:
    done = run("import jemaa.core.engine", JEMAA_LIBRARY="nowhere/jemaa.so")
    assert f"{BadOption.__name__}: JEMAA_ENGINE=native is impossible: nowhere/jemaa.so cannot be loaded" in done.stderr


def test_an_installed_package_takes_it_and_says_where_it_does_not(tmp_path: Path) -> None:
    shutil.copytree(Path(game_type.__code__.co_filename).parent, tmp_path / "jemaa", ignore=shutil.ignore_patterns(
        "web_dist", "__pycache__", "server"))
    program = f"{WITHOUT}from jemaa.core.engine import ENGINE\nprint(ENGINE)"
    settings = {"PYTHONPATH": str(tmp_path), "JEMAA_ENGINE": "", "JEMAA_CACHE": str(tmp_path / "cache")}
    assert run(program, **settings).stdout == "native\n"
    edited = tmp_path / "jemaa" / "core" / "loops.py"
    edited.write_text(f"{edited.read_text()}\n")
    other = run(program, **settings)
    assert other.stdout == "interpreted\n"
    assert f"{EngineWarning.__name__}: {kept_library()} was made from other sources" in other.stderr


def test_doctor_says_which_it_is() -> None:
    done = subprocess.run([sys.executable, "-m", "jemaa", "doctor"], env=native_environment(), check=True, text=True,
                          capture_output=True)
    assert "by a library that was compiled ahead of time (native)" in done.stdout
    assert f"{kept_library()}, for {this_machine()}" in done.stdout


def test_the_rows_of_both_games_are_known_by_it() -> None:
    library = Library(kept_library())
    for name in ("marrakech", "morocco"):
        layout = game(name).type.rules.layout
        assert library.knows(layout)
        assert library.metadata["layouts"][f"{layout.__module__}.{layout.__qualname__}"] == layout.size
