"""When something happens by itself at each table, so that a start need not read the journals of all.

What is stored may be too early, and is never too late: it is written in the transaction with the lines that make it
earlier. Whoever looks too early puts it right.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from jemaa.server.store.database import insert
from jemaa.server.store.schema import ALARMS, LEASES, OPENINGS


@dataclass(frozen=True)
class Alarm:
    """When something happens by itself next, as `table.commands.next_alarm` gives it."""

    at: int | None


def set_alarms(connection: sa.Connection, alarms: Mapping[str, int | None], over: Collection[str]) -> None:
    """Store alarms of tables, in the transaction with their lines; those that are `over` and have none need no row."""
    needless = [number for number in over if alarms.get(number) is None]
    if needless:
        connection.execute(sa.delete(ALARMS).where(ALARMS.c.number.in_(needless)))
    rows = [{"number": number, "at": at} for number, at in sorted(alarms.items()) if number not in needless]
    if rows:
        row = insert(connection.dialect.name, ALARMS)
        connection.execute(row.on_conflict_do_update(index_elements=["number"], set_={"at": row.excluded["at"]}),
                           rows)


async def ringing(connection: AsyncConnection, until: int) -> list[str]:
    """The tables without an owner at which something is due until then (ms), the earliest first."""
    owned = sa.exists().where(LEASES.c.number == ALARMS.c.number)
    query = sa.select(ALARMS.c.number).where(ALARMS.c.at <= until, ~owned).order_by(ALARMS.c.at)
    return list(await connection.scalars(query))


async def without_alarm(connection: AsyncConnection) -> list[str]:
    """The tables whose games are not over and whose alarms nobody has stored, as older versions did not."""
    query = sa.select(OPENINGS.c.number).outerjoin(ALARMS).where(OPENINGS.c.over.is_(False), ALARMS.c.number.is_(None))
    return list(await connection.scalars(query))


async def due_among(connection: AsyncConnection, numbers: Collection[str], until: int) -> list[str]:
    """Those of these tables at which something is due until then (ms), or whose alarms nobody has stored."""
    unknown = OPENINGS.c.over.is_(False) & ALARMS.c.number.is_(None)
    query = sa.select(OPENINGS.c.number).outerjoin(ALARMS).where(
        OPENINGS.c.number.in_(numbers), unknown | (ALARMS.c.at <= until)).order_by(ALARMS.c.at)
    return list(await connection.scalars(query))
