"""Markdown in the terminal. Only what prints some loads this: what reads Markdown takes longer to load than a game."""

from typing import ClassVar

from rich.console import Console, ConsoleOptions, RenderResult
from rich.markdown import Markdown, TableElement
from rich.table import Table


class _Table(TableElement):
    """A table in Markdown, with words that are broken rather than cut where they don't fit."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for table in super().__rich_console__(console, options):
            assert isinstance(table, Table)
            for column in table.columns:
                column.overflow = "fold"
            yield table


class Prose(Markdown):
    """Markdown whose tables are not cut off."""

    elements: ClassVar = {**Markdown.elements, "table_open": _Table}
