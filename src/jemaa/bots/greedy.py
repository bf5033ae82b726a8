"""A bot that looks one action ahead, and no further than the dice that follow it."""

from jemaa.core.chance import Stream
from jemaa.core.choice import Action
from jemaa.core.contract import CHANCE
from jemaa.core.game import State

MOST_DRAWS = 2
"""How many chances in a row are averaged over; what lies behind them counts as it stands."""


class Greedy:
    """Takes the action with the best expected lead; among equals, any."""

    def __init__(self, stream: Stream) -> None:
        self._stream = stream

    def choose(self, state: State) -> Action:
        """The action after which, on average over what chance gives next, this seat is ahead most."""
        seat = state.actor
        worth = {action: expected_lead(state.apply(action), seat) for action in state.legal_actions}
        best = max(worth.values())
        equals = [action for action, lead in worth.items() if lead == best]
        return equals[self._stream.below(len(equals))]


def expected_lead(state: State, seat: int, draws: int = MOST_DRAWS) -> float:
    """The mean of `lead` over what chance gives until a seat chooses, at most `draws` times in a row."""
    if draws == 0 or state.actor != CHANCE:
        return lead(state, seat)
    outcomes = state.chance_outcomes
    total = sum(weight * expected_lead(state.apply(outcome), seat, draws - 1) for outcome, weight in outcomes)
    return total / sum(weight for _, weight in outcomes)


def lead(state: State, seat: int) -> int:
    """A seat's points less the mean of the others', times their number (so that equals are equal exactly)."""
    scores = state.scores
    return scores[seat] * len(scores) - sum(scores)
