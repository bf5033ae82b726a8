"""The functions of a library, all that Python calls often, and those of a game's module for JavaScript."""

from collections.abc import Callable

from jemaa.bots.exact import solve
from jemaa.bots.flat import try_out
from jemaa.bots.reuse import copy_subtree, find_node
from jemaa.bots.simulation import simulate, simulate_by_policy
from jemaa.core import loops
from jemaa.core.chance import threefry
from jemaa.core.chance_spread import weigh
from jemaa.core.game_type import GameType
from jemaa.core.perft import count_sequences

TEMPLATES: tuple[Callable[..., object], ...] = (
    loops.actor_at, loops.legal_at, loops.outcomes_at, loops.choose_at, loops.advance_at, loops.apply_at,
    loops.scores_at, loops.ranks_at, loops.is_possible_at, loops.play_random, loops.play_out,
    count_sequences, weigh, simulate, simulate_by_policy, solve, find_node, try_out,
)
"""The templates that Python calls: each is in the library once for each game."""
IN_MODULES: tuple[Callable[..., object], ...] = (
    loops.actor_at, loops.legal_at, loops.outcomes_at, loops.apply_at, loops.play_out, simulate, simulate_by_policy,
    solve, find_node,
)
"""Those that modules for JavaScript have: what the page calls, and random games, which tests compare.

Each holds a copy of the rules: one that nobody calls would only make a module larger."""
RULES: tuple[Callable[..., object], ...] = (threefry, copy_subtree)
"""The rules that Python calls, which know no game."""
RULES_IN_MODULES: tuple[Callable[..., object], ...] = (copy_subtree,)
"""Those of them that modules for JavaScript have."""


def in_module(game: GameType) -> tuple[Callable[..., object], ...]:
    """The templates that the module of a game has: the page searches by its policy, or without one if it has none."""
    other = simulate if game.policy else simulate_by_policy
    return tuple(template for template in IN_MODULES if template is not other)
