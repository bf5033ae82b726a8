"""What the docstrings of a game's options say: the clause that an option is a reading of, and what the option means.

A docstring begins with its clause, as in "MK-5.3: whether one may cover both halves of one's own rug at once."; more
may stand between the clause and the colon. Everything that lists options takes clause and meaning from here.
"""

import ast
import inspect
import re
from collections.abc import Iterator
from functools import cache
from textwrap import dedent
from typing import NamedTuple

from jemaa.core.options import Options

CITED = re.compile(r"(?P<clause>[A-Z]+-\d+(?:\.\d+)?)(?:,? (?P<where>[^:]+))?: (?P<meaning>.+)")


class OptionDoc(NamedTuple):
    """An option in words."""

    clause: str | None
    """Such as "MK-5.3"; None where the docstring begins with no clause."""
    meaning: str
    """The docstring's first paragraph without the clause, on one line; "" where there is no docstring.

    It begins with what stands between clause and colon, if anything does, as in "Two players: ...".
    """


@cache
def option_docs(options: type[Options]) -> dict[str, OptionDoc]:
    """Option -> its clause and its meaning, for every option of a game, in their order.

    Reads the source of the class, and raises `OSError` where it is not there. The result is shared: do not change it.
    """
    docstrings = {name: text for each in reversed(options.__mro__) if issubclass(each, Options)
             for name, text in _docstrings(each)}
    return {name: _read(docstrings.get(name, "")) for name in options.__struct_fields__}


def _docstrings(options: type[Options]) -> Iterator[tuple[str, str]]:
    """Each annotated field of a class with the text below it."""
    (definition,) = ast.parse(dedent(inspect.getsource(options))).body
    assert isinstance(definition, ast.ClassDef)
    for field, below in zip(definition.body, definition.body[1:], strict=False):
        match field, below:
            case (ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text)))):
                yield name, inspect.cleandoc(text)


def _read(docstring: str) -> OptionDoc:
    first = " ".join(docstring.partition("\n\n")[0].split())
    cited = CITED.fullmatch(first)
    if cited is None:
        return OptionDoc(None, first)
    meaning = ": ".join(part for part in (cited["where"], cited["meaning"]) if part)
    return OptionDoc(cited["clause"], meaning[0].upper() + meaning[1:])
