"""What the examples learn: `python -m benchmarks.learning` trains and measures, and writes docs/guide/baselines.md.

Needs `pip install --group learn`. Each program of `PROGRAMS` is run once for each seed, as its reader would run it;
then the policies that it has left behind play against bots. What is finished stands in learning.json and is not done
again: a run that was interrupted goes on, and `--page` alone writes the page and its pictures from that file.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple, TypeAlias

import jemaa
from benchmarks.learning_chart import chart
from jemaa.bots.policy import Policy
from jemaa.envs.strength import strength

ROOT = Path(__file__).resolve().parents[1]
STORED = ROOT / "benchmarks" / "learning.json"
PAGE = ROOT / "docs" / "guide" / "baselines.md"
PICTURES = ROOT / "docs" / "pictures"
RUNS = ROOT / ".learning"
"""What the programs write; it may be deleted when all is measured."""
BEGIN, END = "<!-- {} begins: python -m benchmarks.learning -->\n", "<!-- {} ends -->\n"
"""Between these two lines of the page stands what this module writes, for each program by its name."""
RANDOM = "random"
Point: TypeAlias = dict[str, Any]
"""A measurement: `updates`, `decisions`, `seconds`, and in `shares` opponent -> [share of the wins, games]."""


class Program(NamedTuple):
    """A program of `examples` and how it is run and measured."""

    arguments: str
    """Its command line, without the seed and the folder."""
    games: dict[str, int]
    """Opponent -> the number of games against it in which policies are measured; those against random play are
    measured by the program itself."""
    measured: tuple[int, ...]
    """The updates after which the policies are measured against the bots, where the program keeps any."""
    seeds: tuple[int, ...] = (1, 2, 3)


LEVELS = {"level2": 400, "level1": 200, "level3": 200, "level4": 200, "level5": 40}
PROGRAMS = {
    "ppo": Program("--updates 100 --every 10", LEVELS, (20, 60, 100)),
    "alphazero": Program("--updates 40 --every 5", LEVELS, (20, 40)),
    "dqn": Program("--updates 100 --every 10", {"level2": 400, "level1": 200}, (100,), (1,)),
    "maskable_ppo": Program("--seconds 300", {}, ()),
}
"""Examples by name: `ppo` is examples/ppo.py."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.learning", description=__doc__)
    parser.add_argument("names", nargs="*", help=f"programs, of {', '.join(PROGRAMS)}; all, if none is named")
    parser.add_argument("--page", action="store_true", help="run nothing, only write the page and its pictures anew")
    parser.add_argument("--seed", type=int, action="append", help="only the runs of this seed; may be given again")
    given = parser.parse_args()
    if unknown := [name for name in given.names if name not in PROGRAMS]:
        parser.error(f"there is no program {unknown[0]}; there are: {', '.join(PROGRAMS)}")
    if not given.page:
        for name in given.names or PROGRAMS:
            run(name, given.seed or PROGRAMS[name].seeds)
    page, pictures = written(stored(), PAGE.read_text(encoding="utf-8"))
    PAGE.write_text(page, encoding="utf-8")
    for file, picture in pictures.items():
        (PICTURES / file).write_text(picture, encoding="utf-8")


def stored() -> dict[str, dict[str, list[Point]]]:
    """Program -> seed, as text -> the points of its curve, from learning.json."""
    found: dict[str, dict[str, list[Point]]] = json.loads(STORED.read_text("utf-8")) if STORED.exists() else {}
    return found


def store(name: str, seed: int, points: list[Point]) -> None:
    """Put the points of a curve into learning.json, in the place of those that it held."""
    runs = stored()
    runs[name] = dict(sorted({**runs.get(name, {}), str(seed): points}.items()))
    lines = ",\n".join(f' "{program}": {{\n' + ",\n".join(
        f'  "{each}": [\n' + ",\n".join(f"   {json.dumps(point)}" for point in runs[program][each]) + "]"
        for each in runs[program]) + "}" for program in sorted(runs))
    STORED.write_text(f"{{\n{lines}}}\n", encoding="utf-8")


def run(name: str, seeds: Sequence[int]) -> None:
    """Train with each seed, then measure, the policies of the end first; what is done already is left out."""
    program = PROGRAMS[name]
    for seed in seeds:
        train(name, seed)
    for updates in sorted(program.measured, reverse=True):
        for opponent, games in program.games.items():
            for seed in seeds:
                measure(name, seed, RUNS / f"{name}-{seed}" / "policies" / f"{updates:05}.npz", opponent, games)


def train(name: str, seed: int) -> None:
    """Run a program with a seed, unless its curve is stored."""
    if stored().get(name, {}).get(str(seed)):
        return
    folder = RUNS / f"{name}-{seed}"
    print(f"{name}, seed {seed}:", flush=True)
    subprocess.run([sys.executable, f"examples/{name}.py", *PROGRAMS[name].arguments.split(), "--seed", str(seed),
                    "--out", str(folder)], cwd=ROOT, check=True, env={**os.environ, "OMP_NUM_THREADS": "1"})
    lines = (folder / "curve.jsonl").read_text("utf-8").splitlines()
    store(name, seed, [point_of(json.loads(line)) for line in lines])


def point_of(line: dict[str, float]) -> Point:
    """A point from what a program wrote."""
    return {"updates": line["updates"], "decisions": line["decisions"], "seconds": round(line["seconds"]),
            "shares": {RANDOM: [round(line[RANDOM], 4), line.get("games", 1000)]}}


def measure(name: str, seed: int, file: Path, opponent: str, games: int) -> None:
    """Let a policy play against a bot, unless it has; into learning.json."""
    points = stored()[name][str(seed)]
    point = next(each for each in points if each["updates"] == int(file.stem))
    if point["shares"].get(opponent, [0, 0])[1] >= games:
        return
    policy = Policy.load(file)
    game = jemaa.game(policy.game, players=2)
    reached = strength(game, partial(policy.choose, game.type), opponent, games)
    print(f"{name}, seed {seed}, after {point['seconds']} s: {reached} against {opponent}", flush=True)
    point["shares"][opponent] = [round(reached.share, 4), games]
    store(name, seed, points)


def written(runs: dict[str, dict[str, list[Point]]], page: str) -> tuple[str, dict[str, str]]:
    """The page with the tables of all programs that have runs, and the pictures by the names of their files."""
    pictures = {}
    for name, seeds in runs.items():
        begin, end = BEGIN.format(name), END.format(name)
        before, rest = page.split(begin)
        page = before + begin + table(name, seeds) + end + rest.split(end)[1]
        pictures[f"learning-{name.replace('_', '-')}.svg"] = chart(name, curves(seeds))
    return page, pictures


def curves(seeds: dict[str, list[Point]]) -> dict[str, list[tuple[float, list[float]]]]:
    """Opponent -> its points: the mean seconds, and the share of each seed that was measured there."""
    found: dict[str, list[tuple[float, list[float]]]] = {}
    for points in zip(*seeds.values(), strict=False):
        for opponent in points[0]["shares"]:
            shares = [point["shares"][opponent][0] for point in points if opponent in point["shares"]]
            found.setdefault(opponent, []).append((fmean(point["seconds"] for point in points), shares))
    return dict(sorted(found.items(), key=lambda each: (each[0] != RANDOM, each[0])))


def table(name: str, seeds: dict[str, list[Point]]) -> str:
    """The picture and the table of a program, as Markdown: the mean over the seeds, and the lowest and highest."""
    rows = list(zip(*seeds.values(), strict=False))  # as far as all of them go
    opponents = list(curves(seeds))
    lines = [f"![Share of the wins by seconds of the processor](../pictures/learning-{name.replace('_', '-')}.svg)", "",
             f"| seconds | decisions | {' | '.join(opponents)} |", "|--:|--:|" + "--:|" * len(opponents)]
    for points in rows:
        seconds, decisions = (fmean(point[what] for point in points) for what in ("seconds", "decisions"))
        cells = (shares_text([point["shares"][each][0] for point in points if each in point["shares"]])
                 for each in opponents)
        lines.append(f"| {seconds:.0f} | {decisions:,.0f} | {' | '.join(cells)} |")
    games = {each: max(point["shares"][each][1] for points in rows for point in points if each in point["shares"])
             for each in opponents}
    said = ", ".join(f"{number:,} against {each}" for each, number in games.items())
    runs = (f"One run, with the seed {next(iter(seeds))}" if len(seeds) == 1 else
            f"Means of {len(seeds)} runs, with the seeds {', '.join(seeds)}; behind them, the lowest and the highest")
    note = f"{runs}. New games for each share of each run: {said}."
    return "\n".join([*lines, "", note, ""])


def shares_text(shares: list[float]) -> str:
    """Shares of several runs as a cell: the mean, the lowest and the highest."""
    if not shares:
        return ""
    mean = f"{fmean(shares):.1%}"
    return mean if len(shares) == 1 else f"{mean} ({min(shares):.1%}–{max(shares):.1%})"


if __name__ == "__main__":
    main()
