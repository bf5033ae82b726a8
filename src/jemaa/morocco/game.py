"""Morocco for 2 to 5 players: every part of the game, wired."""

from functools import partial

from jemaa.core.game import Game
from jemaa.core.game_type import GameType
from jemaa.morocco import (
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
from jemaa.morocco.action_features import POLICY_INPUTS
from jemaa.morocco.actions import ACTIONS, OUTCOMES
from jemaa.morocco.bounds import BOUNDS
from jemaa.morocco.dealing import setup
from jemaa.morocco.editing import EDITING
from jemaa.morocco.evaluation import EVALUATION
from jemaa.morocco.levels import LEVELS
from jemaa.morocco.network_inputs import NETWORK_INPUTS
from jemaa.morocco.observation import OBSERVATION
from jemaa.morocco.rules import RULES_OF_MOROCCO
from jemaa.morocco.sampling import sample

MOROCCO = GameType(
    home="jemaa.morocco.game:MOROCCO",
    rules=RULES_OF_MOROCCO,
    setup=setup,
    sample=sample,
    evaluation=EVALUATION,
    observation=OBSERVATION,
    inputs=NETWORK_INPUTS,
    policy=POLICY_INPUTS,
    levels=LEVELS,
    bounds=BOUNDS,
    sentences=sentences,
    options_type=options.MoroccoOptions,
    check_options=options.check,
    options_of=invariants.options_of,
    fewest_players=2,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    turn_clause="MO-3.1",
    over_clause="MO-8.1",
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
    tie_break="tiles",
)

Morocco = partial(Game, MOROCCO)
"""`Morocco(players, **options)` makes a game. Pickles of version 0.1.0 refer to it, also by way of OpenSpiel."""
