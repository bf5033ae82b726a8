"""What the docstrings of options say, and that each names the clause by which its field of a position goes."""

from importlib import import_module

import pytest

from jemaa.core.option_docs import OptionDoc, option_docs
from jemaa.core.options import Options
from jemaa.core.position import clause_of
from jemaa.games import SHIPPED, game_type


class Base(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options with docstrings of all kinds."""

    plain: bool = False
    """RA-1: whether the track
    is long.

    More about it, which no list shows.
    """
    silent: bool = False
    where: bool = False
    """AB-2.10, with three: who begins: the eldest."""


class Extended(Base, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One option more, and another meaning."""

    plain: bool = False
    """RA-3: another meaning."""
    free: int = 0
    """How many there are."""


def test_a_docstring_has_a_clause_and_a_meaning_in_its_first_paragraph() -> None:
    assert option_docs(Base) == {
        "plain": OptionDoc("RA-1", "Whether the track is long."), "silent": OptionDoc(None, ""),
        "where": OptionDoc("AB-2.10", "With three: who begins: the eldest.")}


def test_a_class_that_extends_another_has_its_options_too() -> None:
    assert option_docs(Extended) == {
        **option_docs(Base), "plain": OptionDoc("RA-3", "Another meaning."),
        "free": OptionDoc(None, "How many there are.")}


@pytest.mark.parametrize("name", SHIPPED)
def test_every_option_says_what_it_means_and_names_the_clause_of_its_field(name: str) -> None:
    clauses = import_module(f"jemaa.{name}.position").CLAUSES
    for option, doc in option_docs(game_type(name).options_type).items():
        assert len(doc.meaning) > 8, option
        assert doc.clause == clause_of(f"options.{option}", clauses), option
