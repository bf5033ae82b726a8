"""A small neural network that corrects an evaluation's weighted features: its file and its arithmetic.

One layer of `UNITS` leaky rectifiers lies between a game's inputs (`core.contract.NetworkInputs`) and two outputs for
the seat that the inputs describe: an addition to its expected lead, and one to the logarithm of its chances. Inputs are
sparse: only those that differ from 0 are read, so that a position costs about a microsecond. The file holds weights in
whole thousandths, one line for each input. A file that was written before the last blocks of inputs were declared
stays good: the inputs that it lacks have weight 0.
"""

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from jemaa.core.compile import rule
from jemaa.core.contract import NetworkInputs
from jemaa.core.errors import JemaaError
from jemaa.core.network_inputs import InputLayout, SparseInput

UNITS = 32
LEAD, LOG_CHANCES = range(2)
"""The outputs, both additions to what the features say: to a seat's lead, in units of `LEAD_SCALE` points, and to the
natural logarithm of its chances of winning."""
LEAD_SCALE = 10.0
LEAKY_SLOPE = np.float32(0.01)
"""The slope of a unit below 0 (Maas, Hannun & Ng 2013)."""
PRECISION = 1000

Reals = npt.NDArray[np.float32]


class Network(NamedTuple):
    """The weights of a network as compiled code takes them."""

    inputs: Reals
    """(inputs, units); no inputs at all where the features are not corrected."""
    outputs: Reals
    """(2, units): the rows LEAD and LOG_CHANCES."""


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a network's file."""

    command: str
    """The command that made it."""
    seed: int
    games: int
    """Games of self-play that it was trained on."""
    outputs: list[list[int]]
    """Thousandths, as in `Network`."""
    inputs: list[list[int]]


def hidden_layer() -> Reals:
    """A buffer (units,) for the hidden units' activations, float32, all 0."""
    return np.zeros(UNITS, np.float32)


def blank(inputs: int) -> Network:
    """A network whose weights are all 0."""
    return Network(np.zeros((inputs, UNITS), np.float32), np.zeros((2, UNITS), np.float32))


@lru_cache
def load(file: Path, inputs: NetworkInputs) -> Network:
    """Read a network for these inputs; raises `JemaaError` that says what is wrong with the file.

    It is read once and then shared by all callers, who must not change it.
    """
    try:
        content = msgspec.json.decode(file.read_bytes(), type=File)
        network = Network(_with_new_blocks(_reals(content.inputs), inputs.layout), _reals(content.outputs))
    except (OSError, ValueError) as error:
        raise JemaaError(f"cannot read the network in {file.name}: {error}") from None
    if network.inputs.shape != (inputs.count, UNITS) or network.outputs.shape != (2, UNITS):
        raise JemaaError(f"{file.name} is for other inputs: make it again with `{content.command}`")
    return network


def _reals(numbers: list[list[int]]) -> Reals:
    return (np.array(numbers, np.float64) / PRECISION).astype(np.float32)


def _with_new_blocks(weights: Reals, layout: InputLayout) -> Reals:
    """The weights of a file's inputs, and 0 for the blocks declared after those that the file has, if there are any."""
    if len(weights) not in layout.offsets():
        return weights
    return np.concatenate((weights, np.zeros((layout.size - len(weights), UNITS), np.float32)))


def text(network: Network, command: str, seed: int, games: int) -> str:
    """The text of a network's file: JSON, one line for each input."""
    parts = {"command": msgspec.json.encode(command).decode(), "seed": seed, "games": games,
             "outputs": _lines(network.outputs), "inputs": _lines(network.inputs)}
    return "{" + ",\n".join(f'"{name}": {part}' for name, part in parts.items()) + "}\n"


def _lines(numbers: Reals) -> str:
    whole = np.rint(numbers.astype(np.float64) * PRECISION).astype(int).tolist()
    return "[\n" + ",\n".join(msgspec.json.encode(line).decode() for line in whole) + "]"


@rule
def forward_hidden(network: Network, sparse: SparseInput, hidden: Reals) -> None:
    """Write the hidden units' activations for the inputs in `sparse` into `hidden` (units,)."""
    units = len(hidden)  # not UNITS: loops of a known length are written out before they could be vectorised
    for unit in range(units):
        hidden[unit] = 0.0
    indices, values, inputs = sparse.indices, sparse.values, network.inputs
    count = sparse.size[0]
    fours = count // 4 * 4
    for i in range(0, fours, 4):  # four at a time, in their order: the same sums, with fewer trips to memory
        a, b, c, d = indices[i], indices[i + 1], indices[i + 2], indices[i + 3]
        of_a, of_b, of_c, of_d = values[i], values[i + 1], values[i + 2], values[i + 3]
        for unit in range(units):
            hidden[unit] = (hidden[unit] + of_a * inputs[a, unit] + of_b * inputs[b, unit] + of_c * inputs[c, unit]
                            + of_d * inputs[d, unit])
    for i in range(fours, count):
        row, value = indices[i], values[i]
        for unit in range(units):
            hidden[unit] += value * inputs[row, unit]
    for unit in range(units):
        if hidden[unit] < 0:
            hidden[unit] *= LEAKY_SLOPE


@rule
def output(network: Network, hidden: Reals, which: int) -> float:
    """The network's output `which`: LEAD, in units of `LEAD_SCALE` points, or LOG_CHANCES; see there.

    `hidden` are the activations that `forward_hidden` wrote.
    """
    total = 0.0
    for unit in range(len(hidden)):
        total += hidden[unit] * network.outputs[which, unit]
    return total
