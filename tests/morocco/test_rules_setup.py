"""MO-1, MO-2: what there is, and how the game is laid out."""

from typing import Any

import pytest

from jemaa.core.contract import CHANCE
from jemaa.core.game import State
from jemaa.games import game
from tests.morocco.drawn import seat, then

CUBES = ("cube black", "cube green", "cube purple", "cube brown")
TOKENS = [f"juice {value}" for value in (2, 3, 4) for _ in range(12)]


def dealt(players: int = 4, **options: Any) -> State:
    """All cubes in the order black, green, purple, brown, orange; tokens by value, so that the last twelve follow."""
    return then(game("morocco", players, **options).start(), *CUBES, *CUBES, *CUBES, *TOKENS[:24])


def chance(state: State) -> dict[str, int]:
    return {outcome.text: weight for outcome, weight in state.chance_outcomes}


@pytest.mark.clause("MO-2.1", "MO-1.4")
def test_cubes_are_dealt_to_rows_columns_and_roof_one_of_each_colour() -> None:
    state = game("morocco", 2).start()
    assert chance(state) == {f"cube {name}": 1 for name in ("black", "green", "purple", "brown", "orange")}
    state = state.apply("cube purple")
    assert chance(state) == {f"cube {name}": 1 for name in ("black", "green", "brown", "orange")}
    state = then(state, "cube orange", "cube black")
    assert chance(state) == {"cube green": 1, "cube brown": 1}
    position: Any = state.apply("cube brown").position
    assert position.rows == ["purple", "orange", "black", "brown", "green"]  # the fifth is not asked for
    assert (position.phase, position.columns) == ("deal columns", [None] * 5)
    position = then(state, "cube brown", *CUBES, *CUBES).position
    assert position.columns == position.roof == ["black", "green", "purple", "brown", "orange"]
    assert position.phase == "deal juice"


@pytest.mark.clause("MO-2.1", "MO-1.3")
def test_36_tokens_are_dealt_one_by_one_in_proportion_to_those_left() -> None:
    state = then(game("morocco", 2).start(), *CUBES * 3)
    assert chance(state) == {"juice 2": 12, "juice 3": 12, "juice 4": 12}
    state = then(state, "juice 4", "juice 2", "juice 4")
    assert chance(state) == {"juice 2": 11, "juice 3": 12, "juice 4": 10}
    position: Any = state.position
    assert [token.value for token in position.juice] == [4, 2, 4]
    position = dealt().position
    assert [token.value for token in position.juice] == [2] * 12 + [3] * 12 + [4] * 12


@pytest.mark.clause("MO-1.3")
def test_option_juice_values() -> None:
    state = then(game("morocco", 2, juice_values=(1, 0, 35)).start(), *CUBES * 3)
    assert chance(state) == {"juice 2": 1, "juice 4": 35}
    position: Any = state.apply("juice 2").position
    assert (position.phase, [token.value for token in position.juice]) == ("first", [2] + [4] * 35)
    position = then(game("morocco", 2, juice_values=(0, 36, 0)).start(), *CUBES * 3).position
    assert (position.phase, {token.value for token in position.juice}) == ("first", {3})


@pytest.mark.clause("MO-2.1", "MO-1.3")
@pytest.mark.parametrize("left", [2, 3, 4])
def test_where_tokens_of_one_value_are_left_they_are_dealt_without_asking(left: int) -> None:
    counts = tuple(34 if value == left else 1 for value in (2, 3, 4))
    one, other = (f"juice {value}" for value in (2, 3, 4) if value != left)
    state = then(game("morocco", 2, juice_values=counts).start(), *CUBES * 3, one)
    assert chance(state) == {f"juice {left}": 34, other: 1}
    position: Any = then(state, f"juice {left}", other).position
    assert position.phase == "first"
    assert [token.value for token in position.juice][3:] == [left] * 33


@pytest.mark.clause("MO-1.5")
def test_what_everyone_begins_with() -> None:
    for letter in "ABCDE":
        owned = seat(dealt(5), letter)
        assert (owned.assistants, owned.tourists, owned.bodyguards, owned.quarters) == (12, 2, 0, 2)
        assert (owned.cousins, owned.market_tiles, owned.coins, owned.points) == (2, 12, 0, 0)
        assert set(owned.cubes.values()) == {0}


@pytest.mark.clause("MO-2.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_chance_says_who_begins_and_the_pawn_is_in_the_middle(players: int) -> None:
    state = dealt(players)
    assert state.actor == CHANCE
    assert chance(state) == {f"first {letter}": 1 for letter in "ABCDE"[:players]}
    position: Any = state.apply("first B").position
    assert (position.first, position.pawn) == ("B", None)


@pytest.mark.clause("MO-2.2")
def test_option_first_player() -> None:
    position: Any = dealt(4, first_player="C").position
    assert (position.first, position.seat, position.phase) == ("C", "C", "scout")
    state = then(game("morocco", 3, first_player="B", juice_values=(0, 0, 36)).start(), *CUBES * 3)
    position = state.position
    assert (position.first, position.phase) == ("B", "die")
