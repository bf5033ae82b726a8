"""Every screen on a phone, in the dark, in Arabic, and for those who don't see it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import click_on, my_turn, open_table, quick_start, resign, turn_to

AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
PHONE = {"viewport": {"width": 360, "height": 740}, "is_mobile": True, "has_touch": True}
SETTINGS: dict[str, dict[str, Any]] = {
    "desktop": {}, "phone": PHONE, "dark": {"color_scheme": "dark"},
    "dark phone in Arabic": {**PHONE, "color_scheme": "dark", "locale": "ar"},
}

BEFORE_THE_ROLL = "\u2068before the roll\u2069 (default)"
"""The default, as the form shows it: marked, and held together in writing of both directions."""


def check(page: Page) -> None:
    """axe-core finds nothing, and nothing has to be scrolled sideways."""
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run().then((found) => found.violations)")
    told = [(each["id"], [node["target"] for node in each["nodes"]][:3]) for each in found]
    assert told == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("settings", SETTINGS.values(), ids=SETTINGS.keys())
def test_home_opening_a_table_and_watching(visit: Visit, settings: dict[str, Any]) -> None:
    for path in ("/", "/?new=marrakech", "/?new=morocco", "/watch"):
        page = visit(path, **settings)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        check(page)


@pytest.mark.parametrize("settings", SETTINGS.values(), ids=SETTINGS.keys())
def test_the_clause_of_an_option_opens_the_rules_at_its_place(visit: Visit, settings: dict[str, Any]) -> None:
    for game, option, clause in (("marrakech", "cover_own_rug", "MK-5.3"), ("morocco", "open_juice", "MO-9.3")):
        page = visit(f"/?new={game}", **settings)
        page.locator("summary").click()
        expect(page.locator(".options a")).to_have_count(page.locator(".options label").count())
        link = page.locator(f".options > div:has(#option-{option}) a")
        expect(link).to_have_text(clause)
        link.click()
        stated = page.get_by_role("dialog").locator(f"[id='{clause}']")
        expect(stated).to_be_in_viewport()
        expect(stated).to_have_class("cited")
        check(page)
        page.get_by_role("dialog").get_by_role("button").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(link).to_be_focused()


@pytest.mark.clause("MO-1.3")
def test_an_option_without_listed_values_takes_numbers(visit: Visit) -> None:
    page = visit("/?new=morocco&lang=en")
    page.locator("summary").click()
    name = "Juice tokens worth 2, 3 and 4"
    expect(page.get_by_text("\u206812/12/12\u2069 (default)")).to_be_visible()
    for place, count in ((1, "11"), (3, "13")):
        page.get_by_label(f"{name} ({place})").fill(count)
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Open a table").click()
    sent: Any = asked.value.post_data_json
    assert sent["options"] == {"juice_values": [11, 12, 13]}
    page.wait_for_url("**/t/*")


@pytest.mark.parametrize(("chosen", "wanted"), [
    ((), {}),
    ((("Assam is turned", "after laying a rug"),), {"turn_order": "roll_first"}),
    ((("Assam is turned", "after laying a rug"), ("Assam must be turned", "no")),
     {"turn_order": "roll_first", "must_turn": False}),
    ((("Assam is turned", "after laying a rug"), ("Assam must be turned", "no"), ("Assam is turned", BEFORE_THE_ROLL)),
     {"turn_order": "turn_first"}),
])
@pytest.mark.clause("MK-7.2")
def test_an_option_is_offered_and_asked_for_only_where_it_has_an_effect(
        visit: Visit, chosen: Sequence[tuple[str, str]], wanted: dict[str, Any]) -> None:
    page = visit("/?new=marrakech&lang=en")
    page.locator("summary").click()
    turned, forced = page.get_by_label("Assam is turned"), page.get_by_label("Assam must be turned")
    expect(turned).to_be_visible()
    expect(forced).to_have_count(0)
    for name, value in chosen:
        page.get_by_label(name).select_option(value)
        if name == "Assam is turned" and value == "after laying a rug":
            expect(forced.locator("option:checked")).to_have_text("\u2068yes\u2069 (default)")
    expect(forced).to_have_count(int(wanted.get("turn_order") == "roll_first"))
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Open a table").click()
    body = asked.value.post_data_json
    assert body is not None
    assert body["options"] == wanted
    page.wait_for_url("**/t/*")


@pytest.mark.parametrize("settings", SETTINGS.values(), ids=SETTINGS.keys())
@pytest.mark.parametrize("game", ["Marrakech", "Morocco"])
def test_a_table(visit: Visit, game: str, settings: dict[str, Any]) -> None:
    page = visit("/?lang=en", **settings)
    path = quick_start(page, game)
    page.goto(page.url.replace(path, path + ("?lang=ar" if settings.get("locale") == "ar" else "")))
    my_turn(page)
    check(page)
    page.locator("#tab-rules").click()
    expect(page.get_by_role("tabpanel").get_by_role("heading").first).to_be_visible()
    check(page)


@pytest.mark.parametrize("game", ["Marrakech", "Morocco"])
def test_the_rules_are_read_in_the_language_of_the_page(visit: Visit, game: str) -> None:
    page = visit("/?lang=en", **PHONE)
    quick_start(page, game)
    my_turn(page)
    page.locator("#tab-rules").click()
    cited = page.locator("li.cited").first.get_attribute("id")
    assert cited
    name = {"Marrakech": "مراكش", "Morocco": "المغرب"}[game]
    for language, title in (("en", f"The rules of {game}"), ("fr", f"Les règles de {game}"),
                            ("es", f"Las reglas de {game}"), ("ar", f"قواعد {name}")):
        turn_to(page, "menu")
        page.locator("main header").get_by_role("combobox").select_option(language)
        turn_to(page, "rules")
        expect(page.get_by_role("heading", level=1, name=title)).to_be_visible()
        text = page.locator(f".page[lang={language}][dir={'rtl' if language == 'ar' else 'ltr'}]")
        expect(text.locator(f"li.cited[id='{cited}']")).to_be_visible()
        assert page.locator(".page table").count() == 0
        check(page)


def test_waiting_the_end_and_the_film(visit: Visit, tmp_path: Path) -> None:
    host = visit()
    guest = visit(f"/{open_table(host, 'Marrakech')}", color_scheme="dark")
    check(host)
    check(guest)
    guest.get_by_role("button", name="Sit here").click()
    resign(host)
    for page in (host, guest):
        page.get_by_role("slider").first.wait_for(timeout=60_000)  # comes with the review
        page.get_by_role("slider").first.press("Home")
        expect(page.get_by_text("Before the first move.")).to_be_visible()
        page.get_by_role("slider").first.press("ArrowRight")
        expect(page.get_by_text("begins.").first).to_be_visible()
        check(page)
    with host.expect_download() as download:
        host.get_by_role("button", name="Download the game’s record").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    watcher = visit("/watch")
    watcher.get_by_label("Drop the file").set_input_files(file)
    expect(watcher.get_by_role("slider")).to_be_visible()
    check(watcher)


def test_a_whole_turn_by_keyboard(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play").first.focus()
    page.keyboard.press("Enter")
    my_turn(page)
    page.locator("[data-choice]").first.focus()
    page.keyboard.press("Enter")
    page.locator(".cell.open").first.wait_for()
    assert page.locator('[role="gridcell"][tabindex="0"]').count() == 1
    page.locator('[role="gridcell"][tabindex="0"]').focus()
    while not page.locator(".confirm").count():
        square = page.locator(".cell.open:not(.picked)").first.get_attribute("data-cell")
        walk_to(page, square or "")
        page.keyboard.press("Enter")
    page.locator(".confirm .main").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("tabpanel")).to_contain_text("lays a rug")



def walk_to(page: Page, square: str) -> None:
    """By the arrow keys, from the corner."""
    page.keyboard.press("Home")
    for _ in range(7):
        page.keyboard.press("ArrowUp")
    for key, steps in (("ArrowRight", "abcdefg".index(square[0])), ("ArrowDown", int(square[1]) - 1)):
        for _ in range(steps):
            page.keyboard.press(key)
    assert page.evaluate("document.activeElement.dataset.cell") == square


def test_a_cut_line_comes_back_and_nothing_is_lost(visit: Visit) -> None:
    host = visit()
    invitation = open_table(host, "Marrakech")
    guest = visit(f"/{invitation}")
    guest.get_by_role("button", name="Sit here").click()
    click_on([host, guest], seconds=3)
    guest.context.set_offline(True)
    guest.evaluate("window.dispatchEvent(new Event('offline'))")
    click_on([host], seconds=2)
    guest.context.set_offline(False)
    assert click_on([host, guest])


def test_a_stranger_watches_and_cannot_choose(visit: Visit) -> None:
    host = visit()
    path = quick_start(host, "Marrakech")
    my_turn(host)
    stranger = visit(f"/{path}")
    expect(stranger.get_by_role("grid")).to_be_visible()
    assert stranger.locator("[data-choice], [data-turn], .cell.open").count() == 0


def test_no_word_is_outside_of_the_catalogues(visit: Visit) -> None:
    page = visit("/?lang=en-XA")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    text = page.locator("main").locator("h1, h2, p, button, a").all_inner_texts()
    plain = [each for each in text if any("a" <= letter <= "z" for letter in each.lower())]
    assert plain == []
