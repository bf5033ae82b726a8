"""How quick bots are: simulations a second, the first answer, the slowest ones, and two processes beside one.

`measure` gives rows as `benchmarks.engine.measure` does; `python -m benchmarks.search` prints them.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from itertools import count

from benchmarks.engine import MILLISECONDS, PLAYERS, REPEATS, Row, once, rate, row, unpinned
from jemaa.arena.dice import Dice
from jemaa.arena.match import Match, Task, fixtures
from jemaa.arena.play import play, warm
from jemaa.arena.workers import spread
from jemaa.bots import make
from jemaa.bots.search import Plan, Search
from jemaa.core.chance import Stream
from jemaa.core.game import Game, State
from jemaa.games import GAMES, game

SIMULATIONS = "simulations/s"
PLAN = Plan(simulations=2_000, leaf="playout")
FIRST = 1_000
"""Simulations of the first answer, as level5 has in Marrakech."""
MATCH = Match(bots=("level3", "level2"), fixtures=fixtures([f"marrakech/{PLAYERS}"]))
WORKERS = 2
TABLES = ("marrakech/2", "marrakech/4", "morocco/2", "morocco/5")
RATES = {"marrakech": 200_000, "morocco": 40_000}
FIRST_MS, LONGEST_MS, TWICE = 500, 200, 1.8
"""Wanted: simulations a second; milliseconds of the first answer, and of any; how much quicker two workers are."""


def measure() -> list[Row]:
    """Every figure."""
    middle = {name: middles(name) for name in GAMES}
    found = [rate(f"{name}, search by playouts", searching(states), RATES[name], SIMULATIONS)
             for name, states in middle.items()]
    found += [row(f"{name}, a hint of {FIRST:,} simulations, from its start", MILLISECONDS, answers(middle[name][1]),
                  FIRST_MS) for name in GAMES]
    found += [row(f"{table}, the slowest decision of level5 in a game", MILLISECONDS, slowest(table), LONGEST_MS)
              for table in TABLES]
    with unpinned():
        times = [games_a_second(WORKERS) / games_a_second(1) for _ in range(REPEATS)]
    return [*found, row("the arena, two processes instead of one", "×", times, TWICE)]


def middles(name: str) -> list[State]:
    """A quarter, half and three quarters of the way through a random game, where somebody has a choice."""
    stream, state, seen = Stream(1), game(name, PLAYERS).start(), list[State]()
    while not state.is_over:
        if len(state.legal_actions) > 2:
            seen.append(state)
        outcomes, weights = zip(*(state.chance_outcomes or [(each, 1) for each in state.legal_actions]), strict=True)
        state = state.apply(outcomes[stream.draw(weights)])
    return [seen[len(seen) * part // 4] for part in (1, 2, 3)]


def searching(states: list[State]) -> Callable[[], int]:
    """A search from each."""
    def search() -> int:
        for state in states:
            Search(Stream(1), PLAN).analyse(state)
        return len(states) * PLAN.simulations

    return search


def answers(state: State) -> list[float]:
    """Milliseconds that the command takes, once everything is compiled."""
    command = [sys.executable, "-m", "jemaa", "hint", state.text, "--simulations", str(FIRST), "--json"]
    found = []
    for _ in range(1 + REPEATS):
        began = time.perf_counter()
        subprocess.run(command, check=True, capture_output=True)
        found.append((time.perf_counter() - began) * 1e3)
    return found[1:]


def slowest(table: str) -> list[float]:
    """Milliseconds, in one game after another in which level5 has the first seat; nothing is left to be compiled."""
    match = Match(bots=("level5", "greedy"), fixtures=fixtures([table]))
    start = warm(match, 0)
    return [slowest_in(start, seed) for seed in range(REPEATS)]


def slowest_in(played: Game, seed: int) -> float:
    """The slowest decision of the first seat."""
    state, dice, most = played.start(), Dice(seed, 0), 0.0
    seats = [make("greedy" if at else "level5", Stream(seed, 0, 1 + at)) for at in range(played.players)]
    while not state.is_over:
        began = time.perf_counter()
        choice = dice.draw(state) if state.chance_outcomes else seats[state.actor].choose(state)
        if state.actor == 0:
            most = max(most, (time.perf_counter() - began) * 1e3)
        state = state.apply(choice)
    return most


def games_a_second(workers: int) -> float:
    """Once every process is playing."""
    tasks = (Task(0, deal, 0) for deal in count())
    with closing(spread(player, tasks, workers)) as players:
        seen = set[int]()
        while len(seen) < workers:
            seen.add(next(players))
        return once(lambda: min(1, next(players)), time.perf_counter)


def player(task: Task) -> int:
    """The number of the process that played a game."""
    play(MATCH, task)
    return os.getpid()


if __name__ == "__main__":
    for each in measure():
        print(f"{each['name']:<64} {each['median']:12,.2f} {each['unit']:<14} {each['spread']:4.0%}")
