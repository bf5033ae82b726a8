"""A table: who may do what when, what is kept, and that the journal alone makes the table."""

from typing import Any

import msgspec
import pytest

from jemaa.core.record import read
from jemaa.games import GAMES, game_type
from jemaa.table import wire
from jemaa.table.commands import chosen
from jemaa.table.errors import Refusal
from jemaa.table.opening import next_opening
from jemaa.table.table import Table
from tests.table.house import ENTROPY, HOUSE, Seating, two

every_game = pytest.mark.parametrize("game", GAMES)
MINUTE = 60_000


def owner_of_turn(seating: Seating) -> str:
    assert seating.table.actor
    player = seating.table.sitters[seating.table.actor].player
    assert player
    return player


def other(player: str) -> str:
    return "ben" if player == "ann" else "ann"


# --- sitting down -------------------------------------------------------------------------------------------------

def test_the_last_one_to_sit_begins_the_game() -> None:
    seating = Seating()
    seating.sit("ann", "A")
    assert seating.seen("ann").table.status == "waiting"
    seating.sit("ben", "B")
    assert seating.seen("ann").table.status == "playing"
    assert [each.what for each in seating.table.log][:4] == ["sat", "sat", "began", "chose"]


def test_bots_sit_from_the_beginning_and_one_person_is_enough() -> None:
    seating = Seating(seats=("greedy", None, "random"))
    assert [seat.kind for seat in seating.seen(None).table.seats] == ["greedy", "open", "random"]
    seating.sit("ann", "B")
    assert seating.table.begun


def test_a_hot_seat_is_one_person_in_several_seats() -> None:
    seating = Seating()
    seating.sit("ann", "A")
    seating.sit("ann", "B")
    assert [seat.mine for seat in seating.seen("ann").table.seats] == [True, True]
    seating.play()
    assert seating.table.over
    assert {each.seat for each in seating.table.log if each.what == "chose" and each.seat} == {"A", "B"}


def test_seats_that_cannot_be_had() -> None:
    seating = Seating(seats=(None, None, "random"))
    seating.sit("ann", "A")
    assert seating.code("ben", wire.Sit("0123456a", "A", "Ben", ENTROPY["ben"])) == "seat-taken"
    assert seating.code("ben", wire.Sit("0123456b", "C", "Ben", ENTROPY["ben"])) == "seat-taken"
    assert seating.code("ben", wire.Sit("0123456c", "E", "Ben", ENTROPY["ben"])) == "no-such-seat"
    assert seating.code("ben", wire.Sit("0123456d", "B", "Ben", ENTROPY["ben"]), may_sit=False) == "only-watching"
    assert seating.code(None, wire.Sit("0123456e", "B", "Ben", ENTROPY["ben"])) == "only-watching"
    seating.sit("ben", "B")
    assert seating.code("cem", wire.Sit("0123456f", "B", "Cem", ENTROPY["cem"])) == "begun"


def test_leaving_before_the_game_frees_the_seat() -> None:
    seating = Seating()
    seating.sit("ann", "A")
    seating.do("ann", wire.Leave("leave-01", "A"))
    seating.sit("ben", "A")
    assert seating.seen("ben").table.seats[0].name == "Ben"


def test_who_sits_can_fill_open_seats_with_bots() -> None:
    seating = Seating(seats=(None, None, None))
    assert seating.code("ann", wire.Fill("fill-000", "B", "random")) == "not-seated"
    seating.sit("ann", "A")
    assert seating.code("ann", wire.Fill("fill-001", "B", "genius")) == "no-such-bot"
    seating.do("ann", wire.Fill("fill-002", "B", "random"))
    assert seating.code("ann", wire.Fill("fill-003", "B", "greedy")) == "seat-taken"
    seating.do("ann", wire.Fill("fill-004", "C", "greedy"))
    assert [seat.kind for seat in seating.seen("ann").table.seats] == ["human", "random", "greedy"]
    assert seating.table.begun


@pytest.mark.parametrize(("wanted", "code"), [
    (wire.OpenTable("chess", (None, None)), "no-such-game"),
    (wire.OpenTable("marrakech", (None, "genius")), "no-such-bot"),
    (wire.OpenTable("marrakech", ("random", "random")), "bad-option"),
    (wire.OpenTable("marrakech", (None,) * 5), "bad-option"),
    (wire.OpenTable("marrakech", (None, None), {"no_such": 1}), "bad-option"),
    (wire.OpenTable("marrakech", (None, None), clock=wire.Clock("move", 0)), "bad-option"),
    (wire.OpenTable("marrakech", (None, None), clock=wire.Clock("none", 5)), "bad-option"),
    (wire.OpenTable("marrakech", (None, None), clock=wire.Clock("move", 5, 5)), "bad-option"),
])
def test_tables_that_cannot_be_opened(wanted: wire.OpenTable, code: str) -> None:
    with pytest.raises(Refusal) as refusal:
        Seating(wanted.game, wanted.seats, options=wanted.options, clock=wanted.clock)
    assert refusal.value.code == code


def test_all_options_are_written_down_defaults_too() -> None:
    assert Seating(options={"elimination": False}).opening.options == {
        "two_player_rugs": "shuffled", "first_player": "random", "payment_area": "connected",
        "two_player_area": "colour", "elimination": False, "cover_own_rug": False, "different_colours": False,
        "lone_survivor": "ends", "turn_order": "turn_first", "must_turn": False}


@pytest.mark.clause("MK-7.2")
def test_a_new_table_that_rolls_first_has_to_turn_assam_unless_asked_otherwise() -> None:
    assert Seating(options={"turn_order": "roll_first"}).opening.options["must_turn"] is True
    assert Seating(options={"turn_order": "roll_first", "must_turn": False}).opening.options["must_turn"] is False


# --- playing ------------------------------------------------------------------------------------------------------

@every_game
def test_a_whole_game_is_a_record_that_replays(game: str) -> None:
    seating = two(game)
    seating.play()
    record = read(list(seating.table.record.lines()), game_type)
    assert record.last == seating.table.state
    assert [seat.name for seat in record.seats] == ["Ann", "Ben"]


@every_game
def test_the_journal_alone_makes_the_table(game: str) -> None:
    seating = two(game)
    seating.play(25)
    again = Table(seating.opening, seating.journal)
    for player in ("ann", "ben", None):
        seen = seating.seen(player, 0)
        seating.table, kept = again, seating.table
        assert seating.seen(player, 0) == seen
        seating.table = kept
    assert again.answered("sit-ann-A") == 1


def test_only_the_actor_chooses_and_only_on_the_newest_version() -> None:
    seating = two()
    player = owner_of_turn(seating)
    act = seating.act()
    assert seating.code(other(player), act) == "not-your-seat"
    assert seating.code("cem", act) == "not-your-seat"
    stale = msgspec.structs.replace(act, version=act.version - 1)
    assert seating.code(player, stale) == "stale"
    assert seating.code(player, msgspec.structs.replace(act, version=act.version + 1)) == "stale"
    waiting = msgspec.structs.replace(act, seat="B" if act.seat == "A" else "A")
    assert seating.code(other(player), waiting) == "not-your-turn"
    assert seating.code(player, act) == ""


def test_before_and_after_the_game_nobody_chooses() -> None:
    seating = Seating()
    seating.sit("ann", "A")
    assert seating.code("ann", seating.act("left")) == "not-begun"
    seating.sit("ben", "B")
    seating.play()
    assert seating.code("ann", wire.Act("act-late", seating.table.version, "A", "left")) == "over"


@pytest.mark.clause("MK-3.1")
def test_what_the_rules_forbid_is_refused_with_its_clause() -> None:
    seating = two()
    player = owner_of_turn(seating)
    for choice in ("a1-a2", "roll 4", "nonsense"):
        with pytest.raises(Refusal) as refusal:
            seating.do(player, seating.act(choice))
        assert (refusal.value.code, refusal.value.clause) == ("illegal", "MK-3.1")
        assert refusal.value.details == {"choice": choice}


def test_a_repeated_command_gets_the_first_answer_and_is_done_once() -> None:
    seating = two()
    player = owner_of_turn(seating)
    act = seating.act()
    version = seating.do(player, act)
    lines = len(seating.journal)
    assert seating.do(player, act) == act.version + 1
    assert version > act.version
    assert len(seating.journal) == lines


def test_chance_follows_in_the_same_breath() -> None:
    seating = two()
    player = owner_of_turn(seating)
    before = seating.table.version
    seating.do(player, seating.act("left"))
    assert [line.line.choice[:4] for line in seating.journal[before:]] == ["left", "roll"]  # type: ignore[union-attr]  # they are choices
    assert seating.table.actor is not None


# --- undo ---------------------------------------------------------------------------------------------------------

def test_no_undo_past_a_roll_or_of_others_choices() -> None:
    seating = two(options={"first_player": "A"})
    seating.do("ann", seating.act("left"))
    assert seating.seen("ann").may_undo is None
    assert seating.code("ann", wire.Undo("undo-001", seating.table.version, "A")) == "no-undo"
    seating.do("ann", seating.act())
    assert seating.table.actor == "B"
    assert seating.code("ann", wire.Undo("undo-002", seating.table.version, "A")) == "no-undo"
    assert seating.code("ben", wire.Undo("undo-003", seating.table.version, "B")) == "no-undo"


def undoable(seating: Seating) -> str:
    """Play on until somebody may take something back; who."""
    while seating.table.may_undo is None:
        seating.play(1)
    return owner_of_turn(seating)


def test_undo_takes_back_ones_own_last_action_while_ones_turn_goes_on() -> None:
    seating = two("morocco")
    player = undoable(seating)
    taken = seating.table.entries[-1].text
    state, entries, seat = seating.table.state, list(seating.table.entries), seating.table.may_undo
    assert seat is not None
    assert seating.seen(player).may_undo == seat
    assert seating.seen(other(player)).may_undo is None
    assert seating.code(other(player), wire.Undo("undo-001", seating.table.version, seat)) == "not-your-seat"
    version = seating.do(player, wire.Undo("undo-002", seating.table.version, seat))
    assert seating.table.entries == entries[:-1]
    assert version == len(seating.journal)
    seating.do(player, seating.act(taken))
    assert seating.table.state == state
    seating.play()
    assert read(list(seating.table.record.lines()), game_type).last == seating.table.state


# --- being away, resigning ----------------------------------------------------------------------------------------

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


def test_before_the_game_a_bot_takes_the_seat_of_an_absent_person() -> None:
    seating = Seating(seats=(None, None, None))
    seating.sit("ann", "A")
    seating.sit("ben", "B")
    assert seating.code("ben", wire.Fill("fill-001", "A", "greedy")) == "present"
    seating.present = {"ben"}
    assert seating.code("cem", wire.Fill("fill-002", "A", "greedy")) == "not-seated"
    seating.do("ben", wire.Fill("fill-003", "A", "greedy"))
    assert [seat.kind for seat in seating.seen("ben").table.seats] == ["greedy", "human", "open"]
    assert [each.what for each in seating.table.log] == ["sat", "sat", "left", "sat"]
    assert seating.code("ann", wire.Return("return-1", "A")) == "not-your-seat"
    seating.sit("ann", "C")
    assert seating.table.begun
    assert seating.table.dice.entropies == {"B": ENTROPY["ben"], "C": ENTROPY["ann"]}


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


# --- pauses -------------------------------------------------------------------------------------------------------

def waits(seating: Seating) -> None:
    """Nothing goes on, however late it gets, and whoever reads the journal knows it."""
    version = seating.table.version
    seating.now += 10**10
    seating.settle()
    seating.bots_play()
    assert seating.table.version == version
    for table in (seating.table, Table(seating.opening, seating.journal)):
        assert (table.paused, table.bot_to_choose, table.chooser, table.clocks.running) == (True, None, None, None)
    for viewer in ("ann", None):
        seen = seating.seen(viewer)
        assert (seen.table.status, seen.legal, seen.may_undo) == ("paused", (), None)


def alone(**more: Any) -> Seating:
    """Ann, who begins, and two bots."""
    seating = Seating(seats=(None, "random", "greedy"), options={"first_player": "A"}, **more)
    seating.sit("ann", "A")
    return seating


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


# --- clocks -------------------------------------------------------------------------------------------------------

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


# --- after the game -----------------------------------------------------------------------------------------------

def test_a_rematch_has_new_keys_new_dice_and_the_same_bots() -> None:
    seating = Seating(seats=(None, "greedy"), options={"elimination": False})
    seating.sit("ann", "A")
    assert seating.code("ann", wire.Rematch("again-00", "A")) == "not-over"
    seating.play()
    seating.do("ann", wire.Rematch("again-01", "A"))
    seating.do("ann", wire.Rematch("again-02", "A"))
    line = seating.table.rematch
    assert line is not None
    following = next_opening(seating.table, line, seating.now)
    assert (following.seats, following.options) == (seating.opening.seats, seating.opening.options)
    assert following.seed != seating.opening.seed
    assert seating.seen("ann").rematch == following.invite
    assert seating.seen(None, invited=False).rematch == following.watch


# --- turns --------------------------------------------------------------------------------------------------------

def test_a_turn_begins_when_a_person_is_to_choose_and_lasts_as_long_as_they_are() -> None:
    seating = Seating(options={"first_player": "A"})
    seating.sit("ann", "A")
    assert (seating.table.chooser, seating.table.turn) == (None, 0)
    seating.sit("ben", "B")
    table, began = seating.table, seating.table.turn
    assert (table.chooser, began) == ("A", table.version)
    while table.chooser == "A":
        assert table.turn == began
        seating.do("ann", seating.act())
    assert (table.chooser, table.turn) == ("B", table.version)


def test_a_bot_has_no_turn_to_be_told_of_and_who_comes_back_has_one() -> None:
    seating = two(options={"first_player": "A"})
    seating.do("ann", wire.Leave("leave-0001", "A"))
    assert (seating.table.chooser, seating.table.turn) == (None, seating.table.version)
    seating.do("ann", wire.Return("return-001", "A"))
    assert (seating.table.chooser, seating.table.turn) == ("A", seating.table.version)
