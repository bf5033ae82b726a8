"""The positions that puzzles are looked for in: of games that bots play for it, and of records."""

from collections.abc import Iterator
from typing import NamedTuple

from jemaa import bots
from jemaa.core.chance import Stream
from jemaa.core.contract import CHANCE
from jemaa.core.game import Game, State, draw_outcome
from jemaa.core.game_type import GameType
from jemaa.core.record import Record
from jemaa.core.row import ints, load

PLAYERS = ("level2", "level3", "level4", "greedy")
"""The bots whose games are looked through: seats of different skill bring positions of many kinds."""


class Candidate(NamedTuple):
    """A position in which a seat has several choices, and where it comes from (`Puzzle.source`)."""

    state: State
    entries: int
    """The number of entries of the game before it."""


def self_played(game_type: GameType, seed: int, number: int) -> Iterator[Candidate]:
    """The positions of game `number` of this seed, from 0 on; the number of players changes from game to game."""
    players = game_type.fewest_players + number % (game_type.most_players - game_type.fewest_players + 1)
    state, dice = Game(game_type, players).start(), Stream(seed, number)
    seats = [bots.make(PLAYERS[(number + seat) % len(PLAYERS)], Stream(seed, number, seat + 1))
             for seat in range(players)]
    entries = 0
    while not state.is_over:
        if state.actor == CHANCE:
            state = state.apply(draw_outcome(state, dice.draw))
        else:
            yield from _with_choices(state, entries)
            state = state.apply(seats[state.actor].choose(state))
        entries += 1


def recorded(record: Record) -> Iterator[Candidate]:
    """The positions of a record; raises `IllegalChoice` for an impossible entry."""
    for entries, state in enumerate(record.states()):
        yield from _with_choices(state, entries)


def _with_choices(state: State, entries: int) -> Iterator[Candidate]:
    if len(state.legal_actions) > 1:
        yield Candidate(state, entries)


def likeness(state: State) -> bytes:
    """The same for all positions that are one: images of each other by the board's symmetries and by its seats.

    Raises `MissingExtra` where the game has symmetries and NumPy is not installed.
    """
    spec = state.game.type.observation
    seen = ints(spec.size)
    spec.write(load(state.game.type.rules.layout, bytes(state))[0], state.actor, seen)
    numbers = [int(number) for number in seen]
    images = [[numbers[at] for at in symmetry.numbers] for symmetry in state.game.type.symmetries()] or [numbers]
    return min(b"".join(number.to_bytes(2, "big", signed=True) for number in image) for image in images)
