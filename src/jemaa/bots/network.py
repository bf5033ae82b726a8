"""A small neural network that corrects an evaluation's weighted features: its file and its arithmetic.

One layer of `UNITS` leaky rectifiers lies between a game's inputs (`core.contract.NetworkInputs`) and two outputs for
the seat that the inputs describe: an addition to its expected lead, and one to the logarithm of its chances. Inputs are
sparse: only those that differ from 0 are read, so that a position costs about a microsecond. The file holds weights in
whole thousandths, one line for each input. A file that was written before the last blocks of inputs were declared
stays good: the inputs that it lacks have weight 0.
"""

from array import array
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import repeat
from operator import add, mul
from pathlib import Path
from typing import NamedTuple

import msgspec

from jemaa.core.compile import rule_or
from jemaa.core.contract import NetworkInputs
from jemaa.core.errors import JemaaError
from jemaa.core.network_inputs import InputLayout, SparseInput
from jemaa.core.row import Floats, Table, constant, single_rows, singles

UNITS = 32
LEAD, LOG_CHANCES = range(2)
"""The outputs, both additions to what the features say: to a seat's lead, in units of `LEAD_SCALE` points, and to the
natural logarithm of its chances of winning."""
LEAD_SCALE = 10.0
LEAKY_SLOPE = constant(0.01)
"""The slope of a unit below 0 (Maas, Hannun & Ng 2013)."""
PRECISION = 1000


class Network(NamedTuple):
    """The weights of a network in single precision, as rules take them."""

    inputs: Table
    """(inputs, units); no inputs at all where the features are not corrected."""
    outputs: Table
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


def hidden_layer() -> Floats:
    """A buffer (units,) for the hidden units' activations, in single precision, all 0."""
    return singles(UNITS)


def blank(inputs: int) -> Network:
    """A network for so many inputs whose weights are all 0; with 0 inputs, one that corrects nothing."""
    nothing = [0.0] * UNITS
    return Network(single_rows([nothing] * inputs, UNITS), single_rows([nothing] * 2, UNITS))


@lru_cache
def load(file: Path, inputs: NetworkInputs) -> Network:
    """Read a network for these inputs; raises `JemaaError` that says what is wrong with the file.

    It is read once and then shared by all callers, who must not change it.
    """
    try:
        content = msgspec.json.decode(file.read_bytes(), type=File)
        widths = {len(row) for row in (*content.inputs, *content.outputs)}
        if len(widths) > 1:
            raise ValueError("its rows have different lengths")
    except (OSError, ValueError) as error:
        raise JemaaError(f"cannot read the network in {file.name}: {error}") from None
    rows = _with_new_blocks(content.inputs, inputs.layout)
    if len(rows) != inputs.count or len(content.outputs) != 2 or widths != {UNITS}:
        raise JemaaError(f"{file.name} is for other inputs: make it again with `{content.command}`")
    return Network(_reals(rows), _reals(content.outputs))


def _reals(thousandths: list[list[int]]) -> Table:
    return single_rows([[number / PRECISION for number in row] for row in thousandths], UNITS)


def _with_new_blocks(rows: list[list[int]], layout: InputLayout) -> list[list[int]]:
    """The weights of a file's inputs, and 0 for the blocks declared after those that the file has, if there are any."""
    return rows + [[0] * UNITS] * (layout.size - len(rows)) if len(rows) in layout.offsets() else rows


def text(network: Network, command: str, seed: int, games: int) -> str:
    """The text of a network's file: JSON, one line for each input."""
    parts = {"command": msgspec.json.encode(command).decode(), "seed": seed, "games": games,
             "outputs": _lines(network.outputs), "inputs": _lines(network.inputs)}
    return "{" + ",\n".join(f'"{name}": {part}' for name, part in parts.items()) + "}\n"


def _lines(weights: Table) -> str:
    whole = [[round(float(number) * PRECISION) for number in row] for row in weights]
    return "[\n" + ",\n".join(msgspec.json.encode(line).decode() for line in whole) + "]"


def _products(one: Iterable[float], other: Iterable[float]) -> Iterable[float]:
    """The products of two rows of numbers, each rounded to single precision."""
    return array("f", map(mul, one, other))


def _forward_by_rows(network: Network, sparse: SparseInput, hidden: Floats) -> None:
    """What `forward_hidden` writes, down to the last bit: here a whole row is quicker than each of its numbers."""
    sums: Sequence[float] = array("f", bytes(4 * len(hidden)))
    for i in range(sparse.size[0]):
        row, value = network.inputs[sparse.indices[i]], sparse.values[i]
        sums = array("f", map(add, sums, row if value == 1.0 else _products(repeat(value), row)))
    for unit, total in enumerate(sums):
        hidden[unit] = total * LEAKY_SLOPE if total < 0 else total


def _output_by_rows(network: Network, hidden: Floats, which: int) -> float:
    """What `output` returns, down to the last bit."""
    total = 0.0
    for product in _products(hidden, network.outputs[which]):
        total += product
    return total


@rule_or(interpreted=_forward_by_rows)
def forward_hidden(network: Network, sparse: SparseInput, hidden: Floats) -> None:
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


@rule_or(interpreted=_output_by_rows)
def output(network: Network, hidden: Floats, which: int) -> float:
    """The network's output `which`: LEAD, in units of `LEAD_SCALE` points, or LOG_CHANCES, a natural logarithm.

    `hidden` are the activations that `forward_hidden` wrote.
    """
    total = 0.0
    for unit in range(len(hidden)):
        total += hidden[unit] * network.outputs[which, unit]
    return total
