"""Makes a review from a record: every position is searched, then every entry is assessed."""

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from typing import TypeAlias

from msgspec.structs import replace

from jemaa.core.errors import JemaaError
from jemaa.core.record import Record
from jemaa.review.assess import Step, assess
from jemaa.review.course import Twice, course, disagreement
from jemaa.review.deepening import Deepening
from jemaa.review.exercises import exercises
from jemaa.review.report import FORMAT, Chance, Curve, Decision, Player, Review
from jemaa.review.totals import dice, is_sure, moments, player
from jemaa.review.valuer import AIMS, Settings, Valuer

Entries: TypeAlias = tuple[Decision | Chance, ...]
Courses: TypeAlias = tuple[Sequence[Twice], ...]
"""The course of a game by each aim (`AIMS`)."""


def nothing() -> None:
    """A `step` that does nothing."""


class Reviewing:
    """A review that is made, and can be deepened before it is told."""

    def __init__(self, record: Record, settings: Settings) -> None:
        """Nothing is searched yet.

        Raises `JemaaError` for a record without any entry, and `IllegalChoice` for an impossible one.
        """
        if not record.entries:
            raise JemaaError("nothing was chosen in this game yet; review it once it has been played")
        self.rounds = 0
        self._record, self._settings = record, settings
        self._valuer, self._states = Valuer(settings), list(record.states())
        self._deepening = Deepening(self._valuer, self._states, record.entries)
        self._before: Sequence[Player] = ()

    @property
    def steps(self) -> int:
        """The number of times that `search` calls its `step`."""
        return 2 * len(self._deepening.positions)

    def search(self, threads: int = 1, step: Callable[[], object] = nothing) -> None:
        """Search all positions for the first time.

        `step` is called after each part of the work, in the thread that called; if it raises, the work that has not
        begun is cancelled. The number of threads changes only how long all takes.
        """
        with closing(self.searching(threads)) as work:
            for _ in work:
                step()

    def searching(self, threads: int = 1) -> Generator[None]:
        """A generator that does what `search` does, and yields after each part of the work."""
        yield from self._deepening.searching(self._deepening.positions, threads)

    def deepen(self, threads: int = 1, step: Callable[[], object] = nothing) -> bool:
        """Search deeper where the judgements disagree most, once more; whether there was anything left to be deepened.

        `step` is called as by `search`.
        """
        before = self.rounds
        with closing(self.deepening(threads)) as work:
            for _ in work:
                step()
        return self.rounds > before

    def deepening(self, threads: int = 1) -> Generator[None]:
        """A generator that does what `deepen` does, and yields after each part of the work; `rounds` counts it."""
        self._before = self.players
        chosen = self._deepening.deepen()
        yield from self._deepening.searching(chosen, threads)
        self.rounds += bool(chosen)

    @property
    def sure(self) -> bool:
        """Whether luck and losses are known as well as a review wants them (`totals.is_sure`)."""
        return is_sure(self.players)

    @property
    def players(self) -> tuple[Player, ...]:
        """What the game came to for each seat so far."""
        return self._players(*self._assessed())

    def report(self) -> Review:
        """The review as it stands."""
        entries, courses = self._assessed()
        record, last, settings = self._record, self._states[-1], self._settings
        simulations = settings.planned(record.game)
        return Review(format=FORMAT, game=record.game.name, seats=record.seats, finished=last.is_over,
                      scores=last.scores, ranking=last.ranking, simulations=simulations,
                      fewest=min(simulations, self._valuer.fewest or simulations), rounds=self.rounds,
                      seed=settings.seed, players=self._players(entries, courses), moments=moments(entries),
                      exercises=exercises(self._valuer, record.seats, self._states, entries), dice=dice(entries),
                      curve=curve_of(courses), entries=entries)

    def _assessed(self) -> tuple[Entries, Courses]:
        """All entries, and the courses by each aim."""
        courses = tuple(course(self._valuer, self._states, self._record.entries, aim) for aim in AIMS)
        around = list(zip(*courses, strict=True))
        steps = map(Step, range(self._record.version), self._states, self._record.entries, around, around[1:])
        return tuple(assess(self._valuer, step) for step in steps), courses

    def _players(self, entries: Entries, courses: Courses) -> tuple[Player, ...]:
        seats = range(self._record.game.players)
        players = tuple(player(seat, len(seats), entries, curve_of(courses)) for seat in seats)
        doubts = [[disagreement(self._states, each, seat) for each in courses] for seat in seats]
        return tuple(map(with_doubt, players, doubts, self._before or players))


def with_doubt(player: Player, doubts: Sequence[float], before: Player) -> Player:
    """A player with how far the totals by each aim may be off.

    That is how far the two judgements differ (`doubts`), or how far the last round has moved them from those `before`,
    whichever is more.
    """
    share, margin = (replace(now, unsure=max(doubt, abs(now.luck - then.luck), abs(now.lost - then.lost)))
                     for now, doubt, then in zip((player.share, player.margin), doubts, (before.share, before.margin),
                                                 strict=True))
    return replace(player, share=share, margin=margin)


def curve_of(courses: Courses) -> Curve:
    """The values before the first entry, and after each, by each aim."""
    return Curve(*(tuple(each.value for each in course) for course in courses))


def steps(record: Record) -> int:
    """The number of times that `review` calls `step` for the first search; deepening calls it more often."""
    return Reviewing(record, Settings()).steps


def review(record: Record, settings: Settings, threads: int = 1, step: Callable[[], object] = nothing) -> Review:
    """Review a game, as far as it went, and deepen the review by as many rounds as the settings want.

    Threads, `step` and errors are those of `Reviewing`.
    """
    made = Reviewing(record, settings)
    made.search(threads, step)
    while made.rounds < settings.rounds and made.deepen(threads, step):
        pass
    return made.report()
