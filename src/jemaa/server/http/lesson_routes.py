"""The HTTP route of lessons."""

from litestar import get
from litestar.params import FromPath, FromQuery

from jemaa.lessons.catalogue import LESSONS
from jemaa.lessons.playing import lesson_update
from jemaa.server.http.route_groups import READING
from jemaa.table.errors import Refusal
from jemaa.table.wire.lesson import LessonUpdate


@get("/api/lessons/{game:str}/{step:int}", guards=READING, sync_to_thread=True)
def see_lesson(game: FromPath[str], step: FromPath[int], choice: FromQuery[list[str] | None] = None) -> LessonUpdate:
    """A step of a game's lesson, after the choices that the learner has made in it. Nothing of it is kept here."""
    if game not in LESSONS:
        raise Refusal("no-such-game", game=game)
    return lesson_update(LESSONS[game], step, choice or [])


LESSON_ROUTES = [see_lesson]
