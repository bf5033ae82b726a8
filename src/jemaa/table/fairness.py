"""Statistics of the dice, beside what fair dice give: fair dice show more patterns than people expect."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

from jemaa.core.choice import Outcome
from jemaa.core.contract import CHANCE
from jemaa.core.record import Record

RUNS = (2, 3, 4, 5, 6)
"""The lengths of runs that are counted over many games."""


@dataclass(frozen=True)
class Rolls:
    """All rolls of one die in a game."""

    die: str
    """The word that its outcomes begin with."""
    shown: tuple[str, ...]
    """The face of each roll, in order."""
    weights: dict[str, int]
    """Face -> whole-number weight, for every possible face."""

    @property
    def counts(self) -> dict[str, int]:
        """Face -> the number of times that it came; 0 for those that never did."""
        counts = Counter(self.shown)
        return {face: counts[face] for face in self.weights}

    @property
    def expected(self) -> dict[str, float]:
        """Face -> the mean number of times that it comes with fair dice."""
        total = sum(self.weights.values())
        return {face: len(self.shown) * weight / total for face, weight in self.weights.items()}

    @property
    def longest_run(self) -> int:
        """The largest number of times that the same face came in a row."""
        return max((len(list(run)) for _, run in groupby(self.shown)), default=0)

    @property
    def chance_of_run(self) -> float:
        """The probability that some face comes `longest_run` times or more in a row in as many fair rolls."""
        return run_chance(tuple(sorted(self.weights.values())), len(self.shown), self.longest_run)


@dataclass(frozen=True)
class Tally:
    """The count of something in one game, beside what fair dice give: numbers that add up over many games."""

    game: str
    die: str
    what: str
    """What is counted: `games`, `rolls`, `face` and a face, or `run` and a length.

    `run 3` counts games in which some face came three times or more in a row: 0 or 1 in one game.
    """
    came: int
    expected: float
    """The mean count with fair dice."""
    variance: float
    """The variance of the count with fair dice; those of several games add up."""


def tallies(record: Record) -> list[Tally]:
    """All tallies of one game, to be added to those of others."""
    return [Tally(record.game.name, each.die, *counted) for each in rolls(record) for counted in _counted(each)]


def _counted(each: Rolls) -> Iterator[tuple[str, int, float, float]]:
    made, total = len(each.shown), sum(each.weights.values())
    yield "games", 1, 1.0, 0.0
    yield "rolls", made, float(made), 0.0
    for face, count in each.counts.items():
        chance = each.weights[face] / total
        yield f"face {face}", count, made * chance, made * chance * (1 - chance)
    for length in RUNS:
        chance = run_chance(tuple(sorted(each.weights.values())), made, length)
        yield f"run {length}", int(each.longest_run >= length), chance, chance * (1 - chance)


def rolls(record: Record) -> list[Rolls]:
    """The rolls of each die that was rolled at least twice, each time with the same faces and weights.

    Other chance, such as what is dealt, is left out, and so is a die that was rolled only once.
    """
    shown: dict[str, list[str]] = {}
    weights: dict[str, list[dict[str, int]]] = {}
    for state, entry in zip(record.states(), record.entries, strict=False):
        if state.actor == CHANCE and isinstance(entry, Outcome):
            die, _, face = entry.text.partition(" ")
            shown.setdefault(die, []).append(face)
            weights.setdefault(die, []).append(_faces(state.chance_outcomes))
    return [Rolls(die, tuple(faces), weights[die][0]) for die, faces in shown.items()
            if len(faces) > 1 and all(each == weights[die][0] for each in weights[die])]


def _faces(possible: tuple[tuple[Outcome, int], ...]) -> dict[str, int]:
    return {outcome.text.partition(" ")[2]: weight for outcome, weight in possible}


@lru_cache(maxsize=256)
def run_chance(weights: tuple[int, ...], rolls: int, length: int) -> float:
    """The probability that some face comes at least `length` times in a row in `rolls` rolls of a die.

    `weights` has one whole number for each face.
    """
    if length <= 1:
        return 1.0 if rolls >= length else 0.0
    chances = [weight / sum(weights) for weight in weights]
    # alive[face][n]: no such run so far, and the last n + 1 rolls were this face
    alive = [[chance] + [0.0] * (length - 2) for chance in chances]
    for _ in range(rolls - 1):
        total = sum(map(sum, alive))
        alive = [[chance * (total - sum(row)), *(chance * each for each in row[:-1])]
                 for chance, row in zip(chances, alive, strict=True)]
    return 1.0 - sum(map(sum, alive))
