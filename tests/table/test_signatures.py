"""The server's signatures: what is right passes, every single edit is refused, by this key and no other."""

import sys

import msgspec
import pytest

from jemaa.core.extra import MissingExtra
from jemaa.games import game_type
from jemaa.table.proof import BadProof, verify
from jemaa.table.signatures import BadSignature, SigningKey, check_signatures, new_signing_key, sign
from jemaa.table.views import export
from jemaa.table.wire import Export
from tests import forged
from tests.forged import KEY, OTHER_KEY
from tests.table.house import two


@pytest.fixture
def without_cryptography(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "cryptography"]:
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.setitem(sys.modules, "cryptography", None)


def abandoned() -> Export:
    return next(each for each in forged.games() if each.resigned)


def test_the_vector_of_the_standard() -> None:
    """RFC 8032, 7.1, test 1: the public key of a private one."""
    private = "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"
    signed = sign(export(two().table), SigningKey(private, ""))
    public = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"
    assert signed.signatures
    check_signatures(msgspec.structs.replace(signed, signatures=msgspec.structs.replace(
        signed.signatures, key=public)))


def test_twenty_games_are_right() -> None:
    games = forged.games()
    assert len(games) == 20
    assert sum(bool(game.resigned) for game in games) >= 8
    for game in games:
        verified = verify(game, game_type, KEY.public)
        assert (verified.signer, verified.unchecked) == (KEY.public, None)


def test_every_single_edit_is_refused() -> None:
    """A part of them; `make forgeries` takes all."""
    edits = list(forged.sample(every=41))
    assert len(edits) > 400
    assert [edit.name for edit in edits if forged.accepted(edit)] == []


def test_every_edit_of_a_game_abandoned_at_once_is_refused() -> None:
    shortest = min(forged.games(), key=lambda each: len(each.record))
    edits = [edit for edit in forged.forgeries(shortest) if edit.changes_something]
    assert len(edits) > 80
    assert [edit.name for edit in edits if forged.accepted(edit)] == []


def test_a_game_signed_by_somebody_else_is_refused_by_who_knows_the_key() -> None:
    made_up = sign(abandoned(), OTHER_KEY)
    assert verify(made_up, game_type).signer == OTHER_KEY.public
    with pytest.raises(BadProof, match=f"signed with the key {OTHER_KEY.public}, but it should be signed with"):
        verify(made_up, game_type, KEY.public)


def test_a_game_without_signatures_is_refused_by_who_knows_the_key() -> None:
    unsigned = msgspec.structs.replace(abandoned(), format=1, signatures=None)
    assert verify(unsigned, game_type).signer is None
    with pytest.raises(BadProof, match="not signed"):
        verify(unsigned, game_type, KEY.public)


def test_a_game_that_is_on_has_its_lines_signed_and_no_end() -> None:
    seating = two()
    seating.play(5)
    playing = sign(export(seating.table), KEY)
    check_signatures(playing)
    assert playing.signatures
    assert playing.signatures.end is None
    assert len(playing.signatures.lines) == len(playing.record.splitlines())


def test_the_line_that_was_changed_is_named() -> None:
    right = abandoned()
    edit = next(each for each in forged.lines_changed(right) if each.name.startswith("line 3: another choice"))
    with pytest.raises(BadSignature, match="line 4 of the record is not what the server has signed"):
        check_signatures(msgspec.json.decode(edit.text, type=Export))


def test_the_private_part_of_a_key_is_in_no_message() -> None:
    key = new_signing_key()
    assert key.private not in repr(key)
    assert key.public in repr(key)


@pytest.mark.usefixtures("without_cryptography")
def test_without_the_extra_all_else_is_checked() -> None:
    game = abandoned()
    verified = verify(game, game_type)
    assert verified.signer == KEY.public
    assert "jemaa[server]" in str(verified.unchecked)
    with pytest.raises(MissingExtra, match=r"jemaa\[server\]"):
        verify(game, game_type, KEY.public)
    with pytest.raises(BadProof, match="does not fit the commitment"):
        verify(msgspec.structs.replace(game, seed="00" * 32), game_type)
