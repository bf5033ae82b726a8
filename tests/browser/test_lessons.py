"""Lessons, as somebody takes them who knows no rule: they look at what the page offers, and do it."""

from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from jemaa.lessons.catalogue import LESSONS
from tests.browser.conftest import Visit
from tests.browser.fit import SPEAK, languages
from tests.browser.playing import my_turn, open_table
from tests.browser.test_aria import check as check_aria
from tests.browser.test_keyboard import do, reach
from tests.browser.test_screens import SETTINGS
from tests.browser.test_screens import check as check_screen

SENTENCE = ".guide .sentence"
OFFERED = """
() => {
  if (document.querySelector('.steps .main')) return ['next', '']
  const prompt = document.querySelector('.prompt.mine')
  if (!prompt) return null
  if (prompt.querySelector('.confirm')) return ['confirm', '']
  const cells = [...document.querySelectorAll('.cell.open:not(.picked)')].map((each) => each.dataset.cell)
  const lines = [...document.querySelectorAll('.line.open:not(.picked)')].map((each) => each.dataset.line)
  const choices = [...prompt.querySelectorAll('[data-choice]')].map((each) => each.dataset.choice)
  if (cells.length) return ['cell', cells[0]]
  if (lines.length) return ['line', lines[0]]
  return choices.length ? ['choice', choices[0]] : null
}
"""
"""What the page offers first; null while it shows what happened."""


def begin(visit: Visit, game: str, **settings: Any) -> Page:
    """The lesson of a game, in its first step."""
    page = visit(f"/?learn={game}", **settings)
    expect(page.locator(SENTENCE)).to_be_visible()
    return page


def step_label(game: str, number: int) -> str:
    """What stands before the sentence of a step; Fluent isolates numbers."""
    return f"Step \u2068{number}\u2069 of \u2068{len(LESSONS[game].steps)}\u2069"


def at_step(page: Page, number: int) -> None:
    """Wait until a step, from 1 on, is shown."""
    expect(page.locator(f'.guide[data-step="{number}"]')).to_be_visible()


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def press(page: Page, what: str, which: str) -> None:
    """Do what is offered by keyboard."""
    if what == "next":
        expect(page.locator(".steps .main")).to_be_focused()
        page.keyboard.press("Enter")
    elif what == "line":
        reach(page, f'[data-line="{which}"]')
        page.keyboard.press("Enter")
    else:
        do(page, what, which)


def show_by_keyboard(page: Page) -> None:
    reach(page, ".steps button:not([disabled]) + button:not(.main), .steps button[disabled] + button")
    page.keyboard.press("Enter")


def take_steps(page: Page, game: str) -> None:
    """Every step of a lesson by what the page shows and offers, by keyboard."""
    for number in range(1, len(LESSONS[game].steps) + 1):
        expect(page.get_by_text(step_label(game, number))).to_be_visible()
        show_by_keyboard(page)
        todo = page.wait_for_function(OFFERED).json_value()
        while todo[0] != "next":
            press(page, *todo)
            todo = page.wait_for_function(OFFERED).json_value()
        expect(page.get_by_text("Well done!")).to_be_visible()
        press(page, *todo)


@pytest.mark.parametrize("game", list(LESSONS))
def test_a_lesson_without_a_mouse(visit: Visit, game: str) -> None:
    page = begin(visit, game)
    take_steps(page, game)
    expect(button(page, "Play against one bot")).to_be_visible()


@pytest.mark.parametrize("size", [(320, 568), (360, 640), (390, 844)], ids=str)
@pytest.mark.parametrize("game", list(LESSONS))
def test_a_phone_shows_the_sentence_the_board_and_all_answers_together(
        visit: Visit, game: str, size: tuple[int, int]) -> None:
    width, height = size
    page = begin(visit, game, viewport={"width": width, "height": height}, has_touch=True)
    for number in range(1, len(LESSONS[game].steps) + 1):
        at_step(page, number)
        page.locator(".prompt.mine").wait_for()
        for language in ("de", "en") if width > 320 else ("en",):  # the smallest scrolls long sentences in their box
            page.evaluate(SPEAK, language)
            expect(page.locator(SENTENCE)).to_be_in_viewport(ratio=1)
        for answer in page.locator(".prompt [data-choice]").all():
            expect(answer).to_be_in_viewport(ratio=1)
        expect(page.locator(".market .board")).to_be_in_viewport(ratio=0.99)
        button(page, "Skip").click()


def test_a_wrong_try_is_named_by_its_rule_and_another_one_may_follow(visit: Visit) -> None:
    page = begin(visit, "marrakech")
    for choice in ("ahead", "left"):
        page.locator(f'[data-choice="{choice}"]').click()
        expect(page.get_by_text("asks for something else")).to_be_visible()
        expect(page.locator(".clause")).to_contain_text("MK-4.1")
        expect(page.locator(".clause")).to_contain_text("pays")
    page.locator('[data-choice="right"]').click()
    expect(page.get_by_text("Well done!")).to_be_visible()
    expect(page.locator(".clause")).to_have_count(0)


def test_steps_are_skipped_gone_back_to_and_resumed(visit: Visit) -> None:
    page = begin(visit, "marrakech")
    first = page.locator(SENTENCE).inner_text()
    expect(button(page, "Back")).to_be_disabled()
    button(page, "Skip").click()
    expect(page.locator(SENTENCE)).not_to_have_text(first)
    second = page.locator(SENTENCE).inner_text()
    page.reload()
    expect(page.locator(SENTENCE)).to_have_text(second)
    button(page, "Back").click()
    expect(page.locator(SENTENCE)).to_have_text(first)
    for number in range(1, len(LESSONS["marrakech"].steps) + 1):
        at_step(page, number)
        button(page, "Skip").click()
    expect(button(page, "Once more")).to_be_visible()
    page.reload()
    expect(page.locator(SENTENCE)).to_have_text(first)


def test_a_lesson_is_found_at_home_and_not_among_one_s_tables(visit: Visit) -> None:
    page = visit()
    page.get_by_role("link", name="A short lesson").first.click()
    expect(page.locator(SENTENCE)).to_be_visible()
    page.get_by_role("link", name="Leave", exact=True).click()
    expect(page.get_by_text("Tables that you have been at appear here.")).to_be_visible()


def test_who_learns_while_a_table_waits_is_called_back_when_its_game_begins(visit: Visit) -> None:
    host = visit()
    invitation = open_table(host, "Marrakech")
    host.get_by_role("link", name="A short lesson while we wait").click()
    expect(host.locator(SENTENCE)).to_be_visible()
    guest = visit(f"/{invitation}")
    guest.get_by_role("button", name="Sit down").click()
    expect(host.get_by_role("alert").get_by_text("The game begins")).to_be_visible()
    host.wait_for_url(f"**/{invitation}")
    expect(host.get_by_role("grid")).to_be_visible()


def test_who_learns_beside_a_game_hears_that_it_is_their_turn(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play").first.click()
    my_turn(page)
    page.get_by_role("link", name="A short lesson").click()
    expect(page.locator(SENTENCE)).to_be_visible()
    page.get_by_role("alert").get_by_role("link", name="To the table").click()
    my_turn(page)
    expect(page.locator(SENTENCE)).to_have_count(0)


def test_a_game_without_a_lesson_says_so(visit: Visit) -> None:
    page = visit("/watch")
    refused: dict[str, Any] = {"message": "refused", "id": None, "code": "no-such-game", "args": {}}
    page.route("**/api/lessons/**", lambda route: route.fulfill(json=refused))
    page.goto(page.url.replace("/watch", "/?learn=chess"))
    expect(page.get_by_role("alert").get_by_text("There is no such game.")).to_be_visible()


def test_a_lesson_says_that_it_opens_until_its_server_answers(visit: Visit) -> None:
    page = visit("/watch")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)
    page.route("**/api/lessons/**", hold)
    with page.expect_request("**/api/lessons/**"):
        page.goto(page.url.replace("/watch", "/?learn=morocco"))
    expect(page.get_by_role("status").get_by_text("Opening the table…")).to_be_visible()
    expect(page.get_by_role("link", name="Leave", exact=True)).to_be_visible()
    held[0].continue_()
    at_step(page, 1)
    expect(page.get_by_text("Opening the table…")).to_have_count(0)


@pytest.mark.parametrize("settings", SETTINGS.values(), ids=SETTINGS.keys())
@pytest.mark.parametrize("game", list(LESSONS))
def test_a_lesson_has_no_fault_that_axe_finds(visit: Visit, game: str, settings: dict[str, Any]) -> None:
    page = begin(visit, game, **settings)
    check_screen(page)
    wrong: Sequence[str] = ["ahead"] if game == "marrakech" else ["scout 1"]
    for choice in wrong:
        page.locator(f'[data-choice="{choice}"]').click()
    expect(page.locator(".clause")).to_be_visible()
    check_screen(page)
    for number in range(1, len(LESSONS[game].steps) + 1):
        at_step(page, number)
        page.locator(".steps button").last.click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    check_screen(page)


@pytest.mark.parametrize("game", list(LESSONS))
def test_no_language_is_too_wide_for_the_smallest_phone(visit: Visit, game: str) -> None:
    page = begin(visit, game, viewport={"width": 320, "height": 568})
    tags = languages(page)
    assert len(tags) == 31
    numbers = list(range(1, len(LESSONS[game].steps) + 1))
    for forward, tag in enumerate(tags, 1):
        page.evaluate(SPEAK, tag)
        for number in numbers if forward % 2 else reversed(numbers):
            at_step(page, number)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (tag, number)
            if number != numbers[-1 if forward % 2 else 0]:
                page.locator(".steps button").nth(-1 if forward % 2 else 0).click()


@pytest.mark.parametrize("game", list(LESSONS))
def test_a_screen_reader_finds_the_lesson(visit: Visit, game: str) -> None:
    check_aria(begin(visit, game), f"lesson-{game}")
