"""`jemaa simulate`: plays many games of bots; the same seed gives the same games in any number of processes."""

import contextlib
from collections.abc import Callable, Generator, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import BinaryIO, NamedTuple, TypeVar

import click
import msgspec

from jemaa import bots
from jemaa.arena.workers import cores, spread
from jemaa.bots.external import STAND_IN
from jemaa.cli.arguments import GAME, SEED, with_options
from jemaa.cli.asking import NAMES
from jemaa.cli.option_list import ListsOptions
from jemaa.cli.paths import check_new, is_folder, make_folder
from jemaa.cli.progress import progress
from jemaa.cli.reading import game_with
from jemaa.cli.summary import Played, Summary, tally
from jemaa.core.chance import Stream
from jemaa.core.choice import Choice
from jemaa.core.contract import CHANCE, OVER
from jemaa.core.errors import JemaaError
from jemaa.core.game import Game, State, draw_outcome
from jemaa.core.naming import naming
from jemaa.core.record import Record, Seat

Result = TypeVar("Result")
"""What is kept of a game."""
LONGEST_COMMENT = 1000
"""Characters; a record's comment has no more."""
WORTH_PROCESSES = 64
"""Games from which on starting processes pays, where nobody says how many."""


@click.command(cls=ListsOptions)
@click.argument("game", type=GAME)
@click.option("--players", type=int, metavar="N",
              help="How many play; by default as many as bots are named, else the most possible.")
@click.option("--games", type=click.IntRange(1, 10_000_000), default=100, show_default=True, metavar="K",
              help="How many games.")
@click.option("--seed", type=SEED, metavar="S", default=0, show_default=True,
              help="The same seed gives the same games.")
@click.option("--bots", "kinds", default="random", show_default=True, metavar="KIND,KIND,...",
              help=f"Who sits where: {bots.NAMED}, policy: and a policy's file, or cmd: and a program's command line; "
                   "a single one sits everywhere.")
@with_options
@click.option("--out", metavar="FILE|FOLDER/",
              help="Keep the records: one after another in FILE, or, with a slash at the end, a file each in FOLDER/.")
@click.option("--workers", type=click.IntRange(1, 256), metavar="W",
              help="How many processes; by default one a core, where there are many games.")
@click.option("--json", "as_json", is_flag=True, help="JSON on one line, as docs/reference/simulate.schema.json says.")
def command(game: str, players: int | None, games: int, seed: int, kinds: str, options: tuple[str, ...],
            out: str | None, workers: int | None, as_json: bool) -> None:
    """Let bots play many games of GAME, and sum them up.

    \b
    Examples:
      jemaa simulate marrakech --bots greedy,random --games 1000
      jemaa simulate morocco --players 4 --games 200 --seed 7 --out games.jsonl
      jemaa simulate marrakech --bots greedy -o elimination=off --out games/
    """
    table, seats = arranged(game, players, kinds, options)
    job = partial(play_game, table, seats, seed)
    summary, stopped = Summary(table, seats), False
    with contextlib.ExitStack() as stack:
        keep: Keep = stack.enter_context(open_output(out, games))
        results = stack.enter_context(contextlib.closing(finished(job, games, workers or usual_workers(games))))
        shown = stack.enter_context(progress()).track(results, games, description="Playing")

        def take(one: Finished) -> None:
            keep(one.number, one.lines)
            summary.add(one.tally)

        try:
            in_order(shown, take)
        except KeyboardInterrupt:
            stopped = True
    if stopped:
        where = f"; they are kept in {out}" if out else ""
        click.echo(f"Stopped after {summary.games} of {games} games{where}.", err=True)
    if as_json and summary.games:
        click.echo(msgspec.json.encode(summary.data()))
    else:
        summary.show()
    if stopped:
        raise click.Abort


def arranged(name: str, players: int | None, kinds: str,
             options: tuple[str, ...]) -> tuple[Game, tuple[Seat, ...]]:
    """The game, and a seat with a bot for each player; raises `JemaaError` for wrong options or bots.

    Without `players`, as many play as bots are named; if that is one, as many as can, and it sits everywhere.
    """
    named = [kind.strip() for kind in kinds.split(",")]
    table = game_with(name, len(named) if players is None and len(named) > 1 else players, options)
    if len(named) not in (1, table.players):
        raise JemaaError(f"{table.players} players need {table.players} bots, or one kind for all, not {len(named)}")
    for kind in named:
        bots.hire(kind, Stream(0))  # refuses an unknown one before anything is played
    everywhere = named * table.players if len(named) == 1 else named
    return table, tuple(Seat(letter, NAMES[letter], kind) for letter, kind in zip("ABCDE", everywhere, strict=False))


def usual_workers(games: int) -> int:
    """The default number of processes: 1 for a few games, otherwise as many as can run at the same time."""
    return 1 if games < WORTH_PROCESSES else cores()


# --- one game -----------------------------------------------------------------------------------------------------

class Finished(NamedTuple):
    """A game that was played: its number, its record, and its data for the summary."""

    number: int
    """From 0."""
    lines: bytes
    """The lines of its record."""
    tally: Played


def play_game(game: Game, seats: tuple[Seat, ...], seed: int, number: int) -> Finished:
    """Play one whole game, as `play` does; returns its record's lines and the data for the summary."""
    record, states = play(game, seats, seed, number)
    return Finished(number, b"".join(record.lines()), tally(states, record.entries))


def play(game: Game, seats: tuple[Seat, ...], seed: int, number: int) -> tuple[Record, list[State]]:
    """Play one whole game; returns its record, and the states before and after its entries.

    The game depends on the arguments only, unless a bot goes by the clock or is a program. `number` counts from 0.
    """
    chance = Stream(seed, number)
    people = [bots.hire(seat.kind, Stream(seed, number, 1 + at)) for at, seat in enumerate(seats)]
    states, entries = [game.start()], list[Choice]()
    with contextlib.ExitStack() as stack:
        for bot in people:
            stack.callback(bots.dismiss, bot)
        while (actor := states[-1].actor) != OVER:
            state = states[-1]
            if actor == CHANCE:
                entries.append(draw_outcome(state, chance.draw))
            else:
                entries.append(people[actor].choose(state))
            states.append(state.apply(entries[-1]))
    record = Record(game, seats, tuple(entries), seed=seed, number=number, comment=failures(seats, people))
    return record, states


def failures(seats: tuple[Seat, ...], people: list[bots.Bot]) -> str:
    """The comment in a record about programs that failed, cut off at `LONGEST_COMMENT`; "" if none did."""
    comments = [f"{STAND_IN} played on for {seat.letter}: {fault}." for seat, bot in zip(seats, people, strict=True)
                if (fault := bots.fault_of(bot))]
    return " ".join(comments)[:LONGEST_COMMENT]


# --- all games ----------------------------------------------------------------------------------------------------

def finished(job: Callable[[int], Result], games: int, workers: int) -> Generator[Result]:
    """Yield all games as they finish, in any order.

    The first is played alone, so that only one process compiles the rules.
    """
    yield job(0)
    yield from spread(job, iter(range(1, games)), workers)


def in_order(games: Iterable[Finished], take: Callable[[Finished], object]) -> None:
    """Call `take` with each game in the order of their numbers.

    If the games end early, those that finished after a missing one are taken too.
    """
    waiting: dict[int, Finished] = {}
    following = 0
    try:
        for one in games:
            waiting[one.number] = one
            while following in waiting:
                take(waiting.pop(following))
                following += 1
    finally:
        for number in sorted(waiting):
            take(waiting[number])


# --- keeping records ----------------------------------------------------------------------------------------------

Keep = Callable[[int, bytes], object]
"""Called with each game's number (from 0), ascending, and the lines of its record."""


@contextlib.contextmanager
def open_output(out: str | None, games: int) -> Iterator[Keep]:
    """A context with the function that keeps records: in one file, in a file each, or not at all.

    Records go to a file each where `out` is a folder or ends with a slash; the folder is made, not those around it, and
    the files are numbered from 1. No file is overwritten: raises `UsageError` if the file, or the first one in the
    folder, exists, and the function raises `FileExistsError` for a later one.
    """
    if out is None:
        yield _nowhere
    elif not out.strip():
        raise click.UsageError("the name after --out is empty; give the name of a file, or of a folder and a slash")
    elif is_folder(out):
        make_folder(Path(out))
        check_new(_file(Path(out), len(str(games)), 0))
        yield partial(_in_folder, Path(out), len(str(games)))
    else:
        check_new(Path(out))
        with naming(out), Path(out).open("xb") as file:
            yield partial(_in_file, file)


def _nowhere(_number: int, _lines: bytes) -> None:
    pass


def _in_file(file: BinaryIO, _number: int, lines: bytes) -> None:
    file.write(lines)


def _in_folder(folder: Path, width: int, number: int, lines: bytes) -> None:
    path = _file(folder, width, number)
    with naming(path), path.open("xb") as file:
        file.write(lines)


def _file(folder: Path, width: int, number: int) -> Path:
    return folder / f"{number + 1:0{width}}.jsonl"
