"""Measure how soon a game is explained: from the message that ends it to the first sentences on the page."""

import re

from playwright.sync_api import Page

from tools.interactions import press

WATCH = """
window.explained = {}
const Line = WebSocket
window.WebSocket = class extends Line {
  constructor(...all) {
    super(...all)
    this.addEventListener('message', ({ data }) => {
      if (data.includes('"status":"over"')) window.explained.from ??= performance.now()
    })
  }
}
new MutationObserver(() => {
  if (!window.explained.to && document.querySelector('.sentences li'))
    requestAnimationFrame(() => (window.explained.to ??= performance.now()))
}).observe(document, { subtree: true, childList: true })
"""
"""Notes when the game was over, and when the frame came that shows its first sentences."""
KNOWN = """
localStorage['jemaa.pace'] = JSON.stringify('instant')
localStorage['jemaa.name'] = JSON.stringify('Ada')
"""
LONGEST_GAME = 10_000
"""Presses; a game takes some hundred at most."""


def seconds_to_review(page: Page, home: str, game: str) -> float:
    """Play a whole game against bots, at once and without films; the seconds from its end to its first sentences."""
    page.add_init_script(WATCH)
    page.goto(home)
    page.evaluate(KNOWN)
    page.reload()
    page.get_by_role("button", name=re.compile(f"Play .?{game}", re.IGNORECASE)).click()
    page.get_by_role("grid").wait_for()
    press(page, LONGEST_GAME, lambda: page.locator(".ending").count() > 0)
    page.wait_for_function("() => window.explained.to", timeout=120_000)
    took: float = page.evaluate("window.explained.to - window.explained.from")
    return took / 1000
