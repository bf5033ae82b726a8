"""The policy network: a readable file, and arithmetic that is the same everywhere, to the last bit."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt
import pytest

from jemaa import games
from jemaa.bots import policy_network
from jemaa.bots.compiled_search import compiled_search
from jemaa.bots.policy_network import LARGEST, MOST_UNITS, Policy, PolicyBuffers, Weights, load, no_policy, text
from jemaa.core.compile import interpreted
from jemaa.core.engine import INTERPRETED
from jemaa.core.errors import JemaaError
from jemaa.core.game import State
from jemaa.core.network_inputs import SparseInput
from jemaa.core.row import load as load_row
from jemaa.games import game_type
from tests.played import walk

KIND = game_type("morocco")
assert KIND.policy
ACTIONS = KIND.policy
FEATURES, INPUTS = ACTIONS.layout.size, KIND.inputs.count


def made(first: int = 7, units: int = 5, seed: int = 1) -> Weights:
    """Random weights of up to half, in whole thousandths."""
    numbers = np.random.default_rng(seed)
    shapes = (INPUTS, first), (first, units), (FEATURES, units), (1, units)
    return Weights(*((numbers.integers(-500, 500, shape) / 1000).astype(np.float32) for shape in shapes))


def stored(weights: Weights, folder: Path) -> Policy:
    file = folder / "policy.json"
    file.write_text(text(weights, "jemaa train-policy", 1, 2))
    return load(file, KIND.inputs, ACTIONS)


def thousandths(weights: Any) -> npt.NDArray[np.int64]:
    return np.round(np.asarray(weights, np.float64) * 1000).astype(np.int64)


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    weights = made()
    weights.features[3] = 0
    policy = stored(weights, tmp_path)
    assert np.array_equal(policy.inputs, weights.inputs)
    assert np.array_equal(policy.middle, weights.middle)
    assert np.array_equal(policy.features, thousandths(weights.features))
    assert np.array_equal(policy.output, thousandths(weights.output))
    content = msgspec.json.decode((tmp_path / "policy.json").read_bytes())
    assert "3" not in content["features"], "features without weights take no room"
    assert (content["command"], content["seed"], content["games"]) == ("jemaa train-policy", 1, 2)


def test_weights_are_rounded_to_thousandths(tmp_path: Path) -> None:
    weights = made()
    for layer in (weights.inputs, weights.middle, weights.features, weights.output):
        layer[0, :5] = 0.0126, -0.0126, 0.0124, -0.0124, 0.0004
    policy = stored(weights, tmp_path)
    for single in (policy.inputs, policy.middle):
        assert [float(single[0][unit]) for unit in range(5)] == pytest.approx([0.013, -0.013, 0.012, -0.012, 0])
    for whole in (policy.features, policy.output):
        assert list(np.asarray(whole)[0, :5]) == [13, -13, 12, -12, 0]


def test_weights_are_kept_in_16_bits(tmp_path: Path) -> None:
    weights = made()
    for layer in (weights.features, weights.output):
        layer[0, :2] = 1e6, -1e6
    policy = stored(weights, tmp_path)
    for whole in (policy.features, policy.output):
        assert list(np.asarray(whole)[0, :2]) == [LARGEST, -LARGEST]


def changed(**parts: Any) -> Any:
    """What a file is made of, but for some parts."""
    content = msgspec.json.decode(text(made(), "jemaa train-policy morocco/2", 1, 2))
    return content | {name: part(content[name]) for name, part in parts.items()}


@pytest.mark.parametrize("parts", [
    {"inputs": lambda rows: rows[:-1]}, {"inputs": lambda rows: [rows[0][:-1], *rows[1:]]},
    {"middle": lambda rows: rows[:-1]}, {"middle": lambda rows: [[*row, 1] for row in rows]},
    {"output": lambda row: [*row, 1]}, {"output": lambda row: [LARGEST + 1, *row[1:]]},
    {"features": lambda rows: rows | {str(FEATURES): rows["0"]}}, {"features": lambda rows: rows | {"1": [1]}},
    {"features": lambda rows: rows | {"1": [-LARGEST - 1] * 5}},
    {"inputs": lambda rows: [[0] * (MOST_UNITS + 1)] * len(rows), "middle": lambda rows: [rows[0]] * (MOST_UNITS + 1)},
    {"middle": lambda _: [], "inputs": lambda rows: [[]] * len(rows)}])
def test_a_file_for_something_else_is_refused(parts: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "policy.json"
    file.write_bytes(msgspec.json.encode(changed(**parts)))
    with pytest.raises(JemaaError, match=r"policy\.json is for other inputs: make it again with `jemaa train-policy"):
        load(file, KIND.inputs, ACTIONS)


@pytest.mark.parametrize("content", ["", "[]", '{"command": "x"}'])
def test_a_file_that_is_no_policy_is_refused(content: str, tmp_path: Path) -> None:
    file = tmp_path / "policy.json"
    file.write_text(content)
    with pytest.raises(JemaaError, match=r"cannot read the policy in policy\.json"):
        load(file, KIND.inputs, ACTIONS)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(JemaaError, match=r"cannot read the policy in nothing\.json"):
        load(tmp_path / "nothing.json", KIND.inputs, ACTIONS)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_package_has_one_for_each_number_of_players(players: int) -> None:
    table = games.game("morocco", players)
    file = ACTIONS.file(table.start().row)
    policy = load(file, KIND.inputs, ACTIONS)
    assert (len(policy.features), len(policy.inputs)) == (FEATURES, INPUTS)
    assert f'"jemaa train-policy morocco/{players} --games' in file.read_text()


def positions() -> list[State]:
    return [state for state, _ in walk(games.game("morocco", 3), 4) if len(state.legal_actions) > 1][::7]


def logits(policy: Policy, state: State, rules: Any = policy_network.write_logits) -> tuple[Any, PolicyBuffers,
                                                                                              SparseInput]:
    """The logits of a state's actions, with the buffers and the inputs that they came from."""
    search = compiled_search(KIND).buffers(state)
    count = KIND.rules.legal(search.rows[0], search.choices)
    row = load_row(KIND.rules.layout, bytes(state))[0]
    KIND.evaluation.write_features(row, search.features)
    KIND.inputs.encode(row, state.actor, search.features, search.sparse)
    ACTIONS.describe(row, search.choices, count, search.policy.described, search.policy.known)
    rules(policy, search.sparse, count, search.policy)
    return np.array(search.policy.logits[:count], np.float32), search.policy, search.sparse


def test_logits_are_sums_of_whole_numbers(tmp_path: Path) -> None:
    """By NumPy's own sums, in any order: only the two first layers are floating-point numbers."""
    policy = stored(made(), tmp_path)
    for state in positions():
        found, buffers, _ = logits(policy, state)
        position = np.floor(np.asarray(buffers.sums[:5], np.float64) * 1000 + 0.5).astype(np.int64)
        shared_begin = own_begin = 0
        last = -1
        for i, logit in enumerate(found):
            group, own_end = int(buffers.described.group[i]), int(buffers.described.own_ends[i])
            if group != last:
                shared_begin = int(buffers.described.shared_ends[group - 1]) if group else 0
                last = group
            shared = buffers.described.shared[shared_begin : int(buffers.described.shared_ends[group])]
            features = np.array([*shared, *buffers.described.own[own_begin:own_end]], np.int64)
            own_begin = own_end
            units = position + np.asarray(policy.features, np.int64)[features].sum(axis=0)
            assert logit == np.float32((np.maximum(units, 0) * np.asarray(policy.output, np.int64)[0]).sum() / 1e6)


def test_the_first_layers_are_those_of_a_textbook(tmp_path: Path) -> None:
    policy = stored(made(), tmp_path)
    for state in positions():
        _, buffers, sparse = logits(policy, state)
        inputs = np.zeros(INPUTS)
        for at in range(int(sparse.size[0])):
            inputs[sparse.indices[at]] += sparse.values[at]
        first = inputs @ np.asarray(policy.inputs, np.float64)
        first = np.where(first < 0, 0.01 * first, first)
        assert np.asarray(buffers.sums[:5]) == pytest.approx(first @ np.asarray(policy.middle, np.float64), abs=1e-3)


def test_compiled_and_interpreted_the_bits_are_the_same(tmp_path: Path) -> None:
    policy = stored(made(33, 32), tmp_path)
    for state in positions()[::3]:
        one, _, _ = logits(policy, state)
        other, _, _ = logits(policy, state, interpreted(policy_network.write_logits))
        assert one.tobytes() == other.tobytes()


def digest(folder: str) -> str:
    """A hash of all logits of some positions, by random weights."""
    policy = stored(made(33, 32), Path(folder))
    return hashlib.sha256(b"".join(logits(policy, state)[0].tobytes() for state in positions())).hexdigest()


def test_a_process_of_the_other_engine_finds_the_same_bits(tmp_path: Path) -> None:
    """There, all that the logits come from is of the other engine, too: rows, inputs, features and buffers."""
    other = {**os.environ, "NUMBA_DISABLE_JIT": "0" if INTERPRETED else "1"}
    code = f"from tests.bots.test_policy_network import digest; print(digest({str(tmp_path)!r}))"
    ran = subprocess.run([sys.executable, "-c", code], env=other, capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == digest(str(tmp_path))


def test_no_policy_has_the_form_of_one() -> None:
    nothing = no_policy()
    assert [len(layer) for layer in nothing[:2]] == [0, 0]
