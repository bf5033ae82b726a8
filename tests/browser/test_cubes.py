"""Swapping cubes at the edge of Morocco's market, enlarging stalls for fingers, and what the market says of itself."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.playing import click_on, my_turn, quick_start, turn_to
from tests.browser.test_aria import at_table, play_to
from tests.browser.test_screens import check
from tests.table.house import Seating

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "is_mobile": True, "has_touch": True}
SIZES: dict[str, dict[str, Any]] = {"desktop": {}, "phone": PHONE, "dark phone": {**PHONE, "color_scheme": "dark"},
                                    "phone in Arabic": {**PHONE, "locale": "ar"}}
SWAP = ".prompt [data-choice^=rows], .prompt [data-choice^=columns]"


def texts(seating: Seating) -> list[str]:
    """What may be chosen now."""
    return [action.text for action in seating.table.state.legal_actions]


def swaps(seating: Seating) -> bool:
    """Whether Ann may place a worker, or swap cubes before."""
    return seating.table.actor == "A" and "assistant" in texts(seating)[0] and "rows 1-3" in texts(seating)


def ends(seating: Seating) -> bool:
    """Whether Ann has placed a worker and may still swap cubes."""
    return seating.table.actor == "A" and texts(seating)[-1] == "end"


def poor(seating: Seating) -> bool:
    """Whether Ann may place a worker, and has no coin."""
    return seating.table.actor == "A" and "assistant" in texts(seating)[0] and "rows 1-3" not in texts(seating)


def scouts(seating: Seating) -> bool:
    """Whether Ann moves the pawn on the roof."""
    return seating.table.actor == "A" and "scout" in texts(seating)[0]


def sits(visit: Visit, seating: Seating, lines: list[WebSocketRoute] | None = None, **settings: Any) -> Page:
    """Ann's page at this table, in a window of these settings."""
    page = at_table(lambda path: visit(path, **settings), seating, ".prompt.mine", lines=lines)
    page.locator(".line").first.wait_for()
    return page


def listen(lines: list[WebSocketRoute]) -> list[str]:
    """The choices that the page sends from now on."""
    sent: list[str] = []
    lines[-1].on_message(lambda message: sent.append(json.loads(message).get("choice", "")))
    return sent


def tap(page: Page, line: str) -> None:
    """A tap on the cube of a row or column."""
    page.locator(f"[data-line='{line}']").click()


def lines_of(page: Page, selector: str) -> list[str]:
    """The rows and columns of these cubes."""
    found: list[str] = page.locator(selector).evaluate_all("(all) => all.map((each) => each.dataset.line)")
    return found


def pressed(page: Page) -> list[str]:
    """The cubes that are marked."""
    return lines_of(page, ".line[aria-pressed=true]")


def lit(page: Page) -> set[str]:
    """The cubes that are lit as those to swap with, the marked one aside."""
    return set(lines_of(page, ".line.open:not(.picked)"))


# --- swapping -----------------------------------------------------------------------------------------------------

@pytest.mark.clause("MO-5.6")
@pytest.mark.parametrize("settings", SIZES.values(), ids=SIZES.keys())
def test_two_taps_and_a_confirmation_swap_two_cubes(visit: Visit, settings: dict[str, Any]) -> None:
    lines: list[WebSocketRoute] = []
    page = sits(visit, play_to("morocco", swaps, 14), lines, **settings)
    sent = listen(lines)
    assert page.locator(SWAP).count() == 0
    tap(page, "row 1")
    assert pressed(page) == ["row 1"]
    assert lit(page) == {"row 2", "row 3", "row 4", "row 5"}
    tap(page, "row 3")
    assert pressed(page) == ["row 1", "row 3"]
    assert sent == []
    expect(page.locator(".confirm .main")).to_be_in_viewport(ratio=1)
    check(page)
    page.locator(".confirm .main").click()
    expect(page.locator(".confirm")).to_have_count(0)
    assert sent == ["rows 1-3"]


@pytest.mark.clause("MO-5.6")
def test_a_marked_cube_is_put_back_by_a_tap_by_escape_and_by_a_space(visit: Visit) -> None:
    page = sits(visit, play_to("morocco", swaps, 14))
    for again, escape in ((True, False), (False, True), (False, False)):
        tap(page, "column B")
        assert pressed(page) == ["column B"]
        if again:
            tap(page, "column B")
        elif escape:
            page.keyboard.press("Escape")
        else:
            page.locator(".cell.other").first.click()
            expect(page.locator(".cell.picked")).to_have_count(1)
        assert pressed(page) == []
        page.keyboard.press("Escape")
    tap(page, "column B")
    tap(page, "column D")
    expect(page.locator(".confirm p")).to_have_text(re.compile("c–d.*g–h"))
    page.get_by_role("button", name="Choose again").click()
    assert pressed(page) == []


@pytest.mark.clause("MO-5.6")
def test_cubes_are_swapped_by_keyboard(visit: Visit) -> None:
    lines: list[WebSocketRoute] = []
    page = sits(visit, play_to("morocco", swaps, 14), lines)
    sent = listen(lines)
    for line, key in (("column A", "Enter"), ("column C", " ")):
        for _ in range(40):
            if page.evaluate("document.activeElement.dataset.line") == line:
                break
            page.keyboard.press("Tab")
        page.keyboard.press(key)
    assert pressed(page) == ["column A", "column C"]
    confirm = page.locator(".confirm .main")
    confirm.focus()
    confirm.press("Enter")
    expect(page.locator(".confirm")).to_have_count(0)
    assert sent == ["columns A-C"]


@pytest.mark.clause("MO-5.6")
@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desktop", "phone"])
def test_a_wrong_tap_on_a_cube_says_why(visit: Visit, settings: dict[str, Any]) -> None:
    page = sits(visit, play_to("morocco", swaps, 14), **settings)
    tap(page, "row 1")
    tap(page, "column B")
    expect(page.get_by_role("alert")).to_have_text("Two rows swap their cubes, or two columns; not a row and a column.")
    assert pressed(page) == ["row 1"]
    tap(page, "row 2")
    expect(page.get_by_role("alert")).to_have_count(0)
    assert pressed(page) == ["row 1", "row 2"]
    for reached, reason in ((poor, "A swap costs a coin, and you have none."),
                            (scouts, "Cubes are swapped only in a turn in which you place workers.")):
        page = sits(visit, play_to("morocco", reached, 14), **settings)
        page.locator("[data-line='row 1']").click(force=True)  # it says that it is disabled, and still answers
        expect(page.get_by_role("alert")).to_have_text(reason)
        assert pressed(page) == []
        check(page)


@pytest.mark.clause("MO-5.6", "MO-5.7")
def test_after_placing_a_swap_is_still_a_tap_away(visit: Visit) -> None:
    page = sits(visit, play_to("morocco", ends, 14))
    expect(page.locator(".prompt [data-choice]")).to_have_count(1)
    expect(page.locator(".prompt [data-choice=end]")).to_be_visible()
    assert len(lit(page)) == 10
    tap(page, "row 2")
    tap(page, "row 4")
    expect(page.locator(".confirm .main")).to_be_visible()


def test_cubes_have_names_and_states_for_those_who_do_not_see_them(visit: Visit) -> None:
    seating = play_to("morocco", swaps, 14)
    page = sits(visit, seating)
    board: Any = seating.table.state.view(0).board  # type: ignore[attr-defined]  # Morocco's
    for number, colour in enumerate(board.rows):
        name = f"Row \u2068{2 * number + 1}–{2 * number + 2}\u2069: \u2068{colour}\u2069 cube"
        expect(page.get_by_role("button", name=name, pressed=False)).to_have_count(1)
    for names, colour in zip(("a–b", "c–d", "e–f", "g–h", "i–j"), board.columns, strict=True):
        name = f"Column \u2068{names}\u2069: \u2068{colour}\u2069 cube"
        expect(page.get_by_role("button", name=name)).to_have_count(1)


# --- stalls and spaces --------------------------------------------------------------------------------------------

def size_of(page: Page, selector: str) -> float:
    """The smaller side of what is smallest among these, in pixels."""
    found: float = page.locator(selector).evaluate_all(
        "(all) => Math.min(...all.map((each) => each.getBoundingClientRect()).flatMap((b) => [b.width, b.height]))")
    return found


@pytest.mark.parametrize("settings", [PHONE, {**PHONE, "viewport": {"width": 320, "height": 568}},
                                      {**PHONE, "locale": "ar"}], ids=["360", "320", "Arabic"])
def test_a_first_tap_enlarges_a_stall_and_a_second_one_picks_a_space(visit: Visit, settings: dict[str, Any]) -> None:
    lines: list[WebSocketRoute] = []
    page = sits(visit, play_to("morocco", swaps, 14), lines, **settings)
    sent = listen(lines)
    assert size_of(page, ".line .target") >= 24
    stall = page.locator(".cell.open").first
    stall.tap()
    assert size_of(page, ".enlarged .space") >= 44
    expect(page.locator(".confirm")).to_have_count(0)
    board, enlarged = page.locator(".board").bounding_box(), page.locator(".enlarged .ground").bounding_box()
    assert board
    assert enlarged
    assert board["x"] <= enlarged["x"]
    assert enlarged["x"] + enlarged["width"] <= board["x"] + board["width"]
    check(page)
    space = page.locator(".enlarged .space.open").last
    named = space.get_attribute("data-space")
    space.tap()
    expect(page.locator(".cell.picked")).to_have_attribute("data-cell", named or "")
    expect(page.locator(".enlarged .ghost")).to_have_count(1)
    expect(page.locator(".confirm .main")).to_be_in_viewport(ratio=1)
    page.locator(".enlarged .space.picked").tap()
    expect(page.locator(".enlarged")).to_have_count(0)
    assert sent == [f"assistant {named}"]


def test_an_enlarged_stall_goes_by_escape_and_another_one_takes_its_place(visit: Visit) -> None:
    page = sits(visit, play_to("morocco", swaps, 14), **PHONE)
    page.locator(".cell.open").first.tap()
    first = page.locator(".enlarged").get_attribute("data-stall")
    page.locator(".cell.open").last.tap()
    expect(page.locator(".enlarged")).not_to_have_attribute("data-stall", first or "")
    page.keyboard.press("Escape")
    expect(page.locator(".enlarged")).to_have_count(0)


def test_by_keyboard_and_on_a_large_board_a_space_is_picked_at_once(visit: Visit) -> None:
    seating = play_to("morocco", swaps, 14)
    phone = sits(visit, seating, **PHONE)
    phone.locator("[role=gridcell][tabindex='0']").focus()
    phone.keyboard.press("Enter")
    expect(phone.locator(".confirm .main")).to_be_attached()
    large = sits(visit, seating)
    large.locator(".cell.open").first.click()
    expect(large.locator(".confirm .main")).to_be_visible()
    for page in (phone, large):
        expect(page.locator(".enlarged")).to_have_count(0)


# --- what the market says -----------------------------------------------------------------------------------------

@pytest.mark.parametrize("settings", SIZES.values(), ids=SIZES.keys())
@pytest.mark.clause("MO-6.1", "MO-8.1", "MO-2.2")
def test_round_stalls_to_the_end_first_player_and_strengths_are_in_sight(
        visit: Visit, settings: dict[str, Any]) -> None:
    seating = play_to("morocco", swaps, 14)
    page = sits(visit, seating, **settings)
    board: Any = seating.table.state.view(0).board  # type: ignore[attr-defined]  # Morocco's
    status = page.locator(".status")
    expect(status).to_be_in_viewport(ratio=1)
    rounds = sum(event.__struct_config__.tag == "roundbegan" for entry in seating.seen("ann", 0).happened
                 for event in entry.events)
    for words in (str(rounds), str(board.closings_left), "Ann" if board.first == "A" else "Ben"):
        expect(status).to_contain_text(words)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    shown = page.locator(".ink .strength").all_text_contents()
    assert shown == [f"{stall.strength}/4" for stall in board.stalls if stall.strength]
    assert shown


@pytest.mark.parametrize("size", [(320, 568), (390, 844)], ids=str)
def test_a_phone_shows_the_round_beside_the_question(visit: Visit, size: tuple[int, int]) -> None:
    width, height = size
    page = sits(visit, play_to("morocco", swaps, 14), **{**PHONE, "viewport": {"width": width, "height": height}})
    expect(page.locator(".status")).to_be_in_viewport(ratio=1)
    expect(page.locator(".prompt .asked")).to_be_in_viewport(ratio=1)


def test_all_names_on_the_board_and_in_the_log_are_letters_and_numbers_of_spaces(visit: Visit) -> None:
    page = sits(visit, play_to("morocco", swaps, 60))
    edge = page.locator(".ink text.space").all_text_contents()
    assert sorted(edge) == sorted([*"abcdefghij", *map(str, range(1, 11))])
    log = page.get_by_role("tabpanel").inner_text()
    assert re.search(r"[a-j]\d+–[a-j]\d+", log)
    labels = page.locator("[role=gridcell]").evaluate_all("(all) => all.map((each) => each.ariaLabel).join(' ')")
    assert re.findall(r"\b[A-E][1-5]\b", log + labels) == []


@pytest.mark.parametrize("game", ["Marrakech", "Morocco"])
@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desktop", "phone"])
def test_signs_explain_themselves_by_a_tap_and_by_keyboard(visit: Visit, game: str, settings: dict[str, Any]) -> None:
    page = visit("/?lang=en", **settings)
    quick_start(page, game)
    my_turn(page)
    assert page.locator(".seats [title], .board [title], .roof [title]").count() == 0
    legend = page.locator(".legend:popover-open")
    figures = page.locator(".seats li, .means").first
    figures.locator(".figure").first.click()
    expect(legend).to_contain_text("Dirhams" if game == "Marrakech" else "Pairs of cousins")
    expect(legend).to_contain_text("points so far")
    check(page)
    page.keyboard.press("Escape")
    expect(legend).to_have_count(0)
    turn_to(page, "players")
    button = page.locator(".seats li").first.get_by_role("button", name="What do these signs mean?")
    button.focus()
    button.press("Enter")
    expect(legend).to_be_visible()
    legend.get_by_role("button", name="Close").click()
    expect(legend).to_have_count(0)


@pytest.mark.clause("MO-5.3", "MO-5.6")
def test_the_question_shows_what_one_holds(visit: Visit) -> None:
    seating = play_to("morocco", swaps, 14)
    page = sits(visit, seating)
    own = seating.table.state.view(0).seats[0].holdings  # type: ignore[attr-defined]  # Morocco's
    held = page.locator(".prompt .hand [data-held]").evaluate_all(
        "(all) => Object.fromEntries(all.map((each) => [each.dataset.held, Number(each.lastChild.textContent)]))")
    assert held == {**own.cubes, "coin": own.coins}
    expect(page.locator(".prompt .hand")).to_be_in_viewport(ratio=1)


@pytest.mark.clause("MO-5.3", "MO-5.6")
def test_on_a_phone_what_one_holds_is_above_the_question(visit: Visit) -> None:
    seating = play_to("morocco", swaps, 14)
    page = sits(visit, seating, **PHONE)
    own = seating.table.state.view(0).seats[0].holdings  # type: ignore[attr-defined]  # Morocco's
    shown = page.locator(".means .line").first.locator(".figure").evaluate_all(
        "(all) => all.slice(0, 6).map((each) => Number(each.lastChild.textContent))")
    colours = ("black", "green", "purple", "brown", "orange")
    assert shown == [*(own.cubes.get(colour, 0) for colour in colours), own.coins]
    expect(page.locator(".means .line").first).to_be_in_viewport(ratio=1)
    expect(page.locator(".prompt .hand")).to_be_hidden()


@pytest.mark.parametrize("language", ["en", "de", "ar"])
def test_a_hint_is_seen_whole_on_a_phone(visit: Visit, language: str) -> None:
    page = sits(visit, play_to("morocco", poor, 14), **PHONE, locale=language)
    for part in (page.locator(".hint"), page.locator(".hinted button")):
        expect(part).to_be_in_viewport(ratio=1)
    page.locator(".hinted button").click()
    expect(page.locator(".hint")).to_have_count(0)


def test_a_whole_game_by_taps_on_a_phone(visit: Visit) -> None:
    page = visit("/?lang=en", **PHONE)
    quick_start(page, "Morocco")
    assert click_on([page], 240)
    expect(page.get_by_role("heading", name=re.compile("wins|victory"))).to_be_visible()
