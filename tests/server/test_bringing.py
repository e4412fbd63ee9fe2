"""Who sits down at somebody's table brings a squad or deck of their own."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from cantina.core.registry import find_game
from cantina.core.seal import seal_of
from cantina.core.table import Table
from server.harness import Api, Player, ServerProcess


def open_table(api: Api, game: str, **options: Any) -> tuple[str, str, str]:
    """Open a table at which a guest has sat down; return it with both keys."""
    own = api.create("human", "open", game=game, options=options, start=False)
    return own["table"], own["token"], api.sit(own["table"], 1)["token"]


def bring(api: Api, table: str, seat: int, token: str | None, **brings: Any) -> httpx.Response:
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    path = f"/api/tables/{table}/seats/{seat}/brings"
    return api.http.put(path, json=brings, headers=headers)


def reason(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]["id"]


def ready(api: Api, game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = api.http.get(f"/api/workshop/{game}").json()
    return found


def test_a_guest_brings_a_deck_and_everybody_is_told(api: Api, server: ServerProcess) -> None:
    table, host, guest = open_table(api, "destiny")
    deck = ready(api, "destiny")[7]["list"]

    async def run() -> None:
        async with Player(server.ws, table, host) as watching:
            before = api.table(table)["seal"]
            answer = bring(api, table, 1, guest, list=deck)
            assert answer.status_code == 200, answer.text
            await watching.until(lambda: watching.agreed)
            assert watching.agreed["options"]["decks"][1]["team"] == deck["team"]
            assert watching.agreed["seal"] == answer.json()["seal"] != before

    asyncio.run(run())
    assert api.post(f"/api/tables/{table}/start", token=host).status_code == 201
    options = api.table(table)["options"]
    played = Table.start(find_game("destiny"), 2, options, seed=1).view(1)
    mine = {card.code for card in played.cards if card.controller == 1}
    assert {one["code"] for one in deck["team"]} <= mine
    late = bring(api, table, 1, guest, ready=ready(api, "destiny")[3]["key"])
    assert reason(late) == (409, "server-brings-late")


def test_the_seal_of_a_changed_table_opens_with_the_same_secret(
    api: Api, server: ServerProcess
) -> None:
    table, host, guest = open_table(api, "destiny")
    first = api.table(table)
    assert bring(api, table, 1, guest, ready=ready(api, "destiny")[3]["key"]).status_code == 200
    api.post(f"/api/tables/{table}/start", token=host)

    async def run() -> None:
        async with Player(server.ws, table, guest) as player:
            assert player.welcome["table"]["seal"] == api.table(table)["seal"]
            await player.send({"type": "concede"})
            await player.until(lambda: player.result)

    asyncio.run(run())
    opened = api.http.get(f"/api/tables/{table}/opening").json()
    lines = (opened["nonce"], opened["secret"], opened["game"])
    assert seal_of(*lines, opened["options"]) == opened["seal"] == api.table(table)["seal"]
    assert seal_of(*lines, "{}") == first["seal"]


def test_only_who_sits_there_brings_and_only_what_can_be_played(api: Api) -> None:
    table, host, guest = open_table(api, "destiny")
    key = ready(api, "destiny")[2]["key"]
    for token in (host, None, "nobody"):
        assert reason(bring(api, table, 1, token, ready=key)) == (403, "server-brings-own")
    assert reason(bring(api, table, 7, guest, ready=key)) == (404, "server-no-seat")
    illegal = {**ready(api, "destiny")[2]["list"], "cards": {}}
    assert reason(bring(api, table, 1, guest, list=illegal)) == (400, "ds-bad-deck")
    assert reason(bring(api, table, 1, guest, ready="no-such")) == (400, "core-no-ready-list")
    assert reason(bring(api, table, 1, guest, list={"cards": 3})) == (400, "core-bad-list")
    assert reason(bring(api, table, 1, guest, list={"cards": {"x" * 9_000: 1}})) == (
        400,
        "server-too-much",
    )
    assert api.table(table)["options"] == {}
    dice = api.create("human", "open", start=False)
    answer = bring(api, dice["table"], 0, dice["token"], ready=key)
    assert reason(answer) == (404, "server-no-workshop")


@pytest.mark.parametrize("at", [0, 1])
def test_a_squad_takes_the_place_of_the_seats_own(api: Api, at: int) -> None:
    squads = ready(api, "x-wing")
    rebel, scum = (next(one for one in squads if one["side"] == side) for side in ("rebel", "scum"))
    xws = {
        one["key"]: api.post("/api/workshop/x-wing", {"list": one["list"]}).json()["exports"]["xws"]
        for one in (rebel, next(one for one in squads if one["side"] == "imperial"))
    }
    factions = ["rebel", "imperial"][:: 1 if at else -1]
    table, *tokens = open_table(api, "x-wing", squads=list(xws.values()), factions=factions)
    assert bring(api, table, at, tokens[at], ready=scum["key"]).status_code == 200
    options = api.table(table)["options"]
    pilots = {ship["pilot"] for ship in scum["list"]["ships"]}
    view = Table.start(find_game("x-wing"), 2, options, seed=1).view(at)
    assert {ship.pilot for ship in view.ships if ship.seat == at} == pilots
    clash = bring(api, table, at, tokens[at], ready=rebel["key"])
    assert reason(clash) == (400, "xw-squads-one-faction")


def test_a_squad_built_in_secret_stays_secret_and_a_starter_battle_takes_none(api: Api) -> None:
    scum = next(one for one in ready(api, "x-wing") if one["side"] == "scum")
    table, _, guest = open_table(api, "x-wing", squad_building=True, factions=["rebel", ""])
    assert bring(api, table, 1, guest, ready=scum["key"]).status_code == 200
    options = api.table(table)["options"]
    assert options == {"squad_building": True, "factions": ["rebel", "scum"]}
    poor = {"faction": "scum", "ships": scum["list"]["ships"] * 3}
    assert bring(api, table, 1, guest, list=poor).status_code == 400
    starter, _, other = open_table(api, "x-wing")
    refused = bring(api, starter, 1, other, ready=scum["key"])
    assert reason(refused) == (400, "xw-squads-not-brought")


def test_who_takes_the_last_seat_of_a_table_that_starts_by_itself_brings_a_deck_along(
    api: Api,
) -> None:
    own = api.create("human", "open", game="destiny", start=True)
    path = f"/api/tables/{own['table']}/seats/1"
    illegal = {"name": "Guest", "brings": {"list": {"cards": {}}}}
    assert reason(api.post(path, illegal))[0] == 400
    assert not api.table(own["table"])["seats"][1].get("taken"), "the seat is free again"
    deck = ready(api, "destiny")[7]
    assert api.post(path, {"name": "Guest", "brings": {"ready": deck["key"]}}).status_code == 201
    began = api.table(own["table"])
    assert (began["state"], began["options"]["decks"][1]) == ("running", deck["key"])
    dice = api.create("human", "open", start=True)
    answer = api.post(f"/api/tables/{dice['table']}/seats/1", {**illegal})
    assert reason(answer) == (404, "server-no-workshop")
