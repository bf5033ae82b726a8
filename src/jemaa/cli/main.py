"""`jemaa`: loads each command when it is called, and handles errors and exit codes for all of them."""

import sys
import warnings
from importlib import import_module
from typing import TYPE_CHECKING, Any, NoReturn

import click

from jemaa import __version__
from jemaa.cli import output
from jemaa.cli.exit_codes import DONE, INTERRUPTED, MEANINGS, WRONG_INPUT
from jemaa.cli.suggesting import Suggesting
from jemaa.core.announce import before_compiling
from jemaa.core.errors import EngineWarning, JemaaError
from jemaa.core.interrupts import deferred, ignore

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

COMMANDS = {
    "play": "Play a game: people at this keyboard, bots, or both.",
    "serve": "Play in the browser: serve tables, here or to friends.",
    "verify": "Check the dice of a game that was played on a server.",
    "db": "Keep a server's database: upgrade, export, import, delete.",
    "simulate": "Let bots play many games.",
    "dataset": "Play games and write every choice as a row of a file.",
    "arena": "Let bots meet, and measure how strong they are.",
    "replay": "Step through a game that was played.",
    "review": "Explain a game: what decisions cost, what was luck.",
    "hint": "Rank what may be chosen in a position.",
    "puzzles": "Look for positions with one best choice that is easily missed.",
    "draw": "Draw a position.",
    "legal": "List what may be chosen in a position.",
    "perft": "Count the ways on from a position.",
    "rules": "Read the rules.",
    "examples": "List or copy the example programs of the guides.",
    "doctor": "Say how the rules are run here, and why.",
    "tune": "Fit an evaluation's weights by self-play.",
    "train": "Train the network that corrects an evaluation, by self-play.",
    "train-policy": "Train the network that says which choices a search values first.",
    "completion": "Let your shell complete commands and options.",
}
PLAIN_FORMAT = warnings.formatwarning
COMPILING = "The rules are being compiled. This takes up to half a minute and is needed only once."


class Commands(Suggesting):
    """The commands by name. Listing or completing them loads none of them, and so neither NumPy nor Numba."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of the commands, in the order of the help text."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command, imported from the file of its name; None if there is none. Raises `Abort` for Ctrl-C.

        While a shell asks for completions, it is a stand-in with the same parameters, which can't be called.
        """
        if cmd_name not in COMMANDS:
            return None
        if ctx.resilient_parsing:
            from jemaa.cli.outline import stand_in

            return stand_in(cmd_name)
        try:
            with deferred():  # libraries are loaded whole
                command: click.Command = import_module(f"jemaa.cli.{cmd_name.replace('-', '_')}").command
        except KeyboardInterrupt:
            click.echo("\nStopped before anything was begun.", err=True)
            raise click.Abort from None
        return command

    def shell_complete(self, ctx: click.Context, incomplete: str) -> "list[CompletionItem[str]]":
        """The commands and options that begin with what was typed."""
        from click.shell_completion import CompletionItem

        names = [CompletionItem(name, help=text) for name, text in COMMANDS.items() if name.startswith(incomplete)]
        return [*names, *click.Command.shell_complete(self, ctx, incomplete)]

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the list of commands into the help text, and that of the exit codes."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))
        with formatter.section("Exit codes"):
            formatter.write_dl([(str(code), meaning) for code, meaning in MEANINGS.items()])

    def make_context(self, *args: Any, **settings: Any) -> click.Context:  # the parameters are click's own
        """Parse the command line, which may already print a help text."""
        with output.closed_pipe():
            return super().make_context(*args, **settings)

    def invoke(self, ctx: click.Context) -> object:
        """Run a command."""
        with output.closed_pipe():
            return super().invoke(ctx)

    def main(self, *args: Any, **settings: Any) -> NoReturn:  # the parameters are click's own
        """Run a command and exit with one of `exit_codes`; wrong input is answered by a sentence."""
        output.replace_unknown()
        before_compiling(lambda: click.echo(COMPILING, err=True))
        warnings.formatwarning = _formatted
        try:
            sys.exit(super().main(*args, **{**settings, "prog_name": "jemaa", "standalone_mode": False}) or DONE)
        except click.exceptions.NoArgsIsHelpError as error:
            error.show()
            sys.exit(WRONG_INPUT)
        except click.ClickException as error:
            _fail(error.format_message())
        except JemaaError as error:
            _fail(str(error))
        except OSError as error:
            where = error.filename or ("the standard output" if output.failed(error) else "")
            _fail(": ".join(filter(None, [str(where), error.strerror or str(error)])))
        except click.Abort:
            sys.exit(INTERRUPTED)


def _formatted(message: Warning | str, category: type[Warning], filename: str, lineno: int,
               line: str | None = None) -> str:
    """A warning as Python prints it, but one about the engine as a sentence."""
    if issubclass(category, EngineWarning):
        return f"jemaa: {message}\n"
    return PLAIN_FORMAT(message, category, filename, lineno, line)


def _fail(sentence: str) -> NoReturn:
    click.echo(output.harmless(f"jemaa: {sentence}"), err=True)
    sys.exit(WRONG_INPUT)


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, "-V", "--version")
def main() -> None:
    """Marrakech and Morocco, the two board games of Marrakech's market square.

    \b
    Try:  jemaa play                      the questions have sensible answers: press Enter
          jemaa rules marrakech           the rules, clause by clause
          jemaa COMMAND --help            more about a command, with examples
    """


def run() -> None:
    """The program `jemaa`: `main`, and an end that another Ctrl-C doesn't cut short."""
    try:
        main()
    except KeyboardInterrupt:  # pressed again while the first one was being answered
        sys.exit(INTERRUPTED)
    finally:
        ignore()
