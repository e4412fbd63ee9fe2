"""Opening a table, taking seats, starting, playing again."""

from __future__ import annotations

import asyncio

from cantina.server.http.tokens import digest
from server.harness import GAME, Api, Player, ServerProcess, play


def test_the_games_come_from_the_registry_with_options_and_bots(api: Api) -> None:
    games = {game["name"]: game for game in api.http.get("/api/games").json()}
    assert games[GAME]["seats"] == [2, 4]
    assert games[GAME]["defaults"] == {"target": 20}
    assert "random" in games[GAME]["bots"]
    assert games[GAME]["title"] == {"id": "sd-title"}


def test_a_creator_sits_on_the_first_seat_for_a_person(api: Api) -> None:
    seated = api.create("random", "human", "open")
    assert seated["seat"] == 1
    info = api.table(seated["table"])
    assert info["state"] == "open"
    assert [seat.get("taken", False) for seat in info["seats"]] == [True, True, False]
    assert info["seats"][1]["name"] == "Ada"


def test_a_bot_of_a_level_may_have_a_manner(api: Api) -> None:
    games = {game["name"]: game for game in api.http.get("/api/games").json()}
    assert {"hard", "hard:careful"} < set(games["destiny"]["bots"])
    seated = api.create("human", "hard:careful", game="destiny", start=False)
    assert api.table(seated["table"])["seats"][1]["bot"] == "hard:careful"
    rude = {"game": "destiny", "seats": [{"kind": "human"}, {"kind": "bot", "bot": "hard:rude"}]}
    assert api.post("/api/tables", rude).status_code == 400


def test_a_table_starts_by_itself_when_it_is_full(api: Api) -> None:
    seated = api.create("human", "open")
    assert api.table(seated["table"])["state"] == "open"
    api.sit(seated["table"], 1)
    assert api.table(seated["table"])["state"] == "running"


def test_a_table_waits_for_a_start_when_it_should(api: Api) -> None:
    seated = api.create("human", "open", start=False)
    table = seated["table"]
    early = api.post(f"/api/tables/{table}/start", token=seated["token"])
    assert (early.status_code, early.json()["reason"]["id"]) == (409, "server-seats-free")
    guest = api.sit(table, 1)
    stranger = api.post(f"/api/tables/{table}/start", token="x")
    assert (stranger.status_code, stranger.json()["reason"]["id"]) == (403, "server-bad-token")
    assert api.table(table)["state"] == "open"
    started = api.post(f"/api/tables/{table}/start", token=guest["token"])
    assert started.status_code == 201
    assert started.json()["state"] == "running"
    again = api.post(f"/api/tables/{table}/start", token=guest["token"])
    assert (again.status_code, again.json()["reason"]["id"]) == (409, "server-started")


def test_a_seat_is_taken_once(api: Api) -> None:
    table = api.create("human", "open", "open")["table"]
    api.sit(table, 1)
    second = api.post(f"/api/tables/{table}/seats/1", {"name": "Cy"})
    assert (second.status_code, second.json()["reason"]["id"]) == (409, "server-seat-taken")
    assert api.table(table)["seats"][1]["name"] == "Bo"
    missing = api.post(f"/api/tables/{table}/seats/7", {"name": "Cy"})
    assert (missing.status_code, missing.json()["reason"]["id"]) == (404, "server-no-seat")


def test_a_guest_can_leave_and_another_sit_down(api: Api) -> None:
    table = api.create("human", "open", "open")["table"]
    guest = api.sit(table, 1)
    headers = {"authorization": "Bearer wrong"}
    path = f"/api/tables/{table}/seats/1"
    assert api.http.delete(path, headers=headers).status_code == 403
    assert api.table(table)["seats"][1]["taken"]
    headers = {"authorization": f"Bearer {guest['token']}"}
    assert api.http.delete(path, headers=headers).status_code == 204
    assert not api.table(table)["seats"][1].get("taken", False)
    assert api.sit(table, 1, "Cy")["token"] != guest["token"]


def test_the_host_may_put_a_bot_on_a_free_seat_and_nobody_else(api: Api) -> None:
    seated = api.create("human", "open")
    path = f"/api/tables/{seated['table']}/seats/1"
    body = {"kind": "bot", "bot": "random"}
    stranger = api.http.put(path, json=body)
    assert (stranger.status_code, stranger.json()["reason"]["id"]) == (403, "server-host-only")
    headers = {"authorization": f"Bearer {seated['token']}"}
    assert api.http.put(path, json=body, headers=headers).status_code == 204
    info = api.table(seated["table"])
    assert info["seats"][1]["bot"] == "random"
    assert info["state"] == "running"


def test_wrong_wishes_are_refused_with_a_reason(api: Api) -> None:
    def refused(**wish: object) -> str:
        body = {"game": GAME, "seats": [{"kind": "human"}, {"kind": "open"}], **wish}
        answer = api.post("/api/tables", body)
        assert answer.status_code in (400, 404), answer.text
        return str(answer.json()["reason"]["id"])

    assert refused(game="chess") == "core-unknown-game"
    assert refused(seats=[{"kind": "human"}]).startswith("core-")
    assert refused(options={"target": 11}).startswith("core-")
    assert refused(options={"speed": 1}).startswith("core-")
    assert refused(seats=[{"kind": "human"}, {"kind": "bot", "bot": "genius"}]) == "server-no-bot"
    assert refused(seats=[{"kind": "sofa"}]) == "server-bad-request"
    assert refused(name="  ") == "server-bad-request"
    assert refused(extra=1) == "server-bad-request"


def test_lists_show_public_tables_by_state_and_hide_private_ones(api: Api) -> None:
    public = api.create("human", "open")["table"]
    private = api.create("human", "open", listed=False)["table"]
    running = api.create("human", "random")["table"]
    shown = {state: _ids(api, state) for state in ("open", "running", "finished")}
    assert public in shown["open"]
    assert running in shown["running"]
    assert running not in shown["open"]
    assert all(private not in ids for ids in shown.values())
    assert api.table(private)["id"] == private  # whoever has the link may look


def _ids(api: Api, state: str) -> list[str]:
    return [table["id"] for table in api.http.get(f"/api/tables?state={state}").json()]


def test_no_answer_of_the_lobby_holds_a_token_or_the_secret(api: Api) -> None:
    seated = api.create("human", "open")
    guest = api.sit(seated["table"], 1)
    tokens = (seated["token"], guest["token"])
    for path in ("?state=running", f"/{seated['table']}", ""):
        answer = api.http.get(f"/api/tables{path}")
        for secret in (*tokens, *map(digest, tokens)):
            assert secret not in answer.text
        # what a match tells of itself may speak of hosts and secrets; the fields may not
        tables = answer.json() if isinstance(answer.json(), list) else [answer.json()]
        assert not path or seated["table"] in [table["id"] for table in tables]
        for table in tables:
            assert not {"host", "secret", "nonce", "invitation"} & table.keys()
            assert all("digest" not in seat for seat in table["seats"])


def test_everybody_who_asks_for_a_rematch_gets_the_same_seat_at_one_table(
    api: Api, server: ServerProcess
) -> None:
    first = api.create("human", "open", options={"target": 10})
    second = api.sit(first["table"], 1)
    table = first["table"]
    early = api.post(f"/api/tables/{table}/rematch", {}, first["token"])
    assert (early.status_code, early.json()["reason"]["id"]) == (409, "server-not-finished")
    players = [Player(server.ws, table, one["token"]) for one in (first, second)]
    play(*players)
    stranger = api.post(f"/api/tables/{table}/rematch", {}, "nobody")
    assert stranger.status_code == 403
    again = api.post(f"/api/tables/{table}/rematch", {}, second["token"]).json()
    assert again["seat"] == 1
    other = api.post(f"/api/tables/{table}/rematch", {}, first["token"]).json()
    assert (other["table"], other["seat"]) == (again["table"], 0)
    info = api.table(again["table"])
    assert info["rematch_of"] == table
    assert info["state"] == "running"
    assert info["options"] == {"target": 10}
    assert [seat["name"] for seat in info["seats"]] == ["Ada", "Bo"]


def test_viewers_hear_of_a_rematch(api: Api, server: ServerProcess) -> None:
    first = api.create("human", "random", options={"target": 10})

    async def run() -> None:
        async with Player(server.ws, first["table"], first["token"]) as player:
            await player.play_on()
            path = f"/api/tables/{first['table']}/rematch"
            answer = await asyncio.to_thread(api.post, path, {}, first["token"])
            await player.until(lambda: player.rematch)
            assert player.rematch == answer.json()["table"]

    asyncio.run(run())


def test_ready_decks_are_offered_and_can_be_played(api: Api) -> None:
    games = {game["name"]: game for game in api.http.get("/api/games").json()}
    ready = games["destiny"]["ready"]
    keys = [one["key"] for one in ready]
    assert len(keys) == len(set(keys)) == 68
    named = {one["key"]: one["name"]["args"] for one in ready}
    assert named["rey-starter"]["deck"] == "rey-starter"
    assert len(named["mace-ahsoka"]["team"]) == 2
    assert ready[0]["note"]["args"]["team"][0]["id"] != ready[1]["note"]["args"]["team"][0]["id"]
    for pair in (keys[:2], keys[-2:]):
        seated = api.create("human", "random", game="destiny", options={"decks": pair})
        assert api.table(seated["table"])["state"] == "running"
    assert games[GAME]["ready"] == []
