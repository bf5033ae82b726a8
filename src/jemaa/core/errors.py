"""What can be wrong with what somebody gave us. All are `ValueError`s and say what to do next."""


class JemaaError(ValueError):
    """Base: the input, not the program, is at fault."""


class BadOption(JemaaError):
    """An option, or a number of players, that the game does not have."""


class IllegalChoice(JemaaError):
    """An action or outcome that cannot be had here. `clause` names the rule that forbids it, such as "MK-5.3"."""

    def __init__(self, clause: str, reason: str) -> None:
        super().__init__(f"{clause}: {reason}")
        self.clause = clause
        self.reason = reason


class IllegalPosition(JemaaError):
    """A position that cannot be. `field` names the part that is wrong, `clause` the rule."""

    def __init__(self, field: str, clause: str, reason: str) -> None:
        super().__init__(f"{field}: {reason} ({clause})")
        self.field = field
        self.clause = clause
        self.reason = reason


class Unreadable(JemaaError):
    """Text that is no position at all: not JSON, of no game that we know, or of a later format."""


class BadRecord(JemaaError):
    """A record that does not replay. `line` (from 1) is the first line that is wrong."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class RecordInUse(JemaaError):
    """A record that somebody else is writing at this moment."""
