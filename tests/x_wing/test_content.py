"""The tables against the printed facts."""

from collections import Counter

import pytest

from cantina.core.fluent import writer
from cantina.games.x_wing.geometry import Bearing, template_for
from cantina.games.x_wing.library import DAMAGE, OBSTACLES, PILOT_ABILITIES, PILOTS, SHIPS, UPGRADES
from cantina.games.x_wing.names import card_name
from cantina.games.x_wing.rules.core_set import PILOT_COPIES, SHIP_MODELS, UPGRADE_COPIES
from cantina.games.x_wing.rules.damage import new_deck
from cantina.games.x_wing.terms import Action, Difficulty, Trait

GREEN, WHITE, RED = Difficulty.GREEN, Difficulty.WHITE, Difficulty.RED


def colours(ship: str) -> dict[str, str]:
    return {maneuver.key: maneuver.difficulty.value for maneuver in SHIPS[ship].dial}


@pytest.mark.rule("XW-DIAL-2")
def test_the_x_wing_dial() -> None:
    assert colours("xwing") == {
        "straight:1": "green",
        "bank:left:1": "green",
        "bank:right:1": "green",
        "straight:2": "green",
        "bank:left:2": "white",
        "bank:right:2": "white",
        "turn:left:2": "white",
        "turn:right:2": "white",
        "straight:3": "white",
        "bank:left:3": "white",
        "bank:right:3": "white",
        "turn:left:3": "white",
        "turn:right:3": "white",
        "straight:4": "white",
        "koiogran:4": "red",
    }
    assert len(SHIPS["xwing"].dial) == 15


@pytest.mark.rule("XW-DIAL-3")
def test_the_tie_fighter_dial() -> None:
    assert colours("tiefighter") == {
        "turn:left:1": "white",
        "turn:right:1": "white",
        "straight:2": "green",
        "bank:left:2": "green",
        "bank:right:2": "green",
        "turn:left:2": "white",
        "turn:right:2": "white",
        "straight:3": "green",
        "bank:left:3": "white",
        "bank:right:3": "white",
        "turn:left:3": "white",
        "turn:right:3": "white",
        "koiogran:3": "red",
        "straight:4": "white",
        "koiogran:4": "red",
        "straight:5": "white",
    }
    assert len(SHIPS["tiefighter"].dial) == 16


@pytest.mark.rule("XW-MANEUVER-1")
def test_every_maneuver_has_one_bearing_speed_and_colour() -> None:
    for ship in SHIPS.values():
        keys = [maneuver.key for maneuver in ship.dial]
        assert len(set(keys)) == len(keys)
        for maneuver in ship.dial:
            assert isinstance(maneuver.bearing, Bearing)
            still = maneuver.bearing is Bearing.STATIONARY
            assert maneuver.speed in ((0,) if still else range(1, 6))
            assert maneuver.difficulty in (WHITE, GREEN, RED)
            assert template_for(maneuver.bearing, maneuver.speed)


@pytest.mark.rule("XW-DECK-1")
def test_the_damage_deck_has_33_cards() -> None:
    traits = Counter(dict.fromkeys(Trait, 0))
    for card in DAMAGE.values():
        if "core" in card.decks:
            traits[card.trait] += card.count
    assert traits == {Trait.PILOT: 8, Trait.SHIP: 25}
    deck = new_deck()  # as it lies on the table
    assert deck.left == 33
    assert Counter(DAMAGE[kind].trait for pool in deck.pools for kind in pool) == traits


@pytest.mark.rule("XW-DECK-2")
def test_seven_direct_hits() -> None:
    assert DAMAGE["direct-hit"].count == 7
    assert DAMAGE["direct-hit"].trait is Trait.SHIP
    assert sum(pool.count("direct-hit") for pool in new_deck().pools) == 7


@pytest.mark.rule("XW-DECK-3")
def test_two_copies_of_thirteen_further_cards() -> None:
    core = [card for card in DAMAGE.values() if "core" in card.decks]
    others = {card.card_id: card for card in core if card.card_id != "direct-hit"}
    assert all(card.count == 2 for card in others.values())
    pilots = {"blinded-pilot", "damaged-cockpit", "injured-pilot", "stunned-pilot"}
    ships = {
        "console-fire",
        "damaged-engine",
        "damaged-sensor-array",
        "minor-explosion",
        "minor-hull-breach",
        "munitions-failure",
        "structural-damage",
        "thrust-control-fire",
        "weapon-malfunction",
    }
    assert {c for c, card in others.items() if card.trait is Trait.PILOT} == pilots
    assert {c for c, card in others.items() if card.trait is Trait.SHIP} == ships


@pytest.mark.rule("XW-COMPONENT-1")
def test_the_core_set_holds_three_ships() -> None:
    assert SHIP_MODELS == {"xwing": 1, "tiefighter": 2}


def test_the_core_set_holds_13_ship_cards_and_5_upgrades() -> None:
    assert sum(PILOT_COPIES.values()) == 13
    assert sum(UPGRADE_COPIES.values()) == 5
    assert {PILOTS[pilot].ship for pilot in PILOT_COPIES} == set(SHIP_MODELS)
    assert {xws for xws, pilot in PILOTS.items() if pilot.wave == 0} == set(PILOT_COPIES)
    assert {xws for xws, card in UPGRADES.items() if card.wave == 0} == set(UPGRADE_COPIES)


@pytest.mark.parametrize(
    ("ship", "values", "actions", "maneuvers"),
    [
        ("xwing", (3, 2, 3, 2), {"focus", "target-lock"}, 15),
        ("ywing", (2, 1, 5, 3), {"focus", "target-lock"}, 15),
        ("tiefighter", (2, 3, 3, 0), {"focus", "barrel-roll", "evade"}, 16),
        ("tieadvanced", (2, 3, 3, 2), {"focus", "target-lock", "barrel-roll", "evade"}, 15),
    ],
)
def test_printed_values(
    ship: str, values: tuple[int, int, int, int], actions: set[str], maneuvers: int
) -> None:
    card = SHIPS[ship]
    assert (card.attack, card.agility, card.hull, card.shields) == values
    assert {action.value for action in card.actions} == actions
    assert len(card.dial) == maneuvers
    assert all(isinstance(action, Action) for action in card.actions)


def test_recommended_forces_cost_what_the_missions_say() -> None:
    def cost(*cards: str) -> int:
        return sum(PILOTS[c].points if c in PILOTS else UPGRADES[c].points for c in cards)

    assert cost("redsquadronpilot") == 23
    assert cost("academypilot", "academypilot") == 24
    assert cost("lukeskywalker", "determination") == 29
    assert cost("nightbeast", "maulermithel", "marksmanship") == 35
    assert cost("redsquadronpilot", "protontorpedoes", "r2f2") == 30
    assert cost("blacksquadronpilot", "determination", "obsidiansquadronpilot") == 28


def test_six_asteroids_with_their_areas() -> None:
    areas = []
    for token in OBSTACLES.values():
        if token.kind != "asteroid":
            continue
        points = token.outline
        pairs = zip(points, (*points[1:], points[0]), strict=True)
        areas.append(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs) / 2)
    assert [round(area) for area in areas] == pytest.approx(
        [912, 1091, 1289, 1278, 1077, 2817], rel=0.01
    )


def test_every_card_has_a_name() -> None:
    for kind, cards in (
        ("ship", SHIPS),
        ("pilot", PILOTS),
        ("upgrade", UPGRADES),
        ("damage", DAMAGE),
    ):
        for card in cards:
            assert writer().has(card_name(kind, card)), card
    for pilot in PILOTS.values():
        assert pilot.ship in SHIPS


def test_named_pilots_have_an_ability_and_generic_ones_none() -> None:
    for pilot in PILOTS.values():
        assert pilot.unique == (pilot.xws in PILOT_ABILITIES), pilot.xws
