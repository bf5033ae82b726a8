"""The whole public log of a table in pages, made from its journal; a table in memory keeps only the last page."""

from collections.abc import Sequence

from jemaa.table.journal import Opening, Written
from jemaa.table.table import KEPT, Table
from jemaa.table.wire.updates import Log


def page(opening: Opening, journal: Sequence[Written], before: int) -> Log:
    """A page of the log: the last lines before a version, as many as a table keeps.

    They come the oldest first. `journal` must have all lines from the first one on; those from `before` on are ignored.
    """
    table = Table(opening, (written for written in journal if written.version < before))
    return Log(tuple(table.log)[-KEPT:])
