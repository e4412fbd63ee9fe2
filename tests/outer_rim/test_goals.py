import pytest

from cantina.core.testing import drive
from cantina.games.outer_rim.cards.abilities import owned
from cantina.games.outer_rim.library import CHARACTERS
from cantina.games.outer_rim.rules.assets import gain_asset
from cantina.games.outer_rim.rules.combat import fight_enemy
from cantina.games.outer_rim.rules.jobs import attempt_job
from cantina.games.outer_rim.rules.patrols import fight_patrol
from cantina.games.outer_rim.rules.progress import mark_planet
from cantina.games.outer_rim.rules.ships import take_ship
from outer_rim.table import Seated, desk, galaxy, take_card

WIN5 = [["hit"] * 5, ["blank"] * 3]


@pytest.mark.rule("OR-GOAL-2", "OR-GOAL-8", "OR-CARD-2", "OR-CHARACTER-1", "OR-GOAL-4")
def test_landos_second_illegal_delivery_completes_his_goal() -> None:
    lando = Seated(
        character="lando_calrissian",
        space="kessel",
        goal_tokens=1,
        assets=["cargo_stolen_supplies"],
    )
    table = desk(lando, step="action")
    assert not any(key.startswith("ability:character") for key in table.keys)
    table.chance(["hit"]).do("deliver", "pass")
    assert table.me().fame == 2, "1 for the cargo, 1 for the goal"
    assert table.me().flipped
    assert table.me().goal_tokens == 0
    assert "ability:character:1" in table.keys, "the new ability"
    assert owned(table.g, 0, "after_roll"), "and the old one stays"
    assert owned(table.g, 0, "after_roll")[0].source == "character"


@pytest.mark.rule("OR-GOAL-7", "OR-CARD-1")
def test_boba_fett_counts_collected_bounties() -> None:
    hunter = Seated(
        space="ord_mantell", assets=["bounty_greedo"], captured={"bounty_greedo": "greedo"}
    )
    table = desk(hunter, step="action")
    table.do("deliver")
    assert table.table.view(None).players[0].goal_tokens == 1
    assert not table.me().flipped and table.me().fame == 2
    second = desk({**hunter, "goal_tokens": 1}, step="action")
    second.do("deliver")
    assert second.me().flipped and second.me().fame == 3


@pytest.mark.rule("OR-GOAL-5", "OR-GOAL-10")
def test_tokens_of_the_old_ship_do_not_come_along() -> None:
    g = galaxy(Seated(space="naboo", ship="aggressor"), patrols={"rebel": "naboo"})
    drive(fight_patrol(g, 0, "rebel"), (), WIN5)
    assert g.players[0].ship_goal_tokens == 1
    drive(take_ship(g, 0, "lancer"))
    drive(take_ship(g, 0, "aggressor"))
    assert g.players[0].ship_goal_tokens == 0, "not even to the same sheet"


@pytest.mark.rule("OR-GOAL-3", "OR-GOAL-5", "OR-GOAL-8", "OR-GOAL-10", "OR-CARD-14")
def test_the_aggressor_needs_two_wins_against_patrols_with_this_ship() -> None:
    g = galaxy(
        Seated(space="naboo", ship="firespray_31", credits=0),
        patrols={"rebel": "naboo", "hutt": "naboo"},
    )
    drive(fight_patrol(g, 0, "rebel"), (), WIN5)
    drive(take_ship(g, 0, "aggressor"))
    assert g.players[0].ship_goal_tokens == 0, "the win before does not count"
    drive(fight_patrol(g, 0, "hutt"), (), WIN5)
    assert g.players[0].ship_goal_tokens == 1 and not g.players[0].ship_flipped
    drive(fight_enemy(g, 0, "ship", 3, "or-enemy-gang"), (), WIN5)
    assert g.players[0].ship_goal_tokens == 1, "no patrol"
    g.patrols[1].space = "naboo"
    drive(fight_patrol(g, 0, "imperial"), (), WIN5)
    assert g.players[0].ship_flipped
    assert g.players[0].fame == 1
    assert g.players[0].ship_goal_tokens == 0


@pytest.mark.rule("OR-GOAL-6")
def test_a_lasting_condition_counts_if_it_still_holds() -> None:
    # HWK-290: "while you have a mod"; the mod was installed on the old ship
    g = galaxy(Seated(assets=["mod_ion_cannon"], space="naboo", credits=9000), step="action")
    drive(take_ship(g, 0, "hwk_290"))
    from outer_rim.table import Desk

    table = Desk(g)
    table.do("ability:ship_goal:0")
    assert table.me().ship_flipped and table.me().fame == 1
    assert table.me().credits == 2000
    without = desk(Seated(ship="hwk_290", space="naboo"), step="action")
    assert "ability:ship_goal:0" not in without.keys


@pytest.mark.rule("OR-GOAL-9")
def test_only_completed_jobs_count_for_aphra() -> None:
    aphra = Seated(character="doctor_aphra", space="cantonica", assets=["job_casino_heist"])
    g = galaxy(aphra)
    drive(attempt_job(g, 0, "job_casino_heist"), ["pass"], [["blank", "blank"]])
    assert g.players[0].goal_tokens == 0
    drive(attempt_job(g, 0, "job_casino_heist"), ["pass"] * 3, [["crit", "blank"]] * 3)
    assert g.players[0].goal_tokens == 1


@pytest.mark.rule("OR-GOAL-11", "OR-CARD-15")
def test_a_goal_headed_encounter_is_completed_as_the_encounter() -> None:
    fire = Seated(ship="firespray_31", space="naboo")
    rival = Seated(space="naboo", fame=3)
    for step in ("planning", "action"):
        assert not any("ship_goal" in key for key in desk(fire, rival, step=step).keys)
    table = desk(fire, rival, step="encounter")
    assert "ability:ship_goal:0" in table.keys
    table.chance(["blank"] * 5, ["hit", "blank", "blank"]).do("ability:ship_goal:0")
    assert not table.me().ship_flipped, "lost"
    assert table.seen.current == 1
    equal = desk(fire, {**rival, "fame": 0}, step="encounter")
    assert "ability:ship_goal:0" not in equal.keys, "not more famous"


@pytest.mark.rule("OR-GOAL-2", "OR-GOAL-6")
def test_hans_goal_is_checked_all_the_time() -> None:
    g = galaxy(Seated(character="han_solo"))
    drive(take_ship(g, 0, "lancer"))
    assert not g.players[0].flipped
    drive(take_ship(g, 0, "aggressor"))
    assert g.players[0].flipped and g.players[0].fame == 1


@pytest.mark.rule("OR-GOAL-4")
def test_a_completed_goal_is_not_completed_again() -> None:
    g = galaxy(Seated(character="han_solo", ship="aggressor", flipped=True))
    drive(take_ship(g, 0, "firespray_31"))
    assert g.players[0].fame == 0
    assert CHARACTERS["han_solo"].goal.fame == 1
    rival = Seated(space="naboo", fame=3)
    for flipped in (False, True):
        hunter = Seated(ship="firespray_31", ship_flipped=flipped, space="naboo")
        table = desk(hunter, rival, step="encounter")
        assert ("ability:ship_goal:0" in table.keys) != flipped


def test_crew_that_completes_the_short_haulers_goal_is_kept_on_the_flipped_side() -> None:
    g = galaxy(Seated(ship="gx1_short_hauler", assets=["databank_greedo", "databank_4_lom"]))
    take_card(g, "databank_lobot")
    drive(gain_asset(g, 0, "databank_lobot"))
    assert g.players[0].ship_flipped
    assert len(g.players[0].assets) == 3


@pytest.mark.rule("OR-GOAL-7", "OR-GOAL-8")
def test_jyns_tokens_lie_on_planets_and_are_discarded_with_the_goal() -> None:
    g = galaxy(Seated(character="jyn_erso"))
    assert drive(mark_planet(g, 0, "lothal"))
    assert not drive(mark_planet(g, 0, "lothal")), "one token on each planet"
    assert g.players[0].marked == ["lothal"] and not g.players[0].flipped
    assert drive(mark_planet(g, 0, "naboo"))
    assert g.players[0].flipped and g.players[0].fame == 1
    assert g.players[0].marked == []
