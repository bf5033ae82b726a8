"""The weights of an evaluation: a small readable file, fitted by `jemaa tune`."""

from functools import lru_cache
from pathlib import Path

import msgspec

from jemaa.core.contract import Evaluation
from jemaa.core.errors import JemaaError
from jemaa.core.row import Floats, floats


class Pair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A weight that runs from `start` to `end` of the game."""

    start: float
    end: float


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What weights.json holds."""

    command: str
    """What made this file."""
    seed: int
    games: int
    """Games of self-play that the fit is over, the last round's."""
    spread: Pair
    """Standard deviation of the results, in points: how sure a lead is."""
    features: dict[str, Pair]
    """What one unit of a feature counts, in points."""


@lru_cache
def load(file: Path) -> Weights:
    """Read a file of weights; raises `JemaaError` that says what is wrong with it."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Weights)
    except (OSError, msgspec.DecodeError) as error:
        raise JemaaError(f"cannot read the weights in {file.name}: {error}") from None


def text(weights: Weights) -> str:
    """The file's content."""
    return msgspec.json.format(msgspec.json.encode(weights), indent=1).decode() + "\n"


def vector(weights: Weights, evaluation: Evaluation) -> Floats:
    """The weights as compiled code takes them (see estimate.py)."""
    if tuple(weights.features) != evaluation.names:
        raise JemaaError(f"the weights are for other features: fit them again with `{weights.command}`")
    pairs = [*weights.features.values(), weights.spread]
    size = len(evaluation.names)
    numbers = floats(2 * size + 2)
    for i, pair in enumerate(pairs[:-1]):
        numbers[i], numbers[size + i] = pair.end, pair.start - pair.end
    numbers[2 * size], numbers[2 * size + 1] = weights.spread.end, weights.spread.start - weights.spread.end
    return numbers
