"""A server's table on the whole screen of a terminal, played by keys as people do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from cantina.cli.remote.line import Line
from cantina.cli.remote.lobby import Lobby, Wanted
from cantina.cli.remote.play import when_it_begins
from cantina.cli.remote.session import RemoteSession
from cantina.cli.remote.standing import Standing
from cantina.cli.screen.app import TableApp
from cantina.games.destiny.deck_files import write_text
from cantina.games.destiny.random_decks import random_deck
from server.harness import GAME, PATIENCE, Api, Player, ServerProcess

Script = Callable[[TableApp, Pilot[None]], Awaitable[None]]


def sit_down(url: str, wanted: Wanted) -> RemoteSession:
    """Take a seat as `cantina play --server` does where there is a screen."""
    lobby = Lobby(url)
    seated = lobby.sit(wanted)
    line, standing = Line(lobby.base, seated), Standing(seated)
    line.open()
    found = when_it_begins(line, standing, lobby.base)
    assert found is not None
    return found


def seen(app: TableApp) -> str:
    """Return what a person sees."""
    rows = app.screen._compositor.render_strips()
    return "\n".join(["".join([part.text for part in row]).rstrip() for row in rows])


async def until(app: TableApp, pilot: Pilot[None], is_met: Callable[[], object]) -> None:
    """Wait until something holds."""
    try:
        async with asyncio.timeout(PATIENCE):
            while not is_met():
                await pilot.pause()
                await asyncio.sleep(0.01)
    except TimeoutError:
        pytest.fail(f"it does not come:\n{seen(app)}")


def show(session: RemoteSession, script: Script) -> str:
    """Play on a screen by a script; return the last words."""
    app = TableApp(session)

    async def run() -> None:
        async with app.run_test(size=(120, 40)) as pilot:
            await until(app, pilot, lambda: app.ask is not None)
            await script(app, pilot)

    asyncio.run(run())
    return " ".join(app.partings)


@pytest.mark.parametrize("game", [GAME, "outer-rim"])
def test_it_is_played_by_keys_and_given_up(server: ServerProcess, game: str) -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        for _ in range(3):
            await until(app, pilot, lambda: app.ask is not None)
            asked = app.ask
            assert asked is not None
            assert app.session.written(asked.prompt)[:16] in seen(app)
            app.pick(0)
            if asked.kind == "many":
                app.confirm()
            await until(app, pilot, lambda asked=asked: app.ask not in (asked, None))
        await pilot.press("s")
        await until(app, pilot, lambda: "The server keeps this match" in seen(app))
        await pilot.press("q")
        await until(app, pilot, lambda: "Give up" in seen(app))
        await pilot.press("3")
        await until(app, pilot, lambda: app.partings)
        assert "You lost." in seen(app)

    session = sit_down(server.url, Wanted("Ada", game, ["human", "random"]))
    assert "You lost." in show(session, script)


def test_words_refusals_and_wishes_of_the_others_come_to_the_screen(
    api: Api, server: ServerProcess
) -> None:
    host = api.create("human", "open", clock={"per_game": 3600})
    session = sit_down(f"{server.url}/t/{host['table']}", Wanted("Zofia"))

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        async with Player(server.ws, host["table"], host["token"]) as other:
            await other.send({"type": "chat", "text": "good flying"})
            await until(app, pilot, lambda: "Ada: good flying" in seen(app))
            await pilot.press("c")
            await until(app, pilot, lambda: app.query_one("#typed", Input).value == "c ")
            await pilot.press("t", "h", "x", "enter")
            await other.until(lambda: [line["text"] for line in other.chat][-1:] == ["thx"])
            app.answer("hyperspace")
            await until(app, pilot, lambda: "There is no option hyperspace now" in seen(app))
            assert app.ask is not None, "it is asked again"
            await other.send({"type": "pause"})
            await until(app, pilot, lambda: "would like to pause" in seen(app))
            await pilot.press("1")
            await other.until(lambda: other.paused)

    assert show(session, script) == "You leave the table."


def test_a_deck_from_a_file_comes_to_a_table_that_begins_with_the_last_seat(
    api: Api, server: ServerProcess, tmp_path: Path
) -> None:
    deck = random_deck(1)
    file = tmp_path / "mine.txt"
    file.write_text(write_text(deck), "utf-8")
    team = [one.code for one in deck.team]
    host = api.create("human", "open", game="destiny")
    session = sit_down(f"{server.url}/t/{host['table']}", Wanted("Zofia", brought=str(file)))
    session.leave()
    brought = api.table(host["table"])["options"]["decks"]
    assert [one["code"] for one in brought[1]["team"]] == team
    wanted = Wanted("Ada", "destiny", ["human", "greedy"], brought=str(file))
    seated = Lobby(server.url).sit(wanted)
    brought = api.table(seated.table)["options"]["decks"]
    assert [one["code"] for one in brought[0]["team"]] == team


def test_a_line_that_breaks_is_mended_while_the_screen_stays(db: str) -> None:
    server = ServerProcess(db).start()

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await asyncio.to_thread(server.kill)
        await until(app, pilot, lambda: "connecting again" in seen(app))
        await asyncio.to_thread(server.start)
        await until(app, pilot, lambda: app.ask is not None)

    try:
        session = sit_down(server.url, Wanted("Ada", GAME, ["human", "random"]))
        assert show(session, script) == "You leave the table."
    finally:
        server.stop()
