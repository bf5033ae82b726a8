"""A whole training: the same however it is played and interrupted, on processes and on a cluster of two machines."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from jemaa.bots.network import Network
from jemaa.bots.self_play import BATCH
from jemaa.bots.trainer import Trainer
from jemaa.learning import checkpoint
from jemaa.learning.run import Keeper, Means, train
from jemaa.learning.settings import Settings
from tests.arena.clusters import Cluster, cluster, joined, machines
from tests.bots.trained import SMALL, learn

__all__ = ["cluster"]

SETTINGS = Settings(tables=("marrakech/2/two_player_rugs=single",), games=4 * BATCH, seed=3, size=SMALL)


@pytest.fixture(scope="module")
def known() -> Network:
    return learn(begun()).network


def begun() -> Trainer:
    return Trainer(SETTINGS.plan(), SMALL)


def same(one: Network, other: Network) -> bool:
    return all(map(np.array_equal, one, other))


def test_two_processes_come_to_the_same(known: Network, tmp_path: Path) -> None:
    trainer, seen = begun(), list[int]()
    keeper = Keeper(tmp_path / "net.json.checkpoint", SETTINGS, 150)
    train(trainer, Means(workers=2), lambda at: seen.append(at.games), keeper)
    assert same(trainer.network, known)
    assert seen == [BATCH, 2 * BATCH, 3 * BATCH, 4 * BATCH]
    assert checkpoint.load(keeper.file)[1].games == 2 * BATCH, "every 150 games, in whole batches, and not at the end"


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_keeps_the_running_batch(workers: int, known: Network, tmp_path: Path,
                                        monkeypatch: pytest.MonkeyPatch) -> None:
    """Pressed in the middle of a batch: that one is finished, kept, and the training goes on from there."""
    trainer, keeper = begun(), Keeper(tmp_path / "net.json.checkpoint", SETTINGS, 10_000)
    learn_one = trainer._learn

    def learn_and_press(game: object) -> None:
        learn_one(game)  # type: ignore[arg-type]  # whatever it is
        if trainer.games == BATCH + 5:
            os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(trainer, "_learn", learn_and_press)
    with pytest.raises(KeyboardInterrupt):
        train(trainer, Means(workers=workers), lambda _: None, keeper)
    assert trainer.games % BATCH == 0
    assert trainer.games >= 2 * BATCH
    _, again = checkpoint.load(keeper.file)
    assert isinstance(again, Trainer)
    assert again.games == trainer.games
    train(again, Means(), lambda _: None)
    assert same(again.network, known)


def test_a_killed_training_goes_on_from_its_checkpoint(known: Network, tmp_path: Path) -> None:
    """Killed right after a checkpoint was written, without any chance to say goodbye."""
    program = f"""
import os, signal
from pathlib import Path
from jemaa.learning import checkpoint
from jemaa.learning.run import Keeper, Means, train
from tests.learning.test_run import SETTINGS, begun
save = checkpoint.save
def save_and_die(*given):
    save(*given)
    os.kill(os.getpid(), signal.SIGKILL)
checkpoint.save = save_and_die
train(begun(), Means(), lambda _: None, Keeper(Path({str(tmp_path / "net.json.checkpoint")!r}), SETTINGS, 200))
"""
    ended = subprocess.run([sys.executable, "-c", program], check=False, env={**os.environ, "PYTHONPATH": "."})
    assert ended.returncode == -signal.SIGKILL
    _, again = checkpoint.load(tmp_path / "net.json.checkpoint")
    assert isinstance(again, Trainer)
    assert again.games == 2 * BATCH
    train(again, Means(), lambda _: None)
    assert same(again.network, known)


def test_a_cluster_of_two_machines_comes_to_the_same(cluster: Cluster, tmp_path: Path) -> None:
    """Here both are processes of this one; each plays parts, and the learner is outside."""
    with joined(cluster):
        assert machines(cluster) == 2
        out = tmp_path / "net.json"
        ended = subprocess.run(
            [sys.executable, "-m", "jemaa", "train", *SETTINGS.tables, "--games", str(SETTINGS.games), "--seed",
             str(SETTINGS.seed), "--units", "8,4", "--ray", cluster.address, "--out", str(out)],
            env=cluster.environment, capture_output=True, text=True, check=False)
        assert (ended.returncode, ended.stderr) == (0, "")
    whole = subprocess.run(
        [sys.executable, "-m", "jemaa", "train", *SETTINGS.tables, "--games", str(SETTINGS.games), "--seed",
         str(SETTINGS.seed), "--units", "8,4", "--workers", "1", "--out", str(tmp_path / "one.json")],
        capture_output=True, text=True, check=False)
    assert (whole.returncode, whole.stderr) == (0, "")
    assert out.read_bytes() == (tmp_path / "one.json").read_bytes()
