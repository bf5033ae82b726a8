"""A whole run: plays it in processes or on a cluster, keeps its games as they finish, and sums them up."""

import math
from collections.abc import Callable, Generator
from contextlib import closing
from functools import partial
from pathlib import Path

import msgspec

from jemaa.arena import cluster, export, workers
from jemaa.arena.build import build
from jemaa.arena.file import Keeper, begun, resumed
from jemaa.arena.match import Match
from jemaa.arena.play import Result, play, warm
from jemaa.arena.run import Run
from jemaa.arena.stopping import Plan
from jemaa.arena.summary import Summary, summed


class Means(msgspec.Struct, frozen=True, kw_only=True):
    """The places and the time for a run's games; these settings do not influence how any game goes."""

    workers: int = 1
    """Processes on this machine; with 1, the games are played in the process that calls."""
    ray: str | None = None
    """The address (HOST:PORT) of a Ray cluster, which then plays all games; `workers` then has no effect."""
    seconds: float = math.inf
    """Once the games have gone on for so many seconds, no more are handed out; those handed out are still finished."""


Watch = Callable[[Run], object]
"""Called with the run at the beginning, and after every finished game; what it returns is ignored."""


def hold(match: Match, plan: Plan, means: Means, watch: Watch, folder: Path | None = None) -> Summary:
    """Play a run and return its summary.

    With a `folder`, which is made if needed, its games are kept there as they finish, and the files of `arena.export`
    are written at the end, also after an interruption. Raises `FileExistsError` where there are games already.
    """
    run = Run(match, plan)
    if folder is None:
        return _played(run, means, watch)
    with begun(folder, match, plan) as keeper:
        return _kept(run, means, watch, keeper, [])


def resume(folder: Path, means: Means, watch: Watch, deals: int | None = None) -> Summary:
    """Continue the run in a folder and return its summary.

    `deals` replaces the plan's number of deals this time only; the folder keeps the plan as the run was begun. Raises
    `FileNotFoundError` where there is no run, `BadRecord` where its file is damaged or the code has changed since,
    and `RecordInUse` where another process is writing it.
    """
    with resumed(folder) as (keeper, header, results):
        plan = header.plan if deals is None else msgspec.structs.replace(header.plan, deals=deals)
        return _kept(Run(header.match, plan, results), means, watch, keeper, results)


def _kept(run: Run, means: Means, watch: Watch, keeper: Keeper, results: list[Result]) -> Summary:
    """Play the games of a run, write each to `keeper` when it ends and append it to `results`; returns the summary.

    `results` holds the games that were written earlier. The other files are written at the end, also where an exception
    such as `KeyboardInterrupt` ends the run, which is raised again.
    """
    def keep(result: Result) -> None:
        keeper.add(result)
        results.append(result)

    try:
        return _played(run, means, watch, keep)
    finally:
        export.write(keeper.folder, summed(run), results)


def _played(run: Run, means: Means, watch: Watch, keep: Callable[[Result], None] | None = None) -> Summary:
    watch(run)
    for fixture in range(len(run.match.fixtures)):
        warm(run.match, fixture)  # compiles what it needs, before several processes would
    with closing(_results(run, means)) as results:
        for result in results:
            if keep:
                keep(result)
            run.add(result)
            watch(run)
    return summed(run)


def _results(run: Run, means: Means) -> Generator[Result]:
    """The results of the games as they finish, on this machine or on the cluster."""
    job, tasks = partial(play, run.match), run.tasks(means.seconds)
    if means.ray:
        return cluster.spread(job, tasks, means.ray, partial(build, run.match.games))
    return workers.spread(job, tasks, means.workers)
