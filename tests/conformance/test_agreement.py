"""Interpreted and compiled rules agree in random games in which all pairs of options meet; `make agree` plays more."""

import itertools
import random
from typing import Any

import pytest

from jemaa.core.game import Game
from jemaa.core.options import values
from jemaa.games import GAMES, game_type
from tests.conformance import agreement
from tests.conformance.agreement import Step, compare, difference, digest, main, numbers_of_players, steps
from tests.conformance.covering import Setting, every_value, fits, met, one_pass, pairs_of, possible_pairs

GAMES_EACH = 300
"""Games of each number of players, in every one of which all pairs of options meet."""
FIXTURES = [(name, players) for name in GAMES for players in numbers_of_players(name)]
every_fixture = pytest.mark.parametrize(("name", "players"), FIXTURES)


@every_fixture
def test_interpreted_and_compiled_are_the_same_in_every_step(name: str, players: int) -> None:
    found = compare(name, players, GAMES_EACH)
    assert len(found.tables) == GAMES_EACH
    assert not found.different, difference(name, players, found.different[0])
    pairs = met(found.tables)
    assert min(pairs[pair] for pair in possible_pairs(name, players)) >= 5
    options = game_type(name).options_type.__struct_fields__
    for two in itertools.combinations(options, 2):
        together = sum(times for pair, times in pairs.items() if {each.option for each in pair} == set(two))
        assert together == GAMES_EACH, two


@every_fixture
def test_in_a_pass_every_pair_of_values_meets(name: str, players: int) -> None:
    kind, tables = game_type(name), list(one_pass(game_type(name), players, random.Random(3)))
    missing = possible_pairs(name, players) - set(met(tables))
    assert not missing
    assert len(tables) < 100
    for option, other in itertools.combinations(kind.options_type.__struct_fields__, 2):
        for value, beside in itertools.product(every_value(kind, option), every_value(kind, other)):
            pair = frozenset((Setting(option, value), Setting(other, beside)))
            assert (pair in possible_pairs(name, players)) == fits(kind, players, {option: value, other: beside})


@pytest.mark.parametrize("name", GAMES)
def test_every_value_of_a_choice_is_drawn_and_two_or_more_of_every_other_option(name: str) -> None:
    kind = game_type(name)
    for option in kind.options_type.__struct_fields__:
        drawn = every_value(kind, option)
        assert {*values(kind.options_type, option), getattr(kind.options_type(), option)} <= set(drawn)
        assert len(drawn) == len(set(drawn)) >= 2, f"{option} needs a second value in tests/tables.py"


def test_the_pairs_of_a_table_are_counted_once() -> None:
    assert len(pairs_of({"a": 1, "b": 2, "c": 3})) == 3


def test_a_game_that_differs_is_told_with_its_step_and_ends_the_command_with_an_error(
        monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The bytes of one state of one game are changed, in this process only."""
    honest = agreement.steps

    def changed(game: Game, number: int) -> Any:
        for at, step in enumerate(honest(game, number)):
            yield Step(step.made, b"x" + step.data, step.answers) if (number, at) == (1, 4) else step

    monkeypatch.setattr(agreement, "steps", changed)
    monkeypatch.setattr(agreement, "GAMES", ["marrakech"])
    assert main(["--games", "3", "--workers", "2"]) == 1
    told = capsys.readouterr().out
    assert "marrakech, 4 players: 3 games" in told
    assert told.count("game 1, differs at step 4\n") == 3
    assert "position before: marrakech/4 " in told
    assert "3 games differ" in told


def test_a_command_without_a_difference_or_without_time_ends_well(
        monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(agreement, "GAMES", ["marrakech"])
    assert main(["--games", "50", "--minutes", "0"]) == 0
    told = capsys.readouterr().out
    assert "marrakech, 2 players: 1 games" in told
    assert "0 games differ" in told
    assert "3 of 3 numbers of players had no time for all games" in told


def test_an_error_in_one_of_the_ways_is_a_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    (table, *_) = one_pass(game_type("marrakech"), 2, random.Random(1))
    before = digest(table, 7)
    assert before == digest(table, 7) != digest(table, 8)
    monkeypatch.setattr(agreement, "dump", lambda _: 1 // 0)
    assert [step.made for step in steps(table, 7)] == ["ZeroDivisionError: integer division or modulo by zero"]
    assert digest(table, 7) != before
