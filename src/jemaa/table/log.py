"""The whole public log of a table, page by page, made from its journal; a table in memory keeps the end of it only."""

from collections.abc import Sequence

from jemaa.table.journal import Opening, Written
from jemaa.table.table import KEPT, Table
from jemaa.table.wire.updates import Log


def page(opening: Opening, journal: Sequence[Written], before: int) -> Log:
    """The last lines before a version, as many as a table keeps: a page of the log.

    `journal` begins with the first line; those from `before` on are left aside.
    """
    table = Table(opening, (written for written in journal if written.version < before))
    return Log(tuple(table.log)[-KEPT:])
