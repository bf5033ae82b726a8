"""`jemaa perft`: counts the sequences of choices from a position."""

import time

import click
import msgspec

from jemaa.cli.arguments import GAME, with_options
from jemaa.cli.progress import progress
from jemaa.cli.reading import game_with, position
from jemaa.core.errors import BadOption
from jemaa.core.game import State
from jemaa.core.perft import count, divided, first_choices
from jemaa.games import GAMES


@click.command()
@click.argument("source", metavar="GAME|POSITION|FILE")
@click.argument("depth", type=click.IntRange(0))
@click.option("-p", "--players", type=int, help="Of a game from its start; by default as many as can play.")
@with_options
@click.option("--json", "as_json", is_flag=True, help="JSON on one line.")
def command(source: str, depth: int, players: int | None, options: tuple[str, ...], as_json: bool) -> None:
    """Count the sequences of DEPTH choices from a position on, for each first choice, chance's outcomes among them.

    Programs that agree on these numbers agree on the rules. A game that ends earlier counts for nothing.

    \b
    Examples:
      jemaa perft marrakech 6                 from the start, before anybody knows who begins
      jemaa perft marrakech 5 -p 2 -o first_player=A
      jemaa perft - 4 < position.json         from any position
    """
    state = starting(source, players, options)
    began = time.perf_counter()
    counts = counted(state, depth) if depth else {}
    total = sum(counts.values()) if depth else count(state, 0)
    if as_json:
        click.echo(msgspec.json.encode({"depth": depth, "total": total, "first": counts}))
        return
    for text, number in counts.items():
        click.echo(f"{text:<20} {number:>16,}")
    click.echo(f"{'in all':<20} {total:>16,}")
    click.echo(f"{time.perf_counter() - began:.2f} s", err=True)


def counted(state: State, depth: int) -> dict[str, int]:
    """The text of each first choice -> the number of sequences that begin with it."""
    with progress() as bar:
        items = bar.track(divided(state, depth), len(first_choices(state)), description="Counting")
        return {choice.text: number for choice, number in items}


def starting(source: str, players: int | None, options: tuple[str, ...]) -> State:
    """The start of the game whose name begins with `source`, or else the position that `source` describes.

    Raises `BadOption` for players or options beside a position, and the errors of `position`.
    """
    if any(name.startswith(source.lower()) for name in GAMES) and source:
        return game_with(GAME.convert(source, None, None), players, options).start()
    if players is not None or options:
        raise BadOption("players and options are for the start of a game; a position has its own")
    return position(source)
