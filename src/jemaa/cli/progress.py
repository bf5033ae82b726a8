"""The progress of long work: how much is done, how fast, and how long the rest will take."""

import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from jemaa.cli.output import is_terminal


def progress() -> Progress:
    """A progress bar on the standard error, which is shown only where that is a terminal, and gone afterwards."""
    return Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn(),
                    console=Console(stderr=True), transient=True, disable=not is_terminal(sys.stderr))


class Rate(ProgressColumn):
    """A column that shows how many steps are done in a second, or in a minute where they are fewer than one."""

    def render(self, task: Task) -> Text:
        """The rate of a task; nothing until it is known."""
        return Text(rate_text(task.finished_speed or task.speed), style="progress.data.speed")


def rate_text(a_second: float | None) -> str:
    """A number of steps a second as text; "" where it is not known."""
    if not a_second:
        return ""
    return f"{a_second:,.1f}/s" if a_second >= 1 else f"{60 * a_second:.1f}/min"
