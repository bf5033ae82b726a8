"""`jemaa legal`: the choices that are possible in a position."""


import click
import msgspec

from jemaa.cli.arguments import with_moment
from jemaa.cli.reading import position
from jemaa.core.contract import CHANCE, OVER
from jemaa.core.game import State
from jemaa.core.record import author


@click.command()
@click.argument("source", metavar="POSITION|FILE")
@with_moment
@click.option("--json", "as_json", is_flag=True, help="JSON on one line, with each choice's number.")
def command(source: str, number: int | None, at: int | None, as_json: bool) -> None:
    """List the legal actions of a position, or chance's outcomes with their weights.

    The position is its one-line text, its JSON, a file with either, a record's FILE, or - for the standard input.

    \b
    Examples:
      jemaa legal position.json
      jemaa legal --json game.jsonl --at 12
      jemaa replay --json game.jsonl | sed -n 13p | jemaa legal -
    """
    state = position(source, at, number)
    if as_json:
        click.echo(msgspec.json.encode(as_data(state)))
    else:
        click.echo("\n".join(as_lines(state)) or "The game is over: nobody chooses.")


def as_lines(state: State) -> list[str]:
    """One line for each choice; after an outcome come a tab and its weight. [] if the game is over."""
    if state.actor == CHANCE:
        return [f"{outcome.text}\t{weight}" for outcome, weight in state.chance_outcomes]
    return [action.text for action in state.legal_actions]


def as_data(state: State) -> dict[str, object]:
    """The data of `--json`: the actor and the choices with their numbers; only the actor, "over", if it is over."""
    if state.actor == OVER:
        return {"actor": "over"}
    if state.actor == CHANCE:
        return {"actor": author(state), "outcomes": [{"number": int(outcome), "text": outcome.text, "weight": weight}
                                                     for outcome, weight in state.chance_outcomes]}
    return {"actor": author(state), "actions": [{"number": int(a), "text": a.text} for a in state.legal_actions]}
