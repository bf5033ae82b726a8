"""The network: a readable file, and arithmetic that is the textbook's, to the last bit."""

from array import array
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

from jemaa import games
from jemaa.bots.compiled_search import compiled_search
from jemaa.bots.evaluate import evaluate
from jemaa.bots.network import (
    LEAD,
    LOG_CHANCES,
    MOST_HIDDEN,
    Network,
    _first_by_rows,
    _output_by_rows,
    _second_by_rows,
    blank,
    forward_hidden,
    hidden_layer,
    load,
    output,
    text,
)
from jemaa.core.contract import NetworkInputs
from jemaa.core.errors import JemaaError
from jemaa.core.network_inputs import Block, InputLayout, SparseInput, emit, sparse_input
from jemaa.core.row import floats, ints
from jemaa.core.row import load as load_row
from jemaa.games import game_type
from tests.played import walk

f32 = np.float32
SEEN = game_type("marrakech").inputs
TABLES = [("2-one", 2, {"two_player_rugs": "single"}), ("2-two", 2, {}), ("3", 3, {}), ("4", 4, {})]


def made(inputs: int, first: int = 32, second: int = 0, seed: int = 1) -> Network:
    """Random weights of up to half, in whole thousandths; with `second` units in a second layer, if there are any."""
    numbers = np.random.default_rng(seed)
    shapes = (inputs, first), (first if second else 0, second or first), (2, second or first)
    return Network(*((numbers.integers(-500, 500, shape) / 1000).astype(np.float32) for shape in shapes))


SIZES = [(32, 0), (128, 32), (7, 5), (6, 0)]
"""Units of the first and of the second layer; numbers that are no multiples of four included."""


def sparse_of(indices: Sequence[int], values: Sequence[float]) -> SparseInput:
    """These inputs, in the engine's own arrays."""
    sparse = sparse_input(len(indices))
    for at, (index, value) in enumerate(zip(indices, values, strict=True)):
        sparse.indices[at], sparse.values[at] = index, value
    sparse.size[0] = len(indices)
    return sparse


def few(count: int) -> NetworkInputs:
    layout = InputLayout((Block("all", (count,), 1, ""),))
    return NetworkInputs(layout=layout, most=SEEN.most, encode=SEEN.encode, file=SEEN.file)


@pytest.mark.parametrize(("first", "second"), SIZES)
def test_a_file_is_read_as_it_was_written(first: int, second: int, tmp_path: Path) -> None:
    file, network = tmp_path / "net.json", made(5, first, second)
    file.write_text(text(network, 'train "it"', 3, 99))
    found = load(file, few(5))
    assert np.array_equal(found.inputs, network.inputs)
    assert len(found.middle) == len(network.middle)
    assert np.array_equal(np.reshape(found.middle, network.middle.shape), network.middle)  # none: no width
    assert np.array_equal(found.outputs, network.outputs)
    assert len(file.read_text().splitlines()) == 3 + 3 + 1 + max(1, len(network.middle)) + 6


@pytest.mark.parametrize("change", [
    lambda network: network._replace(outputs=network.outputs[:, :4]),
    lambda network: network._replace(outputs=network.outputs[:1]),
    lambda network: network._replace(middle=network.middle[:3]),
    lambda _: made(5, MOST_HIDDEN, 1),
])
def test_layers_that_do_not_fit_each_other_are_refused(change: Callable[[Network], Network], tmp_path: Path) -> None:
    file = tmp_path / "net.json"
    file.write_text(text(change(made(5, 7, 5)), "jemaa train that", 3, 99))
    with pytest.raises(JemaaError, match="make it again with `jemaa train that`"):
        load(file, few(5))


def test_a_file_from_before_there_were_two_layers_is_read(tmp_path: Path) -> None:
    file, network = tmp_path / "net.json", made(5)
    file.write_text(text(network, "", 3, 99).replace('"middle": [\n\n],\n', "").replace('"middle": [\n],\n', ""))
    assert "middle" not in file.read_text()
    assert np.array_equal(load(file, few(5)).inputs, network.inputs)


def test_a_network_for_other_inputs_is_refused_with_what_to_do(tmp_path: Path) -> None:
    file = tmp_path / "net.json"
    file.write_text(text(made(5), "jemaa train that", 3, 99))
    with pytest.raises(JemaaError, match="make it again with `jemaa train that`"):
        load(file, few(6))


def test_a_network_from_before_a_block_was_declared_gives_the_same_values(tmp_path: Path) -> None:
    file, network = tmp_path / "net.json", made(5)
    file.write_text(text(network, "", 3, 99))
    layout = InputLayout(tuple(Block(name, (size,), 1, "") for name, size in (("old", 3), ("late", 2), ("new", 4))))
    found = load(file, NetworkInputs(layout=layout, most=SEEN.most, encode=SEEN.encode, file=SEEN.file))
    assert np.array_equal(found.inputs[:5], network.inputs)
    assert np.shape(found.inputs) == (9, 32)
    assert not np.any(found.inputs[5:])
    before, now = hidden_layer(), hidden_layer()
    forward_hidden(network, sparse_of([4, 0, 2], [0.7, -1.3, 0.1]), before)
    forward_hidden(found, sparse_of([4, 0, 2, 8, 5], [0.7, -1.3, 0.1, 1.0, 0.3]), now)
    assert np.array_equal(before, now)


def test_a_network_that_ends_within_a_block_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "net.json"
    file.write_text(text(made(4), "", 3, 99))
    layout = InputLayout(tuple(Block(name, (size,), 1, "") for name, size in (("old", 3), ("late", 2), ("new", 4))))
    with pytest.raises(JemaaError, match="is for other inputs"):
        load(file, NetworkInputs(layout=layout, most=SEEN.most, encode=SEEN.encode, file=SEEN.file))


@pytest.mark.parametrize("content", ["", "{}", '{"command":"","seed":1,"games":1,"outputs":[[1],[1,2]],"inputs":[]}'])
def test_a_damaged_file_is_refused(tmp_path: Path, content: str) -> None:
    file = tmp_path / "net.json"
    file.write_text(content)
    with pytest.raises(JemaaError, match=r"cannot read the network in net\.json"):
        load(file, few(5))


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(JemaaError, match=r"cannot read the network in nothing\.json"):
        load(tmp_path / "nothing.json", few(5))


@pytest.mark.parametrize(("first", "second"), SIZES)
def test_its_arithmetic_by_hand(first: int, second: int) -> None:
    network, found = made(9, first, second), hidden_layer()
    forward_hidden(network, sparse_of([2, 7, 2, 0, 8, 7], [1.0, -0.5, 0.25, 2.0, -1.0, 3.0]), found)
    sums = 1.25 * network.inputs[2] + 2.5 * network.inputs[7] + 2.0 * network.inputs[0] - network.inputs[8]
    hidden = np.where(sums < 0, 0.01 * sums, sums)
    assert np.asarray(found[:first]) == pytest.approx(hidden, abs=1e-5)
    if second:
        sums = hidden @ network.middle
        hidden = np.where(sums < 0, 0.01 * sums, sums)
        assert np.asarray(found[first : first + second]) == pytest.approx(hidden, abs=1e-4)
    for which in (LEAD, LOG_CHANCES):
        assert output(network, found, which) == pytest.approx(float(hidden @ network.outputs[which]), abs=1e-4)


@pytest.mark.parametrize(("first", "second"), SIZES)
def test_its_bits_are_those_of_sums_in_single_precision_in_their_order(first: int, second: int) -> None:
    """One number after another, each product and each sum rounded: what every compiler has to give."""
    network, compiled = made(9, first, second), hidden_layer()
    sparse = sparse_of([2, 7, 2, 0, 8, 7, 1], [1.0, -0.5, 0.3, 2.0, -1.0, 3.0, 0.7])
    forward_hidden(network, sparse, compiled)
    layer = [f32(0)] * first
    for index, value in zip(sparse.indices, sparse.values, strict=True):
        layer = [total + value * weight for total, weight in zip(layer, network.inputs[index], strict=True)]
    layers = [[f32(0.01) * total if total < 0 else total for total in layer]]
    if second:
        layer = [f32(0)] * second
        for activation, weights in zip(layers[0], network.middle, strict=True):
            layer = [total + activation * weight for total, weight in zip(layer, weights, strict=True)]
        layers.append([f32(0.01) * total if total < 0 else total for total in layer])
    assert list(compiled[: first + second]) == [activation for each in layers for activation in each]
    plain = array("f", bytes(4 * MOST_HIDDEN))
    rows = Network(*(cast("Any", [array("f", row) for row in part]) for part in network))
    _first_by_rows(rows.inputs, sparse, plain)
    if second:
        _second_by_rows(rows.middle, plain)
    assert list(plain) == list(compiled)
    for which in (LEAD, LOG_CHANCES):
        assert _output_by_rows(rows, plain, which) == output(network, compiled, which)


@pytest.mark.parametrize(("first", "second"), SIZES)
def test_an_input_of_0_changes_no_bit(first: int, second: int) -> None:
    """So inputs of 0 need not be emitted, as they were when the networks were trained."""
    network, hidden, numbers = made(40, first, second), [hidden_layer(), hidden_layer()], np.random.default_rng(5)
    indices, values = numbers.permutation(40), np.where(numbers.random(40) < 0.3, 0, numbers.normal(size=40))
    for found, used in zip(hidden, (np.full(40, True), values != 0), strict=True):
        forward_hidden(network, sparse_of(indices[used], values[used]), found)
    assert 20 < np.count_nonzero(values) < 40
    one, other = (np.asarray(found, f32).tobytes() for found in hidden)  # bytes tell -0.0 from 0.0
    assert one == other


def test_emitted_is_what_differs_from_0() -> None:
    sparse = sparse_input(3)
    for index, value in ((4, 0.0), (7, 1.5), (2, False), (7, True)):
        emit(sparse, index, value)
    assert sparse.size[0] == 2
    assert list(sparse.indices[:2]) == [7, 7]
    assert list(sparse.values[:2]) == [1.5, 1.0]


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_every_table_has_a_network_that_says_what_made_it(name: str, players: int, options: dict[str, str]) -> None:
    for other in ({}, {"turn_order": "roll_first"}, {"elimination": False}):
        file = SEEN.file(games.game("marrakech", players, **options, **other).start().row)
        assert file.name == f"{name}.json"
    assert np.any(load(file, SEEN).inputs)
    assert f'"jemaa train marrakech/{players}' in file.read_text().splitlines()[0]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_morocco_has_one_for_every_number_of_players(players: int) -> None:
    for options in ({}, {"third_place_points": 2}):
        game = games.game("morocco", players, **options)
        file = game.type.inputs.file(game.start().row)
        assert file.name == f"{players}.json"
    assert np.any(load(file, game.type.inputs).inputs)
    assert f'"jemaa train morocco/{players}' in file.read_text().splitlines()[0]


def test_a_blank_network_corrects_nothing_and_another_does() -> None:
    state = [state for state, _ in walk(games.game("marrakech", 3), 5)][30]
    search = compiled_search(state.game.type)

    def shares(network: Network) -> list[float]:
        values, row = floats(4), load_row(state.game.type.rules.layout, bytes(state))[0]
        params = search.params(state, "evaluation")._replace(network=network)
        state.game.type.functions.bind(evaluate)(row, 3, 0, params, sparse_input(SEEN.most), hidden_layer(),
                                            floats(4 * len(search.evaluation.names)), ints(4), values)
        return list(values)[:3]

    assert shares(blank(0)) == shares(blank(SEEN.count))
    assert shares(made(SEEN.count)) != shares(blank(0))
    assert sum(shares(made(SEEN.count))) == pytest.approx(1)
