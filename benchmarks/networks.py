"""Matches between two networks of a table, each by the same search: `python -m benchmarks.networks --help`.

Both sides run in this process, and differ in nothing but the network. Each decision is searched anew, with a number of
simulations that does not depend on the clock. Seconds are those of the processor. Deals, seatings and the correction
for luck, which goes by the package's own network, are the arena's.
"""

import argparse
import math
from functools import partial
from pathlib import Path

from benchmarks.former import Timed, held
from jemaa import bots
from jemaa.arena import stopping
from jemaa.arena.match import Match, fixtures
from jemaa.bots.compiled_search import compiled_search
from jemaa.bots.network import Network, load
from jemaa.bots.search_play import grown, most_visited, planned
from jemaa.core.chance import Stream
from jemaa.core.choice import Action
from jemaa.core.game import State


class Networked:
    """A bot that searches with a network of its own, at one kind of table."""

    def __init__(self, network: Network, simulations: int, stream: Stream) -> None:
        self._network, self._stream = network, stream
        self._simulations = simulations

    def choose(self, state: State) -> Action:
        """The most visited action; among equals the one with the highest value to its seat."""
        if len(state.legal_actions) == 1:
            return state.legal_actions[0]
        plan, search = planned(self._simulations, state.game), compiled_search(state.game.type)
        params = search.params(state, plan.leaf, likeliest=plan.likeliest)._replace(network=self._network)
        tree = grown(state, plan, params, search.buffers(state), self._stream.below(1 << 32))
        return state.game.type.actions[most_visited(tree, state.actor)]


def bot(network: Network, simulations: int, stream: Stream) -> Timed:
    """A bot that searches with a network, and whose processor seconds are counted."""
    return Timed(Networked(network, simulations, stream))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.networks", description=__doc__)
    parser.add_argument("table", help="GAME/PLAYERS[/OPTIONS]")
    parser.add_argument("new", type=Path, help="the file of a network of that table")
    parser.add_argument("old", type=Path, help="another one")
    parser.add_argument("--simulations", type=int, default=64, help="of each decision (%(default)s)")
    parser.add_argument("--deals", type=int, default=stopping.MOST)
    parser.add_argument("--minutes", type=float, default=math.inf)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    fixture, = those = fixtures([given.table])
    kinds = "now:new", "former:old"
    for kind, file in zip(kinds, (given.new, given.old), strict=True):
        network = load(file, fixture.make().type.inputs)
        bots.KINDS[kind] = partial(bot, network, given.simulations)
    print(held(Match(bots=kinds, fixtures=those, seed=given.seed, luck=True), given.deals, 60 * given.minutes))


if __name__ == "__main__":
    main()
