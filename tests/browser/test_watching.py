"""Company at a table: watchers and their link, boards in frames, family tables, and a device that changes hands."""

from playwright.sync_api import Page, ViewportSize, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.playing import open_table
from tests.browser.test_aria import at_table, tell
from tests.browser.test_company import sit
from tests.browser.test_screens import check
from tests.table.house import Seating
from tests.table.test_company import hot_seat

PHONE: ViewportSize = {"width": 360, "height": 640}


def watch_link(page: Page) -> str:
    """The path that a player gives to those who want to watch."""
    page.get_by_text("Watch link", exact=True).first.click()
    return page.get_by_role("textbox", name="Watch link").input_value().split("/", 3)[3]


def test_players_see_how_many_watch_and_turn_them_away(visit: Visit) -> None:
    host = visit()
    guest = visit(f"/{open_table(host, 'Marrakech')}")
    link = watch_link(host)
    watcher = visit(f"/{link}", name="")
    expect(watcher.get_by_role("heading", name="Marrakech")).to_be_visible()
    sit(guest, "Ada")
    expect(watcher.get_by_text("You’re watching.")).to_be_visible()
    for player in (host, guest):
        expect(player.get_by_role("grid")).to_be_visible()
        expect(player.get_by_text("One person is watching.")).to_be_visible()
    host.get_by_text("Watch link", exact=True).first.click()
    host.get_by_label("Others may watch").uncheck()
    expect(watcher.get_by_text("Watching isn’t allowed at this table just now.")).to_be_visible()
    expect(host.get_by_text("is watching.")).to_have_count(0)
    expect(guest.get_by_role("tabpanel")).to_contain_text("lets nobody else watch.")
    expect(guest.get_by_role("grid")).to_be_visible()
    late = visit(f"/{link}", name="")
    expect(late.get_by_text("Watching isn’t allowed at this table just now.")).to_be_visible()
    host.get_by_label("Others may watch").check()
    expect(guest.get_by_role("tabpanel")).to_contain_text("lets others watch.")
    late.reload()
    expect(late.get_by_role("grid")).to_be_visible()


def test_a_board_stands_live_in_a_narrow_frame_of_another_page(visit: Visit) -> None:
    host = visit()
    invitation = open_table(host, "Marrakech")
    host.get_by_text("Watch link", exact=True).first.click()
    code = host.get_by_label("To show the board on a web page").input_value()
    guest = visit(f"/{invitation}")
    sit(guest, "Ada")
    blog = visit("/healthz", bypass_csp=True, viewport={"width": 340, "height": 500})
    blog.set_content(code)
    frame = blog.frame_locator("iframe")
    expect(frame.get_by_role("grid")).to_be_visible()
    turn = frame.get_by_role("status")
    expect(turn).to_contain_text("turn")
    expect(frame.get_by_role("banner")).to_have_count(0)
    size = blog.frames[1].evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert size[0] <= 320
    assert size[1] <= 380
    for page in (host, guest):
        expect(page.get_by_role("grid")).to_be_visible()
    player = next(page for page in (host, guest) if page.locator(".prompt.mine").count())
    before = turn.inner_text()
    player.get_by_role("button", name="Resign").first.click()
    player.get_by_role("button", name="Really resign?").first.click()
    expect(turn).not_to_have_text(before)
    invited = visit(f"/{invitation.replace('t/', 'embed/')}", name="")
    expect(invited.get_by_text("This link is an invitation to play.")).to_be_visible()
    expect(invited.get_by_role("grid")).to_have_count(0)


def test_a_family_table_offers_gentle_bots_only(visit: Visit) -> None:
    page = visit("/?new=marrakech", viewport=PHONE)
    page.locator("option[value=level5]").first.wait_for(state="attached")
    page.get_by_role("combobox", name="Seat \u2068B").select_option("level5")
    page.get_by_label("Family table").check()
    for seat in "ABC":
        chooser = page.get_by_role("combobox", name=f"Seat \u2068{seat}")
        kinds = chooser.locator("option").evaluate_all("(all) => all.map((each) => each.value)")
        assert kinds == ["me", "open", "level1", "level2"]
    assert page.get_by_role("combobox", name="Seat \u2068B").input_value() == "level2"
    page.get_by_role("button", name="Open a table").click()
    expect(page.get_by_text("Family table: only gentle bots play here.")).to_be_visible()
    check(page)


def to_hidden_juice() -> Seating:
    """A game of Morocco in which somebody on Ann's device has to choose, and has taken juice that others can't see."""
    seating = hot_seat("morocco")
    while not seating.seen("ann").private:
        seating.play(1)
    return seating


def test_the_device_changes_hands_behind_a_cover(visit: Visit) -> None:
    seating = to_hidden_juice()
    lines: list[WebSocketRoute] = []
    page = at_table(visit, seating, "dialog[open]", lines=lines)
    page.set_viewport_size(PHONE)
    first = seating.table.sitters[seating.table.actor or ""].name
    cover = page.get_by_role("dialog")
    expect(cover).to_contain_text(f"Pass the device to \u2068{first}")
    box = cover.bounding_box()
    assert box
    assert (box["x"], box["y"], box["width"], box["height"]) == (0, 0, 360, 640)
    check(page)
    page.keyboard.press("Escape")
    expect(cover).to_be_visible()
    cover.get_by_role("button").click()
    expect(cover).to_have_count(0)
    same = seating.table.actor
    seating.play(1)
    while not (seating.seen("ann").private and seating.table.actor != same):
        assert seating.table.actor
        seating.play(1)
    tell(lines[0], seating, 0)
    second = seating.table.sitters[seating.table.actor or ""].name
    assert first != second
    expect(cover).to_contain_text(f"Pass the device to \u2068{second}")


def test_where_nothing_is_hidden_the_device_changes_hands_without_a_cover(visit: Visit) -> None:
    seating = hot_seat("marrakech")
    while seating.table.actor not in ("A", "B"):
        seating.play(1)
    page = at_table(visit, seating, ".prompt.mine")
    expect(page.get_by_role("dialog")).to_have_count(0)
