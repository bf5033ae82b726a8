"""Take the pictures of the page that README and the guides show: `make screenshots`.

Plays games of two people at one device in the Chromium of the tests (browser.py), on a server of its own on loopback.
The dice differ from run to run, and so do the pictures: take them anew when the page looks different, and look at them.
"""

import io
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tools.browser import found, missing
from tools.interactions import press
from tools.lighthouse import open_for_two, serving

PLACE = Path(__file__).resolve().parent.parent / "docs/pictures"
SIZES: dict[str, ViewportSize] = {
    "table": {"width": 1120, "height": 700},
    "phone": {"width": 390, "height": 844},
}
GAP = 24
"""Pixels between two phones."""
ASKED = """
() => document.querySelector('.prompt.mine') && !document.querySelector('.skip, .sending, .enlarged, .confirm .main')
"""
"""Whether the page waits for a choice of which nothing has been made yet."""
COLOURS = 128
"""Colours of a picture: enough for flat drawings, and a quarter of the bytes of all of them."""


def main() -> None:
    chromium = found() or sys.exit(missing())
    with serving() as home, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.program, env=chromium.environment)
        keep(table(browser, home, "table", "marrakech", 40), "marrakech")
        keep(table(browser, home, "table", "morocco", 60), "morocco")
        phones = [table(browser, home, "phone", "marrakech", 30), table(browser, home, "phone", "morocco", 40)]
        keep(beside(*phones), "phones")
        browser.close()


def table(browser: Browser, home: str, size: str, game: str, presses: int) -> Image.Image:
    """A picture of a game after so many presses or some more, with a question to the player."""
    page = visit(browser, home, size)
    open_for_two(page, f"{home}?new={game}")
    press(page, presses, lambda: is_over(page))
    while not page.evaluate(ASKED) and not is_over(page):  # something is half chosen, sent or shown
        press(page, 1, lambda: page.evaluate(ASKED) or is_over(page))
    return table(browser, home, size, game, presses) if is_over(page) else shown(page)


def is_over(page: Page) -> bool:
    """Whether the page shows the end of the game."""
    return page.locator(".ending").count() > 0


def visit(browser: Browser, home: str, size: str) -> Page:
    """The home page in a browser of its own, in a window of one of `SIZES`, without animations."""
    page = browser.new_page(locale="en", viewport=SIZES[size], reduced_motion="reduce")
    page.goto(home)
    return page


def shown(page: Page) -> Image.Image:
    """What the page shows."""
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def beside(left: Image.Image, right: Image.Image) -> Image.Image:
    """Two pictures of one height, side by side."""
    both = Image.new("RGB", (left.width + GAP + right.width, left.height), "white")
    both.paste(left, (0, 0))
    both.paste(right, (left.width + GAP, 0))
    return both


def keep(picture: Image.Image, name: str) -> None:
    """Write a picture into a file."""
    picture.quantize(COLOURS).save(PLACE / f"{name}.png", optimize=True)
    print(PLACE / f"{name}.png", flush=True)


if __name__ == "__main__":
    main()
