"""Learned judges: what they are taught by, what they say, and that they know no secret."""

import csv
import json
import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cantina.bots.crews import Alone, Processes
from cantina.bots.hindsight import share
from cantina.bots.judges import Foresight
from cantina.bots.learned import FILE, Learned, Origin, read_learned, write_learned
from cantina.bots.levels import Ace, Hard
from cantina.bots.loading import load_bot
from cantina.bots.mind import Judgement
from cantina.bots.practice import OtherPractice, Practice, attend, attend_all
from cantina.bots.registry import UnknownBot, find_mind, make_bot, manner_names, opponents
from cantina.bots.training import TooFewMatches, is_apart, loss, teach
from cantina.cli.main import make_program
from cantina.core.places import game_folder
from cantina.core.registry import find_game, game_names
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.core.window import Window
from cantina.games.x_wing.library import ship_type
from cantina.games.x_wing.state import DamageCard

GAME = "smugglers-dice"
LARGEST = 1_000_000
"""Bytes of a judge in the package."""
TAUGHT = [name for name in game_names() if find_mind(name).learned is not None]


def after(name: str, answers: int, seed: int = 3) -> Table[Any]:
    """Return a table after some answers of common sense."""
    game, mind = find_game(name), find_mind(name)
    table = Table.start(game, 2, game.drawn({}, 2, seed), seed=seed, log=False)
    players = [mind.policy(seed + seat) for seat in range(2)]
    while table.answered < answers and not table.over:
        seat = table.waiting[0]
        table.answer(seat, players[seat].choose(Window(table, seat)))
    return table


def straight(*weights: float, bias: float = 0.0) -> Learned:
    """Return a judge without nodes."""
    names = tuple([f"look-{number}" for number in range(len(weights))])
    origin = Origin(1, 1, 0, 1, 0.5, 0.6)
    return Learned(GAME, "1", names, (), (), (), weights, bias, origin)


# --- what a judge says ----------------------------------------------------------------------------


def test_a_judge_is_a_layer_and_a_straight_way_past_it() -> None:
    assert straight(0.0, 0.0).chance([3.0, 4.0]) == 0.5
    assert straight(1.0, -1.0, bias=0.5).chance([2.0, 1.0]) == pytest.approx(
        1 / (1 + math.exp(-1.5))
    )
    origin = Origin(1, 1, 0, 1, 0.5, 0.6)
    layer = Learned(GAME, "1", ("a",), ((2.0,),), (0.5,), (3.0,), (0.0,), 0.0, origin)
    odds = 3.0 * math.tanh(0.5 + 2.0 * 0.25)
    assert layer.chance([0.25]) == pytest.approx(1 / (1 + math.exp(-odds)))


def test_no_look_is_too_wild_for_a_judge() -> None:
    wild = straight(1e9)
    assert 0.0 < wild.chance([-1e9]) < 1e-4
    assert 1 - 1e-4 < wild.chance([1e9]) < 1.0


def test_a_judge_is_read_as_it_was_written(tmp_path: Path) -> None:
    assert read_learned(tmp_path / FILE) is None
    write_learned(tmp_path / FILE, straight(0.25, -1.5))
    assert read_learned(tmp_path / FILE) == straight(0.25, -1.5)


# --- the looks of every game ----------------------------------------------------------------------


@pytest.mark.parametrize("name", game_names())
def test_looks_have_names_and_hang_on_what_a_seat_may_know(name: str) -> None:
    mind = find_mind(name)
    assert len(set(mind.looks)) == len(mind.looks)
    for answers in (12, 40):
        table = after(name, answers)
        for seat in range(2):
            look = mind.look(table.state, seat)
            assert len(look) == len(mind.looks)
            assert all(math.isfinite(number) for number in look)
            for secret in range(3):
                imagined = table.imagine(seat, Rng(secret)).state
                assert mind.look(imagined, seat) == look


# --- the judges in the package --------------------------------------------------------------------


@pytest.mark.parametrize("name", TAUGHT)
def test_a_judge_of_the_package_is_small_and_better_than_what_people_wrote(name: str) -> None:
    folder, judge = game_folder(name), find_mind(name).learned
    assert folder is not None
    assert judge is not None
    assert (folder / "bot" / FILE).stat().st_size <= LARGEST
    assert (judge.game, judge.rules) == (name, find_game(name).rules)
    assert judge.origin.loss < judge.origin.written


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "matches"),
    [("smugglers-dice", 600), ("destiny", 400), ("outer-rim", 220), ("x-wing", 100)],
)
def test_a_judge_of_the_package_judges_better_matches_it_never_saw(name: str, matches: int) -> None:
    judge = find_mind(name).learned
    assert judge is not None
    lessons = [attend(Practice(name, number, seed=7)) for number in range(matches)]
    seen = [one for lesson in lessons for one in lesson]
    scores = np.array([one.score for one in seen])
    learned = np.array([judge.chance(one.look) for one in seen])
    written = np.array([one.written for one in seen])
    assert loss(learned, scores) < loss(written, scores)


@pytest.mark.parametrize("name", TAUGHT)
def test_a_judge_of_the_package_gives_chances_from_what_a_seat_may_know(name: str) -> None:
    value = find_mind(name).best.value
    for answers in (8, 20, 60):
        table = after(name, answers)
        chances = [value(table.state, seat) for seat in range(2)]
        assert all(0.0 < chance < 1.0 for chance in chances)
        if not table.over:
            assert value(table.imagine(0, Rng(4)).state, 0) == chances[0]


def about_to_win(name: str, table: Table[Any], seat: int) -> None:
    """Change a state so that a seat is nearly there, and its rival far from it."""
    state, other = table.state, 1 - seat
    if name == "smugglers-dice":
        state.smugglers[seat].credits, state.smugglers[other].credits = state.target - 1, 0
    elif name == "outer-rim":
        state.players[seat].fame, state.players[other].fame = state.fame_to_win - 1, 1
    elif name == "destiny":
        for card in state.play.values():
            if card.kind == "character":
                card.damage = 0 if card.controller == seat else 8
    else:
        for ship in state.ships:
            if ship.side != state.seats[seat]:
                ship.shields = 0
                hull = ship_type(ship.pilot).hull
                ship.damage = tuple([DamageCard(number) for number in range(1, hull)])


@pytest.mark.parametrize("name", TAUGHT)
def test_who_is_about_to_win_is_judged_above_who_is_about_to_lose(name: str) -> None:
    value = find_mind(name).best.value
    for seat in range(2):
        table = after(name, 20)
        before = value(table.state, seat)
        about_to_win(name, table, seat)
        assert value(table.state, seat) > max(before, value(table.state, 1 - seat))


def test_a_judge_of_other_looks_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    mind = type(find_mind(GAME))()
    assert mind.learned is not None
    stranger = type(find_mind(GAME))()
    monkeypatch.setattr(stranger, "looks", ("something-else",))
    assert stranger.learned is None
    assert stranger.best == stranger.written


def test_analysis_judges_by_what_was_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    mind = type(find_mind(GAME))()
    sure = Judgement(lambda state, seat: lambda _: True, lambda state, seat: (0.9, 0.3)[seat])
    monkeypatch.setattr(type(mind), "best", sure)
    table = after(GAME, 12)
    verdict = Foresight(mind).judge(table.copy(), table.waiting[0], Rng(1))
    assert verdict.chances == pytest.approx([0.75, 0.25])


# --- manners --------------------------------------------------------------------------------------


def test_a_manner_is_named_after_its_level() -> None:
    assert isinstance(make_bot("ace:learned", GAME), Ace)
    assert isinstance(load_bot("hard:careful", "destiny"), Hard)
    assert "hard:aggressive" in manner_names("x-wing")
    assert {"hard", "hard:aggressive"} < set(opponents("x-wing"))
    assert "ace:learned" in manner_names("outer-rim")
    assert "ace:learned" not in manner_names("x-wing"), "there it would play like any ace"
    assert "ace:learned" not in opponents("outer-rim"), "it is there to be measured"
    assert "ace:written" in manner_names("destiny")
    assert "ace:written" not in opponents("destiny")
    for unknown in ("normal:careful", "hard:learned", "hard:rude", "random:careful"):
        with pytest.raises(UnknownBot):
            make_bot(unknown, "destiny")


def test_an_ace_judges_as_its_game_says_or_as_it_is_told() -> None:
    plain, destiny = find_mind(GAME), find_mind("destiny")
    assert destiny.learned is not None
    judged = {
        (mind.game.name, manner): Ace(mind, 1, manner)._judgement()
        for mind in (plain, destiny)
        for manner in ("", "learned", "written")
    }
    assert judged[GAME, ""] == judged[GAME, "written"] == plain.written
    assert judged["destiny", "written"] == destiny.written
    for name, manner in ((GAME, "learned"), ("destiny", ""), ("destiny", "learned")):
        assert judged[name, manner] != find_mind(name).written


@pytest.mark.parametrize("name", game_names())
def test_a_manner_weighs_every_amount(name: str) -> None:
    mind = find_mind(name)
    for weights in mind.manners.values():
        assert len(weights) == len(mind.reasons)
        assert any(weights)


# --- training -------------------------------------------------------------------------------------


def test_a_match_teaches_what_happened_in_it() -> None:
    notes = attend(Practice(GAME, 3, 0))
    assert notes == attend(Practice(GAME, 3, 0))
    assert notes != attend(Practice(GAME, 3, 1))
    seats, _ = find_mind(GAME).lesson(3)
    assert notes
    assert len(notes) % seats == 0
    scores = [one.score for one in notes[:seats]]
    assert sum(scores) == pytest.approx(1.0)
    assert [one.score for one in notes] == scores * (len(notes) // seats)
    assert share(None, 2) == [0.5, 0.5]


def test_lessons_go_on_where_they_were_interrupted(tmp_path: Path) -> None:
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    every = list(attend_all(GAME, 12, 5, Alone(), whole))
    assert len(list(attend_all(GAME, 5, 5, Alone(), part))) == 5
    with part.open("ab") as file:
        file.write(b'[["cut o')
    again = list(attend_all(GAME, 12, 5, Processes(2), part))
    assert again == every
    assert part.read_bytes() == whole.read_bytes()
    with pytest.raises(OtherPractice):
        list(attend_all(GAME, 12, 6, Alone(), part))


def test_training_beats_knowing_nothing_and_gives_the_same_again() -> None:
    notes = list(attend_all(GAME, 100, 1, Alone(), None))
    mind = find_mind(GAME)
    passes: list[int] = []
    found = teach(mind, notes, 1, passes.append)
    assert found == teach(mind, notes, 1, lambda _: None)
    assert found.judge.looks == tuple(mind.looks)
    assert [one.epoch for one in found.curve] == passes
    assert found.judge.origin.loss == min(one.apart for one in found.curve) < 0.55
    learned = [one for one in found.bins if one.judge == "learned"]
    assert sum(one.positions for one in learned) == sum(map(len, notes[::5]))


@pytest.mark.parametrize("name", TAUGHT)
def test_matches_kept_apart_are_like_the_others(name: str) -> None:
    mind = find_mind(name)
    lessons = [repr(mind.lesson(number)) for number in range(660)]
    apart = [lesson for number, lesson in enumerate(lessons) if is_apart(number)]
    for lesson in set(lessons):
        share_of_all = lessons.count(lesson) / len(lessons)
        assert apart.count(lesson) / len(apart) == pytest.approx(share_of_all, abs=0.01)


def test_too_few_matches_teach_nothing() -> None:
    with pytest.raises(TooFewMatches):
        teach(find_mind(GAME), [], 0, lambda _: None)


def test_the_command_writes_a_judge_with_its_curve(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["train", GAME, "-n", "30", "--workers", "1", "--out", str(tmp_path), "--json"]
    make_program(words)(words, standalone_mode=False)
    told = json.loads(capsys.readouterr().out)
    judge = read_learned(tmp_path / FILE)
    assert judge is not None
    assert told["loss"] == judge.origin.loss
    assert judge.origin.matches == 30
    rows = list(csv.DictReader((tmp_path / "curve.csv").open(encoding="utf-8")))
    assert min(float(row["apart"]) for row in rows) == judge.origin.loss
    assert (tmp_path / "curve.svg").read_text("utf-8").startswith("<svg")
    assert (tmp_path / "calibration.csv").read_text("utf-8").startswith("judge,")
    before = (tmp_path / FILE).read_bytes()
    make_program(words)(words, standalone_mode=False)
    assert (tmp_path / FILE).read_bytes() == before
