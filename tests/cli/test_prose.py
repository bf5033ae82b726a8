"""Markdown in the terminal is whole, however narrow it is."""

import io

from rich.console import Console

from jemaa.cli.prose import Prose


def test_tables_in_markdown_are_not_cut() -> None:
    console = Console(file=io.StringIO(), force_terminal=True, width=24, color_system=None)
    console.print(Prose("| stall | points |\n|---|---|\n| saffron merchants | 1234567890123456 |\n"))
    assert isinstance(console.file, io.StringIO)
    assert "…" not in console.file.getvalue()
