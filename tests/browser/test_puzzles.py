"""Puzzles, as somebody solves them: right and wrong choices, what is kept, by keyboard, on a phone, in Arabic."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from jemaa.games import from_text
from jemaa.puzzles.catalogue import path_of, puzzles
from jemaa.puzzles.file import read
from jemaa.puzzles.puzzle import Puzzle
from tests.browser.conftest import Visit
from tests.browser.test_aria import check as check_aria
from tests.browser.test_keyboard import do, reach
from tests.browser.test_screens import PHONE, SETTINGS, check

GAMES = ["marrakech", "morocco"]
PATIENCE = 60_000
"""Milliseconds for what the server answers: the first answer of a game loads its rules."""


def named(game: str, fits: Callable[[Puzzle], bool] = lambda _: True) -> tuple[str, Puzzle]:
    """The first puzzle of a game that fits, with its name."""
    return next((name, puzzle) for name, puzzle in puzzles(game).items() if fits(puzzle))


def by_buttons(puzzle: Puzzle) -> bool:
    """Whether its choices are made by buttons: Assam's ways, and a reward."""
    return puzzle.best in ("left", "ahead", "right", "take coin", "take bodyguard")


def lays(puzzle: Puzzle) -> bool:
    """Whether a rug is to be laid."""
    return "-" in puzzle.best


def wrong_of(puzzle: Puzzle) -> str:
    return next(action.text for action in from_text(puzzle.position).legal_actions if action.text != puzzle.best)


def at(visit: Visit, game: str, name: str = "", **settings: Any) -> Page:
    page = visit(f"/puzzles/{game}/{name}".rstrip("/"), **settings)
    expect(page.locator("[data-puzzle]")).to_be_visible(timeout=PATIENCE)
    return page


def kept(page: Page, solved: int, streak: int, tries: int) -> None:
    """Wait until so much is told of the progress."""
    expect(page.locator(f'[data-solved="{solved}"][data-streak="{streak}"][data-tries="{tries}"]')).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize("game", GAMES)
def test_the_easiest_comes_first_and_what_is_solved_is_kept(visit: Visit, game: str) -> None:
    names = list(puzzles(game))
    name, puzzle = named(game, by_buttons)
    page = at(visit, game)
    expect(page.locator("[data-puzzle]")).to_have_attribute("data-puzzle", names[0], timeout=PATIENCE)
    page = at(visit, game, name)
    page.locator(f'[data-try="{puzzle.best}"]').click()
    expect(page.get_by_role("status").filter(has_text="Right:")).to_be_visible(timeout=PATIENCE)
    kept(page, solved=1, streak=1, tries=1)
    expect(page.locator("ol > li").first).to_have_class(re.compile("best"))
    expect(page.get_by_text("of the chances of winning.")).to_be_visible()
    page.reload()
    kept(page, solved=1, streak=1, tries=1)
    page.get_by_role("button", name="Skip").click()
    expect(page.locator("[data-puzzle]")).not_to_have_attribute("data-puzzle", name, timeout=PATIENCE)


def test_a_wrong_try_may_be_repeated_and_stands_beside_the_answer(visit: Visit) -> None:
    name, puzzle = named("marrakech", by_buttons)
    page = at(visit, "marrakech", name)
    page.locator(f'[data-try="{wrong_of(puzzle)}"]').click()
    expect(page.get_by_text("there is a better choice")).to_be_visible(timeout=PATIENCE)
    kept(page, solved=0, streak=0, tries=1)
    page.locator(f'[data-try="{puzzle.best}"]').click()
    kept(page, solved=1, streak=0, tries=2)
    expect(page.locator("[data-mark='better']")).to_have_count(1)
    expect(page.locator("[data-mark='played']")).to_have_count(1)


def test_who_gives_up_sees_the_answer_and_goes_on(visit: Visit) -> None:
    names = list(puzzles("morocco"))
    page = at(visit, "morocco")
    page.get_by_role("button", name="Show the answer").click()
    expect(page.get_by_text("The best choice:")).to_be_visible(timeout=PATIENCE)
    kept(page, solved=0, streak=0, tries=0)
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.locator("[data-puzzle]")).to_have_attribute("data-puzzle", names[1], timeout=PATIENCE)
    page.go_back()
    expect(page.locator("[data-puzzle]")).to_have_attribute("data-puzzle", names[0], timeout=PATIENCE)


def test_a_rug_is_laid_on_the_board_by_keyboard(visit: Visit) -> None:
    name, puzzle = named("marrakech", lays)
    page = at(visit, "marrakech", name)
    confirm = page.get_by_role("button", name="Confirm")
    for cell in puzzle.best.split("-"):
        if not confirm.count():  # where only one rug covers the first square, that is enough
            do(page, "cell", cell)
    expect(confirm).to_be_visible()
    reach(page, "section .main")
    page.keyboard.press("Enter")
    kept(page, solved=1, streak=1, tries=1)
    expect(page.get_by_role("button", name="Next puzzle")).to_be_focused()


def test_the_analysis_board_opens_at_the_position(visit: Visit) -> None:
    name, puzzle = named("marrakech")
    page = at(visit, "marrakech", name)
    page.get_by_role("button", name="Show the answer").click()
    with page.expect_request("**/api/analysis/position") as asked:
        page.get_by_role("link", name="Analysis board").click()
    sent: Any = asked.value.post_data_json
    assert sent["start"] == puzzle.position


def test_home_leads_to_puzzles(visit: Visit) -> None:
    page = visit()
    page.get_by_role("link", name="Puzzles").click()
    expect(page.locator("[data-puzzle]")).to_be_visible(timeout=PATIENCE)


def test_a_puzzle_that_there_is_not_is_refused(visit: Visit) -> None:
    page = visit("/puzzles/marrakech/00000000")
    expect(page.get_by_role("alert")).to_have_text("There is no such puzzle.", timeout=PATIENCE)


@pytest.mark.parametrize("settings", SETTINGS.values(), ids=SETTINGS.keys())
@pytest.mark.parametrize("game", GAMES)
def test_the_screen(visit: Visit, game: str, settings: dict[str, Any]) -> None:
    page = at(visit, game, **settings)
    check(page)
    page.locator("section[data-puzzle] .row button").last.click()
    expect(page.locator("li.best")).to_be_visible(timeout=PATIENCE)
    check(page)


def test_a_phone_shows_the_board_first(visit: Visit) -> None:
    page = at(visit, "marrakech", "", **PHONE)
    expect(page.locator(".board")).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("game", GAMES)
def test_a_screen_reader_finds_the_puzzle(visit: Visit, game: str) -> None:
    """It is the first one of the file, which stays there when others are added, and the only one of its list."""
    puzzle = next(each for each in read(path_of(game)).puzzles if by_buttons(each))
    name = puzzle.name
    listed = {"game": game, "puzzles": [{"name": name, "difficulty": puzzle.difficulty}]}
    page = visit("/watch")
    page.route(f"**/api/puzzles/{game}", lambda route: route.fulfill(json=listed))
    page.goto(page.url.replace("/watch", f"/puzzles/{game}/{name}"))
    page.locator(f'[data-try="{puzzle.best}"]').click()
    expect(page.locator("li.best")).to_be_visible(timeout=PATIENCE)
    check_aria(page, f"puzzle-{game}")
