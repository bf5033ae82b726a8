"""docs/guide/bots.md: its commands and its Python run, and its tables are those of the code."""

import re
import shlex
import shutil
from pathlib import Path

import pytest

from jemaa.bots import KINDS, external
from jemaa.bots.levels import LEVELS, MAX_MILLISECONDS, level5_plan, timed_plan
from jemaa.bots.weights import load
from jemaa.cli.asking import FEELS
from jemaa.core.game import Game
from jemaa.games import GAMES, game, game_type
from tests.cli.test_guide import assert_shown
from tests.cli.test_main import run

ROOT = Path(__file__).resolve().parents[2]
GUIDE = (ROOT / "docs" / "guide" / "bots.md").read_text(encoding="utf-8")
COMMANDS = [part for block in re.findall(r"```console\n(.*?)```", GUIDE, re.DOTALL)
            for part in re.findall(r"^\$ jemaa (.*?)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE)]


def test_its_commands_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(COMMANDS) == 8
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    monkeypatch.chdir(tmp_path)
    for command, wanted in COMMANDS:
        code, out, err = run(*shlex.split(command))
        assert_shown(wanted, err + out)
        assert code == 0
        assert "failed" not in out


def test_its_python_runs(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    blocks = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
    assert len(blocks) == 3
    for block in blocks:
        exec(compile(block, "bots.md", "exec"), names)  # noqa: S102  # what it shows is what is tested
    assert re.fullmatch(r"\w+ \d+ \[0\.\d+, 0\.\d+\]\n((left|ahead|right)\n){2}", capsys.readouterr().out)


@pytest.mark.parametrize("name", GAMES)
def test_its_weights_are_those_in_use(name: str) -> None:
    section = GUIDE.split(f"### {name.capitalize()}\n")[1].split("\n#")[0]
    shown = re.findall(r"^\| ([a-z]+(?: \d)?) \| (-?[\d.]+) \| (-?[\d.]+) \| \S.* \|$", section, re.MULTILINE)
    used = load(game(name).type.evaluation.weights).features
    assert shown == [(feature, f"{pair.start:.2f}", f"{pair.end:.2f}") for feature, pair in used.items()]


def test_its_levels_are_those_in_use() -> None:
    levels, baselines = GUIDE.split("| Baseline |")
    shown = dict(re.findall(r"^\| `(\w+)` \| .*? \| (.*?) \|$", levels, re.MULTILINE))
    assert re.findall(r"^\| `(\w+)`.* \|$", baselines.partition("\n\n")[0], re.MULTILINE) == [
        kind for kind in KINDS if kind not in LEVELS]
    assert list(shown) == [*LEVELS] == [kind for kind in FEELS if kind != "human"]
    assert list(KINDS)[: len(shown)] == list(shown)
    types = [game_type(name) for name in GAMES]
    for i, level in enumerate(["level1", "level2", "level3", "level4"]):
        skills = [kind.levels.skills[i] for kind in types]
        numbers = [f"{number:g}" for skill in skills for number in (skill.overlooked, skill.misjudged)]
        assert re.findall(r"[\d.]+", shown[level].replace("of 100 ", "")) == numbers
    tables = [Game(kind, players) for kind in types for players in range(kind.fewest_players, kind.most_players + 1)]
    searches = {"level5": [level5_plan(table) for table in tables],
                "max": [timed_plan(MAX_MILLISECONDS, table) for table in tables]}
    for level, plans in searches.items():
        assert all(f"{plan.milliseconds:,} ms" in shown[level] for plan in plans)
    one, two = (either([f"{number:,}" for number in kind.levels.simulations.values()]) for kind in types)
    assert f"tries {one} continuations a decision, in Morocco {two}, by the number of players" in shown["level5"]


def either(numbers: list[str]) -> str:
    """A number for each number of players, or the one that is for all of them."""
    if len(set(numbers)) == 1:
        return numbers[0]
    *some, last = numbers
    return f"{', '.join(some)} or {last}"


def test_its_limits_are_those_in_use() -> None:
    for number, unit in ((external.START_MS, "ms"), (external.DECISION_MS, "ms"), (external.LONGEST_ANSWER, "bytes"),
                         (external.KEPT_ERRORS, "bytes"), (external.LONGEST_KIND, "letters")):
        assert f"{number:,} {unit}" in GUIDE
    assert f"`{external.STAND_IN}` plays the seat" in GUIDE
