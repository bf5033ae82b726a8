"""A Ray cluster of two worker processes plays the same games, also when one of them is killed."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from jemaa.arena.arena import Means, hold
from jemaa.arena.file import NAME
from jemaa.arena.stopping import Plan
from jemaa.core.errors import JemaaError
from tests.arena.clusters import Cluster, cluster
from tests.arena.test_arena import MATCH, games, ignore

__all__ = ["cluster"]

def begun(cluster: Cluster, folder: Path, deals: int) -> "subprocess.Popen[str]":
    """`jemaa arena` with `MATCH` on the cluster."""
    return subprocess.Popen(
        [sys.executable, "-m", "jemaa", "arena", *map(str, MATCH.fixtures), "--bots", ",".join(MATCH.bots),
         "--seed", str(MATCH.seed), "--deals", str(deals), "--ray", cluster.address, "--out", str(folder)],
        env=cluster.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_it_plays_the_same_games(cluster: Cluster, tmp_path: Path) -> None:
    _, err = (process := begun(cluster, tmp_path / "ray", 4)).communicate(timeout=300)
    assert (process.returncode, err) == (0, "")
    hold(MATCH, Plan(deals=4), Means(), ignore, tmp_path / "here")
    assert games(tmp_path / "ray") == games(tmp_path / "here")


def test_a_killed_worker_loses_no_game(cluster: Cluster, tmp_path: Path) -> None:
    process = begun(cluster, tmp_path / "ray", 40)
    file = tmp_path / "ray" / NAME
    killed = 0
    while killed == 0:
        assert process.poll() is None
        time.sleep(0.05)
        if file.exists() and len(file.read_bytes().splitlines()) > 20:
            killed = kill_one_worker(cluster)
    _, err = process.communicate(timeout=300)
    assert (process.returncode, err) == (0, "")
    assert len(games(tmp_path / "ray")) == 40 * 2 + 40 * 3


def kill_one_worker(cluster: Cluster) -> int:
    """Kill one process of this cluster that plays a game; 0 if none does at this moment."""
    for place in Path("/proc").glob("[0-9]*"):
        try:
            playing = (place / "cmdline").read_bytes().startswith(b"ray::_run")
            parents = ancestors(int(place.name)) if playing else []
        except OSError:  # gone in the meantime
            continue
        if cluster.process.pid in parents:
            os.kill(int(place.name), signal.SIGKILL)
            return int(place.name)
    return 0


def ancestors(process: int) -> list[int]:
    """The processes that a process descends from."""
    found: list[int] = []
    while process > 1:
        process = int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])
        found.append(process)
    return found


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere", "nowhere:port"])
def test_no_cluster_is_told_in_a_sentence(address: str) -> None:
    with pytest.raises(JemaaError, match=f"no Ray cluster answers at '{address}'.*HOST:PORT"):
        hold(MATCH, Plan(), Means(ray=address), ignore)
