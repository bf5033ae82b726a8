"""Which tables this process owns: all of them, where there is one process; else those that it has a lease of.

A table is in the memory of its owner and of no other process; who needs it elsewhere is led to the owner
(`http/relay.py`).
"""

from typing import Protocol


class Moved(Exception):
    """Raised where the table is at another process, or on its way there: ask again who owns it."""


class Ownership(Protocol):
    """Takes tables for this process, and gives them up."""

    @property
    def process(self) -> str | None:
        """The name of this process; None if it is alone."""
        ...

    async def hold(self, number: str) -> int | None:
        """Take a table; returns the fencing token of its lease, None where there are no leases.

        Raises `Moved` where another process owns it. A table that doesn't exist can be taken.
        """
        ...

    def give_up(self, number: str, fence: int | None) -> None:
        """Note that a table is needed no more: its lease ends soon, if it still has the fencing token `fence`.

        Without a lease (`fence` is None) nothing happens. The table is not dropped from memory.
        """
        ...


class Sole:
    """The `Ownership` of a single process: all tables are its own, and nothing has to be done for it."""

    process = None

    async def hold(self, _number: str) -> None:
        """Take a table, as there is nobody else."""

    def give_up(self, _number: str, _fence: int | None) -> None:
        """Do nothing."""
