"""Prints tables and pictures to the standard output without cutting them off.

Where there is no terminal, lines are as long as their content. In a terminal that is too narrow, a table's words wrap,
and a table whose figures do not fit is printed row by row, a line for each column.
"""

import errno
import os
from collections.abc import Iterable, Iterator
from typing import Literal, TypedDict, cast

from rich.box import Box
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType
from rich.measure import Measurement
from rich.segment import Segment
from rich.table import Column, Table
from rich.text import Text

from jemaa.cli.output import harmless

ColorSystem = Literal["standard", "256", "truecolor", "windows"]
"""Rich's names for what a terminal can show."""
WIDE = 100_000
"""Columns of an output that is no terminal: more than any line has."""
LONGEST_WORD = 16
"""A longer word, such as a path in a command line, may be broken where a table would be too wide otherwise."""
LONGEST_PROSE = 80
"""Columns of a paragraph, where there is room for more."""


def console(*, highlight: bool = True) -> Console:
    """A console that is as wide as any line where it is no terminal; `highlight` colours numbers and the like."""
    usual = Console()
    at_terminal = usual.file.isatty() or os.environ.get("TTY_COMPATIBLE") == "1"  # FORCE_COLOR is about colours alone
    colours = cast("ColorSystem | None", usual.color_system)
    made = Output(highlight=highlight, force_terminal=at_terminal, color_system=colours)
    if not at_terminal:
        made.width = WIDE
    return made


def has_colours(where: Console) -> bool:
    """Whether colours are wanted: at a terminal, unless NO_COLOR is set, and where FORCE_COLOR is set."""
    return where.color_system is not None and not where.no_color


class Output(Console):
    """A console that prints only what is `harmless`.

    It lets the command end, as at every closed pipe, when nobody reads what it prints.
    """

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterator[Segment]:
        """Yield the pieces of a renderable; Rich's own control codes are not text, and stay."""
        for piece in super().render(renderable, options):
            yield piece if piece.control else Segment(harmless(piece.text), piece.style)

    def on_broken_pipe(self) -> None:
        """Raise the error, which Rich would answer by leaving the process with the code 1."""
        self.quiet = True
        raise BrokenPipeError(errno.EPIPE, "nobody reads the output any more")


def prose_width(where: Console) -> int:
    """The number of columns for a paragraph."""
    return min(where.width, LONGEST_PROSE)


# --- tables -------------------------------------------------------------------------------------------------------

class Look(TypedDict, total=False):
    """How several tables look alike: the settings of `Table` with these names."""

    box: Box | None
    padding: tuple[int, int, int, int]
    pad_edge: bool
    title_justify: Literal["left"]
    title_style: str


def show(table: Table, where: Console) -> None:
    """Print a table, row by row if the terminal is too narrow for it; the settings of its columns are changed.

    Columns justified to the right hold figures, which are never broken; the others hold words, which wrap.
    """
    columns = [_Width(column, where) for column in table.columns]
    for each in columns:
        each.set()
    frame = Measurement.get(where, where.options.update(width=WIDE), table).maximum - sum(each.now for each in columns)
    if frame + sum(each.least for each in columns) > where.width:
        for line in _by_row(table, where):
            where.print(line, soft_wrap=True)
        return
    while frame + sum(each.now for each in columns) > where.width:
        max(columns, key=lambda each: each.now - each.least).narrow()
    where.print(table)


class _Width:
    """The width of a column, `now`, and the smallest width that it can have, `least`, in terminal columns."""

    def __init__(self, column: Column, where: Console) -> None:
        self._column = column
        heading, *cells = (_text(cell, where) for cell in (column.header, *column.cells))
        words = [cell_len(word) for word in heading.plain.split()]
        if column.justify == "right" or column.no_wrap:
            words += [cell_len(line) for cell in cells for line in cell.plain.splitlines()]
        else:
            words += [min(cell_len(word), LONGEST_WORD) for cell in cells for word in cell.plain.split()]
        lines = [cell_len(line) for cell in (heading, *cells) for line in cell.plain.splitlines()]
        self.now, self.least = max(lines, default=0), max(words, default=0)

    def set(self) -> None:
        """Set the width of the table's column to `now`; longer content wraps."""
        self._column.width, self._column.no_wrap, self._column.overflow = self.now, False, "fold"

    def narrow(self) -> None:
        """Make the column narrower by one character, without regard to `least`."""
        self.now -= 1
        self.set()


def _by_row(table: Table, where: Console) -> Iterator[Text]:
    """The title, each row as a block of lines, and the caption."""
    first, *others = (_text(column.header, where) for column in table.columns)
    widest = max((heading.cell_len for heading in others), default=0)
    if table.title:
        yield _text(table.title, where)
    for row in zip(*(column.cells for column in table.columns), strict=True):
        name, *cells = (_text(cell, where) for cell in row)
        yield Text()
        yield Text(" ").join(part for part in (first, name) if part)
        for heading, cell in zip(others, cells, strict=True):
            if heading and cell:
                fits = 4 + widest + cell.cell_len <= where.width
                between = " " * (2 + widest - heading.cell_len) if fits else "\n    "
                yield Text("  ").append_text(heading).append(between).append_text(cell)
            elif cell:
                yield Text("  ").append_text(cell)
    if table.caption:
        yield Text("\n").append_text(_text(table.caption, where))


def _text(cell: object, where: Console) -> Text:
    """A cell as text, with its markup interpreted."""
    return cell if isinstance(cell, Text) else where.render_str(str(cell))


# --- pictures -----------------------------------------------------------------------------------------------------

def show_picture(lines: Iterable[str], where: Console) -> None:
    """Print a picture's lines, which may hold ANSI codes; a narrower terminal wraps them, and a sentence says so."""
    shown = [Text.from_ansi(line.rstrip()) for line in lines]
    width = max((line.cell_len for line in shown), default=0)
    if width > where.width:
        where.print(f" The picture needs {width} columns, and the terminal has {where.width}. Make the terminal wider.")
    for line in shown:
        where.print(line, soft_wrap=True)
