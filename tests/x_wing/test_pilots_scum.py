"""Scum pilots, one by one: what is offered and what it does."""

from typing import Any

import pytest

from cantina.games.x_wing.state import Ship
from x_wing.duels import fire, shoot
from x_wing.faces import BLANK, EVADE, FOCUS, HIT
from x_wing.ships import REBEL, tie, x_wing
from x_wing.table import Skirmish, act, fly, play, position


def combat(*ships: Ship) -> Skirmish:
    return play(position(*ships, step="begin-combat"))


def tokens_of(table: Skirmish, *ships: int) -> list[dict[str, int]]:
    return [table.ship(ship).tokens for ship in ships]


@pytest.mark.parametrize(("choice", "whom"), [("0", 1), ("1", 2)])
def test_4_lom_passes_stress_on(choice: str, whom: int) -> None:
    ship = x_wing("4lom", tokens={"stress": 1})
    enemy, friend = tie(at=(450, 390, 270)), x_wing(at=(540, 300, 90))
    table = play(position(ship, enemy, friend, step="end-phase"))
    table.use(REBEL, "pilot:4lom")
    table.answer(REBEL, choice)
    assert table.ship(0).tokens == {}
    assert table.ship(whom).tokens == {"stress": 1}


def test_dace_bonearm_hurts_the_ionized() -> None:
    dace = x_wing("dacebonearm", at=(600, 300, 90))
    shooter = x_wing("dutchvander", upgrades=["ioncannonturret"])
    table = fire(shooter, tie(), "ioncannonturret", [HIT] * 3, [BLANK] * 3, more=(dace,))
    table.use(REBEL, "pilot:dacebonearm", you=2)
    assert table.ship(2).tokens == {"stress": 1}
    assert len(table.ship(1).damage) == 2


def test_drea_renthal_locks_again_for_stress() -> None:
    ship = x_wing("drearenthal", lock=1)
    table = shoot(ship, tie(), [BLANK] * 2, [HIT], [BLANK] * 3)
    table.answer(REBEL, "lock")
    table.use(REBEL, "pilot:drearenthal")
    table.answer(REBEL, "0")
    assert table.ship(0).tokens == {"stress": 1}
    assert table.lock(0) in (1, 2)


def test_fenn_rau_rolls_more_at_close_quarters() -> None:
    table = shoot(x_wing("fennrau"), tie(at=(450, 380, 270)), [BLANK] * 5, [BLANK] * 3)
    assert table.seen.attack is None
    table = shoot(
        tie("darthvader", at=(450, 380, 270)), x_wing("fennrau"), [BLANK] * 3, [BLANK] * 4
    )
    assert table.seen.attack is None


def test_genesis_red_matches_the_locked_ship() -> None:
    ship = x_wing("genesisred", tokens={"focus": 1})
    table = act(ship, tie(tokens={"focus": 2, "evade": 1}, had_combat=True))
    table.answer(REBEL, "target-lock:1")
    assert table.ship(0).tokens == {"focus": 2, "evade": 1}


def test_graz_the_hunter_watches_his_attackers() -> None:
    attacker = tie("howlrunner", at=(450, 500, 270))
    table = shoot(attacker, x_wing("grazthehunter"), [BLANK] * 2, [BLANK] * 3)
    assert table.seen.attack is None
    behind = tie("howlrunner", at=(450, 100, 90))
    table = shoot(behind, x_wing("grazthehunter"), [BLANK] * 2, [BLANK] * 2)
    assert table.seen.attack is None


def test_guri_focuses_near_an_enemy() -> None:
    table = combat(x_wing("guri"), tie(at=(450, 390, 270)))
    table.use(REBEL, "pilot:guri")
    assert table.ship(0).tokens == {"focus": 1}
    assert "use:0:pilot:guri:0" not in combat(x_wing("guri"), tie()).offered(REBEL)


@pytest.mark.parametrize("die", ["attack", "defense"])
def test_inaldra_spends_shields_on_rerolls(die: str) -> None:
    inaldra = x_wing("inaldra")
    if die == "attack":
        table = shoot(inaldra, tie(), [BLANK, BLANK], [HIT], [BLANK] * 3)
        table.use(REBEL, "pilot:inaldra")
        table.answer(REBEL, "0")
        assert len(table.ship(1).damage) == 1
        assert table.ship(0).shields == 0
    else:
        table = shoot(tie("howlrunner"), inaldra, [HIT, BLANK], [BLANK] * 3, [EVADE])
        table.use(REBEL, "pilot:inaldra", 1, you=1)
        table.answer(REBEL, "0")
        assert (table.ship(1).shields, table.ship(1).damage) == (0, [])


def test_inaldra_without_shields_rerolls_nothing() -> None:
    table = shoot(x_wing("inaldra", shields=0, tokens={"focus": 1}), tie(), [FOCUS, BLANK])
    assert table.seen.attack is not None
    assert not any("inaldra" in key for key in table.offered(REBEL))


def test_kaato_takes_from_friends_and_palob_from_enemies() -> None:
    friend = x_wing(at=(540, 300, 90), tokens={"evade": 1})
    table = combat(x_wing("kaatoleeachos"), friend, tie(at=(450, 480, 270), tokens={"focus": 1}))
    table.use(REBEL, "pilot:kaatoleeachos")
    assert tokens_of(table, 0, 1, 2) == [{"evade": 1}, {}, {"focus": 1}]
    table = combat(x_wing("palobgodalhi"), tie(at=(450, 480, 270), tokens={"focus": 1, "evade": 1}))
    table.use(REBEL, "pilot:palobgodalhi")
    assert table.offered(REBEL) == ["1:focus", "1:evade"]
    table.answer(REBEL, "1:focus")
    assert tokens_of(table, 0, 1) == [{"focus": 1}, {"evade": 1}]


def test_kad_solus_focuses_on_red() -> None:
    table = fly("tallon:left:2", x_wing("kadsolus"), tie(at=(367, 180, 90), had_combat=True))
    table.answer(REBEL, "0")
    assert table.ship(0).tokens == {"stress": 1, "focus": 2}


def test_kavil_shoots_better_aside() -> None:
    ship = x_wing("kavil", upgrades=["ioncannonturret"], at=(450, 300, 270))
    table = fire(ship, tie(at=(450, 420, 270)), "ioncannonturret", [BLANK] * 4, [BLANK] * 3)
    assert table.seen.attack is None


def test_laetin_ashera_evades_after_a_miss() -> None:
    table = shoot(tie("howlrunner"), x_wing("laetinashera"), [BLANK] * 2, [BLANK] * 3)
    table.use(REBEL, "pilot:laetinashera", you=1)
    assert table.ship(1).tokens == {"evade": 1}


def test_ndru_suhlak_fights_alone() -> None:
    table = shoot(x_wing("ndrusuhlak"), tie(), [BLANK] * 3, [BLANK] * 3)
    assert table.seen.attack is None
    friend = x_wing(at=(540, 300, 90))
    table = shoot(x_wing("ndrusuhlak"), tie(), [BLANK] * 2, [BLANK] * 3, more=(friend,))
    assert table.seen.attack is None


@pytest.mark.parametrize(("heading", "left"), [(270, {}), (90, {"evade": 2, "focus": 1})])
def test_old_teroch_strips_who_faces_him(heading: int, left: dict[str, int]) -> None:
    enemy = tie(at=(450, 390, heading), tokens={"evade": 2, "focus": 1})
    table = combat(x_wing("oldteroch"), enemy)
    table.use(REBEL, "pilot:oldteroch")
    assert table.ship(1).tokens == left


def test_quinn_jast_reloads_and_holds_fire() -> None:
    ship = x_wing("quinnjast", discarded=["protontorpedoes"])
    table = combat(ship, tie())
    table.use(REBEL, "pilot:quinnjast")
    assert table.ship(0).upgrades == ["protontorpedoes"]
    assert table.ship(0).tokens == {"weapons-disabled": 1}


def test_sarco_plank_dodges_by_speed() -> None:
    ship = x_wing("sarcoplank", speed=3)
    table = shoot(tie("howlrunner"), ship, [BLANK] * 2, [BLANK] * 3)
    assert table.seen.attack is None
    slow = x_wing("sarcoplank", speed=1)
    table = shoot(tie("howlrunner"), slow, [BLANK] * 2, [BLANK] * 2)
    assert table.seen.attack is None


def test_serissu_helps_a_defending_friend() -> None:
    serissu = x_wing("serissu", at=(540, 300, 90))
    table = shoot(tie("howlrunner"), x_wing(), [HIT, BLANK], [BLANK] * 2, [EVADE], more=(serissu,))
    table.use(REBEL, "pilot:serissu", you=2)
    table.answer(REBEL, "0")
    assert table.ship(1).shields == 2


def test_sunny_bounder_adds_to_a_uniform_roll() -> None:
    def sunny(*chance: Any) -> Any:
        table = play(position(x_wing("sunnybounder"), tie(had_combat=True)), *chance)
        table.answer(REBEL, "attack:primary:1")
        return table

    table = sunny([HIT, HIT], [BLANK, BLANK, EVADE])
    table.use(REBEL, "pilot:sunnybounder")
    assert len(table.ship(1).damage) == 2
    mixed = sunny([HIT, BLANK], [EVADE, BLANK, BLANK])
    assert "xw-log-uses" not in mixed.told_ids()


def test_talonbane_cobra_doubles_the_range_bonus() -> None:
    table = shoot(x_wing("talonbanecobra"), tie(at=(450, 380, 270)), [BLANK] * 5, [BLANK] * 3)
    assert table.seen.attack is None
    far = tie("howlrunner", at=(450, 560, 270))
    table = shoot(far, x_wing("talonbanecobra"), [BLANK] * 2, [BLANK] * 4)
    assert table.seen.attack is None


def test_torkil_mux_slows_an_enemy_down() -> None:
    enemy = tie("darthvader", at=(450, 480, 270), activated=True)
    table = play(position(x_wing("torkilmux", activated=True), enemy, step="activation"))
    assert table.ship(1).skill == 0
    assert REBEL in table.waiting


def test_viktor_hel_stresses_attackers_unless_he_rolled_two() -> None:
    table = shoot(tie("howlrunner"), x_wing("viktorhel"), [BLANK] * 2, [BLANK] * 2)
    assert table.ship(0).tokens == {}
    far = tie("howlrunner", at=(450, 560, 270))
    table = shoot(far, x_wing("viktorhel"), [BLANK] * 2, [BLANK] * 3)
    assert table.ship(0).tokens == {"stress": 1}


def test_zuckuss_adds_dice_on_both_sides() -> None:
    table = shoot(x_wing("zuckuss"), tie(), [BLANK] * 4, [BLANK] * 4)
    table.use(REBEL, "pilot:zuckuss")
    assert table.seen.attack is None
    declined = shoot(x_wing("zuckuss"), tie(), [BLANK] * 3, [BLANK] * 3)
    declined.answer(REBEL, "none")
    assert declined.seen.attack is None
