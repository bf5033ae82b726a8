"""A step of compiling by Numba: indices of arrays count from the front, as they do in C.

In Python, an index below 0 counts from the end, so Numba asks of each signed index whether it is below 0. Rules don't
use such indices (`tests/core/test_indices.py`), and are quicker without the question: its answer is in the way of the
compiler's own steps, too.
"""

from typing import Any

from jemaa.core.extra import extras

with extras():
    import numba
    from numba.core import ir
    from numba.core.compiler import CompilerBase, DefaultPassBuilder, StateDict
    from numba.core.compiler_machinery import FunctionPass, PassManager, register_pass
    from numba.core.ir_utils import mk_unique_var
    from numba.core.typed_passes import NopythonRewrites
    from numba.core.typing.templates import signature

types: Any = numba.types  # whose types know of a few names only


@register_pass(mutates_CFG=False, analysis_only=False)
class UnsignedIndices(FunctionPass):  # type: ignore[misc]  # Numba has no types
    """Casts each signed index of an array, and each one in a tuple of indices, to an unsigned number of 64 bits."""

    _name = "jemaa_unsigned_indices"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: StateDict) -> bool:
        """Change the function in `state`, whose types are known; returns whether anything was changed."""
        changed = [_cast_in(block, state) for block in state.func_ir.blocks.values()]
        return any(changed)


def _cast_in(block: ir.Block, state: StateDict) -> bool:
    """Insert the casts before the statements of a block that need one; returns whether one does."""
    before, block.body = block.body, []
    for statement in before:
        access = _access(statement)
        if access is not None:
            _cast(access, block, state)
        block.body.append(statement)
    return len(block.body) > len(before)


def _access(statement: ir.Stmt) -> ir.SetItem | ir.Expr | None:
    """The part of a statement that reads or writes what stands at an index; None if there is none."""
    if isinstance(statement, ir.SetItem):
        return statement
    value = getattr(statement, "value", None)
    return value if isinstance(value, ir.Expr) and value.op == "getitem" else None


def _cast(access: ir.SetItem | ir.Expr, block: ir.Block, state: StateDict) -> None:
    """Append the cast of an access's index to the block, if it needs one, and make the access use it."""
    before = state.calltypes[access]
    kind = _unsigned(before.args[1])
    if not isinstance(before.args[0], types.Buffer) or kind == before.args[1]:
        return
    index = ir.Var(block.scope, mk_unique_var("unsigned_index"), access.loc)
    state.typemap[index.name] = kind
    block.body.append(ir.Assign(ir.Expr.cast(access.index, access.loc), index, access.loc))
    if isinstance(access, ir.SetItem):
        access.index = index
    else:
        access._kws["index"] = index  # noqa: SLF001  # as Numba's own steps do
    del state.calltypes[access]  # it takes each key once
    state.calltypes[access] = signature(before.return_type, before.args[0], kind, *before.args[2:])


def _unsigned(kind: Any) -> Any:
    """The type that an index of this type is cast to; the type itself where it stays."""
    if isinstance(kind, types.BaseTuple):
        return types.Tuple([_unsigned(each) for each in kind])
    return types.uint64 if isinstance(kind, types.Integer) and kind.signed else kind


class Compiler(CompilerBase):  # type: ignore[misc]  # as above
    """Numba's steps, with `UnsignedIndices` after those that need the types as they were inferred."""

    def define_pipelines(self) -> list[PassManager]:
        """The steps in which a function is compiled."""
        steps = DefaultPassBuilder.define_nopython_pipeline(self.state)
        steps.add_pass_after(UnsignedIndices, NopythonRewrites)
        steps.finalize()
        return [steps]
