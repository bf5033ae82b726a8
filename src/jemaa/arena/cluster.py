"""Runs tasks, such as games, on a Ray cluster, whose machines have this package installed in the same version.

Ray starts a task again elsewhere, up to `RETRIES` times, if its process or machine dies.
"""

import socket
from collections.abc import Callable, Generator, Iterator
from types import ModuleType
from typing import Any, TypeVar

from jemaa.arena.workers import AHEAD
from jemaa.core.errors import JemaaError
from jemaa.core.extra import needed

T = TypeVar("T")
R = TypeVar("R")

PATIENCE_S = 5
RETRIES = 3
"""How often a task is begun again, at most, after its process or machine has died."""


def spread(job: Callable[[T], R], tasks: Iterator[T], address: str, identify: Callable[[], str]) -> Generator[R]:
    """Yield the results of all tasks in the order in which they finish.

    `identify` returns a hash of the code that the results follow from; each machine calls it, too. At most `AHEAD`
    tasks for each core are handed out at a time, so that memory stays bounded; when `tasks` ends, it is asked again
    after the next result, as by `workers.spread`. The connection to the cluster lasts until the generator ends or is
    closed; tasks that still run are then dropped.

    Raises `JemaaError` where no cluster answers at `address` (HOST:PORT), a machine has other rules or bots, or a task
    died too often, and `MissingExtra` where Ray is not installed.
    """
    ray = needed("ray")
    _join(ray, address)
    try:
        remote = ray.remote(num_cpus=1, max_retries=RETRIES)(_run)
        shared, wanted = ray.put(job), identify()
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        running: list[object] = []
        while True:
            while len(running) < most and (task := next(tasks, None)):
                running.append(remote.remote(shared, task, identify, wanted))
            if not running:
                return
            (done,), running = ray.wait(running, num_returns=1)
            yield _fetched(ray, done)
    finally:
        ray.shutdown()  # drops what is still running


def _join(ray: ModuleType, address: str) -> None:
    """Connect to the cluster; raises `JemaaError` where none answers.

    Whether it answers is checked first, since Ray itself would try for many minutes.
    """
    host, _, port = address.rpartition(":")
    try:
        socket.create_connection((host, int(port)), PATIENCE_S).close()
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (OSError, RuntimeError, ValueError) as error:
        reason = str(error).strip().partition("\n")[0]
        raise JemaaError(f"no Ray cluster answers at {address!r} ({reason}); give its address as HOST:PORT, "
                         "as `ray start --head` said it") from None


def _fetched(ray: ModuleType, done: object) -> Any:
    try:
        return ray.get(done)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, JemaaError):
            raise JemaaError(str(error.cause)) from None
        raise
    except ray.exceptions.RayError as error:
        reason = str(error).strip().partition("\n")[0]
        raise JemaaError(f"a game was lost {RETRIES + 1} times on the cluster ({reason}); --resume goes on") from None


def _run(job: Callable[[T], R], task: T, identify: Callable[[], str], wanted: str) -> R:
    """Run one task on a machine of the cluster; raises `JemaaError` unless `identify` finds `wanted` there."""
    if identify() != wanted:
        raise JemaaError("a machine of the cluster has another version of the rules or the bots; install the same one")
    return job(task)
