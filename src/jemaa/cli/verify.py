"""`jemaa verify`: checks that the dice of a game are those that the server was bound to."""

import re
from pathlib import Path

import click
import msgspec
from rich.table import Table as Grid

from jemaa.cli import printing
from jemaa.cli.output import harmless
from jemaa.cli.paths import EXISTING, existing
from jemaa.games import game_type
from jemaa.table.fairness import Rolls, rolls
from jemaa.table.proof import Verified, read_export, verify


class Face(msgspec.Struct, frozen=True):
    """How often one face of a die came in a game, and how often it does on average with fair dice."""

    times: int
    """How often it came."""
    expected: float
    """How often it comes with fair dice, in the mean."""


class Die(msgspec.Struct, frozen=True, kw_only=True):
    """All rolls of one die."""

    die: str
    times: int
    """How often it was rolled."""
    faces: dict[str, Face]
    longest_run: int
    """How often the same face came in a row at most."""
    chance_of_run: float
    """The share (0..1) of such games in which fair dice do that, or more."""


class Verification(msgspec.Struct, frozen=True, kw_only=True):
    """A game whose dice are right: the shape of `jemaa verify --json` (docs/reference/verify.schema.json)."""

    game: str
    seats: dict[str, str]
    """Each seat's letter -> the name of who sat there."""
    draws: int
    """How many draws were checked; all of them come from the seed that was promised."""
    signer: str | None
    """The public key that signed the file, hexadecimal; null for a file of an older version, which is not signed."""
    signatures_checked: bool
    """Whether all signatures were checked; false where there are none, and where `cryptography` is not installed."""
    dice: tuple[Die, ...]


def public_key(_context: click.Context, _option: click.Parameter, text: str | None) -> str | None:
    """The value of --key in small letters, None without it.

    Raises `BadParameter` for anything but 64 hexadecimal digits.
    """
    if text is not None and not re.fullmatch("[0-9a-fA-F]{64}", text):
        raise click.BadParameter("a public key is 64 hexadecimal digits, as the page shows it at /verify")
    return text and text.lower()


@click.command()
@click.argument("file", type=EXISTING)
@click.option("--key", metavar="HEX", callback=public_key,
              help="The public key that must have signed the game; the page shows it at /verify.")
@click.option("--json", "as_json", is_flag=True, help="JSON on one line, as docs/reference/verify.schema.json says.")
def command(file: Path, key: str | None, as_json: bool) -> None:
    """Check an exported game: its signatures, and its dice draw by draw.

    \b
    The server was bound to its seed before anybody sat down, and every person's browser added to it. If all is
    right, neither the server nor a player has chosen a single roll or deal. The server's operator could have known
    them beforehand, though. The server signs each line and the end: who lacks its key can change nothing in the file.
    Who has no key to compare with can't tell a game of this server from one that somebody made up and signed.

    Examples:
      jemaa verify marrakech-0f3c52a1b7d94e60.json
      jemaa verify marrakech-0f3c52a1b7d94e60.json --json
      jemaa verify marrakech-0f3c52a1b7d94e60.json --key "$KEY"

    """
    verified = verify(read_export(existing(file).read_bytes()), game_type, key)
    if as_json:
        click.echo(msgspec.json.encode(as_data(verified)))
        return
    names = ", ".join(f"{seat.name} ({seat.letter})" for seat in verified.record.seats)
    click.echo(harmless(f"{verified.record.game.name}: {names}"))
    click.echo(f"All {verified.draws} draws come from the seed that was promised.")
    click.echo(about_signatures(verified))
    for each in rolls(verified.record):
        show(each)


def about_signatures(verified: Verified) -> str:
    """What was found out about the signatures, as a sentence."""
    if verified.signer is None:
        return "The file is not signed, as older versions wrote it: moves, names and options may have been changed."
    if verified.unchecked is not None:
        return f"The signatures were not checked: {verified.unchecked}"
    return f"Every line and the end are signed with the key {verified.signer}."


def as_data(verified: Verified) -> Verification:
    """The data of `--json`."""
    seats = {seat.letter: seat.name for seat in verified.record.seats}
    dice = tuple(Die(die=each.die, times=len(each.shown), longest_run=each.longest_run,
                     chance_of_run=each.chance_of_run,
                     faces={face: Face(times, each.expected[face]) for face, times in each.counts.items()})
                 for each in rolls(verified.record))
    return Verification(game=verified.record.game.name, seats=seats, draws=verified.draws, dice=dice,
                        signer=verified.signer,
                        signatures_checked=verified.signer is not None and verified.unchecked is None)


def show(each: Rolls) -> None:
    """Print how often each face of a die came beside what fair dice give, and how likely its longest run is."""
    grid = Grid("face", title=f"{each.die}: {len(each.shown)} times", title_justify="left")
    for heading in ("times", "expected"):
        grid.add_column(heading, justify="right")
    for face, count in each.counts.items():
        grid.add_row(face, str(count), f"{each.expected[face]:.1f}")
    printing.show(grid, printing.console())
    click.echo(f"The same face came {each.longest_run} times in a row; fair dice do that, or more, "
               f"in {each.chance_of_run:.0%} of such games.")
