"""The names of the people at a table: with visible characters, not too long, and each of them once."""

import unicodedata
from collections.abc import Collection

from jemaa.table.errors import Refusal

LONGEST = 24
"""The largest number of characters of a name, counted as `characters` does."""
JOINERS = "\u200c\u200d"
"""The zero-width characters that some scripts and emoji need."""
BLANKS = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"), " ")
"""Code points of letters and signs that show nothing -> the space that takes their place in a name."""
FLAGS = range(0x1F1E6, 0x1F200)
"""Letters of which two make a flag."""
SKINS = range(0x1F3FB, 0x1F400)
"""Colours of the emoji before them."""
TAGS = range(0xE0020, 0xE0080)
"""Invisible letters, which make a flag of the emoji before them."""


def tidy_name(typed: str, taken: Collection[str] = ()) -> str:
    """A name as the table keeps it; raises `Refusal` ("bad-name") where it has no visible character or is too long.

    The text is normalized (NFC). Invisible characters and those that change the direction of writing are removed, and
    runs of whitespace become single spaces, with none at the ends. What is left must have a letter, number,
    punctuation mark or symbol, and at most `LONGEST` characters. A name that is in `taken`, in any case or width, gets
    the first free number from 2, and is cut so that both fit: the second Ada is "Ada 2".
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
    """Whether a sign may stand in a name: no control, format, private or unassigned characters.

    Whitespace, `JOINERS` and `TAGS` are kept nevertheless.
    """
    return sign in JOINERS or ord(sign) in TAGS or sign.isspace() or unicodedata.category(sign)[0] != "C"


def _same(name: str) -> str:
    """The form of a name in which case and width do not count: equal for names that people take for the same."""
    return unicodedata.normalize("NFKC", name).casefold()


def _unique(name: str, taken: Collection[str]) -> str:
    number, free = 1, name
    while _same(free) in taken:
        number += 1
        end = f" {number}"
        free = "".join(characters(name)[:LONGEST - len(end)]).rstrip() + end
    return free
