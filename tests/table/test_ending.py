"""The result of a game: what is counted, who won by how much, and who led where it was not played to its end."""

from collections import Counter

import pytest

from jemaa.core.game import State
from jemaa.core.row import pack
from jemaa.games import GAMES
from jemaa.table.ending import result
from jemaa.table.wire.updates import First
from tests.played import record


def ended(game: str, players: int) -> State:
    return record(game, players).last


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_the_count_adds_up_to_the_points_of_each_source_and_ends_with_the_winner(game: str, players: int) -> None:
    state = ended(game, players)
    found = result(state, (), over=True)
    assert found
    sums: dict[tuple[str, str], int] = {}
    totals = dict.fromkeys("ABCDE"[:players], 0)
    for each in found.count:
        sums[each.seat, each.source] = sums.get((each.seat, each.source), 0) + each.points
        totals[each.seat] += each.points
        assert (each.sum, each.total) == (sums[each.seat, each.source], totals[each.seat])
    assert tuple(totals.values()) == found.scores
    points = {(seat.letter, source): points for seat in state.view(None).seats
              for source, points in seat.points.items() if points}
    assert sums == points
    assert not found.count or found.count[-1].seat in found.won.seats
    ranks = [found.ranking["ABCDE".index(each.seat)] for each in found.count]
    assert ranks == sorted(ranks, reverse=True)


@pytest.mark.clause("MK-6.2")
def test_marrakech_counts_every_half_that_is_seen_at_its_square() -> None:
    state = ended("marrakech", 3)
    found = result(state, (), over=True)
    assert found
    seen = {square: each.seat for each in found.count for square in each.places}
    rugs = state.view(None).board.rugs  # type: ignore[attr-defined]
    assert seen == {square: rug.colour.upper() for rug in rugs for square in rug.squares}


@pytest.mark.clause("MO-9.1")
def test_morocco_counts_the_tiles_of_the_largest_group_and_no_others() -> None:
    state = ended("morocco", 3)
    found = result(state, (), over=True)
    assert found
    tiles = {stall.name: stall.tile for stall in state.view(None).board.stalls}  # type: ignore[attr-defined]
    counted = [(place, each.seat) for each in found.count for place in each.places]
    assert counted
    assert all(tiles[place] == seat for place, seat in counted)
    assert {each.points for each in found.count if each.places} == {3}


@pytest.mark.clause("MO-9.3")
def test_taken_juice_is_counted_also_where_the_game_was_abandoned() -> None:
    state = next(each for each in reversed(list(record("morocco", 3).states())) if not each.is_over)
    found = result(state, ("A",), over=True)
    assert found
    assert any(each.source == "juice" for each in found.count)
    sums = Counter[str]()
    for each in found.count:
        sums[each.seat] += each.points
    assert tuple(sums[letter] for letter in "ABC") == found.scores


def test_who_won_by_how_much_and_who_led() -> None:
    state = ended("marrakech", 3)
    best, second, third = sorted(zip(state.scores, "ABC", strict=True), reverse=True)
    found = result(state, (), over=True)
    assert found
    assert found.won == found.led == First((best[1],), best[0] - second[0])
    gone = result(state, (best[1],), over=True)
    assert gone
    assert (gone.won, gone.led) == (First((second[1],), second[0] - third[0]), found.led)
    alone = result(state, (best[1], second[1]), over=True)
    assert alone
    assert alone.won == First((third[1],), None)


@pytest.mark.clause("MK-6.2")
def test_equal_points_are_decided_by_dirhams_or_the_victory_is_shared() -> None:
    def told(dirhams: tuple[int, int], squares: tuple[list[str], list[str]]) -> First:
        state = ended("marrakech", 2)
        row = state.row
        row.colours[:] = [0] * len(row.colours)
        row.across = row.upright = 0
        for colour, names in enumerate(squares):
            row.colours[colour] = sum(1 << (int(name[1]) - 1) * 7 + "abcdefg".index(name[0]) for name in names)
        row.dirhams[0], row.dirhams[1] = dirhams
        found = result(State(state.game, pack(row)), (), over=True)
        assert found
        return found.won

    assert told((10, 9), ([], ["a1"])) == First(("A",), 0, "dirhams")
    assert told((10, 10), (["b1"], ["a1"])) == First(("A", "B"), None)
