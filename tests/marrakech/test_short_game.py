"""Few rugs on the same market: how many of which colour, and whose turn it is."""

import pytest

from jemaa.core.errors import BadOption
from jemaa.games import game
from jemaa.marrakech.invariants import INVARIANTS, last_rug_seen, setup_untouched
from jemaa.marrakech.short_game import leave_rugs
from jemaa.marrakech.state import ASSAM, DEAL, FIRST, NONE, PHASES, MarrakechRow

A_BEGINS = {"first_player": "A"}


def short(players: int, rugs: int, **options: str) -> MarrakechRow:
    row: MarrakechRow = game("marrakech", players, **options).start().row
    leave_rugs(row, rugs)
    return row


@pytest.mark.parametrize(("players", "rugs", "options", "unlaid", "top", "phase"), [
    (4, 1, A_BEGINS, [1, 1, 1, 1], [0, 1, 2, 3], ASSAM),
    (3, 2, {}, [2, 2, 2, 0], [NONE] * 4, FIRST),
    (2, 3, {"two_player_rugs": "single", **A_BEGINS}, [3, 3, 0, 0], [0, 1, NONE, NONE], ASSAM),
    (2, 1, A_BEGINS, [0, 0, 1, 1], [2, 3, NONE, NONE], ASSAM),
    (2, 2, A_BEGINS, [1, 1, 1, 1], [NONE] * 4, DEAL),
    (2, 3, {"two_player_rugs": "alternating", **A_BEGINS}, [1, 1, 2, 2], [2, 3, NONE, NONE], ASSAM),
    (2, 4, {"two_player_rugs": "alternating", **A_BEGINS}, [2, 2, 2, 2], [0, 1, NONE, NONE], ASSAM),
])
def test_the_piles_and_their_tops(players: int, rugs: int, options: dict[str, str], unlaid: list[int], top: list[int],
                                  phase: int) -> None:
    row = short(players, rugs, **options)
    assert (list(row.unlaid), list(row.top), PHASES[row.phase]) == (unlaid, top, PHASES[phase])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rugs", [1, 2, 7])
def test_all_else_holds_as_in_every_position(players: int, rugs: int) -> None:
    for options in ({}, A_BEGINS):
        row = short(players, rugs, **options)
        for faults in INVARIANTS:
            if faults not in {last_rug_seen, setup_untouched}:  # these say that fewer rugs have been laid before
                assert list(faults(row)) == []


@pytest.mark.parametrize(("players", "rugs", "most"), [(2, 0, 24), (2, 25, 24), (3, 16, 15), (4, -1, 12)])
def test_a_number_that_there_is_not_is_refused(players: int, rugs: int, most: int) -> None:
    with pytest.raises(BadOption, match=f"each seat has {most} rugs: .* leaves 1 to {most} of them, not {rugs}"):
        short(players, rugs)
