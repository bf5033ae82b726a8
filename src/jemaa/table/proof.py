"""Checks a finished game: its signatures, its seed by the commitment, and every roll and deal by the seed."""

from dataclasses import dataclass

import msgspec

from jemaa.core.choice import Choice, Outcome
from jemaa.core.contract import CHANCE
from jemaa.core.errors import JemaaError
from jemaa.core.extra import MissingExtra
from jemaa.core.record import FindGame, Record, read
from jemaa.table.dice import SEED_BYTES, Dice, commitment
from jemaa.table.signatures import SIGNED_FORMAT, check_signatures
from jemaa.table.table import HUMAN
from jemaa.table.wire.replay import Export


class BadProof(JemaaError):
    """Raised for an exported game whose dice differ from what its seed gives, or can't be checked."""


@dataclass(frozen=True)
class Verified:
    """The result of a check: a game whose dice are right."""

    record: Record
    draws: int
    """The number of draws that were checked: the outcomes of chance in the record."""
    signer: str | None
    """The public key with which the file is signed; None for a file of an older version, which is not signed."""
    unchecked: MissingExtra | None = None
    """Why the signatures were not checked; None where they were, or where there are none."""


def read_export(data: bytes) -> Export:
    """The export in a file, whose content is not checked yet; raises `BadProof` if the file is not an export."""
    try:
        return msgspec.json.decode(data, type=Export)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadProof(f"that is no exported game ({error}); get one by the button under a finished game, "
                       "or by `jemaa db export`") from None


def verify(export: Export, find: FindGame, signer: str | None = None) -> Verified:
    """Check the signatures, the seed, the record and every draw; raises `BadProof`, `BadSignature` or `BadRecord`.

    `signer` is the public key that the file has to be signed with; None for any, and for files that are not signed.
    With None, a missing `cryptography` leaves the signatures unchecked (`Verified.unchecked`); else it is raised as
    `MissingExtra`. The record may be that of an abandoned game. A file that is not signed, or whose key nobody knows
    from elsewhere, may come from anybody who made a whole game up.
    """
    if export.seed is None:
        raise BadProof("the game is not over, so its seed is secret still; export it again after the end")
    unchecked = _check_signer(export, signer)
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
    draws = _check_draws(record, Dice(seed, export.table, export.entropies))
    return Verified(record, draws, export.signatures.key if export.signatures else None, unchecked)


def _check_signer(export: Export, signer: str | None) -> MissingExtra | None:
    """Check the signatures; returns why that can't be done here, if it can't and `signer` is None."""
    key = export.signatures.key if export.signatures else None
    if (key is not None) != (export.format == SIGNED_FORMAT):
        raise BadProof(f"files of format {SIGNED_FORMAT} are signed, those before are not: this one was changed")
    if signer is not None and key != signer:
        raise BadProof(f"the file is {f'signed with the key {key}' if key else 'not signed'}, "
                       f"but it should be signed with {signer}")
    try:
        check_signatures(export)
    except MissingExtra as missing:
        if signer is not None:
            raise
        return missing
    return None


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
