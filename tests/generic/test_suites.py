import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cantina.core.game import AnyGame
from cantina.core.hashing import state_hash
from cantina.core.hidden import check_no_leak
from cantina.core.record import Record
from cantina.core.registry import game_names
from cantina.core.rng import Rng
from cantina.core.story import CHANCE
from cantina.core.table import Table
from cantina.core.testing import play_at_random
from cantina.core.undoing import CannotUndo
from generic.conftest import MOST_ANSWERS, Player

MATCHES = 300
SAMPLED_EVERY = 37


def finished(table: Table[Any], seed: int) -> Table[Any]:
    return play_at_random(table, Rng(seed), MOST_ANSWERS)


def test_a_clone_is_the_same_and_plays_on_identically(player: Player) -> None:
    for seed in range(3):
        kept: list[tuple[Table[Any], str]] = []
        for table in player.moments(seed, SAMPLED_EVERY):
            clone = table.copy()
            assert clone.fingerprint() == table.fingerprint()
            assert clone.asks() == table.asks()
            kept.append((clone, clone.fingerprint()))
            other = table.copy()
            rng, same = Rng(seed), Rng(seed)
            for _ in range(10):
                if other.over:
                    break
                other.answer_at_random(rng)
            again = table.copy()
            for _ in range(10):
                if again.over:
                    break
                again.answer_at_random(same)
            assert again.fingerprint() == other.fingerprint()
        for clone, fingerprint in kept:
            assert clone.fingerprint() == fingerprint, "an old clone changed"


def test_a_match_can_be_taken_up_at_every_checkpoint(player: Player) -> None:
    table = player.start(1)
    rng = Rng(2)
    seen = -1
    while not table.over:
        moment, state = table.checkpoint()
        if moment > seen and moment == table.number:
            seen = moment
            stored = msgspec.json.decode(msgspec.json.encode(state), type=type(state))
            assert state_hash(stored) == state_hash(state)
            again = Table.at(
                table.game, stored, seed=table.seed, options=table.options, moment=moment
            )
            assert msgspec.json.encode(again.asks()) == msgspec.json.encode(table.asks())
            assert again.view(0) == table.view(0)
        table.answer_at_random(rng)
    assert seen > 0


def test_a_replay_is_the_original(player: Player) -> None:
    for seed in range(4):
        table = finished(player.start(seed, hashes=True), seed)
        replayed = Record.parse(Record.of(table).dump()).verify()
        assert state_hash(replayed.state) == state_hash(table.state)
        assert replayed.result == table.result


def test_a_replay_is_the_same_under_another_hash_seed(player: Player, tmp_path: Path) -> None:
    table = finished(player.start(5, hashes=True), 5)
    file = tmp_path / "match.jsonl"
    Record.of(table).save(file)
    program = (
        "import sys; from pathlib import Path; from cantina.core.record import Record;"
        "print(Record.load(Path(sys.argv[1])).verify().fingerprint())"
    )
    found = subprocess.run(
        [sys.executable, "-c", program, str(file)],
        env={**os.environ, "PYTHONHASHSEED": "12345"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.stdout.strip() == table.fingerprint(), found.stderr


def test_forced_chance_really_happens(player: Player) -> None:
    forced = 0
    for seed in range(2, 8):
        forced += _force_chance(player.start(seed, pause_on_chance=True), Rng(seed))
    assert forced > 0


def _force_chance(table: Table[Any], rng: Rng) -> int:
    """Play a match whose chance comes from elsewhere; return how many outcomes were forced."""
    forcing = Rng(99)
    forced = 0
    while not table.over and forced < 40:
        if table.chance is None:
            table.answer_at_random(rng)
            continue
        outcome = table.chance.draw(forcing)
        twin = table.copy(pause_on_chance=False)
        at = len(table.beats)
        table.happen(outcome)
        assert table.beats[at][0] == CHANCE
        assert table.beats[at][3] == outcome
        del twin
        forced += 1
    return forced


def test_no_seat_sees_what_it_cannot_know(player: Player) -> None:
    for seed in range(6):
        for table in player.moments(seed, SAMPLED_EVERY if seed else 5):
            for seat in (None, *range(table.seats)):
                check_no_leak(table, seat, Rng(seed))


@pytest.mark.parametrize("part", range(4))
def test_random_matches_end_with_all_invariants_kept(player: Player, part: int) -> None:
    for seed in range(part, MATCHES, 4):
        table = player.start(seed, log=False)
        rng = Rng(seed + 7)
        checked = -1
        while not table.over:
            assert table.answered < MOST_ANSWERS, "this match never ends"
            seat = table.waiting[0]
            assert table.ask(seat).keys(), "there is always a legal answer"
            table.answer(seat, table.ask(seat).sample(rng))
            moment, state = table.checkpoint()
            if moment > checked:
                checked = moment
                table.game.check(state)
        table.game.check(table.state)
        assert table.result is not None
        assert all(0 <= winner < table.seats for winner in table.result.winners)


def test_options_have_different_keys_and_say_something(player: Player) -> None:
    for table in player.moments(3, 3):
        for seat in table.waiting:
            ask = table.asks(seat, explain=True)[0]
            keys = [option.key for option in ask.options]
            assert len(keys) == len(set(keys)), f"{ask.prompt.id}: {keys}"
            blocked = {item.key for item in ask.blocked}
            assert not blocked & set(keys), f"{ask.prompt.id} blocks an open option"
            assert all(item.rule for item in ask.blocked), f"{ask.prompt.id} cites no rule"
            assert all(0 <= (option.odds or 0) <= 1 for option in ask.options)


def test_keeping_few_checkpoints_changes_nothing(player: Player) -> None:
    plain = player.start(6, log=False)
    spaced = player.start(6, log=False, snapshots=16)
    rng, same = Rng(9), Rng(9)
    for count in range(200):
        if plain.over:
            break
        seat = plain.waiting[0]
        plain.answer_at_random(rng)
        spaced.answer_at_random(same)
        if count % 7 == 0:
            assert taken_back(plain, seat) == taken_back(spaced, seat)
        assert state_hash(spaced.state) == state_hash(plain.state)
        assert state_hash(spaced.copy().state) == state_hash(plain.state)
        assert spaced.waiting == plain.waiting


def taken_back(table: Table[Any], seat: int) -> str:
    """Take a seat's last answer back; return why not, or that it happened."""
    try:
        table.undo(seat)
    except CannotUndo as refusal:
        return refusal.reason.id
    return "taken back"


def test_undo_mode_rebuilding_after_every_answer_changes_nothing(player: Player) -> None:
    plain = player.start(4, log=False)
    rebuilt = player.start(4, log=False)
    rng, same = Rng(8), Rng(8)
    for _ in range(400):
        if plain.over:
            break
        plain.answer_at_random(rng)
        rebuilt = rebuilt.copy()
        rebuilt.answer_at_random(same)
    assert rebuilt.fingerprint() == plain.fingerprint()


def test_every_view_has_a_schema_and_every_board_is_drawn(any_game: AnyGame) -> None:
    schema = msgspec.json.schema(any_game.view_type)
    assert schema
    player = Player(any_game)
    from cantina.core.fluent import Writer

    write = Writer("en", ["1", "2", "3", "4", "5", "6"]).write
    for table in player.moments(6, 50):
        for seat in (None, 0):
            view = table.view(seat)
            assert isinstance(view, any_game.view_type)
            decoded = msgspec.json.decode(msgspec.json.encode(view), type=any_game.view_type)
            assert msgspec.json.encode(decoded) == msgspec.json.encode(view)
            assert any_game.board(view, write).strip()


def test_the_registry_lists_the_games() -> None:
    assert {"smugglers-dice", "outer-rim", "x-wing", "destiny"} <= set(game_names())


def test_a_view_stays_what_it_was_and_several_are_as_each_alone(any_game: AnyGame) -> None:
    kept: list[tuple[Any, bytes]] = []
    for table in Player(any_game).moments(9, 7):
        seats = [None, *range(table.seats)]
        views = table.views(seats)
        assert views == [table.view(seat) for seat in seats]
        kept.extend((view, msgspec.json.encode(view)) for view in views)
        if len(kept) > 300:
            break
    table.play_out(Rng(1))
    assert kept
    for view, data in kept:
        assert msgspec.json.encode(view) == data
