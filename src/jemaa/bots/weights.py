"""The weights of an evaluation: a small readable file, fitted by `jemaa tune`."""

from functools import lru_cache
from pathlib import Path

import msgspec

from jemaa.core.contract import Evaluation
from jemaa.core.errors import JemaaError
from jemaa.core.row import Floats, floats


class Pair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A weight at the start and at the end of a game; between the two it follows the phase weight."""

    start: float
    end: float


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of weights.json."""

    command: str
    """The command that made this file."""
    seed: int
    games: int
    """The number of games of self-play that the weights were fitted to: those of the last round."""
    spread: Pair
    """The temperature, in points, of the softmax that makes shares of the win from expected points: the larger it
    is, the less sure is a lead."""
    features: dict[str, Pair]
    """The weight of each feature: the points that one unit of it counts."""


@lru_cache
def load(file: Path) -> Weights:
    """Read a file of weights; raises `JemaaError` that says what is wrong with it."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Weights)
    except (OSError, msgspec.DecodeError) as error:
        raise JemaaError(f"cannot read the weights in {file.name}: {error}") from None


def text(weights: Weights) -> str:
    """The content of a file of weights, as JSON."""
    return msgspec.json.format(msgspec.json.encode(weights), indent=1).decode() + "\n"


def vector(weights: Weights, evaluation: Evaluation) -> Floats:
    """The weights as compiled code takes them, (2 F + 2,) for F features: see `evaluate.EvaluationParams`.

    Raises `JemaaError` unless they are for the features of `evaluation`, in its order.
    """
    if tuple(weights.features) != evaluation.names:
        raise JemaaError(f"the weights are for other features: fit them again with `{weights.command}`")
    pairs = [*weights.features.values(), weights.spread]
    size = len(evaluation.names)
    numbers = floats(2 * size + 2)
    for i, pair in enumerate(pairs[:-1]):
        numbers[i], numbers[size + i] = pair.end, pair.start - pair.end
    numbers[2 * size], numbers[2 * size + 1] = weights.spread.end, weights.spread.start - weights.spread.end
    return numbers
