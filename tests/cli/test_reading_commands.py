"""`replay`, `draw`, `legal` and `rules`: what they print of a game's positions."""

import itertools
import re
from pathlib import Path

import msgspec
import pytest

from jemaa import games
from jemaa.cli import rulebook
from jemaa.core.record import Record
from tests.cli.test_main import run
from tests.cli.test_play import Terminal
from tests.played import record

every_game = pytest.mark.parametrize("name", games.GAMES)
PREFIX = {"marrakech": "MK", "morocco": "MO"}


@pytest.fixture
def kept(tmp_path: Path) -> tuple[Path, list[Record]]:
    """A file with two games."""
    played = [record("marrakech", 2, seed=1), record("marrakech", 3, seed=2)]
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"".join(itertools.chain.from_iterable(each.lines() for each in played)))
    return path, played


@every_game
def test_replay_gives_the_state_after_every_entry(name: str, tmp_path: Path) -> None:
    played = record(name)
    played.write(tmp_path / "game.jsonl")
    code, out, _ = run("replay", "--json", str(tmp_path / "game.jsonl"))
    assert code == 0
    assert [games.from_json(line) for line in out.splitlines()] == list(played.states())


@every_game
def test_replay_without_a_terminal_tells_the_whole_game(name: str, tmp_path: Path) -> None:
    played = record(name)
    played.write(tmp_path / "game.jsonl")
    code, out, _ = run("replay", str(tmp_path / "game.jsonl"))
    assert code == 0
    assert " begins" in out
    for score in played.last.scores:
        assert f"{score} points" in out


def test_replay_of_an_unfinished_game_goes_as_far_as_it_went(tmp_path: Path) -> None:
    record("marrakech", entries=12).write(tmp_path / "game.jsonl")
    code, out, _ = run("replay", "--json", str(tmp_path / "game.jsonl"))
    assert (code, out.count("\n")) == (0, 13)


def test_one_game_of_several(kept: tuple[Path, list[Record]]) -> None:
    path, played = kept
    assert run("replay", "--json", "--game", "2", str(path))[1].splitlines()[-1] == played[1].last.json
    code, _, err = run("replay", "--game", "3", str(path))
    assert (code, err) == (2, "jemaa: the file holds 2 games, so there is no number 3\n")


def test_a_damaged_record_is_named_by_line(kept: tuple[Path, list[Record]]) -> None:
    path, _ = kept
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:4], lines[5], *lines[6:]]))
    code, _, err = run("replay", str(path))
    assert code == 2
    assert err.startswith("jemaa: line 5: its digest does not fit")


@every_game
@pytest.mark.parametrize("form", ["text", "json", "file", "stdin", "record"])
def test_a_position_is_read_from_anywhere(name: str, form: str, tmp_path: Path) -> None:
    played = record(name, entries=40)
    state, file = played.last, tmp_path / "position"
    file.write_text(state.json)
    played.write(tmp_path / "game.jsonl")
    source = {"text": state.text, "json": state.json, "file": str(file), "stdin": "-",
              "record": str(tmp_path / "game.jsonl")}[form]
    code, out, _ = run("draw", source, stdin=state.text)
    assert code == 0
    assert out.rstrip("\n") == str(state).rstrip("\n")


@every_game
def test_legal_lists_what_may_be_chosen(name: str) -> None:
    for state in list(record(name).states())[:-1:7]:
        code, out, _ = run("legal", state.text)
        assert code == 0
        wanted = [action.text for action in state.legal_actions] or [o.text for o, _ in state.chance_outcomes]
        assert [line.partition("\t")[0] for line in out.splitlines()] == wanted
        data = msgspec.json.decode(run("legal", "--json", state.text)[1])
        assert [each["text"] for each in data.get("actions", data.get("outcomes"))] == wanted


def test_legal_says_who_chooses_and_how_likely() -> None:
    states = list(record("marrakech", 2, entries=4).states())
    assert run("legal", states[0].text)[1] == "first A\t1\nfirst B\t1\n"
    assert msgspec.json.decode(run("legal", "--json", states[0].text)[1])["actor"] == "chance"
    seat = next(state for state in states if state.legal_actions)
    assert msgspec.json.decode(run("legal", "--json", seat.text)[1])["actor"] == "AB"[seat.actor]


def test_legal_after_the_end() -> None:
    over = record("marrakech").last
    assert run("legal", over.text)[1] == "The game is over: nobody chooses.\n"
    assert msgspec.json.decode(run("legal", "--json", over.text)[1]) == {"actor": "over"}


def test_a_moment_of_a_record(kept: tuple[Path, list[Record]]) -> None:
    path, played = kept
    state = list(played[0].states())[30]
    assert run("draw", "--at", "30", str(path))[1].rstrip() == str(state).rstrip()
    code, _, err = run("draw", "--at", "9999", str(path))
    assert code == 2
    assert f"versions 0 to {played[0].version}, not 9999" in err
    assert run("draw", "--at", "3", state.text)[0] == 2


def test_draw_writes_svg(tmp_path: Path) -> None:
    state = record("marrakech", entries=40).last
    target = tmp_path / "picture.svg"
    assert run("draw", state.text, "-o", str(target)) == (0, "", "")
    assert target.read_text() == state._repr_svg_() + "\n"
    assert run("draw", "--svg", state.text)[1] == state._repr_svg_() + "\n"


def test_draw_has_colours_where_they_are_wanted() -> None:
    state = record("marrakech", entries=40).last
    assert "\x1b[" not in run("draw", state.text)[1]
    assert "\x1b[" in run("draw", "--colour", state.text)[1]


@every_game
def test_every_clause_can_be_read(name: str) -> None:
    clauses, notes = rulebook.clauses(name), rulebook.notes(name)
    for number, text in clauses.items():
        code, out, _ = run("rules", name, number.lower())
        assert code == 0
        clause, *quoted = out.split("\n  > ")
        assert " ".join(clause.split()) == f"- **{number}** {text}"
        assert " ".join(" ".join(quoted).split()) == notes.get(number, "")
    assert len(clauses) == len(re.findall(r"^- \*\*M", rulebook.text(name), re.MULTILINE))


@every_game
def test_sections_and_all_rules(name: str) -> None:
    first, second = run("rules", name, "5.1"), run("rules", name, f"{PREFIX[name]}-5.1")
    assert first == second
    section = run("rules", name, "5")[1]
    assert section.startswith(f"## {PREFIX[name]}-5 ")
    assert f"{PREFIX[name]}-6" not in section.splitlines()[0]
    assert section.strip() in run("rules", name)[1]


@every_game
@pytest.mark.parametrize("language", rulebook.languages())
def test_rules_in_a_language(name: str, language: str) -> None:
    code, out, _ = run("rules", name, "4.2", "--lang", language)
    assert code == 0
    expected = rulebook.clauses(name, language)[f"{PREFIX[name]}-4.2"]
    clause = out.split("\n  > ")[0]
    assert " ".join(clause.split()) == rulebook.isolated(f"- **{PREFIX[name]}-4.2** {expected}", language)
    code, _, error = run("rules", name, "--lang", "tlh")
    assert code == 2
    assert "choose one of ar, " in error


def test_replay_in_a_terminal_goes_on_and_back(tmp_path: Path) -> None:
    played = record("marrakech", 2, seed=4)
    played.write(tmp_path / "game.jsonl")
    terminal = Terminal(tmp_path, str(tmp_path / "game.jsonl"), command="replay")
    last = played.version
    for typed, shown in (("", f" 0 of {last} "), ("", f" 1 of {last} "), ("b", f" 2 of {last} "),
                         (str(last), f" 1 of {last} "), ("9999", f" {last} of {last} "),
                         ("20", f"a number from 0 to {last} goes there"), ("q", f" 20 of {last} ")):
        terminal.until(shown)
        terminal.process.sendline(typed)
    assert terminal.end()[1] == 0


def test_rules_in_a_terminal_come_in_a_pager(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "marrakech", command="rules")
    terminal.until("The rules of Marrakech")
    terminal.process.send("q")
    assert terminal.end()[1] == 0
