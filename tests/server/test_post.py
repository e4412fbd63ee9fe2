"""Your turn, by push and by mail; addresses, lost passwords, and what may be called outside."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from cantina.server.match import clocks
from cantina.server.post.doors import Closed, check_endpoint, resolve
from cantina.server.post.push import BadKey, Signer, decode, encode, encrypt, public_key
from cantina.server.process.hall import Hall
from cantina.server.process.settings import Settings
from cantina.server.protocol.requests import DAY
from cantina.server.store.rows import Account, Letter
from server.harness import Api, ServerProcess, sqlite_url, wait_for
from server.post_office import MailServer, PushService, decrypt
from server.test_own_account import enter, headers, sign_up

PASSWORD = {"password": "correct horse"}
LINK = re.compile(r"http://\S+/letter/(\w+)/(\S+)")


class Office:
    """A server that sends mail and pushes, with all it sends to."""

    def __init__(self, server: ServerProcess, mail: MailServer, push: PushService) -> None:
        self.api = Api(server.url)
        self.mail = mail
        self.push = push

    def wait_for_mail(self, count: int) -> str:
        """Return the text of the last mail, once there are so many."""
        wait_for(lambda: len(self.mail.mails) >= count, "no mail came")
        return self.mail.texts()[-1]

    def with_address(self, name: str, address: str) -> str:
        """Make an account with a confirmed address; return its session."""
        session = sign_up(self.api, name)
        told = len(self.mail.mails)
        body = {"address": address, **PASSWORD}
        answer = self.api.http.put("/api/me/mail", json=body, headers=headers(session))
        assert answer.json()["address"] == address and not answer.json()["is_confirmed"]
        kind, token = link_in(self.wait_for_mail(told + 1))
        assert kind == "confirm"
        assert self.api.post("/api/letters/confirm", {"token": token}).status_code == 204
        assert self.reach(session)["is_confirmed"]
        return session

    def reach(self, session: str) -> dict[str, Any]:
        found: dict[str, Any] = self.api.http.get("/api/me/reach", headers=headers(session)).json()
        return found

    def begin(self, session: str) -> str:
        """Begin a match over days in which the account is waited for; return its table."""
        seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
        wish = {"game": "smugglers-dice", "seats": seats, "name": "Ada", "start": True}
        wish["clock"] = {"per_move": 3 * DAY}
        answer = self.api.post("/api/tables", wish, session)
        assert answer.status_code == 201
        return str(answer.json()["table"])


def link_in(text: str) -> tuple[str, str]:
    """Return the kind and the token of the first link in a mail."""
    found = LINK.search(text)
    assert found is not None, text
    return found[1], found[2]


@pytest.fixture(scope="module")
def office(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Office]:
    with MailServer() as mail, PushService() as push:
        server = ServerProcess(
            sqlite_url(tmp_path_factory.mktemp("post")),
            smtp_host="127.0.0.1",
            smtp_port=mail.port,
            smtp_security="none",
            mail_from="table@cantina.example",
            site="http://play.example",
            push_anywhere=True,
            notice_seconds=0.0,
        )
        with server:
            yield Office(server, mail, push)


def test_somebody_who_is_not_there_is_told_once_in_their_language(office: Office) -> None:
    session = office.with_address("Teller", "teller@example.org")
    api = office.api
    api.http.put("/api/me", json={"lang": "ru"}, headers=headers(session))
    on = api.http.put("/api/me/notices", json={"notices": True}, headers=headers(session))
    assert on.json()["notices"]
    added = api.post("/api/me/devices", office.push.subscription, session)
    assert len(added.json()["devices"]) == 1
    mails, pushes = len(office.mail.mails), len(office.push.taken)
    table = office.begin(session)
    written = office.wait_for_mail(mails + 1)
    wait_for(lambda: len(office.push.taken) > pushes, "no push came")
    shown = office.push.read(-1)
    assert shown["title"] == "Ваш ход"
    assert shown["url"] == f"/t/{table}"
    assert f"http://play.example/t/{table}" in written
    mail = office.mail.mails[-1]
    assert str(mail["subject"]).startswith("Ваш ход")
    assert mail["to"] == "teller@example.org"
    assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    # another look, and nothing more is said
    told = (len(office.mail.mails), len(office.push.taken))
    second = office.begin(session)
    wait_for(lambda: len(office.push.taken) > told[1], "no push came")
    assert office.push.read(-1)["tag"] == second
    tags = [office.push.read(number)["tag"] for number in range(pushes, len(office.push.taken))]
    assert tags.count(table) == 1
    # one click, as a mail program does it
    (address,) = re.findall(r"<http://play.example(\S+)>", str(mail["list-unsubscribe"]))
    form = {"content-type": "application/x-www-form-urlencoded"}
    wrong = api.http.post(address + "0", content="List-Unsubscribe=One-Click", headers=form)
    assert wrong.status_code == 403
    assert office.reach(session)["notices"]
    right = api.http.post(address, content="List-Unsubscribe=One-Click", headers=form)
    assert right.status_code == 204
    assert not office.reach(session)["notices"]


def test_a_push_service_can_check_who_sends(office: Office) -> None:
    key = office.api.http.get("/api/house").json()["push"]
    session = sign_up(office.api, "Signed")
    office.api.post("/api/me/devices", office.push.subscription, session)
    before = len(office.push.taken)
    office.begin(session)
    wait_for(lambda: len(office.push.taken) > before, "no push came")
    sent, _ = office.push.taken[-1]
    said = {name.lower(): value for name, value in sent.items()}
    assert said["content-encoding"] == "aes128gcm" and int(said["ttl"]) > 0
    token, named = re.fullmatch(r"vapid t=(\S+), k=(\S+)", said["authorization"]).groups()  # type: ignore[union-attr]
    assert named == key
    signed, _, signature = token.rpartition(".")
    raw = decode(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public_key(key).verify(der, signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims = decode(signed.split(".")[1]).decode()
    assert '"aud":"http://127.0.0.1:' in claims and '"sub":"mailto:table@cantina.example"' in claims


def test_a_device_that_is_gone_is_forgotten(office: Office) -> None:
    session = sign_up(office.api, "Gone")
    office.api.post("/api/me/devices", office.push.subscription, session)
    office.push.answers = 410
    try:
        office.begin(session)
        wait_for(lambda: office.reach(session)["devices"] == [], "the device is still there")
    finally:
        office.push.answers = 201


def test_a_device_belongs_to_whoever_used_it_last_and_can_be_dropped(office: Office) -> None:
    first, second = sign_up(office.api, "First user"), sign_up(office.api, "Second user")
    for session in (first, second):
        office.api.post("/api/me/devices", office.push.subscription, session)
    assert office.reach(first)["devices"] == []
    (device,) = office.reach(second)["devices"]
    path = f"/api/me/devices/{device['id']}"
    office.api.http.delete(path, headers=headers(first))
    assert len(office.reach(second)["devices"]) == 1, "somebody else's"
    office.api.http.delete(path, headers=headers(second))
    assert office.reach(second)["devices"] == []


def test_a_lost_password_is_replaced_by_a_mailed_link_once(office: Office) -> None:
    session = office.with_address("Forgetful", "Forgetful@example.org")
    count = len(office.mail.mails)
    unknown = office.api.post("/api/sessions/forgotten", {"address": "nobody@example.org"})
    known = office.api.post("/api/sessions/forgotten", {"address": "forgetful@EXAMPLE.org"})
    assert (unknown.status_code, unknown.content) == (known.status_code, known.content)
    assert known.status_code == 202
    text = office.wait_for_mail(count + 1)
    assert "Forgetful" in text
    kind, token = link_in(text)
    assert kind == "password"
    weak = office.api.post("/api/sessions/mailed", {"token": token, "password": "password1"})
    assert weak.json()["reason"]["id"] == "server-known-password", "and the link is kept"
    fresh = {"token": token, "password": "another horse"}
    assert office.api.post("/api/sessions/mailed", fresh).status_code == 201
    assert office.api.http.get("/api/me", headers=headers(session)).status_code == 401
    enter(office.api, "Forgetful", "another horse")
    again = office.api.post("/api/sessions/mailed", fresh)
    assert again.json()["reason"]["id"] == "server-bad-link"
    assert len(office.mail.mails) == count + 1, "nobody else got a mail"


def test_an_address_is_only_its_owners_and_mails_to_it_are_few(office: Office) -> None:
    session = sign_up(office.api, "Wrong address")
    wrong = {"address": "somebody@example.org", "password": "wrong horse"}
    http = office.api.http
    refused = http.put("/api/me/mail", json=wrong, headers=headers(session))
    assert refused.json()["reason"]["id"] == "server-wrong-password"
    for bad in ("no address", "a@b", "x@y.z\r\nBcc: all@y.z", "ü@example.org", "a" * 300 + "@b.c"):
        body = {"address": bad, **PASSWORD}
        assert http.put("/api/me/mail", json=body, headers=headers(session)).status_code == 400
    statuses = [
        http.put(
            "/api/me/mail",
            json={"address": "victim@example.org", **PASSWORD},
            headers=headers(session),
        ).status_code
        for _ in range(6)
    ]
    assert statuses == [200] * 5 + [429]
    count = len(office.mail.mails)
    unconfirmed = office.api.post("/api/sessions/forgotten", {"address": "victim@example.org"})
    assert unconfirmed.status_code == 202
    removed = {"address": None, **PASSWORD}
    answer = http.put("/api/me/mail", json=removed, headers=headers(session)).json()
    assert answer["address"] is None and not answer["notices"]
    assert all("/letter/password/" not in text for text in office.mail.texts()[count:])


def test_vacations_are_counted(office: Office) -> None:
    session = sign_up(office.api, "Holiday")
    assert office.reach(session)["vacation_left"] == 30
    far = office.api.post("/api/me/vacation", {"days": 31}, session)
    assert far.json()["reason"]["id"] == "server-no-vacation"
    gone = office.api.post("/api/me/vacation", {"days": 20}, session).json()
    assert gone["vacation_left"] == 10 and gone["rests"] > 19 * DAY
    twice = office.api.post("/api/me/vacation", {"days": 2}, session)
    assert twice.json()["reason"]["id"] == "server-on-vacation"
    back = office.api.http.delete("/api/me/vacation", headers=headers(session)).json()
    assert back["rests"] is None and back["vacation_left"] >= 29


def test_a_server_without_mail_says_so(api: Api) -> None:
    answer = api.post("/api/sessions/forgotten", {"address": "a@example.org"})
    assert answer.json()["reason"]["id"] == "server-no-mail"
    session = sign_up(api, "Mailless")
    body = {"address": "a@example.org", **PASSWORD}
    answer = api.http.put("/api/me/mail", json=body, headers=headers(session))
    assert answer.json()["reason"]["id"] == "server-no-mail"
    assert api.http.get("/api/house").json()["mail"] is False


ENDPOINTS = [
    "http://push.example.org/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://[::ffff:10.0.0.1]/x",
    "https://[64:ff9b::a00:1]/x",
    "https://10.1.2.3/x",
    "https://169.254.169.254/latest",
    "https://localhost/x",
    "https://redis.internal/x",
    "https://push.example.org:6379/x",
    "https://user@push.example.org/x",
    "https://push.example.org:bad/x",
    "https://push.example.org/x y",
    "ftp://push.example.org/x",
    "https:///x",
    "https://[broken/x",
    "",
]


@pytest.mark.parametrize("endpoint", ENDPOINTS)
def test_nothing_inside_is_called(api: Api, endpoint: str) -> None:
    with pytest.raises(Closed):
        check_endpoint(endpoint, False)
    session = enter_or_sign_up(api, "Intruder")
    keys = PushService().subscription["keys"]
    answer = api.post("/api/me/devices", {"endpoint": endpoint, "keys": keys}, session)
    assert answer.status_code == 400
    assert answer.json()["reason"]["id"] == "server-bad-device"


def enter_or_sign_up(api: Api, name: str) -> str:
    """Return a session of an account, however often that is asked for."""
    answer = api.post("/api/accounts", {"name": name, **PASSWORD})
    return str(answer.json()["token"]) if answer.status_code == 201 else enter(api, name)


def test_a_name_that_means_a_host_inside_is_not_called() -> None:
    check_endpoint("https://push.example.org/x", False)
    with pytest.raises(Closed):
        asyncio.run(resolve("localhost", 443))


def test_odd_keys_are_refused(api: Api) -> None:
    session = enter_or_sign_up(api, "Odd keys")
    good = PushService().subscription["keys"]
    for keys in (
        {**good, "p256dh": "A" * 87},
        {**good, "p256dh": "!" * 87},
        {**good, "auth": "A" * 17},
        {**good, "auth": "ü" * 22},
    ):
        body = {"endpoint": "https://push.example.org/x", "keys": keys}
        assert api.post("/api/me/devices", body, session).status_code == 400


def test_messages_are_encrypted_as_the_standard_shows() -> None:
    """The example of RFC 8291, chapter 5."""
    ours = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
    theirs = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
    key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    auth = "BTBZMqHH6r4Tts7J_aSIgg"
    private = ec.derive_private_key(int.from_bytes(decode(ours)), ec.SECP256R1())
    message = b"When I grow up, I want to be a watermelon"
    salt = decode("DGv6ra1nlYgDCS1FRnbzlw")
    body = encrypt(message, key, auth, salt=salt, private=private)
    assert encode(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    browser = ec.derive_private_key(int.from_bytes(decode(theirs)), ec.SECP256R1())
    assert decrypt(body, browser, decode(auth)) == message
    with pytest.raises(BadKey):
        encrypt(message, "not a key", auth)


def test_a_letter_waits_while_the_mail_server_is_away(tmp_path: Path) -> None:
    """What failed is tried again, later, and sent once."""

    async def run() -> None:
        mail = MailServer()
        settings = Settings(
            db=sqlite_url(tmp_path),
            smtp_host="127.0.0.1",
            smtp_port=mail.port,
            smtp_security="none",
            mail_from="table@cantina.example",
            site="https://play.example",
        )
        hall = Hall(settings)
        await hall.open()
        try:
            await hall.supervisor.close()
            person = Account(id="a", name="A", folded="a", password="-", created=1.0)
            await hall.store.people.add_account(person)
            letter = Letter(
                id="1", kind="confirm", account="a", address="a@example.org", due=clocks.now()
            )
            await hall.store.post.set_address("a", "a@example.org", letter)
            await hall.post.send_due()
            assert hall.metrics.letters_failed == 1
            assert await hall.store.post.due_letters(clocks.now()) == [], "not at once"
            (waiting,) = await hall.store.post.due_letters(clocks.now() + 40)
            assert waiting.tries == 1
            assert hall.supervisor.is_well, "a mail server's trouble keeps nobody from playing"
            with mail:
                await asyncio.gather(*[hall.post._try(waiting) for _ in range(3)])
                assert len(mail.mails) == 1, "however many want to send it"
            assert await hall.store.post.waiting() == 0
        finally:
            await hall.close()

    asyncio.run(run())


def test_every_server_has_a_key_of_its_own(tmp_path: Path) -> None:
    async def key(folder: Path) -> str:
        hall = Hall(Settings(db=sqlite_url(folder)))
        await hall.store.open()
        try:
            return Signer(await hall.store.post.push_key(), "").public
        finally:
            await hall.store.close()

    (tmp_path / "other").mkdir()
    first, again = asyncio.run(key(tmp_path)), asyncio.run(key(tmp_path))
    assert first == again != asyncio.run(key(tmp_path / "other"))
