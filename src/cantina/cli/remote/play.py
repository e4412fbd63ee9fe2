"""`cantina play --server URL`: the same game in the terminal, over the network."""

from __future__ import annotations

import getpass

from cantina.bots.registry import opponents
from cantina.cli.common import console, fail, say
from cantina.cli.options import listed, read_options
from cantina.cli.remote.line import Broken, Line, Silent
from cantina.cli.remote.lines import RemoteLines
from cantina.cli.remote.lobby import Lobby, Wanted
from cantina.cli.remote.session import RemoteSession
from cantina.cli.remote.standing import Standing
from cantina.cli.session import HUMAN
from cantina.cli.showing import on_screen
from cantina.core.registry import find_game
from cantina.core.text import text

LONGEST_NAME = 40


def play(url: str, wanted: Wanted, plain: bool) -> None:
    """Take a seat at a server's table and play, on the whole screen where there is one."""
    if wanted.game is not None:
        for kind in wanted.kinds or []:
            if kind not in (HUMAN, *opponents(wanted.game)):
                fail(text("server-no-bot", bot=kind))
    lobby = Lobby(url)
    seated = lobby.sit(wanted)
    line, standing = Line(lobby.base, seated), Standing(seated)
    line.open()
    if plain:
        RemoteLines(line, standing, lobby.base).run()
        return
    console().print(say("server-play-link", link=f"{lobby.base}/t/{seated.table}"))
    session = when_it_begins(line, standing, lobby.base)
    if session is not None:
        on_screen(session)


def when_it_begins(line: Line, standing: Standing, base: str) -> RemoteSession | None:
    """Wait until everybody has sat down; nothing where somebody has no patience for it."""
    waits = False
    try:
        while not standing.stands:
            heard = line.inbox.get()
            if isinstance(heard, Silent):
                fail(text("server-play-unreachable", url=base, detail=""))
            if not isinstance(heard, Broken):
                standing.take(heard)
            if standing.game is not None and line.inbox.empty() and not (standing.stands or waits):
                waits = True
                console().print(say("cli-screen-waits"), style="dim")
    except KeyboardInterrupt:
        line.close()
        console().print(say("cli-play-left"))
        return None
    assert standing.game is not None
    return RemoteSession(standing.game, line, standing)


def wanted(
    game: str | None, seats: list[str] | None, flags: list[str] | None, lists: list[str]
) -> Wanted:
    """Return what the arguments of the command ask for."""
    if len(lists) > 1:
        fail(text("cli-play-too-many-lists", count=len(lists), seats=1))
    options = {} if game is None else read_options(find_game(game), flags)
    kinds = listed(*(seats or ()))
    name = getpass.getuser()[:LONGEST_NAME] or "Guest"
    return Wanted(name, game, kinds or None, options, lists[0] if lists else None)
