"""An attack's dice case by case: how many, which may be rerolled, what cancels what."""

from typing import Any

import pytest

from cantina.core.testing import drive
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.rules.attack_dice import attack_dice_count, defense_dice_count
from cantina.games.x_wing.rules.combat import (
    check_guess,
    compare_results,
    reinforce,
    repetition,
    retaliations,
)
from cantina.games.x_wing.rules.modifying import (
    can_reroll,
    choices,
    is_pinned,
    may_spend_evade,
    may_spend_focus,
    may_spend_lock,
    most_rerolled,
    rerollable,
    spendable,
    with_done,
)
from cantina.games.x_wing.state import FollowUp, Result, Ship
from cantina.games.x_wing.terms import Die
from x_wing.ships import tie, x_wing
from x_wing.words import BESIDE, FAR, scene

NEAR: dict[str, Any] = {"attack": (0, 1)}


# --- comparing ------------------------------------------------------------------------------------


def compared(attack: str, defense: str, pilot: str = "rookiepilot", **results: Any) -> Scene:
    """Compare two rolls."""
    ship = x_wing(pilot, upgrades=results.pop("upgrades", []))
    weapon = results.pop("weapon", "")
    at = scene(ship, tie(), attack=(0, 1), rolls=(attack, defense), results=results, weapon=weapon)
    drive(compare_results(at.g))
    return at


@pytest.mark.rule("XW-COMPARE-1", "XW-COMPARE-2", "XW-COMPARE-3", "XW-COMPARE-4")
@pytest.mark.parametrize(("attack", "defense", "hits", "criticals", "left"), [
    ("hhc", "", 2, 1, "hhc"), ("hhc", "e", 1, 1, "hc"), ("hhc", "ee", 0, 1, "c"),
    ("hhc", "eee", 0, 0, ""), ("hhc", "eeee", 0, 0, ""), ("cc", "e", 0, 1, "c"),
    ("chh", "ebf", 1, 1, "ch"), ("fb", "e", 0, 0, "fb"), ("hfb", "", 1, 0, "hfb"),
    ("cch", "ee", 0, 1, "c"), ("hh", "ff", 2, 0, "hh"),
])  # fmt: skip
def test_evades_cancel_hits_then_criticals(
    attack: str, defense: str, hits: int, criticals: int, left: str
) -> None:
    at = compared(attack, defense)
    results = at.attack.results
    assert (results.hits, results.criticals) == (hits, criticals)
    assert results.hit is (hits + criticals > 0)
    assert results.criticals_lost == attack.count("c") - criticals
    assert "".join(result.face[0] for result in at.attack.dice.attack_roll) == left


@pytest.mark.parametrize(("attack", "defense", "hits", "criticals"), [
    ("hhc", "e", 2, 0), ("hhc", "ee", 1, 0), ("hhc", "eee", 0, 0), ("hcc", "e", 1, 1),
    ("hhc", "eeeee", 0, 0),
])  # fmt: skip
def test_some_cards_have_criticals_cancelled_first(
    attack: str, defense: str, hits: int, criticals: int
) -> None:
    results = compared(attack, defense, criticals_first=True).attack.results
    assert (results.hits, results.criticals) == (hits, criticals)


@pytest.mark.parametrize(("attack", "defense", "sure", "hits", "criticals"), [
    ("hhc", "eee", 1, 1, 0), ("hhc", "e", 1, 1, 1), ("hh", "eee", 2, 2, 0), ("h", "ee", 2, 1, 0),
    ("cb", "ee", 1, 0, 0),
])  # fmt: skip
def test_a_sure_hit_is_cancelled_by_nothing(
    attack: str, defense: str, sure: int, hits: int, criticals: int
) -> None:
    results = compared(attack, defense, sure_hits=sure).attack.results
    assert (results.hits, results.criticals) == (hits, criticals)


@pytest.mark.parametrize(("attack", "defense", "hits", "criticals"), [
    ("hhc", "e", 2, 0), ("hhc", "ee", 2, 0), ("hcc", "e", 1, 1),
])  # fmt: skip
def test_hits_of_some_weapons_stand(attack: str, defense: str, hits: int, criticals: int) -> None:
    weapon = "autoblasterturret"
    results = compared(attack, defense, upgrades=[weapon], weapon=weapon).attack.results
    assert (results.hits, results.criticals) == (hits, criticals)


@pytest.mark.parametrize(("attack", "defense", "criticals"), [
    ("hc", "eee", 1), ("cc", "eee", 1), ("cc", "", 2), ("hh", "eee", 0),
])  # fmt: skip
def test_one_critical_of_some_pilots_is_sure(attack: str, defense: str, criticals: int) -> None:
    at = compared(attack, defense, "tennumb")
    assert at.attack.results.criticals == criticals


# --- how many dice --------------------------------------------------------------------------------


def dice(attacker: Ship, defender: Ship, band: int, **changes: Any) -> tuple[int, int]:
    """Count the attack dice and the defense dice at a range."""
    at = scene(attacker, defender, attack=(0, 1))
    at.attack.range = band
    for name, value in changes.items():
        setattr(at.attack, name, value)
    return attack_dice_count(at.g), defense_dice_count(at.g)


@pytest.mark.rule("XW-ATTACK-ROLL-1", "XW-ATTACK-ROLL-2", "XW-DEFENSE-ROLL-1", "XW-DEFENSE-ROLL-3")
@pytest.mark.parametrize(("band", "counts"), [(1, (4, 3)), (2, (3, 3)), (3, (3, 4))])
def test_range_1_helps_the_attacker_and_range_3_the_defender(
    band: int, counts: tuple[int, int]
) -> None:
    assert dice(x_wing(), tie(), band) == counts
    assert dice(x_wing(), tie(), band, obstructed=True) == (counts[0], counts[1] + 1)


@pytest.mark.rule("XW-SECONDARY-WEAPON-3")
@pytest.mark.parametrize("band", [1, 2, 3])
def test_a_secondary_weapon_knows_no_range_bonus(band: int) -> None:
    armed = x_wing(upgrades=["protontorpedoes"])
    assert dice(armed, tie(), band, weapon="protontorpedoes") == (4, 3)


@pytest.mark.rule("XW-ATTACK-ROLL-4")
def test_dice_are_never_fewer_than_none() -> None:
    at = scene(x_wing(), tie(), attack=(0, 1))
    at.attack.dice.more_dice, at.attack.dice.more_defense = -5, -5
    assert (attack_dice_count(at.g), defense_dice_count(at.g)) == (0, 0)
    at.attack.dice.more_dice, at.attack.dice.more_defense = 1, -1
    assert (attack_dice_count(at.g), defense_dice_count(at.g)) == (4, 2)


# --- what a ship adds to its defense --------------------------------------------------------------


@pytest.mark.parametrize(("tokens", "y", "evades"), [
    ({}, 500, 0), ({"reinforce-fore": 1}, 300, 1), ({"reinforce-fore": 1}, 700, 0),
    ({"reinforce-aft": 1}, 300, 0), ({"reinforce-aft": 1}, 700, 1),
    ({"reinforce-fore": 1, "reinforce-aft": 1}, 300, 1),
])  # fmt: skip
def test_a_reinforced_side_adds_an_evade_against_who_is_on_it(
    tokens: dict[str, int], y: float, evades: int
) -> None:
    defender = tie(at=(450, 500, 270), tokens=tokens)
    at = scene(x_wing(at=(450, y if y != 500 else 300, 90)), defender, attack=(0, 1))
    reinforce(at.g)
    assert [(die.face, die.added) for die in at.attack.dice.defense_roll] == [
        ("evade", True)
    ] * evades


@pytest.mark.parametrize(("guess", "evades"), [(0, 2), (1, 2), (2, 3), (3, 2), (-1, 2)])
def test_whoever_foresees_the_evades_gets_one_more(guess: int, evades: int) -> None:
    at = scene(**NEAR, rolls=("", "ebe"))
    at.attack.dice.guess = guess
    check_guess(at.g, at.attack)
    roll = at.attack.dice.defense_roll
    assert sum(die.face == "evade" for die in roll) == evades
    assert [die.added for die in roll[3:]] == [True] * (evades - 2)


# --- tokens and rerolls ---------------------------------------------------------------------------


def test_each_token_is_spent_on_its_own_roll_by_its_own_ship() -> None:
    tokens = {"focus": 1, "evade": 1}
    at = scene(
        x_wing(tokens=dict(tokens), lock=1), tie(tokens=dict(tokens), lock=0), attack=(0, 1),
        rolls=("hb", "eb"),
    )  # fmt: skip
    for rule, allowed in (
        (may_spend_focus, {(0, Die.ATTACK), (1, Die.DEFENSE)}),
        (may_spend_evade, {(1, Die.DEFENSE)}),
        (may_spend_lock, {(0, Die.ATTACK)}),
    ):
        every = [(ship, die) for ship in (0, 1) for die in Die]
        assert {one for one in every if rule(at.g, *one)} == allowed, rule.__name__


def test_without_a_die_only_the_defender_adds_to_his_roll() -> None:
    ships = (x_wing(tokens={"focus": 1}), tie(tokens={"focus": 1, "evade": 1}))
    at = scene(*ships, attack=(0, 1))
    assert choices(at.g, 0, Die.ATTACK) == []
    assert "evade" in choices(at.g, 1, Die.DEFENSE)
    assert choices(at.g, 0, Die.DEFENSE) == []


def test_tokens_that_are_barred_are_those_of_the_defender() -> None:
    at = scene(x_wing(tokens={"focus": 1}), tie(tokens={"focus": 2}), attack=(0, 1))
    at.attack.barred = ("focus",)
    assert (spendable(at.g, 0, "focus"), spendable(at.g, 1, "focus")) == (1, 1)
    assert spendable(at.g, 1, "evade") == 0


def test_a_lock_acquired_in_this_attack_or_on_another_ship_is_not_spent() -> None:
    for lock, forbidden, may in ((1, False, True), (1, True, False), (2, False, False)):
        at = scene(x_wing(lock=lock), tie(), tie(at=FAR), attack=(0, 1), rolls=("hb", ""))
        at.attack.forbidden_lock = forbidden
        assert may_spend_lock(at.g, 0, Die.ATTACK) is may


@pytest.mark.rule("XW-MODIFY-7")
def test_dice_that_may_be_rerolled() -> None:
    at = scene(**NEAR, rolls=("hbfb", "eb"))
    roll = at.attack.dice.attack_roll
    assert rerollable(at.g, Die.ATTACK) == [0, 1, 2, 3]
    assert rerollable(at.g, Die.ATTACK, ("blank", "focus")) == [1, 2, 3]
    assert rerollable(at.g, Die.DEFENSE) == [0, 1]
    roll[0].rerolled, roll[1].fixed, roll[2].added = True, True, True
    assert rerollable(at.g, Die.ATTACK) == [3]
    roll[3] = Result("blank", rerolled=True, added=True)
    assert rerollable(at.g, Die.ATTACK) == []


def test_near_mag_va_yarro_one_attack_die_is_rerolled_once() -> None:
    for at_range, status, left in (
        (BESIDE, "in play", 1),
        (FAR, "in play", None),
        (BESIDE, "destroyed", None),
    ):
        yarro = tie(
            "magvayarro",
            at=(450, 600, 270) if at_range is BESIDE else (850, 100, 90),
            status=status,
        )
        at = scene(x_wing(), tie(), yarro, attack=(0, 1), rolls=("bb", "bb"))
        assert most_rerolled(at.g, Die.ATTACK, None) == left
        assert most_rerolled(at.g, Die.ATTACK, 3) == (left or 3)
        assert most_rerolled(at.g, Die.DEFENSE, None) is None
        at.attack.dice.attack_roll[0].rerolled = True
        assert most_rerolled(at.g, Die.ATTACK, None) == (0 if left else None)
        assert rerollable(at.g, Die.ATTACK) == ([] if left else [1])
    alone = scene(x_wing(), tie("magvayarro"), attack=(0, 1), rolls=("bb", "bb"))
    assert most_rerolled(alone.g, Die.ATTACK, None) is None


def test_carnor_jax_keeps_attackers_at_range_1_from_their_focus() -> None:
    for y, may in ((400, False), (500, True)):
        at = scene(
            x_wing(tokens={"focus": 1}),
            tie("carnorjax", at=(450, y, 270)),
            attack=(0, 1),
            rolls=("hf", ""),
        )
        assert may_spend_focus(at.g, 0, Die.ATTACK) is may
        assert can_reroll(at.g, Die.ATTACK)


def test_only_a_focus_token_can_be_demanded() -> None:
    """A Hotshot Co-pilot makes the other ship spend a focus token if it can."""
    for cards, used, found, done in (
        (["hotshotcopilot"], [], ["focus"], False),
        (["hotshotcopilot"], ["focus:1"], ["focus"], True),
        (["hotshotcopilot"], [], ["evade"], True),
        ([], [], ["focus"], True),
    ):
        at = scene(x_wing(upgrades=cards), tie(), attack=(0, 1))
        at.attack.used = list(used)
        assert ("done" in with_done(at.g, 1, list(found))) is done


@pytest.mark.parametrize(("pilot", "weapon", "x", "pinned"), [
    ("cartelbrute", "", 450, True), ("cartelbrute", "ioncannon", 450, False),
    ("cartelbrute", "", 500, False), ("rookiepilot", "", 450, False),
])  # fmt: skip
def test_whoever_stands_in_the_bullseye_modifies_nothing(
    pilot: str, weapon: str, x: float, pinned: bool
) -> None:
    at = scene(x_wing(pilot), tie(at=(x, 500, 270)), attack=(0, 1), weapon=weapon)
    assert bool(is_pinned(at.g)) is pinned


# --- attacks that follow --------------------------------------------------------------------------


@pytest.mark.parametrize("hit", [True, False])
@pytest.mark.parametrize("landed", [True, False])
def test_an_attack_made_twice_is_the_same_attack_with_new_dice(hit: bool, landed: bool) -> None:
    at = scene(**NEAR, rolls=("hh", "e"), results={"hit": hit}, weapon="clustermissiles")
    at.attack.obstructed = True
    at.attack.follow_up = FollowUp(repeats=1, landed=landed, grants=("a", "b", True), aside=True)
    again = repetition(at.attack)
    assert (again.attacker, again.defender, again.weapon) == (0, 1, "clustermissiles")
    assert (again.range, again.obstructed) == (2, True)
    assert (again.dice.attack_roll, again.results.hit) == ([], False)
    follow = again.follow_up
    assert (follow.repeats, follow.repeated, follow.landed) == (0, True, hit or landed)
    assert (follow.grants, follow.aside) == (("a", "b", True), True)


def test_out_of_turn_a_ship_fires_what_a_card_names_at_whom_it_names() -> None:
    ships = (x_wing(upgrades=["protontorpedoes"], lock=1), tie(), tie(at=(500, 500, 270)))
    at = scene(*ships)
    pairs = {
        (False, -1): {("primary", 1), ("primary", 2), ("protontorpedoes", 1)},
        (True, -1): {("primary", 1), ("primary", 2)},
        (False, 1): {("primary", 1), ("protontorpedoes", 1)},
        (True, 2): {("primary", 2)},
        (True, 7): set(),
    }
    for (primary, target), expected in pairs.items():
        found = retaliations(at.g, at.yours, primary, target)
        assert {choice[1:] for choice in found[:-1]} == expected
        assert found[-1] == ("pass",)
