"""On a phone, upright or on its side, and on a tablet: all that a turn needs is in sight together, in every phase."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.phases import AnnsTable

SIZES = [(320, 568), (360, 640), (390, 844), (768, 1024), (844, 390)]
CHECK = """
() => {
  const wrong = []
  const [width, height] = [innerWidth, innerHeight]
  const inside = (box, frame) => box.left >= frame.left - 0.5 && box.right <= frame.right + 0.5 && box.top >= frame.top - 0.5 && box.bottom <= frame.bottom + 0.5
  const screen = { left: 0, top: 0, right: width, bottom: height }
  const said = (element) => element.dataset.choice ?? element.textContent.trim().slice(0, 30)
  const place = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')
  function seen(name, element, least = 0) {
    if (!element) return wrong.push(`${name} is missing`)
    const box = element.getBoundingClientRect()
    let frame = screen
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === 'visible') continue
      if (!inside(box, around.getBoundingClientRect())) return wrong.push(`${name} has to be scrolled to: ${place(box)} in ${around.className} ${place(around.getBoundingClientRect())}`)
    }
    if (!inside(box, frame)) return wrong.push(`${name} is out of sight: ${place(box)}`)
    const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    if (least && !(element.contains(top) || top?.contains(element))) wrong.push(`${name} is covered by ${top?.className}`)
    if (Math.min(box.width, box.height) < least - 0.01) wrong.push(`${name} is too small: ${box.width} x ${box.height}`)
    return box
  }
  if (document.scrollingElement.scrollHeight > height || document.scrollingElement.scrollWidth > width) wrong.push('the page scrolls')
  const over = document.querySelector('.ending')
  const board = seen('the board', document.querySelector('.market > .board'))
  if (height > width && board && !over && board.width < width - 16) wrong.push(`the board is only ${board.width} wide`)
  if (over) return wrong
  seen('whose turn it is', document.querySelector('.strip [aria-current=true]'))
  seen('the question', document.querySelector('.prompt .question'))
  for (const held of [...document.querySelectorAll('.means .figure')]) seen(`what is held: ${held.textContent.trim()}`, held)
  if (!document.querySelector('.means .figure')) wrong.push('own means are missing')
  for (const tab of document.querySelectorAll('[role=tab]')) seen('a tab', tab, 44)
  const answers = [...document.querySelectorAll('.prompt [data-choice], .prompt .tools button, .prompt .confirm button')]
  for (const answer of answers.filter((each) => !/^(rows|columns)/.test(each.dataset.choice ?? ''))) {
    const box = seen(said(answer), answer, 44)
    if (box && height > width && box.top < 0.6 * height) wrong.push(`${said(answer)} is not in the lower two fifths: ${place(box)}`)
  }
  for (const cell of document.querySelectorAll('.cell.open, .pointer')) {
    const box = cell.getBoundingClientRect()
    if (box.width < 24 || box.height < 24) wrong.push(`the board's ${cell.dataset.cell ?? 'pointer'} is too small: ${box.width}`)
  }
  return wrong
}
"""
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
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        if wrong := page.evaluate(CHECK):
            found[f"{width}x{height}"] = wrong
    return found


@pytest.mark.parametrize(("game", "players"), [("marrakech", 2), ("marrakech", 3), ("marrakech", 4),
                                               ("morocco", 2), ("morocco", 3), ("morocco", 4), ("morocco", 5)])
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
