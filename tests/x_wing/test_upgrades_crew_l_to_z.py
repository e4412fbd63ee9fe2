"""Crew of later expansions, L to Z, one by one: what is offered and what it does."""

import pytest

from x_wing.duels import shoot
from x_wing.faces import BLANK, CRITICAL, EVADE, FOCUS, HIT
from x_wing.ships import IMPERIAL, REBEL, damage, tie, x_wing
from x_wing.table import act, fly, play, position
from x_wing.test_upgrades_crew import crewed, shuttle


def test_lando_rolls_for_tokens() -> None:
    table = act(crewed("landocalrissian"), tie(), chance=([FOCUS, EVADE],))
    table.answer(REBEL, "card:upgrade:landocalrissian:0")
    assert table.ship(0).tokens == {"focus": 1, "evade": 1}


def test_latts_razzi_uses_the_attackers_stress() -> None:
    attacker = tie("obsidiansquadronpilot", tokens={"stress": 1})
    table = shoot(attacker, crewed("lattsrazzi"), [HIT, HIT], [BLANK] * 2)
    table.use(REBEL, "upgrade:lattsrazzi", you=1)
    assert table.ship(0).tokens == {}
    assert table.ship(1).shields == 0
    assert table.ship(1).damage == []


def test_leebo_boosts_and_is_ionized() -> None:
    table = act(crewed("leebo"), tie())
    table.answer(REBEL, "card:upgrade:leebo:0")
    table.answer(REBEL, "boost:straight")
    ship = table.ship(0)
    assert ship.tokens == {"ion": 1}
    assert ship.y == pytest.approx(380.0)


def test_leia_softens_the_red_maneuvers_of_all() -> None:
    leia = crewed("leiaorgana", at=(700, 300, 90), dial="straight:1")
    friend = x_wing(at=(450, 200, 90), dial="koiogran:4")
    enemy = tie("blacksquadronpilot", at=(450, 850, 270), dial="koiogran:3")
    table = play(position(leia, friend, enemy, step="begin-activation"))
    table.use(REBEL, "upgrade:leiaorgana")
    table.answer(REBEL, "0")
    table.answer(REBEL, "pass")
    assert table.ship(1).heading == pytest.approx(270.0)
    assert table.ship(1).tokens == {}
    assert table.ship(0).upgrades == []


def test_mara_jade_unsettles_her_neighbours() -> None:
    mara = shuttle("marajade", at=(450, 500, 270), had_combat=True)
    near = x_wing(at=(450, 420, 90), had_combat=True)
    far = x_wing(at=(450, 300, 90), had_combat=True)
    table = play(position(mara, near, far))
    assert [table.ship(i).tokens for i in (1, 2)] == [{"stress": 1}, {}]


def test_maul_rerolls_for_stress_and_recovers() -> None:
    ship = x_wing("daggersquadronpilot", upgrades=["maul"])
    table = shoot(ship, tie(), [BLANK] * 3, [HIT, HIT], [BLANK] * 3)
    table.use(REBEL, "upgrade:maul")
    table.answer(REBEL, "0+1")
    assert table.ship(0).tokens == {"stress": 2}
    table.use(REBEL, "upgrade:maul", 1)
    assert table.ship(0).tokens == {"stress": 1}


def test_mercenary_copilot_at_range_three() -> None:
    ship = crewed("mercenarycopilot", at=(450, 220, 90))
    table = shoot(ship, tie(tokens={"focus": 1}), [HIT], [BLANK] * 4)
    table.use(REBEL, "upgrade:mercenarycopilot")
    assert table.attack_faces() == [CRITICAL]
    near = shoot(crewed("mercenarycopilot"), tie(), [HIT], [BLANK] * 3)
    assert near.seen.attack is None


def test_moff_jerjerrod_turns_a_card_down() -> None:
    target = shuttle("moffjerjerrod")
    table = shoot(x_wing(), target, [CRITICAL, BLANK, BLANK], [BLANK] * 2, "direct-hit")
    table.use(IMPERIAL, "upgrade:moffjerjerrod", you=1)
    assert [card.face_up for card in table.ship(1).damage] == [False]
    assert table.ship(1).upgrades == []
    plain = shoot(x_wing(), shuttle("moffjerjerrod"), [HIT, BLANK, BLANK], [BLANK] * 2)
    assert plain.ship(1).upgrades == ["moffjerjerrod"]


def test_navigator_changes_the_speed() -> None:
    table = fly("straight:1", crewed("navigator", at=(450, 200, 90)), tie())
    table.use(REBEL, "upgrade:navigator")
    assert table.offered(REBEL) == ["straight:2", "straight:3", "straight:4"]
    stressed = fly(
        "straight:1", crewed("navigator", at=(450, 200, 90), tokens={"stress": 1}), tie()
    )
    stressed.use(REBEL, "upgrade:navigator")
    assert stressed.offered(REBEL) == ["straight:2", "straight:3"]  # four is red


def test_nien_nunb_flies_straight_and_calm() -> None:
    ship = crewed("niennunb", at=(450, 200, 90), tokens={"stress": 1})
    assert fly("straight:3", ship, tie()).ship(0).tokens == {}
    plain = x_wing("rebeloperative", at=(450, 200, 90), tokens={"stress": 1})
    assert fly("straight:3", plain, tie()).ship(0).tokens == {"stress": 1}


def test_operations_specialist_helps_after_a_miss() -> None:
    helper = crewed("operationsspecialist", at=(500, 300, 90))
    table = shoot(x_wing(), tie(), [BLANK] * 3, [BLANK] * 3, more=(helper,))
    table.use(REBEL, "upgrade:operationsspecialist", you=2)
    table.answer(REBEL, "0")
    assert table.ship(0).tokens == {"focus": 1}


def test_outlaw_tech_after_red() -> None:
    table = fly("straight:4", crewed("outlawtech", at=(450, 200, 90)), tie())
    table.use(REBEL, "upgrade:outlawtech")
    assert table.ship(0).tokens == {"stress": 1, "focus": 1}


def test_r2d2_of_the_crew_repairs_at_a_price() -> None:
    ship = crewed("r2d2-swx22", shields=0, damage=damage("", face_up=False))
    table = play(position(ship, tie(at=(800, 800, 0)), step="end-phase"), [HIT], "direct-hit")
    table.use(REBEL, "upgrade:r2d2-swx22")
    assert table.ship(0).shields == 1
    assert [card.face_up for card in table.ship(0).damage] == [True]
    whole = play(position(crewed("r2d2-swx22"), tie(at=(800, 800, 0)), step="end-phase"))
    assert whole.seen.round == 2  # nothing was asked


def test_rear_admiral_chiraneau_flies_on() -> None:
    table = act(shuttle("rearadmiralchiraneau", at=(450, 600, 270)), x_wing())
    table.answer(IMPERIAL, "card:upgrade:rearadmiralchiraneau:0")
    assert table.ship(0).y == pytest.approx(520.0)


def test_rebel_captive_stresses_the_first_attacker() -> None:
    table = shoot(x_wing(), shuttle("rebelcaptive"), [BLANK] * 3, [BLANK] * 2)
    assert table.ship(0).tokens == {"stress": 1}
    again = shuttle("rebelcaptive", used_this_round=["upgrade:rebelcaptive:0"])
    table = shoot(x_wing(), again, [BLANK] * 3, [BLANK] * 2)
    assert table.ship(0).tokens == {}


def test_recon_specialist_doubles_focus() -> None:
    table = act(crewed("reconspecialist"), tie())
    table.answer(REBEL, "focus")
    assert table.ship(0).tokens == {"focus": 2}


def test_rey_saves_focus_for_later() -> None:
    ship = crewed("rey", tokens={"focus": 1})
    table = play(position(ship, tie(at=(800, 800, 0)), step="end-phase"))
    table.use(REBEL, "upgrade:rey")
    assert table.state.ship(0).cards.on_cards == ("rey",)
    ready = crewed("rey", on_cards=("rey",))
    table = play(position(ready, tie(), step="begin-combat"))
    table.use(REBEL, "upgrade:rey", 1)
    assert (table.ship(0).tokens, table.state.ship(0).cards.on_cards) == ({"focus": 1}, ())


def test_saboteur_turns_a_card_up() -> None:
    target = tie(at=(450, 400, 270), damage=damage("", face_up=False))
    table = act(crewed("saboteur"), target, chance=([HIT], "injured-pilot"))
    table.answer(REBEL, "card:upgrade:saboteur:0")
    assert [card.kind for card in table.ship(1).damage] == ["injured-pilot"]
    assert table.ship(1).damage[0].face_up


def test_saw_gerrera_at_any_price() -> None:
    table = shoot(
        x_wing("daggersquadronpilot", upgrades=["sawgerrera"]),
        tie(tokens={"focus": 1}),
        [FOCUS, FOCUS, BLANK],
        [BLANK] * 3,
    )
    table.use(REBEL, "upgrade:sawgerrera")
    assert table.attack_faces() == [CRITICAL, CRITICAL, BLANK]
    assert table.ship(0).shields == 4


def test_saw_gerrera_may_cost_the_ship() -> None:
    ship = x_wing(
        "daggersquadronpilot",
        upgrades=["sawgerrera"],
        shields=0,
        damage=damage("", "", face_up=False),
    )
    kinds = ["direct-hit"] * 3
    table = shoot(ship, tie(), [FOCUS, HIT, BLANK], *kinds, [EVADE] * 3)
    table.use(REBEL, "upgrade:sawgerrera")
    assert table.ship(0).status == "destroyed"


def test_systems_officer_after_green() -> None:
    officer = shuttle("systemsofficer", at=(450, 600, 270))
    table = fly("straight:2", officer, tie(at=(500, 520, 270)), x_wing())
    table.answer(IMPERIAL, "yes")
    assert table.lock(1) == 2


def test_tactician_at_range_two() -> None:
    table = shoot(crewed("tactician"), tie(), [BLANK], [BLANK] * 3)
    assert table.ship(1).tokens == {"stress": 1}
    far = shoot(crewed("tactician", at=(450, 220, 90)), tie(), [BLANK], [BLANK] * 4)
    assert far.ship(1).tokens == {}


def test_unkar_plutt_acts_after_a_crash() -> None:
    other = tie(at=(500, 620, 270))
    ship = crewed("unkarplutt", at=(450, 340, 90))
    table = fly("straight:3", ship, tie(at=(450, 500, 270)), other)
    table.use(REBEL, "upgrade:unkarplutt")
    table.answer(REBEL, "focus")
    assert (table.ship(0).tokens, table.ship(0).shields) == ({"focus": 1}, 0)


def test_ysanne_isard_evades_when_hurt() -> None:
    hurt = shuttle("ysanneisard", damage=damage("", face_up=False))
    table = play(position(hurt, x_wing(), step="begin-combat"))
    table.use(IMPERIAL, "upgrade:ysanneisard")
    assert table.ship(0).tokens == {"evade": 1}
    whole = play(position(shuttle("ysanneisard"), x_wing(), step="begin-combat"))
    assert "use:0:upgrade:ysanneisard:0" not in whole.offered(IMPERIAL)


def test_zeb_fights_hand_to_hand() -> None:
    ship = crewed("zeborrelios", at=(450, 460, 90), touching=[1])
    assert "attack:primary:1" in play(position(ship, tie(touching=[0]))).offered(REBEL)
    plain = x_wing("rebeloperative", at=(450, 460, 90), touching=[1])
    assert "attack:primary:1" not in play(position(plain, tie(touching=[0]))).offered(REBEL)


def test_zuckuss_spoils_the_defense() -> None:
    table = shoot(crewed("zuckuss"), tie(), [HIT], [EVADE, BLANK, BLANK], [BLANK])
    table.use(REBEL, "upgrade:zuckuss")
    table.answer(REBEL, "0")
    assert table.ship(0).tokens == {"stress": 1}
    assert len(table.ship(1).damage) == 1
