"""Signs a webhook's message by Standard Webhooks (standardwebhooks.com), so that its receiver can check it."""

import base64
import hashlib
import hmac
import secrets

PREFIX = "whsec_"
SECRET_BYTES = 32


def new_secret() -> str:
    """A new secret in the text form that receivers' libraries take: `whsec_` and 32 random bytes in base64."""
    return PREFIX + base64.b64encode(secrets.token_bytes(SECRET_BYTES)).decode()


def signed(secret: str, message: str, at: int, body: bytes) -> dict[str, str]:
    """The headers of a message with this body, the signature among them.

    `message` is its id, the same for every try; `at` is in seconds since 1970.
    """
    key = base64.b64decode(secret.removeprefix(PREFIX))
    digest = hmac.new(key, f"{message}.{at}.".encode() + body, hashlib.sha256).digest()
    return {
        "content-type": "application/json",
        "webhook-id": message,
        "webhook-timestamp": str(at),
        "webhook-signature": f"v1,{base64.b64encode(digest).decode()}",
    }
