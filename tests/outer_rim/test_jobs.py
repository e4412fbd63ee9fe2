from typing import Any

import pytest

from cantina.games.outer_rim.cards.combat import Fight
from cantina.games.outer_rim.cards.credits import GainCredits
from cantina.games.outer_rim.cards.damage import Suffer
from cantina.games.outer_rim.cards.jobs import CompleteJob, GoTo
from cantina.games.outer_rim.library import CARDS
from cantina.games.outer_rim.printed import Card, Reward
from outer_rim.table import Desk, Seated, desk, galaxy

HEIST = "job_casino_heist"
JOB = Seated(space="cantonica", assets=[HEIST], credits=0)
PASS, FAIL = ["crit", "blank"], ["blank", "blank"]
SECURITY_LOSES, SECURITY_WINS = ["blank"] * 3, ["hit", "blank", "blank"]


def heist(*chance: list[str], **player: Any) -> Desk:
    table = desk({**JOB, **player}, step="encounter")
    table.chance(*chance).do(f"job:{HEIST}")
    return table


@pytest.mark.rule("OR-JOB-5", "OR-JOB-9", "OR-JOB-10", "OR-JOB-11", "OR-DISCARD-2", "OR-CARD-13")
def test_the_casino_heist_succeeds_section_by_section() -> None:
    table = heist(PASS, PASS, PASS)
    tests = [
        event.text.args["skill"].id for event in table.table.log if event.text.id == "or-log-test"
    ]
    assert tests == ["or-skill-influence", "or-skill-tech", "or-skill-strength"]
    assert table.me().credits == 15000
    assert table.assets() == []
    assert HEIST in table.seen.removed
    assert "databank_42" in table.databank


@pytest.mark.rule("OR-JOB-6", "OR-CARD-13")
def test_a_failed_second_test_jumps_to_the_guards() -> None:
    table = heist(PASS, FAIL, ["hit", "hit", "hit"], SECURITY_LOSES)
    tests = [
        event.text.args["skill"].id for event in table.table.log if event.text.id == "or-log-test"
    ]
    assert tests == ["or-skill-influence", "or-skill-tech"], "section 3 is skipped"
    assert table.me().damage == 1
    assert table.me().credits == 15000, "the guards are beaten"


@pytest.mark.rule("OR-JOB-6")
def test_after_a_jump_the_next_section_in_order_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = (GoTo(3), GainCredits(9000), GainCredits(1000), GainCredits(2000), CompleteJob())
    card = Card(id="databank_42", confidence="ours", databank=42, steps=steps)
    monkeypatch.setitem(CARDS, "databank_42", card)
    assert heist().me().credits == 18000, "without the 9000 of section 2"


@pytest.mark.rule("OR-JOB-12", "OR-CARD-13")
def test_a_failed_first_test_fails_the_job_but_the_card_is_kept() -> None:
    table = heist(FAIL)
    assert table.assets() == [HEIST]
    assert table.me().credits == 0
    assert "databank_42" in table.databank
    assert table.log.count("or-log-test") == 1, "no later section"
    assert table.seen.current == 1


@pytest.mark.rule("OR-JOB-14")
def test_a_failed_job_is_offered_again() -> None:
    table = desk(JOB, Seated(space="t2_om"), step="encounter")
    table.chance(FAIL).do(f"job:{HEIST}")
    table.do("credits", "credits", "done")
    assert table.seen.current == 0
    assert f"job:{HEIST}" in table.keys


@pytest.mark.rule("OR-JOB-15", "OR-CARD-13")
def test_a_lost_but_survived_combat_goes_on() -> None:
    # section 3 fails, section 4 is lost once, then won
    table = heist(PASS, PASS, FAIL, ["blank"] * 3, SECURITY_WINS, ["hit"] * 3, SECURITY_LOSES)
    assert table.log.count("or-log-combat-ground") == 2
    assert table.me().damage == 1
    assert table.me().credits == 15000


@pytest.mark.rule("OR-JOB-15")
def test_without_instructions_the_next_section_follows_a_lost_combat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    steps = (Fight("casino_security", "ground", 3), GainCredits(1000), CompleteJob())
    card = Card(id="databank_42", confidence="ours", databank=42, steps=steps)
    monkeypatch.setitem(CARDS, "databank_42", card)
    table = heist(["blank"] * 3, SECURITY_WINS)
    assert table.me().credits == 16000


@pytest.mark.rule("OR-JOB-13", "OR-CARD-13", "OR-DEFEAT-4")
def test_a_defeated_player_fails_the_job_even_after_winning() -> None:
    table = heist(PASS, PASS, FAIL, ["crit", "crit", "blank"], ["crit", "hit", "blank"], damage=1)
    assert table.me().defeated
    assert table.assets() == [HEIST]
    assert table.me().credits == 0
    assert "or-log-job-failed" in table.log
    assert table.seen.current == 1


@pytest.mark.rule("OR-JOB-13")
def test_defeat_by_a_section_stops_the_job(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = (Suffer(4), GainCredits(9000), CompleteJob())
    card = Card(id="databank_42", confidence="ours", databank=42, steps=steps)
    monkeypatch.setitem(CARDS, "databank_42", card)
    table = heist()
    assert table.me().defeated and table.me().credits == 0
    assert table.assets() == [HEIST]


@pytest.mark.rule("OR-JOB-8", "OR-JOB-16")
def test_everybody_reads_the_section_being_resolved_and_no_further() -> None:
    # Lando pauses after each roll, so that the table can be looked at
    lando: Seated = {**JOB, "character": "lando_calrissian"}
    table = desk(lando, step="encounter")
    table.chance(PASS).do(f"job:{HEIST}")
    for seat in (0, 1, None):
        job = table.table.view(seat).job
        assert (job.card, job.section, len(job.texts)) == (HEIST, 1, 1)
    table.chance(PASS).do("pass")
    assert table.table.view(1).job.section == 2
    assert len(table.table.view(1).job.texts) == 2


@pytest.mark.rule("OR-JOB-7")
def test_a_job_shows_what_it_will_test() -> None:
    from cantina.games.outer_rim.library import asset

    assert asset(HEIST).tested == ("influence", "tech", "strength")
    assert asset(HEIST).must_pass == ("influence",)
    note = desk(JOB, step="encounter").option(f"job:{HEIST}").note
    skills = [test.args["skill"].id for test in note.args["tests"]]
    assert skills == ["or-skill-influence", "or-skill-tech", "or-skill-strength"]


@pytest.mark.rule("OR-JOB-9", "OR-TIMING-3")
def test_completing_gives_the_reward_before_the_card_goes() -> None:
    table = heist(PASS, PASS, PASS)
    log = table.log
    assert log.index("or-log-gain-credits") < log.index("or-log-removed")


@pytest.mark.rule("OR-JOB-10", "OR-DISCARD-2")
def test_some_jobs_are_discarded_instead() -> None:
    table = desk(Seated(space="nal_hutta", assets=["job_hutt_favor"]), step="encounter")
    table.chance(PASS).do("job:job_hutt_favor")
    assert table.assets() == []
    assert table.bottom("job") == ["job_hutt_favor"]
    assert table.seen.removed == []


def test_a_job_whose_databank_card_is_in_use_does_nothing() -> None:
    g = galaxy(JOB, step="encounter")
    g.databank.remove("databank_42")
    table = Desk(g)
    table.do(f"job:{HEIST}")
    assert table.assets() == [HEIST]
    assert Reward().credits == 0


@pytest.mark.rule("OR-JOB-17", "OR-COMBAT-26")
def test_a_job_pays_before_the_damage_of_its_last_fight() -> None:
    hunter = Seated(space="naboo", assets=["bounty_wanted_1"], credits=0, damage=3)
    table = desk(hunter, Seated(space="naboo", reputation={"hutt": -1}), step="encounter")
    table.chance(["crit", "crit", "blank"], ["hit", "blank", "blank"]).do("job:bounty_wanted_1")
    assert table.me().defeated and table.me().fame == 1
    assert table.me().credits == 2000, "3,000 of the 5,000 are lost in the defeat"
    log = table.log
    assert log.index("or-log-job-completed") < log.index("or-log-character-damage")


@pytest.mark.rule("OR-ENCOUNTER-1", "OR-DEFEAT-8")
def test_a_job_that_can_do_nothing_is_no_encounter() -> None:
    hunter = Seated(space="naboo", assets=["bounty_wanted_1"])
    disgraced = Seated(space="naboo", reputation={"hutt": -1})
    assert "job:bounty_wanted_1" in desk(hunter, disgraced, step="encounter").keys
    beaten: Seated = {**disgraced, "defeated": True, "damage": 4}
    assert "job:bounty_wanted_1" not in desk(hunter, beaten, step="encounter").keys
