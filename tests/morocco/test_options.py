"""The named options."""

from typing import Any

import pytest

import jemaa
from jemaa.core import options as named
from jemaa.core.errors import BadOption
from jemaa.core.game import Game
from jemaa.games import game
from jemaa.morocco.game import MOROCCO
from jemaa.morocco.options import MoroccoOptions


@pytest.mark.parametrize(("given", "text"), [
    ({}, "-"),
    ({"juice_values": (10, 12, 14)}, "juice_values=10/12/14"),
    ({"first_player": "E", "third_place_points": 2, "open_juice": True},
     "first_player=E,third_place_points=2,open_juice=on"),
    ({"must_place": "held"}, "must_place=held"), ({"empty_tile_arrow": False}, "empty_tile_arrow=off"),
    ({"keep_cube": "may"}, "keep_cube=may"),
])
def test_options_have_a_text_that_reads_back(given: dict[str, Any], text: str) -> None:
    options = MoroccoOptions(**given)
    assert named.to_text(options) == text
    assert named.from_text(MoroccoOptions, text) == options
    assert jemaa.from_text(Game(MOROCCO, 5, options).start().text).game == Game(MOROCCO, 5, options)
    assert jemaa.from_json(Game(MOROCCO, 5, options).start().json).game == game("morocco", 5, **given)


@pytest.mark.clause("MO-1.3")
@pytest.mark.parametrize("counts", [(12, 12, 11), (37, 0, -1), (12, 12, 13)])
def test_juice_values_are_those_of_36_tokens(counts: tuple[int, int, int]) -> None:
    with pytest.raises(BadOption, match="36 in all, such as 12/12/12"):
        game("morocco", 3, juice_values=counts)


@pytest.mark.parametrize("text", ["12//24", "/12/12", "12/12/", "12/١٢/12", "12/²/12", "12/12/" + "1" * 5000])
def test_what_is_no_list_of_numbers_is_refused(text: str) -> None:
    with pytest.raises(BadOption):
        named.from_text(MoroccoOptions, f"juice_values={text}")


def test_an_option_is_written_once() -> None:
    with pytest.raises(BadOption, match="open_juice is given twice"):
        named.from_text(MoroccoOptions, "open_juice=on,open_juice=off")


@pytest.mark.clause("MO-2.2")
def test_the_first_player_is_one_of_the_players() -> None:
    assert game("morocco", 3, first_player="C").options.first_player == "C"
    with pytest.raises(BadOption, match="with 3 players, one of A, B, C; not D"):
        game("morocco", 3, first_player="D")


@pytest.mark.parametrize(("players", "given"), [
    (1, {}), (6, {}), (3, {"third_place_points": 3}), (3, {"open_juice": "maybe"}), (3, {"juice_values": (36,)}),
    (3, {"must_turn": True}), (3, {"must_place": True}),
])
def test_what_there_is_not_is_refused(players: int, given: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        game("morocco", players, **given)


def test_options_of_a_game_do_not_change() -> None:
    options = MoroccoOptions()
    with pytest.raises(AttributeError, match="immutable"):
        options.first_player = "A"  # type: ignore[misc]


def test_options_are_given_by_name() -> None:
    with pytest.raises(TypeError, match="positional"):
        MoroccoOptions((36, 0, 0))  # type: ignore[call-arg]
