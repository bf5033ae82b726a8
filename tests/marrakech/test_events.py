"""What happened, as data."""

from collections.abc import Callable
from typing import Any

import msgspec

from jemaa.core.events import GameEnded
from jemaa.core.game import Game, State
from jemaa.games import from_text, game
from jemaa.marrakech.events import (
    AssamTurned,
    AssamWalked,
    DieRolled,
    FirstPlayerDrawn,
    Paid,
    RugLaid,
    RugTurnedUp,
    Stop,
    TurnPassed,
    WentOut,
)
from tests.played import walk

Drawn = Callable[..., State]
MARKET = """
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  B> B  .  .  .
    .  .  .  Bv .  .  .
    .  .  A  B  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
"""


def test_the_setup() -> None:
    start = game("marrakech", 2).start()
    assert start.events("first B") == [FirstPlayerDrawn("B")]
    assert start.apply("first B").events("rug 3") == [RugTurnedUp("A", "a")]


def test_turning_and_walking_over_the_border(drawn: Drawn) -> None:
    state = drawn(MARKET, assam="f1e", phase="assam")
    assert state.events("left") == [AssamTurned("A", "left", "north")]
    assert state.apply("left").events("roll 3") == [
        DieRolled("A", 3),
        AssamWalked("f1", (Stop("e1", "south", True), Stop("e2", "south", False), Stop("e3", "south", False))),
    ]


def test_a_corner_loop_is_a_loop_though_he_stays_where_he_is(drawn: Drawn) -> None:
    walked = drawn(MARKET, assam="g1e", phase="roll").events("roll 1")[1]
    assert walked == AssamWalked("g1", (Stop("g1", "south", True),))


def test_paying(drawn: Drawn) -> None:
    found = drawn(MARKET, assam="c2s", phase="roll").events("roll 1")
    assert found[2:] == [Paid("A", "B", 4, 4, ("c3", "d3", "d4", "d5"))]


def test_paying_less_and_going_out(drawn: Drawn) -> None:
    found = drawn(MARKET, assam="c2s", phase="roll", dirhams="3,57,30,30").events("roll 1")
    assert found[2:] == [Paid("A", "B", 3, 4, ("c3", "d3", "d4", "d5")), WentOut("A", 1, 11), TurnPassed("B")]


def test_nothing_due_is_no_event(drawn: Drawn) -> None:
    assert len(drawn(MARKET, assam="c4s", phase="roll").events("roll 1")) == 2


def test_laying_passes_the_turn(drawn: Drawn) -> None:
    found = drawn(MARKET, assam="d2s").events("d3-e3")
    assert found == [RugLaid("A", "A", ("d3", "e3"), ("B", None)), TurnPassed("B")]


def test_laying_turns_up_the_next_rug() -> None:
    line = "marrakech/2 7/3B>B2/7/7/7/7/7 d4s lay A 30,30 12,11,12,12 Ab 0,0 two_player_rugs="
    alternating = from_text(line + "alternating,first_player=A")
    assert alternating.events("d5-d6") == [
        RugLaid("A", "A", ("d5", "d6"), (None, None)), RugTurnedUp("A", "a"), TurnPassed("B")]
    shuffled = from_text(line.replace(" two_player_rugs=", " -"))
    assert shuffled.events("d5-d6") == [RugLaid("A", "A", ("d5", "d6"), (None, None))]
    assert shuffled.apply("d5-d6").events("rug 1") == [RugTurnedUp("A", "A"), TurnPassed("B")]


def test_the_end(drawn: Drawn) -> None:
    state = drawn(MARKET, assam="d2s", seat="D", rugs="0,0,0,1", top="---D")
    assert state.events("d3-e3") == [
        RugLaid("D", "D", ("d3", "e3"), ("B", None)), GameEnded((31, 33, 30, 32), (3, 1, 4, 2))]


def test_an_event_is_json_with_its_name() -> None:
    assert msgspec.json.encode(WentOut("A", 1, 12)) == b'{"event":"wentout","seat":"A","order":1,"returned":12}'


def test_events_tell_the_whole_game(table: Game) -> None:
    """Dirhams, rugs and turns followed by events alone agree with the states."""
    told: dict[str, Any] = {}
    stopped = ""
    for state, choice in walk(table, 5):
        dirhams = {seat.letter: seat.dirhams for seat in state.position.seats}
        assert {**dirhams, **told} == dirhams
        told = dirhams
        for event in state.events(choice) if choice is not None else []:
            if isinstance(event, AssamWalked):
                stopped = event.path[-1].square
            if isinstance(event, Paid):
                assert stopped in event.area
                told[event.payer] -= event.amount
                told[event.payee] += event.amount
                assert event.due == len(event.area) == area_by_hand(state.apply(choice or 0), stopped)
            if isinstance(event, GameEnded):
                end = state.apply(choice or 0)
                assert end.is_over
                assert (event.scores, event.ranking) == (end.scores, end.ranking)


def area_by_hand(state: State, square: str) -> int:
    """MK-4.2, counted another way: flood the squares of the colour, by their names."""
    both = state.game.options.two_player_area == "owner"
    colours = {name: rug.colour.upper() if both else rug.colour for rug in state.position.rugs for name in rug.squares}
    reached, waiting = set[str](), [square]
    while waiting:
        here = waiting.pop()
        if here in reached:
            continue
        reached.add(here)
        if state.game.options.payment_area == "connected" or here == square:
            column, row = ord(here[0]), ord(here[1])
            beside = ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1))
            waiting += [name for name in (chr(x) + chr(y) for x, y in beside) if colours.get(name) == colours[square]]
    return len(reached)
