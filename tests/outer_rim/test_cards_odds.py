"""The odds of a job are those of its dice."""

import pytest

from cantina.core.ask import BaseAsk
from cantina.core.chance import Chance
from cantina.core.rng import Rng
from cantina.games.outer_rim.cards.credits import Spend
from cantina.games.outer_rim.cards.flow import To
from cantina.games.outer_rim.cards.job_odds import job_odds
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.cards.tests import Test as SkillTest
from cantina.games.outer_rim.library import CARDS, asset
from cantina.games.outer_rim.odds import combat_odds
from cantina.games.outer_rim.odds import test_odds as chance_to_pass
from cantina.games.outer_rim.rules.jobs import attempt_job
from cantina.games.outer_rim.state import Galaxy
from cantina.games.outer_rim.terms import Skill
from outer_rim.card_table import galaxy, own, seat_at

TRIES = 300
JOBS = [card.id for card in CARDS.values() if card.asset is not None and card.asset.tested]


def at_work(job: str, character: str = "bossk", damage: int = 0) -> Galaxy:
    g = galaxy(character, "han_solo", at=asset(job).destination)
    own(g, 0, job)
    g.players[0].damage = damage
    return g


def play(g: Galaxy, job: str, rng: Rng) -> bool:
    """Attempt a job with real dice, paying whatever may be paid."""
    coroutine, value = attempt_job(g, 0, job), None
    while True:
        try:
            request = coroutine.send(value)
        except StopIteration as stop:
            return bool(stop.value)
        if isinstance(request, Chance):
            value = request.draw(rng)
        elif isinstance(request, BaseAsk):
            keys = request.keys()
            value = request.find("yes" if "yes" in keys else keys[-1])
        else:
            value = None


@pytest.mark.parametrize("job", JOBS)
def test_odds_agree_with_playing_it(job: str) -> None:
    rng = Rng(7)
    expected = job_odds(at_work(job, damage=1), 0, job)
    assert expected is not None
    completed = sum(play(at_work(job, damage=1), job, rng) for _ in range(TRIES))
    spread = (expected * (1 - expected) / (TRIES)) ** 0.5
    assert abs(completed / (TRIES) - expected) <= 4 * spread + 0.01


def test_odds_of_a_favor_by_hand() -> None:
    # Bossk tests Influence unskilled; else card 41a is paid for, or 41b is fought for with 3 dice.
    passed, won = chance_to_pass(0), combat_odds(3, 4)
    expected = passed + (1 - passed) * (1 + won) / 2
    assert job_odds(at_work("job_hutt_favor"), 0, "job_hutt_favor") == pytest.approx(expected)
    able = at_work("job_hutt_favor")
    able.players[0].credits = 6000  # to the last credit
    assert job_odds(able, 0, "job_hutt_favor") == pytest.approx(expected)
    poor = at_work("job_hutt_favor")
    poor.players[0].credits = 0
    expected = passed + (1 - passed) * won / 2
    assert job_odds(poor, 0, "job_hutt_favor") == pytest.approx(expected)


def test_the_encounter_shows_the_odds_of_the_whole_job() -> None:
    g = at_work("job_relic_of_the_past", "doctor_aphra")
    table = seat_at(g)
    (option,) = [each for each in table.asks(0)[0].options if each.key.startswith("job")]
    assert option.odds == pytest.approx(job_odds(g, 0, "job_relic_of_the_past"))
    assert 0 < (option.odds or 0) < 1
    assert job_odds(at_work("luxury_statue_dedication"), 0, "luxury_statue_dedication") is None


def test_of_two_skills_the_better_one_is_shown() -> None:
    scene = Scene(galaxy("bossk", "han_solo"), 0)
    known, unknown = Skill.STRENGTH, Skill.TECH
    for skills in ((known, unknown), (unknown, known)):
        assert scene.odds(SkillTest(skills)) == pytest.approx(chance_to_pass(1))
    assert scene.odds(SkillTest(unknown)) == pytest.approx(chance_to_pass(0))
    paid = To(Spend(1000), SkillTest(known))
    assert scene.odds(paid) == pytest.approx(chance_to_pass(1)), "what it costs changes nothing"
