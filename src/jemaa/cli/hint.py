"""`jemaa hint`: the choices in a position, the best first."""

from typing import Any

import click
import msgspec
from rich.console import Console
from rich.table import Table

from jemaa.bots.search import Line, Plan, Search
from jemaa.cli import words
from jemaa.cli.arguments import SEED, with_moment
from jemaa.cli.reading import position
from jemaa.core.chance import Stream
from jemaa.core.contract import CHANCE, OVER
from jemaa.core.errors import JemaaError
from jemaa.core.game import State
from jemaa.core.record import author
from jemaa.review.valuer import AIMS, Aim, in_units

USUAL = 20_000
"""Simulations: about a second."""
SHOWN = 10
"""Choices in the terminal; JSON has all that were looked at."""


@click.command()
@click.argument("source", metavar="POSITION|FILE")
@with_moment
@click.option("--aim", type=click.Choice(AIMS), default="share", show_default=True,
              help="What counts: the share of the win, or the margin in points over the others' mean.")
@click.option("--simulations", type=click.IntRange(1, 100_000_000), default=USUAL, show_default=True, metavar="N",
              help="How long to search.")
@click.option("--seed", type=SEED, metavar="S", default=0, show_default=True,
              help="The same seed and simulations give the same hint.")
@click.option("--json", "as_json", is_flag=True, help="JSON on one line, with the value to every seat.")
def command(source: str, at: int | None, aim: Aim, simulations: int, seed: int, as_json: bool) -> None:
    """Rank what may be chosen in a position, by search, or exactly where the game is nearly over.

    The position is its one-line text, its JSON, a file with either, a record's FILE, or - for the standard input.

    \b
    Examples:
      jemaa hint game.jsonl                  at its end, where it is unfinished
      jemaa hint game.jsonl --at 40          after 40 entries
      jemaa hint position.json --aim margin --json
    """
    state = position(source, at)
    check_asked(state)
    lines = ranked(state, Plan(simulations=simulations, exact=simulations, aim=aim), seed)
    if as_json:
        click.echo(msgspec.json.encode(as_data(state, lines, aim)))
    else:
        Console(highlight=False).print(as_table(state, lines, aim))


def check_asked(state: State) -> None:
    """Raise `JemaaError` where no seat chooses."""
    if state.actor == OVER:
        raise JemaaError("the game is over, so there is nothing to choose; --at names an earlier moment of a record")
    if state.actor == CHANCE:
        outcomes = ", ".join(outcome.text for outcome, _ in state.chance_outcomes)
        raise JemaaError(f"chance acts here ({outcomes}), nobody chooses; --at names another moment of a record")


def ranked(state: State, plan: Plan, seed: int) -> list[Line]:
    """The choices, the best first; the only one, with the value of what follows it."""
    search = Search(Stream(seed), plan)
    if len(state.legal_actions) == 1:
        return [Line(state.legal_actions[0], 0, search.values(state))]
    return search.analyse(state)


def as_data(state: State, lines: list[Line], aim: Aim) -> dict[str, Any]:
    """Who chooses, by what aim, and the choices: `values` are each seat's."""
    choices = [{"number": int(line.action), "text": line.action.text, "visits": line.visits,
                "values": in_units(line.values, aim).tolist()} for line in lines]
    return {"actor": author(state), "aim": aim, "choices": choices}


def as_table(state: State, lines: list[Line], aim: Aim) -> Table:
    """The best choices with their value to the seat that chooses."""
    said, seat = words.of(state.game.name), state.actor
    table = Table("", "choice", "", title=f"{author(state)} chooses", title_justify="left", box=None)
    table.add_column("win share" if aim == "share" else "margin", justify="right")
    table.add_column("behind the best", justify="right")
    table.add_column("visits", justify="right")
    best = in_units(lines[0].values, aim)[seat]
    for rank, line in enumerate(lines[:SHOWN], 1):
        value = in_units(line.values, aim)[seat]
        behind = shown(best - value, aim) if rank > 1 else "" if line.visits else "the only choice"
        table.add_row(str(rank), line.action.text, said.remark(state, line.action), shown(value, aim), behind,
                      "exact" if line.exact else f"{line.visits:,}")
    return table


def shown(value: float, aim: Aim) -> str:
    """A value, or a difference of two, in the aim's unit."""
    return f"{value:.1%}" if aim == "share" else f"{value:.1f}"
