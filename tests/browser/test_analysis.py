"""The analysis board: positions that somebody brings, what the engine says of them, variations, links."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, Route, expect

import jemaa
from jemaa.core.game import State
from jemaa.service.analysis import SIMULATIONS
from jemaa.table.wire.analysis import AnalysedChoice, Analysis
from tests.browser.conftest import Visit
from tests.browser.test_screens import SETTINGS, check
from tests.played import record

PATIENCE = 300_000
"""Milliseconds for the first answer of the engine, which may have everything to compile."""
GAMES = ["marrakech", "morocco"]
MOST_TABS = 120


def choosing(game: str, least: int = 8) -> State:
    """A position in which a seat has several choices, after so many entries or some more."""
    return next(state for state in list(record(game, 2).states())[least:] if len(state.legal_actions) > 1)


def paste(page: Page, text: str) -> None:
    page.get_by_role("textbox", name="Or paste").fill(text)
    page.get_by_role("button", name="Analysis board").click()


def analysed(visit: Visit, text: str, **settings: Any) -> Page:
    """The page with a position or a record, once the engine has said something."""
    page = visit("/analyse", **settings)
    page.locator("textarea").fill(text)
    page.locator("form .main").click()
    expect(page.locator("[data-round]:not([data-round='0'])")).to_be_visible(timeout=PATIENCE)
    return page


def choices(page: Page) -> Locator:
    return page.locator(".choices [data-choice]")


@pytest.mark.parametrize("game", GAMES)
def test_each_choice_of_a_position_has_what_it_is_worth_to_every_seat(visit: Visit, game: str) -> None:
    state = choosing(game)
    page = analysed(visit, state.json)
    expect(choices(page)).to_have_count(len(state.legal_actions))
    offered = choices(page).evaluate_all("all => all.map((each) => each.dataset.choice)")  # at once: they move
    assert set(offered) == {action.text for action in state.legal_actions}
    best = page.locator(".choices li").first
    expect(best.locator(".share")).to_have_count(state.game.players)
    expect(best).to_contain_text("Points:")
    expect(page.get_by_role("heading", name="Likely course")).to_be_visible()


def test_another_language_keeps_the_board_and_what_was_tried(visit: Visit) -> None:
    page = visit("/analyse")
    page.route("**/api/analysis/search", lambda _route: None)  # one left unanswered would count for the next test
    paste(page, record("morocco", 3, seed=3, entries=60).last.text)
    page.locator("[role=grid]").wait_for()
    page.get_by_role("textbox", name="Comment").fill("Here it turns")
    page.locator("header select").select_option("de")
    expect(page.get_by_role("heading", name="Analysebrett")).to_be_visible()
    expect(page.locator("[role=grid]")).to_be_visible()
    expect(page.get_by_role("textbox", name="Kommentar")).to_have_value("Here it turns")


def test_the_best_choices_are_drawn_on_the_board(visit: Visit) -> None:
    state = next(state for state in record("marrakech", 2).states() if len(state.legal_actions) > 5)
    page = analysed(visit, state.text)
    expect(page.locator("[data-mark='ranked']")).to_have_count(5)
    first, best = page.evaluate("""() => [  // at once: they move
      document.querySelector("[data-rank='1']").dataset.cells,
      document.querySelector('.choices [data-choice]').dataset.choice]""")
    assert set(first.split()) == set(best.split("-"))


def test_the_engine_is_stopped_and_goes_on(visit: Visit) -> None:
    page = analysed(visit, choosing("marrakech").text)
    round_shown = page.locator("[data-round]")
    page.get_by_role("button", name="Stop thinking").click(timeout=PATIENCE)
    page.get_by_role("button", name="Go on thinking").click()
    expect(round_shown).to_have_attribute("data-round", "4", timeout=PATIENCE)
    expect(page.get_by_role("button", name="Stop thinking")).to_have_count(0)


def test_choices_and_outcomes_are_tried_and_taken_back(visit: Visit) -> None:
    start = jemaa.game("marrakech", players=3).start().apply("first A")
    page = analysed(visit, start.text)
    choices(page).first.click()
    expect(page.get_by_role("heading", name="What chance may bring")).to_be_visible()
    expect(choices(page)).to_have_count(len(start.apply(start.legal_actions[0]).chance_outcomes))
    expect(choices(page).first).to_contain_text("33.3")
    page.get_by_role("button", name="Let chance decide").click()
    tree = page.get_by_role("region", name="Variations").get_by_role("listitem")
    expect(tree).to_have_count(2)
    page.get_by_role("button", name="One step back").click()
    expect(page.get_by_role("heading", name="What chance may bring")).to_be_visible()
    step = page.locator("[aria-current='step']")
    page.locator("[data-choice='roll 4']").click()
    expect(step).to_contain_text("roll 4")
    page.get_by_role("textbox", name="Comment").fill("A long way.")
    page.get_by_role("button", name="To the start").click()
    expect(page.get_by_text("A long way.")).to_be_visible()
    expect(choices(page).first).to_be_visible()
    page.keyboard.press("Control+z")
    expect(step).to_contain_text("roll 4")


def test_what_is_done_before_an_answer_has_come_is_not_lost(visit: Visit) -> None:
    start = jemaa.game("marrakech", players=3).start().apply("first A")
    page = analysed(visit, start.text)
    held = list[Route]()

    def hold_the_first(route: Route) -> None:
        if held:
            route.continue_()
        else:
            held.append(route)

    page.route("**/api/analysis/position", hold_the_first)
    tree = page.get_by_role("region", name="Variations").get_by_role("listitem")
    with page.expect_request("**/api/analysis/position"):
        page.locator("[data-choice='left']").click()
    page.locator("[data-choice='right']").click()
    page.get_by_label("How far to look").select_option("800")
    page.keyboard.press("Alt+PageUp")
    expect(tree).to_have_count(0)
    held[0].continue_()
    expect(tree).to_have_text([re.compile("left"), re.compile("right")])
    expect(page.locator("[aria-current='step']")).to_have_count(0)
    page.keyboard.press("Control+z")
    expect(page.locator("[aria-current='step']")).to_contain_text("right")


def test_a_link_leads_to_the_same_place_of_the_same_tree(visit: Visit) -> None:
    start = jemaa.game("marrakech", players=3).start().apply("first A")
    page = analysed(visit, start.text)
    page.locator("[data-choice='left']").click()
    page.locator("[data-choice='roll 3']").click()
    expect(page.locator("[aria-current='step']")).to_contain_text("roll 3")
    comment = page.get_by_role("textbox", name="Comment")
    comment.fill("Three.")
    comment.blur()
    page.get_by_role("button", name="Copy link").click()
    page.wait_for_url(re.compile("/analyse#"))
    link = "/" + page.url.split("/", 3)[3]
    assert len(link) < 1000
    other = visit(link)
    expect(other.get_by_text("Three.").first).to_be_visible()
    expect(other.locator("[aria-current='step']")).to_contain_text("roll 3")


@pytest.mark.parametrize("link", ["/analyse#", "/analyse#x", "/analyse#AAAA", "/analyse#" + "A" * 9000, "/analyse#%00"])
def test_a_broken_link_is_refused(visit: Visit, link: str) -> None:
    page = visit(link)
    expect(page.locator("form")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0 if link.endswith("#") else 1)


@pytest.mark.parametrize("text", ["nonsense", "{", '{"game": "marrakech", "format": 1}', "[" * 50_000])
def test_what_is_no_position_is_refused(visit: Visit, text: str) -> None:
    page = visit("/analyse")
    paste(page, text)
    expect(page.get_by_role("alert")).to_contain_text("possible position")


def test_an_impossible_position_is_refused_by_its_clause(visit: Visit) -> None:
    page = visit("/analyse")
    paste(page, jemaa.game("marrakech", players=2).start().text.replace("30,30", "30,31"))
    expect(page.get_by_role("alert")).to_contain_text("MK-")


def test_a_record_is_dropped_and_looked_through(visit: Visit, tmp_path: Path) -> None:
    played = record("marrakech", 2)
    file = tmp_path / "game.jsonl"
    file.write_bytes(b"".join(played.lines()))
    page = visit("/analyse")
    page.locator("input[type=file]").set_input_files(file)
    tree = page.get_by_role("region", name="Variations").get_by_role("listitem")
    expect(tree).to_have_count(len(played.entries))
    expect(page.get_by_role("heading", name="The game is over.")).to_be_visible()
    page.get_by_role("button", name="One step back").click()
    expect(choices(page).first).to_be_visible()


@pytest.mark.parametrize("settings", SETTINGS.values(), ids=SETTINGS.keys())
@pytest.mark.parametrize("game", GAMES)
def test_the_screen(visit: Visit, game: str, settings: dict[str, Any]) -> None:
    page = analysed(visit, choosing(game).text, **settings)
    check(page)


def reach(page: Page, what: str, words: str = "") -> None:
    """Go on by the Tab key until the focus is there, on something with these words if any are given."""
    there = "([what, words]) => document.querySelector(`${what}:focus`)?.textContent.includes(words)"
    for _ in range(MOST_TABS):
        if page.evaluate(there, [what, words]):
            return
        page.keyboard.press("Tab")
    raise AssertionError(what)


def test_by_keyboard_alone_from_a_link_to_a_variation_a_comment_and_back(visit: Visit) -> None:
    start = jemaa.game("marrakech", players=3).start().apply("first A")
    page = visit("/analyse")
    page.route("**/api/analysis/search", lambda _route: None)  # what the engine says does not matter
    reach(page, "textarea")
    page.keyboard.insert_text(start.text)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    choices(page).first.wait_for()
    reach(page, "[data-choice='left']")
    page.keyboard.press("Enter")
    reach(page, "[data-choice='roll 3']")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=re.compile("turn$"))).to_be_visible()
    reach(page, "button", "Copy link")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/analyse#"))
    other = visit("/" + page.url.split("/", 3)[3])
    expect(other.locator("[aria-current='step']")).to_contain_text("roll 3")
    other.keyboard.press("Alt+PageUp")
    expect(other.get_by_role("heading", name="What chance may bring")).to_be_visible()
    reach(other, "[data-choice='roll 4']")
    other.keyboard.press("Enter")
    expect(other.locator("[aria-current='step']")).to_contain_text("roll 4")
    reach(other, "textarea[maxlength='2000']")
    other.keyboard.type("A long way.")
    other.keyboard.press("Shift+Tab")
    expect(other.get_by_text("A long way.").first).to_be_visible()
    other.keyboard.press("Control+z")
    expect(other.get_by_text("A long way.")).to_have_count(0)
    other.keyboard.press("Control+z")
    expect(other.get_by_role("heading", name="What chance may bring")).to_be_visible()
    expect(other.get_by_role("region", name="Variations").get_by_role("listitem")).to_have_count(2)


def test_how_far_to_look_is_chosen(visit: Visit) -> None:
    state, asked = choosing("marrakech"), list[int]()

    def answer(route: Route) -> None:
        sent: Any = route.request.post_data_json
        asked.append(number := sent["round"])
        each = AnalysedChoice(state.legal_actions[0].text, 9, False, (0.5, 0.5), (0.0, 0.0))
        said = Analysis(number, number == len(SIMULATIONS), SIMULATIONS[number - 1], (0.5, 0.5), (each,), ())
        route.fulfill(body=msgspec.json.encode(said), content_type="application/json")

    page = visit("/analyse")
    page.route("**/api/analysis/search", answer)
    page.locator("textarea").fill(state.text)
    page.locator("form .main").click()
    expect(page.locator("[data-round='4']")).to_contain_text("12,800")
    expect(page.get_by_role("button", name="Stop thinking")).to_have_count(0)
    page.get_by_label("How far to look").select_option("51,200")
    expect(page.locator("[data-round='5']")).to_contain_text("51,200")
    page.get_by_label("How far to look").select_option("800")
    page.get_by_role("button", name="One step back").wait_for()
    choices(page).first.click()
    expect(page.locator("[data-round='2']")).to_be_visible()
    assert asked == [1, 2, 3, 4, 5, 1, 2]


def test_the_line_of_a_damaged_record_is_named(visit: Visit) -> None:
    lines = [line.decode() for line in record("marrakech", 2).lines()]
    page = visit("/analyse")
    paste(page, "".join([*lines[:3], lines[3].replace("digest", "digits"), *lines[4:]]))
    expect(page.get_by_role("alert")).to_contain_text("Line")
    expect(page.get_by_role("alert")).to_contain_text("4")
