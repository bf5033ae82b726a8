"""A server without compiled rules says on its page which strengths of bots it does not offer, and why."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Visit, visiting
from tests.browser.test_home import LANGUAGES
from tests.browser.test_screens import SETTINGS, check
from tests.server.running import serving


@pytest.fixture(scope="module")
def interpreted(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visit]:
    """Visits to such a server."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("JEMAA_ENGINE", "interpreted")
        with serving(tmp_path_factory.mktemp("interpreted")) as server, visiting(browser, server) as go:
            yield go


def told(page: Page) -> str:
    """What the page says of strengths that are not offered."""
    said = page.locator("p", has_text="unset JEMAA_ENGINE")
    expect(said).to_have_count(1)
    return said.inner_text()


def test_the_form_names_the_strengths_the_reason_and_the_remedy(interpreted: Visit) -> None:
    page = interpreted("/?new=marrakech")
    assert told(page).startswith("Not offered here: very hard and strongest. For these bots")
    offered = page.locator(".seat select").first.locator("option").all_inner_texts()
    assert [each for each in offered if "very hard" in each or "strongest" in each] == []
    assert [each for each in offered if each.endswith("hard")], "level 4 is quick enough"
    page.get_by_label("Family table").check()
    expect(page.get_by_text("Not offered here")).to_have_count(0)


@pytest.mark.parametrize("settings", SETTINGS.values(), ids=SETTINGS.keys())
def test_it_fits_and_can_be_read_by_everybody(interpreted: Visit, settings: dict[str, object]) -> None:
    page = interpreted("/?new=morocco", **settings)
    told(page)
    check(page)


def test_every_language_has_words_of_its_own_for_it(interpreted: Visit) -> None:
    page, said = interpreted("/?new=marrakech"), set[str]()
    for language in LANGUAGES:
        page.get_by_role("banner").get_by_role("combobox").select_option(language)
        expect(page.locator(f"html[lang={language}]")).to_be_attached()
        said.add(told(page))
    assert len(said) == len(LANGUAGES)


def test_a_server_with_compiled_rules_says_nothing(visit: Visit) -> None:
    page = visit("/?new=marrakech")
    expect(page.get_by_role("button", name="Open a table")).to_be_enabled()
    expect(page.get_by_text("Not offered here")).to_have_count(0)
