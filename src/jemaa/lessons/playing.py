"""A step of a lesson as a table: it follows from the learner's choices alone, so no server has to keep it.

The dice, the cards and the bots' choices are given (`LessonStep.play`). Nothing is stored, listed or counted.
"""

from collections import deque
from collections.abc import Sequence

import msgspec

from jemaa.core.contract import CHANCE
from jemaa.core.errors import IllegalChoice
from jemaa.core.record import CHANCE_NAME
from jemaa.games import from_text
from jemaa.lessons.lesson import LEARNER, Asked, Lesson, LessonStep
from jemaa.table.errors import Refusal
from jemaa.table.journal import AnyLine, Began, Chose, Opening, Sat
from jemaa.table.table import HUMAN, Table
from jemaa.table.views import Viewer, table_update
from jemaa.table.wire.lesson import LessonUpdate
from jemaa.table.wire.opening import Clock
from jemaa.table.wire.updates import TableUpdate

PLAYER = "learner"
"""Who sits in the learner's seat, as `Sitter.player` names them."""
BOT = "level1"
"""The kind of the bots in all other seats; it chooses nothing, since their choices are given."""
NO_SEED = "00" * 32


def lesson_update(lesson: Lesson, number: int, choices: Sequence[str]) -> LessonUpdate:
    """A step of a lesson, from 1 on, after the choices that the learner has made in it.

    All choices but the last one must be among those that the step asks for. Where the last one is legal, but not asked
    for, it is not carried out, and `LessonUpdate.wrong` says so. Raises `Refusal` for a step that there is not, a
    choice that is not legal, and one too many.
    """
    if not 1 <= number <= len(lesson.steps):
        raise Refusal("malformed", reason=f"there is no step {number}; there are {len(lesson.steps)}")
    step = lesson.steps[number - 1]
    attempt = Attempt(step)
    for choice in choices:
        attempt.take(choice)
    accepted = attempt.accepted
    return LessonUpdate(game=lesson.game, step=number, of=len(lesson.steps), name=step.name, clause=step.clause,
                        accepted=accepted, done=not accepted, wrong=attempt.wrong, update=attempt.update())


class Attempt:
    """A step of a lesson while the learner is at it: the table, and what is still to be played."""

    def __init__(self, step: LessonStep) -> None:
        self.table = _table(step)
        self.wrong = False
        """Whether the last choice was legal, but not asked for."""
        self._clause = step.clause
        self._rest = deque(step.play)

    @property
    def accepted(self) -> tuple[str, ...]:
        """The legal actions that the step asks for now; () once it is done."""
        if not self._rest:
            return ()
        legal = (action.text for action in self.table.state.legal_actions)
        return tuple(choice for choice in legal if self._asked.accepts(choice))

    @property
    def _asked(self) -> Asked:
        asked = self._rest[0]
        assert isinstance(asked, Asked), "what is given has been played"
        return asked

    def take(self, choice: str) -> None:
        """Carry out a choice of the learner, and what is given after it; a wrong one is only noted. Raises `Refusal`.

        After a wrong choice no other one is taken.
        """
        if self.wrong or not self._rest:
            raise Refusal("over" if not self._rest else "illegal", self._clause)
        try:
            self.table.state.apply(choice)
        except IllegalChoice as error:
            raise Refusal("illegal", error.clause, choice=choice) from None
        self.wrong = not self._asked.accepts(choice)
        if not self.wrong:
            self._rest.popleft()
            self._write(choice)
            while self._rest and isinstance(given := self._rest[0], str):
                self._rest.popleft()
                self._write(given)

    def _write(self, choice: str) -> None:
        actor = self.table.state.actor
        _take(self.table, [Chose(CHANCE_NAME if actor == CHANCE else self.table.letters[actor], choice)])

    def update(self) -> TableUpdate:
        """The table as the learner sees it, with its whole log; there is nothing to choose once the step is done."""
        update = table_update(self.table, Viewer(PLAYER, invited=False), 0, 0, {PLAYER})
        return update if self._rest else msgspec.structs.replace(update, legal=(), chance_spreads=(), actor=None)


def _table(step: LessonStep) -> Table:
    """The table at the start of a step: all sit, and the game has begun."""
    start = from_text(step.start)
    options = msgspec.json.decode(msgspec.json.encode(start.game.options))
    seats = (None, *(BOT for _ in range(start.game.players - 1)))
    opening = Opening(number="lesson", invite="", watch="", seed=NO_SEED, game=start.game.name, options=options,
                      seats=seats, clock=Clock(), public=False, opened=0, stand_in=BOT)
    table = Table(opening, start=start)
    bots = [Sat(letter, BOT, BOT) for letter in table.letters if letter != LEARNER]
    _take(table, [Sat(LEARNER, "", HUMAN, PLAYER), *bots, Began()])
    return table


def _take(table: Table, lines: Sequence[AnyLine]) -> None:
    for written in table.numbered(lines, None, 0):
        table.take(written)
