"""Whole runs: cut short anyhow and gone on with, they are the run that nobody disturbed."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from jemaa.arena import arena
from jemaa.arena.arena import Means, hold, resume
from jemaa.arena.file import NAME, read
from jemaa.arena.match import Match, Task, fixtures
from jemaa.arena.play import Result
from jemaa.arena.run import Run
from jemaa.arena.stopping import Plan
from tests.arena.test_play import timeless

MATCH = Match(bots=("greedy", "random"), fixtures=fixtures(["marrakech/2", "morocco/3"]), seed=8)
HERE = Means()


def games(folder: Path) -> dict[Task, Result]:
    found = [timeless(one) for one in read(folder)[1]]
    assert len({one.task for one in found}) == len(found), "some game was played twice"
    return {one.task: one for one in found}


def ignore(run: Run) -> None:
    pass


def test_a_run_broken_off_goes_on_to_the_same_end(tmp_path: Path) -> None:
    whole = hold(MATCH, Plan(deals=4), HERE, ignore, tmp_path / "whole")
    seen = 0

    def stop(run: Run) -> None:
        nonlocal seen
        seen = run.games
        if seen == 7:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        hold(MATCH, Plan(deals=4), HERE, stop, tmp_path / "cut")
    assert len(games(tmp_path / "cut")) == 7
    assert (tmp_path / "cut/summary.json").exists()
    again = resume(tmp_path / "cut", HERE, ignore)
    assert games(tmp_path / "cut") == games(tmp_path / "whole")
    assert [line.pairs for line in again.fixtures] == [line.pairs for line in whole.fixtures]


def test_more_deals_can_be_added(tmp_path: Path) -> None:
    hold(MATCH, Plan(deals=2), HERE, ignore, tmp_path / "run")
    assert [line.deals for line in resume(tmp_path / "run", HERE, ignore).fixtures] == [2, 2]
    assert [line.deals for line in resume(tmp_path / "run", HERE, ignore, deals=3).fixtures] == [3, 3]
    hold(MATCH, Plan(deals=3), HERE, ignore, tmp_path / "other")
    assert games(tmp_path / "run") == games(tmp_path / "other")


def test_what_is_kept_is_not_played_over_and_nothing_compiled_for_it(tmp_path: Path,
                                                                    monkeypatch: pytest.MonkeyPatch) -> None:
    hold(MATCH, Plan(deals=1), HERE, ignore, tmp_path)
    monkeypatch.delattr(arena, "warm")
    with pytest.raises(FileExistsError, match="go on with --resume"):
        hold(MATCH, Plan(deals=1), HERE, ignore, tmp_path)


def test_out_of_time_nothing_more_is_begun(tmp_path: Path) -> None:
    summary = hold(MATCH, Plan(deals=100_000), Means(seconds=0.5), ignore)
    assert 1 <= summary.fixtures[0].deals < 50_000


@pytest.mark.parametrize("workers", [1, 2])
def test_a_killed_run_has_kept_what_was_finished(tmp_path: Path, workers: int) -> None:
    command = [sys.executable, "-m", "jemaa", "arena", "marrakech/2", "morocco/3", "--bots", "greedy,random",
               "--seed", "8", "--deals", "16", "--workers", str(workers), "--out", str(tmp_path / "run")]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    while not (tmp_path / "run" / NAME).exists() or len(read_if_begun(tmp_path / "run")) < 12:
        assert process.poll() is None
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate(timeout=60)
    kept = games(tmp_path / "run")
    assert 11 <= len(kept) < 16 * 2 + 16 * 3
    resume(tmp_path / "run", HERE, ignore)
    hold(MATCH, Plan(deals=16), HERE, ignore, tmp_path / "whole")
    whole = games(tmp_path / "whole")
    assert games(tmp_path / "run") == whole
    assert kept.items() <= whole.items()


def read_if_begun(folder: Path) -> list[bytes]:
    return (folder / NAME).read_bytes().splitlines()
