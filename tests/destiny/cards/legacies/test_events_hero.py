"""The heroes' events of Legacies, played."""

from destiny.cards.scene import BLANK_CARD, FOE, FOE2, PAL, RED, scene
from destiny.made import FIGHTER, RAIDER
from destiny.table import In

FIGHTER_CRAFT = "RIV 8"  # Fang Fighter: a vehicle without a text, cost 3, die 2RD 3RD 1Dc 1Sh 1R -


def test_adapt_turns_a_shield_into_a_resource() -> None:
    d = scene("LEG 100", team=[In(PAL, shields=1)]).play("LEG 100")
    assert (d.shields(PAL), d.resources(0)) == (0, 1)
    assert scene("LEG 100").play("LEG 100").resources(0) == 0


def test_investigate_takes_one_of_five_into_hand() -> None:
    deck = ["AW 59", "AW 44", "AW 57", "AW 60", "AW 14", "AW 8"]
    d = scene("LEG 103", deck=deck).play("LEG 103", "AW 60", "AW 14", "AW 57", "AW 44")
    assert d.hand(0) == ["Mind Probe"]
    assert "ds-log-unseen-to-hand" in d.log()
    top = [d.g.codes[card] for card in d.g.players[0].deck.top]
    assert top == ["01014", "01057", "01044", "01059", "01008"]


def test_strength_through_weakness_discards_four_cards_of_any_deck() -> None:
    d = scene("LEG 104").play("LEG 104", "1")
    assert (d.deck_size(0), d.deck_size(1)) == (10, 6)


def test_unbreakable_removes_what_all_your_shields_outweigh() -> None:
    team = [In(PAL, shields=1), In(RED, shields=1)]
    d = scene("LEG 105", team=team, foes=[In(FOE2, dice=("3MD1", "2MD1"))]).play("LEG 105")
    assert d.pool(1) == ["3MD1"]


def test_attack_run_activates_a_support() -> None:
    d = scene("LEG 108", supports=[FIGHTER_CRAFT]).rolls((FIGHTER_CRAFT, "3RD"))
    d.act(0, "play", "LEG 108")
    assert d.pool(0) == ["3RD"]
    assert d.prompt(0) == "ds-ask-additional"


def test_equip_hands_a_weapon_on() -> None:
    d = scene("LEG 109", team=[In(PAL, upgrades=["AW 44", "AW 40"]), RED]).play("LEG 109", RED)
    assert d.card("AW 44").host == d.id(RED)


def test_final_moment_readies_all_and_loses_the_game() -> None:
    d = scene("LEG 110", team=[In(PAL, exhausted=True), In(RED, exhausted=True)]).play("LEG 110")
    assert not d.exhausted(PAL) and not d.exhausted(RED)
    d.pass_(1).pass_(0)
    assert d.over and d.winners == (1,)


def test_light_em_up_resolves_two_ranged_dice_one_of_them_stronger() -> None:
    team = [In(RED, dice=("1Dr",)), In(FIGHTER, dice=("2RD",))]
    d = scene("LEG 111", team=team, foes=[FOE2]).rolls((RED, "1RD"))
    d.act(0, "play", "LEG 111")
    d.then((RED, 0)).yes(0)
    d.then((RED, 0), (FIGHTER, 0), FOE2, FOE2)
    assert (d.damage(FOE2), d.pool(0)) == (5, [])


def test_light_em_up_needs_ranged_damage_to_come_up() -> None:
    team = [In(RED, dice=("1RD",)), In(FIGHTER, dice=("2RD",))]
    d = scene("LEG 111", team=team, foes=[FOE2]).rolls((RED, "1Dr"))
    d.act(0, "play", "LEG 111").choose(0, (RED, 0))
    assert d.damage(FOE2) == 0
    again = scene("LEG 111", team=team, foes=[FOE2]).rolls((RED, "2RD"))
    again.act(0, "play", "LEG 111").choose(0, (RED, 0)).no(0)
    assert again.pool(0) == ["2RD", "2RD"]


def test_mend_and_special_modification_take_damage_off_a_support() -> None:
    craft = In(FIGHTER_CRAFT, damage=4, dice=("1R",))
    assert scene("LEG 112", supports=[craft]).play("LEG 112", "1").damage(FIGHTER_CRAFT) == 1
    healed = scene("LEG 112", team=[In(PAL, damage=4)]).play("LEG 112", "0", PAL)
    assert healed.damage(PAL) == 1
    assert scene("LEG 114", supports=[craft]).play("LEG 114", "0").damage(FIGHTER_CRAFT) == 1
    turned = scene("LEG 114", supports=[craft]).play("LEG 114", "1").side(0, FIGHTER_CRAFT, "3RD")
    assert turned.pool(0) == ["3RD"]


def test_refit_brings_a_vehicle_cheaper_and_damaged() -> None:
    d = scene("LEG 113", hand=[FIGHTER_CRAFT], resources=2).play("LEG 113")
    assert (d.damage(FIGHTER_CRAFT), d.resources(0)) == (1, 0)


def test_easy_pickings_removes_two_dice_that_show_the_same() -> None:
    foes = [In(FOE, dice=("2RD",)), In(FIGHTER, dice=("2RD", "1RD"))]
    d = scene("LEG 117", foes=foes)
    d.act(0, "play", "LEG 117")
    assert d.refused(0, "+".join([str(d.die(FOE)), str(d.die(FIGHTER, 1))])) == "DS-CHOOSE-4"
    d.choose(0, (FOE, 0), (FIGHTER, 0))
    assert d.pool(1) == ["1RD"]
    unlike = scene("LEG 117", foes=[In(FIGHTER, dice=("2RD", "1RD"))]).play("LEG 117")
    assert unlike.pool(1) == ["2RD", "1RD"]


def test_explosive_tactics_deals_the_cost_of_the_card() -> None:
    d = scene("LEG 118", foes=[FOE2], deck=["AW 60"]).play("LEG 118", "0")
    assert d.damage(FOE2) == 4


def test_nerf_herder_names_a_type_and_discards_one_of_it() -> None:
    d = scene("LEG 120", foe_hand=["AW 59", BLANK_CARD, "AW 43"]).play("LEG 120", "upgrade")
    assert d.hand(1) == ["BB-8", "Take Cover"]
    none = scene("LEG 120", foe_hand=["AW 59"]).play("LEG 120", "event")
    assert none.hand(1) == ["Lightsaber"]


def test_into_the_garbage_chute_exhausts_a_friend_to_remove_damage() -> None:
    foes = [In(RAIDER, dice=("2ID", "3RD")), In(FOE, dice=("1R",))]
    d = scene("LEG 124", foes=foes).play("LEG 124", [(RAIDER, 0), (RAIDER, 1)])
    assert (d.exhausted(PAL), d.pool(1)) == (True, ["1R"])
    tired = scene("LEG 124", team=[In(PAL, exhausted=True)], foes=foes).play("LEG 124")
    assert len(tired.pool(1)) == 3
