"""Tables of other processes as the store has them, for lists: who is connected there is not known here."""


from jemaa.server import clock
from jemaa.server.logs import failed
from jemaa.server.store.database import FAILURES
from jemaa.server.store.store import Store
from jemaa.table.table import RECENT, Table

MOST = 512
"""Tables that are kept; the one that was asked for least recently goes first."""
AGE = 1.0
"""Seconds for which a table is shown again without asking the store."""


class Snapshots:
    """Loads tables, and from then on only what is new of them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: dict[str, tuple[Table, float]] = {}

    async def get(self, number: str) -> Table | None:
        """A table as it was `AGE` seconds ago or later; None if there is none, or it is damaged."""
        kept = self._kept.pop(number, None)
        if kept is None or kept[1] < clock.monotonic() - AGE:
            at = clock.monotonic()
            table = await self.read(number, kept[0] if kept else None)
            if table is None:
                return None
            kept = table, at
        self._kept[number] = kept
        if len(self._kept) > MOST:
            del self._kept[next(iter(self._kept))]
        return kept[0]

    async def read(self, number: str, older: Table | None = None) -> Table | None:
        """A table as the store has it, which is not kept; None if there is none, or it is damaged.

        `older` is the same table as it was earlier: then only what is new is read.
        """
        try:
            journal = await self._store.load(number, older.version if older else 0)
            if journal is None:
                return None
            table = older.after(journal[1]) if older else Table(*journal, recent=RECENT)
        except FAILURES:
            raise
        except Exception as error:  # noqa: BLE001  # as in `Registry`: damaged lines may break any step of a game
            failed("table_damaged", error, number=number)
            return None
        return table
