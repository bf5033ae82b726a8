"""Teaching a network by self-play: temporal differences over whole games; templates for `core.compile.specialise`.

Games are played by looking one choice ahead with the network so far, now and then at random, and where that is asked
for at some seats by the rule of thumb: several who only ever meet each other learn little about anybody else. After a
game each position that a seat or chance left behind is moved towards what came of it: TD(λ) (Sutton 1988) as
TD-Gammon did it (Tesauro 1995), here with λ-returns computed backwards, so that what is near counts most. Two things
are learnt at once from the same units, the lead in points and the share of the win. Steps are scaled by each weight's
recent gradients (RMSProp; Tieleman & Hinton 2012), and shrink to almost nothing towards the end. What plays, foresees
and is written at the end is not the network that takes these steps, which each game of dice pulls about, but its mean
over the last games (Polyak & Juditsky 1992).
"""

import math
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from jemaa.bots.estimate import SHARE, Judgement, spread_of_results, to_leads, to_shares
from jemaa.bots.network import A_LEAD, CHANCES, LEAD, LEAK, UNITS, Network, Sight, excite, read_off, sight
from jemaa.bots.search import searcher
from jemaa.core.bits import has
from jemaa.core.chance import Stream, below, step
from jemaa.core.compile import rule, specialise
from jemaa.core.contract import CHANCE, OVER
from jemaa.core.errors import BadOption
from jemaa.core.game import Game
from jemaa.core.row import Floats, Ints, Rows, blank, copy_within, floats, ints
from jemaa.core.row import load as load_row

CHUNK = 500
"""Games that are played at one table before it is the next one's turn."""
LONGEST = 1024
"""Positions of a game that are learnt from."""
LAMBDA = 0.8
RANDOM_OF_1000 = 50
LEAD_COUNTS = np.float32(0.3)
"""An error of `A_LEAD` points counts as much as one of 0.3 in the share."""
FADE = np.float32(0.999)
SMALLEST = np.float32(1e-3)
AVERAGED = 1000
"""Games that the mean of the weights goes back, about; fewer at the beginning."""
START = 0.05
"""Weights are at first normal with this deviation: small, so that play begins as the features alone have it."""

Real = np.float32

actor: Callable[[Any], int]
legal: Callable[[Any, Ints], int]
sample: Callable[[Any, int], tuple[int, int]]
apply: Callable[[Any, int], None]
stage: Callable[[Any], float]
scores: Callable[[Any, Ints], None]
look: Callable[..., int]
expected_points: Callable[..., None]
estimate: Callable[..., None]
result: Callable[..., None]
liking: Callable[[Any, int], float]
best_choice: Callable[..., int]
most_liked: Callable[..., tuple[int, int]]
remember: Callable[..., None]
self_play: Callable[..., tuple[int, int]]


class Rates(NamedTuple):
    """How far steps go; the share `d` of the games being played, it is last + (1 - d) ** power * (first - last)."""

    first: float = 3e-4
    last: float = 1e-6
    power: float = 2.0


RATES = Rates()


class Memory(NamedTuple):
    """A game's positions, as every seat saw them."""

    which: npt.NDArray[np.int32]
    """[position, seat, n-th input]."""
    amounts: npt.NDArray[np.float32]
    counts: npt.NDArray[np.int64]
    """[position, seat] -> how many inputs."""
    points: npt.NDArray[np.float64]
    """[position, seat]: as the features alone foresaw them."""
    spreads: npt.NDArray[np.float64]
    """[position]: how far results lay apart."""
    leads: npt.NDArray[np.float64]
    """[position, seat]: foreseen, over the mean of the others, in points."""
    shares: npt.NDArray[np.float64]


class Lesson(NamedTuple):
    """Everything that learning writes to; `squares` holds each weight's recent squared gradient."""

    rows: Rows
    """0 the start, 1 the game, 2 tries."""
    learner: Network
    """Takes the steps."""
    network: Network
    """The mean of what the learner was."""
    squares: Network
    memory: Memory
    sight: Sight
    found: Ints
    places: Ints
    features: Floats
    leads: Floats
    shares: Floats
    won: Floats
    """[seat] -> its share of the win in the end."""
    foreseen_leads: Floats
    foreseen_shares: Floats
    hidden: Any
    """[seat, unit]: how excited the learner's units are."""
    surprise: Floats
    """[0] sum of squares of shares won less foreseen, [1] how many."""


def _best_choice(lesson: Lesson, judgement: Judgement, seats: int, who: int, n: int) -> int:
    """Of the `n` actions in `found`, the one after which the seat's share is largest."""
    best, most = lesson.found[0], -1.0
    for i in range(n):
        copy_within(lesson.rows, 2, 1)
        apply(lesson.rows[2], lesson.found[i])
        estimate(lesson.rows[2], seats, SHARE, judgement, lesson.sight, lesson.features, lesson.places, lesson.shares)
        if lesson.shares[who] > most:
            best, most = lesson.found[i], lesson.shares[who]
    return int(best)


@rule
def indifferent(*_: Any) -> float:
    """A rule of thumb for games that have none: it is never asked."""
    return 0.0


def _most_liked(lesson: Lesson, n: int, word: int) -> tuple[int, int]:
    """Of the `n` actions in `found`, the one that the rule of thumb likes best; among equals any.

    Returns the random state reached, too: dice must not fall as a tie was broken.
    """
    best, most, equals = lesson.found[0], -math.inf, 0
    for i in range(n):
        liked = liking(lesson.rows[1], lesson.found[i])
        if liked > most:
            best, most, equals = lesson.found[i], liked, 1
        elif liked == most:
            equals += 1
            word = step(word)
            if below(word, equals) == 0:
                best = lesson.found[i]
    return int(best), word


def _remember(lesson: Lesson, judgement: Judgement, seats: int, position: int) -> None:
    """Note how every seat sees row 1, and what it foresees."""
    state, memory, seen, weights = lesson.rows[1], lesson.memory, lesson.sight, judgement.weights
    expected_points(state, seats, weights, lesson.features, lesson.shares)
    memory.spreads[position] = spread_of_results(weights, stage(state))
    for seat in range(seats):
        n = look(state, seat, lesson.features, seen.which, seen.amounts)
        memory.points[position, seat] = lesson.shares[seat]
        memory.counts[position, seat] = n
        for i in range(n):
            memory.which[position, seat, i] = seen.which[i]
            memory.amounts[position, seat, i] = seen.amounts[i]
    foresee(lesson, judgement.network, seats, position)
    for seat in range(seats):
        memory.leads[position, seat] = lesson.foreseen_leads[seat]
        memory.shares[position, seat] = lesson.foreseen_shares[seat]


@rule
def foresee(lesson: Lesson, network: Network, seats: int, position: int) -> None:
    """What a network foresees for each seat in a position remembered; notes how excited it was."""
    memory, seen = lesson.memory, lesson.sight
    for seat in range(seats):
        lesson.foreseen_leads[seat] = memory.points[position, seat]
    to_leads(lesson.foreseen_leads, seats)
    for seat in range(seats):
        recall(memory, seen, position, seat)
        excite(network, seen, memory.counts[position, seat])
        for unit in range(len(seen.hidden)):
            lesson.hidden[seat, unit] = seen.hidden[unit]
        lesson.foreseen_leads[seat] += A_LEAD * read_off(network, seen, LEAD)
        chances = memory.spreads[position] * read_off(network, seen, CHANCES)
        lesson.foreseen_shares[seat] = memory.points[position, seat] + chances
    to_shares(lesson.foreseen_shares, seats, memory.spreads[position])


@rule
def recall(memory: Memory, seen: Sight, position: int, seat: int) -> None:
    """See again what a seat saw."""
    for i in range(memory.counts[position, seat]):
        seen.which[i] = memory.which[position, seat, i]
        seen.amounts[i] = memory.amounts[position, seat, i]


def _self_play(lesson: Lesson, judgement: Judgement, seats: int, partners: int, word: int) -> tuple[int, int]:
    """Play row 1 to the end and remember it; returns how many positions, and the random state reached."""
    state, positions = lesson.rows[1], 0
    who = actor(state)
    while who != OVER:
        if who == CHANCE:
            choice, word = sample(state, word)
            n = 2  # at least
        else:
            n = legal(state, lesson.found)
            word = step(word)
            if below(word, 1000) < RANDOM_OF_1000:
                word = step(word)
                choice = lesson.found[below(word, n)]
            elif n == 1:
                choice = lesson.found[0]
            elif has(partners, who):
                choice, word = most_liked(lesson, n, word)
            else:
                choice = best_choice(lesson, judgement, seats, who, n)
        apply(state, choice)
        if n > 1 and positions < LONGEST and actor(state) != OVER:
            remember(lesson, judgement, seats, positions)
            positions += 1
        who = actor(state)
    return positions, word


def _teach(lesson: Lesson, judgement: Judgement, seats: int, sparring: int, games: int, before: int, rate: float,
           word: int) -> int:
    """Play games from row 0, after so many `before`, and learn from each; returns the random state reached."""
    for game in range(games):
        copy_within(lesson.rows, 1, 0)
        partners, word = sparring_partners(seats, sparring, word)
        positions, word = self_play(lesson, judgement, seats, partners, word)
        state = lesson.rows[1]
        scores(state, lesson.places)
        for seat in range(seats):
            lesson.leads[seat] = lesson.places[seat]
        to_leads(lesson.leads, seats)
        result(state, seats, SHARE, lesson.places, lesson.won)
        for seat in range(seats):
            lesson.shares[seat] = lesson.won[seat]
        for position in range(positions - 1, -1, -1):
            learn_from(lesson, position, seats, rate)
        share = 1.0 / min(AVERAGED, before + game + 1)
        average(lesson.network.inputs, lesson.learner.inputs, share)
        average(lesson.network.outputs, lesson.learner.outputs, share)
    return word


@rule
def sparring_partners(seats: int, sparring: int, word: int) -> tuple[int, int]:
    """The seats that play a game by the rule of thumb, each with so many per cent, and the random state reached."""
    partners = 0
    if sparring > 0:
        for seat in range(seats):
            word = step(word)
            partners |= (below(word, 100) < sparring) << seat
    return partners, word


@rule
def average(mean: Any, latest: Any, share: float) -> None:
    """Take so much of the latest weights into their mean."""
    part = np.float32(share)
    for row in range(len(mean)):
        for unit in range(mean.shape[1]):
            mean[row, unit] += part * (latest[row, unit] - mean[row, unit])


@rule
def learn_from(lesson: Lesson, position: int, seats: int, rate: float) -> None:
    """One step of the learner towards what came of a position, `leads` and `shares`; these become what it comes to."""
    memory, seen = lesson.memory, lesson.sight
    foresee(lesson, lesson.learner, seats, position)
    for seat in range(seats):
        recall(memory, seen, position, seat)
        for unit in range(len(seen.hidden)):
            seen.hidden[unit] = lesson.hidden[seat, unit]
        by_lead = LEAD_COUNTS * np.float32((lesson.leads[seat] - lesson.foreseen_leads[seat]) / A_LEAD)
        by_chances = np.float32(lesson.shares[seat] - lesson.foreseen_shares[seat])
        backwards(lesson, by_lead, by_chances, np.float32(rate))
        for i in range(memory.counts[position, seat]):
            row, amount = seen.which[i], seen.amounts[i]
            for unit in range(len(seen.hidden)):
                gradient = amount * seen.hidden[unit]
                move(lesson.learner.inputs, lesson.squares.inputs, row, unit, gradient, np.float32(rate))
    for seat in range(seats):
        missing = lesson.won[seat] - memory.shares[position, seat]
        lesson.surprise[0] += missing * missing
        lesson.surprise[1] += 1
        lesson.leads[seat] += (1 - LAMBDA) * (memory.leads[position, seat] - lesson.leads[seat])
        lesson.shares[seat] += (1 - LAMBDA) * (memory.shares[position, seat] - lesson.shares[seat])


@rule
def backwards(lesson: Lesson, by_lead: Real, by_chances: Real, rate: Real) -> None:
    """Move the outputs, and turn `hidden` into what each unit should change by."""
    outputs, squares, hidden = lesson.learner.outputs, lesson.squares.outputs, lesson.sight.hidden
    for unit in range(len(hidden)):
        excited = hidden[unit]
        hidden[unit] = by_lead * outputs[LEAD, unit] + by_chances * outputs[CHANCES, unit]
        if excited < 0:
            hidden[unit] *= LEAK
        move(outputs, squares, LEAD, unit, by_lead * excited, rate)
        move(outputs, squares, CHANCES, unit, by_chances * excited, rate)


@rule
def move(weights: Any, squares: Any, row: int, unit: int, gradient: Real, rate: Real) -> None:
    """One weight's step, by its gradient over what it usually is."""
    squares[row, unit] = FADE * squares[row, unit] + (np.float32(1) - FADE) * gradient * gradient
    weights[row, unit] += rate * gradient / (math.sqrt(squares[row, unit]) + SMALLEST)


TEMPLATES = (_best_choice, _most_liked, _remember, _self_play, _teach)
"""In the order in which they use each other."""


class Teacher:
    """One network being taught at one or more tables of a game, in turns."""

    def __init__(self, tables: list[Game], seed: int, start: Network | None = None, rates: Rates = RATES,
                 sparring: int = 0) -> None:
        """`start`: a network to begin with, which is left as it is; without one, small random weights.

        `sparring`: in so many of 100 games each seat plays by the game's rule of thumb; `BadOption` where it has none.
        """
        self._rates = rates
        self._sparring = sparring
        self._tables = tables
        self._stream = Stream(seed)
        game, seats = type(tables[0]), tables[0].players
        if sparring and game.heuristic is None:
            raise BadOption(f"{game.name} has no rule of thumb to spar with")
        known, rules, inputs = searcher(game), game.rules, game.inputs
        liking = game.heuristic.liking if game.heuristic else indifferent
        bound: dict[str, Any] = {
            "actor": rules.actor, "legal": rules.legal, "sample": game.loops.sample, "apply": game.loops.apply,
            "stage": game.evaluation.stage, "scores": rules.scores, "look": inputs.look, "estimate": known.estimate,
            "expected_points": known.expected_points, "result": known.result, "liking": liking,
        }
        for template in TEMPLATES:
            used = {key: f for key, f in bound.items() if key in template.__code__.co_names}
            bound[template.__name__[1:]] = specialise(template, f"{game.name}{template.__name__}", **used)
        self._teach, self.most_liked = bound["teach"], bound["most_liked"]
        learner = _copy(start) if start else _new_network(inputs.count, self._stream)
        self.network = _copy(learner)
        squares = Network(np.full((inputs.count, UNITS), 1e-3, np.float32), np.full((2, UNITS), 1e-3, np.float32))
        shape = (LONGEST, seats, inputs.most)
        memory = Memory(np.zeros(shape, np.int32), np.zeros(shape, np.float32), np.zeros(shape[:2], np.int64),
                        np.zeros(shape[:2]), np.zeros(LONGEST), np.zeros(shape[:2]), np.zeros(shape[:2]))
        size = rules.most_players
        self.lesson = Lesson(blank(rules.layout, 3), learner, self.network, squares, memory, sight(inputs.most),
                             ints(rules.most_legal), ints(size), floats(size * len(known.evaluation.names)),
                             floats(size), floats(size), floats(size), floats(size), floats(size),
                             np.zeros((size, UNITS), np.float32), floats(2))
        self._judgement = Judgement(known.weights, self.network)

    def teach(self, games: int, watch: Callable[[int, float], object]) -> Network:
        """Learn from so many games; `watch` is told after each chunk how many it were, and the mean surprise."""
        for played in range(0, games, CHUNK):
            table = self._tables[played // CHUNK % len(self._tables)]
            self._teach_chunk(min(CHUNK, games - played), played, games, table)
            squared, number = self.lesson.surprise
            watch(min(played + CHUNK, games), math.sqrt(squared / max(number, 1)))
        return self.network

    def _teach_chunk(self, games: int, played: int, wanted: int, table: Game) -> None:
        lesson = self.lesson
        lesson.rows[0] = load_row(table.rules.layout, bytes(table.start()))[0]
        lesson.surprise[0] = lesson.surprise[1] = 0.0
        first, last, power = self._rates
        rate = last + (1 - played / wanted) ** power * (first - last)
        word = self._stream.below(1 << 32)
        self._teach(lesson, self._judgement, table.players, self._sparring, games, played, rate, word)


def _new_network(inputs: int, stream: Stream) -> Network:
    """Small random weights, the same for the same stream."""
    numbers = np.random.default_rng(stream.below(1 << 32))
    shapes = (inputs, UNITS), (2, UNITS)
    return Network(*((numbers.standard_normal(shape) * START).astype(np.float32) for shape in shapes))


def _copy(network: Network) -> Network:
    return Network(network.inputs.copy(), network.outputs.copy())
