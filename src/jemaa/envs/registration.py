"""The names and the version of the environments, and their registration with Gymnasium.

Gymnasium 1.0 has done away with entry points for environments: a name is known once a module that registers it is
imported. `gymnasium.make("jemaa.envs.gymnasium:jemaa/Marrakech-v1")` does this by itself.
"""

from typing import NoReturn

from jemaa.core.errors import BadOption
from jemaa.core.extra import extras
from jemaa.games import SHIPPED

NAMESPACE, VERSION = "jemaa", 1
GONE = {0: "observations, infos and the games of a seed have changed since, so results of v0 cannot be compared"}
"""Version -> why it cannot be made any more."""


def environment_id(game: str, version: int = VERSION) -> str:
    """The name under which Gymnasium makes a game."""
    return f"{NAMESPACE}/{game.capitalize()}-v{version}"


def gone(game: str, version: int, **_: object) -> NoReturn:
    """Raise `BadOption`, which says why a version of a game's environment is gone and which one to make instead."""
    raise BadOption(f"{environment_id(game, version)} is gone: {GONE[version]}. Make {environment_id(game)} instead, "
                    "and train anew what was trained for it")


def register() -> None:
    """Register our games with Gymnasium; names that are registered already stay as they are."""
    with extras():
        from gymnasium.envs import registration  # noqa: PLC0415  # PettingZoo's modules need only the version

    for game in SHIPPED:
        if environment_id(game) not in registration.registry:
            registration.register(environment_id(game), kwargs={"game": game},
                                  entry_point="jemaa.envs.gymnasium:AgainstBots",
                                  vector_entry_point="jemaa.envs.gymnasium_vector:ManyAgainstBots")
        for version in GONE:
            if environment_id(game, version) not in registration.registry:
                registration.register(environment_id(game, version), kwargs={"game": game, "version": version},
                                      entry_point="jemaa.envs.registration:gone",
                                      vector_entry_point="jemaa.envs.registration:gone")
