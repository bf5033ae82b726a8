"""Are hints and reviews right, and do they come at once? `python -m benchmarks.hints --help`.

Positions are drawn from games of level4: those of chance too, since a review values each position of a game. Each is
valued as a review does for a first look, by its usual number of simulations or by `--simulations`, by this version and
by another one in an environment of its own (`benchmarks/hints_player.py`), which makes as many as its own reviews do.
With `--reviews` each game is reviewed as a whole instead, and what the review says a position is worth is what counts;
nothing is deepened. What is taken for the truth is this version's value by 64 times its usual number. The error is the
mean difference of the shares of the win; it, what it is beside the other version's, and how often the first choice is
that of the deep search are printed with 95 % intervals, which take a game as one observation (`arena.ratio`), and with
the processor's time, each version's own. With `--server` it is measured how soon a running server answers to the
analysis board's first round.
"""

import argparse
import statistics
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.former import Player, as_told, percent
from jemaa import bots
from jemaa.arena.match import fixtures
from jemaa.arena.ratio import Ratio
from jemaa.bots.protocol import Bot
from jemaa.core.chance import Stream
from jemaa.core.choice import Choice
from jemaa.core.contract import CHANCE
from jemaa.core.game import Game, State, draw_outcome, seat_letters
from jemaa.core.record import Record, seats_of
from jemaa.review.reviewing import review
from jemaa.review.valuer import Settings, Valuer, usual
from tests.server.running import Browser, serving

PLAYER = Path(__file__).with_name("hints_player.py")
DEEP = 64
"""The truth has so many times the simulations."""
OF_A_GAME = 4
"""Positions of each game."""


class Drawn(NamedTuple):
    """A game, and the versions at which its positions are valued."""

    record: Record
    versions: tuple[int, ...]

    @property
    def positions(self) -> list[State]:
        """The position of each version."""
        states = list(self.record.states())
        return [states[version] for version in self.versions]


class Hint(NamedTuple):
    """What is said of a position."""

    choice: str | None
    """The best choice; None where chance acts, or where it wasn't asked."""
    shares: Sequence[float]
    """Each seat's share of the win."""
    seconds: float
    """Of the processor."""


Judge = Callable[[Sequence[Drawn]], list[Hint]]
"""What values the positions of games, in their order."""
Reviewed = tuple[Sequence[Sequence[float]], float]
"""What a review says of a game: the shares, [version][seat], and the processor's seconds."""


def drawn(table: Game, number: int, seed: int) -> list[Drawn]:
    """Games of level4, with so many positions in all in which chance acts or somebody has a choice."""
    games = list[Drawn]()
    while missing := max(0, number - OF_A_GAME * len(games)):
        stream = Stream(seed, OF_A_GAME * len(games))
        record, seen = played(table, bots.make("level4", stream), stream)
        versions = [seen[stream.below(len(seen))] for _ in range(OF_A_GAME)]
        games.append(Drawn(record, tuple(versions[:missing])))
    return games


def played(table: Game, bot: Bot, stream: Stream) -> tuple[Record, list[int]]:
    """A game, and all versions at which chance acts or somebody has a choice.

    Chance and the bot draw from one stream, unlike in `jemaa simulate`, as in the games of which the decisions have
    figures.
    """
    state, entries, seen = table.start(), list[Choice](), list[int]()
    while not state.is_over:
        if state.actor == CHANCE or len(state.legal_actions) > 1:
            seen.append(len(entries))
        entries.append(draw_outcome(state, stream.draw) if state.actor == CHANCE else bot.choose(state))
        state = state.apply(entries[-1])
    names = [f"bot {letter}" for letter in seat_letters(table.players)]
    return Record(table, seats_of(names, ["level4"] * table.players), tuple(entries)), seen


def looks(ask: Callable[[State], Hint]) -> Judge:
    """A judge that searches each position by itself."""
    def judge(games: Sequence[Drawn]) -> list[Hint]:
        states = [state for game in games for state in game.positions]
        ask(states[0])  # compiled now, so that this isn't timed
        return [ask(state) for state in states]
    return judge


def reviews(ask: Callable[[Record], Reviewed]) -> Judge:
    """A judge that reviews whole games; its time is the mean over all positions of a game."""
    def judge(games: Sequence[Drawn]) -> list[Hint]:
        hints = list[Hint]()
        ask(replace(games[0].record, entries=games[0].record.entries[:1]))  # compiled now, so that this isn't timed
        for record, versions in games:
            shares, seconds = ask(record)
            hints += (Hint(None, shares[version], seconds / len(shares)) for version in versions)
        return hints
    return judge


def own_look(state: State, simulations: int) -> Hint:
    """What this version says of a position."""
    began = time.thread_time()
    look = Valuer(Settings(simulations=simulations)).look(state, "share")
    return Hint(None if look.action is None else look.action.text, look.values, time.thread_time() - began)


def own_review(record: Record, simulations: int) -> Reviewed:
    """What this version's review says of all positions of a game."""
    began = time.thread_time()
    curve = review(record, Settings(simulations=simulations)).curve
    return curve.share, time.thread_time() - began


def former_look(player: Player, state: State) -> Hint:
    """What the other version says of a position, with as many simulations as its reviews make."""
    return Hint(*player.ask({"position": as_told(state)}))


def former_review(player: Player, record: Record) -> Reviewed:
    """What the other version's review says of all positions of a game."""
    shares, seconds = player.ask({"record": [line.decode() for line in record.lines()]})
    return shares, seconds


def error(hint: Hint, truth: Hint) -> float:
    """The mean difference of the shares."""
    return statistics.fmean(abs(one - other) for one, other in zip(hint.shares, truth.shares, strict=True))


def over_games(figures: Sequence[float | None], weights: Sequence[float] | None = None) -> Ratio:
    """The mean of the positions' figures, in the order of `drawn`, by their weights; those that are None have none."""
    ratio, weighted = Ratio(), list(zip(figures, weights or [1.0] * len(figures), strict=True))
    for begin in range(0, len(weighted), OF_A_GAME):
        known = [(figure, weight) for figure, weight in weighted[begin : begin + OF_A_GAME] if figure is not None]
        ratio.add(sum(figure for figure, _ in known), sum(weight for _, weight in known))
    return ratio


def compare(games: Sequence[Drawn], truth: Judge, judges: dict[str, Judge]) -> list[str]:
    """A line for each version, the other one last: its error, how often its first choice is right, and its time."""
    with ThreadPoolExecutor(len(judges) + 1) as pool:  # time is counted for each thread or process by itself
        truths, *found = pool.map(lambda judge: judge(games), (truth, *judges.values()))
    errors, lines = list[list[float]](), list[str]()
    for name, hints in zip(judges, found, strict=True):
        pairs = list(zip(hints, truths, strict=True))
        errors.append([error(hint, right) for hint, right in pairs])
        mean = over_games(errors[-1]).mean()
        seconds = statistics.fmean(hint.seconds for hint in hints)
        lines.append(f"{name}: error {100 * mean.value:.2f} % ± {100 * mean.within:.2f} of {len(pairs)} positions; "
                     f"{first_choices(pairs)}{1e3 * seconds:.0f} ms a position")
    if len(errors) > 1:
        beside = over_games(errors[0], errors[1]).mean()
        lines.append(f"the first error is {beside.value:.2f} ± {beside.within:.2f} times the second")
    return lines


def first_choices(pairs: Sequence[tuple[Hint, Hint]]) -> str:
    """How often the first choice is that of the deep search, as a part of a line; empty where it wasn't asked."""
    same = [None if hint.choice is None else hint.choice == truth.choice for hint, truth in pairs]
    if not (asked := len(same) - same.count(None)):
        return ""
    return f"first choice {percent(over_games(same).share())} of {asked}; "


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
    parser.add_argument("--reviews", action="store_true", help="take the values that reviews of whole games say")
    parser.add_argument("--server", action="store_true", help="measure how soon a running server answers, nothing else")
    given = parser.parse_args()
    table = fixtures([given.table])[0].make()
    games = drawn(table, given.positions, given.seed)
    if given.server:
        taken = sorted(first_answers([state for game in games for state in game.positions]))
        print(f"{given.table}: first answer of {len(taken)}: median {1e3 * statistics.median(taken):.0f} ms, "
              f"95th percentile {1e3 * taken[len(taken) * 95 // 100]:.0f} ms, at most {1e3 * taken[-1]:.0f} ms")
        return
    simulations = given.simulations or usual(table)
    judges = {"now": reviews(partial(own_review, simulations=simulations)) if given.reviews
              else looks(partial(own_look, simulations=simulations))}
    with ExitStack() as stack:
        if given.python:
            player = stack.enter_context(closing(Player(given.python, PLAYER)))
            print(f"against {player.ask({})}")
            judges["before"] = reviews(partial(former_review, player)) if given.reviews \
                else looks(partial(former_look, player))
        truth = looks(partial(own_look, simulations=DEEP * usual(table)))
        print("\n".join(f"{given.table}, {line}" for line in compare(games, truth, judges)))


if __name__ == "__main__":
    main()
