"""Plays one game of a match, which is the same one wherever and whenever it is played (but see `Result`)."""

import hashlib
import time
from functools import lru_cache

import msgspec

from jemaa import bots
from jemaa.arena.dice import Dice
from jemaa.arena.luck import luck_of
from jemaa.arena.match import Match, Task
from jemaa.arena.seating import Seating
from jemaa.core.chance import Stream
from jemaa.core.contract import CHANCE, OVER
from jemaa.core.game import Game, State, resolve_chance

MOST_SEATS = 5


class Result(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="line", tag="game",
             omit_defaults=True):
    """A finished game.

    All but `seconds` follows from the match and the task, unless a bot is a program of others, or a level that may go
    by the clock (`bots.levels.SEARCHES`).
    """

    fixture: int
    deal: int
    rotation: int
    seats: Seating
    """[seat] -> which bot of the match."""
    scores: tuple[int, ...]
    """[seat] -> points at the end."""
    ranking: tuple[int, ...]
    """[seat] -> rank, 1 the best; equal ranks share."""
    decisions: tuple[int, ...]
    """[seat] -> how often it was asked."""
    seconds: tuple[float, ...]
    """[seat] -> the seconds that it thought, in all its decisions together."""
    digest: str
    """A hash (16 hexadecimal digits) of all that was chosen and drawn, in order: equal for equal games."""
    faults: dict[int, str] = {}
    """Seat -> why a stand-in played on there, for programs that failed."""
    luck: tuple[float, ...] = ()
    """[seat] -> what dice and cards were worth to it, in shares of the win (`arena.luck`); empty if not asked for."""

    @property
    def task(self) -> Task:
        """The task that names this game in the match."""
        return Task(self.fixture, self.deal, self.rotation)


class _Seat:
    """A bot in a seat, and the time that it has taken."""

    def __init__(self, kind: str, stream: Stream) -> None:
        self.bot = bots.hire(kind, stream)
        self.decisions, self.seconds = 0, 0.0

    def choose(self, state: State) -> int:
        begin = time.perf_counter()
        action = self.bot.choose(state)
        self.seconds += time.perf_counter() - begin
        self.decisions += 1
        return action


def play(match: Match, task: Task) -> Result:
    """Play one game of a match, and return its result.

    `warm` compiles what the fixture's bots need before the first game of that fixture in this process.
    """
    game = warm(match, task.fixture)
    seating = match.seatings(task.fixture, task.deal)[task.rotation]
    seats = [_Seat(match.bots[bot], Stream(match.seed, task.deal, lane(task.rotation, seat)))
             for seat, bot in enumerate(seating)]
    dice, state, digest = Dice(match.seed, task.deal), game.start(), hashlib.sha256()
    luck = [0.0] * game.players
    try:
        while (actor := state.actor) != OVER:
            choice = dice.draw(state) if actor == CHANCE else seats[actor].choose(state)
            if match.luck and actor == CHANCE:
                luck = [before + more for before, more in zip(luck, luck_of(state, choice), strict=True)]
            digest.update(choice.to_bytes(2, "little"))
            state = state.apply(choice)
    finally:
        for seat in seats:
            bots.dismiss(seat.bot)
    faults = {at: fault for at, seat in enumerate(seats) if (fault := bots.fault_of(seat.bot))}
    return Result(fixture=task.fixture, deal=task.deal, rotation=task.rotation, seats=seating, scores=state.scores,
                  ranking=state.ranking, decisions=tuple(seat.decisions for seat in seats),
                  seconds=tuple(round(seat.seconds, 6) for seat in seats), digest=digest.hexdigest()[:16],
                  faults=faults, luck=tuple(round(share, 6) for share in luck) if match.luck else ())


def lane(rotation: int, seat: int) -> int:
    """The lane of `core.chance.Stream` that a seat's bot draws from in one rotation of a deal: 1, 2, 3 ..."""
    return 1 + rotation * MOST_SEATS + seat


@lru_cache
def warm(match: Match, fixture: int) -> Game:
    """A fixture's game, by the fixture's number.

    When a process first asks for it, every bot of the match chooses in it once, so that compiling and loading count as
    nobody's thinking; a bot that is a program is started and ended for that.
    """
    game = match.fixtures[fixture].make()
    dice, state = Dice(match.seed, 0), game.start()
    for _, after in resolve_chance(state, dice.draw):
        state = after
    for kind in match.bots:
        bot = bots.hire(kind, Stream(match.seed))
        bot.choose(state)
        bots.dismiss(bot)
    return game
