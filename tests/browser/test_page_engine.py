"""The analysis board's engine in the browser: several workers, stopped and going on, to the depth that is chosen."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect

import jemaa
from jemaa.core.game import State
from tests.browser.conftest import Visit, offline_house
from tests.browser.test_analysis import choices, choosing
from tests.browser.test_offline import begin
from tests.browser.test_screens import PHONE, check
from tests.played import record
from tests.server.running import Server

GAMES = ["marrakech", "morocco"]
PATIENCE = 120_000
DEPTHS = ["800", "3,200", "12,800", "51,200"]
DEEPEST = re.compile("^51|^\u0665\u0661")
"""How the last one begins, in Arabic digits, too."""
CORES = "Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', {{ get: () => {} }})"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that offers the engine."""
    with offline_house(tmp_path_factory.mktemp("house")) as house:
        yield house


class Heard:
    """What a page asks of an analysis, and is told.

    What an answer says is read when somebody wants to know it, not while it arrives: the page may be quicker than that.
    """

    def __init__(self, page: Page) -> None:
        self.paths: list[str] = []
        self._answers: list[Response] = []
        page.on("response", self._hear)

    def _hear(self, response: Response) -> None:
        path = response.url.partition("/api/analysis/")[2]
        if path:
            self.paths.append(path)
        if path == "trees" and response.ok:
            self._answers.append(response)

    @property
    def sent(self) -> list[Any]:
        """The trees that the page has grown, of each round."""
        return [each.request.post_data_json for each in self._answers]

    @property
    def told(self) -> list[Any]:
        """What they say."""
        return [each.json() for each in self._answers]


def board(visit: Visit, state: State, cores: int, depth: str, **settings: Any) -> tuple[Page, Heard]:
    """The analysis board of a position, in the browser of a device with so many cores, all of which it takes."""
    page = visit("/watch", **settings)
    page.add_init_script(CORES.format(cores))
    page.evaluate("cores => localStorage['jemaa.cores'] = cores", cores)
    heard = Heard(page)
    page.goto(page.url.replace("/watch", "/analyse"))
    page.locator("textarea").fill(state.text)
    page.locator("form .main").click()
    deepest = page.locator("option", has_text=DEEPEST)
    page.locator("select").filter(has=deepest).select_option(index=DEPTHS.index(depth))
    return page, heard


def looked(page: Page, number: int) -> None:
    """Wait until a round is over, after which no other one begins."""
    expect(page.locator(f"[data-round='{number}']")).to_be_visible(timeout=PATIENCE)


def began(page: Page) -> None:
    """Wait until the engine has said something."""
    expect(page.locator("[data-round]:not([data-round='0'])")).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize("cores", [2, 4])
@pytest.mark.parametrize("game", GAMES)
def test_two_and_four_workers_think_and_their_visits_are_added_up(visit: Visit, game: str, cores: int) -> None:
    state = choosing(game)
    page, heard = board(visit, state, cores, "3,200")
    looked(page, 3)
    assert len(page.workers) == cores
    assert "search" not in heard.paths
    for sent, told in zip(heard.sent, heard.told, strict=True):
        trees = sent["trees"]["share"]
        assert len(trees) == cores // 2
        assert told["simulations"] == sum(tree["simulations"] for tree in trees)
        for each in told["choices"]:
            number = int(state.game.type.actions[each["choice"]])
            visits = sum(one["visits"] for tree in trees for one in tree["choices"] if one["choice"] == number)
            assert each["visits"] == visits
    assert heard.told[-1]["simulations"] == 3200
    expect(page.locator("[data-round]")).to_contain_text("3,200")
    first = choices(page).first
    assert first.get_attribute("data-choice") == heard.told[-1]["choices"][0]["choice"]


def test_the_engine_is_stopped_within_a_round_goes_on_and_reaches_the_depth(visit: Visit) -> None:
    page, heard = board(visit, choosing("morocco"), 2, "51,200")
    began(page)
    expect(page.locator("[data-round='4']")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="Stop thinking").click()
    expect(page.get_by_role("button", name="Go on thinking")).to_be_visible()
    expect(page.locator("[data-round]")).not_to_contain_text("…", timeout=PATIENCE)
    made = heard.told[-1]["simulations"]
    shown = page.locator("[data-round]").inner_text()
    assert f"{made:,}" in shown
    assert 12_800 <= made < 51_200
    page.get_by_role("button", name="Go on thinking").click()
    looked(page, 5)
    assert heard.told[-1]["simulations"] == 51_200
    expect(page.get_by_role("button", name="Stop thinking")).to_have_count(0)


def test_a_choice_while_it_thinks_leads_on_at_once(visit: Visit) -> None:
    state = jemaa.game("marrakech", players=3).start().apply("first A")
    page, heard = board(visit, state, 2, "51,200")
    began(page)
    page.locator("[data-choice='left']").click()
    expect(page.get_by_role("heading", name="What chance may bring")).to_be_visible()
    looked(page, 5)
    wanted = {f"{aim} roll {number}" for aim in ("share", "margin") for number in range(1, 5)}
    assert set(heard.sent[-1]["trees"]) == wanted
    told = len(heard.told)
    page.locator("[data-choice='roll 2']").click()
    expect(page.locator("[aria-current='step']")).to_contain_text("roll 2")
    looked(page, 5)
    assert heard.told[told]["round"] == 1
    assert heard.told[told]["simulations"] > 200


def test_another_number_of_cores_begins_anew_and_is_remembered(visit: Visit) -> None:
    page, _ = board(visit, choosing("marrakech"), 2, "800")
    looked(page, 2)
    page.get_by_label("Processor cores").select_option("1")
    page.wait_for_function("localStorage['jemaa.cores'] === '1'")
    looked(page, 2)
    assert len(page.workers) == 1
    page.reload()
    page.locator("textarea").fill(choosing("marrakech").text)
    page.locator("form .main").click()
    expect(page.get_by_label("Processor cores")).to_have_value("1")


def test_the_server_thinks_where_the_engine_cannot(visit: Visit) -> None:
    page = visit("/watch")
    heard = Heard(page)
    page.route(re.compile(r"\.wasm$"), lambda route: route.fulfill(body=b"nothing", content_type="application/wasm"))
    page.goto(page.url.replace("/watch", "/analyse"))
    page.locator("textarea").fill(choosing("marrakech").text)
    page.locator("form .main").click()
    began(page)
    assert "search" in heard.paths
    expect(page.get_by_label("Processor cores")).to_have_count(0)


def test_without_a_connection_any_game_is_analysed(visit: Visit) -> None:
    page = begin(visit)
    page.context.set_offline(True)
    page.get_by_role("link", name="Analysis board").click()
    page.locator("textarea").fill(b"".join(record("morocco", 2).lines()).decode())
    page.locator("form .main").click()
    expect(page.get_by_role("heading", name="The game is over.")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="One step back").click()
    looked(page, 4)
    assert len([worker for worker in page.workers if "engine" in worker.url]) >= 1


def test_a_phone_in_arabic(visit: Visit) -> None:
    page, _ = board(visit, choosing("marrakech"), 2, "800", **PHONE, locale="ar")
    began(page)
    check(page)

