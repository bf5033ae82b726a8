"""Processes: every task once, whoever dies, and no more handed out than there is room for."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from jemaa.arena.match import Task
from jemaa.arena.play import Result, play
from jemaa.arena.workers import AHEAD, spread
from jemaa.bots.external import External
from jemaa.core.chance import Stream
from jemaa.core.errors import JemaaError
from tests.arena.made import TWO, result
from tests.arena.test_play import MATCH, timeless
from tests.bots.test_external import gone, turn

ROOT = Path(__file__).resolve().parents[2]
TASKS = [Task(0, deal, rotation) for deal in range(6) for rotation in range(2)]


def made(task: Task) -> Result:
    return result([1, 2], deal=task.deal, rotation=task.rotation)


def deadly(folder: Path, times: int, task: Task) -> Result:
    """Kills its process the first times that deal 3 is played."""
    killed = len(list(folder.iterdir()))
    if task.deal == 3 and killed < times:
        (folder / str(killed)).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return made(task)


def pondering(task: Task) -> Result:
    """In all deals but the first a program thinks for ever."""
    if task.deal:
        External(Stream(0), "sh ponder.sh", start_ms=600_000).choose(turn())
    return made(task)


def failing(task: Task) -> Result:
    raise JemaaError(f"deal {task.deal} can't be")


def test_any_number_of_workers_plays_the_same_games() -> None:
    tasks = [Task(fixture, deal, 0) for fixture in range(3) for deal in range(3)]
    alone, together = ({one.task: timeless(one) for one in spread(partial(play, MATCH), iter(tasks), workers)}
                       for workers in (1, 2))
    assert set(alone) == set(tasks)
    assert alone == together


def test_a_killed_worker_loses_no_game(tmp_path: Path) -> None:
    found = [one.task for one in spread(partial(deadly, tmp_path, 2), iter(TASKS), 2)]
    assert len(list(tmp_path.iterdir())) == 2
    assert sorted(found) == TASKS


ENDLESS = """
from itertools import cycle
from jemaa.arena.workers import spread
from tests.arena.test_workers import TASKS, made

for one in spread(made, cycle(TASKS), 2):
    print(one.deal, flush=True)
"""


def test_when_the_run_is_killed_its_processes_end() -> None:
    """They hold its output open: it ends when the last of them does."""
    with subprocess.Popen([sys.executable, "-c", ENDLESS], cwd=ROOT, stdout=subprocess.PIPE) as run:
        assert run.stdout
        run.stdout.readline()
        run.kill()
        run.communicate(timeout=60)


PONDERED = """
from jemaa.arena.workers import spread
from tests.arena.test_workers import TASKS, pondering

list(spread(pondering, iter(TASKS), 2))
"""


def programs(folder: Path) -> list[int]:
    """The two that are started there, by number."""
    while len(found := [int(file.name) for file in (folder / "started").iterdir()]) < 2:
        time.sleep(0.05)
    return found


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a program is that is asked, and never answers; the working folder."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "started").mkdir()
    (tmp_path / "ponder.sh").write_text("touch started/$$; while :; do :; done")
    return tmp_path


def test_left_early_the_processes_end_the_programs_that_play_in_them(folder: Path) -> None:
    results = spread(pondering, iter(TASKS), 2)
    next(results)
    started = programs(folder)
    results.close()
    assert all(map(gone, started))


def test_when_the_run_is_killed_the_programs_end_too(folder: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", PONDERED], env={**os.environ, "PYTHONPATH": str(ROOT)}) as run:
        started = programs(folder)
        run.kill()
    end = time.monotonic() + 60
    while not all(map(gone, started)):
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_game_that_kills_every_worker_ends_the_run_with_a_sentence(tmp_path: Path) -> None:
    found = list[Result]()
    with pytest.raises(JemaaError, match="killed 3 times during the same game"):
        found.extend(spread(partial(deadly, tmp_path, 99), iter(TASKS), 2))
    assert 3 <= len(list(tmp_path.iterdir())) <= 6  # both rotations of the deal kill


def test_tasks_are_asked_for_only_when_there_is_room() -> None:
    asked, done = 0, 0

    def tasks() -> Iterator[Task]:
        nonlocal asked
        for task in TASKS * 3:
            asked += 1
            yield task

    for _ in spread(made, tasks(), 2):
        done += 1
        assert asked <= done + AHEAD * 2
    assert done == len(TASKS) * 3


def test_a_fault_of_the_input_is_told() -> None:
    with pytest.raises(JemaaError, match="can't be"):
        list(spread(failing, iter(TASKS), 2))


def test_leaving_early_ends_the_processes() -> None:
    results = spread(partial(play, TWO), iter([Task(0, deal, 0) for deal in range(10_000)]), 2)
    next(results)
    before = children(os.getpid())
    assert len(before) >= 2
    results.close()
    assert not before & children(os.getpid())


def children(process: int) -> set[str]:
    """A process's worker processes."""
    own = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return {child for child in own if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()}
