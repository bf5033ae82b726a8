"""A whole training of a policy: the same however it is played and interrupted, on processes and on a cluster."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import numpy as np
import pytest

from jemaa.bots.policy_play import CLOSELY, PolicySize
from jemaa.bots.policy_trainer import PolicyTrainer
from jemaa.core.errors import JemaaError
from jemaa.learning import checkpoint
from jemaa.learning.run import Keeper, Means, train
from jemaa.learning.settings import PolicySettings
from tests.arena.clusters import Cluster, cluster, joined, machines

__all__ = ["cluster"]

SETTINGS = PolicySettings(tables=("morocco/2", "morocco/2/keep_cube=may"), games=4, seed=3, simulations=CLOSELY,
                          passes=1, size=PolicySize(6, 5))
WORDS = ["train-policy", *SETTINGS.tables, "--games", "4", "--seed", "3", "--simulations", str(CLOSELY), "--passes",
         "1", "--units", "6,5"]


def begun() -> PolicyTrainer:
    return PolicyTrainer(SETTINGS.plan())


@pytest.fixture(scope="module")
def known() -> PolicyTrainer:
    trainer = begun()
    train(trainer, Means(), lambda _: None)
    return trainer


def same(one: PolicyTrainer, other: PolicyTrainer) -> bool:
    states = [trainer.state() for trainer in (one, other)]
    return all(np.array_equal(states[0][name], states[1][name]) for name in states[0])


def test_two_processes_come_to_the_same(known: PolicyTrainer, tmp_path: Path) -> None:
    trainer, seen = begun(), list[int]()
    keeper = Keeper(tmp_path / "net.json.checkpoint", SETTINGS, 2)
    train(trainer, Means(workers=2), lambda at: seen.append(at.games), keeper)
    assert same(trainer, known)
    assert seen == [1, 2, 3, 4]
    settings, kept = checkpoint.load(keeper.file)
    assert (settings, kept.games) == (SETTINGS, 2)


def test_ctrl_c_keeps_the_games_that_are_over(known: PolicyTrainer, tmp_path: Path) -> None:
    trainer, keeper = begun(), Keeper(tmp_path / "net.json.checkpoint", SETTINGS, 10_000)

    def press(at: PolicyTrainer) -> None:
        if at.games == 2:
            os.kill(os.getpid(), signal.SIGINT)

    with pytest.raises(KeyboardInterrupt):
        train(trainer, Means(), press, keeper)
    _, again = checkpoint.load(keeper.file)
    assert isinstance(again, PolicyTrainer)
    assert again.games == 2
    train(again, Means(), lambda _: None)
    assert same(again, known)
    assert [learnt.loss for learnt in again.learn()] == [learnt.loss for learnt in known.learn()]


def change(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Have files of this name hold something else than they do."""
    read = Path.read_bytes
    monkeypatch.setattr(Path, "read_bytes", lambda path: read(path) + b" " * (path.name == name))


def test_other_networks_of_values_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They play the games that are learnt from."""
    file = tmp_path / "net.json.checkpoint"
    checkpoint.save(file, SETTINGS, begun())
    change(monkeypatch, "2-policy.json")
    checkpoint.load(file)  # no game is played by it
    change(monkeypatch, "2.json")
    with pytest.raises(JemaaError, match="have changed since"):
        checkpoint.load(file)


def test_another_policy_is_refused_where_it_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "net.json.checkpoint"
    settings = msgspec.structs.replace(SETTINGS, by_policy=True)
    checkpoint.save(file, settings, PolicyTrainer(settings.plan()))
    checkpoint.load(file)
    change(monkeypatch, "2-policy.json")
    with pytest.raises(JemaaError, match="have changed since"):
        checkpoint.load(file)


@pytest.mark.parametrize("damage", [lambda content: content[:2000],
                                    lambda content: content.replace(b'"games":1', b'"games":5'),
                                    lambda content: content.replace(b"visits.npy", b"visitz.npy")])
def test_damage_is_told_in_a_sentence(damage: object, tmp_path: Path) -> None:
    file, trainer = tmp_path / "net.json.checkpoint", begun()
    part = next(trainer.parts())
    trainer.add(trainer.job(part), lambda: None)
    checkpoint.save(file, SETTINGS, trainer)
    assert callable(damage)
    file.write_bytes(damage(file.read_bytes()))
    with pytest.raises(JemaaError, match=r"net\.json\.checkpoint is no checkpoint of a training, or is damaged"):
        checkpoint.load(file)


def test_a_cluster_of_two_machines_comes_to_the_same(cluster: Cluster, tmp_path: Path) -> None:
    """Here both are processes of this one; each plays games, and the learner is outside."""
    with joined(cluster):
        assert machines(cluster) == 2
        ended = subprocess.run([sys.executable, "-m", "jemaa", *WORDS, "--ray", cluster.address, "--out",
                                str(tmp_path / "net.json")], env=cluster.environment, capture_output=True, text=True,
                               check=False)
        assert ended.returncode == 0, ended.stderr
    whole = subprocess.run([sys.executable, "-m", "jemaa", *WORDS, "--workers", "1", "--out",
                            str(tmp_path / "one.json")], capture_output=True, text=True, check=False)
    assert whole.returncode == 0, whole.stderr
    assert (tmp_path / "net.json").read_bytes() == (tmp_path / "one.json").read_bytes()
