"""Hostile clients: whatever they send is refused with a reason and changes nothing."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cantina.server.live.audience import Viewer
from cantina.server.live.connection import read_message
from cantina.server.match.refusals import Rejected
from cantina.server.process.metrics import Metrics
from server.harness import GAME, Api, Player, ServerProcess, get, meet, two

LIMIT = 16_384


def malformed(rng: random.Random) -> str | bytes:
    """Return a frame that no honest client sends."""
    good = {"type": "answer", "ask": 999_999, "key": "trade-lane"}
    text = json.dumps(good)
    match rng.randrange(12):
        case 0:
            return rng.randbytes(rng.randrange(200))
        case 1:
            return text[: rng.randrange(len(text))]
        case 2:
            place = rng.randrange(len(text))
            return text[:place] + chr(rng.randrange(32, 0x3000)) + text[place:]
        case 3:
            return json.dumps({**good, "type": rng.choice(["", "hullo", None, 7, [], {}])})
        case 4:
            return json.dumps({**good, "ask": rng.choice([-1, 1.5, "1", None, 10**30, [], True])})
        case 5:
            return json.dumps({**good, "key": rng.choice([None, 5, [], {}, "x" * 5000])})
        case 6:
            return json.dumps({**good, "sudo": True})
        case 7:
            return "[" * rng.randrange(1, 3000)
        case 8:
            return rng.choice(["", "null", "0", '"answer"', "[]", "{}", "\x00", "\ud7ff"])
        case 9:
            return json.dumps([good])
        case 10:
            return "x" * rng.randrange(LIMIT, LIMIT + 4000)
        case _:
            return json.dumps({"type": "stand_in", "seat": rng.choice([-1, 32, "0", 1e9])})


def test_ten_thousand_malformed_frames_are_told_apart_from_messages() -> None:
    rng = random.Random(17)
    reasons: dict[str, int] = {}
    for _ in range(10_000):
        frame = malformed(rng)
        try:
            message = read_message(frame, LIMIT)
        except Rejected as refusal:
            reasons[refusal.reason.id] = reasons.get(refusal.reason.id, 0) + 1
        else:
            # a mutation may leave a well-formed message, never one outside the limits
            assert len(frame) <= LIMIT
            assert msgspec.json.encode(message)
    assert set(reasons) == {"server-malformed", "server-binary", "server-too-long"}
    assert sum(reasons.values()) > 9_000


def test_ten_thousand_malformed_frames_change_nothing(api: Api, server: ServerProcess) -> None:
    first, second = two(api)
    before = api.table(first["table"])
    rng = random.Random(3)

    async def attack(frames: int) -> None:
        hostile = await Player(server.ws, first["table"], first["token"]).connect()
        for number in range(frames):
            await hostile.send(malformed(rng))
            await hostile.until(lambda sent=number + 1: len(hostile.refused) == sent)
        await hostile.close()

    async def run() -> None:
        async with Player(server.ws, first["table"], second["token"]) as honest:
            shown = honest.view
            for _ in range(125):
                await attack(80)  # a few less than end a connection
            await honest.answer("trade-lane")
            assert len(honest.accepted) == 1, "the others play on"
            assert honest.view["smugglers"][0] == shown["smugglers"][0]
            assert honest.waiting == [0]

    asyncio.run(run())
    after = api.table(first["table"])
    assert after["seq"] == before["seq"] + 1, "only the honest answer counts"


def test_who_sends_nonsense_too_often_is_shown_the_door(api: Api, server: ServerProcess) -> None:
    first, _ = two(api)

    async def run() -> None:
        player = await Player(server.ws, first["table"], first["token"]).connect()
        with pytest.raises(ConnectionClosed) as closed:
            for _ in range(300):
                await player.send("nonsense")
                await player.pump()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        assert {one["reason"]["id"] for one in player.refused} == {"server-malformed"}
        async with Player(server.ws, first["table"], first["token"]) as again:
            assert again.asks, "and may come back"

    asyncio.run(run())


async def refusal(player: Player, message: Any) -> str:
    """Send something and return the reason it was refused for."""
    told = len(player.refused)
    await player.send(message)
    await player.until(lambda: len(player.refused) > told)
    return str(player.refused[-1]["reason"]["id"])


def test_wrong_stale_and_foreign_answers_are_refused(api: Api, server: ServerProcess) -> None:
    first, second = two(api)

    async def talk(one: Player, other: Player) -> None:
        number = one.asks[0]["number"]
        wrong = {"type": "answer", "ask": number, "key": "hyperspace"}
        assert await refusal(one, wrong) == "core-refused-option"
        future = {"type": "answer", "ask": number + 5, "key": "trade-lane"}
        assert await refusal(one, future) == "server-stale"
        await one.answer("trade-lane")
        again = {"type": "answer", "ask": number, "key": "asteroids"}
        assert await refusal(one, again) == "server-not-asked"
        await other.answer("trade-lane")
        await other.until(lambda: one.asks or other.asks or len(other.waiting) == 1)
        await one.until(lambda: one.view["smugglers"][0]["route"] == "trade-lane")
        idle = other if one.asks else one
        moving = one if one.asks else other
        stolen = {"type": "answer", "ask": moving.asks[0]["number"], "key": "none"}
        assert await refusal(idle, stolen) == "server-not-asked"
        assert await refusal(moving, {**stolen, "ask": number}) == "server-stale"
        assert await refusal(one, {"type": "hello"}) == "server-unexpected"
        assert await refusal(one, b"\x00\x01") == "server-binary"
        assert await refusal(one, "x" * (LIMIT + 1)) == "server-too-long"
        assert await refusal(one, {"type": "resume"}) == "server-not-paused"
        assert await refusal(one, {"type": "return"}) == "server-no-return"
        assert await refusal(one, {"type": "stand_in", "seat": 0}) == "server-no-stand-in"
        assert await refusal(one, {"type": "vote", "agree": True}) == "server-no-proposal"

    tokens = (first["token"], second["token"])
    meet(talk, *[Player(server.ws, first["table"], token) for token in tokens])
    assert api.table(first["table"])["seq"] == 3


def test_a_frame_beyond_all_limits_ends_the_connection(api: Api, server: ServerProcess) -> None:
    first, _ = two(api)

    async def run() -> None:
        player = await Player(server.ws, first["table"], first["token"]).connect()
        with pytest.raises(ConnectionClosed) as closed:
            await player.send("x" * 200_000)
            await player.until(lambda: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009

    asyncio.run(run())


def test_a_connection_starts_with_a_hello_and_the_right_token(
    api: Api, server: ServerProcess
) -> None:
    first, _ = two(api)
    other, _ = two(api)

    async def closed_with(first_frame: Any, table: str) -> tuple[str, int]:
        async with connect(f"{server.ws}/ws/tables/{table}") as socket:
            await socket.send(first_frame)
            reason = json.loads(await socket.recv())[0]["reason"]["id"]
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            return reason, closed.value.rcvd.code

    async def run() -> None:
        table = first["table"]
        hello = {"type": "hello", "token": first["token"]}
        assert await closed_with("{}", table) == ("server-hello-first", 1008)
        early = json.dumps({"type": "concede"})
        assert await closed_with(early, table) == ("server-hello-first", 1008)
        wrong = json.dumps({**hello, "token": "guess"})
        assert await closed_with(wrong, table) == ("server-bad-token", 4401)
        foreign = json.dumps({**hello, "token": other["token"]})
        assert await closed_with(foreign, table) == ("server-bad-token", 4401)
        assert await closed_with(json.dumps(hello), "nowhere") == ("server-no-table", 4404)

    asyncio.run(run())


def test_foreign_pages_may_not_connect(api: Api, server: ServerProcess) -> None:
    first, _ = two(api)
    address = f"{server.ws}/ws/tables/{first['table']}"

    async def run() -> None:
        with pytest.raises(InvalidStatus):
            await connect(address, origin="https://evil.example")  # type: ignore[arg-type]
        own = await connect(address, origin=server.url)  # type: ignore[arg-type]
        await own.close()

    asyncio.run(run())


def test_floods_are_slowed_down(db: str) -> None:
    limits = {"messages_per_second": 5.0, "message_burst": 10, "chat_per_minute": 6}
    with ServerProcess(db, requests_per_minute=40, **limits) as server:
        api = Api(server.url)
        first, _ = two(api)

        async def run() -> None:
            async with Player(server.ws, first["table"], first["token"]) as player:
                for _ in range(4):
                    await player.send({"type": "chat", "text": "spam"})
                await player.until(lambda: player.refused)
                assert player.refused[0]["reason"]["id"] == "server-too-fast"
                assert len(player.chat) == 3, "the rest of the minute's ration comes slowly"
                for _ in range(100):
                    await player.send({"type": "resume"})
                await player.until(lambda: len(player.refused) >= 101)
                assert "server-too-fast" in [one["reason"]["id"] for one in player.refused[1:]]

        asyncio.run(run())
        statuses = [api.http.get("/api/tables").status_code for _ in range(100)]
        assert statuses[0] == 200
        assert 429 in statuses


def test_a_viewer_that_does_not_read_starts_afresh_when_it_does() -> None:
    async def run() -> None:
        sent: list[str] = []
        gate = asyncio.Event()
        fresh: list[int] = []

        async def send(data: str) -> None:
            await gate.wait()
            sent.append(data)

        async def catch_up(viewer: Viewer) -> None:
            fresh.append(viewer.next_event)
            viewer.push(b"whole view", 1_000)

        viewer = Viewer(send, Metrics(), seat=0, next_event=0, lang="en")
        sending = asyncio.create_task(viewer.run(catch_up))
        for number in range(1_000):
            viewer.push(b"frame %d" % number, number + 1)
            await asyncio.sleep(0)
        gate.set()
        while "whole view" not in sent:
            await asyncio.sleep(0.01)
        assert len(sent) < 100, "what piled up is dropped"
        assert fresh == [1], "and made good from the last event that really went out"
        viewer.push(b"next", 1_001)
        while "next" not in sent:
            await asyncio.sleep(0.01)
        assert viewer.next_event == 1_001
        sending.cancel()

    asyncio.run(run())


def test_a_viewer_that_does_not_read_blocks_nobody(api: Api, server: ServerProcess) -> None:
    first = api.create("human", "random", options={"target": 30})

    async def run() -> None:
        address = f"{server.ws}/ws/tables/{first['table']}"
        async with connect(address, max_queue=1, close_timeout=0.1) as lazy:
            await lazy.send(json.dumps({"type": "hello"}))
            async with Player(server.ws, first["table"], first["token"]) as player:
                await player.play_on()
                assert player.result is not None

    asyncio.run(run())


def test_every_response_carries_the_security_headers(api: Api) -> None:
    for path in ("/", "/api/games", "/api/tables/nothing", "/nowhere.js", "/docs"):
        headers = api.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe-inline" not in policy.split("script-src")[1].split(";")[0]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
    assert "<script" not in api.http.get("/docs").text


def test_bodies_beyond_the_limit_are_refused(api: Api) -> None:
    big = {"game": GAME, "seats": [], "title": "x" * 400_000}
    assert api.post("/api/tables", big).status_code == 413
    raw = api.http.post("/api/tables", content=b"{", headers={"content-type": "application/json"})
    assert (raw.status_code, raw.json()["reason"]["id"]) == (400, "server-bad-request")


# --- hidden information: see also test_games.py -------------------------------------------------


def test_secret_answers_stay_secret_until_all_are_in(api: Api, server: ServerProcess) -> None:
    first, second = two(api)

    async def talk(one: Player, other: Player, watcher: Player) -> None:
        start = [len(other.frames), len(watcher.frames)]
        await one.answer("night-run")
        await other.until(lambda: other.waiting == [1])
        await watcher.until(lambda: watcher.waiting == [1])
        sent = other.frames[start[0] :] + watcher.frames[start[1] :]
        seen = json.dumps([_without_own_options(frame) for frame in sent])
        assert "night-run" not in seen
        await other.answer("asteroids")
        await watcher.until(lambda: "night-run" in watcher.frames[-1])

    tokens = (first["token"], second["token"], None)
    meet(talk, *[Player(server.ws, first["table"], token) for token in tokens])


def _without_own_options(frame: str) -> list[Any]:
    """Return the messages of a frame without the options offered to its own seat."""
    return [one for one in json.loads(frame) if one["type"] != "asks"]


def test_a_running_match_has_no_replay(api: Api) -> None:
    first, _ = two(api)
    for path in ("replay", "replay/1", "replay/1?seat=1", "views?seat=1", "views?open=true"):
        answer = api.http.get(f"/api/tables/{first['table']}/{path}")
        assert (answer.status_code, answer.json()["reason"]["id"]) == (409, "server-not-finished")
    branch = {"seq": 1, "seats": [{"kind": "human"}, {"kind": "human"}]}
    assert api.post(f"/api/tables/{first['table']}/branch", branch).status_code == 409


def test_tokens_and_secrets_never_reach_the_log_or_a_viewer(
    api: Api, server: ServerProcess
) -> None:
    first, second = two(api)

    async def run() -> None:
        async with Player(server.ws, first["table"], first["token"]) as one:
            sent = "".join(one.frames)
            for secret in (first["token"], second["token"], "digest", '"secret"'):
                assert secret not in sent

    asyncio.run(run())
    assert get(f"{server.url}/api/tables/{first['table']}?token=x").status_code == 200
