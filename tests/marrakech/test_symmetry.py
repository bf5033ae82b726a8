"""The market's symmetries keep the rules: an image's legal actions, and what they lead to, are the images."""

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from jemaa.core.chance import Stream
from jemaa.core.game import State
from jemaa.core.row import load
from jemaa.games import game
from jemaa.marrakech.market import PLACES, SQUARES, one_step, places_beside
from jemaa.marrakech.observation import OBSERVATION
from jemaa.marrakech.symmetry import SYMMETRIES, MarketSymmetry
from tests.played import choose

NAMED = pytest.mark.parametrize("symmetry", SYMMETRIES, ids=lambda symmetry: symmetry.name)


def bits(numbers: int, images: npt.NDArray[np.int64]) -> int:
    return sum(1 << int(images[number]) for number in range(len(images)) if numbers >> number & 1)


def image(state: State, symmetry: MarketSymmetry) -> State:
    row = state.row
    row.colours = [bits(squares, symmetry.squares) for squares in row.colours]
    whole = bits(row.across | row.upright << 42, symmetry.places)
    row.across, row.upright = whole & (1 << 42) - 1, whole >> 42
    row.assam, row.facing = int(symmetry.squares[row.assam]), int(symmetry.headings[row.facing])
    return state.game.state(row)


def seen(state: State) -> npt.NDArray[np.int8]:
    out: Any = np.zeros(OBSERVATION.size, np.int8)
    OBSERVATION.write(load(state.game.type.rules.layout, bytes(state))[0], max(state.actor, 0), out)
    seen_numbers: npt.NDArray[np.int8] = out
    return seen_numbers


def test_there_are_four_all_different() -> None:
    assert SYMMETRIES[0].squares.tolist() == list(range(SQUARES))
    assert len({tuple(symmetry.squares.tolist()) for symmetry in SYMMETRIES}) == 4


@NAMED
def test_each_is_its_own_inverse(symmetry: MarketSymmetry) -> None:
    for images in (symmetry.squares, symmetry.headings, symmetry.places, symmetry.actions, symmetry.numbers):
        assert images[images].tolist() == list(range(len(images)))


@NAMED
@pytest.mark.clause("MK-3.4")
def test_assam_walks_in_the_image_as_in_the_original(symmetry: MarketSymmetry) -> None:
    for square in range(SQUARES):
        for heading in range(4):
            there, facing = one_step(square, heading)
            stepped = one_step(int(symmetry.squares[square]), int(symmetry.headings[heading]))
            assert stepped == (symmetry.squares[there], symmetry.headings[facing])


@NAMED
def test_places_stay_beside_him(symmetry: MarketSymmetry) -> None:
    assert sorted(symmetry.places.tolist()) == list(range(PLACES))
    for square in range(SQUARES):
        moved = sorted(symmetry.places[places_beside(square)].tolist())
        assert moved == places_beside(int(symmetry.squares[square]))


@NAMED
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_go_on_in_the_image_as_in_the_original(symmetry: MarketSymmetry, players: int) -> None:
    stream, state = Stream(players), game("marrakech", players).start()
    while not state.is_over:
        choice = choose(state, stream)
        if state.actor >= 0:
            mirrored = image(state, symmetry)
            assert sorted(symmetry.actions[[int(action) for action in state.legal_actions]].tolist()) == [
                int(action) for action in mirrored.legal_actions]
            assert seen(state)[symmetry.numbers].tolist() == seen(mirrored).tolist()
            after = mirrored.apply(int(symmetry.actions[int(choice)]))
            assert after == image(state.apply(choice), symmetry)
        state = state.apply(choice)
