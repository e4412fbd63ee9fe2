"""A mail server and a push service for the tests: they take what is sent and read it."""

from __future__ import annotations

import threading
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self

import msgspec
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from cantina.server.post.push import CURVE, content_keys, encode, point
from server.harness import free_port


class MailServer:
    """Takes mail like a real one."""

    def __init__(self) -> None:
        self.port = free_port()
        self.mails: list[EmailMessage] = []
        self._controller = Controller(self, "127.0.0.1", self.port)

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        read = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(read, EmailMessage)
        self.mails.append(read)
        return "250 OK"

    def texts(self) -> list[str]:
        return [str(mail.get_content()) for mail in self.mails]

    def __enter__(self) -> Self:
        self._controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._controller.stop()


def decrypt(body: bytes, private: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """Return what a browser reads in a push message."""
    salt, length = body[:16], body[20]
    sender, sealed = body[21 : 21 + length], body[21 + length :]
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
    shared = private.exchange(ec.ECDH(), theirs)
    key, nonce = content_keys(shared, auth, point(private.public_key()), sender, salt)
    padded = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
    assert padded[-1] == 2, "the last record ends with a two"
    return padded[:-1]


class PushService:
    """A push service with one browser behind it."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(CURVE)
        self.auth = b"sixteen bytes :)"
        self.answers = 201
        self.taken: list[tuple[dict[str, str], bytes]] = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.taken.append((dict(self.headers.items()), body))
                self.send_response(service.answers)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                return

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)

    @property
    def subscription(self) -> dict[str, Any]:
        """Return what the browser tells about itself."""
        keys = {"p256dh": encode(point(self.private.public_key())), "auth": encode(self.auth)}
        endpoint = f"http://127.0.0.1:{self._server.server_port}/send/abc"
        return {"endpoint": endpoint, "expirationTime": None, "keys": keys}

    def read(self, number: int) -> dict[str, Any]:
        """Return a message as the browser reads it."""
        read: dict[str, Any] = msgspec.json.decode(
            decrypt(self.taken[number][1], self.private, self.auth)
        )
        return read

    def __enter__(self) -> Self:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()
