"""`--json`: every command that prints a table has it, and prints the same figures on one line."""

from pathlib import Path

import msgspec
import pytest

from jemaa.arena.summary import Summary
from jemaa.cli import rulebook
from jemaa.cli.main import COMMANDS
from jemaa.cli.rules_data import Rules
from jemaa.cli.summary import Simulated
from jemaa.cli.verify import Verification
from jemaa.games import GAMES, game_type
from jemaa.table.signatures import sign
from jemaa.table.views import export
from tests.cli.test_main import run
from tests.forged import KEY
from tests.table.house import two

WITHOUT = {"play", "serve", "db", "draw", "tune", "train", "train-policy", "completion", "examples", "dataset",
           "puzzles"}
"""Commands that print no table: games and pictures, what is JSON already, and scripts."""
SIMULATE = ["simulate", "marrakech", "--bots", "greedy,random", "--games", "7", "--seed", "2"]
ARENA = ["arena", "marrakech/2", "morocco/2", "--bots", "greedy,random", "--deals", "2", "--workers", "1"]


def printed(*arguments: str) -> str:
    code, out, err = run(*arguments, "--json")
    assert (code, err, out.count("\n")) == (0, "", 1)
    return out


@pytest.mark.parametrize("name", sorted(set(COMMANDS) - WITHOUT))
def test_every_command_with_a_table_has_it(name: str) -> None:
    assert "  --json " in run(name, "--help")[1]


def test_simulate() -> None:
    data = msgspec.json.decode(printed(*SIMULATE), type=Simulated)
    table = [line.strip("│").split("│") for line in run(*SIMULATE)[1].splitlines() if line.startswith("│")]
    rows = [[cell.strip() for cell in row] for row in table]
    assert rows == [
        *([each.seat, each.bot, str(each.wins), f"{each.win_share:.1%}", f"{each.mean_rank:.2f}",
           f"{each.points.mean:.1f}", str(each.points.least), str(each.points.most)] for each in data.seats),
        *([name, f"{count.mean:.2f}", str(count.least), str(count.most)] for name, count in data.counts.items())]
    assert (data.game, data.players, data.games, data.options["elimination"]) == ("marrakech", 2, 7, True)


def test_arena(tmp_path: Path) -> None:
    data = msgspec.json.decode(printed(*ARENA, "--out", str(tmp_path / "run")), type=Summary)
    assert data == msgspec.json.decode((tmp_path / "run" / "summary.json").read_bytes(), type=Summary)
    assert [(each.fixture, each.games) for each in data.fixtures] == [("marrakech/2", 4), ("morocco/2", 4)]


def test_verify(tmp_path: Path) -> None:
    seating = two()
    seating.play()
    (tmp_path / "game.json").write_bytes(msgspec.json.encode(sign(export(seating.table), KEY)))
    data = msgspec.json.decode(printed("verify", str(tmp_path / "game.json")), type=Verification)
    shown = run("verify", str(tmp_path / "game.json"))[1]
    assert f"All {data.draws} draws" in shown
    assert (data.signer, data.signatures_checked) == (KEY.public, True)
    for die in data.dice:
        assert f"{die.die}: {die.times} times" in shown
        assert sum(face.times for face in die.faces.values()) == die.times
        assert sum(face.expected for face in die.faces.values()) == pytest.approx(die.times)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "ar"])
def test_rules(name: str, language: str) -> None:
    data = msgspec.json.decode(printed("rules", name, "--lang", language), type=Rules)
    assert {each.number: each.text for each in data.clauses} == rulebook.clauses(name, language)
    assert {each.number: each.note for each in data.clauses if each.note} == rulebook.notes(name, language)
    assert [each.name for each in data.options] == list(game_type(name).options_type.__struct_fields__)
    only = msgspec.json.decode(printed("rules", name, "options", "--lang", language), type=Rules)
    assert (only.clauses, only.options) == ((), data.options)


@pytest.mark.parametrize(("wanted", "first", "count"), [
    ("MK-5.3", "MK-5.3", 1), ("5.3", "MK-5.3", 1), ("mk-5", "MK-5.1", None), ("5", "MK-5.1", None)])
def test_rules_of_a_section_or_clause(wanted: str, first: str, count: int | None) -> None:
    data = msgspec.json.decode(printed("rules", "marrakech", wanted), type=Rules)
    section = [number for number in rulebook.clauses("marrakech") if number.startswith("MK-5.")]
    assert data.clauses[0].number == first
    assert len(data.clauses) == count or [each.number for each in data.clauses] == section
    assert data.options == ()


def test_rules_of_no_clause() -> None:
    assert "there is no clause" in run("rules", "marrakech", "99", "--json")[2]
