"""`jemaa examples`: lists the programs and files that the guides explain, and copies them into a folder."""

import ast
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

import click

from jemaa.cli.paths import FOLDER, make_folder
from jemaa.core.errors import JemaaError
from jemaa.core.naming import naming


@click.command()
@click.argument("names", nargs=-1, metavar="[NAME]...")
@click.option("--to", "folder", type=FOLDER, metavar="FOLDER",
              help="Copy them into this folder, which is made if it is missing.")
def command(names: tuple[str, ...], folder: Path | None) -> None:
    """List the example programs that the guides explain, or copy them with --to.

    With names, only those are listed or copied. A file that exists already is never overwritten.

    \b
    Examples:
      jemaa examples                            what there is
      jemaa examples --to .                     all, into this folder
      jemaa examples maskable_ppo.py --to here  one of them
    """
    chosen = selected(names)
    if folder is None:
        for name, file in chosen.items():
            click.echo(f"{name:24} {purpose(name, file)}".rstrip())
        return
    copy(chosen, folder)
    click.echo(f"{len(chosen)} file{'' if len(chosen) == 1 else 's'} copied to {folder}")


def selected(names: tuple[str, ...]) -> dict[str, Traversable]:
    """The examples with these names, or all without names; raises `JemaaError` for a name that does not exist."""
    examples = dict(files(root()))
    unknown = [name for name in names if name not in examples]
    if unknown:
        raise JemaaError(f"there is no example {unknown[0]!r}; there are: {', '.join(examples)}")
    return {name: examples[name] for name in names or examples}


def root() -> Traversable:
    """The folder of the examples: inside the installed package, or that of the checkout."""
    packaged = resources.files("jemaa") / "docs" / "examples"
    return packaged if packaged.is_dir() else Path(__file__).parents[3] / "examples"


def files(folder: Traversable, before: str = "") -> Iterator[tuple[str, Traversable]]:
    """Each file in a folder and the folders inside it, by its name relative to the outermost one, in order of names."""
    for each in sorted(folder.iterdir(), key=lambda one: one.name):
        if each.name.startswith((".", "__")):
            continue
        if each.is_dir():
            yield from files(each, f"{before}{each.name}/")
        else:
            yield f"{before}{each.name}", each


def purpose(name: str, file: Traversable) -> str:
    """The first sentence of a program's docstring, without the command line behind it; empty for any other file."""
    if not name.endswith(".py"):
        return ""
    text = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    return text.partition("\n")[0].partition(": `")[0].rstrip(".")


def copy(chosen: dict[str, Traversable], folder: Path) -> None:
    """Copy files into a folder under their names; raises `JemaaError`, and copies none, if one of them exists there."""
    make_folder(folder)
    targets = {folder / name: file for name, file in chosen.items()}
    existing = [target for target in targets if target.exists()]
    if existing:
        raise JemaaError(f"{existing[0]} exists already; choose another folder, or move it away")
    for target, file in targets.items():
        with naming(target):
            target.parent.mkdir(exist_ok=True)
            target.write_bytes(file.read_bytes())
