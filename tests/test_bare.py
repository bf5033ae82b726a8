"""Without NumPy and Numba: the same games, the same answers, and a word about what is not offered."""

import re
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pexpect  # type: ignore[import-untyped]  # it has no types
import pytest

from tests import bare
from tests.played import record

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def run(tmp_path: Path) -> Callable[..., tuple[int, str, str]]:
    """Runs Python with some words in a process without NumPy: the exit code, what was printed, and the errors."""
    environment = bare.environment(tmp_path)

    def started(*words: str) -> tuple[int, str, str]:
        done = subprocess.run([sys.executable, *words], cwd=ROOT, env=environment, check=False, capture_output=True,
                              text=True, stdin=subprocess.DEVNULL, timeout=300)
        return done.returncode, done.stdout, done.stderr

    return started


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A finished random game of each game, and the beginning of one, as files."""
    folder = tmp_path_factory.mktemp("games")
    games = {"marrakech": record("marrakech"), "morocco": record("morocco"), "opening": record("marrakech", entries=8)}
    for name, game in games.items():
        (folder / name).write_bytes(b"".join(game.lines()))
    return {name: folder / name for name in games}


@pytest.mark.parametrize("name", ["marrakech", "morocco"])
def test_a_whole_game_of_bots_is_the_compiled_one(run: Callable[..., tuple[int, str, str]], name: str) -> None:
    """Through table, views, record, replay and a review, with networks: every number to its last digit."""
    code, out, err = run("-m", "tests.bare", name)
    assert (code, err) == (0, "")
    assert out.splitlines() == [*bare.told(name)]


@pytest.mark.parametrize("words", [
    ["rules", "marrakech"],
    ["legal", "{position}"],
    ["draw", "{position}", "--svg"],
    ["perft", "morocco", "2", "--players", "2"],
    ["hint", "{position}", "--simulations", "40", "--json"],
    ["replay", "{morocco}"],
    ["review", "{opening}", "--simulations", "1", "--json"],
    ["simulate", "marrakech", "--bots", "level4,level1,random,greedy", "--games", "2", "--json"],
], ids=lambda words: words[0])
def test_a_command_prints_what_it_prints_compiled(
        run: Callable[..., tuple[int, str, str]], records: dict[str, Path], words: list[str]) -> None:
    states = list(record("marrakech").states())
    known = {"position": next(state.text for state in states[40:] if state.actor >= 0), **records}
    command = ["-m", "jemaa", *(word.format(**known) for word in words)]
    code, out, err = run(*command)
    assert code == 0, err
    compiled = subprocess.run([sys.executable, *command], cwd=ROOT, check=True, capture_output=True, text=True)
    assert out == compiled.stdout


def test_a_game_is_played_to_its_end_in_the_terminal(run: Callable[..., tuple[int, str, str]], tmp_path: Path) -> None:
    code, out, err = run("-m", "jemaa", "play", "marrakech", "--players", "2", "--seats", "level3,heuristic",
                         "--seed", "5", "--defaults", "--save", str(tmp_path / "game.jsonl"))
    assert (code, err) == (0, "")
    assert "wins" in out


def test_the_questions_offer_the_other_levels_and_say_why(tmp_path: Path) -> None:
    process = pexpect.spawn(sys.executable, ["-m", "jemaa", "play", "marrakech", "--players", "2"], cwd=str(ROOT),
                            env=bare.environment(tmp_path), dimensions=(40, 200), encoding="utf-8", timeout=120)
    with closing(process):
        process.expect_exact("Options,")
        process.sendline("-")
        process.expect_exact("Seat A")
        shown = process.before
        assert re.findall(r"level\d", shown.partition("Also:")[0]) == ["level1", "level2", "level3", "level4"]
        assert "max: and seconds" not in shown
        assert ("level5, max, flat, max:SECONDS and flat:PLAYOUTS need compiled rules: pip install 'jemaa[jit]'"
                in " ".join(shown.split()))
        process.sendline("level5")
        process.expect_exact("level5 would take too long for a choice here.")
        process.expect_exact("Seat A")  # asked again


@pytest.mark.parametrize("command", ["play", "simulate", "arena"])
def test_help_lists_only_what_is_offered(run: Callable[..., tuple[int, str, str]], command: str) -> None:
    code, out, _ = run("-m", "jemaa", command, "--help")
    listed = " ".join(out.partition("KIND,KIND")[2].partition("\n  --seed")[0].split()[:40])
    assert code == 0
    assert "level4" in listed
    assert not re.search(r"\b(level5|flat|max)\b", listed)


def test_a_hint_looks_as_far_as_it_can_in_some_seconds(run: Callable[..., tuple[int, str, str]]) -> None:
    state = next(state for state in record("marrakech").states() if state.actor >= 0)
    code, out, _ = run("-m", "jemaa", "hint", state.text, "--json")
    assert code == 0
    assert msgspec.json.decode(out)["simulations"] == 100


@pytest.mark.parametrize("kind", ["level5", "max", "max:1", "flat", "flat:20000"])
def test_a_level_that_would_take_too_long_is_refused_with_what_to_install(
        run: Callable[..., tuple[int, str, str]], kind: str) -> None:
    code, out, err = run("-m", "jemaa", "simulate", "marrakech", "--players", "2", "--bots", f"random,{kind}")
    assert (code, out) == (2, "")
    assert err.startswith(f"jemaa: {kind} would take too long for a choice here. level5, max, flat, max:SECONDS and "
                          "flat:PLAYOUTS ")
    assert err.endswith("pip install 'jemaa[jit]'\n")


def test_a_seat_for_such_a_level_is_refused_too(run: Callable[..., tuple[int, str, str]]) -> None:
    code, _, err = run("-m", "jemaa", "play", "marrakech", "--players", "2", "--seats", "level1,level5", "--defaults")
    assert code == 2
    assert "pip install 'jemaa[jit]'" in err


def test_an_arena_without_them_is_refused_too(run: Callable[..., tuple[int, str, str]]) -> None:
    code, out, err = run("-m", "jemaa", "arena", "marrakech/2", "--bots", "level1,level5", "--deals", "1")
    assert (code, out) == (2, "")
    assert err.endswith("pip install 'jemaa[jit]'\n")


@pytest.mark.parametrize("words", [["train", "marrakech/2", "--games", "1", "--out", "/nowhere/net.json"],
                                   ["tune", "marrakech", "--games", "1"]], ids=lambda words: words[0])
def test_what_needs_arrays_says_what_to_install(run: Callable[..., tuple[int, str, str]], words: list[str]) -> None:
    assert run("-m", "jemaa", *words) == (
        2, "", "jemaa: this needs numpy, which is not installed: pip install 'jemaa[envs]'\n")


def test_golden_playthroughs_are_told_as_they_are_kept(run: Callable[..., tuple[int, str, str]]) -> None:
    assert run("-m", "tests.golden", "--check") == (0, "", "")
