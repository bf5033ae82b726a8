"""Interpreted against compiled: random games in which all pairs of options meet are the same to the byte.

`make agree` plays 10,000 games for each game and number of players, by default; the suite plays the first 300 of them.
A game counts for every pair of its options at once, because each of its options has a value from `covering.py`: so
each pair of options meets in all of these games, and each pair of their values in its share of them, which the summary
tells. What is compared after every step of the rules are the state's bytes; before every choice also who acts, what is
legal, what chance may give with its weights, the scores and the ranks.

This process runs the rules in one way and child processes run them in the other way (NUMBA_DISABLE_JIT). Both draw the
same choices as long as they agree, and compare a digest of each game.
"""

import argparse
import contextlib
import hashlib
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import count as counting
from pathlib import Path
from typing import IO, NamedTuple

from jemaa.arena.workers import cores
from jemaa.core.contract import CHANCE, OVER, RULES
from jemaa.core.engine import INTERPRETED
from jemaa.core.game import Game, State
from jemaa.core.loops import actor_at, advance_at, choose_at, legal_at, outcomes_at, ranks_at, scores_at
from jemaa.core.row import dump, ints
from jemaa.games import GAMES, game_type
from tests.conformance.covering import met, possible_pairs, tables_of_pairs
from tests.tables import title

ROOT = Path(__file__).resolve().parents[2]
OTHER_WAY = "0" if INTERPRETED else "1"
"""NUMBA_DISABLE_JIT for the way to run that this process doesn't."""
MOST_SHOWN = 3
"""Games that differ and are shown step by step."""


def say(text: str) -> None:
    """A line on the standard output, at once."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


class Step(NamedTuple):
    """What is compared after a step."""

    made: str
    """What was done: the text of a choice, or "rules"; "setup" at the beginning."""
    data: bytes
    answers: tuple[object, ...]
    """Actor, choices, weights, scores and ranks; empty where the rules go on by themselves."""


def steps(game: Game, number: int) -> Iterator[Step]:
    """A random game, the same one for the same number; an error ends it, and is its last step."""
    try:
        yield from _steps(game, random.Random(number))
    except Exception as error:  # noqa: BLE001  # whatever the rules raise in only one way is a difference
        yield Step(f"{type(error).__name__}: {error}", b"", ())


def _steps(game: Game, source: random.Random) -> Iterator[Step]:
    rules, bind, kind = game.type.rules, game.type.functions.bind, game.type
    rows = game.start()._load()
    most, made = kind.bounds.decisions(game.players, game.options) + kind.bounds.draws(game.players, game.options), 0
    numbers, weights = ints(max(rules.most_legal, rules.most_outcomes)), ints(rules.most_outcomes)
    points, ranks = ints(rules.most_players), ints(rules.most_players)
    done = "setup"
    while True:
        while (actor := int(bind(actor_at)(rows, 0))) == RULES:
            yield Step(done, dump(rows), ())
            bind(advance_at)(rows, 0)
            done = "rules"
        size, shares = 0, [1]
        if actor == CHANCE:
            size = bind(outcomes_at)(rows, 0, numbers, weights)
            shares = [int(weight) for weight in weights[:size]]
        elif actor != OVER:
            size = bind(legal_at)(rows, 0, numbers)
            shares = [1] * size
        bind(scores_at)(rows, 0, points)
        bind(ranks_at)(rows, 0, ranks)
        possible = [int(choice) for choice in numbers[:size]]
        seats = slice(game.players)
        yield Step(done, dump(rows), (actor, possible, shares, [int(n) for n in points[seats]],
                                      [int(n) for n in ranks[seats]]))
        if actor == OVER:
            return
        if made > most:
            raise RuntimeError(f"the game goes on after {most} choices")
        (choice,) = source.choices(possible, shares)
        bind(choose_at)(rows, 0, choice)
        done, made = (kind.outcomes if actor == CHANCE else kind.actions)[choice].text, made + 1


def digest(game: Game, number: int) -> str:
    """All that is compared of a game, as a few letters."""
    found = hashlib.blake2b(digest_size=12)
    for step in steps(game, number):
        found.update(repr(step).encode())
    return found.hexdigest()


# --- the other way ------------------------------------------------------------------------------------------------

def other_way(*arguments: object) -> "subprocess.Popen[str]":
    """This module in a process that runs the rules in the other way."""
    return subprocess.Popen([sys.executable, "-m", "tests.conformance.agreement", *map(str, arguments)], cwd=ROOT,
                            stdout=subprocess.PIPE, text=True,
                            env={**os.environ, "NUMBA_DISABLE_JIT": OTHER_WAY, "PYTHONPATH": "src"})


@contextlib.contextmanager
def digests_elsewhere(name: str, players: int, games: int, workers: int) -> Iterator[Iterator[str]]:
    """The digests of all games in their order, from processes that take turns; they end with the block."""
    children = [other_way("--digests", name, players, games, first, workers) for first in range(min(workers, games))]
    try:
        yield (_line(children[number % workers].stdout) for number in range(games))
    finally:
        for child in children:
            child.kill()
            child.wait()
            assert child.stdout
            child.stdout.close()


def _line(stream: IO[str] | None) -> str:
    assert stream
    return stream.readline().strip() or "no digest: the process ended"


def write_digests(name: str, players: int, games: int, first: int, every: int) -> None:
    """A line for each of the games first, first + every, ..."""
    for number, table in enumerate(tables_of_pairs(name, players, games)):
        if number % every == first:
            say(digest(table, number))


def write_steps(name: str, players: int, number: int) -> None:
    """A line for each step of one game."""
    for step in steps(table_of(name, players, number), number):
        say(_text(step))


def _text(step: Step) -> str:
    return f"{step.made} | {step.data.hex()} | {step.answers}".replace("\n", " ")


def table_of(name: str, players: int, number: int) -> Game:
    """The table of a game by its number."""
    *_, table = tables_of_pairs(name, players, number + 1)
    return table


# --- comparing ----------------------------------------------------------------------------------------------------

class Compared(NamedTuple):
    """What the comparison of a game for one number of players came to."""

    name: str
    players: int
    tables: list[Game]
    """Of all games that were played."""
    different: list[int]
    """The numbers of the games that differ."""

    def summary(self) -> str:
        """One line."""
        pairs = met(self.tables)
        fewest = min((pairs[pair] for pair in possible_pairs(self.name, self.players)), default=len(self.tables))
        return (f"{self.name}, {self.players} players: {len(self.tables)} games, in each of which every two options "
                f"meet; each of {len(pairs)} pairs of values in {fewest} of them or more; "
                f"{len(self.different)} differ")


def compare(name: str, players: int, games: int, workers: int = 1, until: float = float("inf")) -> Compared:
    """Play so many games in both ways, or as many as can be played until a time of `time.monotonic`."""
    tables, different = list[Game](), list[int]()
    with digests_elsewhere(name, players, games, workers) as others:
        for number, table, other in zip(counting(), tables_of_pairs(name, players, games), others, strict=False):
            if digest(table, number) != other:
                different.append(number)
            tables.append(table)
            if time.monotonic() > until:
                break
    return Compared(name, players, tables, different)


def difference(name: str, players: int, number: int) -> str:
    """A game that differs: its table, its choices up to the first step that differs, and this step in both ways."""
    table = table_of(name, players, number)
    here, there = list(steps(table, number)), other_way("--steps", name, players, number).communicate()[0].splitlines()
    at = next((i for i, (step, other) in enumerate(zip(here, there, strict=False)) if _text(step) != other),
              min(len(here), len(there)))
    before = next((State(table, step.data).text for step in here[at - 1 :: -1] if step.answers), "-") if at else "-"
    ways = ("interpreted", "compiled") if INTERPRETED else ("compiled", "interpreted")
    return "\n".join([
        f"{title(table)}, game {number}, differs at step {at}", f"choices:  {', '.join(_choices(here[: at + 1]))}",
        f"position before: {before}",
        f"{ways[0]}: {_text(here[at]) if at < len(here) else 'no such step'}",
        f"{ways[1]}: {there[at] if at < len(there) else 'no such step'}"])


def _choices(made: list[Step]) -> list[str]:
    return [step.made for step in made if step.made not in ("setup", "rules")]


def numbers_of_players(name: str) -> range:
    """How many may play a game."""
    kind = game_type(name)
    return range(kind.fewest_players, kind.most_players + 1)


def main(arguments: list[str]) -> int:
    """Compare all games; 1 if any game differs."""
    parser = argparse.ArgumentParser(prog="make agree", description="Compare interpreted and compiled games.")
    parser.add_argument("--games", type=int, default=10_000, help="games of each number of players")
    parser.add_argument("--minutes", type=float, default=120.0, help="stop after so many minutes at the latest")
    parser.add_argument("--workers", type=int, default=cores(), help="processes that play the interpreted games")
    given = parser.parse_args(arguments)
    fixtures = [(name, players) for name in GAMES for players in numbers_of_players(name)]
    started, differing, short = time.monotonic(), 0, 0
    for at, (name, players) in enumerate(fixtures):
        share = (given.minutes * 60 - (time.monotonic() - started)) / (len(fixtures) - at)
        found = compare(name, players, given.games, given.workers, time.monotonic() + share)
        say(found.summary())
        for number in found.different[:MOST_SHOWN]:
            say(difference(name, players, number))
        differing += len(found.different)
        short += len(found.tables) < given.games
    say(f"{differing} games differ, after {(time.monotonic() - started) / 60:.1f} minutes"
        + (f"; {short} of {len(fixtures)} numbers of players had no time for all games" if short else ""))
    return 1 if differing else 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["--digests"]:
        write_digests(sys.argv[2], *map(int, sys.argv[3:]))
    elif sys.argv[1:2] == ["--steps"]:
        write_steps(sys.argv[2], *map(int, sys.argv[3:]))
    else:
        sys.exit(main(sys.argv[1:]))
