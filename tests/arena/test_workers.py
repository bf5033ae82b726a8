"""Processes: every task once, whoever dies, and no more handed out than there is room for."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from jemaa.arena.match import Task
from jemaa.arena.play import Result, play
from jemaa.arena.workers import AHEAD, spread
from jemaa.bots.external import External
from jemaa.core.chance import Stream
from jemaa.core.errors import IllegalChoice, JemaaError
from tests.arena.interrupted import children
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


class Terminated(subprocess.Popen[bytes]):
    """A program; the process that starts it gets SIGTERM before anybody knows the program's number."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        Path("started", str(self.pid)).touch()
        signal.raise_signal(signal.SIGTERM)


def hasty(task: Task) -> Result:
    with patch.object(subprocess, "Popen", Terminated):
        return pondering(task)


def test_a_worker_that_must_leave_while_it_starts_a_program_ends_the_program(folder: Path) -> None:
    with pytest.raises(JemaaError, match="killed 3 times"):
        list(spread(hasty, iter(TASKS[2:3]), 2))
    started = programs(folder)
    assert len(started) == 3
    assert all(map(gone, started))


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


def illegal(_task: Task) -> Result:
    raise IllegalChoice("MK-1.1", "it can't be")


def test_a_fault_that_cannot_be_pickled_is_told_all_the_same() -> None:
    with pytest.raises(JemaaError, match=r"MK-1.1: it can't be") as told:
        list(spread(illegal, iter(TASKS), 2))
    assert "in illegal" in told.value.__notes__[0]


class Odd(Exception):
    """Can be pickled, but not unpickled."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__(one + other)


def odd(_task: Task) -> Result:
    raise Odd(3, 4)


def test_an_error_that_cannot_be_pickled_is_raised_under_another_name() -> None:
    with pytest.raises(RuntimeError, match=r"Odd\(7\)"):
        list(spread(odd, iter(TASKS), 2))


def unsendable(_task: Task) -> object:
    return threading.Lock()


def test_a_result_that_cannot_be_pickled_is_an_error() -> None:
    with pytest.raises(TypeError, match="pickle"):
        list(spread(unsendable, iter(TASKS), 2))


def test_large_tasks_and_large_results_wait_for_each_other_no_more_than_small_ones() -> None:
    tasks = [bytes([number]) * 1_000_000 for number in range(12)]
    assert sorted(spread(bytes, iter(tasks), 2)) == tasks


def collect(found: list[Task], presses: Callable[[], int]) -> None:
    """Take all results, and press Ctrl-C so many times while one is taken."""
    for one in spread(made, iter(TASKS), 2):
        for _ in range(presses()):
            signal.raise_signal(signal.SIGINT)
        found.append(one.task)


def test_ctrl_c_during_the_last_result_is_not_forgotten() -> None:
    found: list[Task] = []
    with pytest.raises(KeyboardInterrupt):
        collect(found, lambda: len(found) == len(TASKS) - 1)
    assert sorted(found) == TASKS
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_ctrl_c_is_raised_between_two_results_however_often_it_is_pressed() -> None:
    found: list[Task] = []
    with pytest.raises(KeyboardInterrupt):
        collect(found, lambda: 3)
    assert 1 <= len(found) < len(TASKS)


def test_in_another_thread_it_leaves_ctrl_c_alone() -> None:
    with ThreadPoolExecutor(1) as pool:
        found = pool.submit(lambda: [one.task for one in spread(made, iter(TASKS), 2)]).result()
    assert sorted(found) == TASKS


def test_leaving_early_ends_the_processes() -> None:
    results = spread(partial(play, TWO), iter([Task(0, deal, 0) for deal in range(10_000)]), 2)
    next(results)
    before = children(os.getpid())
    assert len(before) >= 2
    results.close()
    assert not before & children(os.getpid())

