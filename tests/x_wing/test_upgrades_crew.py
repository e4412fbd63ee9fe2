"""Crew of later expansions, A to K, one by one: what is offered and what it does."""

from typing import Any

import pytest

from cantina.games.x_wing.state import Obstacle, Ship
from x_wing.duels import shoot
from x_wing.faces import BLANK, CRITICAL, EVADE, FOCUS, HIT
from x_wing.ships import IMPERIAL, REBEL, tie, upgrade_source, x_wing
from x_wing.table import act, fly, play, position


def crewed(card: str, **more: Any) -> Ship:
    """Give a HWK-290, which has a crew slot and one attack die, a member of its crew."""
    return x_wing("rebeloperative", upgrades=[card], **more)


def shuttle(card: str, **more: Any) -> Ship:
    """Give an Imperial ship a member of its crew."""
    return tie("gammasquadronpilot", upgrades=[card], **more)


def test_4lom_bars_a_token() -> None:
    table = shoot(crewed("4lom"), tie(tokens={"evade": 1, "focus": 1}), [HIT], [FOCUS] * 3)
    table.use(REBEL, "upgrade:4lom")
    table.answer(REBEL, "0")
    assert table.ship(0).tokens == {"ion": 1}
    assert table.offered(IMPERIAL) == ["evade", "done"]


def test_agent_kallus_chooses_a_quarry() -> None:
    ships = shuttle("agentkallus"), x_wing(), x_wing(at=(500, 300, 90))
    table = play(position(*ships, step="planning", turn=0))
    table.answer(IMPERIAL, "2")
    assert table.state.ship(0).cards.marks == ((upgrade_source("agentkallus"), 2),)
    hunter = shuttle("agentkallus", marks=((upgrade_source("agentkallus"), 1),))
    table = shoot(hunter, x_wing(), [FOCUS, BLANK], [BLANK] * 2)
    table.use(IMPERIAL, "upgrade:agentkallus", 1)
    assert table.ship(1).shields == 1
    quarry = shuttle("agentkallus", marks=((upgrade_source("agentkallus"), 2),))
    other = shoot(quarry, x_wing(), [FOCUS, BLANK], [BLANK] * 2)
    assert other.seen.attack is None
    assert other.ship(1).shields == 2


def test_agent_kallus_defends_against_the_quarry() -> None:
    defender = shuttle("agentkallus", marks=((upgrade_source("agentkallus"), 0),))
    table = shoot(x_wing(), defender, [HIT, HIT, BLANK], [FOCUS, BLANK])
    table.use(IMPERIAL, "upgrade:agentkallus", 2, you=1)
    assert len(table.ship(1).damage) == 1


def test_luke_in_the_turret_makes_no_hit_of_a_focus_in_the_first_attack() -> None:
    table = shoot(crewed("lukeskywalker"), tie(), [FOCUS], [BLANK] * 3)
    assert table.offered(REBEL) == ["use:0:upgrade:lukeskywalker:0", "none"]  # it missed


@pytest.mark.parametrize("card", ["gunner", "lukeskywalker"])
def test_cards_that_attack_again_after_a_miss(card: str) -> None:
    table = shoot(crewed(card), tie(), [BLANK], [BLANK] * 3, [FOCUS], [BLANK] * 3)
    table.use(REBEL, f"upgrade:{card}")
    assert table.offered(REBEL) == ["attack:primary:1", "pass"]
    table.attack(REBEL, 1)
    if card == "lukeskywalker":
        table.use(REBEL, "upgrade:lukeskywalker", 1)
    assert len(table.ship(1).damage) == (card == "lukeskywalker")
    assert table.seen.attack is None  # only one further attack


def test_gunner_does_nothing_after_a_hit() -> None:
    table = shoot(crewed("gunner"), tie(), [HIT], [BLANK] * 3)
    assert table.seen.attack is None
    assert len(table.ship(1).damage) == 1


def test_baze_malbus_turns_to_another_ship() -> None:
    other = tie(at=(500, 500, 270))
    table = shoot(
        crewed("bazemalbus"), tie(), [BLANK], [BLANK] * 3, [HIT], [BLANK] * 3, more=(other,)
    )
    table.use(REBEL, "upgrade:bazemalbus")
    assert table.offered(REBEL) == ["attack:primary:2", "pass"]
    table.attack(REBEL, 2)
    assert [len(table.ship(i).damage) for i in (1, 2)] == [0, 1]


def test_boba_fett_takes_an_upgrade() -> None:
    target = tie(upgrades=["hullupgrade"])
    table = shoot(crewed("bobafett"), target, [CRITICAL], [BLANK] * 3, "console-fire")
    table.use(REBEL, "upgrade:bobafett")
    assert [table.ship(i).upgrades for i in (0, 1)] == [[], []]
    plain = shoot(crewed("bobafett"), tie(upgrades=["hullupgrade"]), [HIT], [BLANK] * 3)
    assert plain.ship(0).upgrades == ["bobafett"]


def test_bodhi_rook_locks_through_friends() -> None:
    far = tie(at=(450, 850, 270))
    friend = x_wing(at=(450, 700, 90))
    assert "target-lock:2" in act(crewed("bodhirook"), friend, far).offered(REBEL)
    alone = act(crewed("bodhirook"), x_wing(at=(500, 300, 90)), tie(at=(450, 850, 270)))
    assert "target-lock:2" not in alone.offered(REBEL)


def test_bossk_after_a_miss() -> None:
    table = shoot(crewed("bossk"), tie(), [BLANK], [BLANK] * 3)
    ship = table.state.ship(0)
    assert (ship.tokens, ship.lock) == ({"stress": 1, "focus": 1}, 1)
    stressed = shoot(crewed("bossk", tokens={"stress": 1}), tie(), [BLANK], [BLANK] * 3)
    assert stressed.ship(0).tokens == {"stress": 1}


@pytest.mark.parametrize(("guess", "evades"), [(1, 2), (0, 1)])
def test_c3po_guesses_evades(guess: int, evades: int) -> None:
    table = shoot(
        tie("obsidiansquadronpilot"), crewed("c3po", tokens={"focus": 1}), [HIT] * 2, [EVADE, BLANK]
    )
    table.use(REBEL, "upgrade:c3po", you=1)
    assert table.offered(REBEL) == list("0123456"), "more dice than these are never rolled"
    table.answer(REBEL, str(guess))
    assert table.defense_faces().count(EVADE) == evades


def test_chewbacca_shrugs_a_card_off() -> None:
    ship = crewed("chewbacca", shields=0)
    table = shoot(tie("obsidiansquadronpilot"), ship, [CRITICAL, HIT], [EVADE, BLANK], "direct-hit")
    table.use(REBEL, "upgrade:chewbacca", you=1)
    ship = table.state.ship(1)
    assert (ship.damage, ship.shields, ship.upgrades) == ((), 1, ())


def test_chewbacca_comes_before_the_text_of_the_card() -> None:
    ship = crewed("chewbacca", shields=0)
    table = shoot(
        tie("obsidiansquadronpilot"), ship, [CRITICAL, BLANK], [BLANK] * 2, "minor-explosion"
    )
    table.use(REBEL, "upgrade:chewbacca", you=1)
    assert table.ship(1).damage == []  # no die was rolled for the explosion


def test_chopper_acts_under_stress_and_pays() -> None:
    table = act(crewed("chopper", tokens={"stress": 1}), tie())
    table.answer(REBEL, "focus")
    assert table.ship(0).shields == 0
    calm = act(crewed("chopper"), tie())
    calm.answer(REBEL, "focus")
    assert calm.ship(0).shields == 1


def test_darth_vader_suffers_to_hurt() -> None:
    table = shoot(shuttle("darthvader"), x_wing(), [BLANK] * 2, [BLANK] * 2)
    table.use(IMPERIAL, "upgrade:darthvader")
    assert len(table.ship(0).damage) == 2
    assert table.ship(1).shields == 1


def test_dash_rendar_ignores_rocks() -> None:
    rock = Obstacle(0, "coreasteroid5", 450.0, 400.0, 0.0)
    under = Obstacle(1, "coreasteroid5", 450.0, 300.0, 0.0)
    ship = crewed("dashrendar", tokens={"focus": 1})
    table = play(position(ship, tie(), obstacles=[rock, under]), [FOCUS])
    table.attack(REBEL, 1)
    assert not table.seen.attack.obstructed
    plain = play(position(x_wing("rebeloperative"), tie(), obstacles=[rock, under]))
    assert "attack:primary:1" not in plain.offered(REBEL)


def test_death_troopers_unsettle_the_attacker() -> None:
    troopers = shuttle("deathtroopers", at=(500, 500, 270))
    table = shoot(x_wing(), tie(), [BLANK] * 3, [BLANK] * 3, more=(troopers,))
    assert table.ship(0).tokens == {"stress": 1}
    far = shuttle("deathtroopers", at=(800, 500, 270))
    table = shoot(x_wing(), tie(), [BLANK] * 3, [BLANK] * 3, more=(far,))
    assert table.ship(0).tokens == {}


@pytest.mark.parametrize(("pilot", "index", "most"), [
    ("academypilot", 0, 1), ("nightbeast", 1, 2), ("transport", 0, 1),
])  # fmt: skip
def test_dengar_rerolls_more_against_named_pilots(pilot: str, index: int, most: int) -> None:
    ship = x_wing("daggersquadronpilot", upgrades=["dengar"])
    table = shoot(ship, tie(pilot), [BLANK] * 3, [HIT] * most, [BLANK] * 3)
    table.use(REBEL, "upgrade:dengar", index)
    assert table.asks(REBEL)[0].most == most


def test_finn_adds_blanks_that_can_be_rerolled() -> None:
    ship = crewed("finn", lock=1)
    table = shoot(ship, tie(), [HIT], [HIT], [EVADE, BLANK, BLANK])
    table.use(REBEL, "upgrade:finn")
    assert table.attack_faces() == [HIT, BLANK]
    table.answer(REBEL, "lock")
    table.answer(REBEL, "1")
    assert len(table.ship(1).damage) == 1


def test_finn_adds_a_blank_to_the_defense() -> None:
    table = shoot(tie("obsidiansquadronpilot"), crewed("finn"), [HIT] * 2, [EVADE, EVADE])
    table.use(REBEL, "upgrade:finn", 1, you=1)
    assert table.ship(1).shields == 1


def test_fleet_officer_gives_focus_to_two() -> None:
    officer = shuttle("fleetofficer")
    table = act(officer, tie(at=(500, 500, 270)), tie(at=(400, 500, 270)), x_wing())
    table.answer(IMPERIAL, "card:upgrade:fleetofficer:0")
    table.answer(IMPERIAL, "1+2")
    assert [table.ship(i).tokens for i in (0, 1, 2)] == [{"stress": 1}, {"focus": 1}, {"focus": 1}]


def test_flight_instructor() -> None:
    poor = tie("tempestsquadronpilot")
    table = shoot(poor, crewed("flightinstructor"), [HIT] * 2, [BLANK, FOCUS], [EVADE])
    table.use(REBEL, "upgrade:flightinstructor", 1, you=1)
    table.answer(REBEL, "1")  # the only blank
    assert table.ship(1).shields == 0
    good = shoot(tie("nightbeast"), crewed("flightinstructor"), [HIT] * 2, [BLANK, BLANK])
    assert good.seen.attack is None


def test_gonk_stores_a_shield() -> None:
    table = act(crewed("gonk", shields=0), tie())
    assert "card:upgrade:gonk:1" not in table.offered(REBEL)
    table.answer(REBEL, "card:upgrade:gonk:0")
    assert table.state.ship(0).cards.on_cards == ("gonk",)
    later = act(crewed("gonk", shields=0, on_cards=("gonk",)), tie())
    later.answer(REBEL, "card:upgrade:gonk:1")
    assert (later.ship(0).shields, later.state.ship(0).cards.on_cards) == (1, ())


def test_greedo_turns_the_first_card_up() -> None:
    table = shoot(
        x_wing("daggersquadronpilot", upgrades=["greedo"]),
        tie(),
        [HIT, HIT, BLANK],
        [BLANK] * 3,
        "console-fire",
    )
    assert [card.face_up for card in table.ship(1).damage] == [True, False]


@pytest.mark.parametrize(("first", "kinds"), [([BLANK] * 2, []), ([HIT, BLANK], ["console-fire"])])
def test_greedo_speaks_of_the_first_defense_of_a_round_even_if_it_dealt_no_card(
    first: list[str], kinds: list[str]
) -> None:
    ship = x_wing("daggersquadronpilot", upgrades=["greedo"], shields=0, had_combat=True)
    hunters = (tie("darthvader"), tie("maulermithel", at=(500, 500, 270)))
    table = play(position(ship, *hunters), first, [BLANK], *kinds, [HIT, BLANK], [BLANK])
    table.attack(IMPERIAL, 0)
    table.attack(IMPERIAL, 0)
    assert [card.face_up for card in table.ship(0).damage] == [True] * len(kinds) + [False]


def test_hera_syndulla_flies_red_under_stress() -> None:
    ship = crewed("herasyndulla", at=(450, 200, 90), tokens={"stress": 1})
    table = fly("straight:4", ship, tie())
    assert table.ship(0).tokens["stress"] == 2


def test_hotshot_copilot_forces_a_focus_token() -> None:
    target = tie(tokens={"focus": 1, "evade": 1})
    table = shoot(crewed("hotshotcopilot"), target, [HIT], [BLANK] * 3)
    assert table.offered(IMPERIAL) == ["focus", "evade"]
    table.answer(IMPERIAL, "focus")
    assert table.offered(IMPERIAL) == ["evade", "done"]
    gunner = crewed("hotshotcopilot")
    attacker = tie("obsidiansquadronpilot", tokens={"focus": 1})
    table = shoot(attacker, gunner, [HIT] * 2, [BLANK] * 2)
    assert table.ship(0).tokens == {}  # spent without being asked


def test_inspiring_recruit_and_kyle_katarn() -> None:
    ship = crewed("inspiringrecruit", at=(450, 200, 90), tokens={"stress": 2})
    table = fly("straight:1", ship, tie())
    table.use(REBEL, "upgrade:inspiringrecruit")
    assert table.ship(0).tokens == {}
    calm = crewed("kylekatarn", at=(450, 200, 90), tokens={"stress": 1})
    table = fly("straight:1", calm, tie())
    table.use(REBEL, "upgrade:kylekatarn")
    assert table.ship(0).tokens == {"focus": 1}


def test_intelligence_agent_sees_a_dial() -> None:
    spy, enemy = crewed("intelligenceagent"), tie(at=(450, 400, 270), dial="straight:4")
    spy.dial = "straight:1"
    table = play(position(spy, enemy, step="begin-activation"))
    assert table.view(REBEL).ships[1].dial == ""
    table.use(REBEL, "upgrade:intelligenceagent")
    assert table.state.ship(1).seen_by == (REBEL,)
    assert any(event.text.id == "xw-log-dial-seen" for event in table.log)
    assert not any(event.text.id == "xw-log-dial-seen" for event in table.events(IMPERIAL))


def test_intelligence_agent_sees_no_dial_of_an_ionized_ship() -> None:
    spy = crewed("intelligenceagent", dial="straight:1")
    table = play(position(spy, tie(at=(450, 400, 270), tokens={"ion": 1}), step="begin-activation"))
    table.use(REBEL, "upgrade:intelligenceagent")
    assert not any(event.text.id == "xw-log-dial-seen" for event in table.log)


def test_jan_ors_turns_focus_into_evade() -> None:
    friend = x_wing()
    table = act(friend, crewed("janors", at=(500, 300, 90)), tie())
    table.answer(REBEL, "focus")
    table.use(REBEL, "upgrade:janors", you=1)
    assert table.ship(0).tokens == {"evade": 1}


def test_jyn_erso_counts_enemies() -> None:
    table = act(crewed("jynerso"), tie(), tie(at=(500, 500, 270)), tie(at=(450, 100, 90)))
    table.answer(REBEL, "card:upgrade:jynerso:0")
    assert table.ship(0).tokens == {"focus": 2}


def test_k4_security_droid_locks_after_green() -> None:
    table = fly("straight:1", crewed("k4securitydroid", at=(450, 200, 90)), tie())
    table.use(REBEL, "upgrade:k4securitydroid")
    assert table.lock(0) == 1


def test_kanan_jarrus_calms_after_white() -> None:
    friend = x_wing(at=(450, 200, 90), tokens={"stress": 1})
    kanan = crewed("kananjarrus", at=(550, 300, 90))
    table = fly("straight:3", friend, kanan, tie())
    table.use(REBEL, "upgrade:kananjarrus", you=1)
    assert table.ship(0).tokens == {}
