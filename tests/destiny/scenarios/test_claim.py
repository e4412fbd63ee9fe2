from typing import Any

from destiny.scenarios.scene import Scene, scene, side
from destiny.table import In
from scenario_book import scenario

REY, FINN, KYLO, TROOPER, JANGO = "AW 38", "AW 45", "AW 11", "AW 2", "AW 21"
PHASMA, VADER, BAZE = "AW 1", "AW 10", "SoR 26"


@scenario("DS-S028")
def test_after_a_claim_the_opponent_goes_on_alone() -> None:
    table = scene(side("LEG 19"), side(REY, FINN, resources=0), battlefield="LEG 174")
    anna, boris = table.anna, table.boris
    anna.claims("yes")
    assert boris.resources == 0 and table.turn_of == "boris"
    assert not boris.may("claim")
    boris.activates(REY, (REY, "1R"))
    assert table.turn_of == "boris" and not boris.may("claim")
    boris.activates(FINN, (FINN, "1R"))
    assert table.turn_of == "boris" and not boris.may("claim")
    boris.passes()
    assert table.duel.g.round == 2 and set(table.duel.asked()) == {0, 1}, "upkeep at once"


@scenario("DS-S029")
def test_ambush_by_a_claim_ability_brings_no_action() -> None:
    table = scene(side("CONV 21", hand=["CONV 32"], resources=0), side(REY), battlefield="SoR 153")
    table.anna.claims("yes", "CONV 32")
    assert table.in_play("CONV 32") and table.shows("CONV 32") is None
    assert table.anna.resources == 0 and table.turn_of == "boris"


@scenario("DS-S030")
def test_nobody_can_claim_twice_in_one_round() -> None:
    table = scene(side(KYLO), side(REY), active=1)
    anna, boris = table.anna, table.boris
    boris.claims("no")
    assert not anna.may("claim") and anna.cannot("claim")
    anna.passes()
    for person in (anna, boris):
        person.says([])
    assert table.controller == "boris" and table.turn_of == "boris" and table.round == 3
    assert boris.may("claim")


@scenario("DS-S031")
def test_snap_wexleys_toll_is_one_resource() -> None:
    snap = In("SoR 29", dice=("1R", "1R"))
    poor = scene(side("AW 10", resources=0), side(snap))
    assert not poor.anna.may("claim")
    rich = scene(side("AW 10", resources=3), side(In("SoR 29", dice=("1R", "1R"))))
    rich.anna.claims("no")
    assert rich.anna.resources == 2 and rich.claimed_by == "anna"


@scenario("DS-S032")
def test_a_claim_counts_even_if_declined() -> None:
    table = scene(
        side(In(JANGO, dice=("2RD",)), supports=["SoR 149"], resources=1),
        side(REY),
        battlefield="RIV 20",
    )
    table.anna.claims("no")
    assert table.anna.pool == ["2RD"] and table.damage(REY) == 0
    assert table.anna.resources == 2


@scenario("DS-S033")
def test_outmaneuver_played_through_the_claim_comes_too_late() -> None:
    table = scene(
        side(JANGO, supports=["SoR 149"], hand=["SoR 149"], resources=0),
        side(REY),
        battlefield="SoR 153",
    )
    table.anna.claims("yes", "SoR 149#2")
    assert table.anna.resources == 1
    assert table.in_play("SoR 149") and table.in_play("SoR 149#2")


@scenario("DS-S034")
def test_secret_facility_mixes_melee_and_ranged() -> None:
    baze, chewie, satine = "SoR 26", "SoR 43", "CONV 91"
    table = scene(
        side(In(baze, dice=("2RD", "+2RD")), In(chewie, dice=("2MD",)), In(satine, dice=("2ID",))),
        side("AW 10"),
        battlefield="SoR 159",
    )
    anna = table.anna
    anna.claims("yes")
    assert anna.can_choose((baze, 0), (chewie, 0), (satine, 0)) == [True, True, False]
    anna.says((baze, 0), [(baze, 1)], "AW 10")
    assert table.damage("AW 10") == 4, "the first instance"
    anna.says((chewie, 0), "AW 10")
    assert table.damage("AW 10") == 6 and table.turn_of == "boris"
    assert anna.pool == ["2ID"]


@scenario("DS-S035")
def test_frozen_wastes_cannot_touch_upgrade_dice() -> None:
    def begin() -> Scene:
        return scene(
            side(In(KYLO, dice=("1MD",))),
            side(In(REY, upgrades=[In("AW 59", dice=("3MD1",))])),
            battlefield="AW 168",
        )

    table = begin()
    table.anna.claims("yes", (KYLO, 0))
    assert table.shows(KYLO) is None and table.shows("AW 59") == "3MD1"
    declined = begin()
    declined.anna.claims("no")
    assert declined.shows(KYLO) == "1MD" and declined.claimed_by == "anna"


@scenario("DS-S037")
def test_taking_control_is_not_claiming() -> None:
    rex = "WotF 74"
    table = scene(side(rex, supports=["SoR 149"], resources=1), side(REY), controller=1, active=0)
    anna = table.anna
    table.rolls((rex, "1R"))
    anna.activates(rex).says("yes", "0")
    assert table.controller == "anna" and anna.pool == ["1R"] and anna.resources == 0
    table.boris.passes()
    assert table.turn_of == "anna"
    anna.claims("no")
    assert anna.resources == 1


@scenario("DS-S038")
def test_handing_the_battlefield_over_changes_who_starts() -> None:
    trooper = "LEG 13"
    table = scene(side(KYLO, hand=["LEG 153"]), side(In(trooper, dice=("3ID",))))
    table.anna.plays("LEG 153")
    while table.duel.asked() == (0,) and table.shows(trooper):
        table.anna.says("yes" if "yes" in table.anna.offered else (trooper, 0))
    assert table.shows(trooper) is None and table.controller == "boris"
    table.boris.passes()
    assert table.anna.may("claim")
    table.anna.passes()
    table.upkeep()
    assert table.turn_of == "boris" and table.round == 3


@scenario("DS-S039")
def test_a_choice_may_fall_on_the_effect_that_does_nothing() -> None:
    table = scene(side("TPG 2", resources=0), side("TPG 24"), battlefield="TPG 46")
    anna = table.anna
    anna.claims("yes")
    assert len(anna.offered) == 2, "both options"
    anna.says(anna.offered[1])
    assert anna.resources == 0 and table.shields("TPG 2") == 0 and table.shields("TPG 24") == 0
    assert table.claimed_by == "anna"


@scenario("DS-S242")
def test_who_has_claimed_cannot_act_but_his_cards_still_react() -> None:
    hands = "SoR 150"
    table = scene(side(In(JANGO, upgrades=[hands])), side(KYLO, TROOPER))
    anna, boris = table.anna, table.boris
    anna.claims("no")
    boris.activates(KYLO, (KYLO, "-"))
    assert anna.asked and anna.hears("Jango Fett")
    table.rolls((JANGO, "2RD"))
    anna.says("yes")
    assert anna.hears("Fast Hands")
    anna.says("yes", (JANGO, 0), KYLO)
    assert table.damage(KYLO) == 2 and table.turn_of == "boris"
    boris.activates(TROOPER, (TROOPER, "-"))
    assert table.turn_of == "boris" and table.exhausted(JANGO)


@scenario("DS-S504")
def test_the_claimed_fort_guards_a_bounty_hunter_who_acts_no_more() -> None:
    fort, bala = "EaW 154", "AW 19"
    table = scene(
        side(JANGO, In(bala, dice=("1RD",))),
        side(In(VADER, exhausted=True, dice=("3MD",)), TROOPER),
        battlefield=fort,
        controller=1,
    )
    anna, boris = table.anna, table.boris
    table.duel.act(0, "claim")
    assert table.turn_of == "boris" and "pass" in boris.offered and table.controller == "anna"
    boris.activates(TROOPER, (TROOPER, "2RD"))
    assert table.shows(TROOPER) == "2RD" and anna.pool == ["1RD"], "no Guardian for Boris"
    assert anna.asked and anna.hears("Jango Fett")
    table.rolls((JANGO, "2RD"))
    anna.says("yes")
    assert anna.asked and table.shows(JANGO) is None
    assert anna.can_choose((VADER, 0), (TROOPER, 0)) == [True, True]
    anna.says((VADER, 0))
    assert table.shows(VADER) is None and table.damage(JANGO) == 3
    assert table.exhausted(JANGO) and anna.pool == ["1RD", "2RD"]
    assert table.turn_of == "boris"
    boris.passes()
    assert len(table.duel.asked()) == 2, "upkeep"


@scenario("DS-S505")
def test_a_second_claim_in_the_same_round_stops_everything() -> None:
    echo, ours, uprising = "AW 166", "EaW 125", "SoR 97"

    def begin() -> Scene:
        table = scene(
            side(In(BAZE, dice=("2RD",)), supports=[uprising], hand=[ours], resources=2),
            side(In(TROOPER, damage=6), In(PHASMA, shields=1)),
            battlefield=echo,
            active=1,
        )
        table.boris.claims("no")
        assert table.claimed_by == "boris" and table.turn_of == "anna"
        assert not table.anna.may("claim")
        table.anna.plays(ours, "yes", BAZE)
        assert table.controller == "anna" and table.shields(BAZE) == 1
        assert table.boris.asked and table.boris.can_choose(TROOPER, PHASMA) == [True, True]
        return table

    table = begin()
    boris = table.boris
    boris.says(TROOPER)
    assert boris.can_choose(TROOPER) == [False], "one is all he can take"
    boris.says(PHASMA)
    assert not table.in_play(TROOPER) and (table.damage(PHASMA), table.shields(PHASMA)) == (0, 0)
    other = begin()
    other.boris.says(PHASMA, PHASMA)
    assert (other.damage(PHASMA), other.shields(PHASMA)) == (1, 0)
    assert len(other.duel.asked()) == 2, "upkeep"
    other.upkeep()
    assert other.round == 3 and other.turn_of == "anna" and other.anna.pool == []


@scenario("DS-S507")
def test_the_occupied_city_looks_only_at_what_is_really_played() -> None:
    city, pistol, wounded, lockdown, aftermath = "AtG 158", "AW 54", "CONV 161", "SoR 63", "SoR 123"
    table = scene(
        side(BAZE, REY, hand=[aftermath]),
        side(PHASMA, TROOPER, hand=[pistol, wounded, lockdown]),
        battlefield=city,
        active=1,
    )
    anna, boris = table.anna, table.boris
    boris.plays(pistol, PHASMA)
    assert anna.asked and anna.hears("Occupied City")
    anna.says("yes")
    assert len(boris.discard) == 1 and boris.deck == 9 and table.is_on(pistol, PHASMA)
    anna.passes()
    boris.plays(wounded, REY)
    assert table.is_on(wounded, REY) and table.turn_of == "anna" and "pass" in anna.offered
    anna.passes()
    boris.plays(lockdown, "decline")
    assert table.controller == "boris" and table.claimed_by == ""
    anna.plays(aftermath)
    assert boris.asked and not anna.asked and boris.hears("Occupied City")
    boris.says("yes")
    assert len(anna.discard) == 1 and anna.deck == 9 and boris.deck == 9
    assert table.in_play(aftermath)


@scenario("DS-S508")
def test_bought_at_a_discount_sold_at_the_full_price() -> None:
    shop, team, black, astromech = "CONV 180", "EaW 127", "AW 32", "AtG 88"

    def begin(*supports: Any) -> Scene:
        return scene(
            side("AW 30", supports=supports, hand=[black, astromech], resources=3),
            side(VADER),
            battlefield=shop,
        )

    assert not begin().anna.may("play", black)
    table = begin(team)
    anna, boris = table.anna, table.boris
    anna.plays(black, "yes")
    assert anna.resources == 0 and table.exhausted(team)
    boris.passes()
    anna.plays(astromech, black)
    boris.passes()
    anna.activates(black, (black, "2RD"))
    boris.passes()
    (die,) = table.duel.g.players[0].pool
    anna.claims("yes", black)
    assert anna.resources == 4
    assert anna.discard == ["Black One", "R2 Astromech"] and anna.pool == []
    assert die in table.duel.g.players[0].aside_dice
