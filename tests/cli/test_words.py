"""Everything that can happen, or be asked, has words."""

import importlib
import re
from functools import singledispatch

import pytest

from jemaa import games
from jemaa.cli import rulebook
from jemaa.core.events import Event, GameEnded
from jemaa.morocco.events import StallClosed, TurnEnded
from jemaa.morocco.sentences import chained
from tests.played import record

every_game = pytest.mark.parametrize("name", games.GAMES)


def kinds(name: str) -> list[type[Event]]:
    """All events of a game."""
    module = importlib.import_module(f"jemaa.{name}.events")
    own = [each for each in vars(module).values() if isinstance(each, type) and issubclass(each, Event)]
    return [each for each in own if each.__module__ == module.__name__] + [GameEnded]


@every_game
def test_every_kind_of_event_has_a_function(name: str) -> None:
    said = games.game_type(name).sentences.sentence
    assert hasattr(said, "dispatch"), singledispatch
    without = [kind.__name__ for kind in kinds(name) if said.dispatch(kind) is said.dispatch(Event)]
    assert without == []


@every_game
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_can_be_told_and_asked(name: str, players: int) -> None:
    played, english, clauses = record(name, players, seed=3), games.game_type(name).sentences, rulebook.clauses(name)
    names = dict(zip("ABCDE", ("Amina", "Brahim", "Chama", "Driss", "Esma"), strict=True))
    for state, entry in zip(played.states(), played.entries, strict=False):
        for event in state.events(entry):
            if told := english.sentence(event):
                assert told.seat in (*names, "", None)
                assert re.fullmatch(r"[^{}]+", told.text.format_map(names))
        if state.legal_actions:
            question = english.question(state.row)
            assert question.text.endswith("?")
            assert set(question.clauses) <= set(clauses)
            assert all(isinstance(english.remark(state.row, action), str) for action in state.legal_actions)


def test_chained_closings_are_those_after_another_in_the_same_turn() -> None:
    closed, ended = StallClosed("A1", "empty", 9), TurnEnded("A")
    assert chained([closed, ended, closed, ended]) == 0
    assert chained([closed, closed, closed, ended, closed, closed]) == 3
