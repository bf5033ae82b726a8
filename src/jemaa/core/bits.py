"""Sets of squares as bits of one whole number, below 2**63 (`int64`, so that all three ways to run agree)."""

from jemaa.core.compile import rule


@rule
def count(bits: int) -> int:
    """The number of bits that are set."""
    bits = bits - ((bits >> 1) & 0x5555555555555555)
    bits = (bits & 0x3333333333333333) + ((bits >> 2) & 0x3333333333333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((bits * 0x0101010101010101) >> 56) & 0x7F  # compilers know this form: one instruction


@rule
def has(bits: int, index: int) -> int:
    """1 if bit `index` is set, else 0."""
    return (bits >> index) & 1
