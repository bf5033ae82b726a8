"""Compiled rules count indices from the front only (`core.jit_indices`), so no rule may use one below 0.

Here they run as ordinary Python, with fields, buffers and tables that refuse such an index.
"""

import os
import subprocess
import sys

import numba
import numpy as np
import pytest
from numpy.typing import NDArray

from jemaa.core import jit_indices

REFUSING = """
import sys

from jemaa.core import row

def refuse(at):
    if at.__class__ is int and at < 0:
        raise IndexError(f"a rule uses the index {at}")

class List(list):
    def __getitem__(self, at):
        refuse(at)
        return super().__getitem__(at)

    def __setitem__(self, at, value):
        refuse(at)
        super().__setitem__(at, value)

    def copy(self):
        return List(self)

class Tuple(tuple):
    def __getitem__(self, at):
        refuse(at)
        return super().__getitem__(at)

row.list = List
row.ints = lambda size: List([0] * size)
row.table = lambda numbers: Tuple(map(int, numbers))
"""
GAMES = """
import jemaa
from jemaa.bots.search import Plan, Search
from jemaa.core.chance import Stream
from jemaa.core.game import draw_outcome

name, players = sys.argv[1].split("/")
game, stream = jemaa.game(name, int(players)), Stream(1)
state, search = game.start(), Search(stream, Plan(simulations=1))
observed, choices = row.ints(game.type.observation.size), 0
while not state.is_over:
    if state.actor < 0:
        state = state.apply(draw_outcome(state, stream.draw))
        continue
    choices += 1
    game.type.observation.write(row.reading(game.type.rules.layout, bytes(state)), state.actor, observed)
    actions = state.legal_actions
    if choices % 9 == 0:
        search.choose(state)
    state = state.apply(actions[stream.below(len(actions))])
print(choices)
"""
NEGATIVE = """
import jemaa
from jemaa.core.compile import interpreted, rule

state = jemaa.game("marrakech", 2).start()
TABLE, BUFFER = row.table([1, 2, 3]), row.ints(3)
FIELD = row.plain(state.game.type.rules.layout, bytes(state)).dirhams

@rule
def last(numbers, at):
    return numbers[at - 1]

interpreted(last)({"table": TABLE, "buffer": BUFFER, "field": FIELD}[sys.argv[1]], 0)
"""


def refusing(program: str, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", REFUSING + program, *words], check=False, capture_output=True,
                          text=True, env=os.environ | {"JEMAA_ENGINE": "interpreted"})


@pytest.mark.parametrize("table", ["marrakech/2", "marrakech/3", "morocco/2", "morocco/5"])
def test_no_rule_counts_from_the_end(table: str) -> None:
    done = refusing(GAMES, table)
    assert not done.returncode, done.stderr
    assert int(done.stdout) > 30


@pytest.mark.parametrize("where", ["table", "buffer", "field"])
def test_an_index_below_0_would_be_seen(where: str) -> None:
    assert "a rule uses the index -1" in refusing(NEGATIVE, where).stderr


def test_an_index_is_compiled_without_the_question_for_its_sign() -> None:
    def moved(numbers: NDArray[np.int64], table: NDArray[np.int64], at: int) -> int:
        numbers[at] += 100
        return int(table[1, at]) + int(numbers[at + 1])

    numbers, table = np.arange(10), np.arange(20).reshape(2, 10)
    compiled = numba.njit(pipeline_class=jit_indices.Compiler)(moved)
    assert compiled(numbers[5:], table[:, 5:], -1) == 14 + 5  # what stands before the part that is given
    assert list(numbers) == [0, 1, 2, 3, 104, 5, 6, 7, 8, 9]
