"""Are hints and reviews right, and do they come at once? `python -m benchmarks.hints --help`.

Positions are drawn from games of level4: those of chance too, since a review values each position of a game. Each is
valued as a review does, by its usual number of simulations or by `--simulations`, by this version and by another one in
an environment of its own (`benchmarks/hints_player.py`), which makes as many as its own reviews do. What is taken for
the truth is this version's value by 64 times its usual number. The error is the mean difference of the shares of the
win; it and how often the first choice is that of the deep search are printed with 95 % intervals, which take a game as
one observation (`arena.ratio`), and with the processor's time, each version's own. With `--server` it is measured how
soon a running server answers to the analysis board's first round.
"""

import argparse
import statistics
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.former import Player, as_told, percent
from jemaa import bots
from jemaa.arena.match import fixtures
from jemaa.arena.ratio import Ratio
from jemaa.bots.protocol import Bot
from jemaa.core.chance import Stream
from jemaa.core.contract import CHANCE
from jemaa.core.game import Game, State, draw_outcome
from jemaa.review.valuer import Settings, Valuer, usual
from tests.server.running import Browser, serving

PLAYER = Path(__file__).with_name("hints_player.py")
DEEP = 64
"""The truth has so many times the simulations."""
OF_A_GAME = 4
"""Positions of each game."""


class Hint(NamedTuple):
    """What a search says of a position."""

    choice: str | None
    """The best choice; None where chance acts."""
    shares: Sequence[float]
    """Each seat's share of the win."""
    seconds: float
    """Of the processor."""


Ask = Callable[[State], Hint]
"""What values a position."""


def positions(table: Game, number: int, seed: int) -> list[State]:
    """So many positions of games of level4 in which chance acts or somebody has a choice."""
    found = list[State]()
    while len(found) < number:
        stream = Stream(seed, len(found))
        game = course(table, bots.make("level4", stream), stream)
        found += (game[stream.below(len(game))] for _ in range(OF_A_GAME))
    return found[:number]


def course(table: Game, bot: Bot, stream: Stream) -> list[State]:
    """The positions of a game in which chance acts or somebody has a choice."""
    state, seen = table.start(), list[State]()
    while not state.is_over:
        if state.actor == CHANCE or len(state.legal_actions) > 1:
            seen.append(state)
        state = state.apply(draw_outcome(state, stream.draw) if state.actor == CHANCE else bot.choose(state))
    return seen


def own(state: State, simulations: int) -> Hint:
    """What this version says."""
    began = time.process_time()
    look = Valuer(Settings(simulations=simulations)).look(state, "share")
    return Hint(None if look.action is None else look.action.text, look.values, time.process_time() - began)


def former(player: Player) -> Ask:
    """What asks the other version, for as many simulations as its reviews make."""
    return lambda state: Hint(*player.ask({"position": as_told(state)}))


def error(hint: Hint, truth: Hint) -> float:
    """The mean difference of the shares."""
    return statistics.fmean(abs(one - other) for one, other in zip(hint.shares, truth.shares, strict=True))


def over_games(figures: Sequence[float | None]) -> Ratio:
    """The mean of the positions' figures, in the order of `positions`; those that are None have none."""
    ratio = Ratio()
    for begin in range(0, len(figures), OF_A_GAME):
        known = [figure for figure in figures[begin : begin + OF_A_GAME] if figure is not None]
        ratio.add(sum(known), len(known))
    return ratio


def compare(table: Game, others: dict[str, Ask], number: int, seed: int) -> list[str]:
    """A line for each version: its error, how often its first choice is that of the deep search, and its time."""
    states = positions(table, number, seed)
    truths = [own(state, DEEP * usual(table)) for state in states]
    lines = []
    for name, ask in others.items():
        ask(states[0])  # compiled now, so that this isn't timed
        hints = [ask(state) for state in states]
        pairs = list(zip(hints, truths, strict=True))
        errors = over_games([error(hint, truth) for hint, truth in pairs]).mean()
        same = [hint.choice == truth.choice if truth.choice else None for hint, truth in pairs]
        lines.append(f"{name}: error {100 * errors.value:.2f} % ± {100 * errors.within:.2f} of {len(pairs)} positions; "
                     f"first choice {percent(over_games(same).share())} of {len(pairs) - same.count(None)}; "
                     f"{1e3 * statistics.fmean(hint.seconds for hint in hints):.0f} ms a position")
    return lines


def first_answers(states: Sequence[State]) -> list[float]:
    """Seconds from a request to the answer of a running server, each for a position that it was not asked before."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        browser, taken = Browser(server), list[float]()
        for state in (*states[:1], *states):  # the first one starts the process that searches
            question: dict[str, Any] = {"position": state.text, "round": 1}
            began = time.perf_counter()
            status, answer, _ = browser.ask("POST", "/api/analysis/search", question)
            taken.append(time.perf_counter() - began)
            assert status == 200, answer
    return taken[1:]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.hints", description=__doc__)
    parser.add_argument("table", help="GAME/PLAYERS[/OPTIONS]")
    parser.add_argument("python", nargs="?", help="the interpreter of another version's environment")
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--simulations", type=int, help="of this version; by default those of a review")
    parser.add_argument("--server", action="store_true", help="measure how soon a running server answers, nothing else")
    given = parser.parse_args()
    table = fixtures([given.table])[0].make()
    if given.server:
        taken = sorted(first_answers(positions(table, given.positions, given.seed)))
        print(f"{given.table}: first answer of {len(taken)}: median {1e3 * statistics.median(taken):.0f} ms, "
              f"95th percentile {1e3 * taken[len(taken) * 95 // 100]:.0f} ms, at most {1e3 * taken[-1]:.0f} ms")
        return
    others: dict[str, Ask] = {"now": partial(own, simulations=given.simulations or usual(table))}
    with ExitStack() as stack:
        if given.python:
            player = stack.enter_context(closing(Player(given.python, PLAYER)))
            print(f"against {player.ask({})}")
            others["before"] = former(player)
        print("\n".join(f"{given.table}, {line}" for line in compare(table, others, given.positions, given.seed)))


if __name__ == "__main__":
    main()
