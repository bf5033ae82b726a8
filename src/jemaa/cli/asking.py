"""The questions of `jemaa play` before a game, for what the command line left open; Enter takes the default."""

import secrets
from collections.abc import Sequence

import click

from jemaa import bots
from jemaa.cli import option_list
from jemaa.cli.arguments import matching
from jemaa.core import options as named
from jemaa.core.chance import Stream
from jemaa.core.errors import BadOption, JemaaError
from jemaa.core.game import Game, seat_letters
from jemaa.core.record import Record, Seat
from jemaa.games import GAMES, game_type
from jemaa.table.table import HUMAN

NAMES = dict(zip("ABCDE", ("Amina", "Brahim", "Chama", "Driss", "Esma"), strict=True))
"""The names of the seats where the player gives none."""
KINDS = [HUMAN, *bots.KINDS]
USUAL_BOT = "level2"
FEELS = {
    HUMAN: "a person at this keyboard; a name may follow, as in: human Zineb",
    "level1": "a child, or a first game",
    "level2": "somebody who has played a few times",
    "level3": "somebody who plays often",
    "level4": "somebody who overlooks little",
    "level5": "looks ahead, for a fifth of a second each time",
    "max": "looks ahead as far as it can in two seconds",
}
"""What each feels like; the other kinds are there to be measured against."""


def asked_game() -> str:
    """Ask for one of the games; returns its name."""
    while True:
        typed = click.prompt(f"Game ({', '.join(GAMES)})", default=next(iter(GAMES)))
        matches = matching(typed, list(GAMES))
        if len(matches) == 1:
            return matches[0]
        click.echo(f"There are {', '.join(GAMES)}; the first letters are enough.")


def asked_players(game: str) -> int:
    """Ask for the number of players, within what the game allows."""
    kind = game_type(game)
    possible = click.IntRange(kind.fewest_players, kind.most_players)
    return int(click.prompt("Players", default=min(4, kind.most_players), type=possible))


def asked_options(game: str, players: int) -> Game:
    """Ask for the options until they are valid; returns the game with them."""
    kind = game_type(game)
    while True:
        typed = click.prompt("Options, such as name=value,name=value (? lists them)", default="-")
        if typed.strip() == "?":
            click.echo(option_list.described(game))
            continue
        try:
            return Game(kind, players, named.from_text(kind.options_type, typed.replace(" ", "")))
        except BadOption as error:
            click.echo(f"{error}.")


def asked_seats(players: int) -> tuple[Seat, ...]:
    """Ask for a person or a bot for each seat; returns the seats."""
    click.echo("Who sits where?")
    for kind, feel in FEELS.items():
        if kind in KINDS:
            click.echo(f"  {kind:8} {feel}")
    others = ", ".join(kind for kind in KINDS if kind not in FEELS)
    numbered = "" if bots.LEFT_OUT else " max: and seconds, as in max:10; flat: and random games, as in flat:20000;"
    click.echo(f"  Also: {others};{numbered} policy: and a policy's file; or cmd: and a program's command line.")
    if bots.LEFT_OUT:
        click.echo(f"  {bots.WHY_LEFT_OUT}")
    seats = []
    for letter in seat_letters(players):
        usual = HUMAN if letter == "A" else USUAL_BOT
        while True:
            try:
                seats.append(seat(letter, click.prompt(f"  Seat {letter}", default=usual)))
                break
            except JemaaError as error:
                click.echo(f"  {error}.")
    return tuple(seats)


def seats_from(texts: Sequence[str], players: int) -> tuple[Seat, ...]:
    """The seats as the command line lists them; raises `JemaaError` unless there is a valid one for each player."""
    if len(texts) != players:
        usual = ",".join([HUMAN, *[USUAL_BOT] * (players - 1)])
        raise JemaaError(f"{players} players need {players} seats, not {len(texts)}, such as --seats {usual}")
    return tuple(map(seat, seat_letters(players), texts))


def seat(letter: str, text: str) -> Seat:
    """A seat from "level1", "max:10", "human", "human Zineb", "policy:FILE" or "cmd:COMMAND".

    Raises `JemaaError` for others. A kind may be cut short, and any but a file or a command may be followed by a name
    of 40 letters at most; the default is the seat's name in `NAMES`. A command is checked, but not started.
    """
    if text.strip().startswith((bots.COMMAND, bots.POLICY)):
        bots.hire(text.strip(), Stream(0))  # refuses what can't be read or started
        return Seat(letter, NAMES[letter], text.strip())
    kind, _, name = text.strip().partition(" ")
    if kind.startswith(bots.WITH_NUMBER):
        bots.make(kind, Stream(0))  # refuses what is no such number
        kinds = [kind]
    else:
        kinds = matching(kind, [*KINDS, *bots.LEFT_OUT])
    if len(kinds) != 1:
        raise JemaaError(f"there is no kind of player {kind!r}; there are: {', '.join(KINDS)}")
    if kinds[0] in bots.LEFT_OUT:
        bots.make(kinds[0], Stream(0))  # says why it is not offered
    if len(name) > 40:
        raise JemaaError("a name has at most 40 letters")
    return Seat(letter, name.strip() or NAMES[letter], kinds[0])


def asked_seed() -> int:
    """Ask for a seed of the dice, 0 to 2**32 - 1; Enter gives a random one."""
    typed = click.prompt("Seed of the dice (Enter: any)", default="", show_default=False, type=str)
    while typed.strip() and not (typed.strip().isdecimal() and int(typed) < 1 << 32):
        typed = click.prompt("A whole number below 4294967296, or Enter", default="", show_default=False, type=str)
    return int(typed) if typed.strip() else any_seed()


def any_seed() -> int:
    """A random seed, 0 to 2**32 - 1, from the system's source of randomness."""
    return secrets.randbelow(1 << 32)


def new_record(game: Game, seats: tuple[Seat, ...], seed: int) -> Record:
    """The record of a new game, without entries; it is in memory only."""
    return Record(game, seats, seed=seed, number=0)
