"""The actions of later waves: cloak, SLAM, reinforce, reload, coordinate and jam."""

from typing import Any

import pytest

from cantina.games.x_wing.rules.values import agility_value
from cantina.games.x_wing.state import Ship
from x_wing.duels import shoot
from x_wing.faces import BLANK, HIT
from x_wing.ships import IMPERIAL, REBEL, tie, x_wing
from x_wing.table import Skirmish, act, play, position

PHANTOM = "sigmasquadronpilot"


def far(**more: Any) -> Ship:
    return x_wing("prototypepilot", at=(100, 860, 270), activated=True, **more)


def test_cloaking_adds_two_agility_and_is_no_action_for_a_cloaked_ship() -> None:
    table = act(tie(PHANTOM), x_wing("prototypepilot", at=(100, 800, 270)))
    table.answer(IMPERIAL, "cloak")
    ship = table.state.ship(0)
    assert ship.tokens == {"cloak": 1}
    assert agility_value(table.state, ship) == 4
    table = act(tie(PHANTOM, tokens={"cloak": 1}), x_wing("prototypepilot", at=(100, 800, 270)))
    assert "cloak" not in table.offered(IMPERIAL)


def test_a_cloaked_ship_does_not_attack_and_keeps_its_token() -> None:
    phantom = tie(PHANTOM, at=(450, 500, 270), tokens={"cloak": 1, "focus": 1})
    table = play(position(phantom, x_wing(at=(450, 300, 90), had_combat=True)))
    assert "xw-log-declares" not in table.told_ids()
    assert table.seen.round == 2
    assert table.ship(0).tokens == {"cloak": 1}


def decloaking(
    *others: Ship, at: tuple[float, float, float] = (450, 450, 270), **settings: Any
) -> Skirmish:
    phantom = tie(PHANTOM, at=at, tokens={"cloak": 1, "stress": 1}, dial="straight:4")
    return play(position(phantom, *others, step="begin-activation", **settings))


def test_a_ship_decloaks_at_the_start_of_the_activation_phase_even_under_stress() -> None:
    table = decloaking(far())
    assert table.offered(IMPERIAL) == ["stay", "forward", "left", "right"]
    table.answer(IMPERIAL, "forward")
    ship = table.ship(0)
    assert "cloak" not in ship.tokens
    # 120 mm by decloaking, 200 mm by its maneuver
    assert (ship.x, ship.y) == (450.0, 130.0)


def test_decloaking_sideways_slides_along_the_longer_template() -> None:
    table = decloaking(far())
    table.answer(IMPERIAL, "left")
    assert table.refusal(IMPERIAL, "20.5").rule == "XW-BARREL-ROLL-2"
    table.answer(IMPERIAL, "-20")
    assert (table.ship(0).x, table.ship(0).y) == (570.0, 450.0 + 20.0 - 200.0)


def test_a_ship_may_stay_cloaked() -> None:
    table = decloaking(far())
    table.answer(IMPERIAL, "stay")
    assert table.ship(0).tokens["cloak"] == 1


def test_no_decloaking_onto_ships_or_out_of_the_area() -> None:
    table = decloaking(far(), x_wing(at=(450, 330, 0), activated=True), at=(100, 450, 270))
    assert table.offered(IMPERIAL) == ["stay", "forward", "left"]
    table = decloaking(x_wing("prototypepilot", at=(450, 330, 0), activated=True))
    assert "forward" not in table.offered(IMPERIAL)


def slammer(**more: Any) -> Ship:
    return x_wing("wardensquadronpilot", speed=2, at=(450, 200, 90), **more)


def test_a_slam_is_a_second_maneuver_of_the_same_speed_and_disables_the_weapons() -> None:
    table = act(slammer(), tie(at=(450, 800, 270)))
    keys = [key for key in table.offered(REBEL) if key.startswith("slam")]
    assert set(keys) == {
        f"slam:{bearing}:2"
        for bearing in ("straight", "bank:left", "bank:right", "turn:left", "turn:right")
    }
    table.answer(REBEL, "slam:straight:2")
    assert table.ship(0).y == 320.0
    assert "xw-log-gains-weapons-disabled" in table.told_ids()
    # the token is gone after the End phase, and no attack was offered before
    assert "weapons-disabled" not in table.ship(0).tokens


def test_disabled_weapons_do_not_fire() -> None:
    ship = x_wing(tokens={"weapons-disabled": 1}, at=(450, 300, 90))
    table = play(position(ship, tie(at=(450, 450, 270))))
    table.answer(IMPERIAL, "pass")
    assert table.seen.round == 2


def test_a_slam_can_flee() -> None:
    table = act(x_wing("wardensquadronpilot", speed=2, at=(450, 840, 90)), tie(at=(450, 100, 90)))
    table.answer(REBEL, "slam:straight:2")
    assert table.over


@pytest.mark.parametrize(
    ("side", "place", "evades"),
    [
        ("reinforce-fore", (450, 450, 270), 1),
        ("reinforce-fore", (450, 150, 90), 0),
        ("reinforce-aft", (450, 150, 90), 1),
        ("reinforce-aft", (450, 450, 270), 0),
    ],
)
def test_a_reinforced_side_adds_an_evade(
    side: str, place: tuple[float, float, float], evades: int
) -> None:
    gunship = x_wing("kashyyykdefender", tokens={side: 1})
    attacker = tie("obsidiansquadronpilot", at=place)
    table = shoot(attacker, gunship, [HIT, HIT], [BLANK])
    assert table.ship(1).shields == 3 - (2 - evades)


def test_the_reinforce_action_names_a_side() -> None:
    table = act(x_wing("kashyyykdefender"), tie(at=(450, 800, 270), had_combat=True))
    assert {"reinforce:fore", "reinforce:aft"} <= set(table.offered(REBEL))
    table.answer(REBEL, "reinforce:aft")
    assert "xw-log-gains-reinforce-aft" in table.told_ids()


def test_the_gunship_fires_at_everything_before_it() -> None:
    ship = x_wing("kashyyykdefender", at=(450, 300, 90))
    beside = tie(at=(600, 330, 180), had_combat=True)
    assert "attack:primary:1" in play(position(ship, beside)).offered(REBEL)
    behind = tie(at=(600, 270, 180), had_combat=True)
    ship = x_wing("kashyyykdefender", at=(450, 300, 90))
    assert "attack:primary:1" not in play(position(ship, behind)).offered(REBEL)


def test_a_turret_fires_all_round() -> None:
    ship = x_wing("wardensquadronpilot", at=(450, 300, 90))
    table = play(position(ship, tie(at=(450, 100, 90), had_combat=True)))
    assert "attack:primary:1" in table.offered(REBEL)


def test_reloading_brings_ordnance_back() -> None:
    ship = tie("nusquadronpilot", discarded=["concussionmissiles", "determination"])
    table = act(ship, x_wing("prototypepilot", at=(100, 800, 270)))
    table.answer(IMPERIAL, "reload")
    ship = table.state.ship(0)
    assert ship.upgrades == ("concussionmissiles",)
    assert ship.cards.discarded == ("determination",)
    table = act(tie("nusquadronpilot"), x_wing("prototypepilot", at=(100, 800, 270)))
    assert "reload" not in table.offered(IMPERIAL)


def test_coordinating_gives_a_friend_a_free_action() -> None:
    shuttle = x_wing("ezrabridger-sheathipedeclassshuttle", at=(450, 300, 90))
    friend = x_wing(at=(600, 300, 90), activated=True)
    away = x_wing(at=(100, 800, 90), activated=True)
    table = act(shuttle, friend, away, tie(at=(450, 800, 270)))
    keys = [key for key in table.offered(REBEL) if key.startswith("coordinate")]
    assert keys == ["coordinate:1"]
    table.answer(REBEL, "coordinate:1")
    table.answer(REBEL, "focus")
    assert table.told_ids().count("xw-log-gains-focus") == 1
    assert table.seen.round == 2


def reaper(**more: Any) -> Skirmish:
    enemy = x_wing(at=(450, 300, 90), **more)
    return act(tie("scarifbasepilot", at=(450, 450, 270)), enemy)


def test_jamming_takes_a_token_or_a_lock() -> None:
    table = reaper(tokens={"focus": 1, "evade": 1})
    table.answer(IMPERIAL, "jam:1")
    assert table.offered(REBEL) == ["focus", "evade"]
    table.answer(REBEL, "evade")
    assert table.ship(1).tokens == {"focus": 1}
    table = reaper(lock=0)
    table.answer(IMPERIAL, "jam:1")
    assert table.lock(1) == -1


def test_a_jam_token_waits_for_the_next_focus() -> None:
    table = reaper()
    table.answer(IMPERIAL, "jam:1")
    assert table.ship(1).tokens == {"jam": 1}
    table = act(x_wing(tokens={"jam": 1}), tie(at=(450, 800, 270)))
    table.answer(REBEL, "focus")
    assert table.ship(0).tokens == {}
    table = act(x_wing(tokens={"jam": 1}), tie(at=(450, 480, 270)))
    table.answer(REBEL, "target-lock:1")
    assert table.ship(0).tokens == {}
    assert table.lock(0) == -1
