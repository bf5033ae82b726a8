"""What legal actions do, as features for a network that says which of them are likely: declared blocks, and a buffer.

An action is described by the indices of its features; one that is named twice counts twice. Neighbours in the order of
the legal actions often have most features in common, such as the stall in which a worker is placed: those are emitted
once, as the features of their group.
"""

from typing import NamedTuple

from jemaa.core.compile import rule
from jemaa.core.row import Ints, Row, ints


class ActionFeatures(NamedTuple):
    """The features of a position's legal actions, in the order of the actions."""

    groups: Ints
    """(1,) the number of groups."""
    group: Ints
    """(action,) the group of each action: 0 for the first, and then that of the action before or the next one."""
    shared_ends: Ints
    """(group,) where the features that a group's actions share end in `shared`; they begin where the last one's end."""
    shared: Ints
    """(n,) their indices, group by group."""
    own_ends: Ints
    """(action,) where the features that an action has besides end in `own`; they begin where the last action's end."""
    own: Ints
    """(n,) their indices, action by action."""


def action_features(actions: int, most_shared: int, most_own: int) -> ActionFeatures:
    """An empty buffer for so many actions, of which each has `most_own` features and shares `most_shared` at most."""
    return ActionFeatures(ints(1), ints(actions), ints(actions), ints(actions * most_shared), ints(actions),
                          ints(actions * most_own))


@rule
def begin_group(described: ActionFeatures) -> int:
    """Begin another group; returns where its features begin in `shared`."""
    group = described.groups[0]
    described.groups[0] = group + 1
    return described.shared_ends[group - 1] if group > 0 else 0


@rule
def end_group(described: ActionFeatures, end: int) -> None:
    """Close the group that was begun last: its features stand in `shared` up to before `end`."""
    described.shared_ends[described.groups[0] - 1] = end


@rule
def begin_action(described: ActionFeatures, i: int) -> int:
    """Begin action `i`, of the group that was begun last; returns where its own features begin in `own`."""
    described.group[i] = described.groups[0] - 1
    return described.own_ends[i - 1] if i > 0 else 0


@rule
def end_action(described: ActionFeatures, i: int, end: int) -> None:
    """Close action `i`: its own features stand in `own` up to before `end`."""
    described.own_ends[i] = end


@rule
def no_features(_row: Row, _actions: Ints, _count: int, _described: ActionFeatures, _known: Ints) -> None:
    """What describes the actions of a game that has no features of them: nothing is written."""
