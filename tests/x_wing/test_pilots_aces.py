"""Pilots of later expansions, one by one: what is offered and what it does."""

import pytest

from x_wing.duels import fire, shoot
from x_wing.faces import BLANK, CRITICAL, FOCUS, HIT
from x_wing.ships import IMPERIAL, REBEL, damage, tie, x_wing
from x_wing.table import act, fly, play, position


def test_wes_janson_strips_a_token() -> None:
    table = shoot(
        x_wing("wesjanson"), tie(tokens={"evade": 1, "focus": 1}), [BLANK] * 3, [BLANK] * 3
    )
    table.answer(IMPERIAL, "done")
    table.use(REBEL, "pilot:wesjanson")
    table.answer(REBEL, "1")
    assert table.ship(1).tokens == {"focus": 1}


def test_hobbie_sheds_stress_with_his_lock() -> None:
    table = shoot(
        x_wing("hobbieklivian", lock=1, tokens={"stress": 1}),
        tie(),
        [BLANK] * 3,
        [HIT],
        [BLANK] * 3,
    )
    table.answer(REBEL, "lock")
    table.use(REBEL, "pilot:hobbieklivian", 1)
    table.answer(REBEL, "0")
    assert table.ship(0).tokens == {}


def test_tarn_mison_locks_his_attacker() -> None:
    table = shoot(tie("obsidiansquadronpilot"), x_wing("tarnmison"), [BLANK] * 2, [BLANK] * 2)
    table.use(REBEL, "pilot:tarnmison", you=1)
    assert table.lock(1) == 0


@pytest.mark.parametrize("tokens", [{}, {"stress": 1}])
def test_ibtisam_rerolls_only_under_stress(tokens: dict[str, int]) -> None:
    table = shoot(x_wing("ibtisam", tokens=tokens), tie(), [BLANK] * 3, [BLANK] * 3)
    assert (table.seen.attack is not None) == bool(tokens)


def test_keyan_farlander_turns_stress_into_hits() -> None:
    ship = x_wing("keyanfarlander", tokens={"stress": 1})
    table = shoot(ship, tie(), [FOCUS, FOCUS, BLANK], [BLANK] * 3)
    table.use(REBEL, "pilot:keyanfarlander")
    assert len(table.ship(1).damage) == 2
    assert table.ship(0).tokens == {}


def test_kyle_katarn_hands_over_focus() -> None:
    kyle = x_wing("kylekatarn", tokens={"focus": 1})
    friend = x_wing(at=(500, 300, 90))
    table = play(position(kyle, friend, tie(), step="begin-combat"))
    table.use(REBEL, "pilot:kylekatarn")
    assert [table.ship(i).tokens for i in (0, 1)] == [{}, {"focus": 1}]


def test_airen_cracken_lets_a_friend_act() -> None:
    friend = x_wing(at=(500, 300, 90))
    table = shoot(x_wing("airencracken"), tie(), [BLANK] * 2, [BLANK] * 3, more=(friend,))
    table.use(REBEL, "pilot:airencracken")
    table.answer(REBEL, "focus")
    assert table.ship(2).tokens == {"focus": 1}


def test_etahn_abaht_helps_whoever_attacks_his_prey() -> None:
    etahn = x_wing("etahnabaht", at=(500, 300, 90))
    table = shoot(
        x_wing(), tie(tokens={"focus": 1}), [HIT, BLANK, BLANK], [BLANK] * 3, more=(etahn,)
    )
    table.use(REBEL, "pilot:etahnabaht", 1, you=2)
    assert table.attack_faces() == [CRITICAL, BLANK, BLANK]
    away = x_wing("etahnabaht", at=(500, 300, 270))
    table = shoot(
        x_wing(), tie(tokens={"focus": 1}), [HIT, BLANK, BLANK], [BLANK] * 3, more=(away,)
    )
    assert table.offered(IMPERIAL) == ["focus", "done"]


def test_ezra_bridger_evades_under_stress() -> None:
    ezra = x_wing("ezrabridger", tokens={"stress": 1})
    table = shoot(tie("obsidiansquadronpilot"), ezra, [HIT, HIT], [FOCUS, FOCUS])
    table.use(REBEL, "pilot:ezrabridger", you=1)
    assert table.ship(1).shields == 2


def test_scourge_smells_damage() -> None:
    whole = shoot(tie("scourge", tokens={"focus": 1}), x_wing(), [FOCUS] * 2)
    assert len(whole.attack_faces()) == 2
    wounded = x_wing(damage=damage("", face_up=False))
    hurt = shoot(tie("scourge", tokens={"focus": 1}), wounded, [FOCUS] * 3)
    assert len(hurt.attack_faces()) == 3


def test_chaser_profits_from_a_friends_focus() -> None:
    chaser = tie("chaser", at=(500, 500, 270))
    table = shoot(
        tie("obsidiansquadronpilot", tokens={"focus": 1}),
        x_wing(),
        [FOCUS, HIT],
        [BLANK] * 2,
        more=(chaser,),
    )
    table.answer(IMPERIAL, "focus")
    assert table.ship(2).tokens == {"focus": 1}


def test_commander_alozen_locks_at_range_1() -> None:
    near = play(position(tie("commanderalozen", at=(450, 420, 270)), x_wing(), step="begin-combat"))
    near.use(IMPERIAL, "pilot:commanderalozen")
    assert near.lock(0) == 1
    far = play(position(tie("commanderalozen"), x_wing(), step="begin-combat"))
    assert far.lock(0) == -1


def test_turr_phennir_moves_after_his_attack() -> None:
    table = shoot(tie("turrphennir"), x_wing(), [BLANK] * 3, [BLANK] * 2)
    table.use(IMPERIAL, "pilot:turrphennir")
    assert len(table.asks(IMPERIAL)[0].options) == 2


def test_kir_kanos_spends_an_evade_token_for_a_hit() -> None:
    table = shoot(tie("kirkanos", tokens={"evade": 1}), x_wing(), [BLANK] * 3, [BLANK] * 2)
    table.use(IMPERIAL, "pilot:kirkanos")
    assert table.ship(1).shields == 1
    assert table.ship(0).tokens == {}


def test_captain_jonus_helps_secondary_weapons() -> None:
    jonus = tie("captainjonus", at=(500, 500, 270))
    gunner = tie("stormsquadronpilot", upgrades=["concussionmissiles"], lock=1)
    table = fire(gunner, x_wing(), "concussionmissiles", [BLANK] * 4, more=(jonus,))
    assert "use:2:pilot:captainjonus:0" in table.offered(IMPERIAL)
    primary = shoot(
        tie("stormsquadronpilot"),
        x_wing(),
        [BLANK] * 2,
        [BLANK] * 2,
        more=(tie("captainjonus", at=(500, 500, 270)),),
    )
    assert primary.seen.attack is None


def test_colonel_vessery_locks_what_others_have_locked() -> None:
    friend = tie(at=(500, 500, 270), lock=1)
    table = shoot(tie("colonelvessery"), x_wing(), [BLANK] * 3, [HIT], [BLANK] * 2, more=(friend,))
    table.use(IMPERIAL, "pilot:colonelvessery")
    assert table.lock(0) == 1
    alone = shoot(tie("colonelvessery"), x_wing(), [BLANK] * 3, [BLANK] * 2)
    assert alone.seen.attack is None


def test_valen_rudor_acts_after_defending() -> None:
    table = shoot(x_wing(), tie("valenrudor"), [BLANK] * 3, [BLANK] * 3)
    table.use(IMPERIAL, "pilot:valenrudor", you=1)
    table.answer(IMPERIAL, "focus")
    assert table.ship(1).tokens == {"focus": 1}


def test_soontir_fel_takes_heart_from_stress() -> None:
    table = fly("koiogran:3", tie("soontirfel"), x_wing(at=(450, 150, 90)))
    table.use(IMPERIAL, "pilot:soontirfel")
    assert table.ship(0).tokens == {"stress": 1, "focus": 1}
    plain = fly("koiogran:3", tie(), x_wing(at=(450, 150, 90)))
    assert plain.ship(0).tokens == {"stress": 1}


def test_soontir_fel_also_after_stress_from_cards() -> None:
    soontir = tie("soontirfel", upgrades=["pushthelimit"])
    table = act(soontir, x_wing())
    table.answer(IMPERIAL, "evade")
    table.use(IMPERIAL, "upgrade:pushthelimit")
    table.answer(IMPERIAL, "focus")
    table.use(IMPERIAL, "pilot:soontirfel")
    assert table.ship(0).tokens == {"evade": 1, "focus": 2, "stress": 1}


def test_tycho_celchu_acts_under_stress() -> None:
    stressed = act(x_wing("tychocelchu", tokens={"stress": 2}), tie())
    assert "focus" in stressed.offered(REBEL)
    other = act(x_wing("prototypepilot", tokens={"stress": 1}), tie())
    assert not other.asks(REBEL) or "focus" not in other.offered(REBEL)


def test_roark_garnet_makes_a_friend_shoot_first() -> None:
    friend, roark = x_wing("prototypepilot"), x_wing("roarkgarnet", at=(500, 300, 90))
    table = play(position(roark, friend, tie(), step="begin-combat"))
    assert table.ship(1).skill == 12
    assert table.seen.active == 1


def test_jan_ors_lends_a_die_for_stress() -> None:
    jan = x_wing("janors", at=(500, 300, 90))
    table = shoot(x_wing(tokens={"focus": 1}), tie(), [FOCUS] * 4, more=(jan,))
    table.use(REBEL, "pilot:janors", you=2)
    assert len(table.attack_faces()) == 4
    assert table.ship(2).tokens == {"stress": 1}
    tired = x_wing("janors", at=(500, 300, 90), tokens={"stress": 1})
    table = shoot(x_wing(tokens={"focus": 1}), tie(), [FOCUS] * 3, more=(tired,))
    assert len(table.attack_faces()) == 3
