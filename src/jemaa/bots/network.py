"""A small neural network that corrects what an evaluation's weighted features say: its file, and its arithmetic.

One layer of `UNITS` leaky rectifiers between a game's inputs (`core.contract.Inputs`) and two numbers for the seat that
looks: what to add to its expected lead, and to the logarithm of its chances. Inputs are sparse: only those that are not
0 are touched, so that a position costs about a microsecond. The file holds whole thousandths, a line an input.
"""

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from jemaa.core.compile import rule
from jemaa.core.contract import Inputs
from jemaa.core.errors import JemaaError

UNITS = 32
LEAD, CHANCES = range(2)
"""What is read off: a lead in points by `A_LEAD`, and the logarithm of the chances of winning."""
A_LEAD = 10.0
LEAK = np.float32(0.01)
"""A unit that isn't excited lets so much through (Maas, Hannun & Ng 2013)."""
PRECISION = 1000

Reals = npt.NDArray[np.float32]


class Network(NamedTuple):
    """The weights, as compiled code takes them."""

    inputs: Reals
    """[input, unit]; no inputs at all where the features are not corrected."""
    outputs: Reals
    """[LEAD or CHANCES, unit]."""


class Sight(NamedTuple):
    """Buffers for what one seat sees."""

    which: npt.NDArray[np.int64]
    """Numbers of the inputs that aren't 0."""
    amounts: Reals
    hidden: Reals
    """[unit]."""


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a network's file holds."""

    command: str
    """What made it."""
    seed: int
    games: int
    """Games of self-play that it learnt from."""
    outputs: list[list[int]]
    """Thousandths, as in `Network`."""
    inputs: list[list[int]]


def sight(most: int) -> Sight:
    """Buffers for at most so many inputs at once."""
    return Sight(np.zeros(most, np.int64), np.zeros(most, np.float32), np.zeros(UNITS, np.float32))


def blank(inputs: int) -> Network:
    """The network that corrects nothing."""
    return Network(np.zeros((inputs, UNITS), np.float32), np.zeros((2, UNITS), np.float32))


@lru_cache
def load(file: Path, seen: Inputs) -> Network:
    """Read a network for these inputs; raises `JemaaError` that says what is wrong with the file."""
    try:
        content = msgspec.json.decode(file.read_bytes(), type=File)
        found = Network(_reals(content.inputs), _reals(content.outputs))
    except (OSError, ValueError) as error:
        raise JemaaError(f"cannot read the network in {file.name}: {error}") from None
    if found.inputs.shape != (seen.count, UNITS) or found.outputs.shape != (2, UNITS):
        raise JemaaError(f"{file.name} is for other inputs: make it again with `{content.command}`")
    return found


def _reals(numbers: list[list[int]]) -> Reals:
    return (np.array(numbers, np.float64) / PRECISION).astype(np.float32)


def text(network: Network, command: str, seed: int, games: int) -> str:
    """The file's content: JSON, a line an input."""
    parts = {"command": msgspec.json.encode(command).decode(), "seed": seed, "games": games,
             "outputs": _lines(network.outputs), "inputs": _lines(network.inputs)}
    return "{" + ",\n".join(f'"{name}": {part}' for name, part in parts.items()) + "}\n"


def _lines(numbers: Reals) -> str:
    whole = np.rint(numbers.astype(np.float64) * PRECISION).astype(int).tolist()
    return "[\n" + ",\n".join(msgspec.json.encode(line).decode() for line in whole) + "]"


@rule
def excite(network: Network, sight: Sight, n: int) -> None:
    """Fill `sight.hidden` from the first `n` inputs noted there."""
    hidden = sight.hidden
    units = len(hidden)  # not UNITS: loops of a known length are written out before they could be vectorised
    for unit in range(units):
        hidden[unit] = 0.0
    which, amounts, inputs = sight.which, sight.amounts, network.inputs
    fours = n // 4 * 4
    for i in range(0, fours, 4):  # four at a time, in their order: the same sums, with fewer trips to memory
        a, b, c, d = which[i], which[i + 1], which[i + 2], which[i + 3]
        of_a, of_b, of_c, of_d = amounts[i], amounts[i + 1], amounts[i + 2], amounts[i + 3]
        for unit in range(units):
            hidden[unit] = (hidden[unit] + of_a * inputs[a, unit] + of_b * inputs[b, unit] + of_c * inputs[c, unit]
                            + of_d * inputs[d, unit])
    for i in range(fours, n):
        row, amount = which[i], amounts[i]
        for unit in range(units):
            hidden[unit] += amount * inputs[row, unit]
    for unit in range(units):
        if hidden[unit] < 0:
            hidden[unit] *= LEAK


@rule
def read_off(network: Network, sight: Sight, output: int) -> float:
    """LEAD or CHANCES, from the excited units."""
    total = 0.0
    for unit in range(len(sight.hidden)):
        total += sight.hidden[unit] * network.outputs[output, unit]
    return total
