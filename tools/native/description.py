"""The types of a function's arguments, as `jemaa.core.native_call` reads them from a library."""

from numba.core import types

from jemaa.core.native_call import Description

LETTERS = {types.int64: "q", types.int32: "i", types.int16: "h", types.int8: "b", types.uint8: "B",
           types.float64: "d", types.float32: "f"}


def described(kind: types.Type) -> Description:
    """A type as `native_call.Description` has it."""
    if isinstance(kind, types.BaseTuple):  # type: ignore[attr-defined]  # mypy does not see it
        return [described(part) for part in kind]
    if isinstance(kind, types.Array):
        assert kind.layout == "C", f"arrays have their entries side by side, not as {kind}"
        return f"{'R' if isinstance(kind.dtype, types.Record) else LETTERS[kind.dtype]}{kind.ndim}"
    known = {types.int64: "i", types.float64: "f", types.boolean: "?", types.none: "-"}
    assert kind in known, f"no function of a library may take or return {kind}"
    return known[kind]
