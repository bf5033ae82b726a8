"""The rules for people: a page for each game with its pictures, and the ways there."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import my_turn, quick_start
from tests.browser.test_aria import check as check_aria
from tests.browser.test_screens import SETTINGS, check
from tools.rule_positions import PICTURES

GAMES = ["marrakech", "morocco"]


def drawn(page: Page) -> list[str]:
    """The names of the pictures that are there, each as often as it has drawings."""
    page.locator("[data-picture]").first.wait_for()
    found: list[str] = page.locator("[data-picture]").evaluate_all("(all) => all.map((each) => each.dataset.picture)")
    return found


@pytest.mark.parametrize("settings", SETTINGS.values(), ids=SETTINGS.keys())
@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_drawn_and_described(visit: Visit, game: str, settings: dict[str, Any]) -> None:
    page = visit(f"/rules/{game}", **settings)
    assert set(drawn(page)) == {picture.name for picture in PICTURES if picture.game == game}
    assert page.locator("[data-picture]:empty").count() == 0
    broken = page.evaluate("[...document.querySelectorAll('[data-picture] use')].filter((each) =>"
                           " !document.querySelector(each.getAttribute('href'))).map((each) => each.outerHTML)")
    assert broken == []
    said = page.locator("main").inner_text() + " ".join(
        page.locator("[data-picture]").evaluate_all("(all) => all.map((each) => each.getAttribute('aria-label'))"))
    assert not re.search(r"\b(hint|rules|mk|mo)-[a-z]", said)
    check(page)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_screen_reader_finds(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game}")
    drawn(page)
    check_aria(page, f"rules-{game}")


@pytest.mark.clause("MK-5.3")
def test_the_number_of_a_clause_opens_the_exact_rules_there(visit: Visit) -> None:
    page = visit("/rules/marrakech")
    expect(page.locator("[id='MK-5.3']")).to_have_count(0)
    page.get_by_role("button", name="MK-5.3").click()
    expect(page.locator("[id='MK-5.3']")).to_be_in_viewport()
    expect(page.locator("[id='MK-5.3']")).to_have_class("cited")


def test_home_a_table_and_its_rules_lead_there(visit: Visit) -> None:
    page = visit()
    page.get_by_role("link", name=re.compile("How to play.*Morocco")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("How to play: Morocco")
    page.get_by_role("link", name="Marrakech").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("How to play: Marrakech")
    page.goto(page.url.split("/rules/", maxsplit=1)[0])
    quick_start(page, "Marrakech")
    my_turn(page)
    page.get_by_role("tab", name="Rules").click()
    links = page.get_by_role("link", name="How to play")
    expect(links).to_have_count(2)
    for link in links.all():
        expect(link).to_have_attribute("href", "/rules/marrakech")


def test_a_page_of_another_game_has_a_way_on(visit: Visit) -> None:
    page = visit("/rules/chess")
    page.get_by_role("main").get_by_role("link").first.click()
    expect(page.get_by_role("link", name=re.compile("How to play.*Morocco"))).to_be_visible()


@pytest.mark.parametrize(("locale", "spoken"), [("pt-BR", "pt-BR"), ("pt-PT", "pt")])
def test_a_browser_from_brazil_gets_words_of_its_own_and_the_rules_in_portuguese(
        visit: Visit, locale: str, spoken: str) -> None:
    page = visit("/rules/marrakech", locale=locale)
    expect(page.locator(f"html[lang={spoken}]")).to_be_attached()
    expect(page.get_by_role("heading", level=1)).to_have_text(
        {"pt-BR": "Como jogar: Marrakech", "pt": "Como se joga: Marrakech"}[spoken], use_inner_text=True)
    page.get_by_role("button", name="MK-5.3").click()
    expect(page.locator("[lang=pt] [id='MK-5.3']")).to_be_in_viewport()
