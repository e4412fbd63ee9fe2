"""Tournaments over real doors: people join, tables open by themselves, rounds follow."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from typing import Any

import msgspec

from cantina.core.text import Text, text
from cantina.core.wire import Result, Standing
from cantina.server.match.happenings import Saved, write_saved
from cantina.server.process.hall import Hall
from cantina.server.process.settings import Settings
from cantina.server.protocol.requests import Clock
from cantina.server.store.rows import Match, Seat
from cantina.server.tournaments.director import Director
from cantina.server.tournaments.forms import Entrant, Pairing, Tournament
from server.harness import GAME, Api, Player, ServerProcess, sqlite_url, wait_for

CLOCK = {"per_game": 3600}
Person = dict[str, Any]


def people(api: Api, count: int) -> list[Person]:
    """Sign some people up."""
    found = []
    for number in range(count):
        name = f"Duelist-{number}-{secrets.token_hex(4)}"
        answer = api.post("/api/accounts", {"name": name, "password": "correct horse"})
        assert answer.status_code == 201, answer.text
        found.append(answer.json())
    return found


def opened(api: Api, host: Person, **more: Any) -> str:
    wish = {"game": GAME, "kind": "swiss", "title": "Winter cup", "clock": CLOCK, **more}
    answer = api.post("/api/tournaments", wish, host["token"])
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def look(api: Api, tournament: str, token: str | None = None) -> dict[str, Any]:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    found: dict[str, Any] = api.http.get(f"/api/tournaments/{tournament}", headers=headers).json()
    return found


def give_up(server: ServerProcess, table: str, person: Person) -> None:
    async def run() -> None:
        player = Player(server.ws, table, person["token"])
        await player.arrive()
        assert player.welcome["seat"] is not None, "the account opens its seat"
        await player.send({"type": "concede"})
        await player.until(lambda: player.result is not None)
        await player.close()

    asyncio.run(run())


def play_round(api: Api, server: ServerProcess, tournament: str, players: list[Person]) -> None:
    """Let the second of every pair give up, and wait for what comes next."""
    found = look(api, tournament)
    number = found["round"]
    names = {one["number"]: one["name"] for one in found["players"]}
    for pairing in found["played"][-1]:
        if pairing.get("places"):
            continue
        table = pairing["table"]
        wait_for(lambda one=table: api.table(one).get("state") == "running", "the table begins")
        loser = names[pairing["players"][1]]
        give_up(server, table, next(one for one in players if one["name"] == loser))
    wait_for(
        lambda: (
            look(api, tournament)["round"] > number or look(api, tournament)["state"] == "finished"
        ),
        "the next round, or the end",
    )


def test_a_tournament_is_played_to_its_end_over_a_killed_server(tmp_path: Path) -> None:
    running = ServerProcess(sqlite_url(tmp_path), tournament_seconds=0.1).start()
    try:
        api = Api(running.url)
        players = people(api, 3)
        host = players[0]
        tournament = opened(api, host, rounds=2)
        for person in players:
            joined = api.post(f"/api/tournaments/{tournament}/join", token=person["token"])
            assert joined.status_code == 201, joined.text
        begun = api.post(f"/api/tournaments/{tournament}/begin", token=host["token"])
        assert begun.json()["state"] == "running"
        for pairing in begun.json()["played"][0]:
            if pairing["table"]:
                assert api.table(pairing["table"])["state"] == "running", "it is there at once"
        running.kill()
        running.start()
        play_round(api, running, tournament, players)
        play_round(api, running, tournament, players)
        end = look(api, tournament)
        assert end["state"] == "finished"
        assert [one["place"] for one in end["players"]][:1] == [1]
        assert sum(one["points"] for one in end["players"]) == 4.0
        leaders = api.http.get(f"/api/leaders/{GAME}").json()
        assert {one["name"] for one in leaders} == {one["name"] for one in players}, "it counts"
        [listed] = api.http.get("/api/tournaments").json()
        assert (listed["title"], listed["state"], listed["count"]) == ("Winter cup", "finished", 3)
    finally:
        running.stop()


def test_only_its_host_leads_a_tournament(api: Api) -> None:
    host, guest = people(api, 2)
    tournament = opened(api, host)
    path = f"/api/tournaments/{tournament}"
    assert api.post(f"{path}/join").status_code == 401
    assert api.post(f"{path}/join", token=guest["token"]).status_code == 201
    assert api.post(f"{path}/join", token=guest["token"]).status_code == 409
    assert api.post(f"{path}/begin", token=guest["token"]).status_code == 403
    assert api.post(f"{path}/begin", token=host["token"]).status_code == 409, "alone"
    places = {"table": "t", "places": [1, 2]}
    assert api.post(f"{path}/decide", places, guest["token"]).status_code == 403
    assert api.post(f"{path}/send-away/7", token=host["token"]).status_code == 404
    mine = look(api, tournament, guest["token"])
    assert [one["is_me"] for one in mine["players"]] == [True]
    assert "account" not in str(mine)
    assert api.post(f"{path}/send-away/0", token=host["token"]).json()["count"] == 0
    gone = api.http.delete(path, headers={"authorization": f"Bearer {host['token']}"})
    assert gone.status_code == 204
    assert api.http.get(path).status_code == 404


def test_the_host_decides_a_table_that_nobody_finishes(api: Api) -> None:
    players = people(api, 2)
    tournament = opened(api, players[0], kind="knockout")
    path = f"/api/tournaments/{tournament}"
    for person in players:
        api.post(f"{path}/join", token=person["token"])
    begun = api.post(f"{path}/begin", token=players[0]["token"]).json()
    table = begun["played"][0][0]["table"]
    answer = api.post(f"{path}/decide", {"table": table, "places": [2, 1]}, players[0]["token"])
    assert answer.json()["played"][0][0]["is_awarded"]
    assert answer.json()["state"] == "finished"
    assert look(api, tournament)["players"][0]["name"] == players[1]["name"]


def test_what_cannot_be_a_tournament_is_refused(api: Api) -> None:
    [host] = people(api, 1)

    def refusal(**more: Any) -> int:
        wish = {"game": GAME, "kind": "swiss", "title": "Cup", "clock": CLOCK, **more}
        return api.post("/api/tournaments", wish, host["token"]).status_code

    assert refusal(clock={}) == 400
    assert refusal(title="") == 400
    assert refusal(game="chess") == 404
    assert refusal(kind="battle") == 400
    assert refusal(most=1_000_000) == 400
    assert refusal(options={"nonsense": 1}) == 400
    assert api.post("/api/tournaments", {"game": GAME}).status_code == 400


def test_a_deleted_account_is_forgotten_in_its_tournaments(api: Api) -> None:
    host, guest = people(api, 2)
    tournament = opened(api, host)
    api.post(f"/api/tournaments/{tournament}/join", token=guest["token"])
    ended = api.post("/api/me/end", {"password": "correct horse"}, guest["token"])
    assert ended.status_code in (200, 201, 204), ended.text
    assert [one["name"] for one in look(api, tournament)["players"]] == ["—"]


def test_a_tournament_that_cannot_go_on_holds_up_no_other(db: str) -> None:
    async def run() -> None:
        hall = Hall(Settings(db=db, tournament_seconds=0.01))
        await hall.open()
        try:
            director, seen = Director(hall), list[str]()
            for name in ("broken", "whole"):
                await hall.store.tournaments.add(running(name))

            async def look_at(tournament: Tournament) -> None:
                seen.append(tournament.id)
                if tournament.id == "broken":
                    raise ValueError("its game is gone")

            director.look_at = look_at  # type: ignore[method-assign]
            duty = hall.supervisor.keep("tournaments", director.keep)
            while seen.count("whole") < 2:
                await asyncio.sleep(0.01)
            assert "its game is gone" in duty.error, "and the operator sees it"
        finally:
            await hall.close()

    asyncio.run(run())


def test_who_gave_up_at_a_table_of_three_comes_last_there(db: str) -> None:
    """Also where the game itself counts a withdrawn seat among the first."""
    assert asyncio.run(taken_in(db, text("core-draw"), conceded=[0])) == (3, 1, 2)


def test_a_table_that_the_operator_closed_waits_for_the_hosts_word(db: str) -> None:
    assert asyncio.run(taken_in(db, text("server-closed"), conceded=[])) == ()


async def taken_in(db: str, reason: Text, conceded: list[int]) -> tuple[int, ...]:
    """Return the places that a tournament reads from a finished table of three."""
    standings = tuple(Standing(seat, seat + 1, 0) for seat in range(3))
    result = msgspec.json.encode(Result((0,), reason, standings)).decode()
    state = msgspec.Raw(msgspec.msgpack.encode(None))
    last = Saved(state=state, moment=0, decisions=[], conceded=conceded)
    match = Match(id="three", game=GAME, state="finished", result=result)
    seats = [Seat(match="three", seat=number, kind="human") for number in range(3)]
    hall = Hall(Settings(db=db))
    await hall.open()
    try:
        found = running("three")
        found.entrants = [Entrant(account=f"a{each}", name=f"A{each}") for each in range(3)]
        found.played = [[Pairing(players=(0, 1, 2), table="three")]]
        found.rounds = 1
        await hall.store.tournaments.add(found)
        await hall.store.create(match, seats, write_saved(last))
        await Director(hall).look_at(found)
        stored = await hall.store.tournaments.get("three")
        assert stored is not None
        return stored.played[0][0].places
    finally:
        await hall.close()


def running(name: str) -> Tournament:
    return Tournament(
        id=name, title=name, kind="swiss", game=GAME, host="h", host_name="Hera", created=0.0,
        clock=Clock(per_game=60), state="running",
    )  # fmt: skip
