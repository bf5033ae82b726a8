"""A step of a lesson, as the page gets it."""

from jemaa.table.wire.base import Outgoing
from jemaa.table.wire.updates import TableUpdate


class LessonUpdate(Outgoing, frozen=True):
    """`GET /api/lessons/{game}/{step}?choice=...`: a step after the choices that the learner has made in it."""

    game: str
    step: int
    """From 1 on."""
    of: int
    """The number of steps."""
    name: str
    """The sentence of the step is the page's message `lesson-GAME-NAME`."""
    clause: str
    """The rule that the step is about, such as MK-4.1."""
    accepted: tuple[str, ...]
    """The legal actions that the step asks for now; empty once it is done."""
    done: bool
    wrong: bool
    """Whether the last choice is legal, but not asked for: then it was not carried out, and another one may be sent."""
    update: TableUpdate
    """The table as the learner sees it, with all entries of its log from the first one on."""
