"""The workshop over HTTP: squads and decks judged by the rules, and kept by accounts."""

from __future__ import annotations

import secrets
from typing import Any

from server.harness import Api
from server.test_accounts import sign_up

LUKE = {"faction": "rebel", "ships": [{"pilot": "lukeskywalker", "upgrades": ["r2d2"]}]}


def work(api: Api, game: str, **wish: Any) -> dict[str, Any]:
    answer = api.post(f"/api/workshop/{game}", wish)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_squad_is_judged_read_and_drawn(api: Api) -> None:
    found = work(api, "x-wing", list=LUKE, wish={"at": "0:ept", "points": 34})
    assert (found["points"], found["limit"]) == (32, 34)
    assert found["refused"]["upgrade:pushthelimit"]["rule"] == "XW-SQUAD-5"
    assert "upgrade:deadeye" not in found["refused"]
    again = work(api, "x-wing", deed="read", text=found["exports"]["xws"])
    assert again["list"]["ships"] == LUKE["ships"]
    drawn = work(api, "x-wing", deed="draw", seed=4, wish={"side": "scum"})
    assert drawn["points"] >= 97
    assert "faults" not in drawn


def test_ready_lists_are_legal_and_say_how_they_play(api: Api) -> None:
    squads = api.http.get("/api/workshop/x-wing").json()
    assert len(squads) == 50
    assert all(len(one["notes"]) == 2 for one in squads)
    deck = api.http.get("/api/workshop/destiny").json()[-1]
    judged = work(api, "destiny", list=deck["list"], wish={"at": "deck"})
    assert "faults" not in judged
    assert judged["points"] == deck["points"]


def test_what_builds_nothing_or_is_too_much_is_refused(api: Api) -> None:
    assert api.post("/api/workshop/outer-rim", {}).status_code == 404
    assert api.post("/api/workshop/pong", {}).status_code == 404
    assert api.post("/api/workshop/x-wing", {"list": {"faction": 3}}).status_code == 400
    huge = {"faction": "rebel", "ships": [{"pilot": "x"}] * 500}
    assert api.post("/api/workshop/x-wing", {"list": huge}).status_code == 400


def test_an_account_keeps_its_lists_and_nobody_elses(api: Api) -> None:
    session, other = (sign_up(api, f"Kit-{secrets.token_hex(4)}") for _ in range(2))
    own = {"authorization": f"Bearer {session['token']}"}
    body = {"game": "x-wing", "name": "Red flight", "list": LUKE}
    assert api.http.put("/api/me/lists/abc", json=body).status_code == 401
    for name in ("First try", "Red flight"):
        kept = api.http.put("/api/me/lists/abc", json={**body, "name": name}, headers=own)
        assert kept.status_code == 200, kept.text
    [found] = api.http.get("/api/me/lists", headers=own).json()
    assert (found["id"], found["name"], found["list"]) == ("abc", "Red flight", LUKE)
    foreign = {"authorization": f"Bearer {other['token']}"}
    assert api.http.delete("/api/me/lists/abc", headers=foreign).status_code == 204
    assert api.http.get("/api/me/lists", headers=foreign).json() == []
    assert len(api.http.get("/api/me/lists", headers=own).json()) == 1
    assert api.http.delete("/api/me/lists/abc", headers=own).status_code == 204
    assert api.http.get("/api/me/lists", headers=own).json() == []
