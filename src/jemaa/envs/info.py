"""What an environment says in its `info`: the result of a game that has ended, and warnings for learners."""

import warnings
from typing import Any

import numpy as np
import numpy.typing as npt

Counts = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]
SHARED = -1
"""What `winner` is where several seats share rank 1."""


class IllegalActionWarning(UserWarning):
    """An action outside the mask was chosen: without masks a learner spends its time on learning the rules."""


def warn_of_illegal_action(consequence: str) -> None:
    """Warn that an action outside the mask was chosen; `consequence` says what has become of it."""
    warnings.warn(f"an action outside the mask was chosen: {consequence}. Training without masks spends most of its "
                  "time on learning which actions are legal: take the mask from the observation's 'action_mask' or "
                  "from action_masks(), which MaskablePPO of sb3-contrib calls by itself. This is said once for each "
                  "environment", IllegalActionWarning, stacklevel=3)


def result(points: Counts, ranks: Counts, length: int) -> dict[str, Any]:
    """The result of one game: `winner`, `points`, `ranks` and `length`.

    `winner` is the seat that alone has rank 1, or `SHARED`. `points` and `ranks` have a number for each seat,
    (players,) int64; rank 1 is the best. `length` is the number of steps of the episode.
    """
    return {"winner": int(winners(ranks[None])[0]), "points": points, "ranks": ranks, "length": length}


def winners(ranks: Counts) -> Counts:
    """(n,) the winner of each game, from the seats' ranks (n, players)."""
    first = ranks == 1
    return np.where(first.sum(axis=1) == 1, first.argmax(axis=1), SHARED)


def stacked(ended: Flags, **values: npt.NDArray[Any]) -> dict[str, Any]:
    """Values of the games that have `ended`, (n,), as Gymnasium stacks the infos of n environments.

    Each value has n entries. Under its name stands a copy with 0 (or None) for the other games, and under the name with
    a `_` before it the mask of the games that it belongs to. Empty if no game has ended.
    """
    if not ended.any():
        return {}
    info: dict[str, Any] = {}
    for name, value in values.items():
        kept = np.full(value.shape, None, object) if value.dtype == object else np.zeros_like(value)
        kept[ended] = value[ended]
        info[name], info[f"_{name}"] = kept, ended.copy()
    return info
