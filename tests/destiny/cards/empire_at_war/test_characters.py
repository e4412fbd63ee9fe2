"""Each card of Empire at War, played."""

import pytest

from cantina.core.table import Table
from cantina.games.destiny import game
from cantina.games.destiny.setup import Brought, Member, lay_out
from destiny.cards import alike
from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, scene
from destiny.table import In, Named, code


def test_ciena_ree_pays_to_ready_a_vehicle() -> None:
    d = scene("EaW 1", (None,), supports=[In("RIV 8", exhausted=True)], resources=2).use("EaW 1")
    assert not d.exhausted("RIV 8")
    assert d.resources(0) == 0


def test_general_hux_plays_a_red_event_cheaper_by_his_team() -> None:
    d = scene("EaW 2", ("Sp",), team=[RED, PAL], hand=["TPG 14", "AW 115"])
    d.resolve("EaW 2")
    assert d.resources(0) == 4  # Mobilize for nothing
    assert d.hand(0) == ["Defensive Stance"]


def test_magnaguard_fights_on_until_the_round_ends() -> None:
    d = scene(In("EaW 3", damage=7), foes=[In(FOE, dice=("1RD",)), FOE2])
    d.pass_(0)
    d.act(1, "resolve", (FOE, 0)).choose(1, "EaW 3")
    assert d.in_play("EaW 3")
    d.rolls(("EaW 3", "1R")).act(0, "activate", "EaW 3")
    d.pass_(1)
    d.pass_(0)
    assert not d.in_play("EaW 3")


def test_thrawn_names_a_cost_and_discards_such_a_card() -> None:
    d = scene("EaW 4", (None,), foe_hand=["AW 59", "AW 60", BLANK_CARD])
    d.activate("EaW 4", ("EaW 4", "2R"))
    d.yes(0).choose(0, "4")
    assert d.discard(1) == ["Mind Probe"]
    wrong = scene("EaW 4", (None,), foe_hand=["AW 59"])
    wrong.activate("EaW 4", ("EaW 4", "2R"))
    wrong.yes(0).choose(0, "1")
    assert wrong.hand(1) == ["Lightsaber"]


def test_quinlan_vos_deals_the_difference_of_the_hands() -> None:
    d = scene("EaW 8", ("Sp",), hand=[BLANK_CARD] * 4, foe_hand=["AW 59"])
    d.resolve("EaW 8", 0, FOE)
    assert d.damage(FOE) == 3


def test_servant_of_the_dark_side_inherits_from_another_blue_character() -> None:
    victim = In("AW 12", damage=6, upgrades=["AW 57"])
    d = scene("EaW 9", (None,), team=[victim], foes=[In(FOE, dice=("1RD",)), FOE2])
    d.pass_(0)
    d.act(1, "resolve", (FOE, 0)).choose(1, "AW 12")
    d.yes(0)
    assert d.card("AW 57").host == d.id("EaW 9")


def test_seventh_sister_rolls_a_seeker_droid_that_was_set_aside() -> None:
    d = scene("EaW 10", (None,), spare_dice=["EaW 13"], foes=[FOE])
    d.activate("EaW 10", ("EaW 10", "1R"))
    d.rolls(("EaW 13", "XMD")).yes(0)
    assert d.pool(0) == ["1R", "XMD"]
    none = scene("EaW 10", (None,))
    none.activate("EaW 10", ("EaW 10", "1R"))
    assert none.my_turn_is_over


def test_grand_inquisitor_punishes_a_blank_character_die() -> None:
    d = scene("EaW 11", ("Sp",), foes=[In(FOE, dice=("-",)), In(FOE2, dice=("1R",))])
    d.resolve("EaW 11")
    assert d.pool(1) == ["1R"]
    assert (d.damage(FOE), d.damage(FOE2)) == (2, 0)


@pytest.mark.rule("DS-INHERENT-5")
def test_seeker_droids_count_each_other_one_at_a_time() -> None:
    team: list[In | Named] = [
        In(BLUE, upgrades=[In("EaW 13", dice=("XMD",)), In("EaW 13", dice=("XMD",))])
    ]
    theirs = In(FOE, upgrades=[In("EaW 13", dice=("XMD",))])  # not in your pool
    d = scene(team=[*team, In(PAL, dice=("1R",))], foes=[theirs])
    d.resolve("EaW 13", 0, FOE)
    assert d.damage(FOE) == 2
    d.act(0, "resolve", ("EaW 13#2", 0)).choose(0, FOE)
    assert d.damage(FOE) == 3


def test_bazine_netal_hits_the_unhurt_harder() -> None:
    d = scene("EaW 16", ("Sp",), foes=[FOE, In(FOE2, damage=1)])
    d.resolve("EaW 16", 0, FOE)
    assert d.damage(FOE) == 3
    hurt = scene("EaW 16", ("Sp",), foes=[FOE, In(FOE2, damage=1)])
    hurt.resolve("EaW 16", 0, FOE2)
    assert hurt.damage(FOE2) == 2


def test_bossk_moves_damage_from_one_enemy_to_another_past_shields() -> None:
    d = scene("EaW 17", (None,), foes=[In(FOE, damage=2), In(FOE2, shields=3)])
    d.activate("EaW 17", ("EaW 17", "1R"))
    d.yes(0).choose(0, FOE2)
    assert (d.damage(FOE), d.damage(FOE2), d.shields(FOE2)) == (1, 1, 3)


def test_cad_bane_arms_himself_and_strikes() -> None:
    d = scene("EaW 18", (None,), hand=["RIV 17"], resources=3)
    d.use("EaW 18")
    d.rolls(("EaW 18", "2RD"), ("RIV 17", "1MD")).yes(0)
    assert d.card("RIV 17").host == d.id("EaW 18")
    assert sorted(d.pool(0)) == ["1MD", "2RD"]


def test_gamorrean_guard_is_a_guardian() -> None:
    assert alike.is_guardian("EaW 19", "1Dr")


def test_general_rieekan_mills_for_each_shielded_friend() -> None:
    team: list[In | Named] = [In(PAL, shields=1), In(BLUE, shields=2), RED]
    d = scene(In("EaW 24", dice=(None,), shields=1), team=team)
    d.activate("EaW 24", ("EaW 24", "1R"))
    d.yes(0)
    assert d.deck_size(1) == 8


def test_hera_borrows_a_vehicle_until_the_phase_ends() -> None:
    d = scene("EaW 25", ("Sp",), hand=["LEG 52"])
    d.resolve("EaW 25")
    assert d.in_play("LEG 52")
    assert d.resources(0) == 0
    d.pass_(1)
    d.pass_(0)
    assert not d.in_play("LEG 52")
    assert "Millennium Falcon" in d.hand(0)


def test_k_2so_pays_more_for_weapons_and_readies_for_the_first() -> None:
    d = scene(In("EaW 26", dice=(None,), exhausted=True), hand=["RIV 17"], resources=4, team=[])
    assert not d.can(0, "play", "RIV 17")
    d = scene(In("EaW 26", dice=(None,), exhausted=True), hand=["RIV 17", "AW 44"], resources=9,
              team=[])  # fmt: skip
    d.play("RIV 17")
    assert d.resources(0) == 4
    assert not d.exhausted("EaW 26")
    d.pass_(1)
    d.activate("EaW 26", ("EaW 26", "1R"), ("RIV 17", "1R"))
    d.pass_(1)
    d.act(0, "play", "AW 44").choose(0, "none")
    assert d.exhausted("EaW 26")  # only for the first weapon of the game


def test_rookie_pilot_rerolls_a_vehicle_die() -> None:
    d = scene("EaW 27", (None,), supports=[In("RIV 8", dice=("-",))], team=[In(PAL, dice=("-",))])
    d.activate("EaW 27", ("EaW 27", "1R"))
    d.rolls(("RIV 8", "3RD")).yes(0)
    assert d.shows("RIV 8") == "3RD"


def test_ahsoka_pays_for_each_die_rolled_to_ready_once_a_round() -> None:
    ahsoka = In("EaW 31", dice=(None, None))
    d = scene(ahsoka, resources=4)
    d.activate("EaW 31", ("EaW 31", "2MD"), ("EaW 31", "1R"))
    d.yes(0)
    assert d.resources(0) == 2
    assert not d.exhausted("EaW 31")
    d.pass_(1)
    d.act(0, "activate", "EaW 31")
    assert d.my_turn_is_over  # the second activation this round offers nothing
    assert d.exhausted("EaW 31")


def test_jedi_instructor_teaches_his_symbol() -> None:
    d = scene("EaW 32", (None,), team=[In("AW 35", dice=("1R",))])
    d.activate("EaW 32", ("EaW 32", "1MD"))
    d.yes(0).side(0, "AW 35", "3MD")  # his own die has no other melee side
    assert d.shows("AW 35") == "3MD"


def test_kanan_jarrus_resolves_a_die_before_your_action() -> None:
    d = scene("EaW 33", ("1R",), foes=[FOE])
    d.rolls((PAL, "1R"))
    d.act(0, "activate", PAL)
    d.yes(0)
    assert d.resources(0) == 1
    assert d.pool(0) == ["1R"]  # the die of the activated friend


def test_mace_windu_ends_the_almost_defeated() -> None:
    d = scene("EaW 34", ("2MD",), foes=[In(FOE, damage=5), In(FOE2, damage=5)])
    d.use("EaW 34")
    assert not d.in_play(FOE)
    assert d.in_play(FOE2)


@pytest.mark.rule("DS-INHERENT-6")
def test_training_remote_adds_to_blue_character_dice_only() -> None:
    team: list[In | Named] = [In(BLUE, dice=("1R",)), In(PAL, dice=("1R",))]
    d = scene("EaW 35", ("+1*",), team=team)
    d.resolve(BLUE, 0, ("EaW 35", 0))
    assert d.resources(0) == 2
    other = scene("EaW 35", ("+1*",), team=team)
    other.resolve(PAL)
    assert other.resources(0) == 1
    saber = [In(BLUE, upgrades=[In("AW 59", dice=("1R",))])]
    upgrade = scene("EaW 35", ("+1*",), team=saber).resolve("AW 59")
    assert upgrade.resources(0) == 1  # a blue die, but no character die


def test_ezra_bridger_uses_blue_upgrades_and_steals() -> None:
    d = scene("EaW 38", (None,), team=[], hand=["AW 57"], resources=3)
    assert d.can(0, "play", "AW 57")
    d = scene("EaW 38", ("Sp",), foe_resources=2).resolve("EaW 38")
    assert (d.resources(0), d.resources(1)) == (1, 1)


def test_lando_starts_with_a_resource_more() -> None:
    cards = (code(BLANK_CARD),) * 10
    lando = Brought((Member(code("EaW 39")),), (code("AW 168"),), cards)
    other = Brought((Member(code(FOE)),), (code("LEG 174"),), cards)
    g = lay_out((lando, other))
    g.step = "resources"
    table = Table.at(game, g, seed=1)
    assert [player.resources for player in table.state.players] == [3, 2]


def test_sabine_wren_plays_a_weapon_from_the_discard_pile_before_she_activates() -> None:
    d = scene("EaW 40", (None,), discard=["RIV 17", "AW 89"], resources=3)
    d.act(0, "activate", "EaW 40")
    d.rolls(("EaW 40", "2RD"), ("RIV 17", "1MD")).yes(0)
    assert d.card("RIV 17").host == d.id("EaW 40")
    assert d.resources(0) == 0
    assert sorted(d.pool(0)) == ["1MD", "2RD"]


def test_wookiee_warrior_has_no_text_but_dice() -> None:
    d = scene("EaW 41", ("2MD1",), resources=1, foes=[FOE])
    d.resolve("EaW 41", 0, FOE)
    assert d.damage(FOE) == 2


def test_tech_team_makes_a_support_cheaper() -> None:
    d = scene("EaW 127", hand=["RIV 8"], resources=2)
    assert d.can(0, "play", "RIV 8")
    d.play("RIV 8")
    d.yes(0)
    assert d.in_play("RIV 8")
    assert d.exhausted("EaW 127")


def test_truce_pays_everybody_and_ambushes() -> None:
    d = scene("EaW 142").play("EaW 142")
    assert (d.resources(0), d.resources(1)) == (1, 1)
    assert d.prompt(0) == "ds-ask-additional"
