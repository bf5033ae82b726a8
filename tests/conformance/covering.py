"""Tables of a game in which the values of its options meet in pairs, drawn from the options that the game has.

A pass is a list of tables for one number of players, in which every value of every option meets every value of every
other option at least once; values that a game refuses together are left out. Each table gives a value to every option,
so that a pass of some 15 tables is enough. Each pass is drawn anew, so that many passes bring together more than pairs.
"""

import itertools
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple, TypeAlias

from jemaa.core.errors import BadOption
from jemaa.core.game import Game
from jemaa.core.game_type import GameType
from jemaa.core.options import values
from jemaa.games import game_type
from tests.tables import TABLES

Chosen: TypeAlias = dict[str, Any]
"""Option -> value, for some or all of a game's options."""
TRIES = 8
"""Drafts of a table, of which the one with the most new pairs is taken."""


class Setting(NamedTuple):
    """One value of one option."""

    option: str
    value: Any


Pair: TypeAlias = frozenset[Setting]


def tables_of_pairs(name: str, players: int, count: int, seed: int = 1) -> Iterator[Game]:
    """So many tables of a game, pass after pass."""
    kind, passes = game_type(name), itertools.count()
    drawn = (table for number in passes for table in one_pass(kind, players, random.Random(f"{seed}/{number}")))
    return itertools.islice(drawn, count)


def one_pass(kind: GameType, players: int, source: random.Random) -> Iterator[Game]:
    """Tables in which every pair of values meets; at least one, for a game without options."""
    possible = possible_pairs(kind.name, players)
    missing = set(possible)
    while True:
        drafts = [_draft(kind, players, missing, source) for _ in range(TRIES)]
        tables = [chosen for chosen in drafts if fits(kind, players, chosen)]
        best = max(tables, key=lambda chosen: len(missing & pairs_of(chosen)))
        missing -= pairs_of(best)
        yield Game(kind, players, **best)
        if not missing:
            return


def _draft(kind: GameType, players: int, missing: set[Pair], source: random.Random) -> Chosen:
    """A value for every option: a pair that is missing, then, option by option, what brings the most missing pairs."""
    possible = possible_pairs(kind.name, players)
    first = source.choice(sorted(missing, key=_by_text)) if missing else frozenset()
    chosen: Chosen = {each.option: each.value for each in first}
    others = [option for option in kind.options_type.__struct_fields__ if option not in chosen]
    source.shuffle(others)
    for option in others:
        fitting = [value for value in fitting_values(kind.name, players, option)
                   if _met_by(chosen, Setting(option, value)) <= possible]
        source.shuffle(fitting)
        chosen[option] = max(fitting, key=lambda value: len(_met_by(chosen, Setting(option, value)) & missing))
    return chosen


def _met_by(chosen: Chosen, setting: Setting) -> set[Pair]:
    """The pairs that one more value makes with those that are chosen."""
    return {frozenset((setting, Setting(*other))) for other in chosen.items()}


def _by_text(pair: Pair) -> list[str]:
    """An order that is the same in every process, as that of a set is not."""
    return sorted(map(str, pair))


@cache
def fitting_values(name: str, players: int, option: str) -> tuple[Any, ...]:
    """The values of an option that so many players can have."""
    kind = game_type(name)
    return tuple(value for value in every_value(kind, option) if fits(kind, players, {option: value}))


@cache
def possible_pairs(name: str, players: int) -> frozenset[Pair]:
    """Every two values of two options that the game takes together."""
    kind = game_type(name)
    settings = [Setting(option, value) for option in kind.options_type.__struct_fields__
                for value in every_value(kind, option)]
    return frozenset(frozenset(pair) for pair in itertools.combinations(settings, 2)
                     if pair[0].option != pair[1].option and fits(kind, players, dict(pair)))


def every_value(kind: GameType, option: str) -> list[Any]:
    """The values of a choice; of any other option its default, and those of `tests.tables`."""
    listed = values(kind.options_type, option)
    used = [options[option] for _, options in TABLES.get(kind.name, []) if option in options]
    return list(listed or dict.fromkeys([getattr(kind.options_type(), option), *used]))


def fits(kind: GameType, players: int, chosen: Chosen) -> bool:
    """Whether the game takes these values together, beside the defaults of the other options."""
    try:
        Game(kind, players, **chosen)
    except BadOption:
        return False
    return True


def pairs_of(chosen: Chosen) -> set[Pair]:
    """The pairs of values that meet."""
    return {frozenset(pair) for pair in itertools.combinations(itertools.starmap(Setting, chosen.items()), 2)}


def met(tables: list[Game]) -> Counter[Pair]:
    """How many of these tables each pair of values meets in."""
    return Counter(pair for table in tables
                   for pair in pairs_of({option: getattr(table.options, option)
                                         for option in table.options.__struct_fields__}))
