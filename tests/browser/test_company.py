"""Others at the table: they come, go, vanish, sit at the same device; and what is said to those who listen."""

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.playing import click_on, open_table
from tests.browser.test_aria import at_table, lays, play_to, tell


def seat(page: Page, letter: str) -> Locator:
    return page.locator(f"[data-seat={letter}]")


def sit(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit here").first.click()


def test_a_bot_goes_on_for_somebody_who_vanished(visit: Visit) -> None:
    host = visit()
    guest = visit(f"/{open_table(host, 'Marrakech')}")
    sit(guest, "Ada")
    expect(host.get_by_role("grid")).to_be_visible()
    expect(seat(host, "B").get_by_role("button", name="Add a bot")).to_have_count(0)
    guest.context.close()
    expect(seat(host, "B")).to_contain_text("away")
    seat(host, "B").get_by_role("button", name="Add a bot").click()
    expect(seat(host, "B")).to_contain_text("a bot plays")
    expect(seat(host, "B").get_by_role("button", name="Add a bot")).to_have_count(0)
    log = host.get_by_role("tabpanel")
    for _ in range(100):
        if log.get_by_text("Ada\u2069 lays a rug").count():
            break
        click_on([host], seconds=0.2)
    expect(log).to_contain_text("Ada\u2069 lays a rug")


def test_a_bot_takes_the_seat_of_somebody_who_vanished_before_the_game(visit: Visit) -> None:
    host = visit()
    guest = visit(f"/{open_table(host, 'Marrakech', seats=3)}")
    sit(guest, "Ada")
    ada = host.get_by_role("listitem").filter(has_text="Ada")
    expect(ada).to_be_visible()
    expect(ada.get_by_role("button")).to_have_count(0)
    guest.context.close()
    expect(ada).to_contain_text("away")
    ada.get_by_role("button", name="Add a bot").click()
    expect(host.get_by_role("listitem").filter(has_text="Youssef")).to_be_visible()
    host.get_by_role("button", name="Add a bot").click()
    log = host.get_by_role("tabpanel")
    for line in ("Ada\u2069 sits down.", "Ada\u2069 leaves the table.", "Youssef\u2069 sits down."):
        expect(log).to_contain_text(line)


def test_each_of_two_on_one_device_goes_and_comes_back(visit: Visit) -> None:
    page = visit("/?new=marrakech")
    page.locator("option[value=level1]").first.wait_for(state="attached")
    page.get_by_label("Number of players").select_option("2")
    page.get_by_role("combobox", name="Seat \u2068B").select_option("me")
    page.get_by_label("Name for seat \u2068B").fill("Bea")
    page.get_by_role("button", name="Open a table").click()
    first, second = (page.get_by_role("group", name=name, exact=True) for name in ("Guest", "Bea"))
    page.add_locator_handler(page.locator("dialog[aria-labelledby=handover] button"), lambda button: button.click())
    prompt = page.locator(".prompt")
    take_a_break(page, second, "The game goes on, and a bot plays for you until you’re back.")
    expect(prompt.get_by_role("button", name="I’m back")).to_have_count(1)
    take_a_break(page, first, "No other person is playing, so the game waits")
    expect(prompt).to_contain_text("The game is paused.")
    expect(prompt.get_by_role("button", name="I’m back")).to_have_count(2)
    prompt.get_by_role("button", name="Bea I’m back").click()
    expect(prompt).not_to_contain_text("The game is paused.")
    prompt.get_by_role("button", name="Guest I’m back").click()
    expect(prompt.get_by_role("button", name="I’m back")).to_have_count(0)
    expect(second.get_by_role("button", name="Take a break")).to_be_visible()
    second.get_by_role("button", name="Resign").click()
    second.get_by_role("button", name="Really resign?").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("Bea\u2069 resigns.")


def take_a_break(page: Page, seat: Locator, said: str) -> None:
    seat.get_by_role("button", name="Take a break").click()
    question = page.get_by_role("dialog")
    expect(question).to_contain_text(said)
    question.get_by_role("button", name="Take a break").click()


def test_a_half_made_choice_stays_when_somebody_goes(visit: Visit) -> None:
    lines: list[WebSocketRoute] = []
    seating = play_to("marrakech", lays, 14)
    page = at_table(visit, seating, ".cell.open", lines=lines)
    page.locator(".cell.open").first.click()
    expect(page.locator(".cell.picked")).to_have_count(1)
    seating.present.discard("ben")
    tell(lines[0], seating, seating.table.version)
    expect(seat(page, "B")).to_contain_text("away")
    expect(page.locator(".cell.picked")).to_have_count(1)


def test_who_listens_hears_all_that_happened_and_what_is_asked_on_whatever_tab(visit: Visit) -> None:
    lines: list[WebSocketRoute] = []
    seating = play_to("marrakech", lays, 14)
    page = at_table(visit, seating, ".cell.open", lines=lines)
    heard = page.locator("main > [aria-live]")
    expect(heard).to_have_text("Where do you lay your rug?")
    page.locator("#tab-rules").click()
    before = seating.table.version
    seating.play(4)
    assert seating.table.version - before > 6
    tell(lines[0], seating, before)
    said = [f"{name}\u2069 {did}" for name in ("Ann", "Ben") for did in ("lays a rug", "turns Assam", "rolls")]
    for each in said:
        expect(heard).to_contain_text(each)
    expect(heard).to_contain_text("Where do you lay your rug?")


def test_the_heading_has_the_focus_where_one_comes_to(visit: Visit) -> None:
    host = visit()
    expect(host.get_by_role("heading", level=1)).not_to_be_focused()
    path = open_table(host, "Marrakech")
    expect(host.get_by_role("heading", level=1)).to_be_focused()
    guest = visit(f"/{path}")
    sit(guest, "Ada")
    for page in (host, guest):
        expect(page.get_by_role("grid")).to_be_visible()
        expect(page.get_by_role("heading", level=1)).to_be_focused()
    host.get_by_role("link", name="jemaa").click()
    expect(host.get_by_role("heading", level=1, name="Two games")).to_be_focused()


def test_the_link_is_copied_where_the_page_has_no_clipboard(visit: Visit) -> None:
    """So it is at http://, but on the same machine."""
    page = visit()
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.reload()
    path = open_table(page, "Marrakech")
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.evaluate("document.querySelector('main').append(document.createElement('textarea'))")
    page.locator("textarea").last.focus()
    page.keyboard.press("Control+V")
    assert page.locator("textarea").last.input_value().endswith(f"/{path}")


def test_what_cannot_be_done_without_the_server_is_said(visit: Visit) -> None:
    page = visit()
    open_table(page, "Marrakech")
    page.context.set_offline(True)
    page.get_by_role("button", name="Add a bot").click()
    expect(page.get_by_role("alert")).to_contain_text("doesn’t answer")
