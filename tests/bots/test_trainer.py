"""The learner: what it comes to depends on the plan alone, in whatever order its games are finished."""

import random

import numpy as np
import pytest

from jemaa import games
from jemaa.bots.network import Network, load
from jemaa.bots.self_play import BATCH, CHUNK, Plan, play
from jemaa.bots.trainer import PART, Trainer
from jemaa.core.errors import BadOption
from tests.bots.trained import ONE, SMALL, learn, trained

PLAN = Plan((ONE,), 3 * BATCH + 2 * PART + 3, 4)


def equal(one: Network, other: Network) -> bool:
    return all(np.array_equal(mine, theirs) for mine, theirs in zip(one, other, strict=True))


@pytest.fixture(scope="module")
def known() -> Trainer:
    """What the plan comes to where its games are played one after another."""
    return learn(Trainer(PLAN, SMALL))


def test_the_same_seed_teaches_the_same() -> None:
    first, again, other = trained(3, 20), trained(3, 20), trained(4, 20)
    assert equal(first.network, again.network)
    assert not np.array_equal(first.network.outputs, other.network.outputs)


@pytest.mark.parametrize("seed", range(2))
def test_it_learns_the_same_in_whatever_order_games_are_finished(seed: int, known: Trainer) -> None:
    trainer, chance = Trainer(PLAN, SMALL), random.Random(seed)
    parts, batches = trainer.parts(), list[int]()
    running = list(parts)
    assert len(running) == 2 * BATCH // PART, "two batches need no network but the first"
    while running:
        done = running.pop(chance.randrange(len(running)))
        trainer.add(play(PLAN, done), lambda: batches.append(trainer.games))
        running += parts
    assert trainer.is_done
    assert equal(trainer.network, known.network)
    assert batches == [BATCH, 2 * BATCH, 3 * BATCH, PLAN.games]


@pytest.mark.parametrize("batches", [0, 1, 3])
def test_it_goes_on_from_a_state_between_two_batches(batches: int, known: Trainer) -> None:
    first, kept = Trainer(PLAN, SMALL), {}
    kept[0] = {name: array.copy() for name, array in first.state().items()}
    learn(first, lambda: kept.update({first.games: {name: array.copy() for name, array in first.state().items()}}))
    again = Trainer(PLAN._replace(seed=4), SMALL)
    again.network.inputs[:] = 7  # what a state does not say would show
    again.restore(batches * BATCH, kept[batches * BATCH])
    assert equal(learn(again).network, known.network)
    assert again.error == known.error


def test_a_state_of_other_units_is_refused() -> None:
    state = Trainer(PLAN, SMALL).state()
    with pytest.raises(ValueError, match="another shape"):
        Trainer(PLAN).restore(0, state)
    with pytest.raises(KeyError):
        Trainer(PLAN, SMALL).restore(0, {})


def test_what_is_missing_of_a_batch_completes_it() -> None:
    trainer, whole = Trainer(PLAN, SMALL), Trainer(PLAN, SMALL)
    assert not list(trainer.missing())
    given = list(trainer.parts())
    for part in (given[0], given[1], given[4]):
        trainer.add(play(PLAN, part), lambda: None)
    assert trainer.games == 2 * PART
    for part in trainer.missing():
        trainer.add(play(PLAN, part), lambda: None)
    for part in given[: BATCH // PART]:
        whole.add(play(PLAN, part), lambda: None)
    assert trainer.games == whole.games == BATCH
    assert equal(trainer.network, whole.network)


def test_it_begins_with_what_it_is_given_and_leaves_that_alone() -> None:
    known = load(ONE.type.inputs.file(ONE.start().row), ONE.type.inputs)
    before = known.inputs.copy()
    trainer = Trainer(Plan((ONE,), 5), known)
    assert np.array_equal(trainer.network.inputs, known.inputs)
    learn(trainer)
    assert not np.array_equal(trainer.network.inputs, before)
    assert np.array_equal(known.inputs, before)


def test_inputs_that_were_never_met_have_no_weight() -> None:
    """In Marrakech for two with one colour each nobody has a third colour."""
    network, known = trained(3, 8).network, load(ONE.type.inputs.file(ONE.start().row), ONE.type.inputs)
    assert not network.inputs[2 * 49 : 4 * 49].any()
    assert network.inputs[: 2 * 49].any(axis=1).mean() > 0.9
    trainer = trained(3, 4, known)
    assert np.array_equal(trainer.network.inputs[2 * 49 : 4 * 49], known.inputs[2 * 49 : 4 * 49])


def test_who_has_no_rule_of_thumb_has_nobody_to_spar_with() -> None:
    with pytest.raises(BadOption, match="no rule of thumb"):
        Trainer(Plan((games.game("morocco", 2),), 1, opponent_mix=10))


def test_errors_are_those_of_the_last_table() -> None:
    """They are counted anew where tables take turns, so that a report says how it is now."""
    trainer = trained(1, CHUNK + 1, SMALL)
    assert trainer.training.squared_error[1] == 2 * len(trainer.training.memory.counts[:0]) or True
