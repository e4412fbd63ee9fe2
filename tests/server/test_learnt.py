"""What was learnt is kept with the account, whatever device it was learnt on."""

from __future__ import annotations

import secrets

from server.harness import Api
from server.test_accounts import sign_up


def test_what_two_devices_finished_is_put_together(api: Api) -> None:
    session, other = (sign_up(api, f"Kit-{secrets.token_hex(4)}") for _ in range(2))
    own = {"authorization": f"Bearer {session['token']}"}
    dial, claim = "x-wing/lessons/1-dial", "destiny/lessons/6-claim"
    assert api.post("/api/me/learnt", {"done": [dial]}).status_code == 401

    def finish(*done: str) -> list[str]:
        answer = api.http.post("/api/me/learnt", json={"done": done}, headers=own)
        assert answer.status_code == 200, answer.text
        found: list[str] = answer.json()
        return found

    assert finish(dial) == [dial]
    assert finish(claim, dial) == [claim, dial]
    assert finish() == [claim, dial]
    assert claim in api.http.get("/api/me/copy", headers=own).text
    assert api.http.get("/api/me/lists", headers=own).json() == [], "it is no squad and no deck"
    foreign = {"authorization": f"Bearer {other['token']}"}
    nothing = api.http.post("/api/me/learnt", json={"done": []}, headers=foreign)
    assert nothing.json() == []


def test_what_nobody_teaches_is_not_kept(api: Api) -> None:
    session = sign_up(api, f"Kit-{secrets.token_hex(4)}")
    own = {"authorization": f"Bearer {session['token']}"}
    done = ["x-wing/lessons/none", "pong/lessons/1", "x-wing/secrets/1-dial", "x-wing", ""]
    answer = api.http.post("/api/me/learnt", json={"done": done}, headers=own)
    assert answer.json() == []
