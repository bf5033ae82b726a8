"""`jemaa completion`: installs the completion of commands and options into the user's shell."""

import os
from pathlib import Path

import click

from jemaa.cli.paths import write_text
from jemaa.core.naming import naming, quoted

SHELLS = ("bash", "zsh", "fish")
PROGRAM, VARIABLE = "jemaa", "_JEMAA_COMPLETE"
"""The command that is completed, and the variable by which a shell asks it: click's name for this command."""
MARK = "# completion of jemaa"
"""How the line ends that is added to a shell's startup file."""
BEFORE = {"zsh": "(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }\n"}
"""Shell -> what must stand before the script: in zsh, loading what completes."""


@click.command()
@click.argument("shell", type=click.Choice(SHELLS), required=False)
@click.option("--print", "prints", is_flag=True, help="Print the script, and change nothing.")
@click.option("--remove", is_flag=True, help="Take back what was installed.")
def command(shell: str | None, prints: bool, remove: bool) -> None:
    """Let your shell complete commands, options and their values when you press Tab.

    Without a name it is the shell that you use. The script goes into a file of its own; bash and zsh get one line in
    ~/.bashrc or .zshrc that reads it, and fish finds it by itself.

    \b
    Examples:
      jemaa completion                 for the shell that you use
      jemaa completion zsh             for zsh
      jemaa completion --remove        without it again
      jemaa completion bash --print    to put it elsewhere
    """
    if prints and remove:
        raise click.UsageError("--print and --remove exclude each other; leave one out")
    chosen = shell or usual_shell()
    if prints:
        click.echo(script(chosen), nl=False)
    elif remove:
        uninstall(chosen)
    else:
        install(chosen)


def usual_shell() -> str:
    """The shell of $SHELL; raises `UsageError` where it is none of `SHELLS`."""
    name = Path(os.environ.get("SHELL", "")).name
    if name not in SHELLS:
        raise click.UsageError(f"which shell? Name it, as in: jemaa completion bash; there are: {', '.join(SHELLS)}")
    return name


def script(shell: str) -> str:
    """The script by which a shell completes."""
    from click.shell_completion import get_completion_class

    kind = get_completion_class(shell)
    assert kind
    made = kind(click.Group(PROGRAM), {}, PROGRAM, VARIABLE)  # the script knows names only
    return BEFORE.get(shell, "") + made.source_template % made.source_vars()


def install(shell: str) -> None:
    """Write the script, let the shell read it, and say what was done."""
    file, startup = script_file(shell), startup_file(shell)
    file.parent.mkdir(parents=True, exist_ok=True)
    write_text(file, script(shell))
    click.echo(f"The script is in {file}.")
    if startup:
        set_line(startup, f"source {quoted(file)}  {MARK}")
        click.echo(f"{startup} reads it.")
    click.echo(f"New {shell} terminals complete `jemaa`.")


def uninstall(shell: str) -> None:
    """Remove what `install` wrote, and say so; raises `UsageError` where nothing is installed."""
    file, startup = script_file(shell), startup_file(shell)
    if not file.exists():
        raise click.UsageError(f"{file} does not exist, so nothing is installed for {shell}")
    file.unlink()
    if startup:
        set_line(startup, None)
    click.echo(f"{shell} no longer completes `jemaa`.")


def script_file(shell: str) -> Path:
    """Where the script of a shell goes."""
    if shell == "fish":
        return base("XDG_CONFIG_HOME", ".config") / "fish" / "completions" / f"{PROGRAM}.fish"
    return base("XDG_DATA_HOME", ".local/share") / PROGRAM / f"completion.{shell}"


def startup_file(shell: str) -> Path | None:
    """The file that a new shell reads, in which the script has to be named; None for a shell that looks by itself."""
    if shell == "bash":
        return Path.home() / ".bashrc"
    return Path(os.environ.get("ZDOTDIR") or Path.home()) / ".zshrc" if shell == "zsh" else None


def base(variable: str, usual: str) -> Path:
    """The folder in an environment variable, or `usual` in the home folder where it is unset or empty."""
    return Path(os.environ.get(variable) or Path.home() / usual)


def set_line(startup: Path, line: str | None) -> None:
    """Remove each line that ends with `MARK` from a startup file, and append `line`, which must end with it.

    None appends nothing. A missing file is created. Raises `OSError` where it can't be written.
    """
    before = startup.read_bytes() if startup.exists() else b""
    kept = [each for each in before.splitlines() if not each.endswith(MARK.encode())]
    after = b"".join(each + b"\n" for each in [*kept, *([os.fsencode(line)] if line else [])])
    if after != before:
        with naming(startup):
            startup.write_bytes(after)
