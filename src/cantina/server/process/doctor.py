"""Is everything there that a server needs? `cantina doctor` asks, before people do."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Awaitable, Callable

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text as sql

from cantina.core.problem import Problem
from cantina.core.registry import find_game, game_names
from cantina.core.text import text
from cantina.server.http.pages import SHELF
from cantina.server.process.ailments import Finding, clock, mail, push, site
from cantina.server.process.bus import make_channel
from cantina.server.process.settings import Settings
from cantina.server.process.single import only_server
from cantina.server.store.database import make_engine
from cantina.server.store.migrate import configuration

LEAST_SPACE = 500_000_000
"""Bytes below which a disk counts as full."""


async def examine(settings: Settings) -> list[Finding]:
    """Look at everything."""
    looks: list[Callable[[Settings], Awaitable[Finding]]] = [games, client, space, file, database]
    looks += [clock, site, mail, push]
    if settings.channels != "memory":
        looks.append(channels)
    found: list[Finding] = []
    for look in looks:
        try:
            found.append(await look(settings))
        except Exception as error:
            detail = f"{type(error).__name__}: {error}".splitlines()[0][:200]
            failed = text("server-doctor-failed", what=look.__name__, detail=detail)
            found.append(Finding(False, failed))
    return found


async def games(settings: Settings) -> Finding:
    """Load every game."""
    names = [find_game(name).name for name in game_names()]
    return Finding(True, text("server-doctor-games", games=", ".join(names)))


async def client(settings: Settings) -> Finding:
    """Look for the built pages."""
    is_built = SHELF.find("index.html") is not None
    return Finding(
        is_built, text("server-doctor-client" if is_built else "server-doctor-no-client")
    )


async def space(settings: Settings) -> Finding:
    """Look how much space the disk has."""
    settings.prepare()
    where = settings.file.parent if settings.file is not None else "."
    free = shutil.disk_usage(where).free
    return Finding(free > LEAST_SPACE, text("server-doctor-space", megabytes=free // 1_000_000))


async def file(settings: Settings) -> Finding:
    """Look whether another server has the SQLite file."""
    try:
        with only_server(settings.file):
            return Finding(True, text("server-doctor-free"))
    except Problem as problem:
        return Finding(True, problem.reason)


async def database(settings: Settings) -> Finding:
    """Open the database and compare its schema with ours."""

    def look() -> Finding:
        engine = make_engine(settings)
        try:
            with engine.connect() as connection:
                if settings.is_sqlite:
                    said = str(connection.execute(sql("PRAGMA quick_check")).scalar_one())
                    if said != "ok":
                        return Finding(False, text("server-doctor-broken", detail=said[:200]))
                current = MigrationContext.configure(connection).get_current_revision()
                script = ScriptDirectory.from_config(configuration(connection))
                newest = script.get_current_head() or "-"
                known = {each.revision for each in script.walk_revisions()}
        finally:
            engine.dispose()
        if current in (None, newest):
            told = text("server-doctor-schema", schema=current or "-", ours=newest)
            return Finding(True, told)
        if current in known:
            return Finding(False, text("server-doctor-behind", schema=current, ours=newest))
        return Finding(False, text("server-doctor-newer", schema=current or "-"))

    return await asyncio.to_thread(look)


async def channels(settings: Settings) -> Finding:
    """Connect to what carries news between processes."""
    channel = make_channel(settings.channels)
    if channel is not None:
        await channel.open("doctor")
        await channel.close()
    return Finding(True, text("server-doctor-channels"))
