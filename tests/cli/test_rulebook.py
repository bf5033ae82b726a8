"""The rules say the same in every language: the same clauses, with the same figures, squares and options."""

import re
from pathlib import Path

import pytest

from jemaa.cli import rulebook
from jemaa.core.errors import JemaaError
from jemaa.games import GAMES, game_type

PAGE = Path(__file__).resolve().parents[2] / "web/src/lib/words.svelte.ts"
OTHERS = [language for language in rulebook.languages() if language != "en"]
READINGS: dict[str, dict[str, tuple[str, ...]]] = {
    "marrakech": {
        "MK-2.1": (), "MK-2.3": ("two_player_rugs",), "MK-2.4": ("first_player",),
        "MK-4.2": ("payment_area", "two_player_area"), "MK-4.4": ("elimination",), "MK-4.5": (),
        "MK-5.3": ("cover_own_rug", "different_colours"), "MK-6.1": ("lone_survivor",), "MK-6.2": (), "MK-6.3": (),
        "MK-7.1": ("turn_order",), "MK-7.2": ("must_turn",), "MK-7.3": ()},
    "morocco": {
        "MO-1.3": ("juice_values",), "MO-1.4": (), "MO-1.6": ("empty_tile_arrow",), "MO-2.2": ("first_player",),
        "MO-3.3": (), "MO-4.2": (), "MO-5.2": ("must_place",), "MO-5.5": (), "MO-5.6": (), "MO-5.7": (), "MO-6.2": (),
        "MO-6.5": ("third_place_points",), "MO-6.6": (), "MO-6.10": ("empty_tile_arrow",), "MO-6.11": (), "MO-6.12": (),
        "MO-7.1": ("keep_cube",), "MO-8.1": (), "MO-8.2": (), "MO-8.3": (), "MO-8.4": (), "MO-9.3": ("open_juice",)},
}
"""The clauses that leaflets don't settle, each with the options that its note names."""
OWN_LEAFLET = ("ar", "fi", "zh-Hans", "zh-Hant")
"""The languages whose leaflets of Marrakech want halves of different colours."""
CODE = re.compile(r"`([^`]*)`")
SIGN = re.compile(r"M[KO]-\d+(?:\.\d+)?|(?<![A-Za-z])[A-Ea-j]\d+(?:-[a-j]\d+)?|(?<![A-Za-z\d.])\d+")
ENGLISH = re.compile(r"\b(the|and|with|one's|their|who|whose|which|player|stall|square)\b", re.IGNORECASE)
every_translation = pytest.mark.parametrize(("language", "game"), [(each, game) for each in OTHERS for game in GAMES])


def signs(text: str) -> tuple[list[str], list[str]]:
    """What doesn't depend on a language: options with their values; clauses, squares, figures in any digits."""
    found = SIGN.findall(CODE.sub(" ", text))
    return sorted(CODE.findall(text)), sorted(str(int(sign)) if sign.isdecimal() else sign for sign in found)


def chapters(game: str, language: str) -> list[str]:
    return [found["number"] for found in rulebook.SECTION.finditer(rulebook.text(game, language))]


def test_every_language_of_the_page_has_the_rules() -> None:
    listed = re.search(r"NAMES: Record<string, string> = \{([^}]*)\}", PAGE.read_text())
    assert listed
    tags = re.findall(r"([\w-]+)'?:", listed[1])
    assert sorted({rulebook.read_in(tag) for tag in tags}) == rulebook.languages()
    assert [tag for tag in tags if rulebook.read_in(tag) != tag] == ["pt-BR"]


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


@pytest.mark.parametrize("game", READINGS)
def test_every_reading_says_who_says_what(game: str) -> None:
    notes, page = rulebook.notes(game), rulebook.text(game)
    assert [number for number in READINGS[game] if number not in notes] == []
    assert list(notes) == [number for number in rulebook.clauses(game) if number in notes]
    assert [note for note in notes.values() if not re.fullmatch(r"\*\*Why\?\*\* [A-Z].*\.", note)] == []
    assert page.count("**Why?**") == len(notes)
    assert "\n## The box\n" in page


@pytest.mark.parametrize("game", READINGS)
def test_every_option_is_in_its_clause_and_in_the_note_below(game: str) -> None:
    clauses, notes = rulebook.clauses(game), rulebook.notes(game)
    assert [(number, option) for number, options in READINGS[game].items() for option in options
            if f"`{option}`" not in notes[number]] == []
    named = {option for options in READINGS[game].values() for option in options}
    for option in game_type(game).options_type.__struct_fields__:
        assert option in named
        assert any(f"`{option}`" in text and f"`{option}`" in notes.get(number, "") for number, text in clauses.items())


@pytest.mark.parametrize("language", OWN_LEAFLET)
def test_a_page_says_where_its_leaflet_wants_something_else(language: str) -> None:
    notes = rulebook.notes("marrakech", language)
    assert list(notes) == ["MK-5.3"]
    assert CODE.findall(notes["MK-5.3"]) == ["different_colours"]


def test_a_note_belongs_to_no_clause() -> None:
    clause, note = rulebook.clauses("morocco")["MO-6.5"], rulebook.notes("morocco")["MO-6.5"]
    assert clause.endswith("`third_place_points`: `1`, or `2`.")
    assert note.startswith("**Why?** Spanish gives the third 1 point, French 2.")
    assert note[-30:] in " ".join(rulebook.passage("morocco", "6.5").replace("\n  >", "").split())


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
