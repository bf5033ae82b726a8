"""What lists show of finished games, as rows beside their journals."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from jemaa.server.store.database import Columns, StoredRow, insert
from jemaa.server.store.schema import FINISHED, OPENINGS
from jemaa.table.finished import FORMAT, FinishedGame, decode, encode


@dataclass(frozen=True)
class Kept:
    """A table whose game is over, as a capability finds it."""

    number: str
    invited: bool
    """Whether the capability is the invitation."""
    game: FinishedGame | None
    """None where nothing is kept yet, or in another form: it is made from the journal then."""


def keep_finished(connection: sa.Connection, games: Mapping[str, FinishedGame]) -> None:
    """Keep what lists show of games that are over, in place of what was kept before."""
    if games:
        row = insert(connection.dialect.name, FINISHED)
        newest = {name: row.excluded[name] for name in ("format", "game")}
        connection.execute(
            row.on_conflict_do_update(index_elements=["number"], set_=newest),
            [{"number": number, "format": FORMAT, "game": encode(game).decode()}
             for number, game in sorted(games.items())])


async def kept(connection: AsyncConnection, keys: Collection[str]) -> dict[str, Kept]:
    """Capability -> what is kept of its table, for those of these capabilities whose games are over."""
    rows = await connection.execute(query(keys))
    return {row.key: Kept(row.number, row.key == row.invite, _game(row)) for row in rows if row.over}


def query(keys: Collection[str]) -> sa.CompoundSelect[*Columns]:
    """The tables that these capabilities open, over or not: asked for the former alone, SQLite would read all of them.

    Nor does it find rows by one of two indices in one part of a query.
    """
    return sa.union_all(*(
        sa.select(capability.label("key"), OPENINGS.c.number, OPENINGS.c.invite, OPENINGS.c.over, FINISHED.c.format,
                  FINISHED.c.game).outerjoin_from(OPENINGS, FINISHED).where(capability.in_(keys))
        for capability in (OPENINGS.c.invite, OPENINGS.c.watch)))


def _game(row: StoredRow) -> FinishedGame | None:
    try:
        return decode(row.game) if row.format == FORMAT else None
    except msgspec.MsgspecError:
        return None
