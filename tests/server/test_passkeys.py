"""Passkeys against a real server, with an authenticator in software."""

from __future__ import annotations

import hashlib
import json
import secrets
import sqlite3
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from cantina.server.http.passkeys import Party, party
from cantina.server.process.settings import Settings
from server.harness import Api, ServerProcess, sqlite_url
from server.test_own_account import enter, headers, sign_up

SITE = "https://play.example.org"
PASSWORD = {"password": "correct horse"}


def written(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def read(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """One passkey, as a device holds it."""

    def __init__(self, site: str = SITE, *, counts: bool = True) -> None:
        self.site = site
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.count = 0
        self.counts = counts
        self.user = ""

    def _data(self, party: str, flags: int, more: bytes = b"") -> bytes:
        self.count += self.counts
        head = hashlib.sha256(party.encode()).digest()
        return head + bytes([flags]) + self.count.to_bytes(4, "big") + more

    def _client(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.site, "crossOrigin": False}
        return json.dumps(said).encode()

    def make(self, asked: dict[str, Any], name: str = "Phone") -> dict[str, Any]:
        """Answer a challenge with a new key."""
        self.user = asked["user"]
        numbers = self.key.public_key().public_numbers()
        sides = [side.to_bytes(32, "big") for side in (numbers.x, numbers.y)]
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: sides[0], -3: sides[1]})
        kept = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + key
        data = self._data(asked["site"], 0x45, kept)
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", asked["challenge"])
        return {
            "id": written(self.id),
            "client": written(client),
            "attestation": written(attestation),
            "name": name,
        }

    def answer(self, asked: dict[str, Any]) -> dict[str, Any]:
        """Sign a challenge."""
        client = self._client("webauthn.get", asked["challenge"])
        data = self._data(asked["site"], 0x05)
        signed = data + hashlib.sha256(client).digest()
        return {
            "id": written(self.id),
            "client": written(client),
            "data": written(data),
            "signature": written(self.key.sign(signed, ec.ECDSA(hashes.SHA256()))),
            "user": self.user,
        }


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Run a server with an address of its own."""
    with ServerProcess(sqlite_url(tmp_path_factory.mktemp("passkeys")), site=SITE) as running:
        yield running


@pytest.fixture
def api(house: ServerProcess) -> Api:
    return Api(house.url)


def add(api: Api, session: str, name: str = "Phone", *, counts: bool = True) -> Authenticator:
    """Give an account a passkey."""
    passkey = Authenticator(counts=counts)
    asked = api.post("/api/me/passkeys/challenge", PASSWORD, session)
    assert asked.status_code == 201, asked.text
    kept = api.post("/api/me/passkeys", passkey.make(asked.json(), name), session)
    assert kept.status_code == 201, kept.text
    return passkey


def challenge(api: Api) -> dict[str, Any]:
    asked = api.post("/api/sessions/passkey/challenge")
    assert asked.status_code == 201, asked.text
    found: dict[str, Any] = asked.json()
    return found


def refusal(api: Api, path: str, body: Any, session: str | None = None) -> str:
    """Return why something is refused."""
    answer = api.post(path, body, session)
    assert answer.status_code in (403, 409), answer.text
    return str(answer.json()["reason"]["id"])


def test_a_passkey_is_made_named_used_and_removed(api: Api) -> None:
    session = sign_up(api, "Ahsoka")
    assert api.http.get("/api/house").json()["passkeys"] is True
    wrong = {"password": "wrong horse"}
    assert refusal(api, "/api/me/passkeys/challenge", wrong, session) == "server-wrong-password"
    passkey = add(api, session)
    found = api.post("/api/sessions/passkey", passkey.answer(challenge(api)))
    assert found.status_code == 201, found.text
    assert found.json()["name"] == "Ahsoka"
    inside = headers(found.json()["token"])
    kept = api.http.get("/api/me/passkeys", headers=inside).json()
    assert kept["has_password"]
    (one,) = kept["passkeys"]
    assert one["name"] == "Phone" and one["used"] >= one["created"] and not one["is_doubted"]
    path = f"/api/me/passkeys/{one['id']}"
    renamed = api.http.put(path, json={"name": "Old phone"}, headers=inside).json()
    assert [each["name"] for each in renamed["passkeys"]] == ["Old phone"]
    copy = api.http.get("/api/me/copy", headers=inside)
    assert [each["name"] for each in copy.json()["passkeys"]] == ["Old phone"]
    stranger = headers(sign_up(api, "Barriss"))
    assert api.http.delete(path, headers=stranger).status_code == 404
    assert api.http.delete(path, headers=inside).json()["passkeys"] == []
    again = passkey.answer(challenge(api))
    assert refusal(api, "/api/sessions/passkey", again) == "server-unknown-passkey"
    enter(api, "Ahsoka")


def test_a_challenge_is_answered_once_and_for_its_own_purpose(api: Api) -> None:
    session = sign_up(api, "Bo-Katan")
    passkey = add(api, session, counts=False)
    answer = passkey.answer(challenge(api))
    assert api.post("/api/sessions/passkey", answer).status_code == 201
    assert refusal(api, "/api/sessions/passkey", answer) == "server-old-passkey"
    proof = api.post("/api/me/passkeys/proof", token=session).json()
    assert refusal(api, "/api/sessions/passkey", passkey.answer(proof)) == "server-old-passkey"
    made_up = {**challenge(api), "challenge": written(secrets.token_bytes(32))}
    assert refusal(api, "/api/sessions/passkey", passkey.answer(made_up)) == "server-old-passkey"


def test_a_challenge_grows_old(house: ServerProcess, api: Api) -> None:
    passkey = add(api, sign_up(api, "Chopper"))
    answer = passkey.answer(challenge(api))
    with sqlite3.connect(house.settings["db"].removeprefix("sqlite:///")) as database:
        database.execute("UPDATE challenges SET until = until - 301")
    assert refusal(api, "/api/sessions/passkey", answer) == "server-old-passkey"


@pytest.mark.parametrize("part", ["origin", "party", "signature", "key", "user", "bytes", "client"])
def test_what_is_not_signed_by_the_key_for_this_site_opens_nothing(api: Api, part: str) -> None:
    passkey = add(api, sign_up(api, f"Dume {part}"))
    asked = challenge(api)
    if part == "origin":
        passkey.site = "https://play.example.com"
    if part == "party":
        asked["site"] = "example.com"
    if part == "key":
        passkey.key = ec.generate_private_key(ec.SECP256R1())
    answer = passkey.answer(asked)
    if part == "signature":
        answer["signature"] = written(bytes(70))
    if part == "user":
        answer["user"] = written(b"somebodyelse")
    if part == "bytes":
        answer["data"] = "A"
    if part == "client":
        answer["client"] = written(b"[" * 2000)
    expected = "server-unknown-passkey" if part == "user" else "server-bad-passkey"
    assert refusal(api, "/api/sessions/passkey", answer) == expected


def test_a_made_up_registration_is_refused(api: Api) -> None:
    session = sign_up(api, "Ezra")
    for attestation in (b"", b"\x81" * 3000, cbor2.dumps({"fmt": "none", "authData": b"x"})):
        asked = api.post("/api/me/passkeys/challenge", PASSWORD, session).json()
        said = {**Authenticator().make(asked), "attestation": written(attestation)}
        assert refusal(api, "/api/me/passkeys", said, session) == "server-bad-passkey"
    asked = api.post("/api/me/passkeys/challenge", PASSWORD, session).json()
    foreign = Authenticator("https://elsewhere.example.org").make(asked)
    assert refusal(api, "/api/me/passkeys", foreign, session) == "server-bad-passkey"


def test_a_copied_passkey_is_noticed_and_opens_nothing_any_more(api: Api) -> None:
    session = sign_up(api, "Fennec")
    passkey = add(api, session)
    assert api.post("/api/sessions/passkey", passkey.answer(challenge(api))).status_code == 201
    passkey.count -= 1
    again = passkey.answer(challenge(api))
    assert refusal(api, "/api/sessions/passkey", again) == "server-copied-passkey"
    passkey.count += 100
    later = passkey.answer(challenge(api))
    assert refusal(api, "/api/sessions/passkey", later) == "server-copied-passkey"
    kept = api.http.get("/api/me/passkeys", headers=headers(session)).json()["passkeys"]
    assert [one["is_doubted"] for one in kept] == [True]


def test_an_account_opens_to_its_passkeys_only_when_its_owner_wants_that(api: Api) -> None:
    session = sign_up(api, "Greef")
    passkey = add(api, session)
    drop = "/api/me/password/drop"
    assert refusal(api, drop, PASSWORD, session) == "server-need-passkey"
    stranger = add(api, sign_up(api, "Hera"))
    proof = api.post("/api/me/passkeys/proof", token=session).json()
    assert proof["known"] == [written(passkey.id)]
    foreign = {"passkey": stranger.answer(proof)}
    assert refusal(api, drop, foreign, session) == "server-unknown-passkey"

    def proven(**more: Any) -> dict[str, Any]:
        asked = api.post("/api/me/passkeys/proof", token=session).json()
        return {"passkey": passkey.answer(asked), **more}

    assert api.post(drop, proven(), session).json()["has_password"] is False
    for password in ("correct horse", "nobody has this password"):
        credentials = {"name": "Greef", "password": password}
        assert refusal(api, "/api/sessions", credentials) == "server-bad-password"
    assert refusal(api, "/api/me/recovery", PASSWORD, session) == "server-need-passkey"
    assert len(api.post("/api/me/recovery", proven(), session).json()["codes"]) == 8
    (one,) = api.http.get("/api/me/passkeys", headers=headers(session)).json()["passkeys"]
    last = api.http.delete(f"/api/me/passkeys/{one['id']}", headers=headers(session))
    assert last.json()["reason"]["id"] == "server-last-passkey"
    assert api.post("/api/sessions/passkey", passkey.answer(challenge(api))).status_code == 201
    back = proven(fresh="a better horse")
    assert api.http.put("/api/me/password", json=back, headers=headers(session)).status_code == 200
    enter(api, "Greef", "a better horse")
    assert api.post("/api/me/end", proven(), session).status_code == 201
    gone = passkey.answer(challenge(api))
    assert refusal(api, "/api/sessions/passkey", gone) == "server-unknown-passkey"


def test_guessing_at_passkeys_is_slowed_down(tmp_path: Path) -> None:
    with ServerProcess(sqlite_url(tmp_path), site=SITE, sign_ins_per_minute=1) as running:
        api = Api(running.url)
        asked = [api.post("/api/sessions/passkey/challenge").status_code for _ in range(3)]
        assert asked[0] == 201
        assert 429 in asked, "one more would be let in after a minute only"


@pytest.mark.parametrize(
    ("site", "host", "found"),
    [
        (SITE, "10.0.0.1:8000", Party("play.example.org", SITE)),
        ("", "localhost:8000", Party("localhost", "http://localhost:8000")),
        ("http://localhost:8000", "x", Party("localhost", "http://localhost:8000")),
        ("", "127.0.0.1:8000", None),
        ("", "play.example.org", None),
        ("http://play.example.org", "play.example.org", None),
        ("https://10.0.0.1", "10.0.0.1", None),
    ],
)
def test_passkeys_are_for_the_site_that_is_set(site: str, host: str, found: Party | None) -> None:
    assert party(Settings(site=site), host) == found
