"""Somebody who knows no rule opens the page on a phone, takes the lesson, and plays a whole game against one bot.

They touch what the page offers, where it is in sight: nothing is scrolled to, and the page itself never scrolls.
"""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from jemaa.lessons.catalogue import LESSONS
from tests.browser.conftest import Visit
from tests.browser.test_lessons import at_step, begin, button

PHONE = {"viewport": {"width": 360, "height": 640}, "is_mobile": True, "has_touch": True}
AT_ONCE = f"localStorage['jemaa.pace'] = {json.dumps(json.dumps('instant'))}"
OFFERED = """
() => {
  const { scrollHeight, scrollWidth, scrollTop } = document.scrollingElement
  if (scrollHeight > innerHeight || scrollWidth > innerWidth || scrollTop) return { what: 'the page scrolls' }
  const middle = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  const inSight = (element) => {
    const { x, y } = middle(element)
    const top = document.elementFromPoint(x, y)
    return top !== null && element.contains(top)
  }
  const found = (selector) => [...document.querySelectorAll(selector)].filter(inSight)
  const press = (what, among) => {
    window.pressed = (window.pressed ?? -1) + 1
    return { what, ...middle(among[window.pressed % among.length]) }
  }
  if (document.querySelector('.ending')) return { what: 'over' }
  if (found('.steps .main').length) return press('next step', found('.steps .main'))
  if (!document.querySelector('.prompt.mine')) return null
  const step = document.querySelector('.guide')?.dataset.step
  if (document.querySelector('.guide .wrong') && window.shown !== step) {
    window.shown = step
    return press('show me', found('.steps button:nth-of-type(2)'))
  }
  const ways = [
    ['confirm', found('.prompt .confirm .main')],
    ['space', found('.enlarged .space.open')],
    ['cell', found('.cell.open:not(.picked)')],
    ['answer', [...found('.line.open:not(.picked)'), ...found('.prompt [data-choice]')]],
  ]
  const [what, among] = ways.find(([, among]) => among.length) ?? []
  return what ? press(what, among) : null
}
"""
"""What the page offers where it can be seen and touched, each time something else; null while it shows what happens."""


MOST = 600
"""Touches within which a game comes to its end."""


def follow(page: Page, end: str) -> None:
    """Touch what the page offers next, whenever it offers something, until that is an end."""
    for _ in range(MOST):
        offered: dict[str, Any] = page.wait_for_function(OFFERED).json_value()
        assert offered["what"] != "the page scrolls"
        if "x" in offered:
            page.touchscreen.tap(offered["x"], offered["y"])
        if offered["what"] == end:
            return
    pytest.fail(f"There is no {end} in sight.")


@pytest.mark.parametrize("game", list(LESSONS))
def test_a_stranger_takes_the_lesson_and_plays_a_whole_game(visit: Visit, game: str) -> None:
    page = begin(visit, game, **PHONE)
    page.context.add_init_script(AT_ONCE)
    for number in range(1, len(LESSONS[game].steps) + 1):
        at_step(page, number)
        follow(page, "next step")
    button(page, "Play against one bot").tap()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("grid")).to_be_visible()
    follow(page, "over")
    expect(page.locator(".ending")).to_be_in_viewport()
