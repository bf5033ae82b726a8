"""The dice of all finished games as running totals. A game is counted once, in the transaction that ends it."""

from collections.abc import Iterable, Sequence

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from jemaa.server.store.database import StoredRow, insert
from jemaa.server.store.schema import TALLIES
from jemaa.table.fairness import Tally
from jemaa.table.wire.fairness import DieCounts, Face, Fairness, Run

NAMES = ("game", "die", "what")


def count(connection: sa.Connection, tallies: Iterable[Tally]) -> None:
    """Add tallies to the totals, always in the same order, so that servers never wait for each other in a circle.

    The caller sees to it that a game is counted once.
    """
    for tally in sorted(tallies, key=lambda each: (each.game, each.die, each.what)):
        row = insert(connection.dialect.name, TALLIES).values(
            game=tally.game, die=tally.die, what=tally.what, came=tally.came, expected=tally.expected,
            variance=tally.variance)
        more = {name: TALLIES.c[name] + row.excluded[name] for name in ("came", "expected", "variance")}
        connection.execute(row.on_conflict_do_update(index_elements=NAMES, set_=more))


async def fairness(connection: AsyncConnection) -> Fairness:
    """The totals, die by die, in the order of the names of the games and dice."""
    rows = list(await connection.execute(sa.select(TALLIES).order_by(*(TALLIES.c[name] for name in NAMES))))
    dice = dict.fromkeys((row.game, row.die) for row in rows)
    return Fairness(tuple(_die([row for row in rows if (row.game, row.die) == die]) for die in dice))


def _die(rows: Sequence[StoredRow]) -> DieCounts:
    by = {row.what: row for row in rows}
    faces = [Face(row.came, row.expected, row.variance, _named(row)) for row in rows if row.what.startswith("face ")]
    runs = [Run(row.came, row.expected, row.variance, int(_named(row))) for row in rows if row.what.startswith("run ")]
    return DieCounts(rows[0].game, rows[0].die, by["games"].came, by["rolls"].came, tuple(faces), tuple(runs))


def _named(row: StoredRow) -> str:
    return str(row.what.partition(" ")[2])
