"""Clocks: when time runs out, what it costs, and when it comes back."""

import pytest

from jemaa.table import wire
from jemaa.table.table import Table
from tests.table.house import HOUSE, MINUTE, Seating, alone, owner_of_turn, two, undoable, waits


def test_without_a_clock_nothing_runs_out() -> None:
    seating = two()
    seating.now += 10**12
    seating.settle()
    assert seating.seen("ann").clocks is None
    assert seating.table.bot_to_choose is None


def test_a_clock_for_each_choice_is_full_again_after_it() -> None:
    seating = two(clock=wire.Clock("move", 60), options={"first_player": "A"})
    seating.now += 59_000
    assert seating.seen("ann").clocks == wire.Clocks(seating.now, {"A": 1_000, "B": MINUTE}, "A")
    seating.do("ann", seating.act("left"))
    assert seating.seen("ann").clocks == wire.Clocks(seating.now, {"A": MINUTE, "B": MINUTE}, "A")


def test_who_runs_out_is_stood_in_for_and_may_return() -> None:
    seating = two(clock=wire.Clock("days", 2), options={"first_player": "A"})
    seating.now += 2 * 24 * 60 * MINUTE - 1
    seating.settle()
    assert seating.table.bot_to_choose is None
    seating.now += 1
    seating.settle()
    assert [each.what for each in seating.table.log][-2:] == ["ran-out", "stood-in"]
    assert seating.table.bot_to_choose == HOUSE.stand_in
    seating.do("ann", wire.Return("return-1", "A"))
    clocks = seating.seen("ann").clocks
    assert clocks is not None
    assert clocks.left["A"] == 2 * 24 * 60 * MINUTE


def test_a_clock_for_the_whole_game_gains_by_choices_and_does_not_come_back() -> None:
    seating = two(clock=wire.Clock("game", 60, 5), options={"first_player": "A"})
    seating.now += 20_000
    seating.do("ann", seating.act("left"))
    clocks = seating.seen("ann").clocks
    assert clocks is not None
    assert clocks.left == {"A": 45_000, "B": 60_000}
    seating.now += 45_000
    seating.settle()
    assert seating.table.bot_to_choose
    assert seating.code("ann", wire.Return("return-1", "A")) == "no-time"


@pytest.mark.parametrize(("clock", "full"), [
    (wire.Clock("move", 60), MINUTE), (wire.Clock("game", 60, 5), MINUTE), (wire.Clock("days", 2), 48 * 60 * MINUTE)],
    ids=["move", "game", "days"])
def test_whoever_plays_alone_and_misses_the_clock_comes_back_with_time(clock: wire.Clock, full: int) -> None:
    seating = alone(clock=clock)
    seating.now += full
    seating.settle()
    assert [each.what for each in seating.table.log][-2:] == ["ran-out", "stood-in"]
    waits(seating)
    seating.do("ann", wire.Return("return-1", "A"))
    clocks = seating.seen("ann").clocks
    assert clocks
    assert (clocks.left["A"], clocks.running) == (full, "A")
    seating.do("ann", seating.act())
    assert not seating.table.paused


def test_a_break_costs_no_time() -> None:
    seating = alone(clock=wire.Clock("game", 60))
    seating.now += 20_000
    seating.do("ann", wire.Leave("leave-01", "A"))
    waits(seating)
    seating.do("ann", wire.Return("return-1", "A"))
    assert seating.table.clocks.left(seating.now)["A"] == 40_000


def out_of_time_one_after_another() -> Seating:
    """Ann's time for the whole game is used up, and when the bot has played for her, so is Ben's."""
    seating = two(clock=wire.Clock("game", 60), options={"first_player": "A"})
    seating.now += MINUTE
    seating.settle()
    seating.bots_play()
    assert seating.code("ann", wire.Return("return-0", "A")) == "no-time"
    seating.now += MINUTE
    seating.settle()
    waits(seating)
    return seating


def test_when_everybodys_time_is_used_up_everybody_may_come_back() -> None:
    seating = out_of_time_one_after_another()
    seating.do("ann", wire.Return("return-1", "A"))
    assert seating.table.clocks.left(seating.now) == {"A": MINUTE, "B": MINUTE}
    seating.do("ben", wire.Return("return-2", "B"))
    assert seating.table.chooser == "B"


def test_who_comes_back_with_time_left_gives_nobody_time() -> None:
    seating = two(clock=wire.Clock("game", 60), options={"first_player": "A"})
    seating.now += MINUTE
    seating.settle()
    seating.do("ben", wire.Leave("leave-01", "B"))
    waits(seating)
    seating.do("ben", wire.Return("return-1", "B"))
    assert seating.code("ann", wire.Return("return-2", "A")) == "no-time"


@pytest.mark.parametrize("clock", [wire.Clock("game", 600, 10), wire.Clock("move", 600)], ids=["game", "move"])
def test_acting_and_taking_it_back_gains_no_time(clock: wire.Clock) -> None:
    seating = two("morocco", clock=clock)
    undoable(seating)
    seat, taken = seating.table.may_undo, seating.table.entries[-1].text
    assert seat
    player = owner_of_turn(seating)
    seating.do(player, wire.Undo("undo-000", seating.table.version, seat))
    before = seating.table.clocks.left(seating.now)[seat]
    for cycle in range(1, 6):
        seating.now += 1_000
        seating.do(player, seating.act(taken))
        seating.now += 2_000
        seating.do(player, wire.Undo(f"undo-{cycle:03}", seating.table.version, seat))
        assert seating.table.clocks.left(seating.now)[seat] == before - cycle * 3_000
    assert seating.table.clocks.runs_out_at() == seating.now + before - 15_000
    assert Table(seating.opening, seating.journal).clocks.left(seating.now) == seating.table.clocks.left(seating.now)
