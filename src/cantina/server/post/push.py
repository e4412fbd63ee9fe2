"""Push messages: encrypted for one browser (RFC 8291), signed so that its push service knows us.

The signature is that of RFC 8292 (VAPID), the encryption that of RFC 8188 in a single record.
"""

from __future__ import annotations

import base64
import os
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
"""The longest message that every push service takes."""
TOKEN_SECONDS = 12 * 3600


class BadKey(Exception):  # noqa: N818
    """Not the key of a browser."""


def encode(data: bytes) -> str:
    """Return bytes in base64url without padding."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decode(written: str) -> bytes:
    """Return the bytes of base64url; BadKey when it is something else."""
    try:
        return base64.b64decode(written + "=" * (-len(written) % 4), b"-_", validate=True)
    except ValueError as error:
        raise BadKey(written) from error


def public_key(written: str) -> ec.EllipticCurvePublicKey:
    """Return the public key of a browser; BadKey when it is none."""
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(written))
    except ValueError as error:
        raise BadKey(written) from error


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """Return a public key as browsers write it."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def content_keys(
    shared: bytes, auth: bytes, browser: bytes, ours: bytes, salt: bytes
) -> tuple[bytes, bytes]:
    """Return the key of the content and its nonce."""
    secret = _derive(shared, auth, b"WebPush: info\0" + browser + ours, 32)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    return key, _derive(secret, salt, b"Content-Encoding: nonce\0", 12)


def encrypt(
    message: bytes,
    key: str,
    auth: str,
    *,
    salt: bytes | None = None,
    private: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """Encrypt a message for the browser with this public key and secret."""
    browser, secret = public_key(key), decode(auth)
    private = private or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    ours = point(private.public_key())
    shared = private.exchange(ec.ECDH(), browser)
    content, nonce = content_keys(shared, secret, point(browser), ours, salt)
    sealed = AESGCM(content).encrypt(nonce, message + b"\x02", None)
    return salt + RECORD.to_bytes(4) + bytes([len(ours)]) + ours + sealed


class Signer:
    """Signs for push services, with the key of this server."""

    def __init__(self, key: str, contact: str) -> None:
        self._private = ec.derive_private_key(int.from_bytes(decode(key)), CURVE)
        self._contact = contact
        self.public = encode(point(self._private.public_key()))

    def headers(self, endpoint: str, now: float) -> dict[str, str]:
        """Return the headers that say to a push service who sends."""
        address = urlsplit(endpoint)
        claims = {"aud": f"{address.scheme}://{address.netloc}", "exp": int(now) + TOKEN_SECONDS}
        if self._contact:
            claims["sub"] = self._contact
        parts = [msgspec.json.encode(part) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = ".".join(encode(part) for part in parts)
        found = self._private.sign(signed.encode(), ec.ECDSA(hashes.SHA256()))
        r, s = decode_dss_signature(found)
        token = f"{signed}.{encode(r.to_bytes(32) + s.to_bytes(32))}"
        return {"authorization": f"vapid t={token}, k={self.public}"}
