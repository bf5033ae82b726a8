"""Seats whose people are away or have resigned: bots play for them."""

import pytest

from jemaa.table import wire
from jemaa.table.ending import ranking
from jemaa.table.views import export, replay
from tests.table.house import HOUSE, Seating, two


def test_a_bot_stands_in_for_who_leaves_and_gives_the_seat_back() -> None:
    seating = two(options={"first_player": "A"})
    seating.do("ann", wire.Leave("leave-01", "A"))
    assert seating.table.bot_to_choose == HOUSE.stand_in
    assert seating.seen("ann").legal == ()
    assert seating.code("ann", seating.act()) == "not-your-turn"
    seating.bots_play()
    assert seating.table.actor == "B"
    seating.do("ann", wire.Return("return-1", "A"))
    seating.do("ben", seating.act())
    seating.do("ben", seating.act())
    assert seating.seen("ann").legal != ()
    assert seating.seen("ann").table.seats[0].stand_in is None


def test_others_may_call_a_bot_for_an_absent_person_only() -> None:
    seating = two()
    assert seating.code("ben", wire.Fill("fill-001", "A", "greedy")) == "present"
    seating.present = {"ben"}
    assert seating.code("cem", wire.Fill("fill-002", "A", "greedy")) == "not-seated"
    seating.do("ben", wire.Fill("fill-003", "A", "greedy"))
    assert seating.seen("ben").table.seats[0].stand_in == "greedy"


def test_who_calls_a_bot_is_not_absent_nor_is_there_anything_to_play_after_the_game() -> None:
    seating = two()
    seating.present = set()
    assert seating.code("ben", wire.Fill("fill-001", "B", "greedy")) == "present"
    seating.play()
    assert seating.code("ben", wire.Fill("fill-002", "A", "greedy")) == "over"


def test_one_of_two_resigns_and_the_game_is_over_and_its_seed_known() -> None:
    seating = two()
    seating.play(5)
    assert seating.seen("ann").proof is None
    seating.do("ann", wire.Resign("resign-1", "A"))
    seen = seating.seen("ben")
    assert seen.result is not None
    assert seen.result.abandoned
    assert (seen.result.ranking, seen.result.resigned) == ((2, 1), ("A",))
    assert seen.proof == wire.Proof("5e" * 32, {"A": "aa" * 16, "B": "bb" * 16})
    assert seen.actor is None
    assert seating.code("ben", wire.Act("act-late", seating.table.version, "B", "left")) == "over"


def test_of_three_one_resigns_and_a_bot_plays_on() -> None:
    seating = Seating(seats=(None, None, "greedy"))
    seating.sit("ann", "A")
    seating.sit("ben", "B")
    seating.do("ann", wire.Resign("resign-1", "A"))
    assert not seating.table.over
    assert seating.code("ann", wire.Return("return-1", "A")) == "over"
    seating.do("ben", wire.Resign("resign-2", "B"))
    assert seating.table.over


def test_a_resignation_counts_at_the_end_of_a_game_that_bots_play_on() -> None:
    seating = Seating(seats=(None, None, None))
    for player, letter in (("ann", "A"), ("ben", "B"), ("cem", "C")):
        seating.sit(player, letter)
    seating.do("ann", wire.Resign("resign-1", "A"))
    seating.play()
    seen = seating.seen("ben")
    assert seen.result
    assert not seen.result.abandoned
    assert seen.result.ranking[0] == 3
    assert seen.result.resigned == ("A",)
    assert min(seen.result.ranking) == 1
    assert seating.table.state.is_over


def test_who_resigns_later_ranks_better_and_who_stays_wins_whatever_the_points() -> None:
    seating = Seating(seats=(None, None, None))
    for player, letter in (("ann", "A"), ("ben", "B"), ("cem", "C")):
        seating.sit(player, letter)
    seating.do("ben", wire.Resign("resign-1", "B"))
    seating.do("ann", wire.Resign("resign-2", "A"))
    seen = seating.seen("cem")
    assert seen.result
    assert (seen.result.ranking, seen.result.resigned, seen.result.abandoned) == ((2, 3, 1), ("B", "A"), True)


@pytest.mark.parametrize(("ranks", "resigned", "expected"), [
    ((1, 2), (), (1, 2)),
    ((1, 2), ("A",), (2, 1)),
    ((1, 1, 3), ("A",), (3, 1, 2)),
    ((2, 1, 3, 4), ("B",), (1, 4, 2, 3)),
    ((2, 1, 2, 4), ("B",), (1, 4, 1, 3)),
    ((1, 2, 3, 4), ("A", "B"), (4, 3, 1, 2)),
    ((1, 2, 3, 4, 5), ("E", "A", "C"), (4, 1, 3, 2, 5)),
])
def test_ranks_with_those_last_who_resigned(
        ranks: tuple[int, ...], resigned: tuple[str, ...], expected: tuple[int, ...]) -> None:
    assert ranking(ranks, resigned) == expected


def test_the_file_of_a_game_says_who_resigned_and_its_replay_who_won() -> None:
    seating = two()
    seating.play(5)
    seating.do("ben", wire.Resign("resign-1", "B"))
    file = export(seating.table)
    assert file.resigned == ("B",)
    shown = replay(seating.table.record, file.resigned, over=True).result
    assert shown == seating.seen("ann").result
    assert shown
    assert shown.ranking == (1, 2)
