"""Elite upgrades of later expansions, one by one: what is offered and what it does."""

from typing import Any

import pytest

from cantina.games.x_wing.rules.values import agility_value, pilot_skill
from cantina.games.x_wing.state import Obstacle
from x_wing.duels import fire, shoot, upgraded
from x_wing.faces import BLANK, CRITICAL, EVADE, FOCUS, HIT
from x_wing.ships import IMPERIAL, REBEL, damage, tie, x_wing
from x_wing.table import Skirmish, act, fly, play, position


def test_adaptability_goes_up_or_down() -> None:
    def setup() -> Any:
        ship = upgraded("adaptability", status="awaiting")
        return play(position(ship, tie(status="awaiting"), step="prepare-area"))

    up = setup()
    assert up.offered(REBEL) == ["use:0:upgrade:adaptability:1", "none"]
    up.answer(REBEL, "none")
    assert up.ship(0).skill == 9
    down = setup()
    down.use(REBEL, "upgrade:adaptability", 1)
    assert down.ship(0).skill == 7


def test_adrenaline_rush_makes_a_red_maneuver_white() -> None:
    table = fly("koiogran:4", upgraded("adrenalinerush", at=(450, 200, 90)), tie())
    table.use(REBEL, "upgrade:adrenalinerush")
    assert table.ship(0).tokens == {}
    assert table.ship(0).upgrades == []
    calm = fly("straight:2", upgraded("adrenalinerush", at=(450, 200, 90)), tie())
    assert calm.ship(0).upgrades == ["adrenalinerush"]


def test_attanni_mindlink_shares_focus_and_stress() -> None:
    first, second = upgraded("attannimindlink"), upgraded("attannimindlink", at=(600, 300, 90))
    alone = x_wing(at=(700, 300, 90))
    table = act(first, second, alone, tie())
    table.answer(REBEL, "focus")
    assert [table.ship(i).tokens for i in (0, 1, 2)] == [{"focus": 1}, {"focus": 1}, {}]
    table = fly("koiogran:4", upgraded("attannimindlink", at=(450, 200, 90)), second, tie())
    assert [table.ship(i).tokens.get("stress") for i in (0, 1)] == [1, 1]


def test_bodyguard_covers_a_better_pilot() -> None:
    guard = x_wing("redsquadronpilot", upgrades=["bodyguard"], tokens={"focus": 1})
    friend, rookie = upgraded("wired", at=(500, 300, 90)), x_wing(at=(400, 300, 90))
    table = play(position(guard, friend, rookie, tie(), step="begin-combat"))
    table.use(REBEL, "upgrade:bodyguard")
    g = table.state
    assert g.ship(0).tokens == {}
    assert [agility_value(g, g.ship(i)) for i in (1, 2)] == [3, 2]


def test_daredevil_turns_hard_and_may_hurt() -> None:
    table = act(upgraded("daredevil"), tie(), chance=([HIT, BLANK],))
    table.answer(REBEL, "card:upgrade:daredevil:0")
    table.answer(REBEL, "turn:left:1")
    ship = table.ship(0)
    assert ship.heading == pytest.approx(180.0)
    assert ship.tokens == {"stress": 1}
    assert ship.shields == 1
    agile = x_wing("greensquadronpilot", upgrades=["daredevil"])
    table = act(agile, tie())
    table.answer(REBEL, "card:upgrade:daredevil:0")
    table.answer(REBEL, "turn:right:1")
    assert table.ship(0).shields == 2  # its bar shows boost: no dice


@pytest.mark.rule("XW-DAMAGE-2")
def test_daredevil_may_be_the_last_thing_a_pilot_does() -> None:
    worn = upgraded("daredevil", shields=0, damage=damage("", ""))
    dice = ([HIT, BLANK], "stunned-pilot", "stunned-pilot", "blinded-pilot")
    table = act(worn, tie(), x_wing(at=(600, 300, 90)), chance=dice)
    table.answer(REBEL, "card:upgrade:daredevil:0")
    table.answer(REBEL, "turn:left:1")
    assert table.ship(0).status == "destroyed"
    assert "xw-log-destroyed" in table.told_ids()


def test_daredevil_off_the_mat_rolls_no_dice() -> None:
    friend = x_wing(at=(600, 300, 90))
    table = act(upgraded("daredevil", at=(40, 300, 90)), friend, tie())
    table.answer(REBEL, "card:upgrade:daredevil:0")
    table.answer(REBEL, "turn:left:1")
    fled = table.state.ship(0)
    assert (fled.status, fled.damage, fled.tokens) == ("destroyed", (), {})
    assert [event.text.id for event in table.log].count("xw-log-rolls-some") == 0


def test_deadeye_fires_torpedoes_with_focus() -> None:
    ship = x_wing("lukeskywalker", upgrades=["deadeye", "protontorpedoes"], tokens={"focus": 1})
    table = fire(ship, tie(), "protontorpedoes", [HIT] * 4, [EVADE] * 3)
    assert table.ship(0).tokens == {}
    assert table.ship(0).upgrades == ["deadeye"]
    plain = x_wing("lukeskywalker", upgrades=["protontorpedoes"], tokens={"focus": 1})
    assert "attack:protontorpedoes:1" not in play(position(plain, tie())).offered(REBEL)


def test_deadeye_chooses_what_to_spend() -> None:
    ship = x_wing(
        "lukeskywalker", upgrades=["deadeye", "protontorpedoes"], tokens={"focus": 1}, lock=1
    )
    table = fire(ship, tie(), "protontorpedoes", [HIT] * 4, [EVADE] * 3)
    table.answer(REBEL, "focus")
    assert table.lock(0) == 1
    assert table.ship(0).tokens == {}


def test_debris_gambit_hides_behind_rocks() -> None:
    rocks = [Obstacle(i, "coreasteroid0", 400.0 + 100 * i, 380.0, 0.0) for i in range(3)]
    table = act(upgraded("debrisgambit"), tie(), obstacles=rocks)
    table.answer(REBEL, "card:upgrade:debrisgambit:0")
    assert table.ship(0).tokens == {"evade": 2}
    empty = act(upgraded("debrisgambit"), tie(at=(800, 800, 0)))
    assert "card:upgrade:debrisgambit:0" not in empty.offered(REBEL)


def test_decoy_exchanges_pilot_skill() -> None:
    table = play(position(upgraded("decoy"), x_wing(at=(500, 300, 90)), tie(), step="begin-combat"))
    table.use(REBEL, "upgrade:decoy")
    g = table.state
    assert [pilot_skill(g, g.ship(i)) for i in (0, 1)] == [2, 8]


def stepped_in(card: str, *faces: str) -> Skirmish:
    """Let a friend with a card answer for a ship that is hit."""
    friend = upgraded(card, at=(500, 300, 90))
    shooter = tie("obsidiansquadronpilot")
    table = shoot(shooter, x_wing(), list(faces), [BLANK] * 2, more=(friend,))
    table.use(REBEL, f"upgrade:{card}", you=2)
    return table


def test_draw_their_fire_takes_a_critical() -> None:
    table = stepped_in("drawtheirfire", CRITICAL, CRITICAL)
    assert [table.ship(i).shields for i in (1, 2)] == [1, 1]


def test_selflessness_takes_all_hits() -> None:
    table = stepped_in("selflessness", HIT, CRITICAL)
    assert [table.ship(i).shields for i in (1, 2)] == [1, 1]
    assert table.ship(2).upgrades == []


def test_fearlessness_at_range_one_head_on() -> None:
    ship = upgraded("fearlessness", at=(450, 400, 90))
    table = shoot(ship, tie(tokens={"focus": 1}), [BLANK] * 4, [BLANK] * 3)
    table.use(REBEL, "upgrade:fearlessness")
    assert table.attack_faces() == [BLANK] * 4 + [HIT]
    behind = shoot(
        upgraded("fearlessness", at=(450, 400, 90)),
        tie(at=(450, 500, 90)),
        [BLANK] * 4,
        [BLANK] * 3,
    )
    assert behind.seen.attack is None


def test_intensity_and_its_other_side() -> None:
    ship = x_wing("greensquadronpilot", upgrades=["intensity"])
    table = act(ship, tie(at=(800, 800, 0)))
    table.answer(REBEL, "boost:straight")
    table.use(REBEL, "upgrade:intensity")
    table.answer(REBEL, "1")
    assert table.ship(0).tokens == {"evade": 1}
    assert table.state.ship(0).cards.flipped == ("intensity",)
    tired = x_wing(
        "greensquadronpilot", upgrades=["intensity"], flipped=("intensity",), tokens={"focus": 1}
    )
    tired.had_combat = True
    table = play(position(tired, tie(at=(800, 800, 0), had_combat=True)))
    table.use(REBEL, "upgrade:intensity")
    assert table.state.ship(0).cards.flipped == ()


def test_intimidation_of_ships_touched() -> None:
    table = fly("straight:3", upgraded("intimidation", at=(450, 340, 90)), tie(at=(450, 500, 270)))
    g = table.state
    assert g.ship(0).touching == [1]
    assert agility_value(g, g.ship(1)) == 2
    plain = fly("straight:3", x_wing(at=(450, 340, 90)), tie(at=(450, 500, 270)))
    assert plain.ship(1).agility == 3


def test_lightning_reflexes_turn_the_ship_round() -> None:
    table = fly("straight:2", upgraded("lightningreflexes", at=(450, 200, 90)), tie())
    table.use(REBEL, "upgrade:lightningreflexes")
    ship = table.state.ship(0)
    assert ship.heading == pytest.approx(270.0)
    assert ship.tokens == {"stress": 1}
    assert ship.upgrades == ()


def test_ruthlessness_hurts_a_bystander() -> None:
    ship = tie("maulermithel", upgrades=["ruthlessness"])
    table = shoot(ship, x_wing(), [HIT, HIT], [BLANK] * 2, more=(x_wing(at=(500, 300, 90)),))
    assert [table.ship(i).shields for i in (1, 2)] == [0, 1]
    missed = tie("maulermithel", upgrades=["ruthlessness"])
    table = shoot(missed, x_wing(), [BLANK] * 2, [BLANK] * 2, more=(x_wing(at=(500, 300, 90)),))
    assert table.ship(2).shields == 2


def test_saturation_salvo_after_a_miss() -> None:
    ship = x_wing("lukeskywalker", upgrades=["saturationsalvo", "protontorpedoes"], lock=1)
    slow, fast = tie("gammasquadronpilot", at=(500, 520, 270)), tie(at=(380, 520, 270))
    table = fire(
        ship, tie(), "protontorpedoes", [BLANK] * 4, [BLANK] * 3, [HIT], [BLANK], more=(slow, fast)
    )
    assert [len(table.ship(i).damage) for i in (1, 2, 3)] == [0, 1, 0]


@pytest.mark.rule("XW-DAMAGE-2")
def test_saturation_salvo_may_destroy_a_bystander() -> None:
    ship = x_wing("lukeskywalker", upgrades=["saturationsalvo", "protontorpedoes"], lock=1)
    slow = tie("gammasquadronpilot", at=(500, 520, 270), damage=damage(*[""] * 5))
    dice = [BLANK] * 4, [BLANK] * 3, [HIT]
    table = fire(ship, tie(), "protontorpedoes", *dice, *["direct-hit"] * 6, more=(slow,))
    assert [table.ship(i).status for i in (1, 2)] == ["in play", "destroyed"]


def test_snap_shot_in_the_activation_phase() -> None:
    ship = upgraded("snapshot", at=(450, 300, 90), tokens={"focus": 1})
    mover = tie(at=(450, 480, 270), dial="straight:2")
    ship.activated = True
    table = play(position(ship, mover, step="activation"), [HIT, FOCUS], [BLANK] * 3)
    table.use(REBEL, "upgrade:snapshot")
    assert len(table.ship(1).damage) == 1  # the focus result could not be changed
    assert table.seen.phase == "activation"
    assert table.ship(0).tokens == {"focus": 1}
    assert not table.ship(0).had_combat
    assert "attack:snapshot:1" not in play(position(upgraded("snapshot"), tie())).offered(REBEL)


def test_stay_on_target_turns_the_dial_and_stresses() -> None:
    table = fly("straight:2", upgraded("stayontarget", at=(450, 200, 90)), tie())
    table.use(REBEL, "upgrade:stayontarget")
    assert set(table.offered(REBEL)) == {
        "bank:left:2",
        "bank:right:2",
        "turn:left:2",
        "turn:right:2",
    }
    table.answer(REBEL, "turn:left:2")
    ship = table.ship(0)
    assert ship.heading == pytest.approx(180.0)
    assert ship.tokens == {"stress": 1}


def test_stay_on_target_under_stress_lets_the_opponent_choose() -> None:
    ship = upgraded("stayontarget", at=(450, 200, 90), tokens={"stress": 1})
    table = fly("straight:2", ship, tie())
    table.use(REBEL, "upgrade:stayontarget")
    table.answer(REBEL, "turn:left:2")
    assert "turn:left:2" not in table.offered(IMPERIAL)
    assert "straight:1" in table.offered(IMPERIAL)


def test_swarm_leader_borrows_evade_tokens() -> None:
    leader = tie("maulermithel", upgrades=["swarmleader"], tokens={"focus": 1})
    friends = (
        tie(at=(500, 520, 270), tokens={"evade": 1}),
        tie(at=(400, 520, 270), tokens={"evade": 1}),
        tie(at=(450, 140, 270), tokens={"evade": 1}),
    )
    table = shoot(leader, x_wing(), [FOCUS] * 4, more=friends)
    table.use(IMPERIAL, "upgrade:swarmleader")
    table.answer(IMPERIAL, "2+3")
    assert len(table.attack_faces()) == 4
    assert [table.ship(i).tokens for i in (2, 3, 4)] == [{}, {}, {"evade": 1}]
