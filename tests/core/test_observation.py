"""What a seat observes: named parts in their ranges, from its own chair, and nothing that its view hides."""

import random
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from jemaa.core.game import Game, State
from jemaa.core.row import load, pack
from jemaa.games import game
from jemaa.morocco.market import CORNERS
from jemaa.morocco.options import MoroccoOptions
from jemaa.morocco.view import View as MoroccoView
from tests.played import walk

GAMES = [game("marrakech", players) for players in (2, 3, 4)] + [game("morocco", players) for players in (2, 3, 4, 5)]
GAMES += [game("marrakech", 2, two_player_rugs="single"), game("morocco", 3, open_juice=True)]
IDS = [repr(each) for each in GAMES]

Numbers = npt.NDArray[np.int8]


def observed(state: State, seat: int) -> Numbers:
    """What a seat observes; every number is written, so that nothing is left of what was there before."""
    features = state.game.type.observation
    out: Any = np.full((2, features.size), [[-100], [100]], np.int8)
    for buffer in out:
        features.write(load(state.game.type.rules.layout, bytes(state))[0], seat, buffer)
    assert (out[0] == out[1]).all()
    seen: Numbers = out[0]
    return seen


def parts(state: State, seat: int) -> dict[str, Numbers]:
    return state.game.type.observation.named(observed(state, seat))


@pytest.mark.parametrize("played", GAMES, ids=IDS)
def test_every_number_is_in_its_range(played: Game) -> None:
    low, high = played.type.observation.bounds()
    for state, _ in walk(played, 1):
        for seat in range(played.players):
            seen = observed(state, seat)
            assert ((low <= seen) & (seen <= high)).all()


@pytest.mark.parametrize("played", GAMES, ids=IDS)
def test_seats_see_the_same_from_their_own_chairs(played: Game) -> None:
    """What belongs to one seat each is rolled by one, from one chair to the next."""
    each_seat = {"marrakech": ["dirhams", "out", "turn"],
                 "morocco": ["workers", "tokens", "active", "chooser", "cubes"]}
    for state, _ in list(walk(played, 2))[::5]:
        for seat in range(played.players):
            mine, theirs = parts(state, seat), parts(state, (seat + 1) % played.players)
            for name in each_seat[played.name]:
                assert (mine[name][1 : played.players] == theirs[name][: played.players - 1]).all()
                assert (mine[name][0] == theirs[name][played.players - 1]).all()


@pytest.mark.clause("MO-9.3")
@pytest.mark.parametrize("played", [each for each in GAMES if each.name == "morocco"], ids=repr)
def test_what_a_view_hides_is_not_observed(played: Game) -> None:
    """Values are swapped between tokens that others took: where the view stays the same, so must the numbers."""
    shuffle, compared, differed = random.Random(3).shuffle, 0, 0
    for state, _ in walk(played, 3):
        for seat in range(played.players):
            other = swapped(state, seat, shuffle)
            if other.view(seat) == state.view(seat):
                compared += 1
                differed += other != state
                assert (observed(other, seat) == observed(state, seat)).all()
    assert compared > 100
    hides = played.players > 2 and played.options == MoroccoOptions()  # two who play at random take no token (MO-8.3)
    assert differed > 10 or not hides


def swapped(state: State, seat: int, shuffle: Any) -> State:
    row = state.row
    corners = [corner for corner in range(CORNERS) if row.taken[corner] not in (0, 1 + seat)]
    values = [row.juice[corner] for corner in corners]
    shuffle(values)
    for corner, value in zip(corners, values, strict=True):
        row.juice[corner] = value
    return State(state.game, pack(row))


@pytest.mark.clause("MO-9.3")
def test_own_tokens_are_counted_by_value_and_others_are_not() -> None:
    *_, (state, _), _ = walk(game("morocco", 4), 4)
    view: Any = state.view(1)
    assert isinstance(view, MoroccoView)
    seen, own = parts(state, 1), view.seats[1].holdings.juice or ()
    assert seen["tokens"][:4].tolist() == [view.seats[(1 + i) % 4].holdings.tokens for i in range(4)]
    assert seen["values"][0].tolist() == [own.count(value) for value in (2, 3, 4)]
    assert seen["values"][1:].sum() == 0


@pytest.mark.parametrize(("options", "numbers"), [
    ({}, [1, 0, 12, 12, 12, 0, 1, 0]),
    ({"third_place_points": 2, "open_juice": True, "juice_values": (10, 12, 14)}, [2, 1, 10, 12, 14, 0, 1, 0]),
    ({"must_place": "held"}, [1, 0, 12, 12, 12, 1, 1, 0]),
    ({"empty_tile_arrow": False}, [1, 0, 12, 12, 12, 0, 0, 0]),
    ({"keep_cube": "may"}, [1, 0, 12, 12, 12, 0, 1, 1]),
])
def test_morocco_s_options_are_seen(options: dict[str, Any], numbers: list[int]) -> None:
    assert parts(game("morocco", 3, **options).start(), 0)["options"].tolist() == numbers


@pytest.mark.parametrize("played", GAMES, ids=IDS)
def test_different_views_are_told_apart(played: Game) -> None:
    """Nothing that may be seen in play is forgotten: states of a game that look different give different numbers."""
    found: dict[bytes, State] = {}
    for state, _ in walk(played, 6):
        same = found.setdefault(observed(state, 0).tobytes(), state)
        assert same.view(0) == state.view(0), (same.text, state.text)


def test_a_plane_by_name() -> None:
    spec = game("marrakech", 4).type.observation
    assert spec.offset("across") == 4 * 49
    with pytest.raises(KeyError, match="there are: rugs, across"):
        spec.offset("cubes")
    batch = spec.named(np.zeros((5, spec.size), np.int8))
    assert batch["rugs"].shape == (5, 4, 7, 7)
    batch["assam"][2, 3, 4] = 1
    assert batch["assam"].base is not None
