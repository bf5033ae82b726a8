"""The end of a game: the count on the board, the result, its buttons, and a picture of it."""

import json
import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from jemaa.table import wire
from jemaa.table.views import replay
from jemaa.table.wire import First, TableUpdate
from jemaa.table.wire.messages import ReviewStatus
from jemaa.table.wire.review import ReviewState
from tests.browser.conftest import Visit
from tests.browser.phases import answer, summary
from tests.browser.test_aria import tell
from tests.browser.test_laying import SHIFTS
from tests.browser.test_screens import PHONE, SETTINGS, check
from tests.table.house import Seating, two

MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
GAMES = ["marrakech", "morocco"]


def last_move(game: str) -> tuple[Seating, Seating]:
    """A table right before its last choice, and right after it."""
    whole = two(game)
    whole.play()
    before = two(game)
    before.play(len([each for each in whole.journal if type(each.line).__name__ == "Chose" and each.id]) - 1)
    after = two(game)
    after.play()
    assert not before.table.over
    return before, after


def ends(visit: Visit, game: str, *, script: str = "", lines: list[WebSocketRoute] | None = None,
         **settings: Any) -> Page:
    """Ann's page, at which the game has just come to its end; the page's clock stands still.

    `script` is run right before the last choice. The page's line to its table is put into `lines`.
    """
    before, after = last_move(game)
    lines = [] if lines is None else lines

    def line(socket: WebSocketRoute) -> None:
        tell(socket, after if lines else before, 0)
        lines.append(socket)

    page = visit("/watch", **settings)
    page.clock.install()
    page.route_web_socket(re.compile("/socket"), line)
    page.route(re.compile("/api/.*/log"), lambda route: route.fulfill(json={"happened": []}))
    page.route(re.compile("/api/.*/review$"), lambda route: route.fulfill(json={"status": "none"}))
    drawn = after.table.state.game.type.svg(after.table.state.row)
    page.route(re.compile("/picture.svg"), lambda route: route.fulfill(body=drawn, content_type="image/svg+xml"))
    page.goto(re.sub("/watch$", "/t/anns-table", page.url))
    page.get_by_role("grid").wait_for()
    page.clock.pause_at(page.evaluate("Date.now()") + 10_000)  # later than this call can come to the page
    page.wait_for_load_state("networkidle")  # all parts of the page are there
    page.evaluate(script)
    tell(lines[0], after, before.table.version)
    skip_film(page)
    return page


def skip_film(page: Page) -> None:
    """Leave out the pictures of the last move, if they are shown; what comes then is the end."""
    if page.locator(".skip").count():
        page.keyboard.press("Escape")
    page.locator(".ending").wait_for()


def shown_sum(page: Page) -> int:
    return sum(int(text.split()[-1]) for text in page.locator(".ending td.total").all_text_contents())


@pytest.mark.parametrize("game", GAMES)
def test_the_count_runs_on_the_board_within_six_seconds_and_then_names_the_winner(visit: Visit, game: str) -> None:
    page = ends(visit, game, **MOVING)
    result = last_move(game)[1].seen("ann").result
    assert result
    expect(page.get_by_role("heading", name="Counting the points…")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)
    first = shown_sum(page)
    page.clock.run_for(2000)
    expect(page.get_by_role("heading", name="Counting the points…")).to_be_visible()
    assert first < shown_sum(page) < sum(result.scores)
    page.clock.run_for(4000)
    expect(page.get_by_role("heading", name=re.compile("wins by|share the victory"))).to_be_visible()
    assert shown_sum(page) == sum(result.scores)


@pytest.mark.parametrize("game", GAMES)
def test_counted_rugs_and_stalls_are_lit_where_they_lie(visit: Visit, game: str) -> None:
    page = ends(visit, game, **MOVING)
    result = last_move(game)[1].seen("ann").result
    assert result
    lit = page.locator(".counted")
    first = next(at for at, each in enumerate(result.count) if each.places)
    for _ in range(100):
        page.clock.run_for(50)
        if lit.count():
            break
    assert lit.count() == len(result.count[first].places)


@pytest.mark.parametrize("how", ["key", "tap"])
def test_the_count_is_skipped_by_a_key_or_a_tap_anywhere(visit: Visit, how: str) -> None:
    page = ends(visit, "marrakech", **MOVING, viewport={"width": 360, "height": 640})
    expect(page.get_by_role("heading", name="Counting the points…")).to_be_visible()
    if how == "key":
        page.keyboard.press("Escape")
    else:
        page.locator(".market").click(position={"x": 150, "y": 150})
    expect(page.get_by_role("heading", name=re.compile("wins by"))).to_be_visible()
    expect(page.locator(".counted")).to_have_count(0)


def test_who_wants_less_motion_sees_the_result_at_once_and_a_reload_shows_the_same(visit: Visit) -> None:
    page = ends(visit, "marrakech", **MOVING)
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name=re.compile("wins by"))).to_be_visible()
    page.clock.resume()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    seen = page.locator(".ending").inner_text()
    page.reload()
    expect(page.get_by_role("heading", name=re.compile("wins by"))).to_be_visible()
    assert page.locator(".ending").inner_text() == seen
    assert ends(visit, "marrakech").locator(".ending").inner_text() == seen


def test_the_buttons_ignore_the_first_second(visit: Visit) -> None:
    page = ends(visit, "marrakech")
    again = page.locator(".ending .main")
    box = again.bounding_box()
    assert box
    for _ in range(2):
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.clock.run_for(900)
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(again).to_be_enabled()
    page.clock.run_for(200)
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(again).to_be_disabled()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", ["en", "de", "ar"])
def test_on_a_small_phone_the_next_game_is_in_sight(visit: Visit, game: str, locale: str) -> None:
    page = ends(visit, game, viewport={"width": 360, "height": 640}, locale=locale)
    expect(page.locator(".ending .main")).to_be_in_viewport(ratio=1)


PNG = b"\x89PNG\r\n\x1a\n"


def test_a_picture_of_the_result_is_saved(visit: Visit, tmp_path: Any) -> None:
    page = ends(visit, "morocco")
    page.clock.run_for(1100)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save a picture").click()
    file = tmp_path / "picture.png"
    download.value.save_as(file)
    written = file.read_bytes()
    assert download.value.suggested_filename == "morocco-0123456789abcdef.png"
    assert written.startswith(PNG)
    assert int.from_bytes(written[16:20]) == 1200
    assert b"anns-table" not in written


def test_a_picture_is_shared_as_a_file_where_the_device_can(visit: Visit) -> None:
    page = ends(visit, "marrakech")
    page.clock.resume()
    page.evaluate("""() => {
      navigator.canShare = () => true
      navigator.share = async ({ files: [file] }) => {
        document.body.dataset.shared = `${file.name} ${file.type} ${file.size > 10000}`
      }
    }""")
    page.get_by_role("button", name=re.compile("picture")).click()
    shared = "marrakech-0123456789abcdef.png image/png true"
    expect(page.locator("body")).to_have_attribute("data-shared", shared)


@pytest.mark.parametrize("settings", SETTINGS.values(), ids=SETTINGS.keys())
@pytest.mark.parametrize("game", GAMES)
def test_every_look_of_the_end(visit: Visit, game: str, settings: dict[str, Any]) -> None:
    page = ends(visit, game, **{**settings, **MOVING})
    page.clock.resume()
    check(page)
    page.keyboard.press("Escape")
    page.locator(".ending .main").wait_for()
    check(page)


def test_the_board_stays_in_its_place(visit: Visit) -> None:
    page = ends(visit, "marrakech", **{**PHONE, **MOVING})
    before = page.locator(".market").bounding_box()
    page.clock.run_for(6000)
    expect(page.get_by_role("heading", name=re.compile("wins by"))).to_be_visible()
    assert page.locator(".market").bounding_box() == before


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (390, 844)], ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_from_the_last_choice_to_the_review(visit: Visit, game: str, size: tuple[int, int]) -> None:
    """The result, the count, the buttons, and a review that arrives while somebody reads, and once more, deeper."""
    width, height = size
    lines: list[WebSocketRoute] = []
    script = SHIFTS.replace("buffered: true", "buffered: false")
    page = ends(visit, game, script=script, lines=lines, **MOVING, viewport={"width": width, "height": height})
    record = last_move(game)[1].table.record
    film = replay(record, over=True)
    review = summary(film, record)
    answer(page, "replay", film)
    page.clock.run_for(6000)
    page.get_by_role("button", name="Play again").wait_for()
    stages: tuple[tuple[ReviewStatus, bool], ...] = (("working", True), ("ready", False))
    for status, first in stages:
        answer(page, "review", ReviewState(status, review=review, first=first))
        lines[-1].send(json.dumps({"message": "reviewing", "status": status, "done": 1, "of": 2, "first": first}))
        expect(page.locator("progress")).to_have_count(1 if first else 0)
        page.locator(".review").wait_for()
    page.clock.resume()
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    shifts = page.evaluate("window.shifts")
    assert sum(value for value, *_ in shifts) == pytest.approx(0, abs=0.0005), shifts


def finished(visit: Visit, update: TableUpdate, **settings: Any) -> Page:
    """Ann's page at a table that was over before she came."""
    table = msgspec.structs.replace(update.table, invite="anns-table", watch="anns-game")
    text = msgspec.json.encode(msgspec.structs.replace(update, table=table)).decode()
    page = visit("/watch", **settings)
    page.route_web_socket(re.compile("/socket"), lambda socket: socket.send(text))
    page.route(re.compile("/api/.*/log"), lambda route: route.fulfill(json={"happened": []}))
    page.route(re.compile("/api/.*/review$"), lambda route: route.fulfill(json={"status": "none"}))
    page.goto(re.sub("/watch$", "/t/anns-table", page.url))
    page.locator(".ending").wait_for()
    return page


@pytest.mark.parametrize(("won", "heading", "reason"), [
    (First(("A", "B"), None), "Ann and Ben share the victory", None),
    (First(("B",), 0, "dirhams"), "Ben wins", "The points are equal; the most dirhams decide."),
    (First(("A",), 0, "tiles"), "Ann wins", "The points are equal; the most market tiles laid decide."),
    (First(("A",), 3), "Ann wins by 3", None),
])
def test_a_shared_victory_and_what_decided_are_named(
        visit: Visit, won: First, heading: str, reason: str | None) -> None:
    update = last_move("marrakech")[1].seen("ann")
    assert update.result
    page = finished(visit, msgspec.structs.replace(update, result=msgspec.structs.replace(update.result, won=won)))
    assert plain(page.locator(".ending h2")) == heading
    assert plain(page.locator(".ending h2 + p")) == reason if reason else page.locator(".ending h2 + p").count() == 0


def plain(found: Locator) -> str:
    """A text without the marks that hold names and numbers together in writing of both directions."""
    return re.sub("[\u2068\u2069]", "", found.inner_text())


@pytest.mark.parametrize("settings", SETTINGS.values(), ids=SETTINGS.keys())
def test_an_abandoned_game_says_who_led_and_ranks_last_who_resigned(visit: Visit, settings: dict[str, Any]) -> None:
    seating = two("morocco")
    while len(set(seating.table.state.scores)) == 1:
        seating.play(1)
    leads = max("AB", key=lambda letter: seating.table.state.scores["AB".index(letter)])
    player, other = ("ann", "Ben") if leads == "A" else ("ben", "Ann")
    seating.do(player, wire.Resign("resign-1", leads))
    ahead = abs(seating.table.state.scores[0] - seating.table.state.scores[1])
    page = finished(visit, seating.seen("ann"), **settings)
    check(page)
    assert page.locator(".ending th .place").count() == 2
    expect(page.locator("tr.first")).to_contain_text(other)
    if settings.get("locale") != "ar":
        text = plain(page.locator(".ending"))
        assert f"{other} wins\n" in text
        assert f"{player.title()} resigns." in text
        assert f"the points count as they stand. {player.title()} led by {ahead}." in text
