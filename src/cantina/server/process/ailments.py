"""What `cantina doctor` looks at outside this program: mail, push, the public address, clocks."""

from __future__ import annotations

import asyncio
import socket
import time
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import inspect, select
from sqlalchemy import text as sql

from cantina.core.text import Text, text
from cantina.server.http.passkeys import HERE
from cantina.server.post.mail import connected
from cantina.server.post.push import BadKey, Signer
from cantina.server.process.settings import Settings
from cantina.server.store import schema
from cantina.server.store.database import make_engine

MOST_SKEW = 2.0
"""Seconds by which the clocks of a process and its database may differ."""
SQLITE_TIME = "SELECT (julianday('now') - 2440587.5) * 86400.0"
"""Seconds since 1970."""
MAIL_SETTINGS = ("site", "mail_from", "smtp_host")


class Finding(msgspec.Struct, frozen=True):
    """One thing looked at: what is right, or what is wrong."""

    is_good: bool
    told: Text


async def mail(settings: Settings) -> Finding:
    """Greet the mail server and sign in there, if there is one."""
    missing = [name for name in MAIL_SETTINGS if not getattr(settings, name)]
    if missing:
        is_wanted = bool(settings.smtp_host or settings.mail_from)
        return Finding(not is_wanted, text("server-doctor-no-mail", missing=", ".join(missing)))

    def greet() -> None:
        with connected(settings) as server:
            server.noop()

    try:
        await asyncio.to_thread(greet)
    except OSError as error:  # smtplib's own errors, and those of TLS, are such, too
        detail = f"{type(error).__name__}: {error}".splitlines()[0][:200]
        server = f"{settings.smtp_host}:{settings.smtp_port} ({settings.smtp_security})"
        return Finding(False, text("server-doctor-mail-failed", server=server, detail=detail))
    return Finding(True, text("server-doctor-mail"))


async def push(settings: Settings) -> Finding:
    """Look for the key by which push services know the server."""

    def look() -> str | None:
        house = schema.house.c
        query = select(house.value).where(house.name == "push-key")
        engine = make_engine(settings)
        try:
            with engine.connect() as connection:
                is_there = inspect(connection).has_table("house")
                return connection.execute(query).scalar() if is_there else None
        finally:
            engine.dispose()

    key = await asyncio.to_thread(look)
    if key is None:
        return Finding(True, text("server-doctor-no-push"))
    try:
        Signer(key, "")
    except (BadKey, ValueError):
        return Finding(False, text("server-doctor-bad-push"))
    return Finding(True, text("server-doctor-push"))


async def site(settings: Settings) -> Finding:
    """Look whether the public address is one that browsers trust, and can be found."""
    if not settings.site:
        return Finding(True, text("server-doctor-no-site"))
    address = urlsplit(settings.site)
    host = address.hostname or ""
    if address.scheme != "https" and host != HERE:
        return Finding(False, text("server-doctor-site-plain", site=settings.site))
    try:
        await asyncio.to_thread(socket.getaddrinfo, host, None)
    except OSError as error:
        return Finding(
            False, text("server-doctor-site-away", site=settings.site, detail=str(error))
        )
    return Finding(True, text("server-doctor-site", site=settings.site))


async def clock(settings: Settings) -> Finding:
    """Compare our clock with the database's."""
    query = SQLITE_TIME if settings.is_sqlite else "SELECT clock_timestamp()"

    def look() -> float:
        engine = make_engine(settings)
        try:
            with engine.connect() as connection:
                before = time.time()
                said = connection.execute(sql(query)).scalar_one()
                after = time.time()
        finally:
            engine.dispose()
        theirs = float(said) if settings.is_sqlite else said.timestamp()
        return max(before - theirs, theirs - after, 0.0)

    skew = await asyncio.to_thread(look)
    if skew > MOST_SKEW:
        return Finding(False, text("server-doctor-clock-off", seconds=round(skew)))
    return Finding(True, text("server-doctor-clock"))
