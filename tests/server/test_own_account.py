"""What somebody does with their own account."""

from __future__ import annotations

import pytest

from server.harness import GAME, Api, ServerProcess, wait_for


def sign_up(api: Api, name: str) -> str:
    """Make an account and return its session's token."""
    answer = api.post("/api/accounts", {"name": name, "password": "correct horse"})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["token"])


def headers(session: str) -> dict[str, str]:
    """Return what says who asks."""
    return {"Authorization": f"Bearer {session}"}


def enter(api: Api, name: str, password: str = "correct horse") -> str:
    """Sign in and return the session's token."""
    answer = api.post("/api/sessions", {"name": name, "password": password})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["token"])


def test_a_name_that_looks_like_somebodys_is_taken(api: Api) -> None:
    sign_up(api, "Padme")
    lookalike = {"name": "P\u0430dme", "password": "correct horse"}
    answer = api.post("/api/accounts", lookalike)
    assert answer.status_code == 409
    assert answer.json()["reason"]["id"] == "server-name-taken"


@pytest.mark.parametrize("password", ["password1", "aaaaaaaaaaaa", "Bail Organa", "iloveyou"])
def test_a_password_everybody_tries_first_is_refused(api: Api, password: str) -> None:
    answer = api.post("/api/accounts", {"name": "Bail Organa", "password": password})
    assert answer.status_code == 400
    assert answer.json()["reason"]["id"] == "server-known-password"


def test_a_changed_password_ends_the_other_sessions(api: Api) -> None:
    here = sign_up(api, "Cassian")
    elsewhere = enter(api, "Cassian")
    sessions = api.http.get("/api/me/sessions", headers=headers(here)).json()
    assert [one["is_here"] for one in sessions].count(True) == 1
    assert len(sessions) == 2
    wrong = {"password": "wrong horse", "fresh": "a better horse"}
    refused = api.http.put("/api/me/password", json=wrong, headers=headers(here))
    assert refused.json()["reason"]["id"] == "server-wrong-password"
    right = {"password": "correct horse", "fresh": "a better horse"}
    assert api.http.put("/api/me/password", json=right, headers=headers(here)).status_code == 200
    assert api.http.get("/api/me", headers=headers(here)).status_code == 200
    assert api.http.get("/api/me", headers=headers(elsewhere)).status_code == 401
    enter(api, "Cassian", "a better horse")


def test_a_session_can_be_ended_from_another(api: Api) -> None:
    here = sign_up(api, "Jyn")
    elsewhere = enter(api, "Jyn")
    listed = api.http.get("/api/me/sessions", headers=headers(here)).json()
    (other,) = [one["id"] for one in listed if not one["is_here"]]
    api.http.delete(f"/api/me/sessions/{other}", headers=headers(here))
    assert api.http.get("/api/me", headers=headers(elsewhere)).status_code == 401
    stranger = sign_up(api, "Stranger to Jyn")
    (mine,) = api.http.get("/api/me/sessions", headers=headers(here)).json()
    api.http.delete(f"/api/me/sessions/{mine['id']}", headers=headers(stranger))
    assert api.http.get("/api/me", headers=headers(here)).status_code == 200


def test_a_recovery_code_opens_the_account_once(api: Api) -> None:
    here = sign_up(api, "Bodhi")
    confirm = {"password": "correct horse"}
    made = api.post("/api/me/recovery", confirm, here).json()["codes"]
    assert len(set(made)) == 8
    lost = {"name": "BODHI", "code": made[3].upper().replace("-", " "), "password": "a new horse"}
    assert api.post("/api/sessions/recovery", lost).status_code == 201
    assert api.http.get("/api/me", headers=headers(here)).status_code == 401
    again = api.post("/api/sessions/recovery", lost)
    assert again.status_code == 403
    assert again.json()["reason"]["id"] == "server-bad-code"
    enter(api, "Bodhi", "a new horse")


def test_an_account_takes_its_data_along_and_leaves_nothing_behind(api: Api) -> None:
    session = sign_up(api, "Saw")
    body = {"game": GAME, "seats": [{"kind": "human"}, {"kind": "open"}], "name": "Saw"}
    table = api.post("/api/tables", body, session).json()
    copy = api.http.get("/api/me/copy", headers=headers(session)).json()
    assert copy["account"][0]["name"] == "Saw"
    assert [one["match"] for one in copy["seats"]] == [table["table"]]
    assert "password" not in str(copy)
    assert api.post("/api/me/end", {"password": "not it at all"}, session).status_code == 403
    assert api.post("/api/me/end", {"password": "correct horse"}, session).status_code == 201
    assert api.http.get("/api/me", headers=headers(session)).status_code == 401
    seats = api.table(table["table"])["seats"]
    assert [seat["name"] for seat in seats if seat["kind"] == "human"] == ["—"]
    sign_up(api, "Saw")


def test_guessing_the_password_with_somebodys_session_is_slowed_down(db: str) -> None:
    with ServerProcess(db, sign_ins_per_minute=4) as server:
        api = Api(server.url)
        session = sign_up(api, "Orson")
        doors = ["/api/me/recovery", "/api/me/end", "/api/me/recovery"]
        guess = {"password": "a guess at it"}
        assert [api.post(door, guess, session).status_code for door in doors] == [403] * 3

        def is_slowed(door: str) -> bool:
            return api.post(door, guess, session).status_code == 429

        # a slow machine earns another guess meanwhile
        wait_for(lambda: all(map(is_slowed, doors[:2])), "nothing slows it")
