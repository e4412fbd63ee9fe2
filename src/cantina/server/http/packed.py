"""Bodies that are the same for everybody: made and compressed once, then handed out as they are."""

from __future__ import annotations

import gzip
import hashlib
from typing import Any

from litestar import Request, Response
from litestar.datastructures import State

SMALL = 1024
"""Bytes below which compressing is not worth it."""


class Packed:
    """A body in the encodings that there are of it, with a tag by which clients keep it."""

    __slots__ = ("bodies", "cache", "kind", "tag")

    def __init__(self, kind: str, cache: str, bodies: dict[str, bytes]) -> None:
        self.kind = kind
        self.cache = cache
        self.bodies = bodies
        """By encoding (`br`, `gzip`, and `identity`, which is always there), the best first."""
        self.tag = f'"{hashlib.blake2b(bodies["identity"], digest_size=12).hexdigest()}"'

    @staticmethod
    def of(body: bytes, kind: str, cache: str = "no-cache") -> Packed:
        """Pack a body that was made now."""
        bodies = {"identity": body}
        if len(body) > SMALL:
            bodies = {"gzip": gzip.compress(body, 6), "identity": body}
        return Packed(kind, cache, bodies)

    def answer(self, request: Request[Any, Any, State]) -> Response[bytes]:
        """Return it in the best encoding that the client takes, or tell it that it has it."""
        headers = {"cache-control": self.cache, "etag": self.tag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(b"", status_code=304, headers=headers, media_type=self.kind)
        taken = request.headers.get("accept-encoding", "").lower()
        encoding = next(name for name in self.bodies if name in taken or name == "identity")
        if encoding != "identity":
            headers["content-encoding"] = encoding
        return Response(self.bodies[encoding], headers=headers, media_type=self.kind)
