"""What a training follows from beside its plan, as a hash: code, weights and, for a policy, the networks that play."""

import hashlib

from jemaa.arena.build import build
from jemaa.bots.policy_play import PolicyPlan
from jemaa.bots.self_play import Plan


def identity(plan: Plan | PolicyPlan) -> str:
    """The hash on this machine; trainings and parts of them go together only where it is the same."""
    code = build((plan.tables[0].type.name,), training=True)
    if isinstance(plan, Plan):
        return code
    files = {table.type.inputs.file(table.start().row) for table in plan.tables}
    digest = hashlib.sha256(code.encode())
    for file in sorted(files):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]
