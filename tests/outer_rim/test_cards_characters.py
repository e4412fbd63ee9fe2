"""The eight characters on both sides: abilities, goals, and the books' samples."""

from typing import Any

import pytest

from cantina.core.ask import Refused
from cantina.core.testing import drive, offered
from cantina.games.outer_rim.cards.combat import Fight, FightPlayer
from cantina.games.outer_rim.cards.damage import Suffer
from cantina.games.outer_rim.cards.reputation import GainFame
from cantina.games.outer_rim.cards.tests import Test as SkillTest
from cantina.games.outer_rim.library import CHARACTERS, asset
from cantina.games.outer_rim.rules.bounty import hunt_contact
from cantina.games.outer_rim.rules.deliver import deliver
from cantina.games.outer_rim.rules.dice import reroll
from cantina.games.outer_rim.rules.jobs import attempt_job
from cantina.games.outer_rim.rules.movement import travel
from cantina.games.outer_rim.rules.patrol_movement import resolve_icon
from cantina.games.outer_rim.rules.patrols import patrol
from cantina.games.outer_rim.rules.settle import settle
from cantina.games.outer_rim.rules.ships import take_ship
from cantina.games.outer_rim.rules.values import hyperdrive
from cantina.games.outer_rim.state import DiceRoll, DieResult
from cantina.games.outer_rim.terms import Skill
from outer_rim.card_table import galaxy, own, perform, seat_at

MISS = ["blank", "blank"]
HIT = ["hit", "blank"]


# --- Han Solo -------------------------------------------------------------------------------------


def test_han_flies_further_and_wants_a_good_ship() -> None:
    g = galaxy("han_solo", "bossk")
    assert hyperdrive(g, 0) == 6 + 2
    drive(take_ship(g, 0, "lancer"))
    assert not g.players[0].flipped
    drive(take_ship(g, 0, "aggressor"))
    assert (g.players[0].flipped, g.players[0].fame) == (True, 1)
    assert hyperdrive(g, 0) == 6 + 2


def test_flipped_han_slips_past_a_patrol_after_a_piloting_test() -> None:
    g = galaxy("han_solo", "bossk", at="ryloth", step="planning")
    g.players[0].flipped = True
    patrol(g, "imperial").space = "t5_x"
    drive(travel(g, 0, "t5_x", 8), ["character:0", "naboo"], [HIT])
    assert g.players[0].space == "naboo"
    g.players[0].space = "ryloth"
    drive(travel(g, 0, "t5_x", 8), ["character:0"], [MISS])
    assert g.players[0].space == "t5_x"


# --- Boba Fett ------------------------------------------------------------------------------------


@pytest.mark.rule("OR-CARD-1", "OR-GOAL-2", "OR-GOAL-7")
def test_boba_fett_collects_two_bounties_and_flips() -> None:
    card = CHARACTERS["boba_fett"]
    assert (card.databank, card.reputation) == (90, (("hutt", 1),))
    assert set(card.skills) == {"stealth", "tactics"}
    assert (card.ground_combat, card.health) == (3, 4)
    g = galaxy("boba_fett", "bossk")
    own(g, 0, "databank_90a", "databank_90b")
    won = [["hit", "hit", "blank"], MISS]
    drive(hunt_contact(g, 0, "databank_90a"), ["eliminate"], won)
    assert (g.players[0].goal_tokens, g.players[0].fame, g.players[0].flipped) == (1, 1, False)
    drive(hunt_contact(g, 0, "databank_90b"), ["eliminate"], won)
    # one fame from each bounty and one from the goal
    assert (g.players[0].fame, g.players[0].flipped, g.players[0].goal_tokens) == (3, True, 0)
    assert g.players[0].credits == 10000 + 5000 + 9000, "the new side answers the next bounty"


@pytest.mark.rule("OR-CARD-1")
def test_boba_fett_looks_at_a_contact_on_his_planet() -> None:
    g = galaxy("boba_fett", "bossk", at="naboo", step="action")
    table = seat_at(g)
    table.answer(0, "ability:character:0")
    assert offered(table, 0) == ["naboo:0", "naboo:1"]
    table.answer(0, "naboo:1")
    seen = {token.place: token.seen_by for token in table.state.contacts if token.seen_by}
    assert seen == {"naboo:1": (0,)}
    elsewhere = galaxy("boba_fett", "bossk", at="t5_om", step="action")
    own(elsewhere, 0, "mod_shield_upgrade")
    elsewhere.players[0].ship_damage = 1
    assert offered(seat_at(elsewhere), 0) == ["done", "trade", "ability:mod_shield_upgrade:0"]


def test_flipped_boba_fett_is_paid_more_for_eliminating() -> None:
    g = galaxy("boba_fett", "bossk")
    g.players[0].flipped = True
    own(g, 0, "databank_90a", "databank_90b")
    won = [["hit", "hit", "blank"], MISS]
    drive(hunt_contact(g, 0, "databank_90a"), ["eliminate"], won)
    assert g.players[0].credits == 10000 + 5000 + 5000
    drive(hunt_contact(g, 0, "databank_90b"), ["capture"], won)
    g.players[0].space = "naboo"
    drive(deliver(g, 0, "databank_90b"))
    assert g.players[0].credits == 20000 + 10000


# --- Lando Calrissian -----------------------------------------------------------------------------


@pytest.mark.rule("OR-CARD-2")
def test_lando_rerolls_one_die_of_any_roll() -> None:
    card = CHARACTERS["lando_calrissian"]
    assert (card.databank, card.any_reputation) == (91, True)
    assert set(card.skills) == {"piloting", "knowledge", "influence"}
    assert (card.ground_combat, card.health) == (2, 4)
    g = galaxy("lando_calrissian", "bossk")
    effect = SkillTest(Skill.INFLUENCE, passed=GainFame())
    assert perform(g, effect, "character:0", "1", dice=[MISS, ["hit"]])
    fight = Fight("savrip", "ground", 1, won=GainFame())
    dice = [["blank", "hit"], ["crit"], ["crit"]]
    assert perform(g, fight, "character:0", "0", dice=dice)
    g.roll = DiceRoll(0, "test", [DieResult("blank"), DieResult("blank")])
    again: Any = card.abilities[0].effect
    request = reroll(g, 0, again.most).send(None)
    assert request.keys() == ["0", "1"]
    with pytest.raises(Refused):
        request.find("0+1")
    g.roll = None
    own(g, 0, "cargo_stolen_weapons")
    g.players[0].space = "tatooine"
    drive(deliver(g, 0, "cargo_stolen_weapons"), ["character:0"], [["blank"], ["hit"]])
    assert g.players[0].fame == 3


@pytest.mark.rule("OR-COMBAT-10")
def test_lando_rerolls_nothing_for_an_enemy() -> None:
    g = galaxy("bossk", "lando_calrissian")
    assert not perform(g, Fight("savrip", "ground", 2), dice=[["blank"] * 3, ["hit", "hit"]])


@pytest.mark.rule("OR-CARD-2", "OR-GOAL-2")
def test_landos_goal_is_two_illegal_deliveries() -> None:
    g = galaxy("lando_calrissian", "bossk", at="tatooine")
    g.players[0].ship = "yv_666"
    own(g, 0, "cargo_stolen_weapons", "kessel_maelstrom_1", "databank_91d")
    drive(deliver(g, 0, "cargo_stolen_weapons"), ["pass"], [["hit"]])
    g.players[0].space = "ryloth"
    drive(deliver(g, 0, "databank_91d"))
    assert (g.players[0].goal_tokens, g.players[0].flipped) == (1, False)
    g.players[0].space = "tatooine"
    drive(deliver(g, 0, "kessel_maelstrom_1"), ["pass"], [["hit"]])
    assert (g.players[0].flipped, g.players[0].fame) == (True, 3)


@pytest.mark.rule("OR-CARD-3", "OR-CHARACTER-1", "OR-GOAL-4")
def test_flipped_lando_buys_a_test_for_reputation() -> None:
    for flipped, keys in ((False, []), (True, ["ability:character:1"])):
        g = galaxy("lando_calrissian", "bossk", at="tatooine", step="action")
        g.players[0].flipped = flipped
        abilities = [key for key in offered(seat_at(g), 0) if key.startswith("ability")]
        assert abilities == keys
    table = seat_at(g, [HIT])
    table.answer(0, "ability:character:1")
    table.answer(0, "pass")
    assert table.sheet(0).credits == 9000
    assert table.sheet(0).reputation["hutt"] == 1
    told = next(event for event in table.log if event.text.id == "or-log-test")
    assert told.text.args["skill"].id == "or-skill-influence"


# --- Doctor Aphra ---------------------------------------------------------------------------------


@pytest.mark.rule("OR-SKILL-6")
def test_aphra_may_double_a_skill_once_a_turn() -> None:
    g = galaxy("doctor_aphra", "bossk")
    effect = SkillTest(Skill.TECH, passed=GainFame())
    assert perform(g, effect, "character:0", dice=[["focus", "blank"]])
    assert not perform(g, effect, dice=[["focus", "blank"]])


@pytest.mark.rule("OR-GOAL-9")
def test_aphras_goal_counts_completed_jobs_only() -> None:
    g = galaxy("doctor_aphra", "bossk", at="naboo")
    own(g, 0, "luxury_statue_dedication", "databank_92d")
    drive(attempt_job(g, 0, "luxury_statue_dedication"), ["no"])
    assert (g.players[0].goal_tokens, g.players[0].fame) == (0, 1)
    assert g.removed == ["luxury_statue_dedication"]
    dice = [["crit", "blank"], ["crit", "blank"]]
    drive(attempt_job(g, 0, "databank_92d"), ["pass", "pass"], dice)
    assert g.players[0].goal_tokens == 1
    assert asset("databank_92d").reward is not None


def test_flipped_aphra_shops_while_planning() -> None:
    g = galaxy("doctor_aphra", "bossk", at="t5_om", step="planning")
    assert "ability:character:1" not in offered(seat_at(g.copy()), 0)
    g.players[0].flipped = True
    table = seat_at(g)
    table.answer(0, "ability:character:1")
    assert set(offered(table, 0)) == {
        "skip",
        "bounty",
        "cargo",
        "gear_mod",
        "job",
        "luxury",
        "ship",
    }


# --- Bossk ----------------------------------------------------------------------------------------


def test_bossk_heals_himself_and_his_ship() -> None:
    g = galaxy("bossk", "boba_fett", step="action")
    assert "ability:character:0" not in offered(seat_at(g.copy()), 0)
    g.players[0].damage, g.players[0].ship_damage = 3, 1
    table = seat_at(g)
    table.answer(0, "ability:character:0")
    assert (table.sheet(0).damage, table.sheet(0).ship_damage) == (1, 0)


def test_bossks_goal_is_dear_equipment() -> None:
    g = galaxy("bossk", "boba_fett")
    g.players[0].ship = "firespray_31"
    own(g, 0, "gear_mpl_57", "gear_dl_44")
    drive(settle(g, 0))
    own(g, 0, "mod_quad_laser")
    drive(settle(g, 0))
    assert not g.players[0].flipped  # 8,000 + 3,000 + 2,000
    own(g, 0, "mod_ion_cannon")
    drive(settle(g, 0))
    assert (g.players[0].flipped, g.players[0].fame) == (True, 1)


def test_flipped_bossk_hunts_the_more_famous() -> None:
    g = galaxy("bossk", "boba_fett")
    g.players[0].flipped = True
    assert "ability:character:1" not in offered(seat_at(g.copy()), 0)
    g.players[1].fame = 3
    table = seat_at(g, [["hit", "hit", "hit"], ["blank"] * 3])
    table.answer(0, "ability:character:1")
    assert table.sheet(0).fame == 1
    assert table.sheet(1).damage == 3


# --- Jyn Erso -------------------------------------------------------------------------------------


def test_jyn_turns_a_focus_into_a_crit_once_each_turn() -> None:
    g = galaxy("jyn_erso", "bossk", at="takodana")
    effect = SkillTest(Skill.TECH, passed=GainFame())
    assert perform(g, effect, "character:0", dice=[["focus", "blank"]])
    assert not perform(g, effect, dice=[["focus", "blank"]])
    g = galaxy("bossk", "jyn_erso", at="takodana")
    dice = [["hit", "blank", "blank"], ["focus", "blank", "blank"]]
    assert not perform(g, FightPlayer(), "character:0", dice=dice)
    assert g.players[0].damage == 2


def test_jyns_goal_is_two_marked_imperial_planets() -> None:
    g = galaxy("jyn_erso", "bossk", at="lothal", step="action")
    table = seat_at(g, [["crit", "blank"]])
    table.answer(0, "ability:character:1")
    assert table.sheet(0).marked == ["lothal"]
    g = table.state.copy()
    g.players[0].space, g.actions_used = "naboo", []
    table = seat_at(g, [["crit", "blank"]])
    table.answer(0, "ability:character:1")
    player = table.state.players[0]
    assert (player.flipped, player.fame, player.marked) == (True, 1, [])


def test_flipped_jyn_sends_a_near_patrol_after_somebody_else() -> None:
    g = galaxy("jyn_erso", "bossk", at="naboo")
    g.players[0].flipped = True
    g.players[1].space = "takodana"
    patrol(g, "imperial").space = "t5_x"
    drive(resolve_icon(g, 0, "imperial", 4), ["character:1"])
    assert patrol(g, "imperial").space == "takodana"
    patrol(g, "rebel").space = "t1_lo"
    g.players[1].space = "cantonica"
    drive(resolve_icon(g, 0, "rebel", 1))
    assert patrol(g, "rebel").space == "cantonica"  # too far away to be sent, it just comes on


# --- IG-88 ----------------------------------------------------------------------------------------


def test_ig_88_rerolls_any_number_once_a_combat() -> None:
    g = galaxy("ig_88", "bossk")
    dice = [["blank", "hit", "blank"], ["crit", "hit"], ["crit", "crit"]]
    assert perform(g, Fight("savrip", "ground", 2), "character:0", "0+2", dice=dice)
    assert not perform(g, SkillTest(Skill.INFLUENCE), dice=[MISS])  # in combat only


def test_ig_88s_goal_is_two_droids() -> None:
    g = galaxy("ig_88", "bossk")
    g.players[0].ship = "lancer"
    own(g, 0, "databank_k_2so")
    drive(settle(g, 0))
    assert not g.players[0].flipped
    own(g, 0, "databank_4_lom")
    drive(settle(g, 0))
    assert (g.players[0].flipped, g.players[0].fame) == (True, 1)


@pytest.mark.rule("OR-DEFEAT-1", "OR-DEFEAT-2")
def test_flipped_ig_88_sacrifices_crew_instead_of_being_defeated() -> None:
    g = galaxy("ig_88", "bossk", at="naboo")
    g.players[0].flipped = True
    own(g, 0, "databank_w1_le")
    g.players[0].ship_damage = 1
    perform(g, Suffer(4), "character:1")
    player = g.players[0]
    assert (player.damage, player.ship_damage, player.defeated) == (0, 0, False)
    assert player.assets == [] and player.credits == 10000, "who does not fall loses nothing"
    assert "w1_le" in [each.contact for each in g.contacts]
    perform(g, Suffer(4))
    assert player.defeated and player.credits == 7000


@pytest.mark.rule("OR-GOAL-2")
@pytest.mark.parametrize(
    ("cards", "met"),
    [
        (("gear_mpl_57", "gear_plastoid_armor"), False),  # 16,000, but no mod
        (("luxury_mandalorian_armor", "mod_ion_cannon"), False),  # 15,000, but one gear
        (("gear_mpl_57", "gear_dl_44", "mod_nav_computer"), False),  # 14,000
        (("gear_mpl_57", "gear_dl_44", "mod_ion_cannon"), True),
    ],
)
def test_bossks_goal_needs_two_gear_a_mod_and_the_price(cards: tuple[str, ...], met: bool) -> None:
    g = galaxy("bossk", "boba_fett")
    own(g, 0, *cards)
    drive(settle(g, 0))
    assert g.players[0].flipped == met


# --- Ketsu Onyo -----------------------------------------------------------------------------------


def test_ketsus_goal_is_three_wins_and_then_wins_pay() -> None:
    g = galaxy("ketsu_onyo", "bossk")
    fight = Fight("savrip", "ground", 1)
    for _ in range(3):
        perform(g, fight, dice=[["hit"] * 3, ["blank"]])
    assert (g.players[0].flipped, g.players[0].fame) == (True, 1)
    before = g.players[0].credits
    assert before == 10000, "the side that the third win turned up does not answer it"
    perform(g, fight, dice=[["hit"] * 3, ["blank"]])
    assert g.players[0].credits == before + 4000


def test_ketsu_reaches_a_contact_three_spaces_away() -> None:
    g = galaxy("ketsu_onyo", "bossk", at="ryloth")
    table = seat_at(g)
    table.answer(0, "ability:character:0")
    assert "contact:naboo:0" in offered(table, 0)
    assert "contact:ryloth:0" not in offered(table, 0)


def test_every_characters_printed_numbers() -> None:
    printed = {
        card.id: (card.ground_combat, card.health, card.databank) for card in CHARACTERS.values()
    }
    assert printed == {
        "han_solo": (3, 4, 91),
        "boba_fett": (3, 4, 90),
        "lando_calrissian": (2, 4, 91),
        "doctor_aphra": (2, 4, 92),
        "bossk": (3, 4, 90),
        "jyn_erso": (3, 4, 92),
        "ig_88": (3, 4, 90),
        "ketsu_onyo": (3, 4, 90),
    }
