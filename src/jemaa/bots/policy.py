"""A bot that plays a trained policy: a small network from what a seat observes to a number for each action.

The file is one of NumPy's (.npz), so that a policy plays without the library that trained it. Between the layers are
rectifiers; the legal action with the largest number is chosen. With symmetries, a position is first turned into that
image in which a named plane has its 1 at its first number: in Marrakech, Assam then always looks north.
"""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple
from zipfile import BadZipFile

from jemaa.bots.protocol import choices
from jemaa.core.choice import Action
from jemaa.core.compile import interpreted
from jemaa.core.errors import JemaaError
from jemaa.core.extra import needed
from jemaa.core.game import State
from jemaa.core.game_type import GameType

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Floats = npt.NDArray[np.float32]
    Numbers = npt.NDArray[np.int8]
    Flags = npt.NDArray[np.bool_]
    Index = npt.NDArray[np.int64]
else:
    Floats = Numbers = Flags = Index = object

POLICY = "policy:"
"""What a kind of bot begins with that is a policy's file."""


class Layer(NamedTuple):
    """One layer: outputs = inputs @ weights + offsets."""

    weights: Floats
    """(inputs, outputs)"""
    offsets: Floats
    """(outputs,)"""


class Turning:
    """Turns positions of a game by its symmetries, so that a plane always has its 1 at its first number.

    The plane must have as many numbers as there are symmetries, each of which brings another one to the first place.
    """

    def __init__(self, game: GameType, plane: str) -> None:
        """Raises `KeyError` for a plane that the game does not have, and `MissingExtra` without NumPy."""
        np = needed("numpy")
        symmetries = game.symmetries()
        self._numbers: Index = np.stack([each.numbers for each in symmetries])
        self._actions: Index = np.stack([each.actions for each in symmetries])
        self._origins: Index = self._numbers[:, game.observation.offset(plane)]

    def which(self, observations: Numbers) -> Index:
        """(n,) the number of the symmetry that turns each of the observations (n, size)."""
        chosen: Index = observations[:, self._origins].argmax(axis=1)
        return chosen

    def seen(self, observations: Numbers, which: Index) -> Numbers:
        """(n, size) the images of observations (n, size)."""
        images: Numbers = needed("numpy").take_along_axis(observations, self._numbers[which], axis=1)
        return images

    def mask(self, legal: Any, which: Index) -> Any:
        """(n, actions) the images of masks (n, actions)."""
        return needed("numpy").take_along_axis(legal, self._actions[which], axis=1)

    def back(self, actions: Index, which: Index) -> Index:
        """(n,) the actions of the games themselves, from those of their images (n,)."""
        originals: Index = self._actions[which, actions]
        return originals


class Policy:
    """A network that chooses, for one game.

    game:   the name of the game.
    layers: from an observation as int8 numbers to a number for each action.
    plane:  the plane by which positions are turned, or "" for none.
    about:  what is known of the policy, as JSON can express it.
    """

    def __init__(self, game: str, layers: list[Layer], plane: str = "", about: dict[str, Any] | None = None) -> None:
        self.game, self.layers, self.plane, self.about = game, layers, plane, about or {}

    def save(self, file: Path) -> None:
        """Write the policy as a compressed .npz, its weights in half precision."""
        np = needed("numpy")
        arrays = {f"{name}{i}": part.astype(np.float16) for i, layer in enumerate(self.layers)
                  for name, part in (("weights", layer.weights), ("offsets", layer.offsets))}
        head = json.dumps({"game": self.game, "plane": self.plane, "about": self.about})
        with file.open("wb") as stream:
            np.savez_compressed(stream, head=np.array(head), **arrays)

    @staticmethod
    def load(file: Path) -> "Policy":
        """Read what `save` has written; raises `JemaaError` that says what is wrong with the file."""
        np = needed("numpy")
        try:
            with file.open("rb") as stream, np.load(stream, allow_pickle=False) as arrays:
                head = json.loads(str(arrays["head"]))
                count = sum(name.startswith("weights") for name in arrays.files)
                layers = [Layer(arrays[f"weights{i}"].astype(np.float32), arrays[f"offsets{i}"].astype(np.float32))
                          for i in range(count)]
            return Policy(head["game"], layers, head["plane"], head["about"])
        except (OSError, ValueError, KeyError, TypeError, AttributeError, EOFError, BadZipFile) as error:
            raise JemaaError(f"cannot read a policy in {file}: {error}; Policy.save writes one") from None

    def check(self, game: GameType) -> None:
        """Raise `JemaaError` unless the policy is for this game and for its observations and actions."""
        if self.game != game.name:
            raise JemaaError(f"this policy plays {self.game}, not {game.name}: choose another file")
        sizes = (len(self.layers[0].weights), len(self.layers[-1].offsets)) if self.layers else (0, 0)
        if sizes != (game.observation.size, len(game.actions)):
            raise JemaaError(f"this policy takes {sizes[0]} numbers and chooses among {sizes[1]} actions, but "
                             f"{game.name} has {game.observation.size} and {len(game.actions)}: train it anew")

    def choose(self, game: GameType, observations: Numbers, legal: Flags) -> Index:
        """(n,) the most preferred legal action of each position.

        observations: (n, size) int8, of the acting seats. legal: (n, actions) bool, at least one True in each row.
        """
        if not self.plane:
            return self._best(observations, legal)
        turning = Turning(game, self.plane)
        which = turning.which(observations)
        return turning.back(self._best(turning.seen(observations, which), turning.mask(legal, which)), which)

    def _best(self, observations: Numbers, legal: Flags) -> Index:
        np = needed("numpy")
        values = observations.astype(np.float32)
        for layer in self.layers[:-1]:
            values = np.maximum(values @ layer.weights + layer.offsets, 0)
        values = values @ self.layers[-1].weights + self.layers[-1].offsets
        best: Index = np.where(legal, values, -np.inf).argmax(axis=1)
        return best


class PolicyBot:
    """Plays a policy, always its most preferred action: equal positions are answered alike."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy

    def choose(self, state: State) -> Action:
        """What the policy prefers; raises `JemaaError` for a game that it was not trained for."""
        np, game = needed("numpy"), state.game.type
        self._policy.check(game)
        numbers, legal = [0] * game.observation.size, choices(state)
        interpreted(game.observation.write)(state.row, state.actor, numbers)
        mask = np.zeros((1, len(game.actions)), np.bool_)
        mask[0, [int(action) for action in legal]] = True
        return game.actions[int(self._policy.choose(game, np.array([numbers], np.int8), mask)[0])]


def policy_bot(file: str) -> PolicyBot:
    """A bot that plays the policy in a file; raises `JemaaError` where it cannot be read."""
    return PolicyBot(Policy.load(Path(file)))
