"""What happened, as data."""

import msgspec

from jemaa.core.events import Event, GameEnded
from jemaa.core.game import Game, State
from jemaa.games import game
from jemaa.morocco.events import (
    ArrowPointed,
    CousinPlaced,
    CubeDealt,
    CubesGained,
    CubesPaid,
    CubesReturned,
    CubesSwapped,
    DieRolled,
    FirstPlayerKnown,
    JuiceDealt,
    JuiceTaken,
    LastRoundBegan,
    Passed,
    Result,
    RewardTaken,
    RoundBegan,
    Scouted,
    StallClosed,
    StallFilled,
    StallScored,
    TouristMoved,
    TouristsLeft,
    TurnEnded,
    WorkerPlaced,
    WorkersLeft,
)
from tests.morocco.drawn import drawn, then
from tests.morocco.test_rules_end import ONE_OPEN, SIX_OPEN
from tests.played import walk

CUBES = ("cube black", "cube green", "cube purple", "cube brown")


def of(events: list[Event], *kinds: type[Event]) -> list[Event]:
    """Those of some kinds."""
    return [event for event in events if isinstance(event, kinds)]


def test_the_deal() -> None:
    state = game("morocco", 3, juice_values=(1, 35, 0), first_player="B").start()
    assert state.events("cube purple") == [CubeDealt("rows", 1, "purple")]
    state = then(state, *CUBES[:3])
    assert state.events("cube brown") == [CubeDealt("rows", 4, "brown"), CubeDealt("rows", 5, "orange")]
    state = then(state, "cube brown", *CUBES, *CUBES)
    assert state.events("juice 3") == [JuiceDealt(0, 3)]
    assert state.events("juice 2") == [
        JuiceDealt(0, 2), *(JuiceDealt(corner, 3) for corner in range(1, 36)), FirstPlayerKnown("B"), RoundBegan("B")]


def test_who_begins() -> None:
    state = then(game("morocco", 4, juice_values=(36, 0, 0)).start(), *CUBES * 3)
    assert state.events("first C") == [FirstPlayerKnown("C"), RoundBegan("C")]


def test_the_market_die() -> None:
    state = drawn(players=2, phase="die", pawn=None)
    assert state.events("die green") == [
        DieRolled("A", "green"), CubesGained("A", ("green",)), CubesGained("B", ("green",))]
    state = state.apply("die green")
    assert state.events("die wild") == [DieRolled("B", "wild")]
    assert state.apply("die wild").events("gain black") == [CubesGained("A", ("black",))]


def test_scouting() -> None:
    state = drawn(phase="scout", pawn=None, hands="k/g/n")
    assert state.events("scout 1") == [
        Scouted("A", 1), CubesGained("A", ("green", "orange")), CubesGained("B", ("black",)),
        CubesGained("C", ("black",))]


def test_placing_and_paying() -> None:
    assert drawn(hands="kkg").events("assistant b1") == [
        WorkerPlaced("A", "assistant", "b1", False), CubesPaid("A", ("black", "black")), TurnEnded("A")]
    state = drawn(hands="kkg")
    assert state.events("cousins b1") == [
        WorkerPlaced("A", "assistant", "b1", True), CubesPaid("A", ("black", "black"))]
    state = state.apply("cousins b1")
    assert state.events("pay green") == [CubesPaid("A", ("green",))]
    assert state.apply("pay green").events("cousin c1") == [CousinPlaced("A", "c1"), TurnEnded("A")]
    assert drawn(hands="k").events("pass") == [Passed("A"), TurnEnded("A")]


def test_coins() -> None:
    state = drawn(hands="kk", seats={"A": {"coins": 2}})
    assert state.events("rows 1-5") == [CubesSwapped("A", "rows", (1, 5))]
    assert state.events("columns B-C") == [CubesSwapped("A", "columns", (2, 3))]
    assert then(state, "assistant a1").events("end") == [TurnEnded("A")]


def closing() -> State:
    return drawn("""
        At B  | C  C
        C  .  | C  .
    """, hands="kk", seats={"A": {"bodyguards": 1, "quarters": 1}, "B": {"coins": 3}})


def test_a_stall_closes_step_by_step() -> None:
    state = closing()
    assert state.events("bodyguard b2") == [
        WorkerPlaced("A", "bodyguard", "b2", False), CubesPaid("A", ("black", "black")), StallFilled("A1"),
        StallScored("A1", (Result("A", 3, 1, 5, 0, 0, False), Result("B", 1, 2, 1, 0, 0, True),
                           Result("C", 1, 2, 1, 0, 0, True))),
        RewardTaken("B", "bodyguard")]
    state = state.apply("bodyguard b2")
    assert state.events("take coin") == [
        RewardTaken("C", "coin"),
        JuiceTaken("A", 0, 2), JuiceTaken("B", 1, 3), JuiceTaken("C", 6, 2), JuiceTaken("A", 7, 3),
        WorkersLeft("A", 0, 1, 1), WorkersLeft("B", 1, 0, 0), WorkersLeft("C", 1, 0, 0), StallClosed("A1", "A", 23)]
    state = state.apply("take coin")
    assert state.events("arrow east") == [ArrowPointed("A", "A1", "east", "B1")]
    state = state.apply("arrow east")
    moved = state.events("move d2")
    assert moved[0] == TouristMoved("A", "d2")
    assert moved[1:3] == [StallFilled("B1"), StallScored("B1", (
        Result("C", 3, 1, 5, 0, 0, False), Result("A", 1, 2, 2, 1, 1, False)))]


def test_a_reward_that_cannot_be_had() -> None:
    state = drawn("A B\nC .", hands="kk", seats={"B": {"coins": 3, "bodyguards": 2, "quarters": 0}})
    assert of(state.events("assistant b2"), RewardTaken) == [RewardTaken("B", None)]


def test_tourists_that_just_leave() -> None:
    state = drawn("""
        At A  | #  _
        A  .  | #  >
        ------+------
        #  _  | .  .
        #  >  | .  .
    """, hands="kk")
    assert of(state.events("assistant b2"), TouristsLeft) == [TouristsLeft("A", 1)]


def test_tourists_leave_where_an_empty_tile_has_no_arrow() -> None:
    state = drawn("At B\nB .", hands="kk", options={"empty_tile_arrow": False})
    told = of(state.events("assistant b2"), StallClosed, TouristsLeft)
    assert told == [StallClosed("A1", "empty", 23), TouristsLeft("A", 1)]


def test_the_last_round_and_the_end() -> None:
    state = drawn(SIX_OPEN, hands="kk")
    closed = of(state.events("assistant b2"), StallClosed, LastRoundBegan)
    assert closed == [StallClosed("A1", "A", 5), LastRoundBegan()]
    state = drawn(ONE_OPEN, hands="kk")
    ended = state.events("assistant b2")
    done = state.apply("assistant b2")
    assert ended[-3:] == [StallClosed("A1", "A", 0), TouristsLeft("A", 1), GameEnded(done.scores, done.ranking)]


def test_the_end_of_a_round() -> None:
    state = drawn(turn="C", second=True, hands="-/ggk/-").apply("pass")
    assert state.events("keep black") == [CubesReturned("B", "black", ("green", "green")), RoundBegan("B")]
    assert state.events("keep green") == [CubesReturned("B", "green", ("black", "green")), RoundBegan("B")]
    state = drawn(turn="C", second=True, hands="-/ggk/-", options={"keep_cube": "may"}).apply("pass")
    assert state.events("pass") == [CubesReturned("B", None, ("black", "green", "green")), RoundBegan("B")]
    assert state.events("keep black")[0] == CubesReturned("B", "black", ("green", "green"))


def test_events_tell_all_cubes_and_points_of_a_game(table: Game) -> None:
    cubes, points = [0] * table.players, [0] * table.players
    for state, choice in walk(table, 5):
        for event in state.events(choice) if choice is not None else []:
            if isinstance(event, CubesGained):
                cubes["ABCDE".index(event.seat)] += len(event.colours)
            elif isinstance(event, CubesPaid | CubesReturned):
                cubes["ABCDE".index(event.seat)] -= len(event.colours)
            elif isinstance(event, StallScored):
                for result in event.results:
                    points["ABCDE".index(result.seat)] += result.points
        last = state
    row = last.row
    assert points == row.points[: table.players]
    assert cubes == [sum(row.cubes[seat * 5 : seat * 5 + 5]) for seat in range(table.players)]


def test_events_are_json() -> None:
    found = msgspec.json.decode(msgspec.json.encode(closing().events("bodyguard b2")))
    assert found[0] == {"event": "workerplaced", "seat": "A", "worker": "bodyguard", "space": "b2", "cousins": False}
    assert found[3]["results"][0] == ["A", 3, 1, 5, 0, 0, False]
