"""Somebody else's end of a message: an HTTP endpoint on loopback, a webhook's check, and a browser that can decrypt."""

import base64
import hashlib
import hmac
import json
import queue
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives import hmac as macs
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

WAIT = 30
"""Seconds that a message may take to come: more than any does."""


@dataclass(frozen=True)
class Received:
    """One request."""

    path: str
    headers: Mapping[str, str]
    body: bytes


@dataclass
class Endpoint:
    """What is received, and what is answered: the next of `answers`, then always 204."""

    url: str = ""
    answers: list[int] = field(default_factory=list)
    requests: "queue.Queue[Received]" = field(default_factory=queue.Queue)

    def next(self, wait: float = WAIT) -> Received:
        return self.requests.get(timeout=wait)

    def answer(self) -> int:
        return self.answers.pop(0) if self.answers else 204


@contextmanager
def receiving(*answers: int) -> Iterator[Endpoint]:
    endpoint = Endpoint(answers=list(answers))

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:  # as http.server calls it
            body = self.rfile.read(int(self.headers["content-length"]))
            endpoint.requests.put(Received(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
            status = endpoint.answer()
            self.send_response(status)
            if status // 100 == 3:
                self.send_header("location", f"{endpoint.url}/elsewhere")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        endpoint.url = f"http://127.0.0.1:{server.server_port}"
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        try:
            yield endpoint
        finally:
            server.shutdown()
            thread.join()


def checked(got: Received, secret: str) -> dict[str, Any]:
    """What a webhook says, after its signature was checked as Standard Webhooks say."""
    name, at = got.headers["webhook-id"], got.headers["webhook-timestamp"]
    key = base64.b64decode(secret.removeprefix("whsec_"))
    digest = hmac.new(key, f"{name}.{at}.".encode() + got.body, hashlib.sha256).digest()
    assert got.headers["webhook-signature"] == "v1," + base64.b64encode(digest).decode()
    said: dict[str, Any] = json.loads(got.body)
    return said


def plain(text: str) -> bytes:
    """base64url, unpadded, as bytes."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class PushBrowser:
    """The keys of a browser's push subscription, and what it does with a message: RFC 8291 from the receiver's side."""

    def __init__(self, private: int | None = None, auth: bytes = b"sixteen secrets!") -> None:
        curve = ec.SECP256R1()
        self.key = ec.derive_private_key(private, curve) if private else ec.generate_private_key(curve)
        self.auth = auth
        self.public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, endpoint: str, language: str = "en") -> dict[str, str]:
        return {"kind": "push", "endpoint": endpoint, "p256dh": packed(self.public), "auth": packed(self.auth),
                "language": language}

    def decrypted(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, record = body[21:21 + length], body[21 + length:]
        assert len(body) <= size == 4096
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        secret = mac(self.auth, self.key.exchange(ec.ECDH(), point))
        input_key = mac(secret, b"WebPush: info\0" + self.public + theirs + b"\1")
        random_key = mac(salt, input_key)
        key = mac(random_key, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = mac(random_key, b"Content-Encoding: nonce\0\1")[:12]
        text = AESGCM(key).decrypt(nonce, record, None).rstrip(b"\0")
        assert text.endswith(b"\2")
        return text[:-1]


def mac(key: bytes, data: bytes) -> bytes:
    made = macs.HMAC(key, hashes.SHA256())
    made.update(data)
    return made.finalize()


def vouched(got: Received, url: str, public: str) -> dict[str, Any]:
    """The claims of a push message's sender, after its signature was checked with the server's public key."""
    kind, _, words = got.headers["authorization"].partition(" ")
    assert kind == "vapid"
    parts = dict(part.strip().split("=", 1) for part in words.split(","))
    assert parts["k"] == public
    head, claims, signature = parts["t"].split(".")
    assert json.loads(plain(head)) == {"typ": "JWT", "alg": "ES256"}
    both = plain(signature)
    assert len(both) == 64
    pair = encode_dss_signature(int.from_bytes(both[:32], "big"), int.from_bytes(both[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), plain(public))
    key.verify(pair, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    told: dict[str, Any] = json.loads(plain(claims))
    assert told["aud"] == "{0.scheme}://{0.netloc}".format(urlsplit(url))
    return told
