"""Gear, mods and crew in combat: values, dice, and what follows a win."""

import pytest

from cantina.core.testing import drive, offered
from cantina.games.outer_rim.cards.combat import Fight, FightPlayer
from cantina.games.outer_rim.cards.reputation import GainFame
from cantina.games.outer_rim.library import CARDS
from cantina.games.outer_rim.rules.bounty import hunt_contact
from cantina.games.outer_rim.rules.movement import reach
from cantina.games.outer_rim.rules.patrols import fight_patrol, patrol
from cantina.games.outer_rim.rules.values import combat_value, health, hull, hyperdrive
from cantina.games.outer_rim.terms import Faction
from outer_rim.card_table import galaxy, own, perform, seat_at, with_cards

MISS = ["blank", "blank"]


def ground(dice: int) -> Fight:
    return Fight("savrip", "ground", dice, won=GainFame())


def space(dice: int) -> Fight:
    return Fight("tie_pursuit", "ship", dice, won=GainFame())


# --- passive values -------------------------------------------------------------------------------


@pytest.mark.rule("OR-COMBAT-37", "OR-COMBAT-39")
def test_values_add_up() -> None:
    g = with_cards("gear_dl_44", "gear_mpl_57", "mod_quad_laser")
    assert combat_value(g, 0, "ground") == 3 + 1 + 2
    assert combat_value(g, 0, "ship") == 5 + 1
    own(g, 0, "mod_nav_computer", "databank_4_lom", "databank_boshek")
    assert combat_value(g, 0, "ground") == 7
    assert hyperdrive(g, 0) == 6 + 1 + 1


@pytest.mark.rule("OR-CARD-9")
def test_the_nav_computer_reaches_one_space_further() -> None:
    g = galaxy(at="ryloth")
    before = set(reach(g, 0, hyperdrive(g, 0)))
    own(g, 0, "mod_nav_computer")
    assert CARDS["mod_nav_computer"].asset is not None
    assert CARDS["mod_nav_computer"].asset.cost == 3000
    assert hyperdrive(g, 0) == 7
    assert set(reach(g, 0, hyperdrive(g, 0))) > before


@pytest.mark.rule("OR-COMBAT-38")
@pytest.mark.parametrize(
    ("card", "more"),
    [("gear_armored_vest", 2), ("gear_plastoid_armor", 2), ("luxury_mandalorian_armor", 3)],
)
def test_armor_gives_health_while_it_is_worn(card: str, more: int) -> None:
    g = with_cards(card)
    assert health(g, 0) == 4 + more
    g.players[0].assets.remove(card)
    assert health(g, 0) == 4


def test_hull_of_shield_upgrade_and_its_action() -> None:
    g = with_cards("mod_shield_upgrade")
    assert hull(g, 0) == 6
    g.step, g.players[0].ship_damage = "action", 2
    table = seat_at(g)
    table.answer(0, "ability:mod_shield_upgrade:0")
    assert table.sheet(0).ship_damage == 1
    assert "ability:mod_shield_upgrade:0" not in offered(table, 0)


@pytest.mark.parametrize(
    ("character", "dice"), [("bossk", 4), ("boba_fett", 4), ("lando_calrissian", 2)]
)
def test_the_vibroknife_helps_the_stealthy_and_the_strong(character: str, dice: int) -> None:
    assert combat_value(with_cards("gear_vibroknife", character=character), 0, "ground") == dice


def test_plastoid_armor_takes_a_die_from_the_opponent_of_the_strong() -> None:
    strong = with_cards("gear_plastoid_armor", character="bossk")
    perform(strong, ground(3), dice=[["hit"] * 3, MISS])
    weak = with_cards("gear_plastoid_armor")
    perform(weak, ground(3), dice=[["hit"] * 3, ["blank"] * 3])
    assert strong.players[0].fame == weak.players[0].fame == 1


def test_maneuvering_thrusters_take_a_die_with_tactics() -> None:
    g = with_cards("mod_maneuvering_thrusters")
    assert perform(g, space(3), dice=[["blank"] * 5, MISS])
    perform(g, ground(2), dice=[["blank"] * 3, MISS])
    unskilled = with_cards("mod_maneuvering_thrusters", character="han_solo", other="bossk")
    assert perform(unskilled, space(3), dice=[["blank"] * 5, ["blank"] * 3])


def test_saw_gerrera_only_helps_against_the_empire_and_its_friends() -> None:
    g = with_cards("databank_saw_gerrera")
    assert combat_value(g, 0, "ground") == 3
    troopers = Fight("stormtroopers", "ground", 1, faction=Faction.IMPERIAL)
    perform(g, troopers, dice=[["blank"] * 4, ["blank"]])
    perform(g, ground(1), dice=[["blank"] * 3, ["blank"]])
    g.players[1].reputation["imperial"] = 1
    perform(g, FightPlayer(), dice=[["blank"] * 4, ["blank"] * 3])
    assert combat_value(g, 0, "ground") == 3


def test_hera_adds_to_the_ship() -> None:
    assert combat_value(with_cards("databank_hera_syndulla"), 0, "ship") == 6


# --- dice in combat -------------------------------------------------------------------------------


@pytest.mark.rule("OR-COMBAT-32", "OR-GEAR-2")
def test_the_jetpack_cancels_a_hit_or_with_tactics_a_crit() -> None:
    g = with_cards("gear_jetpack")
    dice = [["hit", "hit", "blank"], ["crit", "hit"]]
    assert perform(g, ground(2), "gear_jetpack:0", "1", dice=dice)  # Boba Fett has Tactics
    assert g.players[0].damage == 1
    plain = with_cards("gear_jetpack", character="han_solo", other="bossk")
    perform(plain, ground(2), "gear_jetpack:0", dice=dice)
    assert plain.players[0].damage == 2
    # nothing to cancel, nothing asked; and never in space
    perform(plain, ground(2), dice=[["blank"] * 3, ["focus", "blank"]])
    perform(plain, space(1), dice=[["hit"] * 5, ["hit"]])


def test_the_ion_cannon_works_in_space_only() -> None:
    g = with_cards("mod_ion_cannon", character="han_solo", other="bossk")
    perform(g, ground(1), dice=[["blank"] * 3, ["hit"]])
    assert g.players[0].damage == 1
    perform(g, space(1), "mod_ion_cannon:0", dice=[["hit"] * 5, ["hit"]])
    assert g.players[0].ship_damage == 0


@pytest.mark.rule("OR-COMBAT-33")
def test_a_turned_die_is_not_what_it_was() -> None:
    g = with_cards("gear_vibro_ax", "gear_vibroknife", character="bossk")
    dice = [["focus", "blank", "blank", "blank", "blank"], ["crit"]]
    assert perform(g, ground(1), "gear_vibro_ax:0", dice=dice)
    # the only focus became a crit, so the knife had nothing left to turn
    assert g.players[0].fame == 1


def test_the_vibro_ax_needs_strength_for_its_edge() -> None:
    g = with_cards("gear_vibro_ax")
    assert not perform(g, ground(1), dice=[["focus"] + ["blank"] * 3, ["hit"]])


def test_the_autoblaster_turns_two_focus_or_one_for_tactics() -> None:
    plain = with_cards("mod_autoblaster", character="han_solo", other="bossk")
    dice = [["focus", "focus", "focus", "blank", "blank"], ["crit", "hit"]]
    assert not perform(plain, space(2), "mod_autoblaster:0", "0+1", dice=dice)
    tactical = with_cards("mod_autoblaster")
    assert perform(
        tactical,
        space(1),
        "mod_autoblaster:0",
        "1",
        "0",
        dice=[["focus", "focus", "blank", "blank", "blank"], ["crit"]],
    )


def test_the_targeting_computer_rerolls_blanks_once_a_combat() -> None:
    g = with_cards("mod_targeting_computer")
    dice = [["hit", "blank", "focus", "blank", "hit"], ["hit", "crit"], ["hit"]]
    assert perform(g, space(1), "mod_targeting_computer:0", "1+3", dice=dice)


def test_chewbacca_rerolls_two_blanks_in_each_combat() -> None:
    g = with_cards("databank_chewbacca")
    for _ in range(2):
        dice = [["blank"] * 3, ["crit", "crit"], ["hit"]]
        assert perform(g, ground(1), "databank_chewbacca:0", "0+2", dice=dice)


def test_k_2so_turns_a_focus_on_the_ground_and_in_space() -> None:
    g = with_cards("databank_k_2so")
    assert perform(g, ground(1), "databank_k_2so:0", dice=[["focus", "blank", "blank"], ["hit"]])
    assert perform(g, space(1), "databank_k_2so:0", dice=[["focus"] + ["blank"] * 4, ["hit"]])
    # the opponent's focus is not his to turn
    assert perform(g, ground(1), dice=[["hit", "blank", "blank"], ["focus"]])


@pytest.mark.rule("OR-CARD-6", "OR-COMBAT-34")
def test_greedo_adds_a_hit_for_1000() -> None:
    g = with_cards("databank_greedo", character="ig_88", other="bossk")
    # IG-88 rerolls before Greedo adds; the added hit is no die to reroll
    dice = [["hit", "blank", "blank"], ["blank", "blank"], ["hit", "hit"]]
    answers = ("character:0", "1+2", "databank_greedo:0")
    assert perform(g, ground(2), *answers, dice=dice)
    assert g.players[0].credits == 9000
    g.players[0].credits = 0
    assert not perform(g, ground(2), "pass", dice=[["hit", *MISS], ["hit", "hit"]])
    g = with_cards("databank_greedo")
    assert perform(g, space(1), dice=[["hit"] * 5, ["blank"]]), "nothing is offered in space"


def test_ponda_baba_adds_a_hit_for_a_wound_once() -> None:
    g = with_cards("databank_ponda_baba")
    assert perform(g, ground(1), "databank_ponda_baba:0", dice=[["blank"] * 3, ["hit"]])
    assert g.players[0].damage == 2


def test_the_iqa_11_keeps_the_damage_of_a_win_low() -> None:
    g = with_cards("gear_iqa_11")
    assert perform(g, ground(3), dice=[["crit", "crit", "hit", "hit"], ["hit", "hit", "hit"]])
    assert g.players[0].damage == 2
    g.players[0].damage = 0
    assert not perform(g, ground(3), dice=[["blank"] * 4, ["hit", "hit", "hit"]])
    assert g.players[0].damage == 3
    g.players[0].ship_damage = 0
    perform(g, space(3), dice=[["crit"] * 5, ["hit", "hit", "hit"]])
    assert g.players[0].ship_damage == 3


def test_encounter_gear_and_crew_turn_and_add_dice() -> None:
    g = with_cards("cantonica_ord_mantell_6")
    knife = "cantonica_ord_mantell_6:0"
    assert perform(g, ground(1), knife, dice=[["focus", "blank", "blank"], ["hit"]])
    g = with_cards("tatooine_nal_hutta_7")
    droid = "tatooine_nal_hutta_7:0"
    assert perform(g, space(1), droid, dice=[["blank"] * 5, ["hit"]])
    assert not perform(g, space(1), dice=[["blank"] * 5, ["hit"]])  # once per turn
    g = with_cards("navpoint_3")
    gunner = "navpoint_3:0"
    dice = [["hit"] + ["blank"] * 4, ["crit"]]
    assert perform(g, space(1), gunner, "1", dice=dice)
    assert perform(g, space(1), gunner, "0", "1", dice=[["hit"] + ["blank"] * 4, ["crit"]])


@pytest.mark.rule("OR-DAMAGE-4")
def test_deflector_parts_prevent_a_damage_in_space_combat_once_a_turn() -> None:
    g = with_cards("kafrene_takodana_3")
    shield = "kafrene_takodana_3:0"
    perform(g, space(2), shield, dice=[["hit"] * 5, ["hit", "hit"]])
    assert g.players[0].ship_damage == 1
    perform(g, space(1), dice=[["hit"] * 5, ["hit"]])
    assert g.players[0].ship_damage == 2


# --- wins -----------------------------------------------------------------------------------------


def test_dengar_pays_for_a_won_bounty_combat_only() -> None:
    g = with_cards("databank_dengar", "databank_90a")
    g.players[0].space = next(
        token.place for token in g.contacts if token.contact == "doctor_evazan"
    ).partition(":")[0]
    drive(
        hunt_contact(g, 0, "databank_90a"), ["capture"], [["hit", "hit", "hit"], ["hit", "blank"]]
    )
    assert g.players[0].credits == 12000
    perform(g, ground(1), dice=[["hit"] * 3, ["blank"]])
    assert g.players[0].credits == 12000


def test_the_black_sun_agent_likes_wins_against_players() -> None:
    g = with_cards("databank_black_sun_agent")
    perform(g, ground(1), dice=[["hit"] * 3, ["blank"]])
    assert g.players[0].reputation["syndicate"] == 0
    perform(g, FightPlayer(), dice=[["hit"] * 3, ["blank"] * 3])
    assert g.players[0].reputation["syndicate"] == 1


def test_proton_torpedoes_make_fame_of_a_patrol_that_pays_fame() -> None:
    g = with_cards("luxury_proton_torpedoes")
    g.players[0].ship = "lancer"
    drive(fight_patrol(g, 0, "hutt"), (), [["crit"] * 5, ["blank"] * 3])
    assert g.players[0].fame == 0
    assert patrol(g, "hutt").token == "hutt_2"
    drive(fight_patrol(g, 0, "hutt"), (), [["crit"] * 5, ["blank"] * 4])
    assert g.players[0].fame == 2
