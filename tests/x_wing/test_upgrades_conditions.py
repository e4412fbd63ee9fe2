"""Upgrade cards that use the tokens, arcs and actions of the last waves, one by one."""

from typing import Any

import pytest

from cantina.games.x_wing.rules.attack_dice import attack_dice_count, defense_dice_count
from cantina.games.x_wing.rules.values import agility_value
from cantina.games.x_wing.state import Obstacle
from x_wing.duels import fire, shoot, upgraded
from x_wing.faces import BLANK, CRITICAL, EVADE, FOCUS, HIT
from x_wing.ships import IMPERIAL, REBEL, tie, upgrade_source, x_wing
from x_wing.table import act, fly, play, position

# --- conditions and setup ---------------------------------------------------------------------


def test_a_score_to_settle_cuts_both_ways() -> None:
    ships = upgraded("ascoretosettle", status="awaiting"), tie(status="awaiting")
    table = play(position(*ships, step="prepare-area"))
    assert table.state.ship(0).cards.marks == ((upgrade_source("ascoretosettle"), 1),)
    assert table.ship(1).conditions == ["adebttopay"]
    hunter = upgraded("ascoretosettle", marks=((upgrade_source("ascoretosettle"), 1),))
    table = shoot(hunter, tie(tokens={"focus": 1}), [FOCUS] * 3, [BLANK] * 3)
    table.use(REBEL, "upgrade:ascoretosettle", 1)
    assert table.attack_faces() == [CRITICAL, FOCUS, FOCUS]
    debtor = tie("obsidiansquadronpilot", conditions=("adebttopay",))
    target = upgraded("ascoretosettle", tokens={"focus": 1})
    table = shoot(debtor, target, [FOCUS] * 2, [BLANK] * 2)
    table.use(IMPERIAL, "condition:adebttopay")
    assert table.attack_faces() == [CRITICAL, FOCUS]


@pytest.mark.parametrize(
    ("card", "key", "skill"),
    [("courierdroid", "0", 0), ("courierdroid", "1", 8), ("hyperwavecommscanner", "2", 12)],
)
def test_cards_that_change_the_order_of_placing(card: str, key: str, skill: int) -> None:
    ship = x_wing("rebeloperative", upgrades=[card], status="awaiting")
    table = play(position(ship, tie("nightbeast", status="awaiting"), step="prepare-area"))
    table.use(REBEL, f"upgrade:{card}")
    table.answer(REBEL, key)
    assert table.ship(0).skill == skill
    placed = play(position(x_wing(skill_this_phase=12), tie(), step="prepare-components"))
    assert placed.ship(0).skill == 2  # only while placing


def test_hyperwave_scanner_gives_a_token_to_who_comes_near() -> None:
    scanner = upgraded("hyperwavecommscanner", at=(450, 50, 90))
    comer = x_wing("lukeskywalker", status="awaiting")
    table = play(position(scanner, comer, tie(), step="place-ship"))
    table.answer(REBEL, "520,50,90")
    table.use(REBEL, "upgrade:hyperwavecommscanner", 1)
    table.answer(REBEL, "1")
    assert table.ship(1).tokens == {"evade": 1}


def test_harpoons_stick_and_tear() -> None:
    ship = x_wing("greensquadronpilot", upgrades=["harpoonmissiles"], lock=1)
    target = tie("gammasquadronpilot")
    table = fire(ship, target, "harpoonmissiles", [HIT] + [BLANK] * 3, [BLANK] * 2)
    table.answer(REBEL, "done")
    assert table.ship(1).conditions == ["harpooned"]
    victim = tie("gammasquadronpilot", conditions=("harpooned",))
    near = tie(at=(500, 520, 270))
    table = shoot(
        x_wing(), victim, [CRITICAL, BLANK, BLANK], [BLANK] * 2, "injured-pilot", more=(near,)
    )
    assert len(table.ship(1).damage) == 2  # the critical and a card for the barb
    assert len(table.ship(2).damage) == 1
    assert table.ship(1).conditions == []


def test_harpoons_can_be_pulled_out() -> None:
    table = act(tie(conditions=("harpooned",)), x_wing(), chance=([HIT],))
    table.answer(IMPERIAL, "card:condition:harpooned:2")
    assert table.ship(0).conditions == []
    assert len(table.ship(0).damage) == 1


def test_targeting_scrambler_spoils_aim_at_range_one() -> None:
    ship = x_wing("daggersquadronpilot", upgrades=["targetingscrambler"], at=(450, 400, 90))
    table = play(position(ship, tie(), step="planning"))
    table.use(REBEL, "upgrade:targetingscrambler")
    assert table.ship(0).tokens == {"weapons-disabled": 1}
    assert table.ship(1).conditions == ["scrambled"]
    attacker = tie("obsidiansquadronpilot", conditions=("scrambled",), tokens={"focus": 1})
    near = x_wing("daggersquadronpilot", upgrades=["targetingscrambler"], at=(450, 400, 90))
    table = shoot(attacker, near, [FOCUS] * 3, [BLANK])
    assert table.ship(1).shields == 5
    assert table.ship(0).tokens == {"focus": 1}


# --- crew -------------------------------------------------------------------------------------


def test_breach_specialist_turns_cards_down_all_round() -> None:
    ship = x_wing(
        "rebeloperative", upgrades=["breachspecialist"], shields=0, tokens={"reinforce-fore": 1}
    )
    table = shoot(
        tie("obsidiansquadronpilot"),
        ship,
        [CRITICAL, CRITICAL],
        [BLANK] * 2,
        *["direct-hit", "direct-hit"],
    )
    while "use:1:upgrade:breachspecialist:0" in table.offered(REBEL):
        table.use(REBEL, "upgrade:breachspecialist", you=1)
    assert not any(card.face_up for card in table.ship(1).damage)
    assert table.ship(1).tokens == {}


def test_jabba_puts_tokens_on_illicit_cards() -> None:
    boss = x_wing("rebeloperative", upgrades=["jabbathehutt"])
    friend = x_wing(upgrades=["glitterstim"], at=(500, 300, 90))
    table = play(position(boss, friend, tie(), step="prepare-components"))
    assert table.state.ship(1).cards.on_cards == ("glitterstim",)
    ready = x_wing(upgrades=["glitterstim"], at=(500, 300, 90), on_cards=("glitterstim",))
    boss = x_wing("rebeloperative", upgrades=["jabbathehutt"])
    table = play(position(ready, boss, tie(), step="begin-combat"))
    table.use(REBEL, "upgrade:glitterstim")
    assert table.ship(0).upgrades == ["glitterstim"]


def test_ketsu_onyo_holds_the_beam() -> None:
    ship = x_wing("rebeloperative", upgrades=["ketsuonyo"], at=(450, 400, 90))
    table = play(position(ship, tie(tokens={"tractor": 1}), step="end-phase"))
    table.use(REBEL, "upgrade:ketsuonyo")
    assert table.ship(1).tokens == {"tractor": 1}
    plain = play(position(x_wing(), tie(tokens={"tractor": 1}), step="end-phase"))
    assert plain.ship(1).tokens == {}


def test_tactical_officer_coordinates() -> None:
    officer = tie("gammasquadronpilot", upgrades=["tacticalofficer"])
    table = act(officer, tie(at=(500, 500, 270)), x_wing())
    table.answer(IMPERIAL, "coordinate:1")
    table.answer(IMPERIAL, "evade")
    assert table.ship(1).tokens == {"evade": 1}


def test_rear_arcs() -> None:
    def specialist() -> Any:
        return tie("zetaspecialist", upgrades=["tailgunner", "allianceoverhaul"])

    behind = x_wing(at=(450, 680, 270), tokens={"focus": 1})
    table = shoot(specialist(), behind, [FOCUS] * 2, [BLANK])
    assert attack_dice_count(table.state) == 2
    assert defense_dice_count(table.state) == 1
    table.use(IMPERIAL, "upgrade:allianceoverhaul", 1)
    assert table.attack_faces() == [CRITICAL, FOCUS]
    ahead = shoot(specialist(), x_wing(tokens={"focus": 1}), [BLANK] * 3, [BLANK] * 2)
    assert attack_dice_count(ahead.state) == 3
    assert defense_dice_count(ahead.state) == 2


# --- weapons ----------------------------------------------------------------------------------


def test_arc_caster_jumps_and_recharges() -> None:
    ship = x_wing("daggersquadronpilot", upgrades=["arccaster"], at=(450, 420, 90))
    near = tie(at=(500, 520, 270))
    table = fire(ship, tie(), "arccaster", [HIT] + [BLANK] * 3, [BLANK] * 3, more=(near,))
    assert [len(table.ship(i).damage) for i in (1, 2)] == [1, 1]
    assert table.state.ship(0).cards.flipped == ("arccaster",)
    empty = x_wing(
        "daggersquadronpilot", upgrades=["arccaster"], flipped=("arccaster",), at=(450, 420, 90)
    )
    assert "attack:arccaster:1" not in play(position(empty, tie())).offered(REBEL)
    again = x_wing("daggersquadronpilot", upgrades=["arccaster"], flipped=("arccaster",))
    table = play(position(again, tie("nightbeast"), step="begin-combat"))
    table.use(REBEL, "upgrade:arccaster")
    assert (table.state.ship(0).cards.flipped, table.ship(0).tokens) == (
        (),
        {"weapons-disabled": 1},
    )


def test_jamming_beam_takes_a_token() -> None:
    ship = x_wing("daggersquadronpilot", upgrades=["jammingbeam"])
    table = fire(ship, tie(lock=0), "jammingbeam", [HIT] * 3, [BLANK] * 3)
    assert table.lock(1) == -1
    assert table.ship(1).damage == []


def test_scrambler_missiles_jam_all_around() -> None:
    ship = x_wing("greensquadronpilot", upgrades=["scramblermissiles"], lock=1)
    near = tie(at=(500, 520, 270))
    table = fire(ship, tie(), "scramblermissiles", [HIT] * 3, [BLANK] * 3, more=(near,))
    table.answer(REBEL, "done")
    assert [table.ship(i).tokens for i in (1, 2)] == [{"jam": 1}, {"jam": 1}]


def test_tractor_beam_pushes_and_slows() -> None:
    ship = x_wing("daggersquadronpilot", upgrades=["tractorbeam"])
    table = fire(ship, tie(), "tractorbeam", [HIT] * 3, [BLANK] * 3)
    assert "forward:0" in table.offered(REBEL)
    table.answer(REBEL, "left:0")
    target = table.state.ship(1)
    assert (target.x, target.y) == pytest.approx((530.0, 500.0))
    assert target.tokens == {"tractor": 1}
    assert agility_value(table.state, target) == 2
    assert target.damage == ()


def test_tractor_beam_pushes_onto_rocks() -> None:
    rock = Obstacle(0, "coreasteroid5", 530.0, 500.0, 0.0)
    ship = x_wing("daggersquadronpilot", upgrades=["tractorbeam"])
    waiting = x_wing("prototypepilot", at=(450, 660, 270))
    target = tie(had_combat=True)
    table = play(position(ship, target, waiting, obstacles=[rock]), [HIT] * 3, [BLANK] * 3, [HIT])
    table.answer(REBEL, "attack:tractorbeam:1")
    table.answer(REBEL, "left:0")
    assert len(table.ship(1).damage) == 1


def test_space_tug_pulls_even_friends() -> None:
    tug = x_wing("rookiepilot", upgrades=["spacetugtractorarray"])
    friend = x_wing(at=(450, 380, 90))
    table = act(tug, friend, tie(at=(450, 600, 270)))
    table.answer(REBEL, "card:upgrade:spacetugtractorarray:0")
    table.answer(REBEL, "right:0")
    assert table.ship(1).x == pytest.approx(530.0)


def test_seismic_torpedo_breaks_a_rock() -> None:
    rock = Obstacle(0, "coreasteroid5", 450.0, 420.0, 0.0)
    ship = x_wing(upgrades=["seismictorpedo"])
    table = act(ship, tie(), obstacles=[rock], chance=([BLANK], [HIT]))
    table.answer(REBEL, "card:upgrade:seismictorpedo:0")
    assert table.seen.obstacles == []
    assert (table.ship(0).shields, len(table.ship(1).damage)) == (2, 1)
    behind = act(x_wing(upgrades=["seismictorpedo"], at=(450, 300, 270)), tie(), obstacles=[rock])
    assert "card:upgrade:seismictorpedo:0" not in behind.offered(REBEL)


# --- locks ------------------------------------------------------------------------------------


def test_m9g8_spoils_the_aim_of_a_locked_enemy() -> None:
    droid = upgraded("m9g8", at=(500, 300, 90), lock=0)
    table = shoot(
        tie("obsidiansquadronpilot"), x_wing(), [HIT] * 2, [BLANK], [BLANK] * 2, more=(droid,)
    )
    table.use(REBEL, "upgrade:m9g8", you=2)
    table.answer(REBEL, "0")
    assert table.ship(1).shields == 1


def test_m9g8_locks_friends() -> None:
    table = act(upgraded("m9g8"), x_wing(at=(500, 300, 90)), tie())
    assert {"target-lock:1", "target-lock:2"} <= set(table.offered(REBEL))


def test_targeting_synchronizer_lends_its_lock() -> None:
    friend = x_wing(upgrades=["targetingsynchronizer"], at=(500, 300, 90), lock=1)
    ship = x_wing(upgrades=["protontorpedoes"])
    table = fire(ship, tie(), "protontorpedoes", [HIT] * 4, [EVADE] * 3, more=(friend,))
    assert table.lock(2) == -1
    far = x_wing(upgrades=["targetingsynchronizer"], at=(850, 300, 90), lock=1)
    alone = play(position(x_wing(upgrades=["protontorpedoes"]), tie(), far))
    assert "attack:protontorpedoes:1" not in alone.offered(REBEL)


# --- illicit ----------------------------------------------------------------------------------


def test_emp_device_instead_of_an_attack() -> None:
    ship = upgraded("empdevice", at=(450, 420, 90))
    table = play(position(ship, tie("nightbeast"), x_wing(at=(500, 400, 90))))
    table.answer(REBEL, "card:upgrade:empdevice:0")
    assert [table.ship(i).tokens for i in (0, 1, 2)] == [{}, {"ion": 2}, {"ion": 2}]
    assert table.ship(0).upgrades == []
    assert table.ship(0).had_combat


def test_feedback_array_hurts_both() -> None:
    ship = upgraded("feedbackarray", at=(450, 420, 90))
    table = play(position(ship, tie("nightbeast")))
    table.answer(REBEL, "card:upgrade:feedbackarray:0")
    assert (table.ship(0).shields, table.ship(0).tokens) == (1, {"ion": 1})
    assert len(table.ship(1).damage) == 1


def test_inertial_dampeners_stop_the_ship() -> None:
    table = fly("straight:3", upgraded("inertialdampeners", at=(450, 200, 90)), tie())
    table.use(REBEL, "upgrade:inertialdampeners")
    ship = table.ship(0)
    assert (ship.x, ship.y, ship.tokens) == (450.0, 200.0, {"stress": 1})


def test_ion_dischargers_pass_the_charge_on() -> None:
    gunner = tie("gammasquadronpilot", upgrades=["ioncannon"], at=(450, 400, 270))
    ship = upgraded("iondischargers")
    table = fire(gunner, ship, "ioncannon", [HIT] * 3, [BLANK] * 2)
    table.use(REBEL, "upgrade:iondischargers", you=1)
    table.answer(IMPERIAL, "yes")
    assert (table.ship(0).tokens, table.ship(1).tokens) == ({"ion": 1}, {})
    assert table.ship(1).upgrades == []


@pytest.mark.parametrize(("face", "cards"), [(BLANK, ["cloakingdevice"]), (FOCUS, [])])
def test_cloaking_device_may_burn_out(face: str, cards: list[str]) -> None:
    table = act(upgraded("cloakingdevice"), tie())
    table.answer(REBEL, "card:upgrade:cloakingdevice:0")
    assert table.ship(0).tokens == {"cloak": 1}
    ship = upgraded("cloakingdevice", tokens={"cloak": 1})
    table = play(position(ship, tie(at=(800, 800, 0)), step="end-phase"), [face])
    if face == FOCUS:
        table.answer(REBEL, "stay")
    assert table.state.ship(0).upgrades == tuple(cards)
    assert table.ship(0).tokens == ({"cloak": 1} if cards else {})


def test_a_cloaking_device_that_burns_out_uncloaked_moves_nobody() -> None:
    ship = upgraded("cloakingdevice")
    table = play(position(ship, tie(at=(800, 800, 0)), step="end-phase"), [FOCUS])
    assert "stay" not in table.offered(REBEL)
    assert table.ship(0).upgrades == []


# --- modifications and titles -----------------------------------------------------------------


def test_cloaking_after_an_attack() -> None:
    ship = tie("sigmasquadronpilot", upgrades=["advancedcloakingdevice"])
    table = shoot(ship, x_wing(), [BLANK] * 4, [BLANK] * 2)
    table.use(IMPERIAL, "upgrade:advancedcloakingdevice")
    assert table.ship(0).tokens == {"cloak": 1}


def test_stygium_accelerator_evades() -> None:
    table = act(tie("sigmasquadronpilot", upgrades=["stygiumparticleaccelerator"]), x_wing())
    table.answer(IMPERIAL, "cloak")
    table.use(IMPERIAL, "upgrade:stygiumparticleaccelerator")
    assert table.ship(0).tokens == {"cloak": 1, "evade": 1}
    hidden = tie(
        "sigmasquadronpilot",
        upgrades=["stygiumparticleaccelerator"],
        tokens={"cloak": 1},
        dial="straight:2",
    )
    table = play(position(hidden, x_wing(dial="straight:1"), step="begin-activation"))
    table.answer(IMPERIAL, "forward")
    table.use(IMPERIAL, "upgrade:stygiumparticleaccelerator", 1)
    assert table.ship(0).tokens == {"evade": 1}


def test_advanced_slam_acts_once_more() -> None:
    ship = x_wing("wardensquadronpilot", upgrades=["advancedslam"], speed=1)
    table = act(ship, tie(at=(450, 620, 270)))
    table.answer(REBEL, "slam:straight:1")
    table.use(REBEL, "upgrade:advancedslam")
    table.answer(REBEL, "focus")
    assert table.ship(0).tokens == {"weapons-disabled": 1, "focus": 1}


def test_advanced_slam_does_nothing_for_a_ship_that_fled() -> None:
    ship = x_wing("wardensquadronpilot", upgrades=["advancedslam"], speed=1, at=(450, 870, 90))
    table = act(ship, x_wing(at=(100, 100, 90)), tie(at=(450, 620, 270)))
    table.answer(REBEL, "slam:straight:1")
    assert table.ship(0).status == "destroyed"
    assert table.ship(0).tokens == {}
    assert not any("use:" in key for key in table.offered(REBEL))


def test_servomotor_s_foils_have_two_sides() -> None:
    ship = upgraded("servomotorsfoils", at=(450, 200, 90))
    assert "barrel-roll:left" in act(upgraded("servomotorsfoils"), tie()).offered(REBEL)
    table = fly("turn:left:3", ship, tie())
    table.use(REBEL, "upgrade:servomotorsfoils", 1)
    table.answer(REBEL, "0")
    assert table.ship(0).heading == pytest.approx(270.0)
    assert table.ship(0).tokens == {"stress": 1}
    closed = upgraded("servomotorsfoils", flipped=("servomotorsfoils",))
    table = act(closed, tie())
    assert "boost:straight" in table.offered(REBEL)
    assert table.ship(0).attack == 2
    ready = upgraded("servomotorsfoils", dial="straight:1")
    table = play(position(ready, tie(dial="straight:2"), step="begin-activation"))
    table.use(REBEL, "upgrade:servomotorsfoils", 2)
    assert table.state.ship(0).cards.flipped == ("servomotorsfoils",)


@pytest.mark.parametrize("card", ["adaptiveailerons", "advancedailerons"])
def test_ailerons_fly_twice(card: str) -> None:
    ship = tie("academypilot", upgrades=[card], at=(450, 700, 270))
    table = fly("straight:2", ship, x_wing(at=(450, 100, 90)))
    assert table.offered(IMPERIAL) == ["bank:left:1", "straight:1", "bank:right:1"]
    table.answer(IMPERIAL, "straight:1")
    assert table.ship(0).y == pytest.approx(700.0 - 80 - 120)
    tense = tie("academypilot", upgrades=[card], at=(450, 700, 270), tokens={"stress": 1})
    table = fly("straight:2", tense, x_wing(at=(450, 100, 90)))
    assert table.ship(0).y == pytest.approx(580.0)


def test_advanced_ailerons_calm_fast_banks() -> None:
    ship = x_wing(
        "rebeloperative", upgrades=["advancedailerons"], at=(450, 200, 90), tokens={"stress": 1}
    )
    table = fly("bank:left:3", ship, tie())
    assert table.ship(0).tokens == {"stress": 1}  # red on this dial, now white


def test_mist_hunter_rolls() -> None:
    ship = upgraded("misthunter")
    assert "barrel-roll:left" in act(ship, tie()).offered(REBEL)


def test_weapons_that_work_while_disabled() -> None:
    cards = ["xg1assaultconfiguration", "flechettecannon", "heavylasercannon"]
    ship = tie("nusquadronpilot", upgrades=cards, tokens={"weapons-disabled": 1})
    keys = play(position(ship, x_wing("rebeloperative"))).offered(IMPERIAL)
    assert keys == ["attack:flechettecannon:1", "pass"]
    cards = ["os1arsenalloadout", "protontorpedoes"]
    ship = tie("nusquadronpilot", upgrades=cards, tokens={"weapons-disabled": 1}, lock=1)
    keys = play(position(ship, x_wing("rebeloperative"))).offered(IMPERIAL)
    assert keys == ["attack:protontorpedoes:1", "pass"]
