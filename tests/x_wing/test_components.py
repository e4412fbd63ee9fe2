"""What the box holds and what the cards show."""

from typing import Any

import pytest

from cantina.games.x_wing import game
from cantina.games.x_wing.card_faces import VALUE_COLOURS, ShipCardFace, ship_card, upgrade_card
from cantina.games.x_wing.library import PILOTS, SHIPS, UPGRADES
from cantina.games.x_wing.missions import MISSIONS
from cantina.games.x_wing.missions.format import Mission
from cantina.games.x_wing.rules import components
from cantina.games.x_wing.rules.core_set import PILOT_COPIES, UPGRADE_COPIES
from cantina.games.x_wing.rules.damage import new_deck
from cantina.games.x_wing.rules.dice import ATTACK_DIE, DEFENSE_DIE
from cantina.games.x_wing.rules.measuring import range_between
from cantina.games.x_wing.view_records import SupplyView
from x_wing.ships import tie, x_wing
from x_wing.table import Skirmish, play, position


@pytest.mark.rule("XW-COMPONENT-4")
def test_every_ship_has_its_own_dial() -> None:
    table = play(
        position(x_wing(), tie(at=(300, 700, 270)), tie(at=(600, 700, 270)), step="planning")
    )
    table.answer(1, "1:turn:left:1")
    table.answer(1, "2:straight:3")
    dials = [ship.dial for ship in table.state.ships]
    assert dials == ["", "turn:left:1", "straight:3"]
    assert components.DIALS == 3


def supplied(**options: Any) -> SupplyView:
    """Return what players see beside the play area of a new game."""
    return Skirmish.start(game, 2, options).seen.supply


@pytest.mark.rule("XW-COMPONENT-5")
def test_nineteen_action_tokens_lie_beside_the_mat() -> None:
    tokens = supplied().tokens
    assert (tokens["evade"], tokens["focus"]) == (4, 3)
    assert (tokens["red lock"], tokens["blue lock"]) == (6, 6)


@pytest.mark.rule("XW-COMPONENT-5")
def test_a_lock_is_seen_on_both_ships_by_one_letter() -> None:
    """One of the two tokens lies beside each of them."""
    table = play(position(x_wing(), tie(), step="perform-action", active=0))
    table.answer(0, "target-lock:1")
    assert [(lock.letter, lock.by, lock.on) for lock in table.seen.locks] == [("A", 0, 1)]


@pytest.mark.rule("XW-COMPONENT-6")
def test_mission_tokens_are_for_missions_only() -> None:
    names = ("tracking", "shuttle", "satellite")
    standard = Skirmish.start(game, 2).seen
    assert not [name for name in names if name in standard.supply.tokens]
    assert (standard.markers, standard.mission) == ([], None)
    assert "senators-shuttle" not in [ship.pilot for ship in standard.ships]
    tokens = supplied(mission="political-escort").tokens
    assert [tokens[name] for name in names] == [8, 1, 4]


@pytest.mark.rule("XW-COMPONENT-7")
def test_the_other_tokens_lie_beside_the_mat() -> None:
    tokens = supplied().tokens
    assert (tokens["shield"], tokens["stress"]) == (2, 3)
    assert (tokens["critical hit"], tokens["id"]) == (3, 27)
    assert supplied().asteroids == {}
    # the asteroids lie ready where the players agreed on obstacles
    assert len(supplied(obstacles=(True, True)).asteroids) == 6


@pytest.mark.rule("XW-COMPONENT-8")
def test_cards_of_the_core_set() -> None:
    assert components.SHIP_CARDS == sum(PILOT_COPIES.values()) == 13
    assert components.UPGRADE_CARDS == sum(UPGRADE_COPIES.values()) == 5
    assert components.DAMAGE_CARDS == new_deck().left == 33
    assert set(PILOT_COPIES) <= set(PILOTS)
    assert set(UPGRADE_COPIES) <= set(UPGRADES)


@pytest.mark.rule("XW-COMPONENT-9")
def test_three_dice_of_each_kind_lie_beside_the_mat() -> None:
    supply = supplied()
    assert (supply.attack_dice, supply.defense_dice) == (3, 3)
    assert len(ATTACK_DIE.faces) == len(DEFENSE_DIE.faces) == 8


@pytest.mark.rule("XW-COMPONENT-10")
def test_faces_of_the_attack_die() -> None:
    faces = ATTACK_DIE.faces
    assert {face: faces.count(face) for face in faces} == {
        "hit": 3,
        "critical": 1,
        "focus": 2,
        "blank": 2,
    }


@pytest.mark.rule("XW-COMPONENT-11")
def test_faces_of_the_defense_die() -> None:
    faces = DEFENSE_DIE.faces
    assert {face: faces.count(face) for face in faces} == {"evade": 3, "focus": 2, "blank": 3}


@pytest.mark.rule("XW-COMPONENT-12")
def test_a_ship_card_has_thirteen_items() -> None:
    assert len(ShipCardFace.__struct_fields__) == 13
    for pilot in PILOTS:
        face = ship_card(pilot)
        assert isinstance(face.skill, int)
        assert 0 <= face.skill <= 9
        assert face.name.id == f"xw-pilot-{pilot}"
        assert face.ship_type.id == f"xw-ship-{face.symbol}"
        assert face.symbol in SHIPS
        assert face.action_bar
        assert face.points > 0 or PILOTS[pilot].carried
        assert isinstance(face.ability, list)
    luke = ship_card("lukeskywalker")
    assert (luke.skill, luke.faction, luke.points) == (8, "rebel", 28)
    assert (luke.attack, luke.agility, luke.hull, luke.shields) == (3, 2, 3, 2)
    assert luke.upgrade_bar == ["ept", "torpedo", "amd"]
    assert luke.action_bar == ["focus", "target-lock"]
    assert len(luke.ability) == 1
    academy = ship_card("academypilot")
    assert (academy.skill, academy.faction, academy.points) == (1, "imperial", 12)
    assert (academy.attack, academy.agility, academy.hull, academy.shields) == (2, 3, 3, 0)
    assert (academy.ability, academy.upgrade_bar) == ([], [])


@pytest.mark.rule("XW-COMPONENT-13")
def test_only_secondary_weapons_have_a_value_and_a_range() -> None:
    for upgrade, card in UPGRADES.items():
        face = upgrade_card(upgrade)
        assert face.name.id == f"xw-upgrade-{upgrade}"
        assert face.symbol == card.slot.value
        has_weapon = card.weapon is not None
        assert (face.attack is not None) is has_weapon
        assert (face.range is not None) is has_weapon
        assert face.points == card.points
        assert face.ability or has_weapon or card.points, upgrade
    torpedoes, droid = upgrade_card("protontorpedoes"), upgrade_card("r2d2")
    assert (torpedoes.attack, torpedoes.range, torpedoes.points) == (4, (2, 3), 4)
    assert (droid.attack, droid.range, droid.points) == (None, None, 4)
    assert torpedoes.ability
    assert droid.ability


@pytest.mark.rule("XW-COMPONENT-14", "XW-COMPONENT-15")
def test_values_and_actions_of_both_ships() -> None:
    x, t = ship_card("rookiepilot"), ship_card("academypilot")
    assert (x.attack, x.agility, x.hull, x.shields) == (3, 2, 3, 2)
    assert (t.attack, t.agility, t.hull, t.shields) == (2, 3, 3, 0)
    assert x.action_bar == ["focus", "target-lock"]
    assert t.action_bar == ["focus", "barrel-roll", "evade"]


@pytest.mark.rule("XW-COMPONENT-16")
def test_every_ship_belongs_to_one_of_two_factions() -> None:
    book = [pilot for pilot, card in PILOTS.items() if card.wave < 2]
    assert {ship_card(pilot).faction for pilot in book} == {"rebel", "imperial"}


@pytest.mark.rule("XW-COMPONENT-19")
def test_there_is_one_ruler_with_three_bands_for_everything() -> None:
    assert components.RANGE_RULERS == 1
    for distance, band in ((100, 1), (101, 2), (200, 2), (201, 3), (300, 3)):
        a, b = x_wing(at=(450, 300, 90)), tie(at=(450, 340 + distance, 270), had_combat=True)
        assert range_between(a, b) == range_between(b, a) == band
        dice = (["hit"] * (4 if band == 1 else 3), ["evade"] * (4 if band == 3 else 3))
        table = play(position(a, b), *dice)
        assert table.asks(0)[0].options[0].note.args["range"] == band
        table.attack(0, 1)
        told = [event.text for event in table.log if event.text.id == "xw-log-declares"]
        assert told[0].args["range"] == band


@pytest.mark.rule("XW-COMPONENT-20")
def test_pilot_skills_the_book_names() -> None:
    skills = {pilot: ship_card(pilot).skill for pilot in PILOT_COPIES}
    assert skills["rookiepilot"] == 2
    assert skills["redsquadronpilot"] == 4
    assert skills["blacksquadronpilot"] == 4
    assert skills["academypilot"] < 2


@pytest.mark.rule("XW-COMPONENT-21")
def test_printed_values_have_fixed_colours() -> None:
    view = play(position(x_wing(), tie())).view(None)
    assert view.value_colours == VALUE_COLOURS
    assert view.value_colours == {
        "skill": "orange",
        "attack": "red",
        "agility": "green",
        "hull": "yellow",
        "shields": "blue",
    }
    for token in view.ships:
        card = view.cards.pilots[token.pilot]
        assert (token.attack, token.agility, token.hull) == (card.attack, card.agility, card.hull)


def goal_ids(mission: Mission) -> list[str]:
    return [goal.id for goal in mission.goals_told.values()]


@pytest.mark.rule("XW-MISSION-1", "XW-MISSION-13")
def test_there_are_three_missions_each_with_setup_special_rules_and_goals() -> None:
    book = [mission for mission in MISSIONS.values() if mission.number]
    assert [mission.name for mission in book] == [
        "political-escort",
        "asteroid-run",
        "dark-whispers",
    ]
    for mission in book:
        assert mission.says("setup").id.endswith("-setup")
        assert mission.special_rules.id.endswith("-rules")
        assert {goal.side for goal in mission.goals} == {"rebel", "imperial"}
        assert len({mission.says("setup").id, mission.special_rules.id, *goal_ids(mission)}) == 4
        played = Skirmish.start(game, 2, {"mission": mission.name}).seen.mission
        assert (played.name, played.title) == (mission.name, mission.title)
    from cantina.core.problem import BadOptions

    with pytest.raises(BadOptions):
        Skirmish.start(game, 2, {"mission": "death-star"})
