"""Scum pilots of large ships, one by one: what is offered and what it does."""

from typing import Any

from cantina.games.x_wing.state import Ship
from x_wing.duels import fire, shoot
from x_wing.faces import BLANK, CRITICAL, EVADE, HIT
from x_wing.ships import IMPERIAL, REBEL, damage, tie, x_wing
from x_wing.table import Skirmish, act, fly, play, position

FAR = (450, 800, 270)


def combat(*ships: Ship, chance: tuple[Any, ...] = ()) -> Skirmish:
    return play(position(*ships, step="begin-combat"), *chance)


def test_emon_azzameen_drops_bombs_far_and_wide() -> None:
    ship = x_wing("emonazzameen", upgrades=["seismiccharges"])
    table = fly("straight:1", ship, tie(at=FAR))
    table.use(REBEL, "upgrade:seismiccharges")
    assert table.offered(REBEL) == ["near", "far-left", "farthest", "far-right"]
    table.answer(REBEL, "farthest")
    assert "xw-log-drops" in {event.text.id for event in table.log}


def test_kath_scarlet_shoots_better_behind_her() -> None:
    behind = tie(at=(450, 100, 90))
    table = shoot(x_wing("kathscarlet-scum"), behind, [BLANK] * 4, [BLANK] * 3)
    assert table.seen.attack is None
    table = shoot(x_wing("kathscarlet-scum"), tie(), [BLANK] * 3, [BLANK] * 3)
    assert table.seen.attack is None


def test_boba_fett_rerolls_for_each_enemy_near_him() -> None:
    near = tie(at=(500, 390, 270), had_combat=True)
    table = shoot(x_wing("bobafett-scum"), tie(), [BLANK] * 3, [HIT], [BLANK] * 3, more=(near,))
    table.use(REBEL, "pilot:bobafett-scum")
    table.answer(REBEL, "0")
    assert len(table.ship(1).damage) == 1


def test_ig_88a_regains_a_shield_for_a_kill() -> None:
    victim = tie(damage=damage("", ""))
    table = shoot(
        x_wing("ig88a", shields=3),
        victim,
        [HIT, BLANK, BLANK],
        [BLANK] * 3,
        "direct-hit",
        "direct-hit",
        "direct-hit",
        more=(tie(at=FAR),),
    )
    table.use(REBEL, "pilot:ig88a")
    assert table.ship(0).shields == 4


def test_ig_88b_fires_a_cannon_after_a_miss() -> None:
    ship = x_wing("ig88b", upgrades=["heavylasercannon"])
    table = shoot(ship, tie(), [BLANK] * 3, [BLANK] * 3, [BLANK] * 4, [BLANK] * 3)
    table.use(REBEL, "pilot:ig88b")
    assert table.offered(REBEL) == ["attack:heavylasercannon:1", "pass"]
    table.answer(REBEL, "attack:heavylasercannon:1")
    assert table.seen.attack is None


def test_ig_88c_evades_after_a_boost() -> None:
    table = act(x_wing("ig88c"), tie(at=(450, 640, 270)))
    table.answer(REBEL, "boost:straight")
    table.use(REBEL, "pilot:ig88c")
    assert table.ship(0).tokens == {"evade": 1}


def test_ig_88d_loops_along_the_turn() -> None:
    table = fly("segnor:left:3", x_wing("ig88d"), tie(at=FAR, had_combat=True))
    table.use(REBEL, "pilot:ig88d")
    ship = table.ship(0)
    assert (ship.heading, ship.tokens) == (0.0, {"stress": 1})


def test_latts_razzi_spends_her_lock_for_a_friend() -> None:
    latts = x_wing("lattsrazzi", at=(600, 300, 90), lock=1)
    table = shoot(x_wing("lukeskywalker"), tie(), [BLANK] * 3, [BLANK] * 2, more=(latts,))
    table.use(REBEL, "pilot:lattsrazzi", you=2)
    assert (table.state.ship(2).locks, table.state.attack) == ((), None)


def test_moralo_eval_fires_cannons_in_his_wide_arc() -> None:
    aside = tie(at=(250, 330, 0), had_combat=True)
    moralo = x_wing("moraloeval", upgrades=["heavylasercannon"])
    assert "attack:heavylasercannon:1" in play(position(moralo, aside)).offered(REBEL)
    slaver = x_wing("trandoshanslaver", upgrades=["heavylasercannon"])
    assert "attack:heavylasercannon:1" not in play(position(slaver, aside)).offered(REBEL)


def test_bossk_trades_a_critical_for_two_hits() -> None:
    table = shoot(x_wing("bossk"), tie(), [CRITICAL, BLANK, BLANK], [BLANK] * 3)
    table.use(REBEL, "pilot:bossk")
    assert [card.face_up for card in table.ship(1).damage] == [False, False]


def test_manaroo_hands_everything_over() -> None:
    friend = x_wing(at=(560, 300, 90))
    manaroo = x_wing("manaroo", tokens={"focus": 1, "evade": 1}, lock=2)
    table = combat(manaroo, friend, tie())
    table.use(REBEL, "pilot:manaroo")
    assert table.ship(0).tokens == {}
    assert (table.ship(1).tokens, table.lock(1)) == ({"focus": 1, "evade": 1}, 2)


def test_tel_trevura_rises_once() -> None:
    tel = x_wing("teltrevura", shields=0, damage=damage(*["console-fire"] * 2, "", ""))
    table = shoot(tie("howlrunner"), tel, [HIT, HIT], [BLANK] * 2, *["direct-hit"] * 4)
    assert table.ship(1).status == "in play"
    assert [card.face_up for card in table.ship(1).damage] == [False] * 4


def test_dengar_strikes_back_once_a_round() -> None:
    dengar = x_wing("dengar", had_combat=True)
    table = play(
        position(tie("howlrunner"), dengar), [BLANK] * 2, [BLANK] * 2, [HIT, BLANK], [BLANK] * 3
    )
    table.answer(IMPERIAL, "attack:primary:1")
    table.use(REBEL, "pilot:dengar", you=1)
    table.answer(REBEL, "attack:primary:0")
    assert len(table.ship(0).damage) == 1


def test_dengar_strikes_back_at_another_dengar() -> None:
    here, there = x_wing("dengar", had_combat=True), tie("dengar")
    table = play(position(there, here), [BLANK] * 2, [BLANK] * 2)
    table.answer(IMPERIAL, "attack:primary:1")
    assert "use:1:pilot:dengar:0" in table.offered(REBEL)


def test_dengar_strikes_back_with_any_weapon() -> None:
    dengar = x_wing("dengar", upgrades=["ioncannonturret"], had_combat=True)
    table = play(position(tie("howlrunner"), dengar), [BLANK] * 2, [BLANK] * 2)
    table.answer(IMPERIAL, "attack:primary:1")
    table.use(REBEL, "pilot:dengar", you=1)
    assert table.offered(REBEL) == ["attack:primary:0", "attack:ioncannonturret:0", "pass"]


def test_dengar_does_not_strike_back_outside_his_arc() -> None:
    dengar = x_wing("dengar", at=(450, 300, 270), had_combat=True)
    table = play(position(tie("howlrunner"), dengar), [BLANK] * 2, [BLANK] * 2)
    table.answer(IMPERIAL, "attack:primary:1")
    assert "pilot:dengar" not in str(table.state.ship(1).deeds.used_this_round)
    assert table.state.round == 2


def test_sabine_wren_adds_a_focus_against_her_mobile_arc() -> None:
    sabine = x_wing("sabinewren-lancerclasspursuitcraft", mobile_arc="front", tokens={"focus": 1})
    table = shoot(tie("howlrunner"), sabine, [HIT, HIT], [BLANK] * 2)
    table.use(REBEL, "pilot:sabinewren-lancerclasspursuitcraft", you=1)
    table.answer(REBEL, "focus")
    assert table.ship(1).shields == 2


def test_asajj_ventress_stresses_a_ship_in_her_mobile_arc() -> None:
    asajj = x_wing("asajjventress", mobile_arc="left")
    table = combat(asajj, tie(at=(250, 300, 0)), tie(at=(450, 500, 270)))
    table.use(REBEL, "pilot:asajjventress")
    assert [table.ship(i).tokens for i in (1, 2)] == [{"stress": 1}, {}]


def test_ketsu_onyo_tractors_who_is_in_both_arcs() -> None:
    near = tie(at=(450, 390, 270))
    table = combat(x_wing("ketsuonyo", mobile_arc="front"), near)
    table.use(REBEL, "pilot:ketsuonyo")
    table.answer(REBEL, "stay:0")
    assert table.ship(1).tokens == {"tractor": 1}
    aside = combat(x_wing("ketsuonyo", mobile_arc="left"), near)
    assert "use:0:pilot:ketsuonyo:0" not in aside.offered(aside.waiting[0])


def test_who_evades_the_cannon_of_ig_88b() -> None:
    ship = x_wing("ig88b", upgrades=["heavylasercannon"])
    table = fire(ship, tie(), "heavylasercannon", [HIT] * 4, [EVADE] * 3)
    assert len(table.ship(1).damage) == 1
