"""Morocco in English."""

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
from jemaa.morocco.market import ROOF, SPACES, stall_beside, stall_name
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
"""By phase."""
ENDING = Question("swap for a coin, or end your turn?", ("MO-5.6", "MO-5.7"))
"""In a turn after its placement."""
PASSING = Question("you can place nobody: do you pass?", ("MO-5.2", "MO-5.3", "MO-5.6", "MO-5.7"))
"""In a turn in which nobody can be placed."""


def counts(events: Sequence[Event]) -> dict[str, int]:
    """What is worth counting over many games."""
    return {
        "rounds": sum(isinstance(event, RoundBegan) for event in events),
        "workers placed": sum(isinstance(event, WorkerPlaced | CousinPlaced) for event in events),
        "turns passed": sum(isinstance(event, Passed) for event in events),
        "stalls closed": sum(isinstance(event, StallClosed) for event in events),
        "of them by a chain": chained(events),
        "juice tokens taken": sum(isinstance(event, JuiceTaken) for event in events),
    }


def chained(events: Iterable[Event]) -> int:
    """How many stalls closed after another one in the same turn."""
    found = in_turn = 0
    for event in events:
        if isinstance(event, StallClosed):
            found += in_turn > 0
            in_turn += 1
        elif isinstance(event, TurnEnded):
            in_turn = 0
    return found


def question(row: MoroccoRow) -> Question:
    """What the phase asks; in a turn, only for what can be done."""
    if row.phase == ASSIGN and row.placed:
        return ENDING
    return PASSING if row.phase == ASSIGN and not can_place(row) else QUESTIONS[row.phase]


def remark(row: MoroccoRow, action: Action) -> str:
    """What a scout, a place, a swap or an arrow brings or costs, and what a pass means at the end of a round."""
    if action < PLACE_SECOND:
        return "+".join(COLOUR_NAMES[colour] for colour in price(row, action % SPACES))
    if SCOUT_TO <= action < SCOUT_TO + ROOF:
        return _scouting(row.roof, action - SCOUT_TO)
    if SWAP_ROWS <= action < SWAP_COLUMNS + len(PAIRS):
        cubes, base = (row.rows, SWAP_ROWS) if action < SWAP_COLUMNS else (row.columns, SWAP_COLUMNS)
        return " for ".join(COLOUR_NAMES[cubes[line]] for line in PAIRS[action - base])
    if row.phase == ARROW:
        return stall_name(stall_beside(row.closing, action - POINT))
    return "keep no cube" if action == PASS and row.phase == KEEP else ""


def _scouting(roof: Sequence[int], space: int) -> str:
    own, before, after = (COLOUR_NAMES[roof[(space + step) % ROOF]] for step in (0, -1, 1))
    return f"{before}+{after}, others {own}"


# --- what happened ------------------------------------------------------------------------------------------------

@singledispatch
def sentence(event: Event) -> Sentence | None:
    """An event in words."""
    raise TypeError(f"no words for {event!r}")


@sentence.register
def cube_dealt(_event: CubeDealt) -> Sentence | None:
    """The board shows it."""
    return None


@sentence.register
def juice_dealt(_event: JuiceDealt) -> Sentence | None:
    """The board shows it."""
    return None


@sentence.register
def first_player_known(event: FirstPlayerKnown) -> Sentence | None:
    """Who begins."""
    return Sentence(None, f"{{{event.seat}}} begins")


@sentence.register
def round_began(event: RoundBegan) -> Sentence | None:
    """A new round."""
    return Sentence(None, f"A new round: {{{event.first}}} goes first")


@sentence.register
def die_rolled(event: DieRolled) -> Sentence | None:
    """The market die."""
    return Sentence(None, f"The market die shows {event.face}")


@sentence.register
def cubes_gained(event: CubesGained) -> Sentence | None:
    """On the line of whoever made it happen."""
    return Sentence("", f"{{{event.seat}}} +{'+'.join(event.colours)}")


@sentence.register
def scouted(event: Scouted) -> Sentence | None:
    """The pawn."""
    return Sentence(event.seat, f"scouts {event.space}")


@sentence.register
def cubes_returned(event: CubesReturned) -> Sentence | None:
    """The end of a round."""
    gone = f", gives back {'+'.join(event.colours)}" if event.colours else ""
    return Sentence(event.seat, f"keeps {event.kept or 'no cube'}{gone}")


@sentence.register
def worker_placed(event: WorkerPlaced) -> Sentence | None:
    """A worker, perhaps with a cousin to come."""
    return Sentence(event.seat, f"{event.worker} on {event.space}" + (", with a cousin" if event.cousins else ""))


@sentence.register
def cubes_paid(event: CubesPaid) -> Sentence | None:
    """The price."""
    return Sentence(event.seat, f"pays {'+'.join(event.colours)}")


@sentence.register
def cousin_placed(event: CousinPlaced) -> Sentence | None:
    """The second one."""
    return Sentence(event.seat, f"the cousin on {event.space}")


@sentence.register
def cubes_swapped(event: CubesSwapped) -> Sentence | None:
    """A coin."""
    lines = [str(number) if event.place == "rows" else "ABCDE"[number - 1] for number in event.numbers]
    return Sentence(event.seat, f"swaps {event.place} {' and '.join(lines)} for a coin")


@sentence.register
def passed(event: Passed) -> Sentence | None:
    """Nothing can be placed."""
    return Sentence(event.seat, "passes")


@sentence.register
def turn_ended(_event: TurnEnded) -> Sentence | None:
    """Goes without saying: the next line begins with another name."""
    return None


@sentence.register
def stall_filled(event: StallFilled) -> Sentence | None:
    """A stall is going to close."""
    return Sentence(None, f"Stall {event.stall} is full")


@sentence.register
def stall_scored(event: StallScored) -> Sentence | None:
    """Points, and what comes with them."""
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
def reward_taken(event: RewardTaken) -> Sentence | None:
    """A coin, a bodyguard, or neither."""
    return Sentence(event.seat, f"takes a {event.reward}" if event.reward else "gets nothing more: none is left")


@sentence.register
def juice_taken(event: JuiceTaken) -> Sentence | None:
    """A token, while all see it."""
    return Sentence("", f"{{{event.seat}}} +juice {event.value}")


@sentence.register
def workers_left(_event: WorkersLeft) -> Sentence | None:
    """The board shows it."""
    return None


@sentence.register
def stall_closed(event: StallClosed) -> Sentence | None:
    """A tile."""
    tile = "an empty tile" if event.tile == "empty" else f"a tile of {{{event.tile}}}"
    return Sentence("", f"{tile} closes {event.stall}, {event.left} open")


@sentence.register
def last_round_began(_event: LastRoundBegan) -> Sentence | None:
    """The end is near."""
    return Sentence(None, "This is the last round")


@sentence.register
def arrow_pointed(event: ArrowPointed) -> Sentence | None:
    """An arrow."""
    return Sentence(event.seat, f"points the arrow {event.heading}, at {event.target}")


@sentence.register
def tourist_moved(event: TouristMoved) -> Sentence | None:
    """A tourist becomes an assistant."""
    return Sentence(event.seat, f"tourist moves on to {event.space} and is an assistant now")


@sentence.register
def tourists_left(event: TouristsLeft) -> Sentence | None:
    """Nowhere to go."""
    verb = "leaves" if event.tourists == 1 else "leave"
    return Sentence("", f"{_plural(event.tourists, 'tourist')} of {{{event.seat}}} {verb} the game")


@sentence.register
def game_ended(_event: GameEnded) -> Sentence | None:
    """Goes without saying: the result follows."""
    return None
