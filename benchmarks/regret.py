"""What a search with more time would win, decision by decision: `python -m benchmarks.regret --help`.

The regret of a choice is what it costs its seat: the value of the best action less that of the chosen one, as a share
of the win, by level5's search with 64 times as many simulations. The sum of the regrets of a seat over its game is what
it would win by choosing as that search does (the performance difference lemma; Kakade & Langford 2002), as far as the
search's values are right. A match has to play hundreds of games to show a point or two, since it sees the luck of whole
games; a regret is a difference between two actions in the same position.

Positions are drawn from games that level5 plays against a bot. Each number of simulations is tried there anew, without
the tree of the choice before. The mean regret, times the mean number of such decisions in a game, is printed with its
95 % interval, which takes a game as one observation (`arena.ratio`).
"""

import argparse
import math
import time
from collections.abc import Sequence
from typing import NamedTuple

from benchmarks.former import percent, scaled_plan
from jemaa import bots
from jemaa.arena.match import fixtures
from jemaa.arena.ratio import Estimate, Ratio
from jemaa.bots.protocol import Bot
from jemaa.bots.search import Line, Search
from jemaa.core.chance import Stream
from jemaa.core.choice import Action
from jemaa.core.contract import CHANCE
from jemaa.core.game import Game, State, draw_outcome

TIMES = (1, 4, 16)
"""The numbers of simulations that are tried, in terms of level5's."""
JUDGE = 64
"""The search that says what is lost has so many times those of level5."""
OF_A_GAME = 8
"""Positions of each game."""


class Drawn(NamedTuple):
    """Positions of one game."""

    decisions: float
    """The decisions of a seat of level5 that had an alternative; where several seats are level5's, their mean."""
    states: Sequence[State]
    """Some of these decisions, each as likely as any other."""


class Regrets(NamedTuple):
    """The regrets of the choices of one number of simulations."""

    regret: Ratio
    """Of a choice."""
    same: Ratio
    """How often the choice is that of the search that judges."""


def drawn(table: Game, other: str, alone: bool, stream: Stream, number: int) -> Drawn:
    """Positions of the game with this number, in which level5 decides.

    It has one seat if it sits `alone`, every other seat where `other` is another kind, and every seat where it is
    level5; which ones changes from game to game.
    """
    players = table.players
    seats = {number % players} if alone else {seat for seat in range(players) if (seat + number) % 2 == 0}
    seats = set(range(players)) if other == "level5" else seats
    seated = [bots.make("level5" if seat in seats else other, stream) for seat in range(players)]
    decided = [state for state in course(table, seated, stream) if state.actor in seats]
    chosen = [decided[stream.below(len(decided))] for _ in range(OF_A_GAME)]
    return Drawn(len(decided) / len(seats), chosen)


def course(table: Game, seated: Sequence[Bot], stream: Stream) -> list[State]:
    """The positions of a game in which somebody has a choice."""
    state, seen = table.start(), list[State]()
    while not state.is_over:
        if state.actor == CHANCE:
            state = state.apply(draw_outcome(state, stream.draw))
            continue
        if len(state.legal_actions) > 1:
            seen.append(state)
        state = state.apply(seated[state.actor].choose(state))
    return seen


def searched(state: State, simulations: int, stream: Stream) -> list[Line]:
    """The choices by a search of its own with so many simulations, the one to be made first."""
    return Search(stream, scaled_plan(simulations, state.game)).analyse(state)


def regret(judged: Sequence[Line], action: Action, seat: int) -> float:
    """What an action costs the seat beside the choice of the search that judges; 0 for that choice.

    An action that this search did not look at costs as much as the worst that it did look at.
    """
    values = {line.action: line.values[seat] for line in judged}
    return values[judged[0].action] - values.get(action, min(values.values()))


class Measurement:
    """The regrets of all numbers of simulations at one table."""

    def __init__(self, table: Game, times: Sequence[int], judge: int) -> None:
        """`judge` is how many times level5's simulations the search makes that says what is lost."""
        self._simulations, self._judge = table.type.levels.simulations[table.players], judge
        self._found = {factor: Regrets(Ratio(), Ratio()) for factor in times}
        self._decisions = Ratio()
        self.games = 0

    def add(self, game: Drawn, stream: Stream) -> None:
        """Search the positions of a game."""
        self.games += 1
        self._decisions.add(game.decisions, 1)
        judged = [searched(state, self._judge * self._simulations, stream) for state in game.states]
        for factor, regrets in self._found.items():
            chosen = [searched(state, factor * self._simulations, stream)[0].action for state in game.states]
            losses = [regret(lines, action, state.actor)
                      for lines, action, state in zip(judged, chosen, game.states, strict=True)]
            regrets.regret.add(sum(losses), len(losses))
            regrets.same.add(sum(action == lines[0].action for lines, action in zip(judged, chosen, strict=True)),
                             len(losses))

    def lines(self) -> list[str]:
        """What was found, one line for each number of simulations."""
        return [f"{factor * self._simulations} simulations ({factor} ×): {self._said(regrets)}"
                for factor, regrets in self._found.items()]

    def _said(self, regrets: Regrets) -> str:
        a_game = self._decisions.value
        return (f"{percent(scaled(regrets.regret.mean(), a_game))} a game of {a_game:.1f} decisions; "
                f"the choice of {self._judge * self._simulations} in {percent(regrets.same.share())} "
                f"of {self.games * OF_A_GAME} positions")


def scaled(estimate: Estimate, factor: float) -> Estimate:
    """The estimate times a factor that is taken for exact."""
    low, high = (None if end is None else end * factor for end in (estimate.low, estimate.high))
    return Estimate(estimate.value * factor, low, high)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.regret", description=__doc__)
    parser.add_argument("table", help="GAME/PLAYERS[/OPTIONS]")
    parser.add_argument("--other", default="level5", help="the bot that level5 plays against (%(default)s)")
    parser.add_argument("--alone", action="store_true", help="level5 has one seat against the others")
    parser.add_argument("--times", type=int, nargs="+", default=TIMES, metavar="N",
                        help="what is tried, in terms of level5's simulations (%(default)s)")
    parser.add_argument("--judge", type=int, default=JUDGE, metavar="N",
                        help="the simulations that say what is lost, likewise (%(default)s)")
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--minutes", type=float, default=math.inf)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    table, end = fixtures([given.table])[0].make(), time.monotonic() + 60 * given.minutes
    measurement = Measurement(table, given.times, given.judge)
    for number in range(given.games):
        stream = Stream(given.seed, number)
        measurement.add(drawn(table, given.other, given.alone, stream, number), stream)
        if time.monotonic() > end:
            break
    beside = f"{'alone ' if given.alone else ''}against {given.other}"
    print("\n".join(f"{given.table} {beside}, {line}" for line in measurement.lines()))


if __name__ == "__main__":
    main()
