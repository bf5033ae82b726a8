"""Which process owns which table, in PostgreSQL. A process is alive until a time of the database's own clock.

Whoever takes a table over gets a new fencing token, and `Store.append` refuses every older one. So it never matters how
late a process notices that it counts as dead: what it still writes is refused.
"""

from collections.abc import Collection
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

KEPT_MS = 3_600_000
"""Milliseconds after which a process that has ended is forgotten."""
NOW = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"
ALIVE = f"SELECT id FROM processes WHERE until > {NOW}"  # noqa: S608  # of our own constants, as all below
BEAT = sa.text(f"""
    WITH beat AS (
        INSERT INTO processes (id, address, until) VALUES (:process, :address, {NOW} + :lifetime)
        ON CONFLICT (id) DO UPDATE SET until = excluded.until)
    SELECT id, address FROM processes WHERE until > {NOW} AND id <> :process""")  # noqa: S608
FORGET = sa.text(f"DELETE FROM processes WHERE id = :process OR until < {NOW} - {KEPT_MS}")  # noqa: S608
HOLD = sa.text(f"""
    INSERT INTO leases (number, process, fence) VALUES (:number, :process, nextval('fences'))
    ON CONFLICT (number) DO UPDATE SET process = excluded.process, fence = excluded.fence
    WHERE leases.process IS NULL OR leases.process = :process OR leases.process NOT IN ({ALIVE})
    RETURNING fence""")  # noqa: S608
OWNER = sa.text("SELECT p.id, p.address FROM leases l JOIN processes p ON p.id = l.process WHERE l.number = :number")
ADOPT = sa.text(f"""
    UPDATE leases SET process = :process, fence = nextval('fences') WHERE number IN (
        SELECT l.number FROM leases l JOIN openings o ON o.number = l.number
        WHERE (NOT o.over OR l.number IN (SELECT number FROM alarms))
        AND (l.process IS NULL OR l.process <> :process AND l.process NOT IN ({ALIVE}))
        ORDER BY l.number LIMIT :most FOR UPDATE OF l SKIP LOCKED)
    RETURNING number, fence""")  # noqa: S608
HELD = sa.text("SELECT number, fence FROM leases WHERE process = :process")
RELEASE = sa.text("DELETE FROM leases WHERE number = :number AND fence = :fence")
HAND_OVER = sa.text("UPDATE leases SET process = NULL WHERE process = :process")


@dataclass(frozen=True)
class Process:
    """A server process: its name, and the address at which the others reach it, as HOST:PORT."""

    id: str
    address: str


class Leases:
    """The leases of one process. All errors of the database are raised (`database.FAILURES`)."""

    def __init__(self, engine: AsyncEngine, process: Process) -> None:
        self._engine, self.process = engine, process
        self._at_once = engine.execution_options(isolation_level="AUTOCOMMIT")
        """For single statements, whose transactions need no messages of their own."""

    async def beat(self, lifetime: int) -> list[Process]:
        """Count as alive for `lifetime` milliseconds from now on; returns the other processes that are alive."""
        own = {"process": self.process.id, "address": self.process.address, "lifetime": lifetime}
        async with self._at_once.connect() as connection:
            return [Process(row.id, row.address) for row in await connection.execute(BEAT, own)]

    async def hold(self, number: str) -> int | Process | None:
        """Take a table that has no living owner, or is this process's: returns the new fencing token.

        Otherwise returns its owner; None if there is no such table.
        """
        try:
            while True:
                async with self._at_once.connect() as connection:
                    fence: int | None = await connection.scalar(HOLD, {"number": number, "process": self.process.id})
                    if fence is not None:
                        return fence
                    row = (await connection.execute(OWNER, {"number": number})).first()
                if row is not None:  # otherwise the owner has ended just now, and the table can be taken
                    return Process(row.id, row.address)
        except IntegrityError:  # deleted
            return None

    async def adopt(self, most: int) -> dict[str, int]:
        """Take at most `most` tables whose owners have ended, and at which something may happen still.

        Returns their numbers -> their fencing tokens.
        """
        async with self._at_once.connect() as connection:
            rows = await connection.execute(ADOPT, {"process": self.process.id, "most": most})
            return {row.number: row.fence for row in rows}

    async def held(self) -> dict[str, int]:
        """The tables of this process: number -> fencing token."""
        async with self._at_once.connect() as connection:
            return {row.number: row.fence for row in await connection.execute(HELD, {"process": self.process.id})}

    async def release(self, fences: Collection[tuple[str, int]]) -> None:
        """Give tables up that nobody needs, by their numbers and fencing tokens; nobody adopts them.

        A lease that has another fencing token by now stays.
        """
        async with self._engine.begin() as connection:
            await connection.execute(RELEASE, [{"number": number, "fence": fence} for number, fence in sorted(fences)])

    async def hand_over(self) -> None:
        """Give up all tables of this process, so that others adopt them at once, and count it as dead."""
        async with self._engine.begin() as connection:
            await connection.execute(HAND_OVER, {"process": self.process.id})
            await connection.execute(FORGET, {"process": self.process.id})
