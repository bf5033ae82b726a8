"""Training a network: it learns, reproducibly, and its file says what it did."""

from pathlib import Path

import numpy as np
import pytest

from jemaa import games
from jemaa.bots.evaluate import to_leads
from jemaa.bots.gradient import average
from jemaa.bots.network import LEAD, LOG_CHANCES, forward_hidden, load, output
from jemaa.bots.trainer import CHUNK, TRACE, Rates, Trainer
from jemaa.bots.training import draw_opponents, learn_from, load_inputs, most_preferred, take_step
from jemaa.core.errors import BadOption
from jemaa.core.row import floats
from jemaa.core.row import load as load_row
from jemaa.games import game_type
from jemaa.marrakech.heuristic import HEURISTIC
from tests.cli.test_main import run
from tests.played import walk

ONE = games.game("marrakech", 2, two_player_rugs="single")


def trained(seed: int, played: int) -> Trainer:
    """A trainer after so many games."""
    trainer = Trainer([ONE], seed)
    trainer.train(played, lambda *_: None)
    return trainer


def test_it_foresees_wins_better_than_the_features_alone() -> None:
    """Mean squared errors of the share of the win, in games that it was not trained on."""
    known = trained(1, 4 * CHUNK).network
    watcher = Trainer([ONE], 2, known, Rates(1e-9, 1e-9, 1))
    of_network, of_features = 0.0, 0.0
    for _ in range(150):
        watcher.train(1, lambda *_: None)
        training, memory = watcher.training, watcher.training.memory
        positions = int(training.squared_error[1]) // 2
        points = memory.points[:positions]
        features = 1 / (1 + np.exp((points[:, 1] - points[:, 0]) / memory.spreads[:positions]))
        of_network += float(((training.won[0] - memory.shares[:positions, 0]) ** 2).sum())
        of_features += float(((training.won[0] - features) ** 2).sum())
    assert of_network < of_features


def test_the_same_seed_teaches_the_same() -> None:
    first, again, other = trained(3, 20), trained(3, 20), trained(4, 20)
    assert np.array_equal(first.network.inputs, again.network.inputs)
    assert np.array_equal(first.network.outputs, again.network.outputs)
    assert not np.array_equal(first.network.outputs, other.network.outputs)


def test_it_begins_with_what_it_is_given_and_leaves_that_alone() -> None:
    known = load(ONE.type.inputs.file(ONE.start().row), ONE.type.inputs)
    before = known.inputs.copy()
    trainer = Trainer([ONE], 1, known)
    assert np.array_equal(trainer.network.inputs, known.inputs)
    trainer.train(5, lambda *_: None)
    assert not np.array_equal(trainer.network.inputs, before)
    assert np.array_equal(known.inputs, before)


@pytest.mark.parametrize("better", [True, False])
def test_a_step_goes_towards_what_came_of_a_position(better: bool) -> None:
    trainer = trained(2, 1)
    training = trainer.training
    for mean in training.means:
        mean[:] = 0  # what is left of steps before
    before = [predicted(trainer, which) for which in (LEAD, LOG_CHANCES)]
    for seat, won in ((0, better), (1, not better)):
        training.leads[seat] = training.memory.leads[0, seat] + (8 if won else -8)
        training.shares[seat] = 1.0 if won else 0.0
    learn_from(training, 0, 2, TRACE)
    take_step(training, 1e-3, 1.0)
    for which, was in zip((LEAD, LOG_CHANCES), before, strict=True):
        assert (predicted(trainer, which) > was) == better


def predicted(trainer: Trainer, which: int) -> float:
    """What the learner adds to what seat A expected in the first position of the last game."""
    training = trainer.training
    load_inputs(training.memory, training.sparse, 0, 0)
    forward_hidden(training.learner, training.sparse, training.hidden)
    return output(training.learner, training.hidden, which)


def test_what_came_of_a_position_fades_into_what_was_foreseen_before_it() -> None:
    """λ-returns: of what came, TRACE goes on to the position before, the rest is what was predicted here."""
    trainer = trained(2, 1)
    training = trainer.training
    training.leads[0] = training.memory.leads[3, 0] + 10
    training.shares[0] = 1.0
    learn_from(training, 3, 2, TRACE)
    assert training.leads[0] == pytest.approx(training.memory.leads[3, 0] + 10 * TRACE)
    assert training.shares[0] == pytest.approx(TRACE + (1 - TRACE) * training.memory.shares[3, 0])


def test_the_network_is_the_mean_of_what_the_learner_was() -> None:
    """Played games by themselves, the mean of the learner after each, as long as they are few."""
    trainer = trained(6, 1)
    first = trainer.training.learner.inputs.copy()
    assert np.allclose(trainer.network.inputs, first)
    trainer.training.learner.inputs[:] += 1
    average(trainer.network.inputs, trainer.training.learner.inputs, np.float32(0.25))
    assert np.allclose(trainer.network.inputs, first + 0.25)


@pytest.mark.parametrize("seed", range(5))
def test_who_spars_plays_by_the_rule_of_thumb(seed: int) -> None:
    states = [state for state, _ in walk(ONE, seed) if len(state.legal_actions) > 1]
    trainer, state = trained(1, 0), states[len(states) // 2]
    training = trainer.training
    training.rows[1] = load_row(ONE.type.rules.layout, bytes(state))[0]
    n = ONE.type.rules.legal(training.rows[1], training.actions)
    preferences = {action: HEURISTIC.preference(training.rows[1], action) for action in map(int, state.legal_actions)}
    best = {action for action, preference in preferences.items() if preference == max(preferences.values())}
    chosen = [ONE.type.functions.bind(most_preferred)(training, n, word) for word in range(500)]
    assert {action for action, _ in chosen} == best
    # A number that broke a tie is used up: if dice took it once more, they would fall as the tie was broken.
    assert all((reached != word) == (len(best) > 1) for word, (_, reached) in enumerate(chosen))


def test_so_many_of_a_hundred_seats_spar() -> None:
    assert draw_opponents(4, 0, 7) == (0, 7)
    assert draw_opponents(4, 100, 7)[0] == 0b1111
    word, sparred = 7, 0
    for _ in range(1000):
        partners, word = draw_opponents(4, 30, word)
        sparred += partners.bit_count()
    assert sparred == pytest.approx(0.3 * 4000, abs=90)  # three standard deviations


def test_sparring_teaches_something_else() -> None:
    alone, mixed = Trainer([ONE], 3), Trainer([ONE], 3, opponent_mix=100)
    for trainer in (alone, mixed):
        trainer.train(3, lambda *_: None)
    assert not np.array_equal(alone.network.inputs, mixed.network.inputs)


def test_who_has_no_rule_of_thumb_has_nobody_to_spar_with() -> None:
    with pytest.raises(BadOption, match="no rule of thumb"):
        Trainer([games.game("morocco", 2)], 1, opponent_mix=10)


def test_leads_are_over_the_mean_of_the_others() -> None:
    points = floats(3)
    points[0], points[1], points[2] = 30.0, 10.0, 20.0
    to_leads(points, 3)
    assert list(points) == [15, -15, 0]


def test_the_command_writes_a_file_that_names_it(tmp_path: Path) -> None:
    file, other = tmp_path / "net.json", tmp_path / "other.json"
    command = "train marrakech/2 marrakech/2/turn_order=roll_first --games 8 --seed 5"
    code, _, _ = run(*command.split(), "--out", str(file))
    assert code == 0
    assert f'"command": "jemaa {command}"' in file.read_text()
    load(file, game_type("marrakech").inputs)
    code, _, err = run("train", "marrakech/2", "--games", "8", "--out", str(file))
    assert (code, "net.json exists; give another --out" in err) == (2, True)
    code, _, _ = run("train", "marrakech/3", "--games", "3", "--rates", "0.001,1e-05,1", "--opponent-mix", "40",
                     "--start", str(file), "--out", str(other))
    assert code == 0
    assert ('"jemaa train marrakech/3 --games 3 --seed 1 --rates 0.001,1e-05,1 --opponent-mix 40 --start net.json"'
            in other.read_text())
    code, _, err = run("train", "marrakech/3", "--rates", "0.001,0,1", "--out", str(tmp_path / "none.json"))
    assert (code, "is not three numbers above 0" in err) == (2, True)


@pytest.mark.parametrize("units", ["", "32", "0,8", "240,32", "8,x", "8,-1", "1,2,3"])
def test_units_that_are_no_two_layers_are_refused(units: str, tmp_path: Path) -> None:
    code, _, err = run("train", "marrakech/2", "--units", units, "--out", str(tmp_path / "net.json"))
    assert (code, "is not two numbers of units" in err) == (2, True)


def test_the_command_takes_units(tmp_path: Path) -> None:
    file = tmp_path / "net.json"
    code, _, _ = run("train", "marrakech/2", "--games", "4", "--units", "16,0", "--out", str(file))
    assert code == 0
    network = load(file, game_type("marrakech").inputs)
    assert (network.inputs.shape[1], len(network.middle), network.outputs.shape) == (16, 0, (2, 16))
    assert '--units 16,0"' in file.read_text()


def test_inputs_that_were_never_met_have_no_weight() -> None:
    """In Marrakech for two with one colour each nobody has a third colour."""
    network, known = trained(3, 8).network, load(ONE.type.inputs.file(ONE.start().row), ONE.type.inputs)
    assert not network.inputs[2 * 49 : 4 * 49].any()
    assert network.inputs[: 2 * 49].any(axis=1).mean() > 0.9
    trainer = Trainer([ONE], 3, known)
    trainer.train(4, lambda *_: None)
    assert np.array_equal(trainer.network.inputs[2 * 49 : 4 * 49], known.inputs[2 * 49 : 4 * 49])


def test_luck_is_taken_out_of_what_is_learnt() -> None:
    """What chance brought beyond its mean is nothing in the mean, and is a large part of what returns spread by."""
    trainer = Trainer([ONE], 8, load(ONE.type.inputs.file(ONE.start().row), ONE.type.inputs), Rates(1e-9, 1e-9, 1))
    plain, without = [], []
    for _ in range(400):
        trainer.train(1, lambda *_: None)
        training = trainer.training
        luck = training.memory.lucky_shares[: int(training.squared_error[1]) // 2, 0].sum()
        plain.append(training.won[0])
        without.append(training.won[0] - luck)
    assert np.std(without) < 0.75 * np.std(plain)
    assert np.mean(plain) - np.mean(without) == pytest.approx(0, abs=4 * np.std(plain) / 20)


def test_what_is_expected_before_chance_is_the_mean_over_its_outcomes() -> None:
    """After each roll: what was predicted then, less the same mean for each face that could have come."""
    trainer = trained(3, 1)
    memory, positions = trainer.training.memory, int(trainer.training.squared_error[1]) // 2
    assert memory.lucky_shares[:positions].sum(axis=1) == pytest.approx(np.zeros(positions), abs=1e-6)
    lucky = memory.lucky_shares[:positions, 0] != 0
    assert 0.3 < lucky.mean() < 0.7, "about every second position follows a roll"


@pytest.mark.parametrize(("tables", "wanted"), [
    (["marrakech/2", "marrakech/3"], "different networks"), (["morocco"], "different networks"),
    (["morocco/2", "--opponent-mix", "5"], "no rule of thumb")])
def test_what_cannot_be_taught_is_refused(tables: list[str], wanted: str, tmp_path: Path) -> None:
    code, _, err = run("train", *tables, "--out", str(tmp_path / "net.json"))
    assert code == 2
    assert wanted in err
    assert not list(tmp_path.iterdir())
