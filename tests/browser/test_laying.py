"""A turn on the board: rugs laid by taps and strokes, wrong taps answered, the die, and a page that keeps still."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.playing import log_of, my_turn, quick_start
from tests.browser.test_aria import at_table
from tests.table.house import Seating, two

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "is_mobile": True, "has_touch": True}
SIZES = pytest.mark.parametrize("settings", [{}, PHONE], ids=["desktop", "phone"])
ANSWER = ".prompt [role=status]"
SHIFTS = """
window.shifts = []
const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries())
    window.shifts.push([value, ...sources.map(({ node, previousRect, currentRect }) =>
      [node?.className ?? node?.nodeName ?? 'gone', node?.textContent, place(previousRect), place(currentRect)])])
}).observe({ type: 'layout-shift', buffered: true })
"""
"""All shifts of the layout count here, those soon after an input, too."""
LIT = """
window.lit = []
new MutationObserver(() => {
  const card = document.querySelector('.seats .active strong')
  const sentence = document.querySelector('.prompt .question.faint')
  if (document.querySelector('.skip') && sentence) window.lit.push([card?.textContent ?? '', sentence.textContent])
}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
"""
"""While something is shown: the name on the card that is lit, and the sentence in the prompt."""


def to_the_rug(page: Page) -> None:
    """Play on until a rug is to be laid, and nothing is picked yet."""
    cells, choice = page.locator(".cell.open"), page.locator(".prompt.mine [data-choice='left']")
    cells.or_(choice).first.wait_for()
    while choice.is_visible():
        choice.click()
        expect(choice).to_have_count(0)
        cells.or_(choice).first.wait_for()


def ask_for(page: Page, **wanted: Any) -> None:
    """Let the page ask for tables with these fields instead of its own: seats or options that no button starts with."""
    def ask(route: Route) -> None:
        route.continue_(post_data=json.dumps(json.loads(route.request.post_data or "") | wanted))

    page.route("**/api/tables", ask)


def cell(page: Page, name: str) -> Locator:
    return page.locator(f"[data-cell='{name}']")


def assam(page: Page) -> str:
    """The square where Assam stands."""
    name = page.locator("[data-cell][aria-label*='Assam stands here']").get_attribute("data-cell")
    assert name
    return name


def squares(page: Page) -> set[str]:
    """The squares that may be picked."""
    return set(page.locator(".cell.open").evaluate_all("(all) => all.map((each) => each.dataset.cell)"))


def steps(one: str, other: str) -> int:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1]))


def rug(page: Page) -> tuple[str, str]:
    """Two squares of a legal rug, the first of which may belong to several; nothing is picked then."""
    here = assam(page)
    for first in sorted(each for each in squares(page) if steps(each, here) == 1):
        cell(page, first).click()
        if not page.locator(".ghost").count():
            second = min(squares(page) - {first})
            cell(page, first).click()
            expect(page.locator(".cell.picked")).to_have_count(0)
            return first, second
        page.get_by_role("button", name="Choose again").click()
    pytest.fail("every square has one rug only")


def laid(page: Page, *names: str) -> None:
    expect(log_of(page)).to_contain_text(re.compile(f"lays a rug on .?{'–'.join(sorted(names))}"))


def ready(visit: Visit, settings: dict[str, Any]) -> Page:
    page = visit("/?lang=en", **settings)
    quick_start(page, "Marrakech")
    to_the_rug(page)
    return page


# --- laying -------------------------------------------------------------------------------------------------------

@SIZES
@pytest.mark.clause("MK-5.1")
def test_two_taps_show_a_rug_and_a_tap_on_it_lays_it(visit: Visit, settings: dict[str, Any]) -> None:
    page = ready(visit, settings)
    first, second = rug(page)
    cell(page, first).click()
    expect(page.locator(".ghost")).to_have_count(0)
    cell(page, second).click()
    expect(page.locator(".ghost")).to_be_visible()
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()
    cell(page, first).click()
    laid(page, first, second)


@SIZES
@pytest.mark.clause("MK-5.1")
def test_one_tap_shows_the_rug_where_only_one_fits(visit: Visit, settings: dict[str, Any]) -> None:
    page = ready(visit, settings)
    here = assam(page)
    far = next(each for each in squares(page)
               if steps(each, here) == 2 and (each[0] == here[0] or each[1] == here[1]))
    cell(page, far).click()
    expect(page.locator(".ghost")).to_be_visible()
    cell(page, far).click()
    between = chr((ord(far[0]) + ord(here[0])) // 2) + str((int(far[1]) + int(here[1])) // 2)
    laid(page, far, between)


@pytest.mark.clause("MK-5.1")
def test_enter_on_the_rug_that_is_shown_lays_it(visit: Visit) -> None:
    page = ready(visit, {})
    first, second = rug(page)
    cell(page, first).click()
    way = (ord(second[0]) - ord(first[0]), int(second[1]) - int(first[1]))
    page.keyboard.press({(1, 0): "ArrowRight", (-1, 0): "ArrowLeft", (0, 1): "ArrowDown", (0, -1): "ArrowUp"}[way])
    page.keyboard.press("Enter")
    expect(page.locator(".ghost")).to_be_visible()
    page.keyboard.press("Enter")
    laid(page, first, second)


def middle(page: Page, name: str) -> tuple[float, float]:
    box = cell(page, name).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def touch(line: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})


@SIZES
@pytest.mark.clause("MK-5.1")
def test_a_stroke_over_two_squares_shows_the_rug_on_them(visit: Visit, settings: dict[str, Any]) -> None:
    page = ready(visit, settings)
    first, second = rug(page)
    scrolled = page.evaluate("scrollY")
    start, end = middle(page, first), middle(page, second)
    between = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    if settings:
        line = page.context.new_cdp_session(page)
        touch(line, "touchStart", start)
        touch(line, "touchMove", between)
        touch(line, "touchMove", end)
        touch(line, "touchEnd")
    else:
        page.mouse.move(*start)
        page.mouse.down()
        page.mouse.move(*between)
        page.mouse.move(*end)
        page.mouse.up()
    expect(page.locator(".ghost")).to_be_visible()
    assert page.evaluate("scrollY") == scrolled
    shown = f"Rug on .?{'–'.join(sorted((first, second)))}"
    expect(page.locator(".prompt .confirm")).to_contain_text(re.compile(shown))
    cell(page, second).click()
    laid(page, first, second)


# --- wrong taps ---------------------------------------------------------------------------------------------------

@SIZES
@pytest.mark.clause("MK-5.1")
def test_a_wrong_tap_is_answered_with_the_reason_and_what_would_do(visit: Visit, settings: dict[str, Any]) -> None:
    page = ready(visit, settings)
    here = assam(page)
    far = next(each for each in ("a1", "g7", "a7", "g1") if steps(each, here) > 3)
    cell(page, far).click()
    expect(page.locator(ANSWER)).to_have_text(re.compile(f"touch Assam’s square .?{here}.? .*Choose a lit square"))
    expect(page.locator(ANSWER)).to_be_in_viewport()
    cell(page, here).click()
    expect(page.locator(ANSWER)).to_have_text(re.compile(f"Assam stands on .?{here}.?\\. Lay the rug beside him"))
    cell(page, min(squares(page))).click()
    expect(page.locator(ANSWER)).to_be_empty()
    assert page.locator(".prompt [role=alert]").count() == 0


def played_until(found: str, game: str = "marrakech") -> tuple[Seating, list[str]]:
    """A table at which Ann is to choose, and what was looked for in what she may see: squares of that kind."""
    seating = two(game)
    while seating.table.actor:
        if seating.table.actor == "A" and (names := LOOK_FOR[found](seating.seen("ann").view)):
            return seating, names
        seating.play(1)
    pytest.fail(f"no position with {found}")


def ambiguous(view: Any) -> list[str]:
    reached = [stop.square for turn in view.board.turns for stop in turn.reach]
    beside = {turn.beside for turn in view.board.turns}
    return sorted({each for each in reached if reached.count(each) > 1 and each not in beside})


def pairs(view: Any) -> list[str]:
    return [each for refused in view.refused for each in refused.cells if "-" in each]


def lacking(view: Any) -> list[str]:
    return [each for refused in view.refused if refused.reason == "cubes" for each in refused.cells]


LOOK_FOR = {"several ways": ambiguous, "two halves": pairs, "too few cubes": lacking}


@pytest.mark.clause("MK-3.2")
def test_a_square_with_several_ways_asks_for_an_arrow(visit: Visit) -> None:
    seating, names = played_until("several ways")
    page = at_table(visit, seating, "[data-choice='left']")
    cell(page, names[0]).click()
    expect(page.locator(ANSWER)).to_have_text(re.compile(f"{names[0]}.?: more than one way .* Choose an arrow"))


@pytest.mark.clause("MK-5.3")
def test_both_halves_of_a_rug_are_refused_by_name(visit: Visit) -> None:
    seating, names = played_until("two halves")
    page = at_table(visit, seating, ".cell.open")
    for name in names[0].split("-"):
        cell(page, name).click()
    expect(page.locator(ANSWER)).to_have_text(re.compile(r"one whole rug of .?(Ann|Ben).?\. Cover only half of it"))
    expect(page.locator(".cell.picked")).to_have_attribute("data-cell", names[0].split("-")[0])


@pytest.mark.clause("MO-5.3")
def test_in_morocco_a_wrong_tap_says_which_cubes_are_missing(visit: Visit) -> None:
    seating, names = played_until("too few cubes", "morocco")
    page = at_table(visit, seating, ".cell.open")
    cell(page, names[0]).click()
    expect(page.locator(ANSWER)).to_have_text(re.compile("For stall .* you lack .*Choose a lit space"))


# --- what is shown ------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("motion", "turns"), [("reduce", 10), ("no-preference", 2)])
def test_nothing_moves_when_the_question_changes(visit: Visit, motion: str, turns: int) -> None:
    page = visit("/?lang=en", **PHONE, reduced_motion=motion)
    page.evaluate("localStorage['jemaa.pace'] = JSON.stringify('fast')")
    page.reload()
    ask_for(page, options={"elimination": False})  # who is out has no turn in which a question could change
    quick_start(page, "Marrakech")
    my_turn(page)
    page.evaluate(SHIFTS.replace("buffered: true", "buffered: false"))
    for _ in range(turns):
        to_the_rug(page)
        first = page.locator(".cell.open").first
        first.click()
        if not page.locator(".confirm").count():
            page.locator(".cell.open:not(.picked)").first.click()
        page.get_by_role("button", name="Confirm").click()
        page.locator(".cell.open").first.wait_for(state="detached")
    my_turn(page)
    assert page.evaluate("window.shifts") == []


@pytest.mark.parametrize(("game", "bots", "numbers"), [("Marrakech", 2, ("10", "9")), ("Morocco", 4, ("100", "99"))])
def test_a_number_of_points_takes_as_much_room_with_a_digit_more(
        visit: Visit, game: str, bots: int, numbers: tuple[str, str]) -> None:
    page = visit("/?lang=en", **PHONE)
    ask_for(page, seats=[None, *["level1"] * bots])
    quick_start(page, game)
    my_turn(page)
    points = page.locator(".strip b").first
    boxes = []
    for number in numbers:
        points.evaluate("(b, number) => { [...b.childNodes].find((node) => node.data?.trim()).data = number }", number)
        boxes.append(points.bounding_box())
    assert boxes[0] == boxes[1]


def test_the_card_that_is_lit_is_whose_turn_is_shown(visit: Visit) -> None:
    page = visit("/?lang=en", reduced_motion="no-preference")
    page.evaluate("localStorage['jemaa.pace'] = JSON.stringify('fast')")
    page.reload()
    quick_start(page, "Marrakech")
    my_turn(page)
    page.evaluate(LIT)
    for _ in range(2):
        to_the_rug(page)
        page.locator(".cell.open").first.click()
        if not page.locator(".confirm").count():
            page.locator(".cell.open:not(.picked)").first.click()
        page.get_by_role("button", name="Confirm").click()
        my_turn(page)
    turn, walks = "", 0
    for card, text in page.evaluate("window.lit"):
        sentence = re.sub("[\u2068\u2069]", "", text)
        who = re.match(r"(?!Assam)(\w+) (?:turns|doesn’t turn|rolls|pays|owes|lays)", sentence)
        turn = who[1] if who else turn
        walks += sentence.startswith("Assam ")
        if who or sentence.startswith("Assam "):
            assert card == turn, sentence
    assert walks >= 3


def test_the_last_roll_lies_on_the_board_also_without_motion(visit: Visit) -> None:
    page = ready(visit, PHONE)
    rolled = log_of(page).get_by_text(re.compile("rolls")).first.text_content() or ""
    slippers = re.search(r"rolls .?(\d)", rolled)
    assert slippers
    expect(page.locator(f".die[data-slippers='{slippers[1]}']")).to_be_in_viewport()


@pytest.mark.parametrize("by", ["board", "Escape", "Skip"])
def test_what_is_shown_slowly_is_skipped(visit: Visit, by: str) -> None:
    page = visit("/?lang=en", reduced_motion="no-preference")
    page.evaluate("localStorage['jemaa.pace'] = JSON.stringify('slow')")
    page.reload()
    quick_start(page, "Marrakech")
    choice = page.locator(".prompt.mine [data-choice='left']")
    page.locator(".skip").or_(choice).first.wait_for()
    if choice.is_visible():
        choice.click()
    page.locator(".skip").wait_for()
    page.evaluate("""() => {  // what a bot does next may be shown at once, with another such button
      const press = () => (window.pressed ??= performance.now())
      for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, press, true)
      new MutationObserver(() => (window.skipped ||= !document.querySelector('.skip') && performance.now()))
        .observe(document, { subtree: true, childList: true })
    }""")
    if by == "board":
        cell(page, "b2").click()
    elif by == "Escape":
        page.keyboard.press("Escape")
    else:
        page.locator(".skip").click()
    page.wait_for_function("window.skipped")
    assert page.evaluate("window.skipped - window.pressed") < 1_000


def test_the_speed_is_kept_and_at_once_shows_no_film(visit: Visit) -> None:
    page = visit("/?lang=en", reduced_motion="no-preference")
    quick_start(page, "Marrakech")
    page.get_by_label("Speed").select_option(label="at once")
    page.reload()
    expect(page.get_by_label("Speed").locator("option:checked")).to_have_text("at once")
    my_turn(page)
    page.evaluate("""() => {
      window.films = 0
      new MutationObserver(() => (window.films += document.querySelectorAll('.skip').length))
        .observe(document, { subtree: true, childList: true })
    }""")
    to_the_rug(page)
    assert page.evaluate("window.films") == 0


def test_answers_show_chances_only_where_they_differ_by_chance(visit: Visit) -> None:
    seating = two("marrakech")
    while seating.table.actor != "A":
        seating.play(1)
    page = at_table(visit, seating, "[data-choice='left']")
    assert all(not each.worst and not each.best for each in seating.seen("ann").chance_spreads)
    assert page.locator(".prompt [data-choice] small").count() == 0
    seating, _ = played_until("several ways")
    while not (seating.table.actor == "A" and any(each.worst for each in seating.seen("ann").chance_spreads)):
        seating.play(1)
    page = at_table(visit, seating, "[data-choice='left']")
    expect(page.locator(".prompt [data-choice] small").first).to_be_visible()


def test_bots_have_names_and_strengths_in_words(visit: Visit) -> None:
    page = visit("/?new=morocco&lang=en")
    page.locator("option[value=level1]").first.wait_for(state="attached")
    told = page.locator("label.seat").nth(1).locator("option").all_text_contents()
    assert [re.sub("[\u2068\u2069]", "", each) for each in told[2:]] == [
        f"Youssef · Bot, {strength}" for strength in ("very easy", "easy", "medium", "hard", "very hard", "strongest")]
    page.locator("label.seat select").nth(1).select_option("level2")
    page.get_by_role("button", name="Add bots to the open seats").click()
    page.get_by_role("button", name="Open a table").click()
    my_turn(page)
    text = page.locator("main").inner_text()
    assert "Youssef" in text
    assert re.search("Bot, .?easy", text)
    assert not re.search("level ?[0-9]|greedy|anything goes|random", text)
