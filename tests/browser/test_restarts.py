"""A server that is killed under a browser's hands, and started again."""

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.playing import call, click_on, my_turn, quick_start
from tests.server.running import serving


def choices(page: Page) -> list[str]:
    """What was chosen so far, as the server tells it."""
    found = page.evaluate(
        "fetch(location.pathname.replace('/t/', '/api/tables/') + '/replay').then((answer) => answer.json())")
    return [f"{frame['by']} {frame['choice']}" for frame in found["frames"]]


def test_a_browser_at_a_table_carries_on(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        context = browser.new_context(reduced_motion="reduce", locale="en")
        call(context, "Guest")
        page = context.new_page()
        page.goto(f"http://127.0.0.1:{server.port}/")
        quick_start(page, "Marrakech")
        my_turn(page)
        for _ in range(3):
            click_on([page], seconds=1.5)
            before = choices(page)
            server.kill()
            expect(page.get_by_text("Connection lost.")).to_be_visible()
            server.start()
            expect(page.get_by_text("Connection lost.")).to_have_count(0)
            assert choices(page)[:len(before)] == before
        assert click_on([page])
        expect(page.get_by_role("heading", name=re.compile("wins|victory"))).to_be_visible()
        context.close()
