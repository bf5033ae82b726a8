"""A whole training: games are played in processes or on a cluster, one learner learns, and a checkpoint is kept."""

from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from jemaa.arena import cluster, workers
from jemaa.bots.policy_trainer import PolicyTrainer
from jemaa.bots.trainer import Trainer
from jemaa.core import interrupts
from jemaa.learning import checkpoint
from jemaa.learning.identity import identity
from jemaa.learning.settings import Device, PolicySettings, Settings

AnyTrainer = TypeVar("AnyTrainer", Trainer, PolicyTrainer)


class Means(msgspec.Struct, frozen=True, kw_only=True):
    """Where the games are played; what is learnt does not depend on it."""

    workers: int = 1
    """Processes of this machine that play; with 1, the games are played in the process that learns."""
    ray: str | None = None
    """The address (HOST:PORT) of a Ray cluster, which then plays all games; `workers` then has no effect."""
    device: Device = "cpu"
    """With "cuda" the GPU plays the games of a network, and neither of the other two has an effect."""


class Keeper(msgspec.Struct, frozen=True):
    """Where and how often a training is kept."""

    file: Path
    """The checkpoint (`checkpoint.SUFFIX`)."""
    settings: Settings | PolicySettings
    every: int
    """Games between two checkpoints, rounded up to whole batches."""


def train(trainer: AnyTrainer, means: Means, watch: Callable[[AnyTrainer], object],
          keeper: Keeper | None = None) -> None:
    """Train until all games of the plan are added; `watch` is called after each batch, for a policy after each game.

    With a `keeper` a checkpoint is written now and then. On Ctrl-C, in the main thread, the running batch is finished
    in this process and kept, and `KeyboardInterrupt` is raised. This function does not remove the checkpoint.
    """
    kept = trainer.games

    def finish_batch() -> None:
        nonlocal kept
        if keeper and trainer.games - kept >= keeper.every and not trainer.is_done:
            checkpoint.save(keeper.file, keeper.settings, trainer)
            kept = trainer.games
        watch(trainer)

    job, played = _players(trainer, means)
    with interrupts.deferred():
        try:
            _train(trainer, played, finish_batch)
        except KeyboardInterrupt:
            for part in trainer.missing():
                trainer.add(job(part), lambda: watch(trainer))
            if keeper and not trainer.is_done:
                checkpoint.save(keeper.file, keeper.settings, trainer)
            raise


def _train(trainer: Trainer | PolicyTrainer, played: Generator[Any], finish_batch: Callable[[], object]) -> None:
    with closing(played) as parts:
        for part in parts:
            trainer.add(part, finish_batch)
            interrupts.check()


def _players(trainer: Trainer | PolicyTrainer, means: Means) -> tuple[Callable[[Any], Any], Generator[Any]]:
    """What plays a part in this process, and all parts as they are finished."""
    if means.device == "cuda" and isinstance(trainer, Trainer):
        from jemaa.bots.device_play import DevicePlay  # noqa: PLC0415  # loads CUDA

        device = DevicePlay(trainer)
        return device.play, device.played()
    return trainer.job, _spread(trainer, means)


def _spread(trainer: Trainer | PolicyTrainer, means: Means) -> Generator[Any]:
    """The parts as they are finished, on processors of this machine or on the cluster."""
    job: Callable[[Any], Any] = trainer.job
    parts: Iterator[Any] = trainer.parts()
    if means.ray:
        return cluster.spread(job, parts, means.ray, partial(identity, trainer.plan))
    processes = min(means.workers, trainer.parts_left)
    if processes > 1:
        trainer.warm_up()
    return workers.spread(job, parts, processes)
