"""Morocco's texts in English: events, questions, and the effects of actions."""

from collections.abc import Iterable, Sequence
from functools import singledispatch

from jemaa.core.choice import Action
from jemaa.core.events import Event, GameEnded
from jemaa.core.sentences import Question, Sentence
from jemaa.morocco.actions import (
    COLOUR_NAMES,
    PAIRS,
    PASS,
    PLACE_SECOND,
    POINT,
    SCOUT_TO,
    SWAP_COLUMNS,
    SWAP_ROWS,
)
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
from jemaa.morocco.market import ROOF, SPACES, line_span, stall_beside, stall_number, stall_span
from jemaa.morocco.reading import can_place, price
from jemaa.morocco.state import ARROW, ASSIGN, COUSIN, EXTRA, KEEP, MOVE, REWARD, SCOUT, WILD, MoroccoRow

QUESTIONS = {
    WILD: Question("which cube do you gain?", ("MO-3.3",)),
    SCOUT: Question("where does the pawn on the roof go?", ("MO-4.2", "MO-4.3")),
    ASSIGN: Question("whom do you place, and where?", ("MO-5.2", "MO-5.3", "MO-5.4", "MO-5.5", "MO-5.6", "MO-5.7")),
    EXTRA: Question("which cube do you pay besides?", ("MO-5.3",)),
    COUSIN: Question("where does the second cousin go?", ("MO-5.5",)),
    REWARD: Question("a coin or a bodyguard?", ("MO-6.4", "MO-6.5", "MO-6.6")),
    ARROW: Question("where does the arrow point?", ("MO-6.10",)),
    MOVE: Question("where does your tourist move on to?", ("MO-6.11",)),
    KEEP: Question("which cube do you keep?", ("MO-7.1",)),
}
"""[phase of a seat] -> its question, unless one of the two below is asked."""
ENDING = Question("swap for a coin, or end your turn?", ("MO-5.6", "MO-5.7"))
"""The question in a turn after its placement."""
PASSING = Question("you can place nobody: do you pass?", ("MO-5.2", "MO-5.3", "MO-5.6", "MO-5.7"))
"""The question in a turn in which nobody can be placed."""


def counts(events: Sequence[Event]) -> dict[str, int]:
    """Name -> number of rounds, workers placed, turns passed, stalls closed, of these by a chain, juice tokens taken.

    Both cousins count as workers placed; assistants that take the place of tourists do not. `events` is in order.
    """
    return {
        "rounds": sum(isinstance(event, RoundBegan) for event in events),
        "workers placed": sum(isinstance(event, WorkerPlaced | CousinPlaced) for event in events),
        "turns passed": sum(isinstance(event, Passed) for event in events),
        "stalls closed": sum(isinstance(event, StallClosed) for event in events),
        "of them by a chain": chained(events),
        "juice tokens taken": sum(isinstance(event, JuiceTaken) for event in events),
    }


def chained(events: Iterable[Event]) -> int:
    """The number of stalls that closed after another one in the same turn; `events` is in order."""
    closed = in_turn = 0
    for event in events:
        if isinstance(event, StallClosed):
            closed += in_turn > 0
            in_turn += 1
        elif isinstance(event, TurnEnded):
            in_turn = 0
    return closed


def question(row: MoroccoRow) -> Question:
    """The question to the acting seat, by the phase; in a turn, only for what can be done."""
    if row.phase == ASSIGN and row.placed:
        return ENDING
    return PASSING if row.phase == ASSIGN and not can_place(row) else QUESTIONS[row.phase]


def remark(row: MoroccoRow, action: Action) -> str:
    """The effect of an action in a few words, such as the cubes that a place costs; "" if there is none."""
    if action < PLACE_SECOND:
        return "+".join(COLOUR_NAMES[colour] for colour in price(row, action % SPACES))
    if SCOUT_TO <= action < SCOUT_TO + ROOF:
        return _scouting(row.roof, action - SCOUT_TO)
    if SWAP_ROWS <= action < SWAP_COLUMNS + len(PAIRS):
        cubes, base = (row.rows, SWAP_ROWS) if action < SWAP_COLUMNS else (row.columns, SWAP_COLUMNS)
        return " for ".join(COLOUR_NAMES[cubes[line]] for line in PAIRS[action - base])
    if row.phase == ARROW:
        return stall_span(stall_beside(row.closing, action - POINT))
    return "keep no cube" if action == PASS and row.phase == KEEP else ""


def _scouting(roof: Sequence[int], space: int) -> str:
    own, before, after = (COLOUR_NAMES[roof[(space + step) % ROOF]] for step in (0, -1, 1))
    return f"{before}+{after}, others {own}"


# --- what happened ------------------------------------------------------------------------------------------------

@singledispatch
def sentence(event: Event) -> Sentence | None:
    """An event in English; None if it is not told. Raises `TypeError` for events of other games."""
    raise TypeError(f"no words for {event!r}")


@sentence.register
def cube_dealt(_event: CubeDealt) -> None:
    """None, because the board shows the cube."""


@sentence.register
def juice_dealt(_event: JuiceDealt) -> None:
    """None, because the board shows the token."""


@sentence.register
def first_player_known(event: FirstPlayerKnown) -> Sentence:
    """The sentence that names the first player."""
    return Sentence(None, f"{{{event.seat}}} begins")


@sentence.register
def round_began(event: RoundBegan) -> Sentence:
    """The sentence about a new round and its first player."""
    return Sentence(None, f"A new round: {{{event.first}}} goes first")


@sentence.register
def die_rolled(event: DieRolled) -> Sentence:
    """The sentence about a roll of the market die."""
    return Sentence(None, f"The market die shows {event.face}")


@sentence.register
def cubes_gained(event: CubesGained) -> Sentence:
    """The sentence about cubes gained, on the line of the seat that caused it."""
    return Sentence("", f"{{{event.seat}}} +{'+'.join(event.colours)}")


@sentence.register
def scouted(event: Scouted) -> Sentence:
    """The sentence about a move of the pawn."""
    return Sentence(event.seat, f"scouts {event.space}")


@sentence.register
def cubes_returned(event: CubesReturned) -> Sentence:
    """The sentence about the cube kept and the cubes given back at the end of a round."""
    returned = f", gives back {'+'.join(event.colours)}" if event.colours else ""
    return Sentence(event.seat, f"keeps {event.kept or 'no cube'}{returned}")


@sentence.register
def worker_placed(event: WorkerPlaced) -> Sentence:
    """The sentence about a worker on a space, perhaps with a cousin to follow."""
    return Sentence(event.seat, f"{event.worker} on {event.space}" + (", with a cousin" if event.cousins else ""))


@sentence.register
def cubes_paid(event: CubesPaid) -> Sentence:
    """The sentence about the cubes paid for a placement."""
    return Sentence(event.seat, f"pays {'+'.join(event.colours)}")


@sentence.register
def cousin_placed(event: CousinPlaced) -> Sentence:
    """The sentence about the second cousin's space."""
    return Sentence(event.seat, f"the cousin on {event.space}")


@sentence.register
def cubes_swapped(event: CubesSwapped) -> Sentence:
    """The sentence about two rows or columns swapped for a coin."""
    lines = [line_span(event.place, number) for number in event.numbers]
    return Sentence(event.seat, f"swaps {event.place} {' and '.join(lines)} for a coin")


@sentence.register
def passed(event: Passed) -> Sentence:
    """The sentence that a seat passes."""
    return Sentence(event.seat, "passes")


@sentence.register
def turn_ended(_event: TurnEnded) -> None:
    """None, because the next sentence names the next player anyway."""


@sentence.register
def stall_filled(event: StallFilled) -> Sentence:
    """The sentence that a stall is full."""
    return Sentence(None, f"Stall {_span(event.stall)} is full")


@sentence.register
def stall_scored(event: StallScored) -> Sentence:
    """The sentence about each seat's points and rewards in a closing stall."""
    if not event.results:
        return Sentence("", "nobody stands there")
    gains = [f"{{{each.seat}}} {_gains(each.points, each.coins, each.bodyguards)}" for each in event.results]
    return Sentence("", " · ".join(gains))


def _gains(points: int, coins: int, bodyguards: int) -> str:
    parts = [_plural(points, "point")]
    parts += [_plural(count, noun) for count, noun in ((coins, "coin"), (bodyguards, "bodyguard")) if count]
    return "+" + ", +".join(parts)


def _plural(count: int, noun: str) -> str:
    return f"{count} {noun}" + ("" if count == 1 else "s")


@sentence.register
def reward_taken(event: RewardTaken) -> Sentence:
    """The sentence about the coin or bodyguard that a seat takes, or that none is left."""
    return Sentence(event.seat, f"takes a {event.reward}" if event.reward else "gets nothing more: none is left")


@sentence.register
def juice_taken(event: JuiceTaken) -> Sentence:
    """The sentence about the seat that took a juice token, and its value, which all see at this moment."""
    return Sentence("", f"{{{event.seat}}} +juice {event.value}")


@sentence.register
def workers_left(_event: WorkersLeft) -> None:
    """None, because the board shows that the workers have left."""


@sentence.register
def stall_closed(event: StallClosed) -> Sentence:
    """The sentence about the tile that closes a stall, and the number of stalls still open."""
    tile = "an empty tile" if event.tile == "empty" else f"a tile of {{{event.tile}}}"
    return Sentence("", f"{tile} closes {_span(event.stall)}, {event.left} open")


@sentence.register
def last_round_began(_event: LastRoundBegan) -> Sentence:
    """The sentence that this is the last round."""
    return Sentence(None, "This is the last round")


@sentence.register
def arrow_pointed(event: ArrowPointed) -> Sentence:
    """The sentence about an arrow's direction and target."""
    return Sentence(event.seat, f"points the arrow {event.heading}, at {_span(event.target)}")


def _span(stall: str) -> str:
    """A stall's name in an event, as people read it."""
    return stall_span(stall_number(stall))


@sentence.register
def tourist_moved(event: TouristMoved) -> Sentence:
    """The sentence about a tourist that moves on and becomes an assistant."""
    return Sentence(event.seat, f"tourist moves on to {event.space} and is an assistant now")


@sentence.register
def tourists_left(event: TouristsLeft) -> Sentence:
    """The sentence about tourists that leave the game."""
    verb = "leaves" if event.tourists == 1 else "leave"
    return Sentence("", f"{_plural(event.tourists, 'tourist')} of {{{event.seat}}} {verb} the game")


@sentence.register
def game_ended(_event: GameEnded) -> None:
    """None, because whoever shows the events shows the result after them."""
