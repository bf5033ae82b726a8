"""The protocol of a bot, and the choices that it is asked for."""

from typing import Protocol

from jemaa.core.choice import Action
from jemaa.core.contract import CHANCE
from jemaa.core.errors import JemaaError
from jemaa.core.game import State


class Bot(Protocol):
    """A player in a seat. It draws from a stream of its own, so that the same seed gives the same game."""

    def choose(self, state: State) -> Action:
        """One of `state.legal_actions`; asked only where the actor is the bot's seat."""
        ...


def choices(state: State) -> tuple[Action, ...]:
    """The actions that a bot may choose from; raises `JemaaError` where no seat chooses."""
    if state.actor == CHANCE:
        raise JemaaError("chance acts here, and no bot chooses for it: draw one of state.chance_outcomes, and apply it")
    if state.actor < 0:
        raise JemaaError("the game is over: there is nothing to choose")
    return state.legal_actions
