"""Secrets: seat tokens, session tokens, passwords. Only hashes of them are ever stored."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
PASSWORDS = PasswordHasher()


def new_token() -> str:
    """Return an unguessable token (192 random bits)."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """Return a table's id: part of its link, readable aloud, too long to guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def digest(token: str) -> str:
    """Return what is stored for a token. Tokens are random, so a fast hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_token(token: str | None, stored: str | None) -> bool:
    """Compare in constant time."""
    return bool(token and stored) and hmac.compare_digest(digest(token or ""), stored or "")


def hash_password(password: str) -> str:
    """Hash a password for storing (argon2id)."""
    return PASSWORDS.hash(password)


def is_password(password: str, stored: str) -> bool:
    """Check a password against its hash."""
    try:
        return PASSWORDS.verify(stored, password)
    except (Argon2Error, InvalidHashError):
        return False
