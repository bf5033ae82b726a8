"""`jemaa play`: plays a whole game at this terminal."""

import contextlib
import importlib
import shutil
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import click

from jemaa import bots
from jemaa.cli import asking, saves
from jemaa.cli.arguments import GAME, SEED, confirm_programs, matching, with_options
from jemaa.cli.hotseat import HotSeat, NothingToUndo
from jemaa.cli.option_list import ListsOptions
from jemaa.cli.output import is_terminal
from jemaa.cli.paths import FILE, check_new
from jemaa.cli.reading import game_with
from jemaa.cli.screen import Screen
from jemaa.cli.typed import matching_choices
from jemaa.core.choice import Action, Choice
from jemaa.core.contract import CHANCE
from jemaa.core.errors import IllegalChoice
from jemaa.core.interrupts import deferred
from jemaa.core.naming import quoted
from jemaa.core.record import Record
from jemaa.core.recorder import RecordWriter
from jemaa.games import GAMES, game_type
from jemaa.table.table import HUMAN

COMMANDS = ["undo", "save", "board", "choices", "quit", "help"]
NEWEST = "-"
USUAL_DELAY = 0.5
"""Seconds that a bot's choice stays, where nobody but bots plays."""


class Quit(Exception):
    """Raised where the user wants to stop for now."""


@click.command(cls=ListsOptions)
@click.argument("game", type=GAME, required=False)
@click.option("--players", type=int, metavar="N", help="How many play.")
@with_options
@click.option("--seats", metavar="KIND,KIND,...",
              help=f"Who sits where: {', '.join(asking.KINDS)}; a name may follow, as in 'human Zineb'. "
                   f"Or {'' if bots.LEFT_OUT else 'max:SECONDS, or '}policy: and a policy's file, or cmd: "
                   "and a program's command line.")
@click.option("--seed", type=SEED, metavar="S", help="Of the dice and the bots; the same seed rolls the same dice.")
@click.option("--defaults", is_flag=True,
              help="Ask nothing before the game: the usual answer to whatever isn't said.")
@click.option("--delay", type=click.FloatRange(0, 60), metavar="SECONDS",
              help="How long a bot's choice stays on the screen.")
@click.option("--save", "file", type=FILE,
              help="Keep the record in this new file.")
@click.option("--resume", is_flag=False, flag_value=NEWEST, metavar="[FILE]",
              help="Go on with the last unfinished game, or that in FILE.")
def command(game: str | None, players: int | None, options: tuple[str, ...], seats: str | None, seed: int | None,
            defaults: bool, delay: float | None, file: Path | None, resume: str | None) -> None:
    """Play GAME with people at this keyboard, bots, or both.

    What isn't said here is asked; Enter takes the usual answer. In the game, type a choice or enough of its
    letters; ? explains. Every choice is kept in a record at once: nothing is lost if the terminal is closed.

    \b
    Examples:
      jemaa play                                        answer the questions
      jemaa play morocco --players 3 --defaults         you and two bots
      jemaa play marrakech --players 2 --seats human,human -o elimination=off
      jemaa play marrakech --players 3 --seats level3,level1,random --delay 0.5
      jemaa play --resume                               go on where you were
    """
    try:
        if resume is None:
            if file:
                check_new(file, "--save")
            record = prepared(game, players, options, seats, seed, defaults)
            path = file or saves.new_file(record.game.name)
        else:
            path = saves.newest_unfinished() if resume == NEWEST else FILE.convert(resume, None, None)
    except (click.Abort, KeyboardInterrupt, EOFError):
        stopped("No game was begun.")
    with resume_advice(path):
        if resume is None:
            with deferred():  # a file is begun whole, or not at all
                writer = RecordWriter.create(path, record)
        else:
            writer, record = RecordWriter.resume(path, game_type)
        with contextlib.closing(writer):
            if resume is not None:
                confirm_programs([seat.kind for seat in record.seats])
            play(record, writer, path, delay)


@contextlib.contextmanager
def resume_advice(path: Path) -> Iterator[None]:
    """A context in which a game is played; when it is left early, a sentence says how to resume the game.

    `Quit` ends here; Ctrl-C, the end of the input and `Abort` are raised again as `Abort`.
    """
    try:
        yield
    except Quit:
        click.echo(f"\n The game is kept. To resume it:\n   {resuming(path)}")
    except (click.Abort, KeyboardInterrupt, EOFError):
        stopped(f"The game is kept. To resume it: {resuming(path)}" if path.exists() else "No game was begun.")


def stopped(sentence: str) -> NoReturn:
    """Print a sentence and raise `Abort`, after Ctrl-C or the end of the input.

    Another Ctrl-C doesn't cut the sentence short.
    """
    with contextlib.suppress(KeyboardInterrupt), deferred():
        click.echo(f"\n {sentence}")
    raise click.Abort from None


def prepared(game: str | None, players: int | None, options: tuple[str, ...], seats: str | None, seed: int | None,
             defaults: bool) -> Record:
    """The record of a new game, from the command line's arguments and, for the rest, answers or defaults.

    Questions are asked unless `defaults` is set, or the game, the number of players and the seats are given. Raises
    `UsageError` where a question, or a person who plays, needs a terminal and there is none.
    """
    given = [game, players, options or None, seats, seed]
    asks = not defaults and any(part is None for part in given) and not (game and players is not None and seats)
    if asks:
        need_terminal("ask what to play; give --defaults, or GAME with --players and --seats")
        if saves.unfinished():
            click.echo("There is an unfinished game: `jemaa play --resume` goes on with it.")
    name = game or (asking.asked_game() if asks else next(iter(GAMES)))
    if players is None:
        players = asking.asked_players(name) if asks else min(4, game_type(name).most_players)
    table = game_with(name, players, options)
    if asks and not options:
        table = asking.asked_options(name, players)
    usual = [HUMAN, *[asking.USUAL_BOT] * (players - 1)]
    if seats is None and asks:
        people = asking.asked_seats(players)
    else:
        people = asking.seats_from(seats.split(",") if seats else usual, players)
    if seed is None:
        seed = asking.asked_seed() if asks else asking.any_seed()
    if any(seat.kind == HUMAN for seat in people):
        need_terminal("ask a person for their choices; give bots all --seats, or use `jemaa simulate`")
    return asking.new_record(table, people, seed)


def need_terminal(reason: str) -> None:
    """Raise `UsageError` unless there is a terminal to ask at; `reason` is the second part of the sentence."""
    if not is_terminal(sys.stdin):
        raise click.UsageError(f"the standard input is not a terminal, so `jemaa play` cannot {reason}")


def play(record: Record, writer: RecordWriter, path: Path, delay: float | None) -> None:
    """Play the game to its end; raises `Quit` where the user stops. Programs of bots are ended in any case."""
    with contextlib.suppress(ImportError):
        importlib.import_module("readline")  # arrow keys, and what was typed before, wherever input() is called
    screen = Screen(record.game, record.seats)
    screen.who()
    with contextlib.closing(HotSeat(record, writer)) as table:
        Sitting(table, screen, path, delay).play()


def resuming(path: Path) -> str:
    """The command that resumes the game in a file.

    In the folder of `saves` no file is named, so the command resumes the game that was played last there.
    """
    return "jemaa play --resume" if path.parent == saves.folder() else f"jemaa play --resume {quoted(path)}"


class Sitting:
    """The course of a game: bots choose, people are asked."""

    def __init__(self, table: HotSeat, screen: Screen, path: Path, delay: float | None) -> None:
        self.table, self.screen, self.path, self.turn = table, screen, path, CHANCE
        self.watched = all(seat.kind != HUMAN for seat in table.record.seats)
        self.delay = delay if delay is not None else USUAL_DELAY if self.watched and screen.console.is_terminal else 0.0

    def play(self) -> None:
        """Play to the end of the game, and print the result; raises `Quit` where the user stops."""
        table, screen = self.table, self.screen
        screen.happened(table.begin())
        while not table.state.is_over:
            if table.waits_for_human:
                self.turn_of_human()
            else:
                self.turn_of_bot()
        screen.position(table.state)
        screen.result(table.state)
        screen.offer("The game is kept. To see it again:", f"jemaa replay {quoted(self.path)}")

    def turn_of_bot(self) -> None:
        """Let a bot choose, then wait for the delay.

        Where no person plays and there is a delay, the market is printed before each seat's turn.
        """
        actor = self.table.state.actor
        if actor != self.turn and self.watched and self.delay:
            self.screen.position(self.table.state)
        self.turn = actor
        events = self.table.bot_acts()
        if fault := self.table.fault():
            self.screen.tell(fault)
        self.screen.happened(events)
        time.sleep(self.delay)

    def turn_of_human(self) -> None:
        """Ask until the person has chosen, or has taken back a choice; raises `Quit` for `quit`."""
        self.screen.position(self.table.state)
        self.screen.ask(self.table.state)
        version = self.table.version
        while self.table.version == version:
            typed = input(" > ").strip()
            if typed:
                self.answer(typed)

    def answer(self, typed: str) -> None:
        """Handle what was typed: one clear choice, or else `?` with something to explain, or else a command.

        For anything else, print the choices that it can mean, or why it can't be chosen. Raises `Quit` for `quit`.
        """
        state = self.table.state
        matches = matching_choices(typed, state.legal_actions)
        if len(matches) == 1:
            self.screen.happened(self.table.act(matches[0]))
        elif typed.startswith("?"):
            self.explain(typed[1:].strip())
        elif commands := matching(typed.partition(" ")[0], COMMANDS):
            self.obey(commands[0], typed.partition(" ")[2].strip())
        elif matches:
            self.screen.tell("That can mean:")
            self.screen.choices(state, matches)
        else:
            self.screen.tell(self.refusal(typed))

    def obey(self, word: str, rest: str) -> None:
        """Carry out a command such as `undo`; `rest` is what follows its name. Raises `Quit` for `quit`."""
        if word == "undo":
            self.undo()
        elif word == "save":
            self.save(rest)
        elif word == "board":
            self.screen.position(self.table.state)
        elif word == "choices":
            self.screen.ask(self.table.state)
        elif word == "quit":
            raise Quit
        else:
            self.explain("")

    def undo(self) -> None:
        """Take back a choice, or print why that is refused."""
        try:
            self.screen.tell(f"Taken back: {self.table.undo()}")
        except NothingToUndo as error:
            self.screen.tell(f"Nothing can be taken back: {error}.")

    def save(self, name: str) -> None:
        """Copy the record to the new file `name`; without a name, print where the record is.

        If the file exists or can't be written, print that.
        """
        if not name:
            self.screen.tell(f"Every choice is in {self.path} already; `save FILE` makes a copy.")
            return
        target = Path(name).expanduser()
        try:
            with target.open("xb") as copy, self.path.open("rb") as original:
                shutil.copyfileobj(original, copy)
            self.screen.tell(f"Copied to {target}.")
        except OSError as error:
            self.screen.tell(f"{target}: {error.strerror}; choose another name.")

    def explain(self, about: str) -> None:
        """Print the clauses of the present question; if `about` is not "", why that can't be chosen, or that it can."""
        if about:
            self.screen.tell(self.refusal(about))
        else:
            self.screen.explain(self.table.state)

    def refusal(self, typed: str) -> str:
        """A sentence that says why what was typed can't be chosen, or that it can."""
        state = self.table.state
        actions = () if typed.isdecimal() else state.game.type.actions
        matches: list[Choice] = list(matching_choices(typed, list(actions)))
        if len(matches) == 1 and isinstance(matches[0], Action):
            try:
                state.apply(matches[0])
            except IllegalChoice as error:
                return f"{error}."
            return f"{matches[0]} can be chosen."
        return f"{typed!r} is not a choice here; ? explains, `choices` lists them again."
