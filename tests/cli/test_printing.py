"""No command cuts a figure: not in a pipe, not at 80 columns, not at 40."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console
from rich.table import Column, Table

from jemaa.cli import printing
from jemaa.cli.main import COMMANDS
from jemaa.core.record import Record
from tests.cli.test_main import run
from tests.played import record

CODES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
FIGURE = re.compile(r"[+−-]?\d[\d,]*(?:\.\d+)?%?")
WIDTHS = [80, 40, 20]
SEEDED = ["--seed", "3"]
NO_TABLES = {"completion", "dataset", "examples", "doctor", "serve", "verify", "db", "rules", "tune", "train",
             "train-policy", "play", "puzzles"}
"""Those with no table of a game's figures; `play` shows what `replay` does, `verify` is tested in test_serve.py."""


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("games") / "game.jsonl"
    one: Record = record("marrakech", 3, seed=4)
    one.write(path)
    return str(path)


def lines_of(command: str, game: str) -> list[str]:
    return {
        "simulate": ["simulate", "marrakech", "--games", "3", "--bots", "greedy,heuristic,random", *SEEDED],
        "arena": ["arena", "marrakech/4", "--bots", "greedy,heuristic,random", "--deals", "2", "--workers", "1"],
        "review": ["review", game, "--simulations", "8", "--threads", "1"],
        "hint": ["hint", game, "--at", "1", "--simulations", "64"],
        "replay": ["replay", game],
        "draw": ["draw", game, "--no-colour"],
        "legal": ["legal", game, "--at", "5"],
        "perft": ["perft", "marrakech", "3"],
    }[command]


def figures(text: str) -> list[str]:
    """Every number of a game that a text names, sorted; what the arena measures by the clock is left out."""
    plain = re.sub(r"The\s+picture\s+needs.*?wider\.", "", CODES.sub("", text), flags=re.DOTALL)
    return sorted(FIGURE.findall(re.split(r"decisions +[\d, ]*\n? *decisions/s|decisions  decisions/s", plain)[0]))


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("command", sorted(set(COMMANDS) - NO_TABLES))
def test_each_figure_stands_whole(command: str, width: int, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = lines_of(command, game)
    code, piped, _ = run(*arguments)
    monkeypatch.setenv("COLUMNS", str(width))
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    shown_code, shown, _ = run(*arguments)
    assert (code, shown_code) == (0, 0)
    assert "…" not in piped + shown
    assert figures(piped)
    assert figures(shown) == figures(piped)


def test_a_run_of_the_arena_is_whole_in_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    _, out, _ = run(*lines_of("arena", ""))
    (heading,) = [line for line in out.splitlines() if "mean rank" in line]
    assert heading.split() == ["bot", "ahead", "wins", "mean", "rank", "points", "rating"]
    for line in re.findall(r"^ (?:greedy|heuristic|random) +\d+\.\d %.*%.*$", out, re.MULTILINE)[:3]:
        assert re.search(r"\d+ ± \d+ *$", line)


def drawn(table: Table, width: int) -> str:
    console = Console(file=io.StringIO(), force_terminal=True, width=width, color_system=None)
    printing.show(table, console)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def ratings() -> Table:
    table = Table(Column("bot"), Column("mean rating", justify="right"), title="Of 12 games", caption="with 95 %")
    table.add_row("a bot with many words", "39 ± 13")
    table.add_row("cmd:./a-very-long-name-of-a-program", "1,234,567 ± 1,234")
    return table


@pytest.mark.parametrize("width", range(12, 90))
def test_a_table_of_any_width_has_all_its_figures_and_words(width: int) -> None:
    shown = drawn(ratings(), width)
    for figure in ("39 ± 13", "1,234,567 ± 1,234"):
        assert figure in shown
    assert "…" not in shown
    if "┏" in shown:
        assert max(map(len, shown.splitlines())) <= width
    together = "".join(re.findall(r"[\w:./-]+", shown))
    assert "awithmany" in together.replace("bot", "") or "a bot with many words" in shown


def test_a_table_that_does_not_fit_is_printed_row_by_row() -> None:
    assert drawn(ratings(), 24) == (
        "Of 12 games\n\nbot a bot with many words\n  mean rating  39 ± 13\n\nbot cmd:./a-very-long-name-of-a-program\n"
        "  mean rating\n    1,234,567 ± 1,234\n\nwith 95 %\n")


def test_a_picture_wider_than_the_terminal_is_whole_and_says_so() -> None:
    console = Console(file=io.StringIO(), force_terminal=True, width=20, color_system=None)
    printing.show_picture(["coins " + "." * 30 + " 39   "], console)
    assert isinstance(console.file, io.StringIO)
    said = " The picture needs 39 columns, and the terminal has 20. Make the terminal wider.\n"
    assert console.file.getvalue().replace("\n", " ").split() == (said + "coins " + "." * 30 + " 39").split()


def test_no_command_prints_a_table_by_another_way() -> None:
    for file in Path(printing.__file__).parent.glob("*.py"):
        if file.name not in ("printing.py", "prose.py"):
            text = file.read_text()
            assert not re.search(r"rich\.markdown|overflow=\"(?:crop|ellipsis)", text), file
            assert not re.search(r"(?<!printing\.)\b[Cc]onsole\((?!stderr=True)", text), file
