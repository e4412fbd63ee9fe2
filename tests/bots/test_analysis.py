"""A match in hindsight: the sums are right, the work is limited, a blunder is found."""

import msgspec
import pytest

import cantina
from cantina.bots import judges
from cantina.bots.analysis import Analyst, NothingToAnalyse, analyse
from cantina.bots.hindsight import COSTLY, Analysis, Decision, Thoroughness, conclude, share
from cantina.bots.judges import MOST_ALTERNATIVES, Foresight, Verdict
from cantina.bots.weighing import WORTH_TELLING, Weigher
from cantina.core.record import Record
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.core.text import Text, text
from cantina.core.window import Reason, Window
from cantina.core.wire import Result
from cantina.games.smugglers_dice.game import Sky, Smuggler, game

QUICK = Thoroughness(decisions=8, playouts=4)


@pytest.fixture(scope="module")
def record() -> Record:
    table = cantina.start("smugglers-dice", ["Ania", "Oleh"], seed=3)
    table.play_out(Rng(1))
    return Record.parse(Record.of(table).dump())


@pytest.fixture(scope="module")
def found(record: Record) -> Analysis:
    return analyse(record, QUICK)


def test_luck_and_choice_add_up_to_the_way_from_the_first_chance_to_the_result(
    found: Analysis,
) -> None:
    for seat in range(2):
        others = sum(
            one.after[seat] - one.before[seat] for one in found.decisions if one.seat != seat
        )
        moved = found.luck[seat] + found.choice[seat] + found.rest[seat] + others
        assert found.decisions[0].before[seat] + moved == pytest.approx(found.final[seat])
    for decision in found.decisions:
        assert sum(decision.before) == pytest.approx(1)
        assert sum(decision.after) == pytest.approx(1)


def test_the_same_seed_finds_the_same(record: Record, found: Analysis) -> None:
    assert analyse(record, QUICK) == found
    assert found.names == ("Ania", "Oleh")


def test_the_work_is_known_and_limited_before_it_starts(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = 0
    judge = Foresight.judge

    def counted(self: Foresight, world: Table[Sky], seat: int, rng: Rng, key: str = "") -> Verdict:
        nonlocal played
        played += 1
        return judge(self, world, seat, rng, key)

    monkeypatch.setattr(Foresight, "judge", counted)
    analyst = Analyst(record, QUICK)
    steps = [step for step in analyst.run() if isinstance(step, int)]
    assert steps == sorted(steps)
    assert steps[-1] <= analyst.total == 2 * 8 + 2 * COSTLY
    most = 2 * 8 * 4 + 2 * COSTLY * (MOST_ALTERNATIVES + 1) * 4
    assert played <= most


def test_what_was_not_looked_at_is_neither_luck_nor_choice() -> None:
    yes = text("core-yes")
    first = Decision(0, 1, 0, yes, yes, "a", [0.5, 0.5], [0.4, 0.6], skipped=2)
    second = Decision(9, 2, 1, yes, yes, "b", [0.7, 0.3], [0.6, 0.4])
    found = conclude("smugglers-dice", ("Ania", "Oleh"), [first, second], [0, 1], [])
    assert found.choice == pytest.approx([-0.1, 0.1])
    assert found.rest == pytest.approx([0.3, -0.3])
    assert found.luck == pytest.approx([-0.6, 0.6])


def blunder() -> Record:
    """Both need one credit; Ania could deliver first past a single die, and flies empty."""
    rich = Smuggler(credits=19, hand=["spice"], route="night-run")
    sky = Sky(
        step="run",
        target=20,
        smugglers=[rich, Smuggler(credits=19, hand=["gems"], route="trade-lane")],
        order=[0, 1],
        turn=1,
    )
    table = Table.at(game, sky, seed=2, names=("Ania", "Oleh"))
    table.answer(0, "none")
    table.play_out(Rng(3))
    return Record.parse(Record.of(table).dump())


def test_a_blunder_is_found_with_what_would_have_been_better() -> None:
    found = analyse(blunder(), Thoroughness(decisions=4, playouts=40))
    worst = next(one for one in found.costly if one.at == found.decisions[0].at)
    assert (worst.seat, worst.key) == (0, "0")
    assert worst.best - worst.chance > 0.15
    assert found.decisions[0].gain < -0.05
    assert worst.tried[0].key == "0"
    assert worst.given == "none"
    assert next(one for one in worst.tried if one.key == "none").chance == worst.chance
    assert cantina.write(worst.why)
    assert worst.shifts == pytest.approx([worst.best - worst.chance, worst.chance - worst.best])


def test_without_a_judge_the_playouts_themselves_are_the_reason() -> None:
    found = analyse(blunder(), Thoroughness(decisions=4, playouts=40, bot="random"))
    worst = next(one for one in found.costly if one.at == found.decisions[0].at)
    written = cantina.write(worst.why)
    assert "spice" in written.lower()
    assert "%" in written


def test_the_better_answer_can_be_tried_from_there() -> None:
    record = blunder()
    found = analyse(record, QUICK)
    for one in found.costly:
        table = record.replay(one.at)
        table.answer(one.seat, one.key)


def test_a_bot_that_explains_gives_its_own_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    why = text("core-yes")

    class Talking:
        def choose(self, window: Window) -> str:
            return window.sample(Rng(1))

        def explain(self, window: Window) -> list[Reason]:
            return [Reason(key, 0.5, why) for key in window.answers()]

    monkeypatch.setattr(judges, "make_bot", lambda *_: Talking())
    found = analyse(blunder(), Thoroughness(decisions=2, playouts=20, bot="talking"))
    assert found.costly
    assert all(one.why == why for one in found.costly)


def test_a_match_without_decisions_is_refused() -> None:
    with pytest.raises(NothingToAnalyse):
        analyse(Record.of(cantina.start("smugglers-dice", seed=1)))


def test_results_are_shared() -> None:
    assert share(Result((1,), Text("core-yes")), 2) == [0, 1]
    assert share(Result((0, 1), Text("core-yes")), 3) == [0.5, 0.5, 0]
    assert share(None, 4) == [0.25] * 4
    assert share(Result((), Text("core-yes")), 1) == [0]


@pytest.mark.parametrize("name", ["destiny", "outer-rim", "smugglers-dice", "x-wing"])
def test_what_spectators_are_told_hangs_on_what_everybody_knows(name: str) -> None:
    table = cantina.start(name, ["Ania", "Oleh"], seed=6)
    table.play_out(Rng(2), limit=6)
    other = table.imagine(None, Rng(7))
    assert other.view(None) == table.view(None)
    told = [Weigher(name, 2, Thoroughness(playouts=3)).chances(one) for one in (table, other)]
    assert told[0] == pytest.approx(told[1])
    assert sum(told[0]) == pytest.approx(1)


def test_all_numbers_of_a_costly_answer_fit_the_curve() -> None:
    found = analyse(blunder(), Thoroughness(decisions=4, playouts=40))
    after = {one.at: one.after[one.seat] for one in found.decisions}
    assert found.costly
    for one in found.costly:
        assert one.chance == after[one.at]
        assert one.best - one.chance >= WORTH_TELLING
        assert all(0.0 <= tried.chance <= 1.0 for tried in one.tried)


def test_who_was_about_to_win_anyway_lost_nothing_worth_telling() -> None:
    record = blunder()
    analysis = analyse(record, Thoroughness(decisions=4, playouts=40))
    blundered = analysis.decisions[0]
    weigher = Weigher(record.game, 2, Thoroughness(playouts=40))
    table = record.replay(blundered.at)
    assert weigher.costly(blundered, table) is not None
    sure = msgspec.structs.replace(blundered, after=[1.0 - WORTH_TELLING / 2, WORTH_TELLING / 2])
    assert weigher.costly(sure, table) is None
