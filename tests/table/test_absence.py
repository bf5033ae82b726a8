"""Seats whose people are away or have resigned: bots play for them."""

from jemaa.table import wire
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
