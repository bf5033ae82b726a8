"""Checks the dice of a finished game: the seed fits its commitment, and every roll and deal comes from it."""

from dataclasses import dataclass

import msgspec

from jemaa.core.choice import Choice, Outcome
from jemaa.core.contract import CHANCE
from jemaa.core.errors import JemaaError
from jemaa.core.record import FindGame, Record, read
from jemaa.table.dice import SEED_BYTES, Dice, commitment
from jemaa.table.table import HUMAN
from jemaa.table.wire.replay import Export


class BadProof(JemaaError):
    """The dice of a game differ from what its seed gives, or can't be checked."""


@dataclass(frozen=True)
class Verified:
    """The result of a check: a game whose dice are right."""

    record: Record
    draws: int
    """The number of draws that were checked: the outcomes of chance in the record."""


def read_export(data: bytes) -> Export:
    """The export in a file, whose content is not checked yet; raises `BadProof` if the file is not an export."""
    try:
        return msgspec.json.decode(data, type=Export)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadProof(f"that is no exported game ({error}); get one by the button under a finished game, "
                       "or by `jemaa db export`") from None


def verify(export: Export, find: FindGame) -> Verified:
    """Check the seed, the record and every draw; raises `BadProof`, which says what is wrong, or `BadRecord`.

    The record may be that of an abandoned game. Not checked: that the commitment is the one that was shown before the
    game, that the entropies are those that people sent, and who resigned.
    """
    if export.seed is None:
        raise BadProof("the game is not over, so its seed is secret still; export it again after the end")
    seed = _seed(export.seed)
    if commitment(seed) != export.commitment:
        raise BadProof("the seed does not fit the commitment: another one was promised when the table was opened")
    try:
        record = read(export.record.encode().splitlines(keepends=True), find, unfinished=True)
    except RecursionError:
        raise BadProof("the record is nested too deeply") from None
    people = {seat.letter for seat in record.seats if seat.kind == HUMAN}
    if set(export.entropies) != people:
        raise BadProof(f"entropies come from {_list(set(export.entropies))}, but people sat at {_list(people)}")
    return Verified(record, _check_draws(record, Dice(seed, export.table, export.entropies)))


def _seed(text: str) -> bytes:
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise BadProof(f"a seed is {SEED_BYTES} bytes as hexadecimal digits, and not {text!r}")
    return seed


def _list(letters: set[str]) -> str:
    return ", ".join(sorted(letters)) or "nobody"


def _check_draws(record: Record, dice: Dice) -> int:
    draws = 0
    for version, (state, entry) in enumerate(zip(record.states(), record.entries, strict=False)):
        if state.actor == CHANCE:
            expected = drawn(dice, draws, state.chance_outcomes)
            if entry != expected:
                raise BadProof(f"entry {version + 1}: the dice give {expected}, but the record says {entry}")
            draws += 1
    return draws


def drawn(dice: Dice, number: int, possible: tuple[tuple[Outcome, int], ...]) -> Choice:
    """The outcome that draw `number` (from 0) of the game gives, of these outcomes with their weights."""
    outcomes, weights = zip(*possible, strict=True)
    outcome: Choice = outcomes[dice.draw(number, weights)]
    return outcome
