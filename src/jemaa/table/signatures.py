"""The server's signatures in an exported game: one for each line of its record, and one for its end.

Who lacks the server's key can't change, move, leave out or add anything without its being found, also in a game that
was abandoned. The chain of a record is SHA-256 of the chain before and the line, so that each signature is bound to all
lines before. Ed25519 (RFC 8032) is the library `cryptography`'s, which the extra `server` brings; the same content and
key always give the same signatures.
"""

import hashlib
import re
from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec

from jemaa.core.errors import JemaaError
from jemaa.core.extra import needed
from jemaa.table.wire.replay import Export, Signatures

ED25519 = "cryptography.hazmat.primitives.asymmetric.ed25519"
SIGNED_FORMAT = 2
"""The `format` of exports that are signed; those of format 1 are not."""
PLAIN = re.compile(r"[0-9A-Za-z]*")
"""What the signed fields beside the record consist of, so that their message can be read in one way only."""


class BadSignature(JemaaError):
    """Raised for an export of which a part is not what the server with the key in it has signed."""


@dataclass(frozen=True)
class SigningKey:
    """A server's Ed25519 key. Both parts are 64 hexadecimal digits."""

    private: str = field(repr=False)
    public: str


def new_signing_key() -> SigningKey:
    """A new key, from the system's source of randomness; raises `MissingExtra` without `cryptography`."""
    private = needed(ED25519).Ed25519PrivateKey.generate()
    return SigningKey(private.private_bytes_raw().hex(), private.public_key().public_bytes_raw().hex())


def sign(export: Export, key: SigningKey) -> Export:
    """The export with the signatures of a key; its end is signed only if it has the seed. Raises `MissingExtra`."""
    private = needed(ED25519).Ed25519PrivateKey.from_private_bytes(bytes.fromhex(key.private))
    lines = tuple(private.sign(message).hex() for message in line_messages(export))
    end = private.sign(end_message(export)).hex() if export.seed is not None else None
    return msgspec.structs.replace(export, format=SIGNED_FORMAT, signatures=Signatures(key.public, lines, end))


def check_signatures(export: Export) -> None:
    """Check all signatures of an export by the key that it names; raises `BadSignature`, or `MissingExtra`.

    Whose key it is, is not checked. Nothing is checked in an export without signatures.
    """
    signatures = export.signatures
    if signatures is None:
        return
    lines = [_Signed(signatures.key, message, signature)
             for message, signature in zip(line_messages(export), signatures.lines, strict=False)]
    if signatures.end is not None and not _Signed(signatures.key, end_message(export), signatures.end).fits:
        _name_first(lines)
        raise _bad("the end of the game")
    if not lines or not len(lines) == len(signatures.lines) == len(list(line_messages(export))):
        raise _bad(f"line {len(lines) + 1} of the record")
    for number, line in enumerate(lines, 1):
        if not line.fits:
            raise _bad(f"line {number} of the record")
    if (signatures.end is None) != (export.seed is None):
        raise _bad("the end of the game")


@dataclass(frozen=True)
class _Signed:
    """A message with what should be its signature."""

    key: str
    message: bytes
    signature: str

    @property
    def fits(self) -> bool:
        invalid = needed("cryptography.exceptions").InvalidSignature
        try:
            key = needed(ED25519).Ed25519PublicKey.from_public_bytes(bytes.fromhex(self.key))
            key.verify(bytes.fromhex(self.signature), self.message)
        except (invalid, ValueError):
            return False
        return True


def _name_first(lines: list[_Signed]) -> None:
    """Raise `BadSignature` for the first line that is not as it was signed, if there is one.

    From a changed line on, no signature fits, so that halving finds it; where only signatures were changed, it may find
    a later one, or none.
    """
    at = bisect_left(lines, True, key=lambda line: not line.fits)
    if at < len(lines):
        raise _bad(f"line {at + 1} of the record")


def _bad(part: str) -> BadSignature:
    return BadSignature(f"{part} is not what the server has signed there: something was changed, is missing, or added")


# --- messages -----------------------------------------------------------------------------------------------------

def line_messages(export: Export) -> Iterator[bytes]:
    """The message for each line of the record: the table, the line's place from 0, and the chain up to it."""
    for place, chain in enumerate(_chains(export.record)):
        yield _message("line", export.table, str(place), chain)


def end_message(export: Export) -> bytes:
    """The message for the end of the game: all that the export holds beside the record, and the chain of its lines."""
    chains = list(_chains(export.record))
    letters = sorted(export.entropies)
    return _message("end", export.table, export.commitment, export.seed or "", "".join(letters),
                    *(export.entropies[letter] for letter in letters), str(len(export.resigned)), *export.resigned,
                    str(len(chains)), chains[-1] if chains else "")


def _message(*parts: str) -> bytes:
    """The text that is signed: a word that nothing else has, and the parts, a line each.

    Raises `BadSignature` for a part with anything but letters and digits.
    """
    for part in parts:
        if not PLAIN.fullmatch(part):
            raise BadSignature(f"{part!r} is nothing that a server signs: only letters and digits are")
    return "\n".join(("jemaa", *parts)).encode()


def _chains(record: str) -> Iterator[str]:
    """The chain after each line of a record, hexadecimal; what follows the last newline is a line, too."""
    chain = ""
    for line in re.findall("[^\n]*\n|[^\n]+", record):
        chain = hashlib.sha256((chain + line).encode()).hexdigest()
        yield chain
