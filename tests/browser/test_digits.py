"""A page in Persian writes every number in Persian digits: those in its texts, in its drawings and for screen readers.

Names keep the digits that the rules and the board give them: squares such as d3, lines such as 3–4 and 1 to 7, clauses
such as MK-5.1.
"""

import re

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.phases import AnnsTable, review_of
from tests.browser.playing import turn_to

SHOWN = """
() => {
  const foreign = 'defs, code, script, style'
  const drawn = (element) => element.checkVisibility() && !element.closest(foreign)
  const label = (element) => ['aria-label', 'aria-valuetext', 'title'].map((name) => element.getAttribute(name) ?? '')
  const name = (element) => element.matches('text.name, text.space, [role=row]')
  const shown = [document.title]
  for (const element of document.body.querySelectorAll('*')) {
    if (!drawn(element) || name(element)) continue
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) shown.push(node.data.trim())
    shown.push(...label(element))
  }
  shown.push(...[...document.querySelectorAll('defs text')].map((element) => element.textContent))
  return shown.filter(Boolean)
}
"""
"""All texts and labels of a page, those in the definitions of its drawings, too."""
ARABIC, PERSIAN = "\u0660-\u0669", "\u06f0-\u06f9"
"""Digits, as a pattern has them."""
NAMES = re.compile("\\b[a-jA-E]\\d+\\b|\\d+–\\d+|\\b(MK|MO)-[\\d.]+|1 \u062a\u0627 (7|10)")
PANELS = ("play", "players", "log", "menu")
GAMES = ["marrakech", "morocco"]


def foreign(page: Page) -> list[str]:
    """What the page shows with a digit that is not Persian."""
    return [text for text in page.evaluate(SHOWN) if re.search(rf"[0-9{ARABIC}]", NAMES.sub("", text))]


def persian(page: Page) -> set[str]:
    """What the page shows with a Persian digit."""
    return {text for text in page.evaluate(SHOWN) if re.search(rf"[{PERSIAN}]", text)}


@pytest.mark.parametrize("game", GAMES)
def test_a_persian_table_has_persian_digits(visit: Visit, game: str) -> None:
    table = AnnsTable(visit, game, 4, viewport={"width": 360, "height": 800}, has_touch=True, locale="fa")
    for phase in table.phases():
        assert foreign(table.page) == [], phase
        if phase[1:2] == ("mine",):
            for panel in PANELS:
                turn_to(table.page, panel)
                assert foreign(table.page) == [], (phase, panel)
            turn_to(table.page, "play")
    assert persian(table.page)


@pytest.mark.parametrize("game", GAMES)
def test_a_persian_review_has_persian_digits(visit: Visit, game: str) -> None:
    page, _ = review_of(visit, game, locale="fa")
    for each in page.locator("details").all():
        each.evaluate("(details) => { details.open = true }")
    page.locator(".scroll td").first.wait_for()
    assert foreign(page) == []
    assert {"\u06f1", "\u06f2", "\u06f3"} <= persian(page)


@pytest.mark.parametrize("path", ["/", "/?new=marrakech", "/?new=morocco", "/rules/marrakech", "/rules/morocco",
                                  "/?learn=morocco"])
def test_persian_screens_have_persian_digits(visit: Visit, path: str) -> None:
    page = visit(path, locale="fa")
    page.wait_for_load_state("networkidle")
    for each in page.locator("details").all():
        each.evaluate("(details) => { details.open = true }")
    assert foreign(page) == []
    assert persian(page)


def test_an_arabic_table_keeps_to_one_kind_of_digits(visit: Visit) -> None:
    table = AnnsTable(visit, "morocco", 3, locale="ar")
    for _ in range(12):
        table.step()
    table.show()
    shown = " ".join(table.page.evaluate(SHOWN))
    assert re.search("[0-9]", shown)
    assert re.findall(rf"[{ARABIC}{PERSIAN}]", shown) == []
