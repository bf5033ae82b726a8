"""Prints a review in the terminal: the curves, the tables, the greatest moments."""

from rich.console import Console
from rich.markup import escape
from rich.table import Column, Table

from jemaa.cli import printing
from jemaa.cli.review_words import (
    COSTLY,
    PLURALS,
    TOTALS,
    Story,
    begun,
    bounds,
    cells,
    cost,
    costless,
    exercise_text,
    explained,
    happenings,
    outcome,
    sentences,
    settings,
    verdict_text,
)
from jemaa.core.game import State
from jemaa.review.report import Decision, Player, Review

BARS = "▁▂▃▄▅▆▇█"
WIDEST = 44
"""The most columns of a curve."""
LOOK: printing.Look = {"box": None, "padding": (0, 0, 0, 1), "title_justify": "left", "title_style": "bold"}
"""Of tables: without lines, they fit into 80 columns."""


def show(review: Review, stories: list[Story], states: list[State], console: Console) -> None:
    """Print the whole review; `stories[v]` is that of the entry of version v, `states[v]` the position before it."""
    console.print(f"\n {outcome(review)}", style="bold", markup=False)
    console.print(f" {settings(review)}", style="dim", markup=False)
    for sentence in sentences(review):
        console.print(f" {sentence}", markup=False)
    printing.show(curves(review), console)
    for share in (True, False):
        printing.show(totals(review, share), console)
    console.print(f" {explained(review)}", style="dim", width=printing.prose_width(console))
    printing.show(verdicts(review), console)
    console.print(f" {bounds()}", style="dim", width=printing.prose_width(console))
    if listed := costs(stories):
        printing.show(listed, console)
    else:
        console.print(f"\n {costless()}")
    if review.exercises:
        console.print("\n What could have gone better", style="bold", markup=False)
    for exercise in review.exercises:
        console.print(f" {exercise_text(exercise, stories[exercise.version])}", markup=False)
    for number, version in enumerate(review.moments, 1):
        moment(number, stories[version], states[version], review, console)
    if not review.moments:
        console.print("\n Nothing moved the win.")


def curves(review: Review) -> Table:
    """A table with a line of bars for each player: the win share from the first decision to the end.

    The percentages beside it are the first and the last of these shares.
    """
    curve = Column("win share, from the first decision to the end", no_wrap=True)
    table = Table("player", Column(justify="right"), curve, Column(justify="right"), title="", box=None, pad_edge=True)
    values = review.curve.share[begun(review):]
    for at, seat in enumerate(review.seats):
        own = [value[at] for value in values]
        table.add_row(escape(seat.name), f"{own[0]:.0%}", sparkline(own), f"{own[-1]:.0%}")
    return table


def sparkline(values: list[float]) -> str:
    """Shares of the win (0..1) as bars, one for each value, if there are at most `WIDEST`.

    Of more values it shows `WIDEST`, evenly apart, the first and the last among them.
    """
    width = min(WIDEST, len(values))
    moments = [round(i * (len(values) - 1) / max(1, width - 1)) for i in range(width)]
    return "".join(BARS[min(int(values[at] * len(BARS)), len(BARS) - 1)] for at in moments)


def totals(review: Review, share: bool) -> Table:
    """A table of each player's totals: shares of the win if `share`, otherwise margins in points."""
    units = "shares of the win" if share else "points over the others"
    table = Table("", title=f"\n Skill and luck, in {units}", **LOOK)
    for heading, _, _ in TOTALS:
        table.add_column(heading, justify="right")
    for player in review.players:
        table.add_row(name(review, player), *cells(player.share if share else player.margin, share))
    return table


def verdicts(review: Review) -> Table:
    """A table of the number of each player's decisions by verdict, and the mean share of the win that they lost.

    Forced decisions don't count in the mean.
    """
    table = Table("", title="\n Decisions", **LOOK)
    for verdict in review.players[0].verdicts:
        table.add_column(PLURALS.get(verdict, verdict), justify="right")
    table.add_column("mean loss", justify="right")
    for player in review.players:
        free = sum(count for verdict, count in player.verdicts.items() if verdict != "forced")
        mean = f"{player.share.lost / free:.2%}" if free else "–"
        table.add_row(name(review, player), *map(str, player.verdicts.values()), mean)
    return table


def costs(stories: list[Story]) -> Table | None:
    """A table of the decisions whose verdict is in `COSTLY`, in the order of the game; None if there are none."""
    table = Table("entry", title="\n What decisions cost", **LOOK)
    for heading in ("player", "chosen", "better"):
        table.add_column(heading)
    for heading in ("win", "points"):
        table.add_column(heading, justify="right")
    table.add_column("", no_wrap=True)
    for each in stories:
        if isinstance(each.entry, Decision) and each.entry.verdict in COSTLY:
            table.add_row(str(each.entry.version + 1), escape(each.who), each.chosen, each.better,
                          *cost(each.entry), each.entry.verdict)
    return table if table.row_count else None


def name(review: Review, player: Player) -> str:
    """The player's name, escaped for Rich's markup."""
    return next(escape(seat.name) for seat in review.seats if seat.letter == player.letter)


def moment(number: int, story: Story, state: State, review: Review, console: Console) -> None:
    """Print one of the greatest moments: `state`, the position before it, what happened, and what it meant."""
    console.print(f"\n Moment {number}, after {story.entry.version} entries", style="bold", markup=False)
    picture = state.game.type.picture(state.row, colour=printing.has_colours(console))
    printing.show_picture(picture.splitlines(), console)
    console.print(f" {story.who}: {happenings(story)}", style="bold", markup=False)
    console.print(f" {verdict_text(story, [seat.name for seat in review.seats])}", markup=False)
