"""`cantina admin` works beside the running server."""

from __future__ import annotations

import asyncio
import json
import secrets

from typer.testing import CliRunner

from cantina.cli.main import make_app
from cantina.server.http import lobby
from cantina.server.live.audience import Viewer
from cantina.server.process.hall import Hall
from cantina.server.process.settings import Settings
from cantina.server.protocol.requests import CreateTable, SeatWish
from cantina.server.store.admin import Administration
from cantina.server.store.rows import Account
from server.harness import GAME, Api, Player, ServerProcess, table_of, wait_for
from server.test_own_account import enter, headers, sign_up


def admin(server: ServerProcess, *words: str) -> str:
    """Do something as the operator and return what is said."""
    db = str(server.settings["db"])
    answer = CliRunner().invoke(make_app(), ["admin", *words, "--db", db])
    assert answer.exit_code == 0, answer.output
    return answer.output


def test_a_barred_account_is_signed_out_and_stays_out(api: Api, server: ServerProcess) -> None:
    name = f"Jabba {secrets.token_hex(3)}"
    session = sign_up(api, name)
    admin(server, "bar", name, "--days", "2")
    assert api.http.get("/api/me", headers=headers(session)).status_code == 401
    refused = api.post("/api/sessions", {"name": name, "password": "correct horse"})
    assert refused.json()["reason"]["id"] == "server-barred"
    admin(server, "bar", name, "--days", "0")
    enter(api, name)


def test_a_barred_account_leaves_its_tables_and_its_keys_open_nothing(db: str) -> None:
    async def run() -> None:
        hall = Hall(Settings(db=db))
        await hall.open()
        try:
            ada = Account(id="a", name="Ada", folded="ada", password="p", created=1.0)
            await hall.store.people.add_account(ada)
            wish = CreateTable(game=GAME, seats=[SeatWish("human"), SeatWish("open")])
            table = (await lobby.create(hall, wish, ada)).table
            gone: list[str] = []
            for account in ("a", None):
                name = account or "guest"
                viewer = Viewer(
                    never, hall.metrics, None, 0, "en", lambda name=name: gone.append(name)
                )
                viewer.account = account
                hall.rooms[table].audience.join(viewer)
            await hall.note_presence()
            assert gone == []
            work = Administration(hall.settings)
            await asyncio.to_thread(work.bar, "Ada", None)
            work.close()
            await hall.note_presence()
            assert gone == ["a"]
        finally:
            await hall.close()

    async def never(_: str) -> None:
        return

    asyncio.run(run())


def test_the_key_to_a_seat_of_a_barred_account_opens_nothing(
    api: Api, server: ServerProcess
) -> None:
    name = f"Jabba {secrets.token_hex(3)}"
    session = sign_up(api, name)
    seated = table_of(api, name, session)
    admin(server, "bar", name)

    async def run() -> None:
        player = await Player(server.ws, seated["table"], seated["token"]).connect()
        assert player.refused[0]["reason"]["id"] == "server-barred"
        await player.close()

    asyncio.run(run())


def test_somebody_muted_plays_on_but_says_nothing(api: Api, server: ServerProcess) -> None:
    name = f"Sebulba {secrets.token_hex(3)}"
    session = sign_up(api, name)
    table = table_of(api, name, session)["table"]
    admin(server, "mute", name)

    async def run() -> None:
        async with Player(server.ws, table, session) as player:
            await player.send({"type": "chat", "text": "Poodoo!"})
            await player.until(lambda: bool(player.refused))
            assert player.refused[-1]["reason"]["id"] == "server-muted"

    asyncio.run(run())


def test_an_account_is_listed_renamed_exported_and_deleted(api: Api, server: ServerProcess) -> None:
    name, fresh = f"Greef {secrets.token_hex(3)}", f"Karga {secrets.token_hex(3)}"
    sign_up(api, name)
    assert name in admin(server, "people")
    for nonsense in ("", "x" * 41, "two\nlines"):
        words = ["admin", "rename", name, nonsense, "--db", str(server.settings["db"])]
        assert CliRunner().invoke(make_app(), words).exit_code != 0
    admin(server, "rename", name, fresh)
    session = enter(api, fresh)
    kept = json.loads(admin(server, "export", fresh))
    assert kept["account"][0]["name"] == fresh
    admin(server, "delete", fresh, "--yes")
    assert api.http.get("/api/me", headers=headers(session)).status_code == 401
    gone = CliRunner().invoke(
        make_app(), ["admin", "delete", fresh, "--yes", "--db", str(server.settings["db"])]
    )
    assert gone.exit_code != 0


def test_old_tables_of_guests_are_forgotten(api: Api, server: ServerProcess) -> None:
    table = api.create("human", "open", start=False)["table"]
    assert table in admin(server, "tables")
    admin(server, "forget", "1")
    assert api.table(table)["id"] == table, "a table that has not ended stays"


def test_a_closed_table_ends_without_a_result_and_its_players_are_told(
    api: Api, server: ServerProcess
) -> None:
    names = [f"{name} {secrets.token_hex(3)}" for name in ("Dryden", "Qi'ra")]
    keys = [sign_up(api, name) for name in names]
    clock = {"per_move": 600, "timeout": "forfeit"}
    seats = [{"kind": "human"}, {"kind": "open"}]
    body = {"game": GAME, "seats": seats, "rated": True, "clock": clock, "start": True}
    table = api.post("/api/tables", body, keys[0]).json()["table"]
    api.post(f"/api/tables/{table}/seats/1", {"name": names[1]}, keys[1])
    assert names[0] in admin(server, "tables")

    async def run() -> None:
        async with Player(server.ws, table, keys[0]) as player:
            await player.until(lambda: bool(player.waiting))
            admin(server, "close", table)
            await player.until(lambda: player.result is not None)
            assert player.result is not None
            assert player.result["winners"] == []
            assert player.result["reason"]["id"] == "server-closed"
            told = [event["text"]["id"] for event in player.events]
            assert told[-1] == "server-event-close"

    asyncio.run(run())
    assert api.table(table)["state"] == "finished"
    assert api.http.get(f"/api/people/{names[0]}").json()["ratings"] == []
    assert api.http.get(f"/api/tables/{table}/record").status_code == 200
    words = ["admin", "close", table, "--db", str(server.settings["db"])]
    assert CliRunner().invoke(make_app(), words).exit_code != 0, "it is over already"


def test_a_closed_table_that_had_not_begun_is_gone(api: Api, server: ServerProcess) -> None:
    table = api.create("human", "open", start=False)["table"]
    admin(server, "close", table)
    wait_for(lambda: api.http.get(f"/api/tables/{table}").status_code == 404, "it is still there")


def test_somebody_sent_away_frees_the_seat_or_gives_up(api: Api, server: ServerProcess) -> None:
    waiting = api.create("human", "open", "open", start=False)["table"]
    api.sit(waiting, 1, "Sebulba")
    admin(server, "kick", waiting, "2")

    def is_free() -> bool:
        return not api.table(waiting)["seats"][1].get("taken", False)

    wait_for(is_free, "the seat is still taken")
    running = api.create("human", "open")["table"]
    api.sit(running, 1, "Sebulba")
    admin(server, "kick", running, "2")
    wait_for(lambda: api.table(running)["state"] == "finished", "the match goes on")
    assert api.table(running)["result"]["winners"] == [0]


def test_an_export_has_all_that_is_kept(api: Api, server: ServerProcess) -> None:
    name, friend = f"Lando {secrets.token_hex(3)}", f"Lobot {secrets.token_hex(3)}"
    session, other = sign_up(api, name), sign_up(api, friend)
    for token, who in ((session, friend), (other, name)):
        assert api.http.put(f"/api/me/friends/{who}", headers=headers(token)).status_code < 300
    wish = {"game": GAME, "kind": "swiss", "title": "Sabacc", "clock": {"per_move": 60}}
    wish["clock"]["timeout"] = "forfeit"
    found = api.post("/api/tournaments", wish, session)
    assert found.status_code == 201, found.text
    assert api.post(f"/api/tournaments/{found.json()['id']}/join", token=session).status_code < 300
    sought = api.post("/api/seeks", {"game": GAME}, session)
    assert sought.status_code == 201, sought.text
    assert api.post("/api/me/vacation", {"days": 3}, session).status_code == 201
    kept = json.loads(admin(server, "export", name))
    assert [one["name"] for one in kept["friends"]] == [friend]
    assert [one["title"] for one in kept["tournaments"]] == ["Sabacc"]
    assert [one["game"] for one in kept["seeks"]] == [GAME]
    assert len(kept["vacations"]) == 1 and kept["account"][0]["rests"] is not None
    for part in ("passkeys", "devices", "blocked", "mail", "turns", "sessions", "ratings"):
        assert part in kept
    assert session not in json.dumps(kept) and "argon2" not in json.dumps(kept)


def test_every_command_teaches_what_it_does() -> None:
    commands = ["people", "tables", "close", "kick", "bar", "mute", "rename", "delete", "export"]
    listed = CliRunner().invoke(make_app(), ["admin", "--help"]).output
    for command in commands:
        assert command in listed
        answer = CliRunner().invoke(make_app(), ["admin", command, "--help"])
        assert answer.exit_code == 0 and "--config" in answer.output
