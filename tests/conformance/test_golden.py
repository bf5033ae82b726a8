"""Golden playthroughs: none is missing, and each is told today, interpreted and compiled, as it is kept."""

import os
import random
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from jemaa.core.chance import Stream
from jemaa.core.engine import INTERPRETED
from jemaa.core.game import Game
from jemaa.core.options import values
from jemaa.games import GAMES, game_type
from tests.golden import FOLDER, all_tables, choices, golden, is_finished, tell
from tests.tables import tables, title

ROOT = Path(__file__).resolve().parents[2]
OTHER_WAY = "0" if INTERPRETED else "1"
"""NUMBA_DISABLE_JIT for the way to run that this process doesn't."""


@pytest.fixture
def no_generator(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever draws at random fails."""
    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("a playthrough has no need of a random generator")

    monkeypatch.setattr(Stream, "__init__", refuse)
    monkeypatch.setattr(random.Random, "random", refuse)
    monkeypatch.setattr(random.Random, "getrandbits", refuse)
    monkeypatch.setattr(np.random, "default_rng", refuse)


@pytest.mark.usefixtures("no_generator")
@pytest.mark.parametrize("table", all_tables(), ids=title)
def test_a_playthrough_is_told_as_it_is_kept(table: Game) -> None:
    # To tell all anew, where that is meant: make golden
    kept = golden(table).read_text()
    assert tell(table, choices(kept)).splitlines() == kept.splitlines()
    assert is_finished(kept)


def test_interpreted_and_compiled_every_state_is_the_same_to_the_byte() -> None:
    """Each line of a playthrough has a digest of the state's bytes and of all that it answers."""
    done = subprocess.run([sys.executable, "-m", "tests.golden", "--check"], cwd=ROOT, capture_output=True, text=True,
                          env={**os.environ, "NUMBA_DISABLE_JIT": OTHER_WAY, "PYTHONPATH": "src"}, check=False)
    assert (done.stdout, done.stderr, done.returncode) == ("", "", 0)


@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_players_and_every_value_of_every_option_has_a_playthrough(name: str) -> None:
    kind, kept = game_type(name), [table for table in tables(name) if golden(table).exists()]
    assert {table.players for table in kept} == set(range(kind.fewest_players, kind.most_players + 1))
    for option in kind.options_type.__struct_fields__:
        played = {getattr(table.options, option) for table in kept}
        assert played >= set(values(kind.options_type, option)), option
        assert len(played) >= 2, option


def test_no_playthrough_is_kept_in_vain() -> None:
    assert {file.name for file in FOLDER.iterdir()} == {golden(table).name for table in all_tables()}


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_event_is_told_in_some_playthrough(name: str) -> None:
    source = (ROOT / "src" / "jemaa" / name / "events.py").read_text()
    kinds = {*re.findall(r"^class (\w+)\(Event, ", source, re.MULTILINE), "GameEnded"}
    texts = "".join(golden(table).read_text() for table in tables(name))
    told = {*re.findall(r"^ {9}(\w+)", texts, re.MULTILINE)}
    assert len(kinds) > 5
    assert kinds == told
