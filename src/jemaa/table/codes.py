"""Codes of six letters or digits: an invitation that can be read aloud. A code opens its table until the game begins.

The 28 signs leave out those that are easily taken for another one: 0, 1, 2, 5 and 8, and the letters I, L and O.
"""

import secrets

SIGNS = "34679ABCDEFGHJKMNPQRSTUVWXYZ"
LENGTH = 6
LOOKALIKES = str.maketrans("258", "ZSB")
"""Digits that no code has, and the letters that look like them: who types one means the other."""


def new_code() -> str:
    """A new code; as it is short, another table may have it already."""
    return "".join(secrets.choice(SIGNS) for _ in range(LENGTH))


def read_code(typed: str) -> str | None:
    """The code that somebody means, whatever the case and the spaces and hyphens in it; None if it cannot be a code.

    2, 5 and 8 are read as Z, S and B. Whether a table has this code is not checked.
    """
    code = "".join(typed.split()).replace("-", "").upper().translate(LOOKALIKES)
    return code if len(code) == LENGTH and set(code) <= set(SIGNS) else None
