"""What a training follows from beside its plan, as a hash: code, weights and, for a policy, the networks that play."""

import hashlib
from pathlib import Path

from jemaa.arena.build import build
from jemaa.bots.policy_play import PolicyPlan
from jemaa.bots.self_play import Plan
from jemaa.core.game import Game


def identity(plan: Plan | PolicyPlan) -> str:
    """The hash on this machine; trainings and parts of them go together only where it is the same."""
    code = build((plan.tables[0].type.name,), training=True)
    files = {file for table in plan.tables for file in _files(table, plan)}
    digest = hashlib.sha256(code.encode())
    for file in sorted(files):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def _files(table: Game, plan: Plan | PolicyPlan) -> list[Path]:
    """The files of the package's networks by which a plan's games are played at a table."""
    row, kind = table.start().row, table.type
    if isinstance(plan, PolicyPlan):
        networks, by_policy = [kind.inputs.file(row)], plan.by_policy
    else:
        networks, by_policy = [], plan.simulations > 0
    return [*networks, *([kind.policy.file(row)] if by_policy and kind.policy else [])]
