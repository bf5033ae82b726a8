"""On a phone, upright or on its side, and on a tablet: all that a turn needs is in sight together, in every phase.

The tests by themselves play with the fewest and the most players; make fit with every number.
"""

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.phases import AnnsTable, review_of

ALL = "JEMAA_FIT_ALL" in os.environ
SIZES = [(320, 568), (360, 640), (390, 844), (768, 1024), (844, 390)]
CHECK = Path(__file__).with_name("in_sight.js").read_text()
FRAMES = 20
"""Frames, two by two, in which a size is looked at until all is well."""
SHARE = "(board) => board.getBoundingClientRect().width / innerWidth"
PICK = """
() => {
  const cell = document.querySelector('.cell.open:not(.picked)')
  if (!cell || document.querySelector('.prompt .confirm')) return false
  cell.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  return true
}
"""
"""One press on the board, until a choice is there to be confirmed."""


def problems(page: Page) -> dict[str, Any]:
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("(size) => `${innerWidth} ${innerHeight}` === size", arg=f"{width} {height}")
        if wrong := lasting(page):
            found[f"{width}x{height}"] = wrong
    return found


def lasting(page: Page) -> list[str]:
    """What is wrong in each of several frames: on a busy machine the first ones after a change show the old size."""
    wrong: list[str] = []
    for _ in range(FRAMES):
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        wrong = page.evaluate(CHECK)
        if not wrong:
            break
    return wrong


@pytest.mark.parametrize(("game", "players"), [("marrakech", 2), ("marrakech", 4), ("morocco", 2), ("morocco", 5),
                                               *([("marrakech", 3), ("morocco", 3), ("morocco", 4)] if ALL else [])])
def test_all_that_a_turn_needs_is_in_sight(visit: Visit, game: str, players: int) -> None:
    table = AnnsTable(visit, game, players, viewport={"width": 360, "height": 640}, has_touch=True)
    found = {}
    for phase in table.phases():
        found[phase] = problems(table.page)
        while table.page.evaluate(PICK):
            pass
        if table.page.locator(".prompt .confirm").count():
            found[*phase, "to be confirmed"] = problems(table.page)
    assert {phase: wrong for phase, wrong in found.items() if wrong} == {}


def test_five_answers_of_three_lines_each_are_in_sight(visit: Visit) -> None:
    """Which cube one gains, in Arabic: no language has longer answers in a narrow window."""
    table = AnnsTable(visit, "morocco", 2, viewport={"width": 360, "height": 640}, has_touch=True, locale="ar")
    next(phase for phase in table.phases() if phase[-1] == "gain")
    expect(table.page.locator(".prompt [data-choice]")).to_have_count(5)
    assert problems(table.page) == {}


@pytest.mark.parametrize("game", ["marrakech", "morocco"])
@pytest.mark.parametrize("height", [180, 256])
def test_at_four_times_the_size_the_board_keeps_most_of_the_width(visit: Visit, game: str, height: int) -> None:
    """A window of 1280 pixels that is enlarged to 400 % is 320 pixels wide for the page."""
    table = AnnsTable(visit, game, 2, viewport={"width": 320, "height": height})
    page = table.page
    assert page.locator(".market .board").evaluate(SHARE) >= 0.6
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    answer = page.locator(".prompt [data-choice]").first
    while not answer.count():
        table.step()
        table.show()
    answer.scroll_into_view_if_needed()
    expect(answer).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [(360, 640), (844, 390), (1280, 720)], ids=str)
@pytest.mark.parametrize("game", ["marrakech", "morocco"])
def test_replay_and_review_are_read_below_or_beside_a_board_that_stays(
        visit: Visit, game: str, size: tuple[int, int]) -> None:
    width, height = size
    page, film = review_of(visit, game, viewport={"width": width, "height": height})
    board = page.locator(".market .board")
    for part in (page.get_by_role("slider", name="Watch the game again"), page.locator(".curve"),
                 page.locator(".review table").last):
        part.scroll_into_view_if_needed()
        expect(part).to_be_in_viewport()
        expect(board).to_be_in_viewport(ratio=0.99)
    slider = page.get_by_role("slider", name="Watch the game again")
    first = next(at for at, frame in enumerate(film.frames) if frame.by != "chance")
    assert first > 0
    slider.press("Home")
    expect(slider).to_have_value(str(first))
    expect(page.get_by_text("Before the first move.")).to_be_visible()
