"""A small neural network that says how likely each legal action is to be chosen: its file and its arithmetic.

The actor's inputs (`core.contract.NetworkInputs`) go through a layer of leaky rectifiers to a vector of units. To it
the weights of an action's features (`core.contract.PolicyInputs`) are added, and the rectified sum gives the action's
logit. The first two layers work in single precision, in the order in which they are written, as `bots.network` does;
all that is done for an action is done with whole numbers, whose sums are exact in any order: every compiler, every
platform and the interpreter get the same bits.

The file holds weights in whole thousandths, one line for each input and for each feature.
"""

import math
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from jemaa.bots.network import PRECISION, add_layer, forward_first, reals
from jemaa.core.action_features import ActionFeatures, action_features
from jemaa.core.compile import rule
from jemaa.core.contract import NetworkInputs, PolicyInputs
from jemaa.core.errors import JemaaError
from jemaa.core.network_inputs import SparseInput
from jemaa.core.row import Floats, Ints, Table, double, ints, room, singles

MOST_UNITS = 64
"""The largest number of units of a layer."""
LARGEST = 32_000
"""The largest weight, in thousandths: those of features and of the output are kept in 16 bits."""


class Policy(NamedTuple):
    """The weights of a policy network, as rules take them."""

    inputs: Table
    """(inputs, units of the first layer), single precision; no inputs at all where there is no policy."""
    middle: Table
    """(units of the first layer, units of an action), single precision."""
    features: Table
    """(features, units of an action), whole thousandths, 16 bits."""
    output: Table
    """(1, units of an action), likewise."""


class Weights(NamedTuple):
    """A policy network's weights as they are learnt, in single precision: the layers of `Policy`."""

    inputs: Table
    middle: Table
    features: Table
    output: Table


class PolicyBuffers(NamedTuple):
    """The buffers of one position's policy."""

    first: Floats
    """(units,) the activations of the first layer, single precision."""
    sums: Floats
    """(units,) what the position adds to each action's units, single precision."""
    position: Table
    """(units,) the same in whole thousandths, 32 bits."""
    group: Table
    """(units,) the sums of the position and of a group of actions."""
    action: Table
    """(units,) the sums of an action."""
    logits: Floats
    """(action,) the logarithm of how likely each is, up to a constant."""
    described: ActionFeatures
    """The actions' features."""
    known: Ints
    """What describing them overwrites."""


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a policy network's file; all weights in thousandths."""

    command: str
    """The command that made it."""
    seed: int
    games: int
    """Games that it learnt from."""
    output: list[int]
    middle: list[list[int]]
    inputs: list[list[int]]
    features: dict[int, list[int]]
    """Feature -> weights; others, which training never met, have none."""


def policy_buffers(actions: int, inputs: PolicyInputs | None) -> PolicyBuffers:
    """Buffers for positions with so many actions at most; hardly any where there are no `inputs`."""
    most = actions if inputs else 1
    described = action_features(most, inputs.most_shared if inputs else 1, inputs.most_own if inputs else 1)
    position, group, action = (room("int32", MOST_UNITS) for _ in range(3))
    return PolicyBuffers(singles(MOST_UNITS), singles(MOST_UNITS), position, group, action, singles(most), described,
                         ints(inputs.known if inputs else 1))


def no_policy() -> Policy:
    """What stands for the policy where there is none."""
    return _policy([], [], {}, [0], 0)


@lru_cache
def load(file: Path, inputs: NetworkInputs, actions: PolicyInputs) -> Policy:
    """Read a network for these inputs and features; raises `JemaaError` that says what is wrong with the file.

    It is read once and then shared by all callers, who must not change it.
    """
    try:
        content = msgspec.json.decode(file.read_bytes(), type=File)
    except (OSError, ValueError) as error:
        raise JemaaError(f"cannot read the policy in {file.name}: {error}") from None
    if not _fits(content, inputs.count, actions.layout.size):
        raise JemaaError(f"{file.name} is for other inputs: make it again with `{content.command}`")
    return _policy(content.inputs, content.middle, content.features, content.output, actions.layout.size)


def text(policy: Weights, command: str, seed: int, games: int) -> str:
    """The text of a policy network's file: JSON, one line for each input and each feature that has weights.

    Weights beyond `LARGEST` thousandths are limited to that.
    """
    features = {feature: line for feature, line in enumerate(_lines(policy.features)) if set(line) - set("[0,]")}
    parts = {"command": msgspec.json.encode(command).decode(), "seed": str(seed), "games": str(games),
             "output": _lines(policy.output)[0], "middle": _listed(_lines(policy.middle)),
             "inputs": _listed(_lines(policy.inputs)),
             "features": "{\n" + ",\n".join(f'"{name}": {line}' for name, line in features.items()) + "}"}
    return "{" + ",\n".join(f'"{name}": {part}' for name, part in parts.items()) + "}\n"


def _listed(lines: list[str]) -> str:
    return "[\n" + ",\n".join(lines) + "]"


def _lines(weights: Iterable[Iterable[float]]) -> list[str]:
    """Each row of weights in whole thousandths, as JSON."""
    return [msgspec.json.encode([max(-LARGEST, min(round(float(number) * PRECISION), LARGEST)) for number in row])
            .decode() for row in weights]


def _fits(content: File, inputs: int, features: int) -> bool:
    """Whether the layers have as many rows as are read, fit each other, and have no more units than there is room."""
    first, units = len(content.middle), len(content.output)
    last = [*content.middle, content.output, *content.features.values()]
    return (0 < first <= MOST_UNITS and 0 < units <= MOST_UNITS and len(content.inputs) == inputs
            and {len(row) for row in content.inputs} == {first}
            and {len(row) for row in last} == {units}
            and all(0 <= feature < features for feature in content.features)
            and all(abs(weight) <= LARGEST for row in (*content.inputs, *last) for weight in row))


def _policy(inputs: list[list[int]], middle: list[list[int]], features: dict[int, list[int]], output: list[int],
            count: int) -> Policy:
    units = len(output)
    nothing = [0] * units
    return Policy(reals(inputs, max(len(middle), 1)), reals(middle, units),
                  _wholes([features.get(feature, nothing) for feature in range(count)], units),
                  _wholes([output], units))


def _wholes(rows: list[list[int]], width: int) -> Table:
    made = room("int16", max(len(rows), 1), width)
    for at, row in enumerate(rows):
        for unit, number in enumerate(row):
            made[at, unit] = number
    return made


@rule
def write_logits(policy: Policy, sparse: SparseInput, count: int, buffers: PolicyBuffers) -> None:
    """Write the logit of each of the first `count` actions, which `buffers.described` describes.

    `sparse` are the inputs of the seat that chooses.
    """
    forward_first(policy.inputs, sparse, buffers.first)
    add_layer(policy.middle, buffers.first, buffers.sums)
    position, group, features, described = buffers.position, buffers.group, policy.features, buffers.described
    units = policy.output.shape[1]
    for unit in range(units):
        position[unit] = math.floor(PRECISION * double(buffers.sums[unit]) + 0.5)
    last, shared_at, own_at = -1, 0, 0
    for i in range(count):
        if described.group[i] != last:
            last, shared_end = described.group[i], described.shared_ends[described.group[i]]
            copy_sums(position, group, units)
            add_features(features, described.shared, shared_at, shared_end, group)
            shared_at = shared_end
        copy_sums(group, buffers.action, units)
        add_features(features, described.own, own_at, described.own_ends[i], buffers.action)
        own_at = described.own_ends[i]
        buffers.logits[i] = rectified_sum(buffers.action, policy.output, units) / (PRECISION * PRECISION)


@rule
def copy_sums(origin: Table, to: Table, units: int) -> None:
    """Copy the sums of the first `units`."""
    for unit in range(units):
        to[unit] = origin[unit]


@rule
def add_features(features: Table, described: Ints, at: int, end: int, sums: Table) -> None:
    """Add the weights of the features that stand in `described` from `at` up to before `end`."""
    for i in range(at, end):
        feature = described[i]
        for unit in range(features.shape[1]):
            sums[unit] += features[feature, unit]


@rule
def rectified_sum(sums: Table, output: Table, units: int) -> int:
    """The sum of all units above 0, each times its weight."""
    total = 0
    for unit in range(units):
        total += max(int(sums[unit]), 0) * int(output[0, unit])
    return total
