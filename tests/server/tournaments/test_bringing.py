"""Squads and decks that people bring to a tournament: hidden until it begins, then played."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec
import pytest

from cantina.core.problem import BadOptions
from cantina.core.registry import find_game
from cantina.server.tournaments.bringing import armed, entered
from server.harness import Api, wait_for
from server.tournaments.test_tournaments import Person, look, opened, people


def ready(game: str) -> dict[str, Any]:
    """Return a ready list of every side of a game, as a browser sends it."""
    workshop = find_game(game).workshop()
    assert workshop is not None
    return {
        one.side: msgspec.json.decode(msgspec.json.encode(one.list)) for one in workshop.ready()
    }


def join(api: Api, tournament: str, person: Person, *lists: Any) -> httpx.Response:
    return api.post(f"/api/tournaments/{tournament}/join", {"lists": lists}, person["token"])


def lists_of(api: Api, tournament: str, number: int, person: Person | None) -> httpx.Response:
    headers = {} if person is None else {"authorization": f"Bearer {person['token']}"}
    return api.http.get(f"/api/tournaments/{tournament}/lists/{number}", headers=headers)


def begin(api: Api, tournament: str, host: Person) -> dict[str, Any]:
    """Begin, and return the first table once it is played."""
    answer = api.post(f"/api/tournaments/{tournament}/begin", token=host["token"])
    assert answer.status_code == 201, answer.text
    table = answer.json()["played"][0][0]["table"]
    wait_for(lambda: api.table(table).get("state") == "running", "the table begins")
    return {**api.table(table), "players": answer.json()["played"][0][0]["players"]}


def test_everybody_plays_the_deck_they_brought(api: Api) -> None:
    host, guest = people(api, 2)
    villain, hero = ready("destiny")["villain"], ready("destiny")["hero"]
    options = {"format": "constructed"}
    tournament = opened(api, host, game="destiny", kind="knockout", brings=True, options=options)
    assert look(api, tournament)["options"] == options, "what one has to build for"
    assert api.post(f"/api/tournaments/{tournament}/join", token=host["token"]).status_code == 409
    broken = {**hero, "cards": {}}
    refused = join(api, tournament, host, broken)
    assert (refused.status_code, refused.json()["reason"]["id"]) == (400, "ds-bad-deck")
    assert join(api, tournament, host, villain, hero).status_code == 400, "one deck for all of it"
    assert join(api, tournament, host, villain).status_code == 201
    assert join(api, tournament, guest, villain).status_code == 201
    path = f"/api/tournaments/{tournament}/lists"
    bearer = {"authorization": f"Bearer {guest['token']}"}
    assert api.http.put(path, json={"lists": [broken]}, headers=bearer).status_code == 400
    assert api.http.put(path, json={"lists": [hero]}, headers=bearer).status_code == 200
    assert lists_of(api, tournament, 1, host).status_code == 403, "not before it begins"
    assert lists_of(api, tournament, 1, None).status_code == 403
    assert lists_of(api, tournament, 1, guest).json()["lists"][0]["team"] == hero["team"]
    assert "lists" not in str(look(api, tournament, host["token"]))
    table = begin(api, tournament, host)
    brought = {0: villain, 1: hero}
    decks = table["options"]["decks"]
    assert [deck["team"] for deck in decks] == [brought[one]["team"] for one in table["players"]]
    assert [deck["cards"] for deck in decks] == [brought[one]["cards"] for one in table["players"]]
    assert table["options"]["format"] == "constructed"
    assert lists_of(api, tournament, 1, None).json()["lists"][0]["team"] == hero["team"]
    late = api.http.put(path, json={"lists": [villain]}, headers=bearer)
    assert (late.status_code, late.json()["reason"]["id"]) == (
        409,
        "server-tournament-lists-closed",
    )


def test_everybody_flies_a_squad_they_brought(api: Api) -> None:
    host, guest = people(api, 2)
    squads = ready("x-wing")
    tournament = opened(api, host, game="x-wing", kind="knockout", brings=True)
    assert join(api, tournament, host, squads["rebel"]).status_code == 400, "for one side only"
    assert join(api, tournament, host, squads["rebel"], squads["imperial"]).status_code == 201
    assert join(api, tournament, guest, squads["scum"]).status_code == 201, "they fly for either"
    table = begin(api, tournament, host)
    factions = table["options"]["factions"]
    seat = table["players"].index(1)
    assert factions[seat] == "scum"
    assert factions[1 - seat] in ("rebel", "imperial")


def test_only_games_with_something_to_build_let_people_bring_it(api: Api) -> None:
    [host] = people(api, 1)
    wish = {
        "game": "smugglers-dice",
        "kind": "swiss",
        "title": "Cup",
        "clock": {"per_game": 60},
        "brings": True,
    }
    answer = api.post("/api/tournaments", wish, host["token"])
    assert (answer.status_code, answer.json()["reason"]["id"]) == (404, "server-no-workshop")


def test_what_is_too_much_never_reaches_the_desk(api: Api) -> None:
    [host] = people(api, 1)
    tournament = opened(api, host, game="destiny", brings=True)
    giant = {"name": "x" * 7_000, "team": []}
    refused = join(api, tournament, host, giant)
    assert (refused.status_code, refused.json()["reason"]["id"]) == (400, "server-too-much")


def test_two_squads_for_both_sides_are_drawn_for() -> None:
    """XW-SETUP-3; and whoever opens the table draws the same."""
    game, squads = find_game("x-wing"), ready("x-wing")
    both = [squads["rebel"], squads["imperial"]]
    sides = {
        table: armed(game, {}, [both, both], table)["factions"][0]
        for table in ("a", "b", "c", "d", "e", "f", "g", "h")
    }
    assert set(sides.values()) == {"rebel", "imperial"}
    for table, side in sides.items():
        assert armed(game, {}, [both, both], table)["factions"][0] == side
    assert armed(game, {}, [[squads["rebel"]], both], "a")["factions"] == ["rebel", "imperial"]
    with pytest.raises(BadOptions):
        armed(game, {}, [[squads["rebel"]], [squads["rebel"]]], "a")


def test_a_squad_is_measured_by_the_points_of_the_tournament() -> None:
    game, squads = find_game("x-wing"), ready("x-wing")
    assert entered(game, {}, 2, [squads["scum"]])
    with pytest.raises(BadOptions):
        entered(game, {"points": [60, 60]}, 2, [squads["scum"]])
    with pytest.raises(BadOptions):
        entered(game, {}, 2, [])
