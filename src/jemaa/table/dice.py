"""Verifiable dice: the server is bound to a seed before anybody sits down, and every person adds to it.

Draw k of a game is HMAC-SHA256(seed, message), where the message names the table, every person's entropy, k and the
attempt. Its first 48 bits are a number; numbers past the last whole multiple of the weights' sum are drawn again, with
the next attempt, so that the draw is exactly fair. A person who has the seed and the entropies can know every roll to
come: that is the server's operator, and nobody else.
"""

import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

SEED_BYTES = 32
NUMBER_BYTES = 6
"""48 bits: a browser holds such numbers exactly."""
NUMBERS = 1 << 8 * NUMBER_BYTES


def new_seed() -> bytes:
    """A new seed for a table, from the system's source of randomness."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """The commitment to a seed, which the server publishes when the table opens: its SHA-256, in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()


@dataclass(frozen=True)
class Dice:
    """The data that all draws of one game depend on."""

    seed: bytes
    table: str
    """The table's number."""
    entropies: Mapping[str, str]
    """Letter -> what that person's client added."""

    def message(self, draw: int, attempt: int) -> str:
        """The message whose HMAC gives a draw: `number|A=entropy,B=entropy|draw|attempt`, with the table's number."""
        added = ",".join(f"{letter}={self.entropies[letter]}" for letter in sorted(self.entropies))
        return f"{self.table}|{added}|{draw}|{attempt}"

    def draw(self, number: int, weights: Sequence[int]) -> int:
        """The index that draw `number` (from 0) of the game gives; its probability is in proportion to its weight."""
        left = self._below(number, sum(weights))
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise ValueError("weights must be positive whole numbers")

    def _below(self, number: int, n: int) -> int:
        limit, attempt = NUMBERS // n * n, 0
        while (drawn := self._number(number, attempt)) >= limit:
            attempt += 1
        return drawn % n

    def _number(self, draw: int, attempt: int) -> int:
        digest = hmac.digest(self.seed, self.message(draw, attempt).encode(), "sha256")
        return int.from_bytes(digest[:NUMBER_BYTES], "big")
