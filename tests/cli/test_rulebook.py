"""The rules say the same in every language: the same clauses, with the same figures, squares and options."""

import re
from pathlib import Path

import pytest

from jemaa.cli import rulebook
from jemaa.core.errors import JemaaError
from jemaa.games import GAMES

PAGE = Path(__file__).resolve().parents[2] / "web/src/lib/words.svelte.ts"
OTHERS = [language for language in rulebook.languages() if language != "en"]
CODE = re.compile(r"`([^`]*)`")
SIGN = re.compile(r"M[KO]-\d+(?:\.\d+)?|(?<![A-Za-z])[A-Ea-j]\d+(?:-[a-j]\d+)?|(?<![A-Za-z\d.])\d+")
ENGLISH = re.compile(r"\b(the|and|with|one's|their|who|whose|which|player|stall|square)\b", re.IGNORECASE)
every_translation = pytest.mark.parametrize(("language", "game"), [(each, game) for each in OTHERS for game in GAMES])


def signs(text: str) -> tuple[list[str], list[str]]:
    """What doesn't depend on a language: options with their values; clauses, squares and figures."""
    return sorted(CODE.findall(text)), sorted(SIGN.findall(CODE.sub(" ", text)))


def chapters(game: str, language: str) -> list[str]:
    return [found["number"] for found in rulebook.SECTION.finditer(rulebook.text(game, language))]


def test_every_language_of_the_page_has_the_rules() -> None:
    listed = re.search(r"NAMES: Record<string, string> = \{([^}]*)\}", PAGE.read_text())
    assert listed
    assert sorted(re.findall(r"([\w-]+)'?:", listed[1])) == rulebook.languages()


@every_translation
def test_a_translation_has_every_clause_in_order(language: str, game: str) -> None:
    assert list(rulebook.clauses(game, language)) == list(rulebook.clauses(game))
    assert chapters(game, language) == chapters(game, "en")


@every_translation
def test_figures_squares_and_options_agree(language: str, game: str) -> None:
    english, other = rulebook.clauses(game), rulebook.clauses(game, language)
    assert {number: signs(text) for number, text in other.items()} == {
        number: signs(text) for number, text in english.items()}


@every_translation
def test_nothing_is_left_in_english(language: str, game: str) -> None:
    words = CODE.sub(" ", rulebook.text(game, language))
    assert ENGLISH.findall(words) == []
    english, other = rulebook.clauses(game), rulebook.clauses(game, language)
    assert [number for number, text in other.items() if text == english[number]] == []
    if language in rulebook.RIGHT_TO_LEFT:
        assert re.findall(r"[A-Za-z]{3,}", words) == []


def test_english_would_be_noticed() -> None:
    assert ENGLISH.findall("Le joueur whose turn it is paie") == ["whose"]
    assert signs("4 rugs on a1-b1 (MK-5.3), `on`") != signs("5 tapis en a1-b1 (MK-5.3), `on`")
    assert signs("12 rugs on a1-b1, MK-5.3, `on`") == (["on"], ["12", "MK-5.3", "a1-b1"])


def test_where_writing_runs_to_the_left_signs_hold_together() -> None:
    passage = rulebook.passage("marrakech", "MK-3.4", "ar")
    shown = rulebook.isolated(passage, "ar")
    assert "\u2066MK-3.4\u2069" in shown
    assert "\u2066a1-b1\u2069، \u2066c1-d1\u2069" in shown
    assert shown.count("\u2066") == shown.count("\u2069") == len(re.findall(r"[a-g]\d(?:-[a-g]\d)?", passage)) + 1
    assert rulebook.isolated(passage, "fr") == passage


def test_a_language_that_nobody_has_written_names_those_there_are() -> None:
    with pytest.raises(JemaaError, match="no rules in 'xx'; choose one of ar, "):
        rulebook.text("marrakech", "xx")
