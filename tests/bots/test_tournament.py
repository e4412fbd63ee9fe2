"""Tournaments: who meets whom, and that nothing but the tournament decides how it goes."""

import json
import os
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

import cantina
from cantina.bots.arena import Contest, run_contest
from cantina.bots.crews import Alone, Processes, crew
from cantina.bots.loading import BadBot, load_bot
from cantina.bots.matches import Fixture, Match, play_fixture, play_out
from cantina.bots.ratings import Sprt
from cantina.bots.registry import UnknownBot, make_bot
from cantina.bots.standings import standings
from cantina.bots.tournament import (
    Book,
    OtherTournament,
    PlayedMatch,
    Tournament,
    blocks_of,
    play_tournament,
)
from cantina.core.problem import Problem
from cantina.core.record import Record
from cantina.core.window import Window

FIRST = """
class Bot:
    def choose(self, window):
        return window.keys()[0]

class Seeded:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, window):
        return window.keys()[-1]

class Mute:
    pass
"""


@pytest.fixture
def own(tmp_path: Path) -> str:
    (tmp_path / "mybot.py").write_text(FIRST)
    return str(tmp_path / "mybot.py")


def small(own: str, **settings: object) -> Tournament:
    bots = ("random", f"{own}:Bot", f"{own}:Seeded")
    return Tournament("smugglers-dice", bots, **{"games": 6, **settings})  # type: ignore[arg-type]


def test_everybody_sits_everywhere_equally_often() -> None:
    duel = Tournament("smugglers-dice", ("a", "b", "c"))
    assert duel.pairings() == [("a", "b"), ("a", "c"), ("b", "c")]
    assert duel.line_ups(("a", "b")) == [("a", "b"), ("b", "a")]
    for seats in (3, 4):
        table = Tournament("outer-rim", ("a", "b", "c"), seats)
        for pairing in table.pairings():
            line_ups = table.line_ups(pairing)
            places = Counter((seat, bot) for one in line_ups for seat, bot in enumerate(one))
            assert len(set(places.values())) == 1
            assert len(places) == seats * len(pairing)


def test_matches_of_a_round_share_their_seed() -> None:
    duel = Tournament("smugglers-dice", ("a", "b", "c"), seed=3)
    rounds: dict[int, set[int]] = {}
    for pairing in duel.pairings():
        for meeting in duel.meetings(pairing):
            rounds.setdefault(meeting.round, set()).add(duel.fixture(meeting, None).seed)
    assert all(len(seeds) == 1 for seeds in rounds.values())
    assert len(set.union(*rounds.values())) == len(rounds) == 50


def test_rounds_take_options_in_turn_and_mirrored_matches_the_same() -> None:
    squads = ({"squads": ["vipers", "vipers"]}, {"squads": ["reddots", "threeaces"]})
    duel = Tournament("x-wing", ("a", "b"), options={"assist": True}, games=8, in_turn=squads)
    played = [(one.round, duel.fixture(one, None).options) for one in duel.meetings(("a", "b"))]
    assert [number for number, _ in played] == [0, 0, 1, 1, 2, 2, 3, 3]
    for number, options in played:
        assert options == {"assist": True, **squads[number % 2]}


def test_any_number_of_workers_writes_the_same_file(own: str, tmp_path: Path) -> None:
    files = []
    for name, players in (("one", Alone()), ("two", Processes(2))):
        book = Book(tmp_path / name, small(own))
        entries = list(play_tournament(small(own), players, book))
        assert len(entries) == 18
        files.append((tmp_path / name).read_bytes())
    assert files[0] == files[1]


def test_an_interrupted_tournament_goes_on(own: str, tmp_path: Path) -> None:
    whole, part = tmp_path / "whole", tmp_path / "part"
    all_entries = list(play_tournament(small(own), Alone(), Book(whole, small(own))))
    lines = whole.read_bytes().splitlines(keepends=True)
    part.write_bytes(b"".join(lines[:8]) + lines[8][:20])
    counting = Counting()
    again = list(play_tournament(small(own), counting, Book(part, small(own))))
    assert again == all_entries
    assert counting.played == 18 - 7
    assert part.read_bytes() == whole.read_bytes()


def test_more_matches_are_added_to_those_that_were_played(own: str, tmp_path: Path) -> None:
    file = tmp_path / "book"
    list(play_tournament(small(own), Alone(), Book(file, small(own))))
    longer, counting = small(own, games=10), Counting()
    entries = list(play_tournament(longer, counting, Book(file, longer)))
    assert len(entries) == 30
    assert counting.played == 12


def test_another_tournament_is_not_mixed_in(own: str, tmp_path: Path) -> None:
    Book(tmp_path / "book", small(own))
    with pytest.raises(OtherTournament):
        Book(tmp_path / "book", small(own, seed=2))


class Counting:
    """Plays alone and counts."""

    def __init__(self) -> None:
        self.played = 0

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Match]:
        for match in Alone().play(fixtures):
            self.played += 1
            yield match


def test_a_test_ends_when_it_is_decided() -> None:
    duel = Tournament("outer-rim", ("greedy", "random"), games=60, sprt=Sprt(0, 200))
    entries = list(play_tournament(duel, Alone(), Book(None, duel)))
    found = standings(duel, entries)
    assert found.trials[0].verdict.decision == "stronger"
    assert len(entries) < 30
    assert len(entries) % 2 == 0
    assert [one.bot for one in found.players] == ["greedy", "random"]


def test_alone_one_plays_against_the_game_itself() -> None:
    solo = Tournament("outer-rim", ("random",), seats=1, games=2)
    solo.check()
    found = standings(solo, list(play_tournament(solo, Alone(), Book(None, solo))))
    assert {one.bot for one in found.players} == {"random", "automaton"}
    assert found.pairs[0].duels == 2


def test_places_decide_duels_at_larger_tables() -> None:
    table = Tournament("outer-rim", ("a", "b"), 3)
    meeting = next(table.meetings(("a", "b")))
    assert meeting.seats == ("a", "b", "a")
    block = blocks_of(table, [PlayedMatch(meeting, Match((1,), 9, 9, (3, 1, 1)))])
    assert block == [[(0, 1, 0.0), (1, 0, 0.5)]]


@pytest.mark.parametrize("bots", [("random",), ("random", "random")])
def test_what_is_no_tournament_is_refused(bots: tuple[str, ...]) -> None:
    with pytest.raises(Problem):
        Tournament("smugglers-dice", bots).check()


def test_records_of_a_tournament_are_kept(own: str, tmp_path: Path) -> None:
    duel = Tournament("smugglers-dice", ("random", f"{own}:Bot"), games=2)
    entries = list(play_tournament(duel, Alone(), Book(None, duel), tmp_path / "records"))
    files = sorted((tmp_path / "records").iterdir())
    assert len(files) == 2
    results = [Record.load(file).verify().result for file in files]
    assert {one.winners for one in results if one} == {one.match.winners for one in entries}


# --- crews ----------------------------------------------------------------------------------------

MURDEROUS = """
import os, signal
from pathlib import Path

class Bot:
    def choose(self, window):
        flag = Path({flag!r})
        if flag.exists():
            flag.unlink()
            os.kill(os.getpid(), signal.SIGKILL)
        return window.keys()[0]
"""


def test_a_worker_that_dies_is_replaced_and_its_matches_are_played_again(tmp_path: Path) -> None:
    flag = tmp_path / "flag"
    (tmp_path / "fatal.py").write_text(MURDEROUS.format(flag=str(flag)))
    contest = Contest("smugglers-dice", (f"{tmp_path}/fatal.py:Bot", "random"), 20)
    quiet = run_contest(contest)
    flag.touch()
    loud = run_contest(contest, jobs=2)
    assert not flag.exists()
    assert (quiet.wins, quiet.decisions) == (loud.wins, loud.decisions)


def test_one_worker_is_this_process() -> None:
    assert isinstance(crew(1), Alone)
    assert isinstance(crew(min(2, os.cpu_count() or 1) + 1), Processes)


# --- bots of one's own ----------------------------------------------------------------------------


def test_a_bot_of_ones_own_is_named_by_file_and_class(own: str) -> None:
    assert type(load_bot(f"{own}:Bot", "x-wing")).__name__ == "Bot"
    seeded = load_bot(f"{own}:Seeded", "x-wing", 7)
    assert seeded.seed == 7  # type: ignore[attr-defined]
    assert type(load_bot("random", "x-wing")) is type(make_bot("random", "x-wing"))
    assert type(load_bot("cantina.bots.random_bot:RandomBot", "x-wing")).__name__ == "RandomBot"


@pytest.mark.parametrize("name", ["{own}:Nobody", "{own}:Mute", "nowhere.py:Bot", "no.where:Bot"])
def test_what_is_no_bot_is_refused_in_a_sentence(own: str, name: str) -> None:
    with pytest.raises(BadBot):
        load_bot(name.format(own=own), "x-wing")


def test_what_strangers_name_is_never_loaded_from_a_file(own: str) -> None:
    with pytest.raises(UnknownBot):
        make_bot(f"{own}:Bot", "x-wing")


def test_squads_are_named_or_drawn_anew_for_every_battle() -> None:
    from cantina.games.x_wing import game

    drawn = [game.drawn({"squads": ["famous", "random"]}, 2, number) for number in range(4)]
    assert len({json.dumps(one) for one in drawn}) == 4
    for options in drawn:
        game.begin(game.read_options(options), 2)
    named = game.drawn({"squads": ["fourblues", "famous"]}, 2, 1)["squads"][0]
    assert json.loads(named)["name"] == "fourblues"


def test_a_timed_bot_is_told_when_its_answer_is_due() -> None:
    class Timed:
        left: list[float] = []

        def choose(self, window: Window) -> str:
            assert window.deadline is not None
            self.left.append(window.deadline - time.monotonic())
            return window.keys()[0]

    play_out(cantina.start("smugglers-dice", seed=1), [Timed(), Timed()], seconds=5)
    assert len(Timed.left) > 10
    assert all(4 < left <= 5 for left in Timed.left)


@pytest.mark.parametrize("name", ["destiny", "outer-rim", "smugglers-dice", "x-wing"])
def test_a_bot_in_a_contest_hears_what_happened_since_its_last_answer(
    name: str, own: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[list[int]] = []

    class Listening:
        def choose(self, window: Window) -> str:
            heard.append([event.seq for event in window.events])
            return next(window.answers())

    mine, kept = f"{own}:Bot", str(tmp_path / "match.jsonl")
    bots = {mine: Listening(), "random": make_bot("random", name, 1)}
    monkeypatch.setattr("cantina.bots.matches.load_bot", lambda bot, *_: bots[bot])
    monkeypatch.setattr("cantina.bots.matches.MOST_ANSWERS", 60)
    play_fixture(Fixture(name, (mine, "random"), 3, record=kept))
    told = [number for each in heard for number in each]
    assert told == sorted(set(told)), "nothing is told twice"
    assert len([each for each in heard if each]) > 3
    spoken = {event.seq for event in Record.load(Path(kept)).replay().events(0)}
    assert set(told) <= spoken


def test_bots_that_never_come_to_an_end_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cantina.bots.matches.MOST_ANSWERS", 30)
    table = cantina.start("smugglers-dice", seed=1)
    result = play_out(table, [cantina.bot("random", "smugglers-dice", seed) for seed in (1, 2)])
    assert result.winners == ()
    assert table.answered == 30
