"""Matches against the bots of another version of jemaa, by processor time: `python -m benchmarks.former --help`.

The other version runs in an environment of its own, in one process (`benchmarks/former_player.py`), and gets each
position as JSON. Its bots keep their trees from one choice to the next, as they do at their own tables. Seconds are
those of the processor in the thread that chooses, measured by each side by itself, so that what passes between the two
counts for neither. Deals, seatings and the correction for luck are the arena's.
"""

import argparse
import json
import math
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from itertools import count
from pathlib import Path
from statistics import pvariance
from typing import Any

import msgspec

from jemaa import bots
from jemaa.arena import stopping
from jemaa.arena.match import Match, fixtures
from jemaa.arena.play import Result, play, warm
from jemaa.arena.ratio import Estimate
from jemaa.arena.run import Run
from jemaa.arena.summary import BotLine, summed
from jemaa.bots.levels import PlannedSearch, level5_plan
from jemaa.bots.protocol import Bot
from jemaa.bots.search import Plan
from jemaa.core.chance import Stream
from jemaa.core.choice import Action
from jemaa.core.game import Game, State

PLAYER = Path(__file__).with_name("former_player.py")
NEWER = {"marrakech": ("payment_area", "two_player_area", "different_colours"),
         "morocco": ("must_place", "empty_tile_arrow", "keep_cube")}
"""Options that came after version 0.1.0 began; a position by their defaults is told without them."""
NODES_A_SIMULATION = 100
"""Room in the tree for the positions that a simulation adds, where `level5@SIMULATIONS` is asked for."""


class Timed:
    """A bot of this version, and the processor seconds that it has taken."""

    def __init__(self, hired: Bot) -> None:
        self._bot = hired
        self.seconds = 0.0

    def choose(self, state: State) -> Action:
        """The bot's choice."""
        begin = time.thread_time()
        action = self._bot.choose(state)
        self.seconds += time.thread_time() - begin
        return action


class Former:
    """A bot of the other version."""

    numbers = count()

    def __init__(self, ask: Callable[[dict[str, Any]], Any], kind: str, stream: Stream) -> None:
        self._ask, self._bot = ask, next(self.numbers)
        self.seconds = 0.0
        ask({"bot": self._bot, "kind": kind, "seed": stream.below(1 << 32)})

    def choose(self, state: State) -> Action:
        """The bot's choice in the position, which it gets as JSON."""
        text, seconds = self._ask({"bot": self._bot, "position": as_told(state)})
        self.seconds += seconds
        return next(action for action in state.legal_actions if str(action) == text)

    def __del__(self) -> None:
        self._ask({"bot": self._bot})


def as_told(state: State) -> str:
    """A position as JSON, without options that the other version may not know."""
    position = json.loads(state.json)
    for option in NEWER[state.game.name]:
        position["options"].pop(option, None)
    return json.dumps(position)


class Player:
    """The process of the other version, which runs a script of this folder."""

    def __init__(self, python: str, script: Path = PLAYER) -> None:
        own = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}  # it would find this version
        self._process = subprocess.Popen([python, str(script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                         text=True, cwd=Path(python).absolute().parents[2], env=own)

    def ask(self, request: dict[str, Any]) -> Any:
        """The answer to a request; raises `RuntimeError` if the process has ended."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        if not (line := self._process.stdout.readline()):
            raise RuntimeError("the other version's process has ended; its error stands above")
        return json.loads(line)

    def close(self) -> None:
        """End the process; it can't be asked any more."""
        self._process.communicate()


def ours(kind: str) -> Callable[[Stream], Timed]:
    """What makes a bot of this version; `level5@400` is level5 with 400 simulations a decision and no clock."""
    name, _, simulations = kind.partition("@")
    if not simulations:
        return lambda stream: Timed(bots.make(name, stream))
    return lambda stream: Timed(PlannedSearch(stream, partial(scaled_plan, int(simulations))))


def scaled_plan(simulations: int, game: Game) -> Plan:
    """The plan of level5 with another number of simulations, room for their positions, and no limit of time."""
    plan = level5_plan(game)
    return msgspec.structs.replace(plan, simulations=simulations, milliseconds=0,
                                   nodes=max(plan.nodes, NODES_A_SIMULATION * simulations))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.former", description=__doc__)
    parser.add_argument("table", help="GAME/PLAYERS[/OPTIONS]")
    parser.add_argument("python", help="the interpreter of the other version's environment")
    parser.add_argument("--bot", default="level5", help="of this version: %(default)s, level5@SIMULATIONS, max:2 ...")
    parser.add_argument("--former", default="level5", help="of the other version (%(default)s)")
    parser.add_argument("--deals", type=int, default=stopping.MOST)
    parser.add_argument("--minutes", type=float, default=math.inf)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--alone", action="store_true", help="this version's bot sits alone against the others")
    given = parser.parse_args()
    player = Player(given.python)
    print(f"against {player.ask({})}", file=sys.stderr)
    kinds = f"now:{given.bot}", f"former:{given.former}"
    bots.KINDS[kinds[0]] = ours(given.bot)
    bots.KINDS[kinds[1]] = partial(Former, player.ask, given.former)
    match = Match(bots=kinds, fixtures=fixtures([given.table]), seed=given.seed, luck=True,
                  lineup="alone" if given.alone else "even")
    print(held(match, given.deals, 60 * given.minutes))


def held(match: Match, deals: int, seconds: float) -> str:
    """The result of a match, as one line for each bot; what there is so far is told on the standard error."""
    run, played = Run(match, stopping.Plan(deals=deals)), list[Result]()
    warm(match, 0)
    for task in run.tasks(seconds):
        played.append(timed(match, task))
        run.add(played[-1])
        print(f"\r{text(run)}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return f"{text(run)}; {luck_text(played)}"


def timed(match: Match, task: Any) -> Result:
    """A game, with the processor seconds of each seat instead of those on the clock."""
    hired: list[Timed | Former] = []
    made = dict(bots.KINDS)
    for kind in match.bots:
        bots.KINDS[kind] = partial(_noted, made[kind], hired)
    try:
        result = play(match, task)
    finally:
        bots.KINDS.update(made)
    return msgspec.structs.replace(result, seconds=tuple(round(bot.seconds, 6) for bot in hired))


def _noted(make: Callable[[Stream], Any], hired: list[Any], stream: Stream) -> Any:
    hired.append(make(stream))
    return hired[-1]


def text(run: Run) -> str:
    """The shares of the victories of this version's bot, as they were and without luck, and the time of both."""
    line = summed(run).fixtures[0]
    if len(line.bots) < len(run.match.bots):
        return f"{run.games} games"
    mine, theirs = sorted(line.bots, key=lambda each: each.bot.startswith("former:"))
    return (f"{line.fixture} {mine.bot} against {theirs.bot}, {line.games} games: victories {percent(mine.victories)}, "
            f"luck-adjusted {percent(mine.adjusted)}; {milliseconds(mine)} and {milliseconds(theirs)} ms a decision")


def luck_text(played: Sequence[Result]) -> str:
    """The share of luck, for a reader."""
    share = share_of_luck(played)
    return "the share of luck is not known" if math.isnan(share) else f"the share of luck is {100 * share:.0f} %"


def share_of_luck(played: Sequence[Result]) -> float:
    """How much of the variance of a seat's result is gone once what its draws were worth is taken out.

    1 is all of it; a share below 0 means that the values mislead. The result is 1 for a victory and 0 for a defeat; a
    shared victory counts in parts. NaN where no result differs from another. What luck decides is at least that much:
    the better the values, the more of it they see.
    """
    won = [(each.ranking[seat] == 1) / each.ranking.count(1) for each in played for seat in range(len(each.seats))]
    lucky = [luck for each in played for luck in each.luck]
    if not won or not (plain := pvariance(won)):
        return math.nan
    return 1 - pvariance([result - luck for result, luck in zip(won, lucky, strict=True)]) / plain


def percent(share: Estimate | None) -> str:
    """A share with its interval."""
    return "-" if share is None else f"{100 * share.value:.1f} % ± {100 * share.within:.1f}"


def milliseconds(line: BotLine) -> str:
    """The processor time of a decision."""
    return "-" if line.ms_per_decision is None else f"{line.ms_per_decision:.1f}"


if __name__ == "__main__":
    main()
