"""Golden playthroughs: whole games as text that people can read, one for every table. `make golden` writes them.

A playthrough has a line for each entry (its number, who chose, what, out of how many, and a digest of all that the
state before it is) with the events below; and now and then the whole position. The choices are read from the text
itself, so that a playthrough replays without any random generator. `make golden` tells existing ones anew; only where
a game can't be replayed any more, or there is none, another one is played.
"""

import hashlib
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from jemaa.bots.greedy import Greedy
from jemaa.bots.random import Random
from jemaa.core import options as named
from jemaa.core.chance import Stream
from jemaa.core.contract import OVER
from jemaa.core.errors import IllegalChoice
from jemaa.core.events import Event
from jemaa.core.game import Game, State
from jemaa.core.options import to_text
from jemaa.core.record import author
from jemaa.core.row import pack
from jemaa.games import GAMES
from tests.played import choose
from tests.tables import tables, title

FOLDER = Path(__file__).parent / "data" / "golden"
EVERY = 25
"""After so many entries the whole position is shown."""
WIDTH = 120
LENGTHS = {"marrakech": 80, "morocco": 340}
"""The bytes of a row when the playthroughs were first told."""
ENTRY = re.compile(r"^ *\d+ (?:chance|[A-E]) +(.+?) +\[\d+\] [0-9a-f]{8}$", re.MULTILINE)


def golden(game: Game) -> Path:
    """Where a table's playthrough is kept."""
    return FOLDER / f"{title(game)}.txt"


def all_tables() -> list[Game]:
    """Every table of every game."""
    return [table for name in GAMES for table in tables(name)]


def choices(text: str) -> list[str]:
    """What was chosen in a playthrough, as texts."""
    return ENTRY.findall(text)


def tell(game: Game, made: Sequence[str]) -> str:
    """The playthrough of these choices, to the end of the game; raises `IllegalChoice` where one can't be."""
    return "\n".join(line.rstrip() for line in _lines(game, made)) + "\n"


def _lines(game: Game, made: Sequence[str]) -> Iterator[str]:
    yield f"game: {game.name}, {game.players} players"
    yield f"options: {to_text(game.options)}"
    state = game.start()
    for number, choice in enumerate(made):
        if number % EVERY == 0:
            yield from _block(state)
        yield f"{number:4} {author(state):6} {choice:18} [{len(possible(state))}] {digest(state)}"
        yield from (f"         {told(event)}" for event in state.events(choice))
        state = state.apply(choice)
    yield from _block(state)
    yield f"{len(made):4} over   {digest(state)}"


def _block(state: State) -> Iterator[str]:
    yield from ("", "-" * WIDTH, state.text, *str(state).splitlines())
    yield f"scores {' '.join(map(str, state.scores))}   ranks {' '.join(map(str, state.ranking))}"
    who = "nobody: the game is over" if state.actor == OVER else author(state)
    yield from _wrapped(f"{who}:", possible(state))
    yield "-" * WIDTH


def _wrapped(first: str, words: Sequence[str]) -> Iterator[str]:
    line = first
    for word in words:
        if len(line) + 2 + len(word) > WIDTH:
            yield line
            line = " "
        line += f"  {word}"
    yield line


def possible(state: State) -> list[str]:
    """What can be chosen: actions, or outcomes with their weights."""
    return [*map(str, state.legal_actions), *(f"{outcome} ({weight})" for outcome, weight in state.chance_outcomes)]


def digest(state: State) -> str:
    """All that a state is and answers, in eight letters: its bytes, what can be chosen, scores and ranks.

    An option that has been added since (`Options.later`) stands at the end of the row. It counts as 0 where it has its
    default, and zeros that make a row longer than it was don't count, so that a new option leaves the playthroughs of
    all other tables as they are.
    """
    answers = repr((state.actor, possible(state), state.scores, state.ranking))
    options = type(state.game.options)
    plain = state.row
    for name in options.later:
        setattr(plain, name, getattr(plain, name) - named.number(options(), name))
    row = pack(plain).rstrip(b"\0").ljust(LENGTHS[state.game.name], b"\0")
    return hashlib.sha256(row + answers.encode()).hexdigest()[:8]


def told(event: Event) -> str:
    """An event on one line."""
    fields = (f"{name}={msgspec.json.encode(getattr(event, name)).decode()}" for name in event.__struct_fields__)
    return " ".join((type(event).__name__, *fields)).replace('"', "")


def play(game: Game, seed: int = 1) -> list[str]:
    """The choices of a new game: A, C and E look one action ahead, the others choose at random, and so does chance."""
    chance = Stream(seed)
    seats = [(Random if seat % 2 else Greedy)(Stream(seed, 0, 1 + seat)) for seat in range(game.players)]
    state, made = game.start(), list[str]()
    while not state.is_over:
        choice = choose(state, chance) if state.chance_outcomes else seats[state.actor].choose(state)
        made.append(choice.text)
        state = state.apply(choice)
    return made


def differing() -> list[str]:
    """The names of the playthroughs that are told otherwise now than they are kept."""
    return [golden(table).name for table in all_tables()
            if tell(table, choices(golden(table).read_text())) != golden(table).read_text()]


def renew(game: Game) -> None:
    """Tell a table's playthrough anew, of the same choices if they still make a game."""
    path = golden(game)
    try:
        text = tell(game, choices(path.read_text()) if path.exists() else [])
    except IllegalChoice:
        text = ""
    path.write_text(text if is_finished(text) else tell(game, play(game)))


def is_finished(text: str) -> bool:
    """Whether a playthrough ends with the end of the game."""
    return "nobody: the game is over:" in text


def write() -> None:
    """All playthroughs anew, and none that belongs to no table."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for stray in set(FOLDER.iterdir()) - {golden(table) for table in all_tables()}:
        stray.unlink()
    for table in all_tables():
        renew(table)


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit("\n".join(differing()) or None)
    write()
