"""Are values what they say? `make calibration` compares predicted shares of the win with what came of them.

At each kind of table so many games are played by looking one choice ahead with the network. At each position that a
seat or chance left behind, what the features alone and the network expect for each seat is held against the seat's
share of the win at the end. Games are divided into thirds by their positions: the beginning, the middle and the end.
In each third predictions are sorted into bins of a tenth. Positions of one game are not independent: intervals take a
game as one observation (`arena.ratio`).
"""

import math
import os
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import click
import numpy as np
import numpy.typing as npt

from jemaa.arena.match import fixtures
from jemaa.arena.ratio import Ratio
from jemaa.bots.network import load
from jemaa.bots.self_play import Part, Plan, SelfPlay
from jemaa.core.game import Game

PAGE = Path(__file__).with_suffix(".md")
TABLES = ("marrakech/2/two_player_rugs=single", "marrakech/2", "marrakech/3", "marrakech/4", "morocco/2", "morocco/3",
          "morocco/4", "morocco/5")
LONG_GAMES = ("morocco",)
"""Games that take some ten times as long: a fifth as many are played."""
PHASES = ("beginning", "middle", "end")
BINS = 10

Shares = npt.NDArray[np.float64]


class Played(NamedTuple):
    """One game."""

    network: Shares
    """(position, seat) what the network expected."""
    features: Shares
    """(position, seat) what the features alone expected."""
    won: Shares
    """(seat,) the share of the win at the end."""


class Curve(NamedTuple):
    """How well one source of values was calibrated in one phase."""

    bins: tuple[tuple[Ratio, Ratio], ...]
    """What was predicted and what came, for each tenth."""
    error: Ratio
    """The squared difference between prediction and result."""


def games(game: Game, number: int, seed: int) -> Iterator[Played]:
    """So many games of the table's network against itself."""
    network = load(game.type.inputs.file(game.start().row), game.type.inputs)
    plan = Plan((game,), number, seed)
    player = SelfPlay(plan, network)
    for one in range(number):
        [played] = player.play(Part(one, 1, network)).games
        points, spreads = played.memory.points, played.memory.spreads[:, None]
        chances = np.exp((points - points.max(axis=1, keepdims=True)) / spreads)
        yield Played(played.memory.shares, chances / chances.sum(axis=1, keepdims=True),
                     np.array(played.won[:game.players]))


def curves(game: Game, number: int, seed: int) -> dict[tuple[str, str], Curve]:
    """(phase, source of values) -> its curve."""
    found: dict[tuple[str, str], Curve] = defaultdict(
        lambda: Curve(tuple((Ratio(), Ratio()) for _ in range(BINS)), Ratio()))
    for played in games(game, number, seed):
        for at, phase in enumerate(PHASES):
            first, last = (len(played.network) * part // len(PHASES) for part in (at, at + 1))
            for source, shares in (("features", played.features), ("network", played.network)):
                add(found[phase, source], shares[first:last], played.won)
    return found


def add(curve: Curve, shares: Shares, won: Shares) -> None:
    """Add one game's predictions, shape (position, seat)."""
    came = np.broadcast_to(won, shares.shape)
    curve.error.add(float(((shares - came) ** 2).sum()), shares.size)
    tenths = np.minimum((shares * BINS).astype(int), BINS - 1)
    for tenth, (predicted, result) in enumerate(curve.bins):
        inside = tenths == tenth
        predicted.add(float(shares[inside].sum()), int(inside.sum()))
        result.add(float(came[inside].sum()), int(inside.sum()))


def page(number: int, seed: int) -> str:
    """The whole page, played anew."""
    parts = [f"""# Are values what they say?

Written by `make calibration`; don't edit. At each kind of table {number} games (in Morocco {number // 5}), in which
every seat looks one choice ahead by the network and takes a random choice now and then. Each line is a tenth of the
predicted share of the win; in each third of a game the first number is the mean of what was predicted there, the second
the mean of what came, with its 95 % interval, a game counting as one observation. A source is calibrated where the two
agree. *Brier* is the mean squared difference between prediction and result: smaller is better.
"""]
    for table in TABLES:
        many = number // 5 if table.startswith(LONG_GAMES) else number
        parts.append(f"## {table}\n\n{section(curves(fixtures([table])[0].make(), many, seed))}")
        print(table)
    return "\n".join(parts)


def section(found: dict[tuple[str, str], Curve]) -> str:
    """One table of the page."""
    columns = [(phase, source) for source in ("network", "features") for phase in PHASES]
    lines = ["| predicted | " + " | ".join(f"{source}, {phase}" for phase, source in columns) + " |",
             "|---|" + "--:|" * len(columns)]
    for tenth in range(BINS):
        cells = [cell(*found[column].bins[tenth]) for column in columns]
        lines.append(f"| {tenth * 10}–{tenth * 10 + 10} % | " + " | ".join(cells) + " |")
    lines.append("| Brier | " + " | ".join(f"{found[column].error.value:.4f}" for column in columns) + " |")
    return "\n".join(lines) + "\n"


def cell(predicted: Ratio, came: Ratio) -> str:
    """What was predicted and what came, in percent; a dash where nothing was predicted so."""
    if math.isnan(came.value):
        return "–"
    result = came.share()
    off = "" if math.isinf(result.within) else f" ± {100 * result.within:.0f}"
    return f"{100 * predicted.value:.0f}: {100 * result.value:.0f}{off}"


@click.command()
@click.option("--games", "number", type=click.IntRange(5), default=2000, show_default=True,
              help="Games at each table of Marrakech; a fifth of them at each of Morocco.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True)
def main(number: int, seed: int) -> None:
    """Play, compare, and write benchmarks/calibration.md; some minutes."""
    PAGE.write_text(page(number, seed), encoding="utf-8")
    print(f"Written: {os.path.relpath(PAGE)}")


if __name__ == "__main__":
    main()
