"""The race for two: every part of the game, wired."""

from jemaa.core.generic import small_game
from tests.games.race.actions import ACTIONS, OUTCOMES
from tests.games.race.bounds import BOUNDS
from tests.games.race.observation import OBSERVATION
from tests.games.race.options import RaceOptions
from tests.games.race.rules import RULES_OF_THE_RACE, setup
from tests.games.race.sampling import sample

RACE = small_game(
    home="tests.games.race.game:RACE",
    rules=RULES_OF_THE_RACE,
    setup=setup,
    sample=sample,
    observation=OBSERVATION,
    bounds=BOUNDS,
    options_type=RaceOptions,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    turn_clause="RA-3",
    over_clause="RA-1",
    chance_clause="RA-2",
)
