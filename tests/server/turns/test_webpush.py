"""Messages as push services and browsers want them; the example of RFC 8291, appendix A, is the oracle."""

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from jemaa.server.turns.webpush import LARGEST, Browser, encrypted, new_key, point, read_key, to_bytes, to_text
from tests.server.receiving import PushBrowser, plain

TEXT = b"When I grow up, I want to be a watermelon"
SERVER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
RECEIVER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
PUBLIC = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH, SALT = "BTBZMqHH6r4Tts7J_aSIgg", "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = ("DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6"
          "PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN")


def test_the_example_of_the_rfc() -> None:
    browser = Browser(plain(PUBLIC), plain(AUTH))
    assert to_text(encrypted(TEXT, browser, read_key(SERVER), plain(SALT))) == SEALED


def test_the_browser_of_the_tests_reads_the_example() -> None:
    browser = PushBrowser(int.from_bytes(plain(RECEIVER), "big"), plain(AUTH))
    assert browser.public == plain(PUBLIC)
    assert browser.decrypted(plain(SEALED)) == TEXT


def test_only_the_browser_that_it_is_for_reads_a_message() -> None:
    mine, other = PushBrowser(), PushBrowser()
    body = encrypted(b"x" * LARGEST, Browser(mine.public, mine.auth))
    assert len(body) == 4096
    assert mine.decrypted(body) == b"x" * LARGEST
    with pytest.raises(InvalidTag):
        other.decrypted(body)


def test_no_message_is_like_another() -> None:
    mine = PushBrowser()
    assert len({encrypted(TEXT, Browser(mine.public, mine.auth)) for _ in range(8)}) == 8


def test_what_cannot_be_sent_is_refused() -> None:
    mine = PushBrowser()
    with pytest.raises(ValueError, match="at most 3993 bytes"):
        encrypted(b"x" * (LARGEST + 1), Browser(mine.public, mine.auth))
    with pytest.raises(ValueError, match="key"):
        encrypted(TEXT, Browser(b"\4" + bytes(64), mine.auth))


def test_a_key_as_text_is_the_same_key() -> None:
    text = new_key()
    assert read_key(text).private_numbers().private_value == int.from_bytes(to_bytes(text), "big")
    assert len(point(read_key(text).public_key())) == 65
    assert isinstance(read_key(text).curve, ec.SECP256R1)
