"""Examples as the guides print them, so that what is checked is what users read."""

import doctest
import re
from typing import NamedTuple

SHOWN = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


class Cluster(NamedTuple):
    """The commands of the example on a Ray cluster."""

    settings: dict[str, str]
    """Environment variables for both commands."""
    start: list[str]
    """The words of `ray start`."""
    play: list[str]
    """The words of `jemaa arena`."""


def first_block(page: str, language: str, heading: str = "") -> str:
    """The first block of a page, or the first one after a heading; raises `ValueError` if it is in another language."""
    _, found, rest = page.partition(f"\n{heading}\n") if heading else ("", "x", page)
    block = re.search(r"^```(\w*).*?\n(.*?)^```", rest, re.DOTALL | re.MULTILINE)
    if not found or not block:
        raise ValueError(f"there is no block after {heading or 'the title'!r}")
    if block[1] != language:
        raise ValueError(f"the first block after {heading or 'the title'!r} is {block[1]!r}, not {language!r}")
    return block[2]


def commands(block: str) -> list[tuple[str, str]]:
    """The commands of a console session, each with what it prints; `...` stands for anything."""
    found = re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE)
    if not found:
        raise ValueError("the block has no line that begins with '$ '")
    return found


def is_shown(wanted: str, printed: str) -> bool:
    """Whether a command printed what its session shows."""
    return doctest.OutputChecker().check_output(wanted, printed, SHOWN)


def cluster(block: str, port: int, secret: str) -> Cluster:
    """The example on a Ray cluster, with another port and with `secret` for what the shell would calculate."""
    lines = re.sub(r"\$\(.*?\)", secret, block).splitlines()
    exports, starts, plays = ([line.split() for line in lines if line.startswith(command)]
                              for command in ("export ", "ray start ", "jemaa arena "))
    if len(exports) + len(starts) + len(plays) != len(lines) or (len(starts), len(plays)) != (1, 1):
        raise ValueError("the block has other lines than `export`, one `ray start` and one `jemaa arena`")
    start, play = starts[0], plays[0]
    usual = start[start.index("--port") + 1]
    return Cluster(dict(setting.split("=", 1) for line in exports for setting in line[1:]),
                   [str(port) if word == usual else word for word in start],
                   [re.sub(rf":{usual}$", f":{port}", word) for word in play])
