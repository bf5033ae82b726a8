"""Teaching a network: it learns, the same for the same seed, and says what it did."""

from pathlib import Path

import numpy as np
import pytest

from jemaa import games
from jemaa.bots.learn import CHUNK, Teacher, learn_from, to_leads
from jemaa.bots.network import CHANCES, LEAD, excite, load, read_off
from jemaa.core.game import Game
from jemaa.core.row import floats
from jemaa.games import game_type
from tests.cli.test_main import run

ONE = games.game("marrakech", 2, two_player_rugs="single")


def taught(seed: int, played: int, tables: list[Game] | None = None) -> tuple[Teacher, list[float]]:
    """A teacher after so many games, and the surprise of each chunk."""
    teacher, surprises = Teacher(tables or [ONE], seed), list[float]()
    teacher.teach(played, lambda _, surprise: surprises.append(surprise))
    return teacher, surprises


def test_it_foresees_wins_better_and_better() -> None:
    """The error is that of shares of the win, against what the next positions made of them."""
    _, surprises = taught(1, 4 * CHUNK)
    assert surprises[-1] < 0.95 * surprises[0]


def test_the_same_seed_teaches_the_same() -> None:
    (first, _), (again, _), (other, _) = taught(3, 20), taught(3, 20), taught(4, 20)
    assert np.array_equal(first.network.inputs, again.network.inputs)
    assert np.array_equal(first.network.outputs, again.network.outputs)
    assert not np.array_equal(first.network.outputs, other.network.outputs)


def test_it_begins_with_what_it_is_given_and_leaves_that_alone() -> None:
    known = load(ONE.inputs.file(ONE.start().row), ONE.inputs)
    before = known.inputs.copy()
    teacher = Teacher([ONE], 1, known)
    assert np.array_equal(teacher.network.inputs, known.inputs)
    teacher.teach(5, lambda *_: None)
    assert not np.array_equal(teacher.network.inputs, before)
    assert np.array_equal(known.inputs, before)


@pytest.mark.parametrize("better", [True, False])
def test_a_step_goes_towards_what_came_of_a_position(better: bool) -> None:
    teacher, _ = taught(2, 1)
    lesson = teacher.lesson
    before = [foreseen(teacher, output) for output in (LEAD, CHANCES)]
    lesson.leads[0] = lesson.memory.leads[0, 0] + (8 if better else -8)
    lesson.shares[0] = 1.0 if better else 0.0
    learn_from(lesson, 0, 0, 1e-3)
    for output, was in zip((LEAD, CHANCES), before, strict=True):
        assert (foreseen(teacher, output) > was) == better


def foreseen(teacher: Teacher, output: int) -> float:
    """What the network adds to what seat A expected in the first position of the last game."""
    memory, seen = teacher.lesson.memory, teacher.lesson.sight
    n = int(memory.counts[0, 0])
    seen.which[:n], seen.amounts[:n] = memory.which[0, 0, :n], memory.amounts[0, 0, :n]
    excite(teacher.network, seen, n)
    return read_off(teacher.network, seen, output)


def test_leads_are_over_the_mean_of_the_others() -> None:
    points = floats(3)
    points[0], points[1], points[2] = 30.0, 10.0, 20.0
    to_leads(points, 3)
    assert list(points) == [15, -15, 0]


def test_the_command_writes_a_file_that_names_it(tmp_path: Path) -> None:
    file, other = tmp_path / "net.json", tmp_path / "other.json"
    command = "teach marrakech/2 marrakech/2/turn_order=roll_first --games 8 --seed 5"
    code, _, _ = run(*command.split(), "--out", str(file))
    assert code == 0
    assert f'"command": "jemaa {command}"' in file.read_text()
    load(file, game_type("marrakech").inputs)
    code, _, err = run("teach", "marrakech/2", "--games", "8", "--out", str(file))
    assert (code, "net.json exists; give another --out" in err) == (2, True)
    code, _, _ = run("teach", "marrakech/3", "--games", "3", "--rates", "0.001,1e-05,1", "--start", str(file),
                     "--out", str(other))
    assert code == 0
    assert '"jemaa teach marrakech/3 --games 3 --seed 1 --rates 0.001,1e-05,1 --start net.json"' in other.read_text()
    code, _, err = run("teach", "marrakech/3", "--rates", "0.001,0,1", "--out", str(tmp_path / "none.json"))
    assert (code, "is not three numbers above 0" in err) == (2, True)


@pytest.mark.parametrize(("tables", "wanted"), [
    (["morocco/2"], "judged without a network"), (["marrakech/2", "marrakech/3"], "different networks"),
    (["marrakech"], "different networks")])
def test_what_cannot_be_taught_is_refused(tables: list[str], wanted: str, tmp_path: Path) -> None:
    code, _, err = run("teach", *tables, "--out", str(tmp_path / "net.json"))
    assert code == 2
    assert wanted in err
    assert not list(tmp_path.iterdir())
