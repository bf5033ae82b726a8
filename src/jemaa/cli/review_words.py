"""The English texts of a review, for the terminal and the page: entries, verdicts, luck."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from jemaa.core.events import Event
from jemaa.core.game import State
from jemaa.core.record import Record
from jemaa.core.sentences import Sentence
from jemaa.review.assess import BOUNDS
from jemaa.review.report import Chance, Decision, Exercise, Review, Total, Verdict
from jemaa.review.totals import AS_GOOD, is_sure

MARKS: dict[Verdict, str] = {"forced": "", "best": "✓", "fine": "", "inaccuracy": "?!", "mistake": "?", "blunder": "??"}
"""Beside a decision, as chess players write them."""
COSTLY: tuple[Verdict, ...] = ("inaccuracy", "mistake", "blunder")
"""Verdicts on decisions that cost something worth naming."""
LEAST_SHOWN = 0.005
"""The least share of the win given by kingmaking that is told."""
PLACES = ("first", "second", "third", "fourth", "fifth")
PLURALS = {"inaccuracy": "inaccuracies", "mistake": "mistakes", "blunder": "blunders"}
TOTALS = (("Start", "start", 1), ("Luck", "luck", 1), ("Own losses", "lost", -1), ("Others gave", "given", 1),
          ("Result", "result", 1))
"""A total's columns: heading, field, and the sign with which it counts. All but the last sum to the last."""
TOTALS_EXPLAINED = (
    "Start + luck − own losses + what the others' losses gave = result. "
    "Luck is what chance gave beyond its mean. An own loss is what the best action would have been worth more."
)


class Story(NamedTuple):
    """One entry in words; no text is escaped for HTML or for Rich's markup."""

    entry: Decision | Chance
    who: str
    """The name of the seat that chose, or for which chance acted; "Chance" where it is nobody's."""
    what: str
    """The texts of what happened, joined by " · "; "" where nothing is told."""
    chosen: str
    """The action that a decision chose, with its effect; "" for chance."""
    better: str
    """The best action by the share of the win, with its effect; "" for chance, or for a verdict in `AS_GOOD`."""


def describe_entries(review: Review, record: Record) -> list[Story]:
    """[version] -> entry in words; `record` is the one that was reviewed."""
    return [describe_entry(entry, state, record, state.events(choice))
            for entry, state, choice in zip(review.entries, record.states(), record.entries, strict=False)]


def describe_entry(entry: Decision | Chance, state: State, record: Record, events: Sequence[Event]) -> Story:
    """One entry in words; `state` is the position before it, and `events` are what it made happen."""
    names = {seat.letter: seat.name for seat in record.seats}
    sentences = [each for event in events if (each := record.game.type.sentences.sentence(event))]
    by = entry.by if isinstance(entry, Decision) else next((each.seat for each in sentences if each.seat), "")
    chosen = named(state, entry.choice) if isinstance(entry, Decision) else ""
    what = " · ".join(sentence_texts(sentences, by, names))
    return Story(entry, names.get(by, "Chance"), what, chosen, better(entry, state))


def sentence_texts(sentences: Sequence[Sentence], by: str, names: Mapping[str, str]) -> Iterator[str]:
    """Yield the texts of what happened, with names in place of {A}, {B} and so on.

    A text begins with the name of its seat where that isn't the last seat named by a sentence before, or, if there was
    none, the seat `by`. A sentence without a seat gets no name and is passed over in this. `names` has each seat's name
    by its letter.
    """
    for each in sentences:
        other = f"{names[each.seat]} " if each.seat and each.seat != by else ""
        by = each.seat or by
        yield other + each.text.format_map(names)


def better(entry: Decision | Chance, state: State) -> str:
    """The best action by the share of the win, with its effect; "" for chance, or for a verdict in `AS_GOOD`.

    `state` is the position before the entry.
    """
    if not isinstance(entry, Decision) or entry.verdict in AS_GOOD:
        return ""
    return named(state, entry.best.share)


def named(state: State, text: str) -> str:
    """An action by its text, with its effect in `state`, the position before it, in parentheses, if it has one."""
    remark = state.game.type.sentences.remark(state.row, state.game.type.actions[text])
    return f"{text} ({remark})" if remark else text


def happenings(story: Story) -> str:
    """What happened, in words; if nothing is told of it, the entry's own text."""
    return story.what or story.entry.choice


def cost(entry: Decision) -> tuple[str, str]:
    """The loss of a decision as two texts: a change of the share of the win in per cent, and of points.

    A loss is written as a negative change: "−3.1%".
    """
    return percent(-entry.loss.share), points(-entry.loss.margin)


def verdict_text(story: Story, names: Sequence[str]) -> str:
    """The effect of an entry on the win in words: a decision's verdict and cost, or the luck of every seat.

    `names` are the players' names in the order of the seats. Lucks come the greatest first. A verdict in `AS_GOOD`
    comes without a cost.
    """
    if isinstance(story.entry, Chance):
        changes = zip(names, lucks(story.entry), strict=True)
        order = sorted(changes, key=lambda each: -each[1])
        return f"luck: {', '.join(f'{name} {percent(change)}' for name, change in order)} of the win"
    if not story.better:
        return story.entry.verdict
    lost = story.entry.loss
    points_lost = f" and {lost.margin:.1f} points" if lost.margin >= 0.05 else ""
    return f"{story.entry.verdict}: cost {lost.share:.1%} of the win{points_lost}; better: {story.better}"


def lucks(entry: Chance) -> list[float]:
    """[seat] -> luck, -1..1: the seat's share of the win after the outcome, less its mean over all outcomes."""
    return [after - before for after, before in zip(entry.after.share, entry.before.share, strict=True)]


def percent(change: float) -> str:
    """A change of the share of the win (-1..1) in per cent with its sign, as text: 0.031 is "+3.1%"."""
    return signed(100 * change, "%")


def points(change: float) -> str:
    """A change in points with its sign, as text."""
    return signed(change, "")


def signed(value: float, unit: str) -> str:
    """A number with its sign and one decimal, then the unit; without a sign where it rounds to 0."""
    text = f"{value:+.1f}".replace("-", "−")
    return f"{text.lstrip('+−') if text[1:] == '0.0' else text}{unit}"


def cells(total: Total, share: bool) -> list[str]:
    """The texts of a total's numbers, one for each heading of `TOTALS`, with the sign with which it counts there.

    `share` says that `total` is in shares of the win: start and result are then written without a sign. Points always
    have one, since they are a lead.
    """
    texts = []
    for _, field, sign in TOTALS:
        value = sign * getattr(total, field)
        level = share and field in ("start", "result")
        texts.append(f"{value:.1%}" if level else percent(value) if share else points(value))
    return texts


def explained(review: Review) -> str:
    """Sentences about what the totals mean and how sure they are; a last one warns where that is little (`is_sure`)."""
    unsure = max(player.share.unsure for player in review.players)
    sure = f" The review's own judgements disagree by up to {unsure:.1%} of the win over the game."
    warning = "" if is_sure(review.players) else " That is a lot: take the figures as a hint only."
    return TOTALS_EXPLAINED + kingmaking(review) + sure + warning


def kingmaking(review: Review) -> str:
    """A sentence about what seats gave that could not win any more; "" where it moved no share by half a per cent."""
    names = [seat.name for seat in review.seats]
    moved = [f"{name} {percent(player.share.kingmaking)}" for name, player in zip(names, review.players, strict=True)
             if abs(player.share.kingmaking) >= LEAST_SHOWN]
    why = "Players who could not win any more decided who did. No review can foresee that; it is in what others gave"
    return f" {why}: {', '.join(moved)}." if moved else ""


def bounds() -> str:
    """A sentence that names the loss below which each verdict is given."""
    sentences = [f"{name} below {100 * bound:g}%" for bound, name in BOUNDS]
    return f"By the share of the win that a decision lost: {', '.join(sentences)}, else a blunder."


def costless() -> str:
    """A sentence that no decision cost as much as an inaccuracy does."""
    least = next(bound for bound, name in BOUNDS if name == "fine")
    return f"No decision cost {100 * least:g}% of the win or more."


def settings(review: Review) -> str:
    """A line about how the review was made."""
    decisions = sum(isinstance(entry, Decision) for entry in review.entries)
    room = f", as few as {review.fewest:,} where there was no room" if review.fewest < review.simulations else ""
    deeper = f", more in {review.rounds} rounds where they disagreed" if review.rounds else ""
    return (f"{decisions} decisions, {len(review.entries) - decisions} chance events; "
            f"{review.simulations:,} simulations a search{room}{deeper}; seed {review.seed}")


def outcome(review: Review) -> str:
    """A sentence with the winners and all scores, or one that says that the game is unfinished."""
    if not review.finished:
        return "Unfinished: the result is what can be expected now."
    winners = [seat.name for seat, rank in zip(review.seats, review.ranking, strict=True) if rank == 1]
    scores = ", ".join(f"{seat.name} {score}" for seat, score in zip(review.seats, review.scores, strict=True))
    return f"{' and '.join(winners)} {'wins' if len(winners) == 1 else 'share the victory'} by points ({scores})."


def sentences(review: Review) -> list[str]:
    """For each seat three sentences, as on the page: its place by points, its luck, and what its choices lost."""
    return [f"{place(review, at)} {luck_text(player.margin.luck)} {choices_text(player.margin.lost)}"
            for at, player in enumerate(review.players)]


def place(review: Review, at: int) -> str:
    """A sentence with a seat's place, and by how many points it won or is behind the winner, if by any.

    In an unfinished game, only with the place.
    """
    name, rank = review.seats[at].name, review.ranking[at]
    if not review.finished:
        return f"{name} stands {PLACES[rank - 1]}."
    others = [score for seat, score in enumerate(review.scores) if seat != at]
    lead = review.scores[at] - max(others) if rank == 1 else max(review.scores) - review.scores[at]
    if lead <= 0:
        return f"{name} came {PLACES[rank - 1]}."
    if rank == 1:
        return f"{name} won, {counted(lead)} ahead of the next."
    return f"{name} came {PLACES[rank - 1]}, {counted(lead)} behind the winner."


def luck_text(given: float) -> str:
    """A sentence about the points that luck gave a seat."""
    if not round(given, 1):
        return "Luck made no difference."
    helped = given > 0
    return f"Luck {'helped: it brought' if helped else 'didn’t help: it cost'} {counted(abs(given))}."


def choices_text(lost: float) -> str:
    """A sentence about the points that a seat's choices lost."""
    more = f"Better choices would have brought {counted(lost)} more."
    return more if round(lost, 1) > 0 else "No choice cost anything."


def counted(number: float) -> str:
    """So many points as text, such as "2.5 points", rounded to one decimal, which is left out where it is 0."""
    text = f"{number:.1f}".removesuffix(".0")
    return f"{text} point" if text == "1" else f"{text} points"


def exercise_text(exercise: Exercise, story: Story) -> str:
    """A moment to learn from in words: what was chosen and what was better, and why, in the game's terms."""
    return (f"{story.entry.version + 1}. {story.who} chose: {story.chosen}. Better: {exercise.tries[0].choice}. "
            f"{reason_text(exercise, story.entry.choice)}")


def reason_text(exercise: Exercise, chosen: str) -> str:
    """Why the better choice is better: what counts at once, and how many points more it is worth in the end."""
    reason = exercise.reason
    lost = next((each.points for each in exercise.tries if each.choice == chosen), 0.0)
    now = (f"{reason.source.capitalize()}: this choice brings {points(reason.chosen)} at once, the better one brings "
           f"{points(reason.best)}." if reason.source else "")
    later = f"In the end, the better choice is worth {counted(lost)} more." if round(lost, 1) > 0 else ""
    return " ".join(filter(None, (now, later))) or "The better choice wins more often, though not by more points."


def begun(review: Review) -> int:
    """The version of the first decision, 0 if there is none: the entries before it are the setup."""
    return next((entry.version for entry in review.entries if isinstance(entry, Decision)), 0)
