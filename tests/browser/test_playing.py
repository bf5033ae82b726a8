"""Whole games in real browsers, at the same table."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import click_on, open_table


@pytest.mark.parametrize("game", ["Marrakech", "Morocco"])
def test_two_browsers_play_a_whole_game_and_another_one(visit: Visit, game: str) -> None:
    host = visit()
    invitation = open_table(host, game)
    guest = visit(f"/{invitation}")
    guest.get_by_label("Your name").fill("Ada")
    guest.get_by_role("button", name="Sit here").click()
    assert click_on([host, guest])
    for page in (host, guest):
        expect(page.get_by_role("heading", name=re.compile("wins|victory"))).to_be_visible()
        expect(page.get_by_role("table")).to_contain_text("Ada")
    host.get_by_role("button", name="Play again").click()
    expect(guest.get_by_text(re.compile(r"1\W* of \W*2"))).to_be_visible()


@pytest.mark.parametrize(("game", "options"), [
    ("Marrakech", {"You pay for": "Assam’s square and those beside it",
                   "With two players, an area has": "both colours of its owner",
                   "Two halves covered at once must differ in colour": "yes"}),
    ("Morocco", {"Swaps before placing": "only if one can still place afterwards",
                 "Empty-stall tiles have arrows": "no", "At a round’s end, who has cubes": "keeps one or none"}),
])
def test_two_browsers_play_a_whole_game_by_other_readings(visit: Visit, game: str, options: dict[str, str]) -> None:
    host = visit()
    invitation = open_table(host, game, options=options)
    guest = visit(f"/{invitation}")
    guest.get_by_label("Your name").fill("Ada")
    guest.get_by_role("button", name="Sit here").click()
    assert click_on([host, guest])
    for page in (host, guest):
        expect(page.get_by_role("heading", name=re.compile("wins|victory"))).to_be_visible()
