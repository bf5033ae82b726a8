"""What must hold in every game: games at random against the clauses read another way."""


import pytest

from jemaa.core.game import Game, State
from tests.played import walk

SQUARES = [column + row for column in "abcdefg" for row in "1234567"]


def places_by_hand(state: State) -> set[str]:
    """MK-5.1 and MK-5.3, read off the position square by square."""
    position, assam = state.position, state.position.assam.square
    own = position.options.cover_own_rug and position.seat
    forbidden = {tuple(sorted(rug.squares)) for rug in position.rugs if rug.colour.upper() != own}
    if position.options.different_colours:
        colours = {square: rug.colour for rug in position.rugs for square in rug.squares}
        forbidden = {(first, second) for first in colours for second in colours if colours[first] == colours[second]}
    return {f"{first}-{second}" for first in SQUARES for second in SQUARES
            if first < second and are_beside(first, second) and assam not in (first, second)
            and (are_beside(first, assam) or are_beside(second, assam)) and (first, second) not in forbidden}


def are_beside(one: str, other: str) -> bool:
    return abs(ord(one[0]) - ord(other[0])) + abs(ord(one[1]) - ord(other[1])) == 1


@pytest.mark.clause("MK-5.1", "MK-5.3", "MK-5.4")
def test_the_legal_places_are_those_that_the_clauses_give(table: Game) -> None:
    laying = [state for state, _ in walk(table, 11) if state.position.phase == "lay"]
    assert len(laying) >= 5
    for state in laying[::4]:
        assert {action.text for action in state.legal_actions} == places_by_hand(state)
        assert state.legal_actions
        assert list(state.legal_actions) == sorted(state.legal_actions)


@pytest.mark.clause("MK-1.4", "MK-4.4")
def test_dirhams_are_never_lost_nor_made(table: Game) -> None:
    for state, _ in walk(table, 13):
        assert sum(seat.dirhams for seat in state.position.seats) == 30 * table.players
