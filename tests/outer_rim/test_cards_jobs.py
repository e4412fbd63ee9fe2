"""Jobs: how each goes well and how it goes wrong."""

import pytest

from cantina.core.testing import drive, offered
from cantina.games.outer_rim.library import CARDS, asset
from cantina.games.outer_rim.rules.jobs import attempt_job
from cantina.games.outer_rim.state import Galaxy
from outer_rim.card_table import CRIT, HIT, MISS, galaxy, own, purse, seat_at


def work(
    job: str,
    *outcomes: object,
    answers: tuple[str, ...] = (),
    character: str = "boba_fett",
    damage: int = 0,
) -> Galaxy:
    g = galaxy(character, "han_solo" if character != "han_solo" else "bossk")
    own(g, 0, job)
    g.players[0].space = asset(job).destination
    g.players[0].damage = damage
    drive(attempt_job(g, 0, job), answers, outcomes)
    return g


@pytest.mark.rule("OR-CARD-13", "OR-JOB-12")
def test_the_casino_heist_ends_with_a_failed_first_test() -> None:
    part = asset("job_casino_heist")
    assert (part.cost, part.cannot_buy_at) == (0, ("cantonica",))
    assert part.tested == ("influence", "tech", "strength")
    g = work("job_casino_heist", MISS)
    assert purse(g) == (10000, 0)
    assert g.players[0].assets == ["job_casino_heist"]
    assert "databank_42" in g.databank


@pytest.mark.rule("OR-CARD-13", "OR-JOB-6", "OR-JOB-9", "OR-JOB-10")
def test_the_casino_heist_without_a_shot() -> None:
    g = work("job_casino_heist", CRIT, CRIT, CRIT)
    assert purse(g) == (25000, 0)
    assert g.removed == ["job_casino_heist"]


@pytest.mark.rule("OR-CARD-13", "OR-JOB-6")
def test_the_casino_heist_repeats_a_lost_fight() -> None:
    lost = (["blank"] * 3, ["hit", "blank", "blank"])
    won = (["hit"] * 3, ["blank"] * 3)
    # Tech fails: 1 damage and on to section 4 without section 3.
    g = work("job_casino_heist", CRIT, MISS, *lost, *won)
    assert purse(g) == (25000, 0)
    assert g.players[0].damage == 2
    # Strength fails: section 4 follows.
    g = work("job_casino_heist", CRIT, CRIT, MISS, *won)
    assert purse(g) == (25000, 0)


@pytest.mark.rule("OR-CARD-13", "OR-JOB-13")
def test_a_win_in_the_casino_that_is_also_a_defeat_fails_the_job() -> None:
    g = work("job_casino_heist", CRIT, CRIT, MISS, ["hit"] * 3, ["hit", "blank", "blank"], damage=3)
    assert g.players[0].defeated
    assert purse(g) == (7000, 0)
    assert g.players[0].assets == ["job_casino_heist"]


@pytest.mark.rule("OR-CARD-12")
def test_the_kessel_run() -> None:
    card = CARDS["job_kessel_run"]
    assert card.icon is not None
    assert (card.icon.faction, card.icon.distance) == ("rebel", 3)
    part = asset("job_kessel_run")
    assert (part.cost, part.cannot_buy_at, part.destination) == (0, ("kessel",), "kessel")
    assert part.databank == 46
    assert part.tested == ("influence", "strength", "tactics", "knowledge", "piloting")
    g = work("job_kessel_run", CRIT, CRIT, CRIT, CRIT, CRIT)
    assert purse(g) == (20000, 2)
    assert g.removed == ["job_kessel_run"]
    fight = (["hit"] * 3, ["blank"] * 3)
    g = work("job_kessel_run", MISS, CRIT, MISS, *fight, MISS, CRIT)
    assert purse(g) == (20000, 2)
    assert (g.players[0].damage, g.players[0].ship_damage) == (1, 2)


SMOOTH = [
    "job_jabbas_hidden_stash",
    "job_jewel_of_yavin",
    "job_rebel_prison_break",
    "job_relic_of_the_past",
    "job_rescue_from_the_mines",
    "job_rooting_out_spies",
    "databank_92a",
    "databank_92b",
    "databank_92c",
    "databank_92d",
    "job_hutt_favor",
    "job_imperial_favor",
    "job_rebel_favor",
    "job_syndicate_favor",
    "lothal_mon_calamari_3",
    "lothal_mon_calamari_7",
]


@pytest.mark.parametrize("job", SMOOTH)
def test_every_job_can_go_smoothly(job: str) -> None:
    part = asset(job)
    assert part.reward is not None
    g = work(job, *[CRIT] * len(part.tested))
    assert purse(g) == (10000 + part.reward.credits, part.reward.fame)
    assert g.players[0].assets == []
    assert (job in g.removed) == part.removed


@pytest.mark.parametrize(
    ("job", "outcomes"),
    [
        ("job_jabbas_hidden_stash", [CRIT, MISS]),
        ("job_jewel_of_yavin", [CRIT, MISS]),
        ("job_rebel_prison_break", [MISS]),
        ("job_rebel_prison_break", [CRIT, CRIT, MISS]),
        ("job_relic_of_the_past", [CRIT, CRIT, MISS]),
        ("job_rescue_from_the_mines", [CRIT, CRIT, MISS]),
        ("job_rescue_from_the_mines", [MISS, ["blank"] * 3, ["hit"] + ["blank"] * 3]),
        ("job_rooting_out_spies", [CRIT, MISS]),
        ("job_rooting_out_spies", [CRIT, CRIT, MISS, ["blank"] * 3, ["hit"] + ["blank"] * 2]),
        ("databank_92a", [CRIT, MISS]),
        ("databank_92b", [CRIT, MISS]),
        ("databank_92d", [MISS]),
        ("databank_92d", [CRIT, MISS]),
        ("lothal_mon_calamari_3", [MISS]),
        ("lothal_mon_calamari_7", [CRIT, MISS]),
    ],
)
@pytest.mark.rule("OR-JOB-12")
def test_a_failed_job_is_kept(job: str, outcomes: list[object]) -> None:
    g = work(job, *outcomes)
    assert purse(g) == (10000, 0)
    assert g.players[0].assets == [job]


def test_what_goes_wrong_in_our_jobs() -> None:
    fight = (["hit"] * 3, ["blank"] * 3)
    g = work("job_jabbas_hidden_stash", MISS, *fight, CRIT, MISS)
    assert purse(g) == (16000, 1)  # half of 12,000
    g = work("job_jewel_of_yavin", MISS, CRIT, CRIT, MISS, answers=("yes",))
    assert purse(g) == (23000, 1) and g.players[0].damage == 2
    g = work("job_jewel_of_yavin", MISS, answers=("no",))
    assert g.players[0].assets == ["job_jewel_of_yavin"]
    g = work("job_rebel_prison_break", CRIT, CRIT, CRIT, MISS, *(["hit"] * 2, ["hit", *MISS]))
    assert purse(g) == (20000, 2) and g.players[0].ship_damage == 1
    g = work("databank_92b", MISS, CRIT, answers=("no",))
    assert purse(g) == (14000, 1) and g.players[0].damage == 1
    g = work("databank_92c", MISS, *(["hit"] * 3, MISS), MISS)
    assert purse(g) == (18000, 0) and g.players[0].ship_damage == 2


@pytest.mark.rule("OR-JOB-13")
def test_nothing_more_of_a_job_is_rolled_after_a_defeat() -> None:
    g = work("lothal_mon_calamari_7", MISS, damage=3)
    assert g.players[0].defeated
    assert g.players[0].assets == ["lothal_mon_calamari_7"]


def test_one_failed_test_makes_the_next_one_unskilled() -> None:
    # Lando has Knowledge and Influence; a hit is enough unless the first test went wrong.
    g = work(
        "job_rooting_out_spies",
        MISS,
        HIT,
        answers=("pass",) * 2,
        character="lando_calrissian",
    )
    assert purse(g) == (10000, 0)
    g = work(
        "job_rooting_out_spies",
        HIT,
        HIT,
        CRIT,
        answers=("pass", "pass", "pass"),
        character="lando_calrissian",
    )
    assert purse(g) == (17000, 1)
    assert g.players[0].damage == 0


def test_a_failed_favor_can_be_bought_or_fought_for() -> None:
    g = work("job_syndicate_favor", MISS, "databank_41a", answers=("yes",))
    assert purse(g) == (8000, 1)
    g = work("job_syndicate_favor", MISS, "databank_41a", answers=("no",))
    assert purse(g) == (10000, 0)
    g = work("job_syndicate_favor", MISS, "databank_41b", answers=("0",))
    assert g.players[0].reputation["syndicate"] == -1
    assert g.players[0].assets == ["job_syndicate_favor"]
    fight = (["hit"] * 3, ["blank"] * 4)
    g = work("job_syndicate_favor", MISS, "databank_41b", *fight, answers=("1",))
    assert purse(g) == (14000, 1)


@pytest.mark.rule("OR-DATABANK-3")
def test_sabacc_with_another_player() -> None:
    g = galaxy(at="takodana")
    own(g, 0, "luxury_legendary_sabacc")
    table = seat_at(g, ["databank_40a", CRIT, MISS])
    table.answer(0, "job:luxury_legendary_sabacc")
    table.answer(0, "2000")
    table.answer(1, "yes")
    assert purse(table.state) == (12000, 2)
    assert table.sheet(1).credits == 8000
    assert table.seen.removed == ["luxury_legendary_sabacc"]
    g = galaxy(at="takodana")
    own(g, 0, "luxury_legendary_sabacc")
    table = seat_at(g, ["databank_40b", MISS, CRIT, MISS, MISS])
    table.answer(0, "job:luxury_legendary_sabacc")
    assert [each.fame for each in table.seen.players] == [1, 1]


def test_the_encrypted_message_is_an_action_with_somebody_else() -> None:
    g = galaxy(at="t5_om", step="action")
    own(g, 0, "navpoint_4")
    g.players[1].space = "kessel"
    assert not any(
        key.startswith("ability") for key in offered(seat_at(g.copy(), ["navpoint_1"]), 0)
    )
    g.players[1].space = "t5_om"
    table = seat_at(g)
    table.answer(0, "ability:navpoint_4:0")
    assert purse(table.state) == (14000, 1)
    assert table.sheet(1).credits == 12000
    assert table.bottom("navpoint") == ["navpoint_4"]
