"""A review as one HTML page without scripts or external files, for light and dark screens and screen readers."""

from html import escape, unescape
from importlib import resources
from urllib.parse import quote

from jemaa.cli.review_chart import chart
from jemaa.cli.review_words import (
    MARKS,
    PLURALS,
    TOTALS,
    Story,
    bounds,
    cells,
    cost,
    describe_entries,
    exercise_text,
    explained,
    happenings,
    lucks,
    outcome,
    percent,
    sentences,
    settings,
    verdict_text,
)
from jemaa.core.drawing import tag
from jemaa.core.game import State
from jemaa.core.record import Record
from jemaa.review.report import Chance, Decision, Exercise, Player, Review
from jemaa.review.totals import AS_GOOD

BEGINNING = "<!DOCTYPE html>"
"""The first characters of a page; `jemaa review --html` overwrites no file that begins otherwise."""
POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
"""Nothing from elsewhere, and no script."""
FILTERS = (("all", "everything"), ("decisions", "decisions"), ("costly", "decisions that cost something"),
           ("chance", "chance"))

COLUMNS = ("Entry", "Who", "What happened", "Meaning")


def page(review: Review, record: Record) -> str:
    """The whole page as HTML; `record` is the one that was reviewed."""
    stories, states = describe_entries(review, record), list(record.states())
    title = f"{review.game.capitalize()}: {', '.join(seat.name for seat in review.seats)}"
    moments = "".join(moment(rank, stories[version], states[version], review)
                      for rank, version in enumerate(review.moments, 1))
    better = "".join(exercise(each, stories[each.version], states[each.version]) for each in review.exercises)
    body = (
        tag("header", tag("h1", escape(title)), tag("p", escape(outcome(review)), class_="result"),
            *(tag("p", escape(sentence)) for sentence in sentences(review)),
            tag("p", escape(settings(review)), class_="faint"))
        + tag("main", section("better", "What could have gone better", better or tag("p", "No choice cost much.")),
              section("curve", "How the win moved", chart(review)),
              section("skill", "Skill and luck", skill(review)),
              section("moments", "The greatest moments", moments or tag("p", "Nothing moved the win.")),
              section("dice", "Dice", dice(review)),
              section("entries", "Entry by entry", entries(stories, review)))
    )
    return f'{BEGINNING}\n<html lang="en">{head(title)}{tag("body", body)}</html>\n'


def head(title: str) -> str:
    """The head of the page: title, security policy and styles."""
    style = (resources.files("jemaa.cli") / "review.css").read_text(encoding="utf-8")
    return tag("head", '<meta charset="utf-8">',
               f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
               '<meta name="viewport" content="width=device-width, initial-scale=1">',
               '<meta name="color-scheme" content="light dark">', tag("title", escape(title)), tag("style", style))


def section(name: str, heading: str, content: str) -> str:
    """A section of the page in HTML, under its heading; `name` is the heading's id, and `content` is HTML."""
    return tag("section", tag("h2", escape(heading), id=name), content, aria_labelledby=name)


def table(title: str, headings: list[str], rows: list[str]) -> str:
    """A table in HTML under its title, which scrolls by itself where it is too wide.

    `title` and `headings` are plain text, `rows` are HTML. The title's last two words become the table's id, so no two
    tables of a page may share them.
    """
    name = f"table-{'-'.join(title.lower().split()[-2:])}"
    cells = "".join(tag("th", escape(heading), scope="col") for heading in headings)
    inner = tag("table", tag("thead", tag("tr", cells)), tag("tbody", *rows, ""), aria_labelledby=name)
    return tag("h3", escape(title), id=name) + tag("div", inner, class_="wide", tabindex=0, role="region",
                                                   aria_labelledby=name)


def row(heading: str, values: list[str]) -> str:
    """A row of a table in HTML; `heading` and `values` are plain text."""
    return tag("tr", tag("th", escape(heading), scope="row"), *(tag("td", escape(value)) for value in values))


# --- skill and luck -----------------------------------------------------------------------------------------------

def skill(review: Review) -> str:
    """The tables of totals by either aim, and of verdicts, in HTML."""
    counts = [row(name(review, player), [*map(str, player.verdicts.values())]) for player in review.players]
    verdicts = [f"{PLURALS.get(verdict, verdict).capitalize()} {MARKS[verdict]}".strip()
                for verdict in review.players[0].verdicts]
    decisions = table("How good the decisions were", ["Player", *verdicts], counts)
    return (totals(review, "In shares of the win", share=True)
            + totals(review, "In points over the others", share=False)
            + tag("p", escape(explained(review)), class_="faint")
            + decisions + tag("p", escape(bounds()), class_="faint"))


def totals(review: Review, title: str, share: bool) -> str:
    """The table of each player's totals in HTML: shares of the win if `share`, otherwise margins in points."""
    rows = [row(name(review, player), cells(player.share if share else player.margin, share))
            for player in review.players]
    return table(title, ["Player", *(heading for heading, _, _ in TOTALS)], rows)


def name(review: Review, player: Player) -> str:
    """A player's letter and name, as plain text."""
    return next(f"{seat.letter} {seat.name}" for seat in review.seats if seat.letter == player.letter)


# --- moments and dice ---------------------------------------------------------------------------------------------

def moment(rank: int, story: Story, state: State, review: Review) -> str:
    """One of the greatest moments in HTML: what happened, what it meant, and `state`, the position before it.

    `rank` is 1 for the greatest.
    """
    heading = tag("h3", f"{rank}. After {story.entry.version} entries", id=f"moment-{rank}")
    sentence = tag("p", tag("b", escape(f"{story.who}: ")), escape(happenings(story)))
    effect = tag("p", escape(verdict_text(story, [seat.name for seat in review.seats])))
    more = tag("a", "In the list", href=f"#entry-{story.entry.version}")
    return tag("article", heading, sentence, effect, tag("p", more), board(state), aria_labelledby=f"moment-{rank}")


def exercise(exercise: Exercise, story: Story, state: State) -> str:
    """A moment to learn from in HTML: what was chosen, what was better and why, and `state`, the position before it."""
    version = exercise.version
    heading = tag("h3", f"After {version} entries", id=f"better-{version}")
    more = tag("a", "In the list", href=f"#entry-{version}")
    return tag("article", heading, tag("p", escape(exercise_text(exercise, story))), tag("p", more), board(state),
               aria_labelledby=f"better-{version}")


def board(state: State) -> str:
    """A position as a picture in HTML, labelled "The position before"; screen readers read its description."""
    svg = state.game.type.svg(state.row)
    described = unescape(svg.partition("<desc>")[2].partition("</desc>")[0])
    picture = tag("img", src=f"data:image/svg+xml,{quote(svg)}", alt=described)
    return tag("div", picture, class_="board", tabindex=0, role="region", aria_label="The position before")


def dice(review: Review) -> str:
    """The table of how often chance gave each outcome after the setup, beside the expected number, in HTML.

    Where chance gave none, it is a sentence that says so.
    """
    if not review.dice:
        return tag("p", "After the setup, chance had no part in this game.")
    rows = [row(tally.outcome, [f"{tally.expected:.1f}", str(tally.actual), f"{tally.actual - tally.expected:+.1f}"
                                .replace("-", "−")]) for tally in review.dice]
    return table("How often each outcome came", ["Outcome", "Expected", "Actual", "Difference"], rows)


# --- entry by entry -----------------------------------------------------------------------------------------------

def entries(stories: list[Story], review: Review) -> str:
    """The list of entries with its filter, in HTML.

    Entries of chance that say nothing (a deal) are left out, unless they are among the greatest moments.
    """
    listed = [each for each in stories if each.what or isinstance(each.entry, Decision)
              or each.entry.version in review.moments]
    seats = [seat.letter for seat in review.seats]
    rows = [entry_row(each, review) for each in listed]
    return filters() + table("What each entry meant, and the shares of the win after it", [*COLUMNS, *seats], rows)


def filters() -> str:
    """The buttons that choose which rows are shown, in HTML; CSS hides the others."""
    buttons = (f'<label><input type="radio" name="show" id="show-{key}"{" checked" if at == 0 else ""}> {text}</label>'
               for at, (key, text) in enumerate(FILTERS))
    return tag("fieldset", tag("legend", "Show"), *buttons)


def entry_row(story: Story, review: Review) -> str:
    """The row of one entry, in HTML: its number from 1, the `COLUMNS` after it, and each seat's share after it.

    The row's id has the entry's version, which is one less than its number.
    """
    entry = story.entry
    values = [f"{share:.1%}" for share in review.curve.share[entry.version + 1]]
    columns = [story.who, happenings(story), meaning(story, review), *values]
    return tag("tr", tag("th", str(entry.version + 1), scope="row"), *(tag("td", escape(text)) for text in columns),
               id=f"entry-{entry.version}", class_=f"{kind(entry)}")


def kind(entry: Decision | Chance) -> str:
    """The CSS classes of an entry's row, by which it is filtered and coloured.

    A decision is "costly" whenever its verdict isn't in `AS_GOOD`, so "fine" ones are, too.
    """
    if isinstance(entry, Chance):
        return "chance"
    return f"decision {entry.verdict}{' costly' if entry.verdict not in AS_GOOD else ''}"


def meaning(story: Story, review: Review) -> str:
    """What an entry meant, as plain text: a verdict, or chance's luck for the seat whose share it changed most.

    A verdict that isn't in `AS_GOOD` comes with the cost in shares and points and the better action.
    """
    if isinstance(story.entry, Decision):
        mark = MARKS[story.entry.verdict]
        lost = f" {', '.join(cost(story.entry))} points, better: {story.better}" if story.better else ""
        return f"{mark} {story.entry.verdict}{lost}".strip()
    changes = lucks(story.entry)
    at = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
    return f"{review.seats[at].name} {percent(changes[at])}"
