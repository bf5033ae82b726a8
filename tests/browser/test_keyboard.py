"""Whole games by nothing but the keyboard: the tests look at the page, but have no mouse."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit

EYES = """
() => {
  const prompt = document.querySelector('.prompt.mine')
  if (!prompt) return document.querySelector('.ending') && ['over', '']
  if (prompt.querySelector('.confirm')) return ['confirm', '']
  const cells = [...document.querySelectorAll('.cell.open:not(.picked)')].map((each) => each.dataset.cell)
  const choices = [...prompt.querySelectorAll('[data-choice]')].map((each) => each.dataset.choice)
  const [what, among] = cells.length ? ['cell', cells] : ['choice', choices]
  if (!among.length) return null
  window.looked = (window.looked ?? 0) + 7
  return [what, among[window.looked % among.length]]
}
"""
"""What has to be done now, null while it is nothing: somebody who plays whatever is lit."""
WHERE = """
(cell) => {
  const rows = [...document.querySelectorAll('[role=row]')].map((row) => [...row.querySelectorAll('[role=gridcell]')])
  const meant = cell ? document.querySelector(`[data-cell="${cell}"]`) : document.activeElement
  const line = rows.findIndex((row) => row.includes(meant))
  return [line, rows[line].indexOf(meant)]
}
"""
"""Row and column of a cell by name, or of the focus."""
MOST_TABS = 60


@pytest.mark.parametrize("game", ["Marrakech", "Morocco"])
def test_a_whole_game_without_a_mouse(visit: Visit, game: str) -> None:
    page = visit()
    open_table(page, game)
    presses = 0
    while (todo := page.wait_for_function(EYES).json_value())[0] != "over":
        do(page, *todo)
        presses += 1
        assert presses < 600
    expect(page.get_by_role("heading", name=re.compile("wins|victory"))).to_be_visible()
    assert presses > 20


def open_table(page: Page, game: str) -> None:
    """For two: oneself, and a bot that chooses quickly."""
    reach(page, f'a[href="/?new={game.lower()}"]')
    page.keyboard.press("Enter")
    page.locator("option[value=level1]").first.wait_for(state="attached")
    reach(page, "select:has(option[value='5']), select:has(option[value='4']):not(:has(option[value='me']))")
    page.keyboard.press("Home")
    reach(page, "label:has(option[value=me]) ~ label:has(option[value=me]) select")
    page.keyboard.type("Youssef")
    reach(page, "form button.main")
    page.keyboard.press("Enter")
    expect(page.get_by_role("grid")).to_be_visible()


def do(page: Page, what: str, which: str) -> None:
    """Whatever has to be done now."""
    if what == "cell":
        walk(page, which)
    else:
        reach(page, ".confirm .main" if what == "confirm" else f'[data-choice="{which}"]')
    page.keyboard.press("Enter")


def reach(page: Page, selector: str) -> None:
    """Tab till the focus is there."""
    for _ in range(MOST_TABS):
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"{selector} can't be reached")


def walk(page: Page, cell: str) -> None:
    """Into the grid by its one tab stop, then by the arrow keys."""
    assert page.locator('[role="gridcell"][tabindex="0"]').count() == 1
    reach(page, "[role=gridcell]")
    (row, column), (to_row, to_column) = page.evaluate(WHERE, ""), page.evaluate(WHERE, cell)
    for key, steps in (("Down", to_row - row), ("Up", row - to_row),
                       ("Right", to_column - column), ("Left", column - to_column)):
        for _ in range(steps):
            page.keyboard.press(f"Arrow{key}")
    assert page.evaluate("document.activeElement.dataset.cell") == cell
