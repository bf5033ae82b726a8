"""A table with nobody left who plays waits for somebody to come back."""

from jemaa.table import wire
from jemaa.table.commands import chosen
from jemaa.table.table import Table
from tests.table.house import Seating, alone, two, undoable, waits


def test_whoever_plays_alone_may_take_a_break_and_the_game_waits() -> None:
    seating = alone()
    seating.do("ann", wire.Leave("leave-01", "A"))
    waits(seating)
    last = seating.table.log[-1]
    assert (last.what, last.pauses) == ("stood-in", True)
    assert seating.code("ann", seating.act()) == "not-your-turn"
    seating.do("ann", wire.Return("return-1", "A"))
    assert seating.seen("ann").table.status == "playing"
    assert seating.seen("ann").legal
    seating.play()
    assert seating.table.over


def test_a_break_in_a_bots_turn_stops_the_bot() -> None:
    seating = alone()
    while seating.table.actor == "A":
        seating.do("ann", seating.act())
    assert seating.table.bot_to_choose == "random"
    seating.do("ann", wire.Leave("leave-01", "A"))
    waits(seating)
    seating.do("ann", wire.Return("return-1", "A"))
    assert seating.table.bot_to_choose == "random"


def test_a_closed_tab_is_no_break() -> None:
    seating = alone()
    seating.present = set()
    assert not seating.table.paused
    assert seating.table.chooser == "A"


def test_the_game_waits_when_the_last_one_leaves_and_goes_on_with_the_first_who_is_back() -> None:
    seating = two(options={"first_player": "A"})
    seating.do("ann", wire.Leave("leave-01", "A"))
    assert seating.table.bot_to_choose
    seating.do("ben", wire.Leave("leave-02", "B"))
    waits(seating)
    assert [each.pauses for each in seating.table.log][-2:] == [False, True]
    seating.do("ben", wire.Return("return-1", "B"))
    assert not seating.table.paused
    seating.bots_play()
    assert seating.table.chooser == "B"


def test_on_one_device_each_seat_counts() -> None:
    seating = Seating()
    seating.sit("ann", "A")
    seating.sit("ann", "B")
    seating.do("ann", wire.Leave("leave-01", "A"))
    assert not seating.table.paused
    seating.do("ann", wire.Leave("leave-02", "B"))
    waits(seating)
    seating.do("ann", wire.Return("return-1", "A"))
    assert not seating.table.paused


def test_a_bot_that_others_call_pauses_the_game_if_they_are_away_themselves() -> None:
    seating = two()
    seating.do("ben", wire.Leave("leave-01", "B"))
    seating.present = {"ben"}
    seating.do("ben", wire.Fill("fill-001", "A", "greedy"))
    waits(seating)


def test_who_resigns_waits_for_nobody_and_is_waited_for_by_nobody() -> None:
    seating = Seating(seats=(None, None, "greedy"))
    seating.sit("ann", "A")
    seating.sit("ben", "B")
    seating.do("ben", wire.Leave("leave-01", "B"))
    seating.do("ann", wire.Resign("resign-1", "A"))
    waits(seating)
    seating.do("ben", wire.Return("return-1", "B"))
    assert not seating.table.paused
    seating.do("ben", wire.Leave("leave-02", "B"))
    seating.do("ben", wire.Resign("resign-2", "B"))
    assert (seating.table.over, seating.table.paused) == (True, False)


def test_who_plays_alone_and_resigns_ends_the_game() -> None:
    seating = alone()
    seating.do("ann", wire.Resign("resign-1", "A"))
    assert (seating.table.over, seating.table.paused) == (True, False)


def test_a_break_takes_the_undo_with_it() -> None:
    seating = two("morocco")
    player = undoable(seating)
    seat = seating.table.may_undo
    assert seat
    for letter, who in (("A", "ann"), ("B", "ben")):
        seating.do(who, wire.Leave(f"leave-{letter * 3}", letter))
    waits(seating)
    seating.do(player, wire.Return("return-1", seat))
    assert seating.code(player, wire.Undo("undo-001", seating.table.version, seat)) == "no-undo"


def test_before_the_game_there_is_nothing_to_pause() -> None:
    seating = Seating(seats=(None, None, "random"))
    seating.sit("ann", "A")
    seating.do("ann", wire.Leave("leave-01", "A"))
    assert (seating.table.paused, seating.seen("ann").table.status) == (False, "waiting")


def test_a_journal_in_which_bots_played_on_to_the_end_is_still_read() -> None:
    """Tables were not always paused."""
    seating = alone()
    seating.do("ann", wire.Leave("leave-01", "A"))
    while not seating.table.over:
        seating.write(chosen(seating.table, seating.table.state.legal_actions[0], person=False))
    assert Table(seating.opening, seating.journal).state == seating.table.state
