"""A link to a table that is full: who follows it watches, and nobody who wanted to sit down meets an error."""

from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.test_inviting import invite, path
from tests.browser.test_screens import PHONE, check

FULL = "All seats are taken, so you’re watching."


def hold(page: Page) -> Callable[[], None]:
    """Keep back the updates of a page's table from now on; returns what lets them through again."""
    held: list[str | bytes] = []
    lines: list[WebSocketRoute] = []
    holding = [True]

    def route(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        lines.append(line)
        first = [True]

        def pass_on(message: str | bytes) -> None:
            update = '"message":"update"' in str(message)
            if update and holding[0] and not first[0]:
                held.append(message)
            else:
                line.send(message)
            first[0] = first[0] and not update

        server.on_message(pass_on)

    def release() -> None:
        holding[0] = False
        for message in held:
            lines[-1].send(message)

    page.route_web_socket("**/socket*", route)
    return release


def comer(visit: Visit, host: Page) -> tuple[Page, Callable[[], None]]:
    """Somebody who has opened the link, and to whom no later update comes."""
    page = visit("/watch")
    release = hold(page)
    page.goto(page.url.replace("/watch", path(host)))
    page.get_by_label("Your name").fill("Ada")
    return page, release


def test_the_link_of_a_game_that_is_on_makes_the_comer_a_watcher(visit: Visit) -> None:
    host = visit()
    invite(host, "Marrakech", 2)
    host.get_by_role("button", name="Add a bot").click()
    expect(host.get_by_role("grid")).to_be_visible()
    late = visit(path(host), **PHONE)
    expect(late.get_by_text(FULL)).to_be_visible()
    expect(late.get_by_role("grid")).to_be_visible()
    expect(late.get_by_role("alert")).to_have_count(0)
    assert host.get_by_text(FULL).count() == 0
    check(late)


def test_who_presses_too_late_watches_without_an_error(visit: Visit) -> None:
    host = visit()
    invite(host, "Marrakech", 2)
    late, release = comer(visit, host)
    host.get_by_role("button", name="Add a bot").click()
    expect(host.get_by_role("grid")).to_be_visible()
    late.get_by_role("button", name="Sit down").click()
    late.wait_for_timeout(500)
    expect(late.get_by_role("alert")).to_have_count(0)
    release()
    expect(late.get_by_text(FULL)).to_be_visible()
    expect(late.get_by_role("alert")).to_have_count(0)


def test_whose_seat_is_taken_by_somebody_quicker_gets_the_next_one(visit: Visit) -> None:
    host = visit()
    invite(host, "Marrakech", 4)
    slow, release = comer(visit, host)
    host.get_by_role("button", name="Add a bot").first.click()
    expect(host.get_by_role("listitem").nth(1)).to_contain_text("Youssef")
    slow.get_by_role("button", name="Sit down").click()
    expect(host.get_by_role("listitem").nth(2)).to_contain_text("Ada")
    release()
    expect(slow.get_by_role("listitem").nth(2)).to_contain_text("Ada")
    expect(slow.get_by_role("alert")).to_have_count(0)
