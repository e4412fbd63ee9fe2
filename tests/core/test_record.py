import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cantina.core.hashing import state_hash
from cantina.core.position import position_of, read_position, state_at, table_at
from cantina.core.record import BadRecord, Record
from cantina.core.registry import find_game, game_names
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.core.testing import offered, play_at_random
from cantina.games.smugglers_dice.game import SmugglersDice, game


def played(seed: int, moves: int) -> Table[Any]:
    return play_at_random(Table.start(game, 3, seed=seed, hashes=True), Rng(seed), moves)


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 80))
def test_a_replay_is_the_original(seed: int, moves: int) -> None:
    table = played(seed, moves)
    replayed = Record.parse(Record.of(table).dump()).verify()
    assert replayed.fingerprint() == table.fingerprint()
    assert replayed.result == table.result
    resumed = Record.parse(Record.of(table).dump()).resume()
    play_at_random(table, Rng(1))
    play_at_random(resumed, Rng(1))
    assert state_hash(resumed.state) == state_hash(table.state)


def test_a_record_is_saved_loaded_and_goes_on(tmp_path: Path) -> None:
    table = played(3, 20)
    file = tmp_path / "match.jsonl"
    Record.of(table).save(file)
    again = Record.load(file).replay()
    assert again.asks() == table.asks()
    assert again.names == table.names
    assert again.log == table.log
    assert list(tmp_path.iterdir()) == [file]


def test_a_match_branches_from_any_moment() -> None:
    table = played(3, 30)
    record = Record.of(table)
    for moment in range(0, table.number, 7):
        branch = record.replay(until=moment)
        if branch.waiting:
            seat = branch.waiting[0]
            branch.answer(seat, offered(branch, seat)[-1])
            assert branch.number > moment
    assert Record.of(table) == record


def lines(table: Table[Any]) -> list[bytes]:
    return Record.of(table).dump().splitlines()


def signed(bodies: list[dict[str, Any]]) -> bytes:
    """Write lines with right checksums, as a forger would."""
    total, written = 0, []
    for body in bodies:
        body.pop("sum", None)
        content = json.dumps(body, separators=(",", ":")).encode()
        total = crc32(content, total)
        written.append(content[:-1] + b',"sum":"%08x"}' % total)
    return b"\n".join(written)


def test_damaged_records_name_the_line() -> None:
    good = lines(played(3, 10))
    changed = good.copy()
    changed[4] = changed[4].replace(b'"chance":"', b'"chance":"x')
    cut = good.copy()
    cut[6] = cut[6][:9]
    for broken, problem in (
        (b"\n".join(changed), "Line 5 .* has been changed"),
        (b"\n".join(cut[:7]), "Line 7 .* damaged or cut off"),
        (b"\n".join(good[:-3]), "ends too early"),
        (b"\n".join(good[:5] + good[6:]), "Line 6 .* has been changed"),
        (b"", "nothing in it"),
        (b"hello", "Line 1 .* damaged"),
    ):
        with pytest.raises(BadRecord, match=problem):
            Record.parse(broken)


def test_a_record_that_breaks_the_rules_names_the_line() -> None:
    bodies = [json.loads(line) for line in lines(played(3, 10))]
    at = next(i for i, body in enumerate(bodies) if "answer" in body)
    bodies[at]["answer"] = "hyperspace"
    record = Record.parse(signed(bodies))
    with pytest.raises(BadRecord, match=f"Line {at + 1} .*hyperspace"):
        record.replay()


def test_a_wrong_hash_is_found() -> None:
    bodies = [json.loads(line) for line in lines(played(3, 10))]
    place = next(i for i, body in enumerate(bodies) if body.get("step") == "run")
    bodies[place]["hash"] = "0" * 16
    record = Record.parse(signed(bodies))
    record.replay()
    with pytest.raises(BadRecord, match="not the one that was recorded"):
        record.verify()


def test_unknown_game_format_and_rules_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    bodies = [json.loads(line) for line in lines(played(3, 10))]
    bodies[0]["game"] = "sabacc"
    with pytest.raises(BadRecord, match="Line 1 .* no game “sabacc”"):
        Record.parse(signed(bodies)).replay()
    bodies[0]["game"], bodies[0]["cantina"] = "smugglers-dice", 99
    with pytest.raises(BadRecord, match="Line 1 .* format 99"):
        Record.parse(signed(bodies))


def test_a_stored_checkpoint_goes_on_under_newer_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played(3, 25)
    content = Record.of(table).dump()
    monkeypatch.setattr(SmugglersDice, "rules", "2")
    with pytest.raises(BadRecord, match="rules 1 .* these are rules 2"):
        Record.parse(content).replay()
    resumed = Record.parse(content).resume()
    assert resumed.number == table.number
    assert resumed.asks() == table.asks()


def test_a_record_without_checkpoint_says_so() -> None:
    record = Record.of(played(3, 5))
    record.checkpoint = None
    with pytest.raises(BadRecord, match="no checkpoint"):
        record.resume()


def test_a_replay_is_the_same_in_another_process_with_another_hash_seed(tmp_path: Path) -> None:
    table = played(11, 60)
    file = tmp_path / "match.jsonl"
    Record.of(table).save(file)
    program = (
        "import sys; from pathlib import Path; from cantina.core.record import Record;"
        "print(Record.load(Path(sys.argv[1])).verify().fingerprint())"
    )
    for seed in ("1", "2"):
        found = subprocess.run(
            [sys.executable, "-c", program, str(file)],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert found.stdout.strip() == table.fingerprint()


@pytest.mark.parametrize("name", game_names())
def test_a_match_goes_on_from_its_file_and_from_a_described_position(name: str) -> None:
    played_game = find_game(name)
    for seats, options in played_game.variants()[:6]:
        table = play_at_random(Table.start(played_game, seats, options, seed=3), Rng(3), 30)
        resumed = Record.parse(Record.of(table).dump()).resume()
        assert state_hash(resumed.state) == state_hash(table.state)
        assert resumed.waiting == table.waiting
        _, state = table.checkpoint()
        written = msgspec.json.encode(position_of(played_game, seats, options, state))
        assert state_hash(state_at(played_game, read_position(written))) == state_hash(state)
        placed = table_at(read_position(written))
        again = Record.parse(Record.of(placed).dump()).replay()
        assert again.fingerprint() == placed.fingerprint()
