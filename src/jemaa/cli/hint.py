"""`jemaa hint`: the choices in a position, the best first."""

import click
import msgspec
from rich.console import Console
from rich.table import Table

from jemaa.bots.levels import by_policy
from jemaa.bots.search import Line, Plan, Search
from jemaa.cli import printing
from jemaa.cli.arguments import SEED, with_moment
from jemaa.cli.reading import position
from jemaa.core.chance import Stream
from jemaa.core.contract import CHANCE, OVER
from jemaa.core.engine import ENGINE
from jemaa.core.errors import JemaaError
from jemaa.core.game import State
from jemaa.core.record import author
from jemaa.review.valuer import AIMS, ROOM, Aim, in_units

USUAL = 100 if ENGINE == "interpreted" else 20_000
"""Simulations: about a second where rules are compiled."""
SHOWN = 10
"""Choices in the terminal; JSON has all that were looked at."""


class Ranked(msgspec.Struct, frozen=True):
    """One choice, with its value to each seat."""

    number: int
    text: str
    visits: int
    """How often the search looked at it; 0 where it is `exact`, or the only choice."""
    exact: bool
    """Calculated to the end of the game, not estimated."""
    values: tuple[float, ...]
    """[seat] -> what it is worth, by the aim: the share of the win (0..1), or points over the mean of the others."""


class Hint(msgspec.Struct, frozen=True):
    """The choices in a position, the best first: the shape of `jemaa hint --json` (docs/reference/hint.schema.json)."""

    actor: str
    """The letter of the seat that chooses."""
    aim: Aim
    simulations: int
    """How many were made: fewer than asked for where there was no room for more, 0 where all was calculated."""
    choices: tuple[Ranked, ...]
    """Those that were looked at, the most visited first, then by their value to the seat that chooses.

    Exact ones come by that value alone.
    """


@click.command()
@click.argument("source", metavar="POSITION|FILE")
@with_moment
@click.option("--aim", type=click.Choice(AIMS), default="share", show_default=True,
              help="What counts: the share of the win, or the margin in points over the others' mean.")
@click.option("--simulations", type=click.IntRange(1, ROOM), default=USUAL, show_default=True, metavar="N",
              help="How long to search, while there is room for what it finds.")
@click.option("--seed", type=SEED, metavar="S", default=0, show_default=True,
              help="The same seed and simulations give the same hint.")
@click.option("--json", "as_json", is_flag=True, help="JSON on one line, as docs/reference/hint.schema.json says.")
def command(source: str, number: int | None, at: int | None, aim: Aim, simulations: int, seed: int,
            as_json: bool) -> None:
    """Rank what may be chosen in a position, by search, or exactly where the game is nearly over.

    The position is its one-line text, its JSON, a file with either, a record's FILE, or - for the standard input.

    \b
    Examples:
      jemaa hint game.jsonl                  at its end, where it is unfinished
      jemaa hint game.jsonl --at 40          after 40 entries
      jemaa hint tournament.jsonl --game 17 --at 40
      jemaa hint position.json --aim margin --json
    """
    state = position(source, at, number)
    check_asked(state)
    plan = Plan(simulations=simulations, exact=simulations, aim=aim, nodes=ROOM)
    search = Search(Stream(seed), by_policy(plan, state.game))
    lines = ranked(state, search)
    if as_json:
        click.echo(msgspec.json.encode(as_data(state, lines, aim, search.simulations)))
    else:
        show(state, lines, search, printing.console(highlight=False))


def check_asked(state: State) -> None:
    """Raise `JemaaError` where no seat chooses."""
    if state.actor == OVER:
        raise JemaaError("the game is over, so there is nothing to choose; --at names an earlier moment of a record")
    if state.actor == CHANCE:
        outcomes = ", ".join(outcome.text for outcome, _ in state.chance_outcomes)
        raise JemaaError(f"chance acts here ({outcomes}), nobody chooses; --at names another moment of a record")


def ranked(state: State, search: Search) -> list[Line]:
    """The choices that the search visited, the best first, in the order of `Search.analyse`; a seat must choose.

    If there is only one, its value is that of the position after it. Values are from 0 to 1, whatever the aim.
    """
    if len(state.legal_actions) == 1:
        values = search.values(state)
        return [Line(state.legal_actions[0], 0, values, exact=not search.simulations)]
    return search.analyse(state)


def as_data(state: State, lines: list[Line], aim: Aim, simulations: int) -> Hint:
    """The data of `--json`: the seat that chooses, the aim, and the choices."""
    choices = [Ranked(int(line.action), line.action.text, 0 if line.exact else line.visits, line.exact,
                      in_units(line.values, aim)) for line in lines]
    return Hint(author(state), aim, simulations, tuple(choices))


def show(state: State, lines: list[Line], search: Search, console: Console) -> None:
    """Print the best choices and, if the search ended early for lack of room, a sentence about that."""
    printing.show(as_table(state, lines, search.plan.aim), console)
    if 0 < search.simulations < search.plan.simulations:
        console.print(f"There was room for {search.simulations:,} of the {search.plan.simulations:,} simulations.")


def as_table(state: State, lines: list[Line], aim: Aim) -> Table:
    """The best choices, `SHOWN` at most, with their value to the seat that chooses."""
    sentences, seat = state.game.type.sentences, state.actor
    table = Table("", "choice", "", title=f"{author(state)} chooses", title_justify="left", box=None)
    table.add_column("win share" if aim == "share" else "margin", justify="right")
    table.add_column("behind the best", justify="right")
    table.add_column("visits", justify="right")
    best = in_units(lines[0].values, aim)[seat]
    for rank, line in enumerate(lines[:SHOWN], 1):
        value = in_units(line.values, aim)[seat]
        behind = value_text(best - value, aim) if rank > 1 else "" if line.visits else "the only choice"
        remark = sentences.remark(state.row, line.action)
        table.add_row(str(rank), line.action.text, remark, value_text(value, aim), behind,
                      "exact" if line.exact else f"{line.visits:,}")
    return table


def value_text(value: float, aim: Aim) -> str:
    """A value, or a difference of two, as text: a share (0..1) in per cent, or points."""
    return f"{value:.1%}" if aim == "share" else f"{value:.1f}"
