"""The functions of a library: all that Python calls often."""

from collections.abc import Callable

from jemaa.bots.exact import solve
from jemaa.bots.flat import try_out
from jemaa.bots.reuse import copy_subtree, find_node
from jemaa.bots.simulation import simulate, simulate_by_policy
from jemaa.core import loops
from jemaa.core.chance import threefry
from jemaa.core.chance_spread import weigh
from jemaa.core.perft import count_sequences

TEMPLATES: tuple[Callable[..., object], ...] = (
    loops.actor_at, loops.legal_at, loops.outcomes_at, loops.choose_at, loops.advance_at, loops.apply_at,
    loops.scores_at, loops.ranks_at, loops.is_possible_at, loops.play_random, loops.play_out,
    count_sequences, weigh, simulate, simulate_by_policy, solve, find_node, try_out,
)
"""The templates that Python calls: each is in the library once for each game."""
NATIVE_ONLY: tuple[Callable[..., object], ...] = (loops.play_random, try_out, simulate_by_policy)
"""Those that a module for JavaScript does without: other functions do nearly the same, and each holds all the rules.

The page's searches value every choice, and need no policy."""
RULES: tuple[Callable[..., object], ...] = (threefry, copy_subtree)
"""The rules that Python calls, which know no game."""
