"""Cards of Way of the Force that brought a word with them, played and declined."""

from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, Scene, scene
from destiny.made import ENVOY, FIGHTER, RAIDER, SENTRY
from destiny.table import In, Named

WARRIOR = "WotF 72"  # Gungan Warrior: die 1MD 2ID 1Sh 1R - -
CRAFT = "RIV 8"  # Fang Fighter: a vehicle without a text, cost 3, die 2RD 3RD 1Dc 1Sh 1R -
RACER = "WotF 153"  # Podracer: die 1ID 2ID 1Dr 1Dc 1Sh -


def test_fifth_brother_resolves_a_weapon_die_that_stays() -> None:
    upgrades = [In("AW 59", dice=("1R",)), In("AW 14", dice=("1R",))]
    d = scene(In("WotF 2", dice=("Sp",), upgrades=upgrades)).resolve("WotF 2")
    assert (d.resources(0), d.pool(0)) == (1, ["1R", "1R"])  # the ability's die was no choice


def test_outcast_learns_the_first_ability_cheaper_while_hurt() -> None:
    d = scene(In("WotF 3", damage=1), team=[BLUE], hand=["AW 14", "TPG 8"], resources=4)
    d.play("AW 14", "WotF 3")
    assert d.resources(0) == 3
    d.pass_(1)
    assert d.play("TPG 8", "WotF 3", "none").resources(0) == 1  # the second one costs 2
    whole = scene("WotF 3", hand=["AW 14"], resources=1)
    assert not whole.can(0, "play", "AW 14")


def test_outcast_does_not_count_abilities_played_on_others() -> None:
    d = scene(In("WotF 3", damage=1), team=[BLUE], hand=["AW 14", "TPG 8"], resources=3)
    d.play("AW 14", BLUE)
    assert d.resources(0) == 1
    d.pass_(1)
    assert d.play("TPG 8", "WotF 3").resources(0) == 0


def test_crush_hope_trades_cards_for_damage_to_who_shows_a_blank() -> None:
    foes: list[In | Named] = [In(FOE, dice=("-",))]
    d = scene("WotF 5", foes=foes, hand=["AW 59", "AW 44", "AW 60"])
    d.play("WotF 5", ["AW 59", "AW 44"])
    assert (d.damage(FOE), d.hand(0)) == (2, ["Mind Probe"])
    none = scene("WotF 5", foes=foes, hand=["AW 59"]).play("WotF 5", "none")
    assert (none.damage(FOE), none.hand(0)) == (0, ["Lightsaber"])
    assert not scene("WotF 5", foes=[In(FOE, dice=("1R",))]).can(0, "play", "WotF 5")


def bereft(card: str) -> Scene:
    """Hold an event while a friend falls."""
    d = scene(card, team=[In(PAL, damage=8), RED], foes=[In(FIGHTER, dice=("1RD",))])
    d.pass_(0)
    d.act(1, "resolve", (FIGHTER, 0)).choose(1, PAL)
    return d


def test_dark_ritual_brings_a_character_back_half_dead() -> None:
    d = bereft("WotF 6")
    assert not d.in_play(PAL)
    d.play("WotF 6")
    assert (d.damage(PAL), d.exhausted(PAL)) == (4, True)
    alive = scene("WotF 6", team=[PAL]).play("WotF 6")
    assert alive.damage(PAL) == 0


def test_fifth_brothers_lightsaber_needs_no_other_die_in_his_hand() -> None:
    saber = In("WotF 15", dice=("+2MD",))
    d = scene(In("WotF 2", upgrades=[saber]), foes=[FOE]).resolve("WotF 15", 0, FOE).yes(0)
    assert d.choose(0, FOE).damage(FOE) == 3
    other = scene(team=[In(PAL, upgrades=[saber])])
    assert not other.can(0, "resolve", ("WotF 15", 0))
    assert other.blocked(0)[f"resolve:{other.die('WotF 15')}"] == "DS-MODIFIER-1"


def test_sebulba_puts_a_resource_on_a_support_or_off_it() -> None:
    d = scene("WotF 38", ("Sp",), supports=[CRAFT]).resolve("WotF 38", 0, "0")
    assert d.card(CRAFT).resources == 1
    d = scene("WotF 38", ("Sp",), foe_supports=[In(CRAFT, resources=2)])
    d.resolve("WotF 38", 0, "1")
    assert (d.card(CRAFT).resources, d.resources(0)) == (1, 0)  # nobody gets it


def test_nefarious_deed_moves_damage_even_to_a_support() -> None:
    d = scene("WotF 42", foes=[In(FOE, damage=2)], supports=[CRAFT]).play("WotF 42", CRAFT)
    assert (d.damage(FOE), d.damage(CRAFT)) == (1, 1)
    assert d.prompt(0) == "ds-ask-additional"


def test_paid_off_buys_a_die_of_the_opponent() -> None:
    d = scene("WotF 43", foes=[In(FOE, dice=("1R",))], resources=2).play("WotF 43")
    assert (d.resources(0), d.resources(1), d.pool(1)) == (1, 2, [])
    poor = scene("WotF 43", foes=[In(FOE, dice=("1R",))], resources=1).play("WotF 43")
    assert (poor.resources(0), poor.pool(1)) == (1, ["1R"])


def test_triple_zero_passes_on_what_you_do_to_yourself() -> None:
    d = scene("WotF 39", supports=["WotF 49"], foes=[In(FOE2, dice=("3MD1",))]).play("WotF 39")
    assert d.yes(0).damage(FOE2) == 1
    theirs = scene(supports=["WotF 49"], foes=[In(RAIDER, dice=("2ID",))])
    theirs.pass_(0)
    theirs.act(1, "resolve", (RAIDER, 0))
    assert theirs.prompt(0) == "ds-ask-action"  # the opponent dealt it


def test_formidable_disarms_only_past_the_shields() -> None:
    foes: list[In | Named] = [In(FOE, upgrades=["AW 44"]), FOE2]
    d = scene("WotF 51", ("Sp",), foes=foes).resolve("WotF 51", 0, FOE).yes(0)
    assert (d.damage(FOE), d.card("AW 44").host) == (1, d.id(FOE2))
    foes = [In(FOE, upgrades=["AW 44"], shields=1), FOE2]
    blocked = scene("WotF 51", ("Sp",), foes=foes).resolve("WotF 51", 0, FOE)
    assert blocked.card("AW 44").host == blocked.id(FOE)
    assert blocked.my_turn_is_over


def test_way_of_the_dark_rolls_the_die_of_the_fallen() -> None:
    d = bereft("WotF 53")
    d.rolls((PAL, "1R"))
    d.play("WotF 53")
    assert d.pool(0) == ["1R"]


def test_fond_memories_return_under_a_deck_in_order() -> None:
    d = scene("WotF 58", discard=["AW 59", "AW 44", "AW 60"])
    d.play("WotF 58", "0", ["AW 59", "AW 60"], "AW 60")
    bottom = [d.g.codes[card] for card in d.g.players[0].deck.bottom]
    assert bottom == ["01060", "01059"]
    assert "Fond Memories" in d.aside(0)
    assert d.discard(0) == ["Rey's Staff"]


def test_aquata_breather_blocks_one_indirect_damage() -> None:
    d = scene("WotF 66", foes=[In(RAIDER, dice=("2ID",))])
    d.pass_(0)
    d.act(1, "resolve", (RAIDER, 0))
    d.yes(0)
    assert (d.damage(PAL), d.exhausted("WotF 66")) == (1, True)
    shot = scene("WotF 66", foes=[In(RAIDER, dice=("1RD",))])
    shot.pass_(0)
    shot.act(1, "resolve", (RAIDER, 0)).choose(1, PAL)
    assert shot.damage(PAL) == 1


def test_desperate_hour_adds_up_the_health_that_is_left() -> None:
    team: list[In | Named] = [In(PAL, damage=8, exhausted=True), In(RED, damage=8)]
    d = scene("WotF 76", team=team).play("WotF 76")
    assert not d.exhausted(PAL)
    assert not scene("WotF 76", team=[In(PAL, damage=5)]).can(0, "play", "WotF 76")


def test_suppressive_fire_takes_a_die_of_who_was_activated() -> None:
    d = scene("WotF 84", resources=1)
    d.pass_(0)
    d.rolls((FOE, "2RD"))
    d.act(1, "activate", FOE)
    d.yes(0)
    assert (d.pool(1), d.in_play("WotF 84"), d.resources(0)) == ([], False, 0)
    poor = scene("WotF 84")
    poor.pass_(0)
    poor.rolls((FOE, "2RD"))
    poor.act(1, "activate", FOE)
    assert poor.prompt(0) == "ds-ask-action"


def test_electropole_goes_to_a_gungan_when_its_bearer_falls() -> None:
    team: list[In | Named] = [In(PAL, damage=8, upgrades=["WotF 85"]), WARRIOR]
    foes: list[In | Named] = [In(FIGHTER, dice=("1RD",))]
    d = scene(team=team, foes=foes)
    d.pass_(0)
    d.act(1, "resolve", (FIGHTER, 0)).choose(1, PAL)
    d.yes(0)
    assert d.card("WotF 85").host == d.id(WARRIOR)
    lost = scene(team=team, foes=foes)
    lost.pass_(0)
    lost.act(1, "resolve", (FIGHTER, 0)).choose(1, PAL)
    assert not lost.no(0).in_play("WotF 85")


def test_defensive_racing_brings_back_what_the_last_turn_removed() -> None:
    d = scene("WotF 94", supports=[In(CRAFT, dice=("3RD",))], foe_hand=["LEG 159"])
    d.g.players[1].resources = 2
    assert not d.can(0, "play", "WotF 94")
    d.pass_(0)
    d.act(1, "play", "LEG 159").choose(1, (CRAFT, 0)).choose(1, "decline")
    d.rolls((CRAFT, "2RD"))
    assert d.play("WotF 94").pool(0) == ["2RD"]


def test_rigged_detonation_burns_the_riches_of_the_controller() -> None:
    d = scene("WotF 98", foes=[FOE], foe_resources=7, controller=1).play("WotF 98")
    assert d.damage(FOE) == 5
    assert not scene("WotF 98", foes=[FOE], foe_resources=7).can(0, "play", "WotF 98")


def test_righteous_cause_moves_damage_among_cards_of_one_type() -> None:
    d = scene("WotF 99", team=[In(PAL, damage=2), RED], supports=[CRAFT]).play("WotF 99")
    assert (d.damage(PAL), d.damage(RED), d.damage(CRAFT)) == (1, 1, 0)


def test_scoping_the_target_counts_different_symbols() -> None:
    team: list[In | Named] = [In(ENVOY, dice=("1Dr", "1Dc")), In(SENTRY, dice=("1Sh", "1R"))]
    d = scene("WotF 100", team=[*team, In(PAL, dice=("-",))], foes=[FOE])
    d.play("WotF 100", "0", FOE)
    assert d.damage(FOE) == 2
    weak = scene("WotF 100", team=[*team, In(PAL, dice=("-",))], foes=[FOE]).play("WotF 100", "1")
    assert weak.in_play(FOE)  # ten are not there
    assert scene("WotF 100", team=team, foes=[FOE]).play("WotF 100").damage(FOE) == 0


def test_scoping_the_target_defeats_with_all_ten_symbols() -> None:
    team: list[In | Named] = [
        In(ENVOY, dice=("1Dr", "1Dc", "1F")),
        In(SENTRY, dice=("1Sh", "1R")),
        In(RAIDER, dice=("2ID", "1RD", "3MD1", "-")),
    ]
    droid = In("LEG 35", dice=("Sp",))
    d = scene("WotF 100", team=team, supports=[droid], foes=[FOE, FOE2])
    assert not d.play("WotF 100", "1", FOE).in_play(FOE)


def test_become_one_adds_the_removed_die_to_another() -> None:
    team: list[In | Named] = [In(SENTRY, dice=("2Sh",)), In(PAL, dice=("1R",))]
    d = scene("WotF 108", team=team).play("WotF 108")
    assert (d.resources(0), d.pool(0)) == (3, [])


def test_arc_170_flies_home_instead_of_being_discarded() -> None:
    d = scene("WotF 129", foe_hand=["LEG 99"], foes=[FOE])
    d = scene("WotF 124", supports=[In("WotF 129", damage=2)]).play("WotF 124").yes(0).yes(0)
    assert d.hand(0) == ["ARC-170 Starfighter"]
    lost = scene("WotF 124", supports=[In("WotF 129", damage=2)]).play("WotF 124").yes(0).no(0)
    assert "ARC-170 Starfighter" in lost.discard(0)


def test_podracer_betting_pays_for_the_named_number() -> None:
    d = scene("WotF 134", supports=[In(RACER, dice=("1Dr",))]).rolls((RACER, "2ID"))
    assert d.play("WotF 134", "2").resources(0) == 3
    d = scene("WotF 134", supports=[In(CRAFT, dice=("1R",))]).rolls((CRAFT, "2RD"))
    assert d.play("WotF 134", "2").resources(0) == 2
    lost = scene("WotF 134", supports=[In(CRAFT, dice=("1R",))]).rolls((CRAFT, "2RD"))
    assert lost.play("WotF 134", "3").resources(0) == 0


def test_risky_move_gives_the_opponents_next_card_ambush() -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",))]
    hand = ["LEG 160", "LEG 160"]
    d = scene("WotF 136", foes=foes, foe_hand=hand).play("WotF 136")
    assert d.pool(1) == []
    d.act(1, "play", "LEG 160")
    assert d.prompt(1) == "ds-ask-additional"
    d.act(1, "play", "LEG 160#2")
    assert d.asked() == (0,)  # only the next card had it


def test_risky_move_lasts_for_the_round_only() -> None:
    d = scene("WotF 136", foes=[In(FOE, dice=("2RD",))], foe_hand=["LEG 160"]).play("WotF 136")
    d.pass_(1)
    d.pass_(0)
    while d.asked() and d.prompt(d.asked()[0]) != "ds-ask-action":
        d.choose(d.asked()[0])
    assert not d.g.players[1].rash


def test_extract_sets_discarded_cards_aside() -> None:
    d = scene("WotF 146", foe_discard=["AW 59", "AW 44"]).play("WotF 146", "1", ["AW 59"])
    assert ("Lightsaber" in d.aside(1), d.discard(1)) == (True, ["Rey's Staff"])


def test_lotho_minor_junkers_sell_scrap() -> None:
    d = scene("WotF 152", ("Sp",), discard=["AW 44", BLANK_CARD]).resolve("WotF 152")
    assert (d.resources(0), d.discard(0)) == (2, ["Take Cover"])
    bare = scene("WotF 152", ("Sp",), discard=[BLANK_CARD]).resolve("WotF 152")
    assert bare.resources(0) == 0


def test_podracer_breaks_down_on_a_blank() -> None:
    d = scene(RACER, (None,)).activate(RACER, (RACER, "-"))
    assert d.hand(0) == ["Podracer"]
    assert scene(RACER, (None,)).activate(RACER, (RACER, "1Sh")).in_play(RACER)


def test_boonta_eve_classic_is_won_after_four_laps() -> None:
    d = scene("WotF 155", supports=[In(RACER, dice=("1Sh",), resources=2)])
    d.resolve(RACER, 0, PAL).yes(0)
    assert (d.card(RACER).resources, d.resources(0)) == (3, 0)
    d = scene("WotF 155", supports=[In(RACER, dice=("1Sh",), resources=3)])
    d.resolve(RACER, 0, PAL).yes(0)
    assert (d.resources(0), d.in_play("WotF 155")) == (4, False)


def test_flames_of_the_past_burn_what_lies_in_a_discard_pile() -> None:
    foes: list[In | Named] = [In(FOE, upgrades=["AW 44", "AW 59"])]
    d = scene("WotF 112", foes=foes, discard=["AW 59"]).play("WotF 112")
    assert (d.in_play("B:AW 59"), d.in_play("AW 44")) == (False, True)
    assert scene("WotF 112", foes=foes).play("WotF 112").in_play("AW 44")


def test_turn_the_tide_takes_all_shields_there_is_room_for() -> None:
    foes: list[In | Named] = [In(FOE, shields=3)]
    d = scene("WotF 114", team=[In(PAL, shields=1)], foes=foes).play("WotF 114")
    assert (d.shields(PAL), d.shields(FOE)) == (3, 1)


def test_bendus_lair_lends_its_die_to_whoever_holds_it() -> None:
    d = scene("WotF 157", foes=[FOE]).rolls(("WotF 157", "1R"))
    d.use("WotF 157")
    assert d.pool(0) == ["1R"]
    d.act(1, "claim")
    assert (d.pool(0), d.g.controller) == ([], 1)  # the new controller removes it


def test_bendus_lair_keeps_its_die_with_a_claim_of_who_holds_it() -> None:
    d = scene("WotF 157").rolls(("WotF 157", "1R"))
    d.use("WotF 157")
    d.pass_(1)
    d.act(0, "claim")
    assert d.pool(0) == ["1R"]  # control did not change
    assert not d.can(0, "action", "WotF 157", 0)


WEAPONS = ["AW 44", "SoR 57", "LEG 72", "LEG 73"]


def test_general_grievous_wields_four_weapons_at_once() -> None:
    arms = [In(weapon, dice=("1R",)) for weapon in WEAPONS]
    d = scene(In("WotF 21", upgrades=arms), foes=[FOE]).use("WotF 21", FOE)
    assert d.damage(FOE) == 4
    fewer = scene(In("WotF 21", upgrades=[*arms[:3], "LEG 73"]), foes=[FOE]).use("WotF 21")
    assert fewer.damage(FOE) == 0


def test_general_grievous_and_honed_skills_raise_the_limit_of_upgrades() -> None:
    full = In("WotF 21", upgrades=WEAPONS[:3])
    d = scene(full, hand=["LEG 73"], resources=1).play("LEG 73", "WotF 21", "none")
    assert all(d.in_play(weapon) for weapon in WEAPONS)
    plain = scene(team=[In(PAL, upgrades=WEAPONS[:3])], hand=["LEG 73"], resources=1)
    plain.play("LEG 73", "none", "AW 44")
    assert not plain.in_play("AW 44")
    honed = scene("WotF 116", team=[In(PAL, upgrades=WEAPONS[:3])], hand=["LEG 73"], resources=1)
    honed.play("LEG 73", "none")
    assert all(honed.in_play(weapon) for weapon in WEAPONS)


def test_grievous_takes_any_weapon() -> None:
    d = scene("WotF 21", team=[], hand=["AW 59"], resources=3).play("AW 59")
    assert d.card("AW 59").host == d.id("WotF 21")


def test_art_of_war_removes_a_die_for_each_cost_revealed() -> None:
    foes: list[In | Named] = [In(FOE2, dice=("3MD1", "2MD1", "1R"))]
    d = scene("WotF 22", team=[RED], foes=foes, foe_hand=["AW 59", "AW 44"]).play("WotF 22")
    assert d.pool(1) == ["1R"]
    assert "ds-log-revealed" in d.log()


def test_opening_volley_is_the_first_action_or_none() -> None:
    d = scene("WotF 25", foes=[FOE]).play("WotF 25")
    assert d.damage(FOE) == 3
    later = scene("WotF 25", hand=["LEG 160"]).play("LEG 160")
    later.pass_(1)
    assert not later.can(0, "play", "WotF 25")


def test_closing_the_deal_ends_your_turns_for_the_round() -> None:
    d = scene("WotF 93", hand=["LEG 160"]).play("WotF 93")
    assert d.resources(0) == 5
    d.rolls((FOE, "1R"))
    d.act(1, "activate", FOE)
    assert d.asked() == (1,)  # the turn between was passed
