"""The dice are sealed before a match and opened after it; anybody can check them."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from typer.testing import CliRunner

from cantina.cli.main import make_app
from cantina.core.record import Record
from cantina.core.seal import BrokenSeal
from server.harness import Api, Player, ServerProcess, play

SECRETS = ("secret", "nonce")


def forged(content: bytes, change: Any) -> bytes:
    """Return a record that was changed, with checksums that fit."""
    lines, total = [], 0
    for line in content.splitlines():
        body = json.loads(line)
        del body["sum"]
        change(body)
        written = json.dumps(body, separators=(",", ":")).encode()
        total = crc32(written, total)
        lines.append(written[:-1] + b',"sum":"%08x"}' % total)
    return b"\n".join(lines) + b"\n"


def match_of(api: Api, server: ServerProcess, game: str) -> dict[str, Any]:
    """Play a match to its end; return its table as it was before, and its id."""
    seated = api.create("human", "random", game=game)
    before = api.table(seated["table"])
    play(Player(server.ws, seated["table"], seated["token"]), rng=random.Random(3))
    return before


def test_a_seal_is_public_before_the_match_and_its_secret_only_after(
    api: Api, server: ServerProcess
) -> None:
    seated = api.create("human", "open")
    table = seated["table"]
    seal = api.table(table)["seal"]
    assert len(seal) == 64
    waiting = api.http.get(f"/api/tables/{table}/opening")
    assert (waiting.status_code, waiting.json()["reason"]["id"]) == (409, "server-not-finished")
    other = api.sit(table, 1)

    async def run() -> None:
        async with (
            Player(server.ws, table, seated["token"]) as one,
            Player(server.ws, table, other["token"]) as two,
        ):
            assert one.welcome["table"]["seal"] == seal
            assert api.http.get(f"/api/tables/{table}/opening").status_code == 409
            await asyncio.gather(one.play_on(), two.play_on())
            shown = "".join(one.frames + two.frames)
            opened = api.http.get(f"/api/tables/{table}/opening").json()
            for name in SECRETS:
                assert opened[name] not in shown
            lines = (opened["nonce"], opened["secret"], opened["game"], opened["options"])
            assert hashlib.sha256("\n".join(lines).encode()).hexdigest() == seal == opened["seal"]

    asyncio.run(run())


@pytest.mark.parametrize("game", ["smugglers-dice", "destiny"])
def test_the_record_of_a_match_proves_its_dice(
    api: Api, server: ServerProcess, tmp_path: Path, game: str
) -> None:
    before = match_of(api, server, game)
    content = api.http.get(f"/api/tables/{before['id']}/record").content
    file = tmp_path / "match.jsonl"
    file.write_bytes(content)
    runner = CliRunner()
    found = runner.invoke(make_app(), ["record", "verify", str(file), "--seal", before["seal"]])
    assert found.exit_code == 0 and before["seal"] in found.output
    record = Record.load(file)
    assert record.opened is not None and any(beat[0] == 2 for beat in record.beats)

    def other_secret(body: dict[str, Any]) -> None:
        if "opened" in body:
            body["opened"]["secret"] = "0" * 48

    def other_number(body: dict[str, Any]) -> None:
        if "opened" in body:
            body["opened"]["entries"].insert(0, ["pause", None, None])

    for change, problem in ((other_secret, "core-seal-wrong"), (other_number, "core-seal-differs")):
        with pytest.raises(BrokenSeal) as broken:
            Record.parse(forged(content, change)).verify()
        assert broken.value.reason.id == problem


def test_a_match_taken_back_restarted_and_branched_off_still_proves_its_dice(db: str) -> None:
    with ServerProcess(db, checkpoint_every=3) as server:
        api = Api(server.url)
        seated = api.create("human", "random", game="destiny")
        table, rng = seated["table"], random.Random(5)

        async def some(player: Player, count: int) -> None:
            for _ in range(count):
                await player.until(lambda: player.asks)
                await player.answer(rng=rng)

        async def first() -> None:
            async with Player(server.ws, table, seated["token"]) as player:
                await some(player, 12)
                told = len(player.events) + len(player.refused)
                await player.send({"type": "undo"})
                await player.until(lambda: len(player.events) + len(player.refused) > told)

        async def rest() -> None:
            async with Player(server.ws, table, seated["token"]) as player:
                await some(player, 6)
                await player.send({"type": "concede"})
                await player.until(lambda: player.result)

        server.dies_between(first, rest)
        content = api.http.get(f"/api/tables/{table}/record").content
        record = Record.parse(content)
        assert record.opened is not None
        record.verify()
        seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
        body = {"seq": 9, "seats": seats}
        branch = api.post(f"/api/tables/{table}/branch", body).json()
        assert api.table(branch["table"])["seal"] != api.table(table)["seal"]

        async def play_branch() -> None:
            async with Player(server.ws, branch["table"], branch["token"]) as player:
                await some(player, 8)
                await player.send({"type": "concede"})
                await player.until(lambda: player.result)

        asyncio.run(play_branch())
        content = api.http.get(f"/api/tables/{branch['table']}/record").content
        record = Record.parse(content)
        assert record.opened is not None and record.header.position is not None
        record.verify()
