"""`jemaa db`: commands for a server's database."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from jemaa.cli.paths import EXISTING, existing
from jemaa.cli.suggesting import Suggesting
from jemaa.core.errors import JemaaError

if TYPE_CHECKING:
    from jemaa.server.store.store import Store

T = TypeVar("T")
DAY_MS = 86_400_000
with_database = click.option(
    "--database", metavar="URL",
    help="sqlite:///FILE or postgresql://USER@HOST/NAME; else JEMAA_DATABASE, else a file of yours.")


@click.group(cls=Suggesting)
def command() -> None:
    """Keep a server's database. A game goes by its number.

    The number ends the name of the file that the page saves a game as (marrakech-0f3c52a1b7d94e60.json); the
    server's log has it, too.

    \b
    Examples:
      jemaa db upgrade
      jemaa db export 0f3c52a1b7d94e60 > game.json
      jemaa db export 0f3c52a1b7d94e60 --whole > backup.json
      jemaa db prune --days 365
    """


@command.command()
@with_database
def upgrade(database: str | None) -> None:
    """Bring the database to the newest form; `jemaa serve` does so itself when it starts."""
    async def run(store: "Store") -> None:
        await store.check()
    _with_store(database, run)
    click.echo("The database has the newest form.")


@command.command()
@click.argument("revision", metavar="FORM")
@click.option("--yes", is_flag=True, help="Don't ask.")
@with_database
def downgrade(revision: str, yes: bool, database: str | None) -> None:
    """Take the database back to an older form, such as 0005, for an older jemaa; all servers must be stopped.

    What newer forms have added is deleted, such as the totals of the dice below 0004: make a backup first.
    """
    from functools import partial

    from jemaa.server.settings import database_url
    from jemaa.server.store import migrate
    from jemaa.server.store.database import connect, naming, writing

    if not yes:
        click.confirm(f"Delete all that newer forms than {revision} have added?", abort=True)
    url = database_url(database)

    async def run() -> None:
        engine = connect(url)
        changing = writing(engine)
        try:
            with naming(url):
                await changing.run(partial(migrate.downgrade, revision=revision))
        finally:
            await changing.close()
            await engine.dispose()
    asyncio.run(run())
    click.echo(f"The database has the form {revision}.")


@command.command()
@click.argument("number", metavar="GAME")
@click.option("--whole", is_flag=True, help="Everything, secrets too, so that `import` makes the same table again.")
@with_database
def export(number: str, whole: bool, database: str | None) -> None:
    """Write a game to the standard output: what `jemaa verify` and the page read, or, with --whole, all of it."""
    from jemaa.server.store.backup import exported

    async def run(store: "Store") -> bytes:
        return await exported(store, number, whole)
    click.echo(_with_store(database, run), nl=False)


@command.command(name="import")
@click.argument("file", type=EXISTING)
@with_database
def import_(file: Path, database: str | None) -> None:
    """Put a game into the database that `export --whole` wrote; refused where there is one of its number."""
    from jemaa.server.store.backup import imported

    data = existing(file).read_bytes()

    async def run(store: "Store") -> str:
        return await imported(store, data)
    click.echo(f"{_with_store(database, run)} is in the database.")


@command.command(name="rotate-key")
@click.option("--forget", is_flag=True, help="Delete the former keys, as when somebody else has got hold of one.")
@with_database
def rotate_key(forget: bool, database: str | None) -> None:
    """Make a new key, with which the server signs the games that are opened from now on.

    Restart the servers afterwards. Games that were opened before are still signed with the key of their time. With
    --forget the new key signs them too, and browsers that were there say that the key is another one.
    """
    from jemaa.server.store.signing_keys import SigningKeys

    async def run(store: "Store") -> str:
        return (await SigningKeys(store.engine).rotate(forget=forget)).public
    click.echo(f"Restart the servers; new games are signed with {_with_store(database, run)}.")


@command.command()
@click.argument("number", metavar="GAME")
@click.option("--yes", is_flag=True, help="Don't ask.")
@with_database
def delete(number: str, yes: bool, database: str | None) -> None:
    """Delete a game for good; asks first, unless --yes is given."""
    if not yes:
        click.confirm(f"Delete {number} for good?", abort=True)

    async def run(store: "Store") -> None:
        if await store.load(number) is None:
            raise JemaaError(f"there is no game {number} in this database")
        await store.delete(number)
    _with_store(database, run)
    click.echo(f"{number} is deleted.")


@command.command()
@click.option("--days", type=click.IntRange(1, 36_500), required=True, metavar="N",
              help="Games whose last line is older than this.")
@click.option("--yes", is_flag=True, help="Delete them; without, only their number is told.")
@with_database
def prune(days: int, yes: bool, database: str | None) -> None:
    """Count the finished games that are older than so many days; with --yes, forget them for good.

    Games that go on are kept, however old, and so is what finished ones added to the totals of the dice. Servers may
    run meanwhile.

    \b
    Examples:
      jemaa db prune --days 365
      jemaa db prune --days 365 --yes
    """
    from jemaa.server import clock
    from jemaa.server.store.retention import delete_ended_before, ended_before

    moment = clock.now() - days * DAY_MS

    async def run(store: "Store") -> int:
        return await (delete_ended_before if yes else ended_before)(store.engine, moment)
    number = _with_store(database, run)
    games = f"{number} finished {'game' if number == 1 else 'games'} older than {days} {'day' if days == 1 else 'days'}"
    if yes:
        click.echo(f"{games}: deleted.")
    else:
        click.echo(f"{games}: nothing is deleted yet; do so with --yes.")


def _with_store(database: str | None, work: "Callable[[Store], Awaitable[T]]") -> T:
    from jemaa.server.settings import database_url
    from jemaa.server.store.database import naming
    from jemaa.server.store.store import Store

    url = database_url(database)

    async def run() -> T:
        store = await Store.open(url)
        try:
            with naming(url):
                return await work(store)
        finally:
            await store.close()
    return asyncio.run(run())
