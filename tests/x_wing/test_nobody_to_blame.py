"""Damage that no attack dealt, uses that others made, and what is answered once a step is over."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from msgspec.structs import replace

from cantina.core.cards import Limit
from cantina.core.rng import Rng
from cantina.core.testing import drive
from cantina.games.x_wing.cards.frames import Ability
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.ships import is_near_you
from cantina.games.x_wing.cards.target_locks import SpendLock
from cantina.games.x_wing.cards.tokens import Gain, SpendToken
from cantina.games.x_wing.cards.windows import happens, is_used_up
from cantina.games.x_wing.cards.words import Effect
from cantina.games.x_wing.rules.activation import activation, end_activation
from cantina.games.x_wing.rules.combat import end_combat
from cantina.games.x_wing.rules.damage import (
    drawn_for,
    is_dealt_face_up,
    resolve_face_up,
    suffer,
)
from cantina.games.x_wing.rules.destroying import destroy_if_beaten
from cantina.games.x_wing.rules.end_phase import end_phase, end_round
from cantina.games.x_wing.rules.equipping import points_with
from cantina.games.x_wing.rules.maneuvers import colours_of, dial_of, ignores_obstacles
from cantina.games.x_wing.rules.placing import random_poses
from cantina.games.x_wing.rules.values import pilot_skill
from cantina.games.x_wing.state import Battle, CardKind, Source
from cantina.games.x_wing.terms import Token, Window
from x_wing.ships import damage, tie, upgrade_source, x_wing
from x_wing.table import position
from x_wing.words import FAR, done, scene

BEATEN: dict[str, Any] = {"shields": 0, "damage": damage("", "", "", face_up=False)}
NO_ONE = -1


@pytest.mark.rule("XW-DESTROY-2", "XW-SIMULTANEOUS-1")
@pytest.mark.parametrize(("attacker", "lives_on"), [(NO_ONE, False), (0, True), (2, True)])
def test_only_an_attack_of_equal_skill_leaves_a_beaten_ship_its_own(
    attacker: int, lives_on: bool
) -> None:
    """Of its equals it is the last on the list that nobody may be taken for."""
    g = position(x_wing(), tie(**BEATEN, pilot="obsidiansquadronpilot"), x_wing(at=FAR))
    for ship in g.ships:
        ship.pilot = "rookiepilot"
    drive(destroy_if_beaten(g, 1, attacker), chance=[] if lives_on else ["direct-hit"] * 3)
    assert g.ship(1).doomed is lives_on
    assert (g.ship(1).status == "in play") is lives_on


@pytest.mark.parametrize(("cause", "face_up"), [(NO_ONE, False), (1, True), (0, False)])
def test_greedo_turns_up_only_what_his_attack_dealt(cause: int, face_up: bool) -> None:
    g = position(x_wing(), tie(upgrades=["greedo"]))
    assert is_dealt_face_up(g, g.ship(0), cause) is face_up


@pytest.mark.parametrize(("cause", "taken"), [(NO_ONE, False), (0, True), (1, True)])
def test_a_card_lies_in_wait_for_an_attack_alone(cause: int, taken: bool) -> None:
    waiting = {"conditions": ("illshowyouthedarkside",), "card_in_wait": "injured-pilot"}
    g = position(tie(), tie(at=FAR), x_wing(shields=1, **waiting))
    drive(suffer(g, 2, critical=True, cause=cause))
    assert g.ship(2).shields == (1 if taken else 0)
    assert [card.kind for card in g.ship(2).damage] == (["injured-pilot"] if taken else [])


@pytest.mark.parametrize(("cause", "drawn"), [(NO_ONE, 1), (1, 3)])
def test_maarek_stele_looks_at_three_cards_of_his_own_attack_alone(cause: int, drawn: int) -> None:
    kinds = ["direct-hit", "injured-pilot", "stunned-pilot"][:drawn]
    g = scene(x_wing(), tie("maarekstele"), attack=(1, 0)).g
    answers = ["direct-hit"] if drawn > 1 else []
    assert drive(drawn_for(g, 0, cause), answers, kinds) == "direct-hit"
    assert len(g.deck.discard) == drawn - 1


@pytest.mark.parametrize("face_up", [False, True])
def test_determination_discards_no_card_that_was_turned_down_meanwhile(face_up: bool) -> None:
    hurt = damage("injured-pilot", face_up=face_up)
    g = position(x_wing(upgrades=["determination"], damage=hurt), tie())
    (card,) = g.ship(0).damage
    g.ship(0).damage = (replace(card, arriving=True),)
    drive(resolve_face_up(g, 0, card.card_id))
    assert len(g.ship(0).damage) == (0 if face_up else 1)


@pytest.mark.parametrize("limit", [Limit.ROUND, Limit.GAME])
@pytest.mark.parametrize(("used", "up"), [
    ((), False), (("upgrade:gunner:0",), False), (("pilot:rookiepilot:1",), False),
    (("upgrade:gunner:0", "pilot:rookiepilot:0"), True),
])  # fmt: skip
def test_an_ability_is_not_used_up_by_the_use_of_another(
    limit: Limit, used: tuple[str, ...], up: bool
) -> None:
    ability = Ability(Window.COMBAT_BEGINS, Gain(Token.FOCUS), limit=limit)
    field = "used_this_round" if limit is Limit.ROUND else "used_this_game"
    g = position(x_wing(**{field: used}), tie())
    pilot = Source(CardKind.PILOT, "rookiepilot")
    assert is_used_up(g, g.ship(0), pilot, 0, ability) is up


@pytest.mark.rule("XW-CRITICAL-1")
@pytest.mark.parametrize("face_up", [True, False])
def test_a_card_that_lies_face_down_changes_no_value(face_up: bool) -> None:
    g = position(x_wing(damage=damage("damaged-cockpit", face_up=face_up)), tie(), turn=2)
    assert pilot_skill(g, g.ship(0)) == (0 if face_up else 2)


@pytest.mark.parametrize(("end", "asked"), [({}, True), ({"winner": "rebel"}, False),
    ({"draw": True}, False),
])  # fmt: skip
def test_once_the_battle_is_over_no_card_is_asked_for(end: dict[str, Any], asked: bool) -> None:
    g = position(x_wing("garvendreis"), tie(), x_wing(at=(500, 300, 90)), **end)
    drive(happens(g, Window.FOCUS_SPENT, 0), ["none"] if asked else [])


@pytest.mark.parametrize("paid", [SpendToken(Token.FOCUS), SpendLock()])
def test_garven_dreis_hands_over_the_focus_that_a_card_made_him_spend(paid: Effect) -> None:
    garven = x_wing("garvendreis", upgrades=["deadeye"], tokens={"focus": 1})
    at = scene(garven, tie(), x_wing(at=(500, 300, 90)), about=0, attack=(0, 1))
    done(paid, at, "use:0:pilot:garvendreis:0")
    assert [ship.tokens.get("focus", 0) for ship in at.g.ships] == [0, 0, 1]


Step = Callable[[Battle], Awaitable[str | None]]


@pytest.mark.parametrize(("step", "follows"), [
    (activation, "perform-action"), (end_activation, "begin-combat"), (end_combat, "end-phase"),
    (end_phase, "planning"),
])  # fmt: skip
def test_chewbacca_answers_for_a_friend_before_the_step_is_over(step: Step, follows: str) -> None:
    chewbacca = x_wing("chewbacca-swx57", dial="straight:1")
    lost = ((Window.FRIEND_LOST.value, 0),)
    g = position(chewbacca, tie(at=(450, 560, 270), activated=True), aftermath=lost)
    assert drive(step(g), ["none"]) == follows
    assert g.aftermath == ()


@pytest.mark.rule("XW-ROUND-2")
def test_a_battle_that_is_won_in_the_last_round_is_not_scored() -> None:
    for winner, drawn in (("rebel", False), ("", True)):
        g = position(x_wing(), tie(), options={"round_limit": 3}, turn=3, winner=winner)
        drive(end_round(g))
        assert (g.winner, g.draw) == (winner, drawn)


@pytest.mark.parametrize(("pilot", "lasting", "ignores"), [
    ("rookiepilot", (), False), ("dashrendar", (), True), ("rookiepilot", ("r5p8", "bb8"), False),
    ("rookiepilot", ("r5x3",), True),
])  # fmt: skip
def test_who_flies_over_obstacles(pilot: str, lasting: tuple[str, ...], ignores: bool) -> None:
    g = position(x_wing(pilot, lasting=tuple(upgrade_source(card) for card in lasting)), tie())
    assert ignores_obstacles(g, g.ship(0)) is ignores


@pytest.mark.parametrize("cards", [[], ["r2astromech"]])
def test_a_dial_shows_the_colour_a_maneuver_counts_as(cards: list[str]) -> None:
    for treated, colour in ((("straight:3", "red"), "red"), (("", ""), "white")):
        g = position(x_wing(upgrades=cards, treated=treated), tie())
        shown = dict(zip(dial_of("rookiepilot"), colours_of(g, g.ship(0)), strict=True))
        assert shown["straight:3"] == colour


@pytest.mark.parametrize(("kind", "side", "nearest", "near"), [
    (CardKind.UPGRADE, 0, 1, True), (CardKind.PILOT, 0, 1, False), (CardKind.UPGRADE, 1, 1, False),
    (CardKind.UPGRADE, 0, 2, False),
])  # fmt: skip
def test_major_stridans_upgrades_see_his_friends_nearer(
    kind: CardKind, side: int, nearest: int, near: bool
) -> None:
    other = (tie, x_wing)[side](at=(450, 720, 270))
    at = scene(tie("majorstridan", at=(450, 500, 270)), other)
    at = Scene(at.g, 0, 1, Source(kind, "systemsofficer"))
    assert is_near_you(at, other, 1, nearest) is near


def test_only_as_many_places_are_suggested_as_are_wanted() -> None:
    found = random_poses(Rng(1), lambda pose: None, (0, 900), (0, 900), None, wanted=3)
    assert len(found) == 3


@pytest.mark.rule("XW-SQUAD-1")
def test_a_refund_is_no_dearer_where_cards_are_cheaper() -> None:
    bare = points_with("cartelmarauder", ["vaksai"])
    assert points_with("cartelmarauder", ["vaksai", "chardaanrefit"]) == bare - 2
