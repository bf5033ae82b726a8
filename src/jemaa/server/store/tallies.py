"""The dice of all finished games, as running totals: a game is counted once, in the transaction that ends it."""

from collections.abc import Iterable, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from jemaa.server.store.schema import TALLIES
from jemaa.table.fairness import Tally
from jemaa.table.wire.fairness import DieCounts, Face, Fairness, Run

INSERT: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
"""Dialect -> its insert that can add to a row which is there already."""
NAMES = ("game", "die", "what")


def count(connection: sa.Connection, tallies: Iterable[Tally]) -> None:
    """Add these to the totals, always in the same order: servers that end games at once don't wait for each other."""
    for tally in sorted(tallies, key=lambda each: (each.game, each.die, each.what)):
        row = INSERT[connection.dialect.name](TALLIES).values(
            game=tally.game, die=tally.die, what=tally.what, came=tally.came, expected=tally.expected,
            variance=tally.variance)
        more = {name: TALLIES.c[name] + row.excluded[name] for name in ("came", "expected", "variance")}
        connection.execute(row.on_conflict_do_update(index_elements=NAMES, set_=more))


async def fairness(connection: AsyncConnection) -> Fairness:
    """The totals, a die after another."""
    rows = list(await connection.execute(sa.select(TALLIES).order_by(*(TALLIES.c[name] for name in NAMES))))
    dice = dict.fromkeys((row.game, row.die) for row in rows)
    return Fairness(tuple(_die([row for row in rows if (row.game, row.die) == die]) for die in dice))


def _die(rows: Sequence[Any]) -> DieCounts:
    by = {row.what: row for row in rows}
    faces = [Face(row.came, row.expected, row.variance, _named(row)) for row in rows if row.what.startswith("face ")]
    runs = [Run(row.came, row.expected, row.variance, int(_named(row))) for row in rows if row.what.startswith("run ")]
    return DieCounts(rows[0].game, rows[0].die, by["games"].came, by["rolls"].came, tuple(faces), tuple(runs))


def _named(row: Any) -> str:
    return str(row.what.partition(" ")[2])
