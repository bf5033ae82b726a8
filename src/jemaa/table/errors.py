"""The refusal of a command, with its reason."""

from jemaa.core.errors import JemaaError
from jemaa.table.wire.messages import RefusalCode


class Refusal(JemaaError):
    """Raised for a command or request that is not carried out.

    It has a code, the clause of the rule that forbids it (None if no rule does), and `details` by name.
    """

    def __init__(self, code: RefusalCode, clause: str | None = None, **args: str | int) -> None:
        super().__init__(" ".join([code, *([clause] if clause else []), *(f"{name}={args[name]}" for name in args)]))
        self.code: RefusalCode = code
        self.clause = clause
        self.details = args
