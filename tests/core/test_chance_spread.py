"""Chance spreads: what the compiled loop finds is what trying every outcome finds."""

from collections.abc import Iterator

import pytest

from jemaa.core.chance import Stream
from jemaa.core.chance_spread import ChanceSpread, chance_spreads
from jemaa.core.contract import CHANCE
from jemaa.core.game import State
from jemaa.games import GAMES, game


@pytest.mark.parametrize("name", GAMES)
def test_chance_spreads_are_those_of_every_outcome_tried(name: str) -> None:
    state, stream, found = game(name, 3).start(), Stream(7), 0
    while not state.is_over:
        wanted = list(tried(state))
        assert list(chance_spreads(state, state.legal_actions)) == wanted
        found += len(wanted)
        choices = [outcome for outcome, _ in state.chance_outcomes] or state.legal_actions
        state = state.apply(choices[stream.below(len(choices))])
    assert found > 0


def tried(state: State) -> Iterator[ChanceSpread]:
    for action in state.legal_actions:
        after = state.apply(action)
        if after.actor != CHANCE:
            continue
        before = after.scores[state.actor]
        changes = [after.apply(outcome).scores[state.actor] - before
                   for outcome, weight in after.chance_outcomes for _ in range(weight)]
        yield ChanceSpread(action, sum(changes) / len(changes), min(changes), max(changes))
