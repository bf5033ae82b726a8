"""A bot that looks at the points after each choice and the chance that follows it, and no further: a baseline.

Expectimax (Michie 1966) with a depth of one choice: the value of a choice is the mean over the outcomes of chance right
after it, by weight. It knows nothing but the points as they would count now: in Marrakech money and visible squares.
"""

from jemaa.bots.protocol import choices
from jemaa.core.chance import Stream
from jemaa.core.choice import Action
from jemaa.core.contract import CHANCE
from jemaa.core.game import State


class Expectimax:
    """Takes the action after which its lead in points is expected to be largest; among equals, a random one."""

    def __init__(self, stream: Stream) -> None:
        self._stream = stream

    def choose(self, state: State) -> Action:
        """The action with the largest expected lead, among equals a random one.

        Raises `JemaaError` where no seat chooses.
        """
        leads = {action: expected_lead(state.apply(action), state.actor) for action in choices(state)}
        best = max(leads.values())
        equals = [action for action, expected in leads.items() if expected == best]
        return equals[self._stream.below(len(equals))]


def expected_lead(state: State, seat: int) -> float:
    """A seat's lead over the mean of the others in points, as the mean over the outcomes if chance acts here."""
    if state.actor != CHANCE:
        return _times_others(state, seat) / (state.game.players - 1)
    outcomes = state.chance_outcomes
    total = sum(weight * _times_others(state.apply(outcome), seat) for outcome, weight in outcomes)
    return total / (sum(weight for _, weight in outcomes) * (state.game.players - 1))


def _times_others(state: State, seat: int) -> int:
    """A seat's lead in points times the number of other seats: a whole number, so that equal leads are equal."""
    scores = state.scores
    return scores[seat] * state.game.players - sum(scores)
