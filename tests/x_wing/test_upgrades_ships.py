"""Modifications, titles and illicit cards of later expansions, one by one."""

import pytest

from cantina.games.x_wing.rules.values import hull_value
from x_wing.duels import fire, shoot, upgraded
from x_wing.faces import BLANK, CRITICAL, EVADE, FOCUS, HIT
from x_wing.ships import IMPERIAL, REBEL, damage, tie, upgrade_source, x_wing
from x_wing.table import act, fly, play, position

# --- illicit ----------------------------------------------------------------------------------


def test_slicer_tools_hurt_the_stressed() -> None:
    table = act(upgraded("blackmarketslicertools"), tie(tokens={"stress": 1}), chance=([HIT],))
    table.answer(REBEL, "card:upgrade:blackmarketslicertools:0")
    assert (table.ship(1).tokens, len(table.ship(1).damage)) == ({}, 1)
    calm = act(upgraded("blackmarketslicertools"), tie())
    assert "card:upgrade:blackmarketslicertools:0" not in calm.offered(REBEL)


def test_contraband_cybernetics_for_a_round() -> None:
    ship = upgraded("contrabandcybernetics", at=(450, 200, 90))
    table = fly("koiogran:4", ship, tie())
    table.use(REBEL, "upgrade:contrabandcybernetics")
    assert table.ship(0).tokens == {"stress": 2}
    assert table.ship(0).heading == pytest.approx(270.0)
    table.answer(REBEL, "focus")
    assert table.ship(0).tokens == {"stress": 2, "focus": 1}


def test_dead_mans_switch_takes_others_along() -> None:
    ship = upgraded("deadmansswitch", shields=0, damage=damage("", "", face_up=False))
    near, far = x_wing(at=(500, 300, 90)), x_wing(at=(800, 300, 90))
    table = shoot(
        tie("obsidiansquadronpilot"),
        ship,
        [HIT, BLANK],
        [BLANK] * 2,
        *["console-fire", "direct-hit", "console-fire"],
        more=(near, far),
    )
    assert table.ship(1).status == "destroyed"
    assert [table.ship(i).shields for i in (2, 3)] == [1, 2]


def test_two_dead_mans_switches_end() -> None:
    wreck = {"shields": 0, "damage": damage("", "", face_up=False)}
    other = {"shields": 0, "damage": damage("", "", face_up=False)}
    first = upgraded("deadmansswitch", **wreck)
    second = upgraded("deadmansswitch", at=(500, 300, 90), **other)
    table = shoot(
        tie("obsidiansquadronpilot"),
        first,
        [HIT, BLANK],
        [BLANK] * 2,
        *["direct-hit"] * 7,
        more=(second,),
    )
    assert [table.ship(i).status for i in (1, 2)] == ["destroyed", "destroyed"]


def test_glitterstim_changes_all_focus_results() -> None:
    enemy = tie(tokens={"focus": 1})
    ships = upgraded("glitterstim"), enemy
    table = play(position(*ships, step="begin-combat"), [FOCUS] * 3, [BLANK] * 3)
    table.use(REBEL, "upgrade:glitterstim")
    assert table.ship(0).tokens == {"stress": 1}
    table.attack(REBEL, 1)
    table.use(REBEL, "upgrade:glitterstim:lasting")
    assert table.attack_faces() == [HIT] * 3
    assert table.ship(0).upgrades == []


# --- modifications ----------------------------------------------------------------------------


def test_autothrusters_outside_the_arc_or_far() -> None:
    turret = tie("gammasquadronpilot", upgrades=["ioncannonturret"], at=(450, 440, 90))
    ship = x_wing("greensquadronpilot", upgrades=["autothrusters"])
    table = fire(turret, ship, "ioncannonturret", [HIT] * 3, [EVADE, EVADE, BLANK])
    table.use(REBEL, "upgrade:autothrusters", you=1)
    assert table.ship(1).shields == 2
    near = x_wing("greensquadronpilot", upgrades=["autothrusters"])
    table = shoot(tie("obsidiansquadronpilot"), near, [HIT] * 2, [BLANK] * 3)
    assert table.ship(1).shields == 0


def test_captured_tie_hides_from_lesser_pilots() -> None:
    hidden = x_wing("lukeskywalker", upgrades=["capturedtie"])
    friend = x_wing(at=(500, 300, 90))
    table = play(position(tie(), hidden, friend))
    for _ in range(2):
        table.answer(REBEL, "pass")
    assert "attack:primary:1" not in table.offered(IMPERIAL)
    assert "attack:primary:2" in table.offered(IMPERIAL)
    table = shoot(
        x_wing("lukeskywalker", upgrades=["capturedtie"]), tie(), [BLANK] * 3, [BLANK] * 3
    )
    assert table.ship(0).upgrades == []


def test_a_captured_tie_alone_is_no_longer_hidden() -> None:
    alone = x_wing("lukeskywalker", upgrades=["capturedtie"])
    table = play(position(tie(), alone, step="begin-combat"))
    assert table.ship(1).upgrades == []
    table.answer(REBEL, "pass")
    assert "attack:primary:1" in table.offered(IMPERIAL)


def test_experimental_interface_adds_a_card_action() -> None:
    ship = x_wing("lukeskywalker", upgrades=["experimentalinterface", "marksmanship"])
    table = act(ship, tie())
    table.answer(REBEL, "focus")
    table.use(REBEL, "upgrade:experimentalinterface")
    assert table.state.ship(0).cards.lasting == (upgrade_source("marksmanship"),)
    assert table.ship(0).tokens == {"focus": 1, "stress": 1}


@pytest.mark.parametrize(("pilot", "face"), [("rookiepilot", CRITICAL), ("goldsquadronpilot", HIT)])
def test_guidance_chips_improve_ordnance(pilot: str, face: str) -> None:
    ship = x_wing(pilot, upgrades=["guidancechips", "protontorpedoes"], lock=1)
    index = 0 if face == CRITICAL else 1
    table = fire(
        ship, tie(tokens={"focus": 1}), "protontorpedoes", [HIT, BLANK, HIT, HIT], [BLANK] * 3
    )
    table.use(REBEL, "upgrade:guidancechips", index)
    assert table.attack_faces() == [HIT, face, HIT, HIT]


def test_integrated_astromech_gives_the_droid() -> None:
    ship = x_wing(upgrades=["integratedastromech", "r2astromech"], shields=0)
    table = shoot(tie("obsidiansquadronpilot"), ship, [HIT, BLANK], [BLANK] * 2, "direct-hit")
    table.use(REBEL, "upgrade:integratedastromech", you=1)
    assert table.ship(1).damage == []
    assert table.ship(1).upgrades == ["integratedastromech"]


def test_lightweight_frame_rolls_one_more() -> None:
    target = tie("gammasquadronpilot", upgrades=["lightweightframe"])
    table = shoot(x_wing(tokens={"focus": 1}), target, [HIT] * 3, [BLANK] * 2, [EVADE])
    table.answer(REBEL, "done")
    assert len(table.ship(1).damage) == 2
    even = tie("gammasquadronpilot", upgrades=["lightweightframe"])
    table = shoot(x_wing("rebeloperative"), even, [HIT], [BLANK] * 2)
    assert len(table.ship(1).damage) == 1


def test_long_range_scanners_lock_only_afar() -> None:
    ship = x_wing("goldsquadronpilot", upgrades=["longrangescanners"])
    table = act(ship, tie(), tie(at=(450, 880, 270)), tie(at=(450, 620, 270)))
    locks = [key for key in table.offered(REBEL) if key.startswith("target-lock")]
    assert locks == ["target-lock:2", "target-lock:3"]


@pytest.mark.parametrize(("face", "lock"), [(EVADE, -1), (BLANK, 1)])
def test_multi_spectral_camouflage_may_shed_the_lock(face: str, lock: int) -> None:
    table = act(x_wing(), tie(upgrades=["multispectralcamouflage"]), chance=([face],))
    table.answer(REBEL, "target-lock:1")
    assert table.lock(0) == lock


def test_munitions_failsafe_keeps_what_missed() -> None:
    cards = ["munitionsfailsafe", "protontorpedoes"]
    missed = fire(
        x_wing(upgrades=cards, lock=1), tie(), "protontorpedoes", [BLANK] * 4, [BLANK] * 3
    )
    assert missed.state.ship(0).upgrades == tuple(cards)
    hit = fire(
        x_wing(upgrades=cards, lock=1), tie(), "protontorpedoes", [HIT] + [BLANK] * 3, [BLANK] * 3
    )
    assert hit.state.ship(0).upgrades == ("munitionsfailsafe",)


def test_pulsed_ray_shield_recovers_for_ion() -> None:
    ship = upgraded("pulsedrayshield", shields=0)
    table = play(position(ship, tie(at=(800, 800, 0)), step="end-phase"))
    table.use(REBEL, "upgrade:pulsedrayshield")
    assert (table.ship(0).shields, table.ship(0).tokens) == (1, {"ion": 1})


# --- titles -----------------------------------------------------------------------------------


def test_black_one_sheds_a_friends_lock() -> None:
    ship = x_wing("greensquadronpilot", upgrades=["blackone"])
    friend = x_wing(at=(500, 300, 90))
    table = act(ship, friend, tie(lock=1))
    table.answer(REBEL, "boost:straight")
    table.use(REBEL, "upgrade:blackone")
    table.answer(REBEL, "1")
    assert table.lock(2) == -1


def test_btl_a4_fires_its_turret_after_the_guns() -> None:
    ship = x_wing("goldsquadronpilot", upgrades=["btla4ywing", "ioncannonturret"])
    table = shoot(ship, tie(), [BLANK] * 2, [BLANK] * 3, [HIT] * 3, [BLANK] * 3)
    table.use(REBEL, "upgrade:btla4ywing", 1)
    table.answer(REBEL, "attack:ioncannonturret:1")
    assert table.ship(1).tokens == {"ion": 1}
    aside = x_wing(
        "goldsquadronpilot", upgrades=["btla4ywing", "ioncannonturret"], at=(450, 400, 270)
    )
    assert "attack:ioncannonturret:1" not in play(position(aside, tie())).offered(REBEL)


def test_concord_dawn_protector_head_on() -> None:
    ship = upgraded("concorddawnprotector", at=(450, 400, 90), tokens={"focus": 1})
    table = shoot(tie("obsidiansquadronpilot"), ship, [HIT] * 3, [BLANK] * 2)
    assert table.defense_faces() == [BLANK, BLANK, EVADE]
    far = upgraded("concorddawnprotector", tokens={"focus": 1})
    table = shoot(tie("obsidiansquadronpilot"), far, [HIT] * 2, [BLANK] * 2)
    assert table.defense_faces() == [BLANK, BLANK]


def test_first_order_vanguard() -> None:
    table = shoot(upgraded("firstordervanguard"), tie(), [BLANK] * 3, [HIT], [EVADE, BLANK, BLANK])
    table.use(REBEL, "upgrade:firstordervanguard")
    table.answer(REBEL, "0")
    assert table.ship(1).damage == []
    crowd = tie(at=(500, 500, 270))
    other = shoot(upgraded("firstordervanguard"), tie(), [BLANK] * 3, [BLANK] * 3, more=(crowd,))
    assert other.seen.attack is None
    target = upgraded("firstordervanguard")
    table = shoot(tie("obsidiansquadronpilot"), target, [HIT] * 2, [BLANK] * 2, [EVADE] * 2)
    table.use(REBEL, "upgrade:firstordervanguard", 1, you=1)
    table.answer(REBEL, "0+1")
    assert (table.ship(1).shields, table.ship(1).upgrades) == (2, [])


def test_scyk_titles() -> None:
    heavy, plain = upgraded("heavyscykinterceptor"), x_wing()
    g = position(heavy, plain, tie())
    assert hull_value(g, heavy) == hull_value(g, plain) + 1
    light = upgraded("lightscykinterceptor", shields=0)
    table = shoot(tie("obsidiansquadronpilot"), light, [HIT, BLANK], [BLANK] * 2, "injured-pilot")
    assert [card.face_up for card in table.ship(1).damage] == [True]
    banking = upgraded("lightscykinterceptor", at=(450, 200, 90), tokens={"stress": 1})
    assert fly("bank:left:3", banking, tie()).ship(0).tokens == {}


def test_moldy_crow_keeps_focus() -> None:
    ship = x_wing("rebeloperative", upgrades=["moldycrow"], tokens={"focus": 2, "evade": 1})
    table = play(position(ship, tie(at=(800, 800, 0)), step="end-phase"))
    assert table.ship(0).tokens == {"focus": 2}


def test_tie_d_fires_guns_after_a_cheap_cannon() -> None:
    ship = tie("onyxsquadronpilot", upgrades=["tied", "ioncannon"])
    table = fire(ship, x_wing(), "ioncannon", [BLANK] * 3, [BLANK] * 2, [HIT] * 3, [BLANK] * 2)
    table.use(IMPERIAL, "upgrade:tied")
    table.answer(IMPERIAL, "attack:primary:1")
    assert len(table.ship(1).damage) == 1
    dear = tie("onyxsquadronpilot", upgrades=["tied", "heavylasercannon"])
    table = fire(dear, x_wing(), "heavylasercannon", [BLANK] * 4, [BLANK] * 2)
    assert table.seen.attack is None


def test_tie_v1_evades_after_a_lock() -> None:
    table = act(tie("tempestsquadronpilot", upgrades=["tiev1"]), x_wing())
    table.answer(IMPERIAL, "target-lock:1")
    table.use(IMPERIAL, "upgrade:tiev1")
    assert table.ship(0).tokens == {"evade": 1}


def test_tie_x7_evades_at_speed() -> None:
    ship = tie("deltasquadronpilot", upgrades=["tiex7"], at=(450, 700, 270))
    table = fly("straight:4", ship, x_wing(at=(450, 200, 90)))
    table.use(IMPERIAL, "upgrade:tiex7")
    assert table.ship(0).tokens == {"evade": 1}
    slow = tie("deltasquadronpilot", upgrades=["tiex7"], at=(450, 700, 270))
    table = fly("bank:left:2", slow, x_wing(at=(450, 200, 90)))
    assert "use:0:upgrade:tiex7:0" not in table.offered(IMPERIAL)
