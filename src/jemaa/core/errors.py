"""The errors of this package. All are `ValueError`s that are not the program's fault, and most say what to do next."""


class JemaaError(ValueError):
    """The base of all errors of this package: the input, a file or the installation is wrong, not the program."""


class EngineWarning(RuntimeWarning):
    """A library of compiled rules is installed and is not used; the text says why."""


class BadOption(JemaaError):
    """There is no such game, or it does not have this option, value or number of players, or not these together."""


class IllegalChoice(JemaaError):
    """An action or outcome is not possible in a state. `clause` names the rule that forbids it, such as "MK-5.3".

    `code` identifies the reason for programs that show a text of their own, and `details` holds the values in that
    text, such as a square. Both are empty where only `reason`, in English, describes the error.
    """

    def __init__(self, clause: str, reason: str, code: str = "", **details: str) -> None:
        super().__init__(f"{clause}: {reason}")
        self.clause = clause
        self.reason = reason
        self.code = code
        self.details = details


class IllegalPosition(JemaaError):
    """A position cannot occur, or one of its fields has a wrong form.

    `field` names the part that is wrong, `clause` the rule that it breaks.
    """

    def __init__(self, field: str, clause: str, reason: str) -> None:
        super().__init__(f"{field}: {reason} ({clause})")
        self.field = field
        self.clause = clause
        self.reason = reason


class Unreadable(JemaaError):
    """A text is not a position: it is not JSON, names no known game, or has an unknown format."""


class BadRecord(JemaaError):
    """A record is damaged, unfinished or of another version, or does not replay.

    `line` (from 1) is the first line that is wrong; where something is missing at the end, the one after the last.
    """

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class RecordInUse(JemaaError):
    """Another process is writing the record now."""
