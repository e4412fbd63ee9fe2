"""Rebel pilots of later expansions, one by one: what is offered and what it does."""

from typing import Any

import pytest

from x_wing.duels import shoot
from x_wing.faces import BLANK, CRITICAL, EVADE, FOCUS, HIT
from x_wing.ships import IMPERIAL, REBEL, damage, tie, x_wing
from x_wing.table import act, fly, play, position


def test_ahsoka_tano_spends_focus_for_a_friends_action() -> None:
    friend = x_wing(at=(540, 300, 90))
    ahsoka = x_wing("ahsokatano", tokens={"focus": 1})
    table = play(position(ahsoka, friend, tie(), step="begin-combat"))
    table.use(REBEL, "pilot:ahsokatano")
    table.answer(REBEL, "1")
    table.answer(REBEL, "yes")
    table.answer(REBEL, "focus")
    assert [table.ship(i).tokens for i in (0, 1)] == [{}, {"focus": 1}]


def test_arvel_crynyd_attacks_whom_he_touches() -> None:
    def touching(pilot: str) -> Any:
        ship = x_wing(pilot, at=(450, 300, 90), touching=[1])
        return play(position(ship, tie(at=(450, 340, 270), touching=[0], had_combat=True)))

    assert "attack:primary:1" in touching("arvelcrynyd").offered(REBEL)
    assert "attack:primary:1" not in touching("tychocelchu").offered(REBEL)


def test_blue_ace_boosts_round_the_corner() -> None:
    table = act(x_wing("blueace"), tie(at=(450, 800, 270), had_combat=True))
    table.answer(REBEL, "boost:turn:left")
    ship = table.ship(0)
    assert (ship.x, ship.y, ship.heading) == (395.0, 355.0, 180.0)
    other = act(x_wing("redace"), tie(at=(450, 800, 270)))
    assert "boost:turn:left" not in other.offered(REBEL)


@pytest.mark.parametrize(("face", "left"), [(HIT, 1), (CRITICAL, 1), (FOCUS, 2)])
def test_braylen_stramm_rolls_his_stress_away(face: str, left: int) -> None:
    ship = x_wing("braylenstramm", tokens={"stress": 2})
    table = fly("bank:left:3", ship, tie(at=(800, 800, 270)), chance=([face],))
    table.use(REBEL, "pilot:braylenstramm")
    assert table.ship(0).tokens == {"stress": left}


def test_corran_horn_attacks_in_the_end_phase_and_not_in_the_next() -> None:
    corran = x_wing("corranhorn", had_combat=True)
    table = play(position(corran, tie(), step="end-phase"), [HIT, BLANK, BLANK], [BLANK] * 3)
    table.use(REBEL, "pilot:corranhorn")
    table.answer(REBEL, "attack:primary:1")
    assert len(table.ship(1).damage) == 1
    assert table.state.ship(0).deeds.holds_fire == 2
    later = play(position(x_wing("corranhorn", holds_fire=2), tie(had_combat=True), turn=2))
    assert "attack:primary:1" not in later.offered(REBEL)


def test_edrio_two_tubes_acts_before_he_moves() -> None:
    ship = x_wing("edriotwotubes", tokens={"focus": 1})
    table = fly("straight:1", ship, tie(at=(450, 480, 270)))
    table.use(REBEL, "pilot:edriotwotubes")
    table.answer(REBEL, "target-lock:1")
    assert table.lock(0) == 1


@pytest.mark.parametrize(("stress", "after"), [({}, {}), ({"stress": 1}, None)])
def test_ello_asty_rolls_without_stress(
    stress: dict[str, int], after: dict[Any, Any] | None
) -> None:
    ship = x_wing("elloasty", tokens=stress)
    table = fly("tallon:left:3", ship, tie(at=(800, 800, 270)))
    if after is None:
        assert IMPERIAL in table.waiting  # red under stress: the opponent chooses
    else:
        table.answer(REBEL, "0")
        assert "stress" not in table.ship(0).tokens


def test_esege_tuketu_lends_focus() -> None:
    esege = x_wing("esegetuketu", at=(540, 300, 90), tokens={"focus": 1})
    table = shoot(x_wing("lukeskywalker"), tie(), [FOCUS, FOCUS, BLANK], [BLANK] * 3, more=(esege,))
    table.use(REBEL, "pilot:esegetuketu", you=2)
    assert len(table.ship(1).damage) == 2
    assert table.ship(2).tokens == {}


def test_fenn_rau_keeps_an_enemy_from_spending() -> None:
    fenn = x_wing("fennrau-sheathipedeclassshuttle", had_combat=True)
    enemy = tie("howlrunner", tokens={"focus": 1}, lock=0)
    table = play(position(fenn, enemy), [FOCUS, BLANK], [BLANK] * 2)
    table.use(REBEL, "pilot:fennrau-sheathipedeclassshuttle")
    table.answer(IMPERIAL, "attack:primary:0")
    assert table.ship(0).tokens == {"stress": 1}
    assert "xw-log-spends-focus" not in table.told_ids()
    assert "xw-log-misses" in table.told_ids()


def test_hera_syndulla_changes_her_mind_in_the_same_colour() -> None:
    table = fly("straight:1", x_wing("herasyndulla"), tie(at=(800, 800, 270)))
    table.use(REBEL, "pilot:herasyndulla")
    assert set(table.offered(REBEL)) == {"bank:left:1", "bank:right:1", "straight:2"}
    table.answer(REBEL, "straight:2")
    assert table.ship(0).y == 420.0
    plain = fly("straight:3", x_wing("herasyndulla"), tie(at=(800, 800, 270)))
    assert "xw-log-uses" not in plain.told_ids()


def test_jake_farrell_moves_when_he_focuses() -> None:
    table = act(x_wing("jakefarrell"), tie(at=(800, 800, 270), had_combat=True))
    table.answer(REBEL, "focus")
    table.use(REBEL, "pilot:jakefarrell")
    table.answer(REBEL, "0")
    table.answer(REBEL, "boost:straight")
    assert table.ship(0).y == 380.0


@pytest.mark.parametrize(("face", "cards"), [(HIT, 1), (CRITICAL, 0)])
def test_jek_porkins_shakes_stress_off(face: str, cards: int) -> None:
    table = fly("koiogran:4", x_wing("jekporkins"), tie(at=(800, 800, 270)), chance=([face],))
    table.use(REBEL, "pilot:jekporkins")
    assert "stress" not in table.ship(0).tokens
    assert len(table.ship(0).damage) == cards


def test_jek_porkins_may_die_of_it() -> None:
    porkins = x_wing("jekporkins", shields=0, damage=damage("", ""))
    friend = x_wing(at=(100, 100, 90))
    cards = ["direct-hit"] * 3
    table = fly("koiogran:4", porkins, tie(at=(800, 800, 270)), friend, chance=([HIT], *cards))
    table.use(REBEL, "pilot:jekporkins")
    assert table.ship(0).status == "destroyed"


def test_jess_pava_rerolls_for_each_friend() -> None:
    friend = x_wing(at=(540, 300, 90))
    table = shoot(x_wing("jesspava"), tie(), [BLANK] * 3, [HIT], [BLANK] * 3, more=(friend,))
    table.use(REBEL, "pilot:jesspava")
    table.answer(REBEL, "0")
    assert len(table.ship(1).damage) == 1
    alone = shoot(x_wing("jesspava"), tie(), [BLANK] * 3, [BLANK] * 3)
    assert alone.seen.attack is None


def test_leevan_tenza_evades_after_a_boost() -> None:
    ship = x_wing("leevantenza", upgrades=["engineupgrade"], at=(450, 220, 90))
    table = act(ship, tie(at=(450, 560, 270), had_combat=True))
    table.answer(REBEL, "boost:straight")
    table.use(REBEL, "pilot:leevantenza")
    assert table.ship(0).tokens == {"stress": 1, "evade": 1}


def test_lieutenant_blount_hits_even_in_vain() -> None:
    table = shoot(x_wing("lieutenantblount"), tie(), [BLANK] * 2, [BLANK] * 3)
    assert "xw-log-hits" in table.told_ids()
    assert table.ship(1).damage == []


def test_lowhhrick_shields_a_friend() -> None:
    gunship = x_wing("lowhhrick", at=(540, 300, 90), tokens={"reinforce-aft": 1})
    table = shoot(tie("howlrunner"), x_wing(), [HIT, BLANK], [BLANK] * 2, more=(gunship,))
    table.use(REBEL, "pilot:lowhhrick", you=2)
    assert table.ship(1).shields == 2
    assert table.ship(2).tokens == {}


@pytest.mark.parametrize(("choice", "shields", "dice"), [("0", 3, 3), ("1", 4, 1)])
def test_miranda_doni_trades_shields_and_dice(choice: str, shields: int, dice: int) -> None:
    miranda = x_wing("mirandadoni", shields=4 if choice == "0" else 3)
    table = shoot(miranda, tie(), [BLANK] * dice, [BLANK] * 3)
    table.use(REBEL, "pilot:mirandadoni")
    if choice in table.offered(REBEL):
        table.answer(REBEL, choice)
    assert table.ship(0).shields == shields


def test_nera_dantels_fires_torpedoes_behind_her() -> None:
    def torpedoes(pilot: str) -> Any:
        ship = x_wing(pilot, lock=1, upgrades=["protontorpedoes"])
        return play(position(ship, tie(at=(450, 120, 90), had_combat=True)))

    assert "attack:protontorpedoes:1" in torpedoes("neradantels").offered(REBEL)
    assert "attack:protontorpedoes:1" not in torpedoes("ibtisam").offered(REBEL)


def test_nien_nunb_relaxes_with_an_enemy_before_him() -> None:
    table = fly("koiogran:4", x_wing("niennunb"), tie(at=(450, 410, 270), had_combat=True))
    table.use(REBEL, "pilot:niennunb")
    assert "stress" not in table.ship(0).tokens
    table = fly("koiogran:4", x_wing("niennunb"), tie(at=(800, 800, 270)))
    assert table.ship(0).tokens == {"stress": 1}


def test_norra_wexley_needs_a_lock_on_the_defender() -> None:
    norra = x_wing("norrawexley", lock=2, tokens={"focus": 1})
    other = tie(at=(800, 800, 270))
    table = shoot(norra, tie(), [FOCUS, BLANK], more=(other,))
    assert table.seen.attack is not None
    assert not any("norrawexley" in key for key in table.offered(REBEL))


def test_norra_wexley_spends_her_lock_for_focus_results() -> None:
    table = shoot(
        x_wing("norrawexley", lock=1, tokens={"focus": 1}), tie(), [BLANK] * 2, [BLANK] * 3
    )
    table.use(REBEL, "pilot:norrawexley")
    assert table.attack_faces() == [BLANK, BLANK, FOCUS]
    table.answer(REBEL, "focus")
    assert len(table.ship(1).damage) == 1
    norra = x_wing("norrawexley", lock=0, tokens={"focus": 1})
    table = shoot(tie("howlrunner"), norra, [HIT, BLANK], [BLANK])
    table.use(REBEL, "pilot:norrawexley", 1, you=1)
    assert table.defense_faces() == [BLANK, FOCUS]


@pytest.mark.parametrize("pilot", ["poedameron", "poedameron-swx57"])
def test_poe_dameron_needs_not_spend_his_focus(pilot: str) -> None:
    table = shoot(x_wing(pilot, tokens={"focus": 1}), tie(), [FOCUS, FOCUS, BLANK], [BLANK] * 3)
    table.use(REBEL, f"pilot:{pilot}")
    table.answer(REBEL, "done")
    assert len(table.ship(1).damage) == 1
    assert table.ship(0).tokens == {"focus": 1}
    poe = x_wing(pilot, tokens={"focus": 1})
    table = shoot(tie("darthvader"), poe, [HIT, BLANK], [FOCUS, BLANK])
    table.use(REBEL, f"pilot:{pilot}", 1, you=1)
    assert table.defense_faces() == [EVADE, BLANK]


def test_red_ace_evades_with_her_first_lost_shield() -> None:
    table = shoot(tie("howlrunner"), x_wing("redace"), [HIT, HIT], [BLANK] * 2)
    assert table.ship(1).shields == 1
    assert table.ship(1).tokens == {"evade": 1}


@pytest.mark.parametrize("pilot", ["sabinewren", "sabinewren-tiefighter"])
def test_sabine_wren_moves_before_she_moves(pilot: str) -> None:
    table = fly("straight:2", x_wing(pilot), tie(at=(800, 800, 270)))
    table.use(REBEL, f"pilot:{pilot}")
    table.answer(REBEL, "0")
    table.answer(REBEL, "boost:straight")
    assert table.ship(0).y == 300.0 + 80.0 + 120.0


def test_shara_bey_lends_her_lock() -> None:
    shara = x_wing("sharabey", at=(540, 300, 90), lock=1)
    table = shoot(x_wing("lukeskywalker"), tie(), [BLANK] * 3, [HIT], [BLANK] * 3, more=(shara,))
    table.use(REBEL, "pilot:sharabey", you=2)
    table.answer(REBEL, "0")
    assert table.lock(2) == -1
    assert len(table.ship(1).damage) == 1


@pytest.mark.parametrize(("dial", "boosts"), [("straight:2", True), ("straight:1", False)])
def test_snap_wexley_boosts_after_a_quick_maneuver(dial: str, boosts: bool) -> None:
    table = fly(dial, x_wing("snapwexley"), tie(at=(800, 800, 270)))
    assert ("use:0:pilot:snapwexley:0" in table.offered(REBEL)) is boosts


def test_ten_numb_keeps_a_critical() -> None:
    table = shoot(
        x_wing("tennumb"), tie(shields=0), [CRITICAL, BLANK, BLANK], [EVADE] * 3, "direct-hit"
    )
    assert len(table.ship(1).damage) == 1


def test_thane_kyrell_acts_when_a_friend_is_attacked() -> None:
    thane = x_wing("thanekyrell", at=(540, 300, 90))
    table = shoot(tie("howlrunner"), x_wing(), [BLANK] * 2, [BLANK] * 2, more=(thane,))
    table.use(REBEL, "pilot:thanekyrell", you=2)
    table.answer(REBEL, "focus")
    assert table.ship(2).tokens == {"focus": 1}


@pytest.mark.parametrize(("shields", "dice"), [(0, 4), (1, 3)])
def test_wullffwarro_rages_without_shields(shields: int, dice: int) -> None:
    ship = x_wing("wullffwarro", shields=shields, damage=damage(""))
    table = shoot(ship, tie(), [BLANK] * dice, [BLANK] * 3)
    assert table.seen.attack is None


@pytest.mark.parametrize(
    "pilot", ["zeborrelios", "zeborrelios-tiefighter", "zeborrelios-sheathipedeclassshuttle"]
)
def test_zeb_orrelios_cancels_criticals_first(pilot: str) -> None:
    ship = x_wing(pilot, shields=0)
    table = play(
        position(tie("howlrunner"), ship, tie(at=(100, 800, 270), had_combat=True)),
        [HIT, CRITICAL],
        [EVADE, BLANK, BLANK][: 3 if pilot.endswith("tiefighter") else 2],
    )
    table.answer(IMPERIAL, "attack:primary:1")
    table.use(REBEL, f"pilot:{pilot}", you=1)
    assert [card.face_up for card in table.ship(1).damage] == [False]
