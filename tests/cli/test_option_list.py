"""The options of a game in help texts and rules: every one with its clause, its values and its default."""

import re

import pytest

from jemaa.cli import rulebook
from jemaa.cli.option_list import described, markdown
from jemaa.core.option_docs import option_docs
from jemaa.core.options import offered, value_text
from jemaa.games import GAMES, game_type
from tests.cli.test_main import run

every_game = pytest.mark.parametrize("name", GAMES)


def blocks(text: str) -> dict[str, str]:
    """Option -> all that is said of it, on one line."""
    parts = re.split(r"^(\w+), (?=M[KO]-)", text, flags=re.MULTILINE)[1:]
    return {name: " ".join(said.split()) for name, said in zip(parts[::2], parts[1::2], strict=True)}


@every_game
def test_every_option_has_its_clause_its_meaning_and_its_values_with_the_default_marked(name: str) -> None:
    options, said = game_type(name).options_type, blocks(described(name))
    assert list(said) == list(options.__struct_fields__)
    for option, doc in option_docs(options).items():
        assert said[option].startswith(f"{doc.clause} {doc.meaning}")
        listed = said[option].removeprefix(f"{doc.clause} {doc.meaning}")
        first, *others = map(value_text, offered(options, option))
        assert listed.count("(default)") == 1
        assert re.search(rf"(?<!\S){re.escape(first)}(: [^:]*)? \(default\)", listed), option
        assert [value for value in others if not re.search(rf"(?<!\S){value}(?=[:,]|$)", listed)] == [], option


@pytest.mark.clause("MK-7.2")
def test_what_an_option_looks_like() -> None:
    assert """\
lone_survivor, MK-6.1
  Whether the last player in the game lays the rest of their rugs.
    ends: wins at once (default)
    plays_on: lays the rest of the rugs
""" in described("marrakech")
    assert "Only with turn_order=roll_first.\n    on (default), off" in described("marrakech")
    assert "12/12/12 (default), or others" in described("morocco")


@every_game
@pytest.mark.parametrize("width", [40, 78])
def test_no_line_is_longer_than_the_terminal_and_no_word_is_cut(name: str, width: int) -> None:
    wide, narrow = described(name, 1000), described(name, width)
    assert max(map(len, narrow.splitlines())) <= width
    assert narrow.split() == wide.split()


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_help_lists_the_options_of_all_games_in_80_columns(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    code, out, _ = run(command, "--help")
    assert code == 0
    assert max(map(len, out.splitlines())) <= 80
    for name in GAMES:
        section = out.split(f"Options of {game_type(name).title}, for -o NAME=VALUE:\n")[1].split("\n\n")[0]
        assert section.split() == described(name, 76).split()


@every_game
@pytest.mark.parametrize("language", rulebook.languages())
def test_rules_list_every_option_in_every_language(name: str, language: str) -> None:
    listed, kind = markdown(name, language), game_type(name)
    assert [*re.findall(r"^- `(\w+)` \((M[KO]-\d+\.\d+)[,)]", listed, re.MULTILINE)] == [
        (option, doc.clause) for option, doc in option_docs(kind.options_type).items()]
    for option, part in zip(kind.options_type.__struct_fields__, listed.split("\n- ")[1:], strict=True):
        values = re.findall(r"^  - .*?`([^`]+)`", part, re.MULTILINE)
        assert values == [value_text(value) for value in offered(kind.options_type, option)]
        first, *others = re.findall(r"^  - (.*)", part, re.MULTILINE)
        assert re.search(r"[(\uff08].+[)\uff09]$", first)
        assert [each for each in others if re.search(r"[)\uff09]$", each)] == []
    assert "{" not in listed
    assert (language == "en") == ("(default)" in listed)


@every_game
def test_rules_end_with_the_options_and_show_them_alone(name: str) -> None:
    (code, whole, _), (_, alone, _) = run("rules", name), run("rules", name, "Options")
    assert code == 0
    assert whole.strip().endswith(alone.strip())
    assert alone.strip() == markdown(name)
    assert run("rules", name, "options", "--lang", "tlh")[2].startswith("jemaa: there are no rules in 'tlh'")
    assert run("rules", name, "options", "--lang", "de")[1].startswith("## Regeln nach Wahl")
