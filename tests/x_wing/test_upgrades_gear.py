"""Upgrades of later expansions, one by one: what is offered and what it does."""

import pytest

from cantina.games.x_wing.rules.attack_dice import defense_dice_count
from cantina.games.x_wing.rules.values import (
    agility_value,
    hull_value,
    pilot_skill,
    primary_weapon_value,
    shield_value,
)
from cantina.games.x_wing.state import Obstacle
from x_wing.duels import fire, shoot, upgraded
from x_wing.faces import BLANK, CRITICAL, EVADE, FOCUS, HIT
from x_wing.ships import IMPERIAL, REBEL, tie, upgrade_source, x_wing
from x_wing.table import act, fly, play, position

# --- values and actions -----------------------------------------------------------------------


def test_modifications_change_values_and_action_bars() -> None:
    plain, ship = x_wing(), x_wing(upgrades=["hullupgrade", "shieldupgrade", "stealthdevice"])
    g = position(plain, ship, tie())
    for value in (hull_value, shield_value, agility_value):
        assert value(g, ship) == value(g, plain) + 1
    assert ship.shields == 3


@pytest.mark.parametrize(
    ("card", "action"),
    [("engineupgrade", "boost:straight"), ("vectoredthrusters", "barrel-roll:left")],
)
def test_modifications_add_icons(card: str, action: str) -> None:
    assert action in act(x_wing(upgrades=[card]), tie()).offered(REBEL)
    assert action not in act(x_wing(), tie()).offered(REBEL)


def test_targeting_computer_adds_the_lock() -> None:
    table = act(tie(upgrades=["targetingcomputer"]), x_wing())
    assert "target-lock:1" in table.offered(IMPERIAL)
    assert "target-lock:1" not in act(tie(), x_wing()).offered(IMPERIAL)


def test_twin_ion_engine_makes_banks_green() -> None:
    table = fly("bank:left:3", tie(upgrades=["twinionenginemkii"], tokens={"stress": 1}))
    assert table.ship(0).tokens == {}
    table = fly("bank:left:3", tie(tokens={"stress": 1}))
    assert table.ship(0).tokens == {"stress": 1}


def test_stealth_device_goes_when_hit() -> None:
    miss = shoot(x_wing(), tie(upgrades=["stealthdevice"]), [HIT] * 3, [EVADE] * 4)
    assert miss.ship(1).upgrades == ["stealthdevice"]
    hit = shoot(x_wing(), tie(upgrades=["stealthdevice"]), [HIT] * 3, [EVADE, EVADE, BLANK, BLANK])
    assert hit.ship(1).upgrades == []


def test_skill_cards() -> None:
    ship, scopes = upgraded("veteraninstincts"), x_wing(upgrades=["enhancedscopes"])
    g = position(ship, scopes, tie())
    assert pilot_skill(g, ship) == 10
    assert pilot_skill(g, scopes) == 2
    g.phase = "activation"
    assert pilot_skill(g, scopes) == 0


def test_expose_trades_agility_for_attack() -> None:
    table = act(upgraded("expose"), tie())
    table.answer(REBEL, "card:upgrade:expose:0")
    g, ship = table.state, table.state.ship(0)
    assert (primary_weapon_value(g, ship), agility_value(g, ship)) == (4, 1)


def test_gemmer_sojan_dodges_near_enemies() -> None:
    ship = x_wing("gemmersojan")
    assert agility_value(position(ship, tie()), ship) == 3
    near = x_wing("gemmersojan")
    assert agility_value(position(near, tie(at=(450, 420, 270))), near) == 4


def test_push_the_limit_once_a_round() -> None:
    ship = x_wing("lukeskywalker", upgrades=["pushthelimit"])
    table = act(ship, tie())
    table.answer(REBEL, "focus")
    table.use(REBEL, "upgrade:pushthelimit")
    assert table.offered(REBEL) == ["target-lock:1", "pass"]  # all that is left in the bar
    table.answer(REBEL, "target-lock:1")
    assert table.lock(0) == 1
    assert table.ship(0).tokens == {"focus": 1, "stress": 1}


def test_push_the_limit_knows_only_the_action_bar() -> None:
    ship = x_wing("lukeskywalker", upgrades=["pushthelimit", "marksmanship"])
    table = act(ship, tie(at=(450, 800, 270)))
    table.answer(REBEL, "focus")
    assert not any("pushthelimit" in key for key in table.offered(REBEL)), "nobody to lock"


def test_push_the_limit_knows_the_actions_of_later_ships() -> None:
    table = act(tie("whisper", upgrades=["pushthelimit"]), x_wing())
    table.answer(IMPERIAL, "focus")
    table.use(IMPERIAL, "upgrade:pushthelimit")
    assert {"evade", "cloak"} <= set(table.offered(IMPERIAL))
    table.answer(IMPERIAL, "cloak")
    assert table.ship(0).tokens == {"focus": 1, "cloak": 1, "stress": 1}


def test_rage_gives_focus_stress_and_rerolls() -> None:
    table = act(upgraded("rage"), tie())
    table.answer(REBEL, "card:upgrade:rage:0")
    ship = table.state.ship(0)
    assert ship.tokens == {"focus": 1, "stress": 2}
    assert ship.cards.lasting == (upgrade_source("rage"),)


# --- attack dice ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "tokens", "roll", "after"),
    [
        ("upgrade:expertise", {}, [FOCUS, FOCUS, BLANK], [HIT, HIT, BLANK]),
        ("upgrade:calculation", {"focus": 1}, [FOCUS, FOCUS, BLANK], [CRITICAL, FOCUS, BLANK]),
        ("upgrade:bistan", {}, [HIT, HIT, BLANK], [CRITICAL, HIT, BLANK]),
        ("upgrade:ezrabridger", {"stress": 1}, [FOCUS, FOCUS, HIT], [CRITICAL, FOCUS, HIT]),
    ],
)
def test_cards_that_change_attack_dice(
    card: str, tokens: dict[str, int], roll: list[str], after: list[str]
) -> None:
    ship = upgraded(card.partition(":")[2], tokens=tokens)
    table = shoot(ship, tie(tokens={"focus": 1}), roll, [BLANK] * 3)
    table.use(REBEL, card)
    assert table.attack_faces() == after


def test_calculation_spends_the_focus_token() -> None:
    table = shoot(upgraded("calculation", tokens={"focus": 1}), tie(), [FOCUS] * 3, [EVADE] * 3)
    table.use(REBEL, "upgrade:calculation")
    assert table.ship(0).tokens == {}
    without = shoot(upgraded("calculation"), tie(), [FOCUS] * 3, [BLANK] * 3)
    assert without.seen.attack is None  # nothing was offered, the attack is over


def test_expertise_fails_under_stress() -> None:
    table = shoot(upgraded("expertise", tokens={"stress": 1}), tie(), [FOCUS] * 3, [BLANK] * 3)
    assert table.ship(1).damage == []


@pytest.mark.parametrize(("pilot", "most"), [("academypilot", 2), ("nightbeast", 1)])
def test_predator_rerolls_two_dice_against_poor_pilots(pilot: str, most: int) -> None:
    table = shoot(
        upgraded("predator"), tie(pilot), [BLANK, BLANK, HIT], [HIT] * most, [EVADE, BLANK, BLANK]
    )
    table.use(REBEL, "upgrade:predator", 0 if most == 1 else 1)
    assert table.asks(REBEL)[0].most == most
    table.answer(REBEL, "0+1" if most == 2 else "0")
    assert len(table.ship(1).damage) == most


def test_lone_wolf_needs_to_be_alone() -> None:
    rolls = [BLANK, HIT, HIT], [BLANK] * 3
    alone = shoot(upgraded("lonewolf"), tie(), *rolls)
    assert alone.offered(REBEL) == ["use:0:upgrade:lonewolf:0", "done"]
    friend = x_wing(at=(500, 300, 90))
    together = shoot(upgraded("lonewolf"), tie(), *rolls, more=(friend,))
    assert together.seen.attack is None


@pytest.mark.parametrize("card", ["wired", "wookieecommandos"])
def test_cards_that_reroll_focus_results(card: str) -> None:
    tokens = {"stress": 1} if card == "wired" else {}
    ship = upgraded(card, tokens=tokens)
    table = shoot(ship, tie(), [FOCUS, FOCUS, BLANK], [HIT, HIT], [BLANK] * 3)
    table.use(REBEL, f"upgrade:{card}")
    assert [option.key for option in table.asks(REBEL)[0].options] == ["0", "1"]
    table.answer(REBEL, "0+1")
    assert len(table.ship(1).damage) == 2


def test_outmaneuver_from_behind() -> None:
    behind = shoot(
        upgraded("outmaneuver"), tie(at=(450, 500, 90), tokens={"focus": 1}), [HIT] * 3, [BLANK] * 2
    )
    assert defense_dice_count(behind.state) == 2
    ahead = shoot(upgraded("outmaneuver"), tie(tokens={"focus": 1}), [HIT] * 3, [BLANK] * 3)
    assert defense_dice_count(ahead.state) == 3


def test_crack_shot_cancels_one_evade_and_is_gone() -> None:
    table = shoot(upgraded("crackshot"), tie(), [HIT] * 3, [EVADE] * 3)
    table.use(REBEL, "upgrade:crackshot")
    assert len(table.ship(1).damage) == 1
    assert table.ship(0).upgrades == []


def test_juke_spoils_an_evade() -> None:
    table = shoot(
        upgraded("juke", tokens={"evade": 1}), tie(tokens={"evade": 1}), [HIT] * 3, [EVADE] * 3
    )
    table.use(REBEL, "upgrade:juke")
    assert table.defense_faces() == [FOCUS, EVADE, EVADE]


def test_elusiveness_makes_the_attacker_reroll() -> None:
    table = shoot(
        x_wing(), tie("maulermithel", upgrades=["elusiveness"]), [HIT] * 3, [BLANK], [EVADE] * 3
    )
    table.use(IMPERIAL, "upgrade:elusiveness", you=1)
    table.answer(IMPERIAL, "0")
    assert table.ship(1).tokens == {"stress": 1}
    stressed = tie("maulermithel", upgrades=["elusiveness"], tokens={"stress": 1})
    assert shoot(x_wing(), stressed, [BLANK] * 3, [BLANK] * 3).seen.attack is None


def test_fire_control_locks_the_defender() -> None:
    table = shoot(
        x_wing("daggersquadronpilot", upgrades=["firecontrolsystem"]),
        tie(),
        [BLANK] * 3,
        [BLANK] * 3,
    )
    table.use(REBEL, "upgrade:firecontrolsystem")
    assert table.lock(0) == 1


def test_linked_battery_and_mangler_cannon() -> None:
    ship = x_wing("daggersquadronpilot", upgrades=["manglercannon"])
    table = fire(
        ship, tie(), "manglercannon", [HIT, HIT, BLANK], [EVADE, BLANK, BLANK], "console-fire"
    )
    table.use(REBEL, "upgrade:manglercannon")
    assert any(card.face_up for card in table.ship(1).damage)
    linked = x_wing("daggersquadronpilot", upgrades=["linkedbattery"])
    assert shoot(linked, tie(), [BLANK] * 3).offered(REBEL)[0] == "use:0:upgrade:linkedbattery:0"


def test_captain_rex_takes_aim_after_a_miss() -> None:
    table = shoot(x_wing("rebeloperative", upgrades=["captainrex"]), tie(), [BLANK], [BLANK] * 3)
    table.use(REBEL, "upgrade:captainrex")
    assert table.ship(0).tokens == {"focus": 1}


# --- weapons ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "tokens"),
    [
        ("ionpulsemissiles", {"ion": 2}),
        ("ioncannon", {"ion": 1}),
        ("flechettecannon", {"stress": 1}),
    ],
)
def test_weapons_that_deal_one_damage_and_cancel_the_dice(
    card: str, tokens: dict[str, int]
) -> None:
    spent = card == "ionpulsemissiles"
    ship = x_wing("daggersquadronpilot", upgrades=[card], lock=1 if spent else -1)
    table = fire(ship, tie(), card, [HIT] * 3, [BLANK] * 3)
    if spent:
        table.answer(REBEL, "done")  # the lock stays and could reroll dice
    assert len(table.ship(1).damage) == 1
    assert table.ship(1).tokens == tokens
    assert table.state.ship(0).upgrades == (() if spent else (card,))
    assert table.lock(0) == (1 if spent else -1)


def test_heavy_laser_cannon_has_no_criticals() -> None:
    ship = x_wing("daggersquadronpilot", upgrades=["heavylasercannon"])
    table = fire(
        ship,
        tie(tokens={"focus": 1}),
        "heavylasercannon",
        [CRITICAL, CRITICAL, HIT, BLANK],
        [BLANK] * 3,
    )
    assert table.attack_faces() == [HIT, HIT, HIT, BLANK]


def test_homing_missiles_ignore_evade_tokens() -> None:
    ship = x_wing("greensquadronpilot", upgrades=["homingmissiles"], lock=1)
    table = fire(
        ship, tie(tokens={"evade": 1}), "homingmissiles", [HIT, BLANK, BLANK, BLANK], [BLANK] * 3
    )
    table.answer(REBEL, "done")
    assert len(table.ship(1).damage) == 1
    assert table.ship(1).tokens == {"evade": 1}
    assert table.lock(0) == 1
    assert table.ship(0).upgrades == []


def test_assault_missiles_hurt_the_neighbours() -> None:
    ship = x_wing("greensquadronpilot", upgrades=["assaultmissiles"], lock=1)
    near, far = tie(at=(500, 520, 270)), tie(at=(800, 800, 270))
    table = fire(ship, tie(), "assaultmissiles", [HIT] + [BLANK] * 3, [BLANK] * 3, more=(near, far))
    assert [len(table.ship(i).damage) for i in (1, 2, 3)] == [1, 1, 0]
    assert table.lock(0) == -1


def test_ion_torpedoes_reach_all_around() -> None:
    ship = x_wing(upgrades=["iontorpedoes"], lock=1)
    near = tie(at=(500, 520, 270))
    table = fire(ship, tie(), "iontorpedoes", [HIT] + [BLANK] * 3, [BLANK] * 3, more=(near,))
    assert [table.ship(i).tokens for i in (1, 2)] == [{"ion": 1}, {"ion": 1}]


def test_plasma_torpedoes_take_a_shield() -> None:
    ship = x_wing(upgrades=["plasmatorpedoes"], lock=1)
    target = tie("stormsquadronpilot")
    table = fire(ship, target, "plasmatorpedoes", [HIT] + [BLANK] * 3, [BLANK] * 3)
    assert table.ship(1).shields == 0
    missed = x_wing(upgrades=["plasmatorpedoes"], lock=1)
    table = fire(missed, tie("stormsquadronpilot"), "plasmatorpedoes", [BLANK] * 4, [BLANK] * 3)
    assert table.ship(1).shields == 2


def test_flechette_torpedoes_stress_light_ships() -> None:
    ship = x_wing(upgrades=["flechettetorpedoes"], lock=1)
    table = fire(ship, tie(), "flechettetorpedoes", [BLANK] * 3, [BLANK] * 3)
    assert table.ship(1).tokens == {"stress": 1}
    heavy = x_wing(upgrades=["flechettetorpedoes"], lock=1)
    table = fire(heavy, tie("gammasquadronpilot"), "flechettetorpedoes", [BLANK] * 3, [BLANK] * 2)
    assert table.ship(1).tokens == {}


def test_advanced_proton_torpedoes_turn_blanks_to_focus() -> None:
    ship = x_wing(upgrades=["advprotontorpedoes"], lock=1, at=(450, 380, 90))
    table = fire(
        ship, tie(tokens={"focus": 1}), "advprotontorpedoes", [BLANK] * 4 + [HIT], [BLANK] * 3
    )
    table.use(REBEL, "upgrade:advprotontorpedoes", 1)
    assert table.attack_faces() == [FOCUS, FOCUS, FOCUS, BLANK, HIT]


def test_turrets() -> None:
    gunner = x_wing("goldsquadronpilot", upgrades=["blasterturret"], at=(450, 380, 270))
    assert "attack:blasterturret:1" not in play(position(gunner, tie())).offered(REBEL)
    ready = x_wing(
        "goldsquadronpilot", upgrades=["blasterturret"], tokens={"focus": 1}, at=(450, 380, 270)
    )
    table = fire(ready, tie(), "blasterturret", [HIT] * 3, [EVADE] * 3)
    assert table.ship(0).tokens == {}
    dorsal = x_wing("goldsquadronpilot", upgrades=["dorsalturret"], at=(450, 420, 90))
    table = fire(dorsal, tie(), "dorsalturret", [HIT] * 3, [EVADE] * 3)
    assert table.ship(1).damage == []
    twin = x_wing("goldsquadronpilot", upgrades=["twinlaserturret"])
    table = fire(
        twin, tie(), "twinlaserturret", [HIT] * 3, [BLANK] * 3, [CRITICAL] * 3, [BLANK] * 3
    )
    assert [card.face_up for card in table.ship(1).damage] == [False, False]


# --- droids -----------------------------------------------------------------------------------


def test_r3a2_shares_the_stress() -> None:
    table = shoot(upgraded("r3a2"), tie(), [BLANK] * 3, [BLANK] * 3)
    table.use(REBEL, "upgrade:r3a2")
    assert [table.ship(i).tokens for i in (0, 1)] == [{"stress": 1}, {"stress": 1}]


def test_r3_astromech_trades_a_focus_result_for_an_evade_token() -> None:
    table = shoot(
        upgraded("r3astromech"), tie(tokens={"focus": 1}), [FOCUS, HIT, BLANK], [BLANK] * 3
    )
    table.use(REBEL, "upgrade:r3astromech")
    assert table.attack_faces() == [HIT, BLANK]
    assert table.ship(0).tokens == {"evade": 1}


def test_targeting_astromech_locks_after_a_red_maneuver() -> None:
    table = fly("koiogran:4", x_wing(upgrades=["targetingastromech"], at=(450, 200, 90)), tie())
    table.use(REBEL, "upgrade:targetingastromech")
    assert table.lock(0) == 1


def test_trick_shot_likes_obstacles() -> None:
    rock = Obstacle(0, "coreasteroid5", 450.0, 400.0, 0.0)
    ship = upgraded("trickshot", tokens={"focus": 1})
    table = play(position(ship, tie(), obstacles=[rock]), [FOCUS] * 4)
    table.attack(REBEL, 1)
    assert table.seen.attack.obstructed
    assert len(table.attack_faces()) == 4
    clear = shoot(upgraded("trickshot", tokens={"focus": 1}), tie(), [FOCUS] * 3)
    assert len(clear.attack_faces()) == 3


def test_wingman_calms_a_friend() -> None:
    friend = x_wing(at=(500, 300, 90), tokens={"stress": 1})
    table = play(position(upgraded("wingman"), friend, tie(at=(800, 800, 0)), step="begin-combat"))
    assert table.ship(1).tokens == {}


def test_cool_hand_turns_stress_into_a_token_once() -> None:
    table = fly("koiogran:4", upgraded("coolhand", at=(450, 200, 90)), tie())
    table.use(REBEL, "upgrade:coolhand")
    table.answer(REBEL, "1")
    assert table.ship(0).tokens == {"stress": 1, "evade": 1}
    assert table.ship(0).upgrades == []


def test_opportunist_strikes_the_unprepared() -> None:
    ship = upgraded("opportunist", tokens={"focus": 1})
    table = shoot(ship, tie(), [FOCUS] * 4)
    table.use(REBEL, "upgrade:opportunist")
    assert len(table.attack_faces()) == 4
    assert table.ship(0).tokens == {"focus": 1, "stress": 1}
    ready = shoot(
        upgraded("opportunist", tokens={"focus": 1}), tie(tokens={"evade": 1}), [FOCUS] * 3
    )
    assert len(ready.attack_faces()) == 3


def test_han_solo_spends_the_lock_for_hits() -> None:
    ship = x_wing("rebeloperative", upgrades=["hansolo"], lock=1)
    table = shoot(ship, tie(tokens={"focus": 1}), [FOCUS], [BLANK] * 3)
    table.use(REBEL, "upgrade:hansolo")
    assert table.attack_faces() == [HIT]
    assert table.lock(0) == -1


def test_magva_yarro_marks_the_attacker() -> None:
    defender = x_wing("rebeloperative", upgrades=["magvayarro"])
    table = shoot(tie("obsidiansquadronpilot"), defender, [BLANK] * 2, [BLANK] * 2)
    table.use(REBEL, "upgrade:magvayarro", you=1)
    assert table.lock(1) == 0
