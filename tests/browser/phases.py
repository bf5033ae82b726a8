"""Tables in every phase of a game, played by fixed dice and sent to a page over its own line, without bots."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from jemaa.core.game import State
from jemaa.core.record import Record
from jemaa.table import wire
from jemaa.table.commands import chosen
from jemaa.table.views import replay
from jemaa.table.wire.replay import Frame, Replay
from jemaa.table.wire.review import (
    ExerciseChoice,
    ExerciseReason,
    ReviewedEntry,
    ReviewExercise,
    ReviewState,
    ReviewSummary,
    Skill,
    Verdict,
)
from tests.browser.conftest import Visit
from tests.browser.test_aria import tell
from tests.table.house import Seating, two

Phase = tuple[str, ...]
VERDICTS: tuple[Verdict, ...] = ("blunder", "mistake", "inaccuracy", "best")


class AnnsTable:
    """Ann's page at a table whose other seats are played by bots that choose at random."""

    def __init__(self, visit: Visit, game: str, players: int, *, clock: wire.Clock | None = None,
                 **settings: Any) -> None:
        self.seating = Seating(game, (None, *["random"] * (players - 1)), clock=clock or wire.Clock())
        self.seating.sit("ann", "A")
        self.random = Random(players)
        self.lines: list[WebSocketRoute] = []
        self.page = self._page(visit, **settings)

    def _page(self, visit: Visit, **settings: Any) -> Page:
        def line(socket: WebSocketRoute) -> None:
            self.lines.append(socket)
            tell(socket, self.seating, None)

        page = visit("/watch", **settings)
        page.route_web_socket(re.compile("/socket"), line)
        page.route(re.compile("/api/.*/log"), lambda route: route.fulfill(json={"happened": []}))
        page.route(re.compile("/api/.*/review$"), lambda route: route.fulfill(json={"status": "none"}))
        page.goto(re.sub("/watch$", "/t/anns-table", page.url))
        page.locator("[role=grid]").wait_for()
        return page

    def phase(self) -> Phase:
        """What is asked of Ann: the phase and the kinds of her answers; only the phase where another seat chooses."""
        table = self.seating.table
        if not table.actor:
            return ("over",)
        update = self.seating.seen("ann")
        if table.actor != "A":
            return (update.view.phase,)
        answers = {re.split(r"[ -]", choice)[0] for group in update.legal for choice in group.choices}
        kinds = {"lay"} if update.view.phase == "lay" else answers
        return (update.view.phase, "mine", *sorted(kinds))

    def phases(self) -> Iterator[Phase]:
        """Play the game to its end, and stop wherever something is asked that has not been asked before."""
        known: set[Phase] = set()
        while True:
            if (phase := self.phase()) not in known:
                known.add(phase)
                self.show()
                yield phase
            if phase == ("over",):
                return
            self.step()

    def step(self) -> None:
        """Whoever chooses takes any legal action."""
        choice = self.random.choice(self.seating.table.state.legal_actions)
        if self.seating.table.bot_to_choose:
            self.seating.write(chosen(self.seating.table, choice, person=False))
        else:
            self.seating.do("ann", self.seating.act(choice.text))

    def show(self) -> None:
        """Let the page see how the table stands."""
        tell(self.lines[-1], self.seating, None)
        version = self.seating.table.version
        if not self.seating.table.actor:
            self.page.locator(".ending").wait_for()
        self.page.locator(f"main[data-version='{version}']").wait_for()


def review_of(visit: Visit, game: str, **settings: Any) -> tuple[Page, Replay]:
    """Ann's page at a finished game that has a review, and the game's film."""
    seating = two(game)
    seating.play()
    film = replay(seating.table.record, over=True)
    page = visit("/watch", **settings)
    answer(page, "review", ReviewState("ready", review=summary(film, seating.table.record)))
    answer(page, "replay", film)
    page.route(re.compile("/api/.*/log"), lambda route: route.fulfill(json={"happened": []}))
    page.route_web_socket(re.compile("/socket"), lambda socket: tell(socket, seating, None))
    page.goto(re.sub("/watch$", "/t/anns-table", page.url))
    page.locator(".curve").wait_for()
    return page, film


def summary(film: Replay, record: Record) -> ReviewSummary:
    """A review with every kind of verdict, without the hours of a real one."""
    entries = [reviewed(at, frame) for at, frame in enumerate(film.frames)]
    verdicts: dict[Verdict, int] = {"blunder": 12, "mistake": 11, "inaccuracy": 10}
    seats = [Skill(letter, 0.5, 0.1234, 0.2345, 0.0123, 1.0 - at, 0.3, verdicts, 12.3 - 24.6 * at, 23.4,
                  0.31 - 0.62 * at)
             for at, letter in enumerate("AB")]
    decisions = [at for at, entry in enumerate(entries) if entry.verdict]
    shares = ((0.5, 0.5),) * (len(entries) + 1)
    states = list(record.states())
    several = [at for at in decisions if entries[at].by == "A" and len(states[at].legal_actions) > 1]
    moments = sorted(several, key=lambda at: not re.search("[a-z][0-9]", entries[at].choice))[:3]
    return ReviewSummary(100, 0, 1, shares, tuple(seats), tuple(decisions[:3]),
                         tuple(exercise(at, states[at], entries[at]) for at in moments), tuple(entries), sure=False)


def exercise(at: int, state: State, entry: ReviewedEntry) -> ReviewExercise:
    """A moment in which every other choice would have been better."""
    choices = sorted((action.text for action in state.legal_actions), key=lambda text: text == entry.choice)
    tries = tuple(ExerciseChoice(text, 0.1234, 12.3, right=False) if text == entry.choice
                  else ExerciseChoice(text, 0.0, 0.0, right=True) for text in choices)
    return ReviewExercise(at, entry.by, ExerciseReason(next(iter(state.view(0).seats[0].points)), -12.3, 1.5), tries)


def reviewed(at: int, frame: Frame) -> ReviewedEntry:
    if frame.by == "chance":
        return ReviewedEntry("chance", frame.choice, None, 0.0, 0.0, "", (0.1234, -0.1234))
    return ReviewedEntry(frame.by, frame.choice, VERDICTS[at % len(VERDICTS)], 0.1234, 3.0, frame.choice, ())


def answer(page: Page, what: str, struct: msgspec.Struct) -> None:
    """What the page gets when it asks for something of its table."""
    body = msgspec.json.encode(struct).decode()
    page.route(re.compile(f"/api/.*/{what}$"),
               lambda route: route.fulfill(body=body, content_type="application/json"))
