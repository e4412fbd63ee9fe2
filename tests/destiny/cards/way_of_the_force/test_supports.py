"""The supports of Way of the Force that came with the whole set, played."""

from destiny.cards.scene import FOE, FOE2, PAL, scene
from destiny.made import FIGHTER
from destiny.table import In, Named

WARRIOR = "WotF 72"  # Gungan Warrior: die 1MD 2ID 1Sh 1R - -


def test_dark_empowerment_burns_a_blank() -> None:
    d = scene("WotF 12", team=[In(PAL, dice=("-",))], foes=[FOE]).use("WotF 12")
    assert (d.pool(0), d.damage(FOE), d.exhausted("WotF 12")) == ([], 1, True)
    assert scene("WotF 12", foes=[FOE]).use("WotF 12").damage(FOE) == 0  # no blank


def test_solar_sailer_draws_a_card() -> None:
    d = scene("WotF 13", (None,)).activate("WotF 13", ("WotF 13", "2R")).yes(0)
    assert len(d.hand(0)) == 1


def test_climate_disruption_array_hits_everybody() -> None:
    d = scene("WotF 30", foes=[FOE]).use("WotF 30")
    assert (d.damage(PAL), d.damage(FOE)) == (2, 2)


def test_planetary_bombardment_counts_vehicles_when_played() -> None:
    d = scene(hand=["WotF 33"], supports=["RIV 8"], resources=6, foes=[FOE]).play("WotF 33").yes(0)
    assert d.damage(FOE) == 1
    assert d.prompt(0) == "ds-ask-additional"


def test_sebulbas_podracer_bites_harder_with_sebulba() -> None:
    d = scene("WotF 50", ("1Sh",), foes=[FOE]).resolve("WotF 50", 0, PAL).yes(0)
    assert d.then("0").damage(FOE) == 1
    alone = scene("WotF 50", ("1Sh",), foes=[FOE]).resolve("WotF 50", 0, PAL).yes(0)
    assert alone.then("1").damage(FOE) == 0


def test_plo_koons_starfighter_turns_a_common_die_and_resolves_it_with_him() -> None:
    team: list[In | Named] = [In(FIGHTER, dice=("-",)), "WotF 57"]
    d = scene("WotF 65", (None,), team=team, foes=[FOE]).activate("WotF 65", ("WotF 65", "-"))
    d.yes(0).side(0, FIGHTER, "2RD").yes(0)
    assert d.choose(0, FOE).damage(FOE) == 2
    alone = scene("WotF 65", (None,), team=team[:1], foes=[FOE])
    alone.activate("WotF 65", ("WotF 65", "-")).yes(0).side(0, FIGHTER, "2RD")
    assert sorted(alone.pool(0)) == ["-", "2RD"]


def test_gungan_catapult_rerolls_with_a_gungan() -> None:
    d = scene("WotF 82", ("-",), team=[WARRIOR, PAL])
    d.activate(WARRIOR, (WARRIOR, "1R")).rolls(("WotF 82", "4ID"))
    assert "4ID" in d.yes(0).pool(0)


def test_crait_speeder_takes_damage_once_for_a_stronger_die() -> None:
    d = scene("WotF 83", ("1R",)).resolve("WotF 83").yes(0)
    assert (d.resources(0), d.damage("WotF 83")) == (2, 1)
    worn = scene(In("WotF 83", damage=1), ("1R",)).resolve("WotF 83")
    assert worn.resources(0) == 1


def test_anakins_podracer_takes_cards() -> None:
    d = scene("WotF 102", ("1Sh",), team=["WotF 88"], foe_hand=["AW 59"])
    d.resolve("WotF 102", 0, "WotF 88").yes(0)
    d.then("1")
    assert d.hand(1) == []
    mill = scene("WotF 102", ("1Sh",)).resolve("WotF 102", 0, PAL).yes(0)
    assert mill.then("0", "1").deck_size(1) == 9


def test_n1_starfighter_readies_or_discards_an_exhausted_vehicle() -> None:
    tired = In("RIV 8", exhausted=True)
    d = scene("WotF 103", ("Sp",), supports=[tired]).resolve("WotF 103", 0, "0")
    assert not d.exhausted("RIV 8")
    d = scene("WotF 103", ("Sp",), foe_supports=[tired]).resolve("WotF 103", 0, "1")
    assert not d.in_play("RIV 8")
    own = scene(In("WotF 103", exhausted=True), ("Sp",)).resolve("WotF 103", 0, "0")
    assert own.exhausted("WotF 103")  # never a copy of itself


def test_dexs_diner_feeds_the_badly_hurt_better() -> None:
    d = scene("WotF 107", team=[In(PAL, damage=6)], resources=1).use("WotF 107", PAL)
    assert (d.damage(PAL), d.resources(0)) == (4, 0)
    light = scene("WotF 107", team=[In(PAL, damage=5)], resources=1).use("WotF 107", PAL)
    assert light.damage(PAL) == 4


def test_ammo_reserves_are_fired_one_by_one() -> None:
    d = scene(hand=["WotF 128"], resources=1, foes=[FOE]).play("WotF 128")
    assert d.damage("WotF 128") == 3
    d.pass_(1)
    d.use("WotF 128")
    assert (d.damage("WotF 128"), d.damage(FOE)) == (2, 1)
    assert scene("WotF 128", foes=[FOE]).use("WotF 128").damage(FOE) == 0  # none left


def test_hailfire_droid_tank_is_a_vehicle_and_a_droid_itself() -> None:
    d = scene(hand=["WotF 130"], resources=4, foes=[FOE])
    d.play("WotF 130", "0").yes(0)
    assert d.damage(FOE) == 1
    d.rolls(("WotF 130", "2RD"))
    assert d.yes(0).pool(0) == ["2RD"]


def test_prized_goods_pile_up_and_are_sold() -> None:
    d = scene("WotF 139").use("WotF 139", "0")
    assert (d.card("WotF 139").resources, d.exhausted(PAL)) == (3, True)
    sold = scene(In("WotF 139", resources=6)).use("WotF 139", "1")
    assert sold.resources(0) == 6


def test_streetwise_makes_a_yellow_event_cheaper() -> None:
    d = scene("WotF 140", hand=["WotF 39"], foes=[In(FOE2, dice=("3MD1",))])
    d.play("WotF 39").yes(0)
    assert (d.exhausted("WotF 140"), d.pool(1)) == (True, [])


def test_xs_freighter_stores_resources_and_acts_again() -> None:
    d = scene("WotF 141", ("Sp",)).resolve("WotF 141", 0, "0")
    assert (d.card("WotF 141").resources, d.prompt(0)) == (2, "ds-ask-additional")
    full = scene(In("WotF 141", resources=4), ("Sp",)).resolve("WotF 141", 0, "1")
    assert full.resources(0) == 4
