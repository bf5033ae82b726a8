"""Deletes the games that ended long ago, a few at a time, so that servers go on writing meanwhile."""

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from jemaa.server.store.schema import JOURNAL, OPENINGS

BATCH = 200
"""At most so many games are deleted in one transaction."""


async def ended_before(engine: AsyncEngine, moment: int) -> int:
    """How many games are over and have had no line in their journal since `moment`, in milliseconds since 1970."""
    async with engine.connect() as connection:
        query = sa.select(sa.func.count()).select_from(OPENINGS).where(_ended_before(moment))
        return await connection.scalar(query) or 0


async def delete_ended_before(engine: AsyncEngine, moment: int) -> int:
    """Delete the games that `ended_before` counts, with their journals, reviews and subscriptions; returns how many.

    The totals of the dice keep what these games added to them. Where it fails on the way, whole games have been
    deleted, and the others are as they were.
    """
    deleted = 0
    query = sa.select(OPENINGS.c.number).where(_ended_before(moment)).limit(BATCH)
    while True:
        async with engine.begin() as connection:
            numbers = list(await connection.scalars(query))
            await connection.execute(sa.delete(OPENINGS).where(OPENINGS.c.number.in_(numbers)))
        deleted += len(numbers)
        if len(numbers) < BATCH:
            return deleted


def _ended_before(moment: int) -> sa.ColumnElement[bool]:
    newer = sa.select(JOURNAL.c.number).where((JOURNAL.c.number == OPENINGS.c.number) & (JOURNAL.c.at >= moment))
    return OPENINGS.c.over.is_(True) & (OPENINGS.c.opened < moment) & ~newer.exists()
