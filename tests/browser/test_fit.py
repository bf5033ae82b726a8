"""No screen has anything cut, broken or out of the window, in any language, in a narrow window or in large letters.

    make fit

looks at all 30 languages; the tests by themselves at those whose words are longest.
"""

import os
import re

import msgspec
import pytest
from playwright.sync_api import Page

from jemaa.table.views import replay
from jemaa.table.wire.replay import Frame
from jemaa.table.wire.review import ReviewedEntry, ReviewState, ReviewSummary, Skill, Verdict
from tests.browser.conftest import Visit
from tests.browser.fit import FIVE, languages, misfits
from tests.browser.phases import AnnsTable
from tests.browser.playing import open_table, turn_to
from tests.browser.test_aria import tell
from tests.table.house import Seating, two

ALL = "JEMAA_FIT_ALL" in os.environ
LONGEST = ("de", "ru", "el", "fi", "ar")
GAMES = ["marrakech", "morocco"]
VERDICTS: tuple[Verdict, ...] = ("blunder", "mistake", "inaccuracy", "best")
PANELS = ("play", "players", "log", "menu")


def fits(page: Page) -> None:
    """In every language at 320 pixels, and in some at 360, at 390 and in large letters."""
    found = misfits(page, 320, languages(page) if ALL else LONGEST)
    for width in (360, 390):
        found |= misfits(page, width, FIVE if ALL else FIVE[1:3])
    found |= misfits(page, 360, FIVE if ALL else FIVE[1:3], larger=True)
    if found:
        pytest.fail("\n".join(f"{where}: {', '.join(wrong)}" for where, wrong in found.items()), pytrace=False)


def test_home_fits(visit: Visit) -> None:
    page = visit()
    page.wait_for_load_state("networkidle")
    fits(page)


@pytest.mark.parametrize("game", GAMES)
def test_the_new_table_fits(visit: Visit, game: str) -> None:
    page = visit(f"/?new={game}")
    page.locator("option[value=random]").first.wait_for(state="attached")
    page.get_by_text("Rules to choose").click()
    fits(page)


def test_the_waiting_room_fits(visit: Visit) -> None:
    page = visit()
    open_table(page, "Morocco", 5)
    fits(page)


@pytest.mark.parametrize("game", GAMES)
def test_the_table_fits(visit: Visit, game: str) -> None:
    table = AnnsTable(visit, game, 4, viewport={"width": 320, "height": 800}, has_touch=True)
    for _ in range(30):
        table.step()
    while table.phase()[1:2] != ("mine",):
        table.step()
    table.show()
    for panel in PANELS:
        turn_to(table.page, panel)
        fits(table.page)


def summary(seating: Seating) -> ReviewSummary:
    """A review with every kind of verdict, without the hours of a real one."""
    frames = replay(seating.table.record).frames
    entries = [reviewed(at, frame) for at, frame in enumerate(frames)]
    verdicts: dict[Verdict, int] = {"blunder": 12, "mistake": 11, "inaccuracy": 10}
    seats = [Skill(letter, 0.5, 0.1234, 0.2345, 0.0123, 0.3, 1.0 - at, verdicts) for at, letter in enumerate("AB")]
    decisions = [at for at, entry in enumerate(entries) if entry.verdict]
    shares = ((0.5, 0.5),) * (len(entries) + 1)
    return ReviewSummary(100, 1, shares, tuple(seats), tuple(decisions[:3]), tuple(entries))


def reviewed(at: int, frame: Frame) -> ReviewedEntry:
    if frame.by == "chance":
        return ReviewedEntry("chance", frame.choice, None, 0.0, 0.0, "", (0.1234, -0.1234))
    return ReviewedEntry(frame.by, frame.choice, VERDICTS[at % len(VERDICTS)], 0.1234, 3.0, frame.choice, ())


def answer(page: Page, what: str, struct: msgspec.Struct) -> None:
    """What the page gets when it asks for something of its table."""
    body = msgspec.json.encode(struct).decode()
    page.route(re.compile(f"/api/.*/{what}$"),
               lambda route: route.fulfill(body=body, content_type="application/json"))


@pytest.mark.parametrize("game", GAMES)
def test_the_end_and_the_review_fit(visit: Visit, game: str) -> None:
    seating = two(game)
    seating.play()
    page = visit("/watch", viewport={"width": 320, "height": 800})
    state = ReviewState("ready", review=summary(seating))
    answer(page, "review", state)
    answer(page, "replay", replay(seating.table.record, over=True))
    page.route(re.compile("/api/.*/log"), lambda route: route.fulfill(json={"happened": []}))
    page.route_web_socket(re.compile("/socket"), lambda socket: tell(socket, seating, None))
    page.goto(re.sub("/watch$", "/t/anns-table", page.url))
    page.locator(".curve").wait_for()
    fits(page)
