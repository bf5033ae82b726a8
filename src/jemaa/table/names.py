"""The names of the people at a table: of visible characters, not too long, and each of them once."""

import unicodedata
from collections.abc import Collection

from jemaa.table.errors import Refusal

LONGEST = 24
"""Characters, as people count them."""
JOINERS = "\u200c\u200d"
"""The zero-width characters that some scripts and emoji need."""
BLANKS = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"), " ")
"""Letters and signs that show nothing."""
FLAGS = range(0x1F1E6, 0x1F200)
"""Letters of which two make a flag."""
SKINS = range(0x1F3FB, 0x1F400)
"""Colours of the emoji before them."""
TAGS = range(0xE0020, 0xE0080)
"""Invisible letters, which make a flag of the emoji before them."""


def tidy_name(typed: str, taken: Collection[str] = ()) -> str:
    """A name as the table keeps it; raises `Refusal` where nothing is left of it, or too much.

    Somebody at the table may have the name already: the second Ada is "Ada 2".
    """
    shown = "".join(sign for sign in unicodedata.normalize("NFC", typed).translate(BLANKS) if _is_kept(sign))
    name = " ".join(shown.split())
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in name) or len(characters(name)) > LONGEST:
        raise Refusal("bad-name")
    return _unique(name, {_same(each) for each in taken})


def characters(text: str) -> list[str]:
    """The characters of a text as people count them: accents, joined emoji and flags belong to one.

    This follows Unicode's rules for grapheme clusters as far as names need them.
    """
    clusters: list[str] = []
    for sign in text:
        if clusters and _continues(clusters[-1], sign):
            clusters[-1] += sign
        else:
            clusters.append(sign)
    return clusters


def _continues(before: str, sign: str) -> bool:
    """Whether a sign belongs to the character before it."""
    if ord(sign) in FLAGS:
        return len(before) == 1 and ord(before) in FLAGS
    marks = unicodedata.category(sign)[0] == "M" or sign in JOINERS or ord(sign) in SKINS or ord(sign) in TAGS
    return marks or before[-1] == "\u200d"


def _is_kept(sign: str) -> bool:
    """Whether a sign may stand in a name: none that are invisible, or that turn the direction of what follows."""
    return sign in JOINERS or ord(sign) in TAGS or sign.isspace() or unicodedata.category(sign)[0] != "C"


def _same(name: str) -> str:
    """What two names have in common that people take for the same."""
    return unicodedata.normalize("NFKC", name).casefold()


def _unique(name: str, taken: Collection[str]) -> str:
    number, free = 1, name
    while _same(free) in taken:
        number += 1
        end = f" {number}"
        free = "".join(characters(name)[:LONGEST - len(end)]).rstrip() + end
    return free
