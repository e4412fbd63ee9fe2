"""Docked ships: the Ghost with its Phantoms, the Hound's Tooth with its pup."""

from typing import Any

import pytest

from cantina.games.x_wing import game
from cantina.games.x_wing.cards.docking import AttackWithSlot, Deploy
from cantina.games.x_wing.rules.squads import Squad, SquadShip, check_squad, xws_text
from cantina.games.x_wing.rules.values import pilot_skill
from cantina.games.x_wing.state import Obstacle, Ship
from cantina.games.x_wing.terms import Faction, Slot
from x_wing.faces import BLANK, HIT
from x_wing.ships import IMPERIAL, REBEL, damage, tie, x_wing
from x_wing.table import Skirmish, fly, play, position
from x_wing.words import done, scene

FAR = (450, 800, 270)


def ghost(*cards: str, **more: Any) -> Ship:
    return x_wing("lothalrebel", upgrades=["ghost", *cards], docked=1, **more)


def phantom(**more: Any) -> Ship:
    return x_wing("sabinewren", upgrades=["phantom"], status="docked", **more)


@pytest.mark.rule("XW-DOCK-1")
def test_the_phantom_begins_docked_to_the_ghost() -> None:
    ships = (SquadShip("lothalrebel", ("ghost",)), SquadShip("sabinewren", ("phantom",)))
    squads = (
        xws_text(Squad(Faction.REBEL, ships)),
        xws_text(Squad(Faction.IMPERIAL, (SquadShip("academypilot"),))),
    )
    table = Skirmish.start(game, 2, {"squads": squads}, seed=1)
    while table.seen.phase == "setup":
        table.answer(table.waiting[0], table.offered(table.waiting[0])[0])
    assert (table.ship(0).docked, table.ship(1).status) == (1, "docked")
    assert not any(key.startswith("1:") for key in table.offered(REBEL))


@pytest.mark.rule("XW-DOCK-2")
def test_nobody_can_touch_a_docked_ship() -> None:
    table = play(position(tie("howlrunner"), x_wing("lothalrebel", docked=2), phantom()))
    assert table.offered(IMPERIAL) == ["attack:primary:1", "pass"]


@pytest.mark.rule("XW-DOCK-3")
def test_the_phantom_deploys_behind_the_ghost_and_acts() -> None:
    table = fly("straight:1", ghost(), phantom(), tie(at=FAR))
    table.use(REBEL, "upgrade:ghost", 1)
    table.answer(REBEL, "straight:2")
    shuttle = table.ship(1)
    assert (shuttle.x, shuttle.y, shuttle.heading, shuttle.status) == (450, 280, 270, "in play")
    table.answer(REBEL, "focus")
    assert table.ship(1).tokens == {"focus": 1}
    assert table.ship(0).docked == -1


@pytest.mark.rule("XW-DOCK-4")
def test_a_docked_phantom_opens_the_rear_arc_of_the_ghost() -> None:
    behind = tie(at=(450, 100, 90), had_combat=True)
    with_it = play(position(ghost(), phantom(), behind))
    assert "attack:primary:2" in with_it.offered(REBEL)
    without = play(position(x_wing("lothalrebel", upgrades=["ghost"]), tie(at=(450, 100, 90))))
    assert "attack:primary:1" not in without.offered(without.waiting[0])


@pytest.mark.rule("XW-DOCK-4")
def test_a_docked_phantom_adds_a_turret_attack_at_the_end() -> None:
    carrier = ghost("ioncannonturret", had_combat=True)
    table = play(position(carrier, phantom(), tie(had_combat=True)), [BLANK] * 3, [BLANK] * 3)
    table.use(REBEL, "upgrade:ghost", 3)
    assert table.offered(REBEL) == ["attack:ioncannonturret:2", "pass"]
    table.answer(REBEL, "attack:ioncannonturret:2")
    assert table.seen.attack is None


def turret_at_the_end(*chance: object) -> Skirmish:
    """Let the Ghost with a Phantom, a turret and a torpedo end the Combat phase."""
    carrier = ghost("ioncannonturret", "protontorpedoes", had_combat=True, lock=2)
    table = play(position(carrier, phantom(), tie(had_combat=True)), *chance)
    table.use(REBEL, "upgrade:ghost", 3)
    return table


@pytest.mark.rule("XW-DOCK-4")
def test_that_attack_is_made_with_a_turret_alone() -> None:
    table = turret_at_the_end([HIT] * 3, [BLANK] * 3, "direct-hit")
    assert table.offered(REBEL) == ["attack:ioncannonturret:2", "pass"]
    table.answer(REBEL, "attack:ioncannonturret:2")
    table.answer(REBEL, "done")
    assert table.ship(2).tokens == {"ion": 1}


@pytest.mark.rule("XW-DOCK-4")
def test_that_attack_may_be_left_out() -> None:
    table = turret_at_the_end()
    table.answer(REBEL, "pass")
    assert table.seen.attack is None
    assert "xw-log-attack" not in table.told_ids()


def test_a_turret_fires_at_the_end_only_from_a_ship_that_is_there_and_outside_attacks() -> None:
    armed = {"upgrades": ["ioncannonturret"]}
    assert AttackWithSlot(Slot.TURRET).can(scene(x_wing(**armed), tie()))
    assert not AttackWithSlot(Slot.CANNON).can(scene(x_wing(**armed), tie()))
    assert not AttackWithSlot(Slot.TURRET).can(scene(x_wing(**armed), tie(), attack=(1, 0)))
    gone = x_wing(**armed, status="destroyed")
    assert not AttackWithSlot(Slot.TURRET).can(scene(gone, tie(), x_wing(at=FAR)))


def test_only_a_docked_ship_deploys() -> None:
    at = scene()
    assert not Deploy().can(at)
    assert not done(Deploy(), at).done


@pytest.mark.rule("XW-DOCK-3")
@pytest.mark.parametrize(
    ("maneuver", "stress"), [("straight:2", {}), ("turn:left:1", {"stress": 1})]
)
def test_a_red_maneuver_out_of_the_dock_stresses(maneuver: str, stress: dict[str, int]) -> None:
    table = fly("straight:1", ghost(), phantom(), tie(at=FAR))
    table.use(REBEL, "upgrade:ghost", 1)
    table.answer(REBEL, maneuver)
    assert table.ship(1).tokens == stress


@pytest.mark.rule("XW-DOCK-3", "XW-OBSTACLE-8")
def test_a_rock_hurts_a_ship_that_deploys_onto_it() -> None:
    ships = ghost(), phantom(shields=1), tie(at=FAR)
    rocks = [Obstacle(0, "coreasteroid0", 450, 280, 0.0)]
    table = fly("straight:1", *ships, obstacles=rocks, chance=([HIT],))
    table.use(REBEL, "upgrade:ghost", 1)
    table.answer(REBEL, "straight:2")
    assert table.ship(1).shields == 0
    assert table.offered(REBEL) == ["focus", "evade", "pass"]  # the Ghost's, which rolls nowhere


@pytest.mark.rule("XW-DOCK-3", "XW-FLEE-1")
def test_a_ship_that_deploys_over_the_edge_flees() -> None:
    table = fly("straight:1", ghost(at=(450, 60, 90)), phantom(), tie(at=FAR))
    table.use(REBEL, "upgrade:ghost", 1)
    table.answer(REBEL, "straight:4")
    assert (table.ship(0).status, table.ship(1).status) == ("in play", "destroyed")


@pytest.mark.rule("XW-DOCK-3")
def test_a_ship_without_room_to_deploy_is_destroyed() -> None:
    behind = x_wing(at=(450, 330, 90), activated=True)
    table = fly("straight:1", ghost(), phantom(), behind, tie(at=FAR))
    table.use(REBEL, "upgrade:ghost", 1)
    table.answer(REBEL, "straight:1")
    assert [table.ship(i).status for i in (0, 1, 2)] == ["in play", "destroyed", "in play"]


@pytest.mark.rule("XW-DOCK-4")
def test_a_docked_phantom_ii_coordinates_at_the_end_of_the_activation() -> None:
    carrier = x_wing("lothalrebel", upgrades=["ghost-swx72"], docked=1, activated=True)
    rider = x_wing("ap5", upgrades=["phantomii"], status="docked")
    friend = x_wing(at=(560, 300, 90), activated=True)
    enemy = tie(at=(560, 540, 270), activated=True)
    table = play(position(carrier, rider, friend, enemy, step="activation"))
    table.use(REBEL, "upgrade:ghost-swx72", 3)
    table.answer(REBEL, "focus")
    assert table.ship(2).tokens == {"focus": 1}


@pytest.mark.rule("XW-DOCK-5")
def test_the_phantom_escapes_from_a_destroyed_ghost_damaged() -> None:
    carrier = ghost(shields=0, damage=damage(*["console-fire"] * 2, *[""] * 7), had_combat=True)
    dice = [HIT, HIT], *["direct-hit"] * 8
    table = play(position(tie("howlrunner"), carrier, phantom(), tie(at=FAR)), *dice)
    table.state.ship(1).docked = 2
    table.answer(IMPERIAL, "attack:primary:1")
    table.answer(REBEL, "straight:2")
    shuttle = table.state.ship(2)
    assert (shuttle.status, len(shuttle.damage)) == ("in play", 1)
    assert shuttle.deeds.holds_fire == 1


@pytest.mark.rule("XW-DOCK-6")
def test_a_ghost_that_flees_takes_the_phantom_along() -> None:
    away = ghost(at=(450, 60, 270))
    table = fly("straight:2", away, phantom(), x_wing(at=(800, 100, 90)), tie(at=FAR))
    assert [table.ship(i).status for i in (0, 1)] == ["destroyed", "destroyed"]


@pytest.mark.rule("XW-DOCK-7")
def test_the_nashtah_pup_takes_off_with_bossks_skill_and_ability() -> None:
    cards = damage(*["console-fire"] * 2, "", "", "")
    bossk = x_wing("bossk", upgrades=["houndstooth"], shields=0, damage=cards, had_combat=True)
    dice = [HIT, HIT], [BLANK], *["direct-hit"] * 6
    table = play(position(tie("howlrunner"), bossk, tie(at=FAR)), *dice)
    table.answer(IMPERIAL, "attack:primary:1")
    table.use(REBEL, "upgrade:houndstooth", you=1)
    table.answer(REBEL, "straight:2")
    assert "focus" in table.offered(REBEL), "it acts at once"
    pup = table.state.ship(3)
    assert (pup.pilot, pup.talent, pup.status) == ("nashtahpuppilot", "bossk", "in play")
    assert pilot_skill(table.state, pup) == 7
    assert pup.deeds.holds_fire == 1


def test_nobody_takes_the_pup_into_a_squad() -> None:
    report = check_squad(Squad(Faction.SCUM, (SquadShip("nashtahpuppilot"),)))
    assert [problem.code for problem in report.problems] == ["not_allowed"]
