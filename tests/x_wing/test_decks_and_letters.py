"""The damage deck card by card, tokens on cards, letters of locks, and room between obstacles."""

import pytest

from cantina.core.testing import drive
from cantina.games.x_wing.cards.standing.maneuvers import Colour
from cantina.games.x_wing.geometry import Pose
from cantina.games.x_wing.rules.condition_cards import (
    CARRIES_DAMAGE,
    assign_condition,
    remove_condition,
)
from cantina.games.x_wing.rules.damage import (
    cards_left,
    choose_drawn,
    deal_face_down,
    deal_face_up,
    discard,
    find_card,
    hidden_kind,
    new_deck,
    suffer,
    take_kind,
    turn_face_down,
    turn_face_up,
)
from cantina.games.x_wing.rules.discarding import (
    discard_upgrade,
    place_tokens,
    spare_slots,
    take_back,
)
from cantina.games.x_wing.rules.maneuvers import (
    changed_colour,
    dial_of,
    legal_maneuvers,
    put_aside,
)
from cantina.games.x_wing.rules.obstacles import (
    agreed,
    fitting_tokens,
    is_debris,
    new_tokens,
    standard_problem,
    struck_debris,
    struck_rocks,
)
from cantina.games.x_wing.rules.planning import needs_dial, seats_with_dials
from cantina.games.x_wing.rules.target_locks import (
    acquire,
    free_letter,
    locks_on,
    remove_all_locks,
)
from cantina.games.x_wing.state import Battle, DamageCard, Lock, Obstacle
from cantina.games.x_wing.terms import Difficulty
from x_wing.ships import tie, x_wing
from x_wing.table import position
from x_wing.words import BESIDE, FAR

ROCKS = ("coreasteroid0", "coreasteroid1")


def battle(**state: object) -> Battle:
    """Lay out an X-wing without shields against a TIE fighter."""
    return position(x_wing(shields=0), tie(), **state)


# --- the damage deck ------------------------------------------------------------------------------


def test_each_card_dealt_leaves_the_deck_and_is_told_apart() -> None:
    g = battle()
    left = g.deck.left
    drive(deal_face_down(g, 0))
    drive(deal_face_up(g, 0), (), ["injured-pilot"])
    first, second = g.ship(0).damage
    assert (g.deck.left, first.card_id != second.card_id) == (left - 2, True)
    assert [(card.kind, card.face_up, card.arriving) for card in (first, second)] == [
        ("", False, False), ("injured-pilot", True, False),
    ]  # fmt: skip
    assert g.deck.pools[0].count("injured-pilot") == 1


def test_a_hidden_card_is_seen_when_it_is_discarded() -> None:
    g = battle()
    drive(deal_face_down(g, 0))
    (card,) = g.ship(0).damage
    drive(discard(g, 0, card.card_id), (), ["direct-hit"])
    assert (g.ship(0).damage, g.deck.discard) == ((), ["direct-hit"])
    assert g.deck.pools[0].count("direct-hit") == 6
    drive(discard(g, 0, card.card_id))
    assert g.deck.discard == ["direct-hit"]


@pytest.mark.rule("XW-LIMIT-4")
def test_without_any_card_substitutes_are_laid_that_show_nothing() -> None:
    g = battle()
    g.deck.left, g.deck.discard = 0, []
    assert not cards_left(g, g.ship(0))
    drive(deal_face_up(g, 0))
    (card,) = g.ship(0).damage
    assert (card.substitute, card.face_up, g.deck.left) == (True, False, 0)
    assert drive(hidden_kind(g, 0, card)) == ""
    drive(turn_face_up(g, 0, card.card_id))
    assert not g.ship(0).damage[0].face_up
    drive(discard(g, 0, card.card_id))
    assert (g.ship(0).damage, g.deck.discard) == ((), [])
    g.deck.discard = ["direct-hit"]
    assert cards_left(g, g.ship(0))
    g.deck.left, g.deck.discard = 1, []
    assert cards_left(g, g.ship(0))


def test_a_card_turned_up_works_and_turned_down_works_no_more() -> None:
    g = battle()
    drive(deal_face_down(g, 0))
    (card,) = g.ship(0).damage
    drive(turn_face_up(g, 0, card.card_id), (), ["blinded-pilot"])
    assert [(each.kind, each.face_up) for each in g.ship(0).damage] == [("blinded-pilot", True)]
    turn_face_down(g, g.ship(0), card.card_id)
    assert [(each.kind, each.face_up) for each in g.ship(0).damage] == [("blinded-pilot", False)]
    drive(turn_face_up(g, 0, card.card_id))
    assert g.ship(0).damage[0].face_up
    assert find_card(g.ship(0), 12345) is None


@pytest.mark.parametrize("chosen", ["injured-pilot", "blinded-pilot"])
def test_of_several_drawn_cards_one_is_dealt_and_the_others_are_discarded(chosen: str) -> None:
    g = battle()
    left = g.deck.left
    drawn = ["injured-pilot", "blinded-pilot", "blinded-pilot"]
    assert drive(choose_drawn(g, 0, 0, 3), [chosen], drawn) == chosen
    drawn.remove(chosen)
    assert (g.deck.discard, g.deck.looked_at, g.deck.left) == (drawn, [], left - 3)


def test_only_as_many_are_drawn_as_there_are() -> None:
    g = battle()
    g.deck.left, g.deck.pools = 1, [["injured-pilot"]]
    assert drive(choose_drawn(g, 0, 0, 3)) == "injured-pilot"
    assert (g.deck.left, g.deck.discard) == (0, [])


def test_a_kind_that_is_looked_for_leaves_the_deck() -> None:
    g = battle()
    left = g.deck.left
    take_kind(g, g.ship(0), "injured-pilot")
    assert (g.deck.left, g.deck.pools[-1].count("injured-pilot")) == (left - 1, 1)


@pytest.mark.parametrize(("critical", "cause", "dealt"), [
    (True, 1, True), (False, 1, False), (True, -1, False),
])  # fmt: skip
def test_the_card_of_the_dark_side_waits_for_a_critical_of_an_attack(
    critical: bool, cause: int, dealt: bool
) -> None:
    g = battle()
    g.ship(0).beside(conditions=(CARRIES_DAMAGE,), card_in_wait="stunned-pilot")
    chance = ["injured-pilot"] if critical and not dealt else []
    drive(suffer(g, 0, critical=critical, cause=cause), (), chance)
    kinds = [card.kind for card in g.ship(0).damage]
    assert ("stunned-pilot" in kinds) is dealt
    assert (CARRIES_DAMAGE in g.ship(0).cards.conditions) is not dealt


def test_a_condition_moves_with_what_lies_on_it_and_goes_with_it() -> None:
    g = position(x_wing(), tie(), tie(at=FAR))
    assign_condition(g, 1, CARRIES_DAMAGE)
    g.ship(1).beside(card_in_wait="stunned-pilot")
    assign_condition(g, 2, CARRIES_DAMAGE)
    assert [ship.cards.conditions for ship in g.ships] == [(), (), (CARRIES_DAMAGE,)]
    assert [ship.cards.card_in_wait for ship in g.ships] == ["", "", "stunned-pilot"]
    assign_condition(g, 2, CARRIES_DAMAGE)
    assert g.ship(2).cards.conditions == (CARRIES_DAMAGE,)
    remove_condition(g, g.ship(2), CARRIES_DAMAGE)
    assert (g.ship(2).cards.conditions, g.ship(2).cards.card_in_wait) == ((), "")
    assert g.deck.discard == ["stunned-pilot"]


# --- tokens on cards ------------------------------------------------------------------------------


def test_extra_munitions_lie_on_each_torpedo_missile_and_bomb_of_their_ship_alone() -> None:
    cards = ["extramunitions", "protontorpedoes", "seismiccharges", "r2astromech"]
    g = position(x_wing(upgrades=cards), tie(), x_wing(at=BESIDE, upgrades=["protontorpedoes"]))
    assert spare_slots(g, g.ship(2)) == {}
    place_tokens(g)
    assert set(g.ship(0).cards.on_cards) >= {"protontorpedoes", "seismiccharges"}
    assert "r2astromech" not in g.ship(0).cards.on_cards
    assert g.ship(2).cards.on_cards == ()


def test_jabba_puts_a_token_on_every_illicit_card_of_the_squad() -> None:
    boss = x_wing(upgrades=["jabbathehutt"])
    g = position(boss, tie(upgrades=["glitterstim"]), x_wing(at=BESIDE, upgrades=["glitterstim"]))
    place_tokens(g)
    assert [ship.cards.on_cards for ship in g.ships] == [(), (), ("glitterstim",)]


def test_a_token_on_a_card_is_discarded_in_its_place() -> None:
    g = position(x_wing(upgrades=["extramunitions", "protontorpedoes"]), tie())
    place_tokens(g)
    assert discard_upgrade(g, 0, "protontorpedoes")
    assert "protontorpedoes" in g.ship(0).upgrades
    assert discard_upgrade(g, 0, "protontorpedoes")
    assert "protontorpedoes" not in g.ship(0).upgrades
    take_back(g.ship(0), "protontorpedoes")
    assert g.ship(0).upgrades[-1] == "protontorpedoes"
    assert g.ship(0).cards.discarded == ()


# --- locks ----------------------------------------------------------------------------------------


def test_every_pair_of_lock_tokens_has_a_letter_of_its_own() -> None:
    g = position(x_wing(), tie())
    letters = []
    for _ in range(28):
        letters.append(free_letter(g))
        g.ship(0).locks += (Lock(1, letters[-1]),)
    assert letters[:3] == ["A", "B", "C"]
    assert letters[25:] == ["Z", "A1", "B1"]
    assert len(set(letters)) == 28


def test_a_ship_that_leaves_takes_all_locks_of_it_and_on_it_along() -> None:
    g = position(x_wing(lock=1), tie(lock=0), x_wing(at=BESIDE, locks=(Lock(1, "C"), Lock(1, "D"))))
    assert [ship.ship_id for ship in locks_on(g, 1)] == [0, 2]
    remove_all_locks(g, g.ship(1))
    assert [ship.locks for ship in g.ships] == [(), (), ()]


def test_a_lock_keeps_its_letter_when_it_moves() -> None:
    g = position(x_wing(lock=1), tie(), tie(at=FAR), x_wing(at=BESIDE, locks=(Lock(2, "B"),)))
    letter = g.ship(0).locks[0].letter
    acquire(g, g.ship(0), 2)
    assert [(lock.target, lock.letter) for lock in g.ship(0).locks] == [(2, letter)]


# --- obstacles ------------------------------------------------------------------------------------


def rocky(*places: tuple[float, float], rules: str = "book") -> Battle:
    """Lay rocks down."""
    g = position(x_wing(), tie(), options={"rules": rules})
    g.obstacles = [Obstacle(i, ROCKS[i % 2], *at, 0.0) for i, at in enumerate(places)]
    return g


@pytest.mark.rule("XW-OBSTACLE-3")
@pytest.mark.parametrize(("x", "y", "reason"), [
    (450, 450, ""), (210, 450, "xw-blocked-near-edge"), (690, 450, "xw-blocked-near-edge"),
    (450, 210, "xw-blocked-near-edge"), (450, 690, "xw-blocked-near-edge"),
    (300, 300, "xw-blocked-near-obstacle"), (310, 310, "xw-blocked-near-obstacle"),
])  # fmt: skip
def test_obstacles_lie_beyond_range_2_of_edges_and_beside_each_other(
    x: float, y: float, reason: str
) -> None:
    found = standard_problem(rocky((300, 300)), ROCKS[0], Pose(x, y, 0.0))
    assert (found.reason.id if found else "") == reason


def test_by_the_reference_obstacles_lie_beyond_range_1_of_each_other() -> None:
    for rules, refused in (("book", False), ("reference", True)):
        found = standard_problem(rocky((300, 300), rules=rules), ROCKS[0], Pose(380, 380, 0.0))
        assert (found is not None) is refused
        far = standard_problem(rocky((300, 300), rules=rules), ROCKS[0], Pose(550, 550, 0.0))
        assert far is None


@pytest.mark.rule("XW-OBSTACLE-1")
@pytest.mark.parametrize(("wanted", "mission", "used"), [
    ((True, True), "", True), ((True, False), "", False), ((True,), "", False), ((), "", False),
    ((True, True), "asteroid-run", False),
])  # fmt: skip
def test_obstacles_are_used_only_if_all_want_them(
    wanted: tuple[bool, ...], mission: str, used: bool
) -> None:
    g = position(x_wing(), tie(), options={"obstacles": wanted, "mission": mission})
    assert agreed(g) is used


@pytest.mark.rule("XW-DEBRIS-1")
def test_rocks_and_debris_are_told_apart() -> None:
    ship = x_wing(struck=(0, 1, 9))
    g = position(ship, tie())
    g.obstacles = [
        Obstacle(0, ROCKS[0], 1.0, 1.0, 0.0),
        Obstacle(1, "yt2400debris0", 2.0, 2.0, 0.0),
    ]
    assert [is_debris(g, number) for number in (0, 1, 9)] == [False, True, False]
    assert (struck_rocks(g, ship), struck_debris(g, ship)) == ([0, 9], [1])


def test_tokens_without_room_are_not_offered() -> None:
    g = rocky(rules="reference")
    g.asteroids_left = new_tokens()
    assert fitting_tokens(g, standard_problem) == g.asteroids_left
    small = {"width": 450.0, "height": 450.0, "special_area": True}
    g = position(x_wing(at=(100, 100, 90)), tie(at=(300, 300, 90)), options=small)
    g.obstacles = [Obstacle(0, ROCKS[0], 225.0, 225.0, 0.0)]
    g.asteroids_left = list(ROCKS)  # one alone lies beyond Range 2 of all edges there
    assert fitting_tokens(g, standard_problem) == []


# --- dials ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bearings", "speeds", "key", "colour"), [
    ((), (), "straight:2", "red"), (("straight",), (), "straight:2", "red"),
    (("turn:left",), (), "straight:2", "green"), ((), (2,), "straight:2", "red"),
    ((), (3,), "straight:2", "green"), (("straight",), (3,), "straight:2", "green"),
    (("straight",), (2,), "straight:2", "red"), (("turn:left",), (2,), "straight:2", "green"),
])  # fmt: skip
def test_a_card_changes_the_colour_of_what_it_names(
    bearings: tuple[str, ...], speeds: tuple[int, ...], key: str, colour: str
) -> None:
    maneuver = dial_of("rookiepilot")[key]
    rule = Colour(Difficulty.RED, bearings=bearings, speeds=speeds)
    assert changed_colour(maneuver, [rule]) == colour
    assert changed_colour(maneuver, []) == "green"
    white = Colour(Difficulty.WHITE, bearings=bearings, speeds=speeds)
    assert changed_colour(maneuver, [white, rule]) == colour


def test_only_ships_with_a_dial_to_set_are_planned_for() -> None:
    g = position(x_wing(tokens={"ion": 1}), tie())
    assert [needs_dial(ship) for ship in g.ships] == [False, True]
    assert seats_with_dials(g) == [1]


@pytest.mark.parametrize(("rules", "y", "touches"), [
    ("book", 300, False), ("reference", 300, True), ("reference", 200, False),
])  # fmt: skip
def test_ships_that_are_put_aside_touch_no_more_unless_their_bases_meet(
    rules: str, y: float, touches: bool
) -> None:
    ships = (x_wing(touching=[1]), tie(at=(490, 300, 90), touching=[0]))
    g = position(*ships, options={"rules": rules})
    put_aside(g, g.ship(0), Pose(450.0, y, 90.0))
    assert (g.ship(0).touching, g.ship(1).touching) == (([1], [0]) if touches else ([], []))
    assert g.ship(0).y == y


@pytest.mark.parametrize(("phase", "straight"), [("planning", False), ("activation", True)])
def test_a_shaken_pilot_is_assigned_no_straight_but_may_be_made_to_fly_one(
    phase: str, straight: bool
) -> None:
    hurt = (DamageCard(900, "shaken-pilot", face_up=True, round_dealt=1),)
    g = position(x_wing(), tie(), options={"damage_deck": "awakens"}, deck=new_deck("awakens"))
    g.ship(0).damage, g.phase = hurt, phase
    found = legal_maneuvers(g, g.ship(0))
    assert ("straight:2" in found) is straight
    assert "bank:left:2" in found
