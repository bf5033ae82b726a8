"""Whether everything written on the page fits: in any language, in a narrow window, and in large letters."""

from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Page

MISFITS = Path(__file__).with_name("misfits.js").read_text()
SPEAK = """
(tag) => new Promise((done) => {
  const select = [...document.querySelectorAll('header select')].at(0)
  const arrived = () => document.documentElement.lang === tag
  const settled = () => requestAnimationFrame(() => requestAnimationFrame(done))
  if (arrived()) return settled()
  new MutationObserver((_, watching) => arrived() && (watching.disconnect(), settled()))
    .observe(document.documentElement, { attributeFilter: ['lang'] })
  select.value = tag
  select.dispatchEvent(new Event('change', { bubbles: true }))
})
"""
"""Choose another language in the header, where the page is, and wait until it is drawn."""

FIVE = ("en", "de", "ru", "ar", "ja")


def languages(page: Page) -> list[str]:
    """All languages of the page."""
    select = page.locator("header select").first
    tags: list[str] = select.evaluate("(select) => [...select.options].map((each) => each.value)")
    return tags


def misfits(page: Page, width: int, tags: Sequence[str], *, larger: bool = False) -> dict[str, list[str]]:
    """What doesn't fit into a window of a width, by language; `larger` doubles the size of all letters."""
    page.set_viewport_size({"width": width, "height": 800})
    page.evaluate("(size) => { document.documentElement.style.fontSize = size }", "200%" if larger else "")
    found: dict[str, list[str]] = {}
    for tag in tags:
        page.evaluate(SPEAK, tag)
        if wrong := page.evaluate(MISFITS, larger):
            found[f"{tag} {width}{' large' if larger else ''}"] = wrong
    page.evaluate("document.documentElement.style.fontSize = ''")
    return found
