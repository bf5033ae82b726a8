"""Web Push: a message encrypted for one browser (RFC 8291), and the server's name to the push service (RFC 8292).

All of it is arithmetic on keys that are given; `cryptography` does the curves and ciphers.
"""

import base64
import os
from dataclasses import dataclass
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096
"""Bytes of the only record: push services take no more (RFC 8030, 7.2)."""
LARGEST = RECORD - 16 - 1 - 86
"""Bytes of a message, without cipher's tag, delimiter and header."""
LAST_RECORD = b"\x02"
"""What follows the text in the last record (RFC 8188, 2)."""
VALID = 12 * 3600
"""Seconds that the server's name to a push service is valid; a day is the most (RFC 8292, 2)."""


@dataclass(frozen=True)
class Browser:
    """The browser that a message is for, as it described itself when it subscribed."""

    public: bytes
    """The public key, 65 bytes: an uncompressed point of P-256."""
    auth: bytes
    """The 16 secret bytes that only the browser and this server know."""


def encrypted(text: bytes, browser: Browser, own: ec.EllipticCurvePrivateKey | None = None,
              salt: bytes | None = None) -> bytes:
    """The body of a push message: header and one record, `aes128gcm`.

    `own` and `salt` (16 bytes) are new and random for each message, unless a test gives them.
    Raises `ValueError` for a public key that is no point of the curve, or a text of more than `LARGEST` bytes.
    """
    if len(text) > LARGEST:
        raise ValueError(f"a push message has at most {LARGEST} bytes, this one {len(text)}: tell less in it")
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser.public)
    ours = point(own.public_key())
    shared = _derived(browser.auth, own.exchange(ec.ECDH(), theirs),
                      b"WebPush: info\0" + browser.public + ours, 32)
    key = _derived(salt, shared, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, shared, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return header + AESGCM(key).encrypt(nonce, text + LAST_RECORD, None)


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def authorization(key: ec.EllipticCurvePrivateKey, endpoint: str, now: int, contact: str | None) -> str:
    """The value of the header `Authorization`, which names the sender to this push service (RFC 8292, 2-3).

    `now`: seconds since 1970; `contact`: mailto: or https:, where the push service can reach whoever runs the server.
    """
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now + VALID, **({"sub": contact} if contact else {})}
    parts_of_token = ({"typ": "JWT", "alg": "ES256"}, claims)
    signing = b".".join(to_text(msgspec.json.encode(part)).encode() for part in parts_of_token)
    r, s = decode_dss_signature(key.sign(signing, ec.ECDSA(hashes.SHA256())))
    token = f"{signing.decode()}.{to_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return f"vapid t={token}, k={to_text(point(key.public_key()))}"


def new_key() -> str:
    """A new private key as text: its number, 32 bytes, in base64url."""
    return to_text(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


def read_key(text: str) -> ec.EllipticCurvePrivateKey:
    """The private key that `new_key` wrote as text."""
    return ec.derive_private_key(int.from_bytes(to_bytes(text), "big"), CURVE)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as 65 bytes: the uncompressed point of the curve."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def to_text(data: bytes) -> str:
    """The bytes in base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    """The bytes of a text in base64url, padded or not.

    Raises `ValueError` for an impossible length or signs outside ASCII; other signs that base64 has not are skipped.
    """
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
