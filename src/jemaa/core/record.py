"""Records: a game as lines of JSON. A header, one line for each action or outcome, a footer with the result.

A record *is* the game: chance's outcomes stand in it like actions, so it replays exactly, without any generator.
Each line ends with a digest of its content and of the digest before: a change, a swap or a loss of lines shows.
Several records may follow one another in one file.
"""

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import msgspec

from jemaa.core import options as named
from jemaa.core.choice import Choice
from jemaa.core.contract import CHANCE, OVER
from jemaa.core.errors import BadOption, BadRecord, IllegalChoice
from jemaa.core.game import Game, State, seat_letters
from jemaa.core.game_type import GameType
from jemaa.core.options import OptionsByName

FORMAT = 1
"""The number of the lines' format; it is increased when a reader of the old lines could not read the new ones."""
LONGEST_LINE = 1 << 14
"""The largest number of bytes in a line, its end included."""
MOST_ENTRIES = 100_000
CHANCE_NAME = "chance"
"""Who made an entry, where it was no seat."""

Text = Annotated[str, msgspec.Meta(max_length=80)]
Comment = Annotated[str, msgspec.Meta(max_length=1000)]
Word = Annotated[int, msgspec.Meta(ge=0, lt=1 << 32)]
FindGame = Callable[[str], GameType]
"""(name) -> the type of the game; raises `BadOption` if there is none (`jemaa.games.game_type`)."""
Source = Path | Iterable[bytes]
"""A file, or its lines, each with its end."""


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a record; `kind` is "human" or the kind of a bot."""

    letter: Annotated[str, msgspec.Meta(pattern="^[A-E]$")]
    name: Text
    kind: Text


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="line", tag="header",
             omit_defaults=True):
    """The first line: the game, its rules' version, its options and its seats, one for each player, from A on."""

    format: int
    rules: int
    """The version of the game's rules (`GameType.rules_version`)."""
    game: Text
    options: OptionsByName
    """All options by name, defaults too; those of `Options.later` only where they differ from their default."""
    seats: Annotated[tuple[Seat, ...], msgspec.Meta(min_length=1, max_length=5)]
    seed: Word | None = None
    """The seed of the `Stream` that chance came from, and the number of the game; replaying never needs them."""
    number: Word | None = None
    comment: Comment = ""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="line", tag="entry"):
    """One line with an action or outcome, by its text. `by` is a seat's letter, or "chance"."""

    by: Text
    choice: Text


class Footer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="line", tag="footer"):
    """The last line: the result, each seat's scores and ranks, and the number of entries before it."""

    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    entries: int


Line = Header | Entry | Footer


class _Format(msgspec.Struct):
    format: int


@dataclass(frozen=True)
class Record:
    """A game, its seats and every choice so far. Its version is its number of entries.

    The entries are not checked before they are played. `seed`, `number` and `comment` are those of `Header`.
    """

    game: Game
    seats: tuple[Seat, ...]
    entries: tuple[Choice, ...] = ()
    seed: int | None = field(default=None, kw_only=True)
    number: int | None = field(default=None, kw_only=True)
    comment: str = field(default="", kw_only=True)

    @property
    def version(self) -> int:
        """The number of entries."""
        return len(self.entries)

    def states(self) -> Iterator[State]:
        """Iterate over the states: before the first entry, and after each.

        Raises `IllegalChoice` for an impossible entry.
        """
        state = self.game.start()
        yield state
        for entry in self.entries:
            state = state.apply(entry)
            yield state

    @property
    def last(self) -> State:
        """The state after all entries, which are played anew each time; raises like `states`."""
        *_, state = self.states()
        return state

    @property
    def header(self) -> Header:
        """The record's first line."""
        return Header(format=FORMAT, rules=self.game.type.rules_version, game=self.game.name,
                      options=named.written(self.game.options), seats=self.seats,
                      seed=self.seed, number=self.number, comment=self.comment)

    def lines(self) -> Iterator[bytes]:
        """The record as lines, ready for a file; without a footer if the game isn't over. Raises like `states`."""
        digest, line = signed(self.header)
        yield line
        states = self.states()
        state = next(states)
        for choice in self.entries:
            digest, line = signed(Entry(author(state), choice.text), digest)
            yield line
            state = next(states)
        if state.actor == OVER:
            yield signed(footer(state, self.version), digest)[1]

    def write(self, path: Path) -> None:
        """Write the record to a new file, or over an existing one.

        Raises like `states`, after the lines before the impossible entry have been written.
        """
        with path.open("wb") as file:
            file.writelines(self.lines())


def author(state: State) -> str:
    """The author of the next entry: a seat's letter, or "chance". The game must not be over."""
    actor = state.actor
    return CHANCE_NAME if actor == CHANCE else seat_letters(state.game.players)[actor]


def footer(state: State, entries: int) -> Footer:
    """The last line of a record whose game is over in `state`, which is not checked; `entries` is their number."""
    return Footer(scores=state.scores, ranking=state.ranking, entries=entries)


# --- lines and digests --------------------------------------------------------------------------------------------

def signed(line: Line, before: str = "") -> tuple[str, bytes]:
    """The digest of a line, and the line as bytes with the digest and a newline.

    `before` is the digest of the line before, "" for a header. A digest has 16 hexadecimal digits. It is no signature:
    no key is needed to make it.
    """
    content = msgspec.json.encode(line)
    digest = _digest(before, content)
    return digest, content[:-1] + _signature(digest)


def _digest(before: str, content: bytes) -> str:
    return hashlib.sha256(before.encode() + content).hexdigest()[:16]


def _signature(digest: str) -> bytes:
    return f',"digest":"{digest}"}}\n'.encode()


SIGNATURE_LENGTH = len(_signature("0" * 16))
_HEADER_START = msgspec.json.encode({"line": "header"})[:-1]
_decode = msgspec.json.Decoder(Line).decode


def digest_of(line: bytes) -> str:
    """The digest in a line that ends with its newline; whether it fits the line's content is not checked."""
    return line[-SIGNATURE_LENGTH:][11:27].decode("ascii", "replace")


def _bounded(source: Source) -> Iterator[bytes]:
    """The lines of `source`. Of a line in a file, `LONGEST_LINE` + 1 bytes are read at a time and count as a line."""
    if not isinstance(source, Path):
        yield from source
        return
    with source.open("rb") as file:
        while line := file.readline(LONGEST_LINE + 1):
            yield line


def _verified(source: Source) -> Iterator[tuple[int, Line]]:
    """Each line with its number, from 1, after its form and its digest have been checked; raises `BadRecord`."""
    digest = ""
    for number, line in enumerate(_bounded(source), 1):
        _check_form(number, line)
        if line.startswith(_HEADER_START):
            digest = ""
            _check_format(number, line)
        content = line[:-SIGNATURE_LENGTH] + b"}"
        digest = _digest(digest, content)
        if line[-SIGNATURE_LENGTH:] != _signature(digest):
            raise BadRecord(number, "its digest does not fit: this line, or one missing before it, was changed")
        try:
            yield number, _decode(content)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise BadRecord(number, f"is no line of a record ({error})") from None


def _check_form(number: int, line: bytes) -> None:
    if len(line) > LONGEST_LINE:
        raise BadRecord(number, f"is longer than {LONGEST_LINE} bytes, so this is no record")
    if not line.startswith(b"{"):
        raise BadRecord(number, "is no line of a record: each is one JSON object")
    if not line.endswith(b"\n"):
        raise BadRecord(number, "is cut short; get the whole file, or go on with `jemaa play --resume`")


def _check_format(number: int, line: bytes) -> None:
    try:
        version = msgspec.json.decode(line, type=_Format).format
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadRecord(number, f"is no header ({error})") from None
    if version > FORMAT:
        raise BadRecord(number, f"has format {version}, newer than the {FORMAT} known here; update jemaa to read it")
    if version < FORMAT:
        raise BadRecord(number, f"has format {version}, which never was")


# --- reading ------------------------------------------------------------------------------------------------------

def read(source: Source, find: FindGame, *, unfinished: bool = False) -> Record:
    """Read the one record of a file; `find` finds games by name.

    Raises `BadRecord`, with the line and the reason, if it is empty or damaged, is of another version or an unknown
    game, does not replay, holds several games, or has no footer although `unfinished` is False. A record with a footer
    is read either way.
    """
    records = read_all(source, find, unfinished=unfinished)
    first = next(records, None)
    if first is None:
        raise BadRecord(1, "there is none: the file is empty")
    if next(records, None):
        raise BadRecord(first.version + 3, "a second game begins here; say which one you mean")
    return first


def read_all(source: Source, find: FindGame, *, unfinished: bool = False) -> Iterator[Record]:
    """The records of a file, one after another; none if it is empty.

    Raises `BadRecord` like `read`, but only when it comes to the line that is wrong, after the records before it. With
    `unfinished`, the last record may lack its footer, and no other one.
    """
    draft: _Draft | None = None
    number = 0
    for number, line in _verified(source):
        if isinstance(line, Header):
            if draft:
                raise BadRecord(number, "a game begins, but the one before has no footer")
            draft = _Draft(number, line, find)
        elif draft is None:
            raise BadRecord(number, "a record begins with its header, but here is none")
        elif isinstance(line, Entry):
            draft.add(number, line)
        else:
            draft.close(number, line)
            yield draft.record
            draft = None
    if draft and not unfinished:
        raise BadRecord(number + 1, "the game is unfinished: it ends here without a footer; "
                                    "`jemaa play --resume` goes on with it")
    if draft:
        yield draft.record


class _Draft:
    """A record while it is read: each line is played as it comes."""

    def __init__(self, number: int, header: Header, find: FindGame) -> None:
        self.header = header
        self.entries: list[Choice] = []
        self.game = _game(number, header, find)
        self.state = self.game.start()

    @property
    def record(self) -> Record:
        header = self.header
        return Record(self.game, header.seats, tuple(self.entries),
                      seed=header.seed, number=header.number, comment=header.comment)

    def add(self, number: int, entry: Entry) -> None:
        if self.state.actor == OVER:
            raise BadRecord(number, f"{entry.by} chooses {entry.choice}, but the game is over")
        if len(self.entries) == MOST_ENTRIES:
            raise BadRecord(number, f"no game has more than {MOST_ENTRIES} entries")
        if entry.by != author(self.state):
            raise BadRecord(number, f"{entry.by} chooses {entry.choice}, but {author(self.state)} is to choose")
        try:
            choice = self.state.choice(entry.choice)
            self.state = self.state.apply(choice)
        except IllegalChoice as error:
            raise BadRecord(number, f"{entry.by} can't choose {entry.choice}: {error}") from None
        self.entries.append(choice)

    def close(self, number: int, line: Footer) -> None:
        if self.state.actor != OVER:
            raise BadRecord(number, f"the footer, but the game is not over: {author(self.state)} is to choose")
        if line != (truth := footer(self.state, len(self.entries))):
            raise BadRecord(number, f"the result is {_result(line)}, but they lead to {_result(truth)}")


def _result(line: Footer) -> str:
    return f"{line.scores}, ranked {line.ranking}, after {line.entries} entries"


def _game(number: int, header: Header, find: FindGame) -> Game:
    if [seat.letter for seat in header.seats] != list(seat_letters(len(header.seats))):
        raise BadRecord(number, "the seats' letters must be A, B, C ... in this order")
    try:
        kind = find(header.game)
        if header.rules != kind.rules_version:
            here = kind.rules_version
            raise BadRecord(number, f"played by version {header.rules} of the rules, but here they are at {here}")
        return Game(kind, len(header.seats), named.make_stored(kind.options_type, header.options))
    except BadOption as error:
        raise BadRecord(number, str(error)) from None


def seats_of(names: Sequence[str], kinds: Sequence[str]) -> tuple[Seat, ...]:
    """Seats A, B, C ... with these names and kinds.

    Raises `ValueError` unless there are as many kinds as names, and five at most.
    """
    return tuple(Seat(*parts) for parts in zip(seat_letters(len(names)), names, kinds, strict=True))
