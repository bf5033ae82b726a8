"""Mutation operators: small changes to a module's syntax tree, each of which makes one rule wrong.

They change what somebody who writes rules gets wrong: a number by one, a comparison, an operand of a condition, a
statement that is missing, a loop that ends too early, one variable, field or constant in the place of another.
Texts and annotations stay as they are.
"""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

BINARY: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitOr,
}
COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,), ast.Lt: (ast.LtE, ast.GtE), ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE), ast.GtE: (ast.Gt, ast.Lt), ast.In: (ast.NotIn,), ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,), ast.IsNot: (ast.Is,),
}
FUNCTIONS = {"any": "all", "all": "any", "min": "max", "max": "min"}


@dataclass(frozen=True)
class Slot:
    """A place in a tree where a node stands: a field of its parent, or an item of a field that is a list."""

    parent: ast.AST
    name: str
    index: int | None = None

    def put(self, new: Any) -> Any:
        """Put something there; returns what stood there before."""
        if self.index is None:
            old = getattr(self.parent, self.name)
            setattr(self.parent, self.name, new)
        else:
            items = getattr(self.parent, self.name)
            old, items[self.index] = items[self.index], new
        return old


@dataclass(frozen=True)
class Change:
    """One mutation: what is put where. `kind` is the operator's name."""

    kind: str
    slot: Slot
    new: Any


@dataclass
class Scope:
    """What may be mistaken for each other within one function: its variables, the fields it reads, its constants."""

    function: str = ""
    variables: set[str] = field(default_factory=set)
    """Those that are numbers or lists: whose fields are read is a row or the like, and mistaken for nothing else."""
    fields: dict[tuple[str, bool], set[str]] = field(default_factory=dict)
    """(variable, whether an item is taken) -> the attributes that the function reads of it."""
    constants: set[str] = field(default_factory=set)


def scope_of(function: ast.FunctionDef) -> Scope:
    """The scope of a function."""
    scope = Scope(function.name, {argument.arg for argument in function.args.args})
    nodes = [node for statement in function.body for node in ast.walk(statement)]
    indexed = {id(node.value) for node in nodes if isinstance(node, ast.Subscript)}
    for node in nodes:
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            scope.variables.add(node.id)
        elif isinstance(node, ast.Name) and node.id.isupper():
            scope.constants.add(node.id)
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            scope.fields.setdefault((node.value.id, id(node) in indexed), set()).add(node.attr)
    scope.variables -= {variable for variable, _ in scope.fields}
    return scope


def changes(node: ast.AST, slot: Slot, scope: Scope) -> Iterator[Change]:
    """All mutations of one node, which stands in `slot`."""
    for kind, operator in OPERATORS.items():
        for where, new in operator(node, slot, scope):
            yield Change(kind, where, new)


Found = Iterator[tuple[Slot, Any]]


def _numbers(node: ast.AST, slot: Slot, scope: Scope) -> Found:
    if isinstance(node, ast.Constant) and type(node.value) is int:
        yield slot, ast.Constant(node.value + 1)
        yield slot, ast.Constant(node.value - 1)


def _truths(node: ast.AST, slot: Slot, scope: Scope) -> Found:
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield slot, ast.Constant(not node.value)


def _comparisons(node: ast.AST, slot: Slot, scope: Scope) -> Found:
    if isinstance(node, ast.Compare):
        for index, comparison in enumerate(node.ops):
            for other in COMPARISONS[type(comparison)]:
                yield Slot(node, "ops", index), other()


def _arithmetic(node: ast.AST, slot: Slot, scope: Scope) -> Found:
    if isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in BINARY:
        yield Slot(node, "op"), BINARY[type(node.op)]()
    if isinstance(node, ast.UnaryOp) and not isinstance(node.operand, ast.Constant):
        yield slot, node.operand


def _booleans(node: ast.AST, slot: Slot, scope: Scope) -> Found:
    if isinstance(node, ast.BoolOp):
        yield Slot(node, "op"), ast.Or() if isinstance(node.op, ast.And) else ast.And()
        for index in range(len(node.values)):
            left = node.values[:index] + node.values[index + 1 :]
            yield slot, ast.BoolOp(node.op, left) if len(left) > 1 else left[0]


def _conditions(node: ast.AST, slot: Slot, scope: Scope) -> Found:
    if isinstance(node, ast.If | ast.IfExp):
        yield Slot(node, "test"), ast.Constant(True)
        yield Slot(node, "test"), ast.Constant(False)
    if isinstance(node, ast.While):
        yield Slot(node, "test"), ast.Constant(False)
    if isinstance(node, ast.comprehension) and node.ifs:
        yield Slot(node, "ifs"), node.ifs[1:]


def _statements(node: ast.AST, slot: Slot, scope: Scope) -> Found:
    """What a function does to the row, gives or raises, or where it returns early, is left out."""
    sets = isinstance(node, ast.Assign) and not isinstance(_first(node.targets[0]), ast.Name)
    calls = isinstance(node, ast.Expr) and not isinstance(node.value, ast.Constant)
    returns = isinstance(node, ast.Return) and node.value is None
    if sets or calls or returns or isinstance(node, ast.AugAssign | ast.Raise):
        yield slot, ast.Pass()


def _first(target: ast.expr) -> ast.expr:
    return target.elts[0] if isinstance(target, ast.Tuple) else target


def _loops(node: ast.AST, slot: Slot, scope: Scope) -> Found:
    """A loop ends after its first round, or a round too early."""
    if isinstance(node, ast.For | ast.While):
        yield Slot(node, "body"), [*node.body, ast.Break()]
    if isinstance(node, ast.Continue | ast.Break):
        yield slot, ast.Break() if isinstance(node, ast.Continue) else ast.Pass()
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range":
        last = len(node.args) - 1 if len(node.args) < 3 else 1
        yield Slot(node, "args", last), ast.BinOp(node.args[last], ast.Sub(), ast.Constant(1))
        if last == 0:
            yield Slot(node, "args"), [ast.Constant(1), node.args[0]]


def _names(node: ast.AST, slot: Slot, scope: Scope) -> Found:
    """Another variable, field or constant of the same function, or the opposite function."""
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
        similar = scope.variables if node.id in scope.variables else scope.constants if node.id.isupper() else set()
        for name in sorted(similar - {node.id}):
            yield slot, ast.Name(name, ast.Load())
        if node.id in FUNCTIONS:
            yield slot, ast.Name(FUNCTIONS[node.id], ast.Load())
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        key = node.value.id, isinstance(slot.parent, ast.Subscript) and slot.name == "value"
        for name in sorted(scope.fields.get(key, set()) - {node.attr}):
            yield slot, ast.Attribute(node.value, name, node.ctx)


def _elements(node: ast.AST, slot: Slot, scope: Scope) -> Found:
    """One element of several is missing."""
    if isinstance(node, ast.Tuple | ast.List | ast.Set) and len(node.elts) > 1 and not isinstance(
            slot.parent, ast.Return | ast.Subscript | ast.For | ast.Assign | ast.comprehension):
        for index in range(len(node.elts)):
            yield Slot(node, "elts"), node.elts[:index] + node.elts[index + 1 :]


OPERATORS: dict[str, Callable[[ast.AST, Slot, Scope], Found]] = {
    "number": _numbers, "truth": _truths, "comparison": _comparisons, "arithmetic": _arithmetic, "boolean": _booleans,
    "condition": _conditions, "statement": _statements, "loop": _loops, "name": _names, "element": _elements,
}
"""Kind of mutation -> its operator."""
