"""Every single edit of a signed game: entries moved, cut, lost, doubled or changed; each name, option, result and key.

`python -m tests.forged` (`make forgeries`) checks all of them in Python, and every tenth by the page's own code; the
tests take a part of them.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from jemaa.core.errors import JemaaError
from jemaa.core.record import Entry, Footer, Header, Line, signed
from jemaa.games import GAMES, game_type
from jemaa.table.proof import read_export, verify
from jemaa.table.signatures import SigningKey, sign
from jemaa.table.views import export
from jemaa.table.wire import Export, Resign
from tests.table.house import Seating

KEY = SigningKey("01" * 32, "8a88e3dd7409f195fd52db2d3cba5d72ca6709bf1d94121bf3748801b40f6f5c")
"""The server's key in these tests."""
OTHER_KEY = SigningKey("02" * 32, "8139770ea87d175f56a35466c34c7ecccb8d8a91b4ee37a25df60f5b8fc9b394")
"""A key of somebody else."""
PEOPLE = ("ann", "ben", "cem")
decode = msgspec.json.Decoder(Line).decode


# --- the games ----------------------------------------------------------------------------------------------------

def seated(game: str, players: int, bots: int) -> Seating:
    """A game with so many seats, the last ones for bots; people in the others."""
    seating = Seating(game, (None,) * (players - bots) + ("random",) * bots)
    for player, seat in zip(PEOPLE, "ABC"[:players - bots], strict=False):
        seating.sit(player, seat)
    return seating


def abandoned(game: str, players: int, bots: int, choices: int) -> Export:
    """All people but one have resigned after so many choices."""
    seating = seated(game, players, bots)
    seating.play(choices)
    people = players - bots
    for player, seat in islice(zip(PEOPLE, "ABC", strict=True), max(1, people - 1)):
        seating.do(player, Resign(f"resign-{seat}", seat))
    assert seating.table.over
    return export(seating.table)


def finished(game: str, players: int, bots: int) -> Export:
    """Played to the end."""
    seating = seated(game, players, bots)
    seating.play()
    return export(seating.table)


@cache
def games() -> tuple[Export, ...]:
    """20 signed games, finished and abandoned."""
    tables = ((2, 0), (2, 1), (3, 0), (3, 2))
    ended = [finished(game, *table) for game in GAMES for table in tables]
    given_up = [abandoned(game, *table, choices) for game in GAMES
                for table, choices in zip((*tables, (2, 0), (3, 0)), (0, 3, 7, 20, 31, 12), strict=True)]
    return tuple(sign(each, KEY) for each in (*ended, *given_up))


# --- edits of one game --------------------------------------------------------------------------------------------

@dataclass(frozen=True)
class Forgery:
    """A game with one edit, which is made when it is asked for: there are tens of thousands."""

    name: str
    right: Export
    make: Callable[[], Export]

    @property
    def text(self) -> str:
        return text(self.make())

    @property
    def changes_something(self) -> bool:
        """False where two equal things were exchanged."""
        return self.make() != self.right


def forgeries(right: Export) -> Iterator[Forgery]:
    """Every edit of one game."""
    yield from beside_the_record(right)
    yield from signatures_changed(right)
    yield from lines_moved(right)
    yield from lines_changed(right)


def text(exported: Export) -> str:
    return msgspec.json.encode(exported).decode()


def edited(right: Export, name: str, **fields: Any) -> Forgery:
    return Forgery(name, right, lambda: msgspec.structs.replace(right, **fields))


def beside_the_record(right: Export) -> Iterator[Forgery]:
    """What stands beside the record."""
    seed, entropies = right.seed or "", right.entropies
    yield edited(right, "format", format=1)
    yield edited(right, "table", table=other_digit(right.table))
    yield edited(right, "commitment", commitment=other_digit(right.commitment))
    yield edited(right, "seed", seed=other_digit(seed))
    yield edited(right, "seed in capitals", seed=seed.upper())
    yield edited(right, "no seed", seed=None)
    for letter, entropy in entropies.items():
        yield edited(right, f"entropy {letter}", entropies={**entropies, letter: other_digit(entropy)})
        rest = {each: entropies[each] for each in entropies if each != letter}
        yield edited(right, f"no entropy {letter}", entropies=rest)
        yield edited(right, f"all entropies in {letter}", entropies={letter: "".join(entropies.values())})
    exchanged = dict(zip(entropies, reversed(entropies.values()), strict=True))
    yield edited(right, "entropies exchanged", entropies=exchanged)
    yield edited(right, "an entropy more", entropies={**entropies, "E": "ee" * 16})
    for letter in "ABC":
        yield edited(right, f"{letter} resigned", resigned=(*right.resigned, letter))
        yield edited(right, f"{letter} did not resign", resigned=tuple(set(right.resigned) - {letter}))
    yield edited(right, "resigned in another order", resigned=right.resigned[::-1])


def signatures_changed(right: Export) -> Iterator[Forgery]:
    """The signatures themselves."""
    signatures = right.signatures
    others = next(each for each in games() if each != right).signatures
    assert signatures
    assert signatures.end
    assert others

    def other(name: str, **fields: Any) -> Forgery:
        return edited(right, name, signatures=msgspec.structs.replace(signatures, **fields))
    yield edited(right, "no signatures", signatures=None)
    yield other("another key", key=OTHER_KEY.public)
    yield other("a digit of the key", key=other_digit(signatures.key))
    yield other("no end", end=None)
    yield other("the end's digit", end=other_digit(signatures.end))
    yield other("the last line's for the end", end=signatures.lines[-1])
    yield other("another game's end", end=others.end)
    yield other("another game's lines", lines=others.lines)
    yield other("a signature more", lines=(*signatures.lines, signatures.end))
    yield other("a signature less", lines=signatures.lines[:-1])
    for at, signature in enumerate(signatures.lines):
        yield other(f"signature {at}", lines=placed(signatures.lines, at, other_digit(signature)))
        yield other(f"signature {at} twice", lines=placed(signatures.lines, at - 1, signature))


def lines_moved(right: Export) -> Iterator[Forgery]:
    """Lines of the record left out, doubled, exchanged, or cut off, with or without their signatures."""
    lines, signatures = parsed(right), right.signatures
    assert signatures
    for at in range(len(lines)):
        moves: dict[str, Callable[[list[Any], int], list[Any]]] = {
            "lost": lambda row, at: [*row[:at], *row[at + 1:]],
            "doubled": lambda row, at: [*row[:at + 1], *row[at:]],
            "exchanged": lambda row, at: [*row[:at], *row[at + 1:at + 2], row[at], *row[at + 2:]],
            "cut": lambda row, at: row[:at],
        }
        for name, move in moves.items():
            along = msgspec.structs.replace(signatures, lines=tuple(move(list(signatures.lines), at)))
            yield told(right, f"line {at} {name}", move(lines, at))
            yield told(right, f"line {at} {name} with its signature", move(lines, at), signatures=along)


def lines_changed(right: Export) -> Iterator[Forgery]:
    """One line of the record changed in one place."""
    lines = parsed(right)
    for at, line in enumerate(lines):
        for name, changed in changes(line, lines):
            yield told(right, f"line {at}: {name}", placed(lines, at, changed))


def changes(line: Any, lines: list[Any]) -> Iterator[tuple[str, Line]]:
    """(what, line) of every change of one line."""
    if isinstance(line, Header):
        yield from header_changes(line)
    elif isinstance(line, Entry):
        choices = sorted({each.choice for each in lines if isinstance(each, Entry)} - {line.choice})
        yield "another choice", Entry(line.by, choices[len(line.choice) % len(choices)] if choices else "left")
        yield "another choice of the kind", Entry(line.by, of_the_kind(line.choice, choices))
        yield "another author", Entry("A" if line.by == "chance" else "chance", line.choice)
    elif isinstance(line, Footer):
        for seat in range(len(line.scores)):
            yield "scores", msgspec.structs.replace(line, scores=placed(line.scores, seat, line.scores[seat] + 1))
            yield "ranking", msgspec.structs.replace(line, ranking=placed(line.ranking, seat, line.ranking[seat] + 1))
        yield "entries", msgspec.structs.replace(line, entries=line.entries + 1)


def header_changes(line: Header) -> Iterator[tuple[str, Line]]:
    """Each name, kind and option, and all else."""
    def other(**fields: Any) -> Header:
        return msgspec.structs.replace(line, **fields)
    for place, seat in enumerate(line.seats):
        for field in ("name", "kind"):
            changed = msgspec.structs.replace(seat, **{field: getattr(seat, field) + "x"})
            yield f"{field} of {seat.letter}", other(seats=placed(line.seats, place, changed))
    options = msgspec.to_builtins(line.options)
    for name, value in options.items():
        for wanted in offered(line.game, name, value):
            yield f"{name}={wanted}", other(options={**options, name: wanted})
        yield f"no {name}", other(options={each: options[each] for each in options if each != name})
    yield "game", other(game=next(name for name in GAMES if name != line.game))
    yield "rules", other(rules=line.rules + 1)
    yield "comment", other(comment="changed")
    yield "seed", other(seed=1)
    yield "number", other(number=1)
    yield "a seat less", other(seats=line.seats[:-1])


def offered(game: str, option: str, value: Any) -> list[Any]:
    """Other values of an option."""
    from jemaa.core.options import offered as values  # noqa: PLC0415  # the same word
    return [each for each in values(game_type(game).options_type, option) if each != value]


def of_the_kind(choice: str, choices: list[str]) -> str:
    """Another choice that begins with the same word."""
    return next((each for each in choices if each.split()[0] == choice.split(maxsplit=1)[0]), choice + "x")


def told(right: Export, name: str, lines: list[Any], **fields: Any) -> Forgery:
    """The file with other lines, whose digests are made anew."""
    def make() -> Export:
        digest, written = "", []
        for line in lines:
            digest, content = signed(line, "" if isinstance(line, Header) else digest)
            written.append(content)
        return msgspec.structs.replace(right, record=b"".join(written).decode(), **fields)
    return Forgery(name, right, make)


def parsed(exported: Export) -> list[Any]:
    """The record's lines without their digests."""
    found = []
    for line in exported.record.splitlines():
        fields = {name: value for name, value in json.loads(line).items() if name != "digest"}
        found.append(decode(json.dumps(fields)))
    return found


def placed(row: Any, at: int, value: Any) -> Any:
    """A row with another value in one place."""
    return type(row)([*row[:at], value, *row[at:][1:]])


def other_digit(text: str) -> str:
    """The text with another last digit."""
    return text[:-1] + ("0" if text[-1] != "0" else "1")


# --- all of them --------------------------------------------------------------------------------------------------

def accepted(forgery: Forgery) -> bool:
    """Whether `jemaa verify` takes it for right."""
    try:
        verify(read_export(forgery.text.encode()), game_type)
    except JemaaError:
        return False
    return True


def sample(every: int) -> Iterator[Forgery]:
    """Every so many-th forgery of all games."""
    edits = (Forgery(f"game {at}, {each.name}", right, each.make)
             for at, right in enumerate(games()) for each in forgeries(right))
    return (edit for edit in islice(edits, 0, None, every) if edit.changes_something)


def write(folder: Path, every: int) -> None:
    """The right games and every so many-th forgery, for `web/test/forged.test.ts`."""
    content = {"key": KEY.public, "right": [text(right) for right in games()],
               "forged": [{"name": each.name, "text": each.text} for each in sample(every)]}
    (folder / "forged.json").write_text(json.dumps(content))


def main() -> int:
    """Check every forgery in Python, and every tenth on the page; returns 1 if one is taken for right."""
    found = [(each.name, accepted(each)) for each in sample(1)]
    wrong = [name for name, taken in found if taken]
    counts = f"{len(found)} edits of {len(games())} games: {len(wrong)} taken for right by `jemaa verify`"
    sys.stdout.write("\n".join([counts, *wrong, ""]))
    with tempfile.TemporaryDirectory() as folder:
        write(Path(folder), 10)
        code = "from tools import node, page; node.npm(page.WEB, 'run', 'test', '--', 'test/forged.test.ts')"
        done = subprocess.run([sys.executable, "-c", code], env={**os.environ, "JEMAA_REPLAYS": folder}, check=False)
    return 1 if wrong or done.returncode else 0


if __name__ == "__main__":
    sys.exit(main())
