"""One short hash for a state, the same on every machine."""

from __future__ import annotations

from hashlib import blake2b

import msgspec

_ENCODER = msgspec.json.Encoder(order="deterministic")


def state_hash(*things: object) -> str:
    """Return a hash of things that msgspec can encode."""
    digest = blake2b(digest_size=8)
    for thing in things:
        digest.update(_encode(thing))
    return digest.hexdigest()


def _encode(thing: object) -> bytes:
    """Encode with sorted keys; a dict whose keys are numbers is written with texts first."""
    try:
        return _ENCODER.encode(thing)
    except TypeError:
        return _ENCODER.encode(msgspec.to_builtins(thing, str_keys=True))
