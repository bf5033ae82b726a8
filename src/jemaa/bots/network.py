"""A small neural network that corrects an evaluation's weighted features: its file and its arithmetic.

One or two layers of leaky rectifiers lie between a game's inputs (`core.contract.NetworkInputs`) and two outputs for
the seat that the inputs describe: an addition to its expected lead, and one to the logarithm of its chances. Inputs are
sparse: only those that differ from 0 are read, so that a position costs about a microsecond. All sums are made in
single precision in the order in which they are written here, so that every compiler, every platform and the interpreter
get the same bits. The file holds weights in whole thousandths, one line for each input. A file that was written before
the last blocks of inputs were declared stays good: the inputs that it lacks have weight 0.
"""

from array import array
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import repeat
from operator import add, mul
from pathlib import Path
from typing import NamedTuple

import msgspec

from jemaa.core.compile import rule, rule_or
from jemaa.core.contract import NetworkInputs
from jemaa.core.errors import JemaaError
from jemaa.core.network_inputs import InputLayout, SparseInput
from jemaa.core.row import Floats, Table, constant, single_rows, singles

MOST_HIDDEN = 256
"""The largest number of hidden units, in both layers together."""
ONE_LAYER = 32
"""The units of a network that corrects nothing, which has one layer."""
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
    """(inputs, units of the first layer); no inputs at all where the features are not corrected."""
    middle: Table
    """(units of the first layer, units of the second); no rows at all where there is one layer."""
    outputs: Table
    """(2, units of the last layer): the rows LEAD and LOG_CHANCES."""


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
    middle: list[list[int]] = []
    """Empty where there is one layer."""


def hidden_layer() -> Floats:
    """A buffer (MOST_HIDDEN,) for the activations of the first layer and then the second, single precision, all 0."""
    return singles(MOST_HIDDEN)


def blank(inputs: int) -> Network:
    """A network of one layer whose weights are all 0; with 0 inputs, one that corrects nothing."""
    return _network([[0] * ONE_LAYER] * inputs, [], [[0] * ONE_LAYER] * 2)


@lru_cache
def load(file: Path, inputs: NetworkInputs) -> Network:
    """Read a network for these inputs; raises `JemaaError` that says what is wrong with the file.

    It is read once and then shared by all callers, who must not change it.
    """
    try:
        content = msgspec.json.decode(file.read_bytes(), type=File)
        for rows in (content.inputs, content.middle, content.outputs):
            if len({len(row) for row in rows}) > 1:
                raise ValueError("its rows have different lengths")
    except (OSError, ValueError) as error:
        raise JemaaError(f"cannot read the network in {file.name}: {error}") from None
    rows = _with_new_blocks(content.inputs, inputs.layout)
    if len(rows) != inputs.count or not _fits(rows, content.middle, content.outputs):
        raise JemaaError(f"{file.name} is for other inputs: make it again with `{content.command}`")
    return _network(rows, content.middle, content.outputs)


def _fits(inputs: list[list[int]], middle: list[list[int]], outputs: list[list[int]]) -> bool:
    """Whether each layer has as many units as the next one reads, and all of them no more than there is room for."""
    first = len(inputs[0]) if inputs else 0
    second = len(middle[0]) if middle else 0
    return (len(middle) in (0, first) and len(outputs) == 2 and len(outputs[0]) == (second or first)
            and 0 < first + second <= MOST_HIDDEN)


def _network(inputs: list[list[int]], middle: list[list[int]], outputs: list[list[int]]) -> Network:
    last = len(outputs[0])
    return Network(reals(inputs, len(middle) or last), reals(middle, last), reals(outputs, last))


def reals(thousandths: list[list[int]], width: int) -> Table:
    """Rows of `width` weights each in single precision, from whole thousandths."""
    return single_rows([[number / PRECISION for number in row] for row in thousandths], width)


def _with_new_blocks(rows: list[list[int]], layout: InputLayout) -> list[list[int]]:
    """The weights of a file's inputs, and 0 for the blocks declared after those that the file has, if there are any."""
    if len(rows) not in layout.offsets():
        return rows
    return rows + [[0] * len(rows[0])] * (layout.size - len(rows)) if rows else rows


def text(network: Network, command: str, seed: int, games: int) -> str:
    """The text of a network's file: JSON, one line for each input."""
    parts = {"command": msgspec.json.encode(command).decode(), "seed": seed, "games": games,
             "outputs": _lines(network.outputs), "middle": _lines(network.middle), "inputs": _lines(network.inputs)}
    return "{" + ",\n".join(f'"{name}": {part}' for name, part in parts.items()) + "}\n"


def _lines(weights: Table) -> str:
    whole = [[round(float(number) * PRECISION) for number in row] for row in weights]
    return "[\n" + ",\n".join(msgspec.json.encode(line).decode() for line in whole) + "]"


def _products(one: Iterable[float], other: Iterable[float]) -> Iterable[float]:
    """The products of two rows of numbers, each rounded to single precision."""
    return array("f", map(mul, one, other))


def rectified(sums: Iterable[float]) -> Sequence[float]:
    """The activations for sums, each rounded to single precision; for ordinary Python."""
    return array("f", [total * LEAKY_SLOPE if total < 0 else total for total in sums])


def _first_by_rows(inputs: Table, sparse: SparseInput, hidden: Floats) -> None:
    """What `forward_first` writes, down to the last bit: here a whole row is quicker than each of its numbers."""
    sums: Sequence[float] = array("f", bytes(4 * len(inputs[0])))
    for i in range(sparse.size[0]):
        row, value = inputs[sparse.indices[i]], sparse.values[i]
        sums = array("f", map(add, sums, row if value == 1.0 else _products(repeat(value), row)))
    _write(rectified(sums), hidden, 0)


def _layer_by_rows(weights: Table, activations: Floats, sums: Floats) -> None:
    """What `add_layer` writes, down to the last bit."""
    _write(_sums_by_rows(weights, activations), sums, 0)


def _second_by_rows(middle: Table, hidden: Floats) -> None:
    """What `forward_second` writes, down to the last bit."""
    _write(rectified(_sums_by_rows(middle, hidden)), hidden, len(middle))


def _sums_by_rows(weights: Table, activations: Floats) -> Sequence[float]:
    sums: Sequence[float] = array("f", bytes(4 * len(weights[0])))
    for activation, row in zip(activations[: len(weights)], weights, strict=True):
        sums = array("f", map(add, sums, _products(repeat(activation), row)))
    return sums


def _write(activations: Sequence[float], hidden: Floats, begin: int) -> None:
    for unit, activation in enumerate(activations, begin):
        hidden[unit] = activation


def _output_by_rows(network: Network, hidden: Floats, which: int) -> float:
    """What `output` returns, down to the last bit."""
    total, first = 0.0, len(network.middle)
    for product in _products(hidden[first : first + len(network.outputs[which])], network.outputs[which]):
        total += product
    return total


@rule
def forward_hidden(network: Network, sparse: SparseInput, hidden: Floats) -> None:
    """Write the activations for the inputs in `sparse` into `hidden`: those of the first layer, then of the second."""
    forward_first(network.inputs, sparse, hidden)
    if len(network.middle) > 0:
        forward_second(network.middle, hidden)


@rule_or(interpreted=_first_by_rows)
def forward_first(inputs: Table, sparse: SparseInput, hidden: Floats) -> None:
    """Write the activations of the first layer into the first entries of `hidden`."""
    units = inputs.shape[1]  # not a constant: loops of a known length are written out before they could be vectorised
    for unit in range(units):
        hidden[unit] = 0.0
    indices, values = sparse.indices, sparse.values
    count = sparse.size[0]
    eights = count // 8 * 8
    for i in range(0, eights, 8):  # eight at a time, in their order: the same sums, with fewer trips to memory
        a, b, c, d = indices[i], indices[i + 1], indices[i + 2], indices[i + 3]
        e, f, g, h = indices[i + 4], indices[i + 5], indices[i + 6], indices[i + 7]
        of_a, of_b, of_c, of_d = values[i], values[i + 1], values[i + 2], values[i + 3]
        of_e, of_f, of_g, of_h = values[i + 4], values[i + 5], values[i + 6], values[i + 7]
        for unit in range(units):
            hidden[unit] = (hidden[unit] + of_a * inputs[a, unit] + of_b * inputs[b, unit] + of_c * inputs[c, unit]
                            + of_d * inputs[d, unit] + of_e * inputs[e, unit] + of_f * inputs[f, unit]
                            + of_g * inputs[g, unit] + of_h * inputs[h, unit])
    for i in range(eights, count):
        row, value = indices[i], values[i]
        for unit in range(units):
            hidden[unit] += value * inputs[row, unit]
    rectify(hidden, 0, units)


@rule_or(interpreted=_second_by_rows)
def forward_second(middle: Table, hidden: Floats) -> None:
    """Write the activations of the second layer into `hidden`, behind those of the first."""
    first, units = middle.shape
    add_layer(middle, hidden[:first], hidden[first : first + units])
    rectify(hidden, first, first + units)


@rule_or(interpreted=_layer_by_rows)
def add_layer(weights: Table, activations: Floats, sums: Floats) -> None:
    """Write the sums of a layer: the activations of the layer before, times their weights, in the order of the units.

    There may be more activations than weights for them. Both are apart from each other, as views or as arrays: a
    compiler that sees one array read and written makes no vectors of it.
    """
    before, units = weights.shape
    for unit in range(units):
        sums[unit] = 0.0
    eights = before // 8 * 8
    for i in range(0, eights, 8):
        a, b, c, d = activations[i], activations[i + 1], activations[i + 2], activations[i + 3]
        e, f, g, h = activations[i + 4], activations[i + 5], activations[i + 6], activations[i + 7]
        for unit in range(units):
            sums[unit] = (sums[unit] + a * weights[i, unit] + b * weights[i + 1, unit] + c * weights[i + 2, unit]
                          + d * weights[i + 3, unit] + e * weights[i + 4, unit] + f * weights[i + 5, unit]
                          + g * weights[i + 6, unit] + h * weights[i + 7, unit])
    for i in range(eights, before):
        activation = activations[i]
        for unit in range(units):
            sums[unit] += activation * weights[i, unit]


@rule
def rectify(hidden: Floats, begin: int, end: int) -> None:
    """Apply the leaky rectifier to the entries of `hidden` from `begin` to before `end`, in place."""
    for unit in range(begin, end):
        total = hidden[unit]
        hidden[unit] = total * LEAKY_SLOPE if total < 0 else total


@rule_or(interpreted=_output_by_rows)
def output(network: Network, hidden: Floats, which: int) -> float:
    """The network's output `which`: LEAD, in units of `LEAD_SCALE` points, or LOG_CHANCES, a natural logarithm.

    `hidden` are the activations that `forward_hidden` wrote.
    """
    total, first = 0.0, len(network.middle)
    for unit in range(network.outputs.shape[1]):
        total += hidden[first + unit] * network.outputs[which, unit]
    return total
