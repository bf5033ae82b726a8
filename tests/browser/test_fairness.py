"""The browser checks a game's dice itself, and shows dice beside what fair dice do."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from jemaa.table.signatures import sign
from tests.browser.conftest import Visit
from tests.browser.playing import click_on, open_table, resign
from tests.browser.test_screens import SETTINGS, check
from tests.forged import KEY
from tests.proofs import another, finished, resigned, text


def given_up(visit: Visit, entries: int = 0) -> Page:
    """The host of a table, after a game that was given up once its record had so many entries."""
    host = visit()
    guest = visit(f"/{open_table(host, 'Marrakech')}")
    guest.get_by_role("button", name="Sit here").click()
    click_on([host, guest], until=lambda: int(host.locator("main").get_attribute("data-version") or 0) >= entries)
    resign(host)
    expect(host.get_by_role("link", name="Check the dice")).to_be_visible()
    return host


def test_from_the_end_of_a_game_to_its_proof_and_nothing_of_it_is_sent(visit: Visit) -> None:
    page = given_up(visit, entries=30)
    page.get_by_role("link", name="Check the dice").click()
    expect(page.get_by_role("heading", name="All is well")).to_be_visible()
    expect(page.locator("li.right")).to_have_count(6)
    expect(page.get_by_text("It is the key of this server")).to_be_visible()
    page.locator("details.card > summary").click()
    expect(page.get_by_role("region").get_by_role("row").nth(1)).to_contain_text("leaves")
    check(page)


@pytest.mark.parametrize("settings", SETTINGS.values(), ids=SETTINGS.keys())
def test_a_file_is_checked_in_the_browser_alone(visit: Visit, tmp_path: Path, settings: dict[str, Any]) -> None:
    page = visit("/verify", **settings)
    page.wait_for_load_state("networkidle")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    file = tmp_path / "game.json"
    file.write_text(text(finished("morocco")))
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("li.right")).to_have_count(5)
    expect(page.locator("li.open")).to_have_count(1)
    expect(page.locator(".wrong")).to_have_count(0)
    check(page)
    (tmp_path / "signed.json").write_text(text(sign(finished("morocco"), KEY)))
    page.locator("input[type=file]").set_input_files(tmp_path / "signed.json")
    expect(page.locator("li.right")).to_have_count(6)
    expect(page.locator("li.right .unknown code")).to_have_text(KEY.public)
    check(page)
    assert [url for url in asked if not url.startswith("data:")] == []


def test_what_is_wrong_is_told_with_its_place(visit: Visit, tmp_path: Path) -> None:
    right = finished("marrakech")
    lines = right.record.splitlines()
    at = next(at for at, line in enumerate(lines) if json.loads(line).get("choice", "").startswith("roll "))
    file = tmp_path / "game.json"
    file.write_text(resigned(right, at, another(right)))
    page = visit("/verify")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("heading", name="Something is wrong")).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text(f"Entry \u2068{at}\u2069: the secret gives")
    expect(page.locator("li.wrong")).to_contain_text("Every roll and every other draw")
    check(page)


def test_a_table_that_is_bound_to_something_else_than_at_its_opening_is_told(visit: Visit) -> None:
    page = visit()
    open_table(page, "Marrakech")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.evaluate("""() => {
        const [bond] = JSON.parse(localStorage.getItem('jemaa.bonds'))
        localStorage.setItem('jemaa.bonds', JSON.stringify([{ ...bond, signer: '0'.repeat(64) }]))
    }""")
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("isn’t the one that your browser was shown")


@pytest.fixture(scope="module")
def rolled(stay: Visit) -> None:
    """A game that has ended after some rolls."""
    given_up(stay, entries=60)


@pytest.mark.usefixtures("rolled")
@pytest.mark.parametrize("settings", SETTINGS.values(), ids=SETTINGS.keys())
def test_the_dice_of_all_games_are_shown(visit: Visit, settings: dict[str, Any]) -> None:
    page = visit("/", **settings)
    page.locator('a[href="/fairness"]').click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("table").first.get_by_role("row")).to_have_count(5)
    check(page)
