"""Marrakech for 2 to 4 players: every part of the game, wired."""

from functools import partial

from jemaa.core.game import Game
from jemaa.core.game_type import GameType
from jemaa.core.symmetry import Symmetry
from jemaa.marrakech import (
    draw_svg,
    draw_text,
    events,
    final_count,
    invariants,
    notation,
    options,
    position,
    refusals,
    sentences,
    view,
)
from jemaa.marrakech.actions import ACTIONS, OUTCOMES
from jemaa.marrakech.bounds import BOUNDS
from jemaa.marrakech.editing import EDITING
from jemaa.marrakech.evaluation import EVALUATION
from jemaa.marrakech.heuristic import HEURISTIC
from jemaa.marrakech.levels import LEVELS
from jemaa.marrakech.network_inputs import NETWORK_INPUTS
from jemaa.marrakech.observation import OBSERVATION
from jemaa.marrakech.rules import RULES_OF_MARRAKECH, setup
from jemaa.marrakech.sampling import sample
from jemaa.marrakech.short_game import leave_rugs


def _symmetries() -> tuple[Symmetry, ...]:
    """The symmetries of the market; raises `MissingExtra` where NumPy is not installed."""
    from jemaa.marrakech.symmetry import SYMMETRIES  # noqa: PLC0415  # needs NumPy, which playing does not

    return SYMMETRIES


MARRAKECH = GameType(
    home="jemaa.marrakech.game:MARRAKECH",
    rules=RULES_OF_MARRAKECH,
    setup=setup,
    sample=sample,
    evaluation=EVALUATION,
    observation=OBSERVATION,
    inputs=NETWORK_INPUTS,
    heuristic=HEURISTIC,
    levels=LEVELS,
    bounds=BOUNDS,
    sentences=sentences,
    options_type=options.MarrakechOptions,
    check_options=options.check,
    options_of=invariants.options_of,
    fewest_players=2,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    turn_clause="MK-3.1",
    over_clause="MK-6.1",
    chance_clause=refusals.chance_clause,
    check_row=invariants.check,
    read_text=notation.read,
    write_text=notation.write,
    read_json=position.read_json,
    describe=position.describe,
    refusal=refusals.refusal,
    changes=events.changes,
    view=view.view,
    picture=draw_text.picture,
    svg=draw_svg.svg,
    count=final_count.count,
    editing=EDITING,
    tie_break="dirhams",
    symmetries=_symmetries,
    shorten=leave_rugs,
)

Marrakech = partial(Game, MARRAKECH)
"""`Marrakech(players, **options)` makes a game. Pickles of version 0.1.0 refer to it, also by way of OpenSpiel."""
