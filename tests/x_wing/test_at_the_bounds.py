"""Rules at their bounds: the last hull, a lock on another ship, ions with and without a dial."""

from collections.abc import Callable
from functools import partial

import pytest

from cantina.core.testing import drive
from cantina.games.x_wing.cards.cards import (
    AssignCondition,
    DiscardOther,
    DiscardThis,
    TakeFromCard,
)
from cantina.games.x_wing.cards.comparing import CancelResults
from cantina.games.x_wing.cards.damage import DealFaceDown, RegainShield, SpendShield, Suffer
from cantina.games.x_wing.cards.flow import To
from cantina.games.x_wing.cards.modifying import BarToken, SpendDie
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.target_locks import SpendLock
from cantina.games.x_wing.cards.tokens import (
    DisableWeapons,
    Gain,
    Remove,
    SpendReinforce,
    SpendToken,
)
from cantina.games.x_wing.cards.words import Effect
from cantina.games.x_wing.content.pilots_scum_fighters import Mimic, TakeOne
from cantina.games.x_wing.content.upgrades_crew_scum import ReplaceCard
from cantina.games.x_wing.content.upgrades_elite_i_to_z import TakeHits
from cantina.games.x_wing.content.upgrades_systems import SpendLockOn
from cantina.games.x_wing.rules.activation import is_drifting
from cantina.games.x_wing.rules.destroying import destroy_if_beaten, leave_play
from cantina.games.x_wing.rules.forces import add_ship
from cantina.games.x_wing.rules.maneuvers import maneuver_for, other_maneuver
from cantina.games.x_wing.rules.target_locks import (
    acquire,
    is_lockable,
    remove_lock,
    sees_through_friends,
)
from cantina.games.x_wing.rules.targets import lenders
from cantina.games.x_wing.state import IN_PLAY, CardKind, Lock, Ship, Source
from cantina.games.x_wing.terms import Difficulty, Face, Slot, Token
from x_wing.faces import BLANK, FOCUS, HIT
from x_wing.ships import damage, tie, upgrade_source, x_wing
from x_wing.table import fight, position
from x_wing.words import BESIDE, FAR, FRIEND, done, scene

UNSEEN = ["direct-hit"]


def test_the_last_hull_destroys_unless_the_attack_on_it_still_goes_on() -> None:
    hurt = damage("blinded-pilot", "damaged-cockpit", face_up=False)
    at = scene(x_wing(), tie(damage=hurt))
    done(DealFaceDown(), at, chance=UNSEEN)
    assert at.g.ship(1).status != IN_PLAY
    at = scene(x_wing(), tie(damage=hurt[:1]))
    done(DealFaceDown(), at)
    assert at.g.ship(1).status == IN_PLAY
    at = scene(x_wing(), tie(damage=hurt), attack=(0, 1))
    done(DealFaceDown(), at)
    assert at.g.ship(1).status == IN_PLAY
    at = scene(x_wing(), tie(damage=hurt), attack=(1, 0))
    done(Suffer(1), at, chance=UNSEEN)
    assert at.g.ship(1).status != IN_PLAY


def test_results_taken_in_place_of_the_defender_are_gone_for_him() -> None:
    at = scene(
        x_wing(shields=2), tie(), FRIEND(at=BESIDE), attack=(1, 2), about=0, results={"hits": 2}
    )
    done(TakeOne(), at)  # nothing is asked: there is no critical
    assert (at.attack.results.hits, at.yours.shields) == (1, 1)
    done(TakeHits(), at)
    assert (at.attack.results.hits, at.yours.shields) == (0, 0)


def test_of_a_hit_and_a_critical_the_ship_takes_the_one_it_names() -> None:
    at = scene(
        x_wing(shields=2), tie(), attack=(1, 0), about=0, results={"hits": 1, "criticals": 1}
    )
    done(TakeOne(), at, "critical")
    assert (at.attack.results.hits, at.attack.results.criticals) == (1, 0)


def test_only_as_many_tokens_are_barred_as_there_are() -> None:
    at = scene(x_wing(), tie(tokens={"focus": 2}), attack=(0, 1))
    done(BarToken(Token.FOCUS), at)
    assert BarToken(Token.FOCUS).can(at)
    done(BarToken(Token.FOCUS), at)
    assert not BarToken(Token.FOCUS).can(at)


def test_whoever_mimics_has_the_others_ability() -> None:
    at = scene(x_wing(), tie("maulermithel"))
    done(Mimic(), at)
    assert at.yours.cards.mimics == "maulermithel"
    assert at.yours.talent == "maulermithel"


def test_a_card_is_exchanged_in_its_place_and_the_others_stay() -> None:
    cards = ["r2d2", "protontorpedoes", "marksmanship"]
    at = scene(x_wing(pilot="lukeskywalker", upgrades=cards), tie())
    pairs = ReplaceCard(Slot.ELITE).replacements(at)
    assert pairs and {old for old, _ in pairs} == {"marksmanship"}
    assert all(new != "marksmanship" for _, new in pairs)
    torpedoes = ReplaceCard(Slot.TORPEDO).replacements(at)
    old, new = torpedoes[0]
    done(ReplaceCard(Slot.TORPEDO), at, f"{old}:{new}")
    assert at.yours.upgrades == ("r2d2", new, "marksmanship")


def test_a_ship_drifts_with_ions_and_without_a_dial() -> None:
    assert is_drifting(x_wing(tokens={"ion": 1}))
    assert not is_drifting(x_wing(tokens={"ion": 1}, dial="straight:1"))
    assert not is_drifting(x_wing())


def test_a_new_lock_takes_the_place_of_the_old_one() -> None:
    g = position(x_wing(lock=1), tie(), tie(at=FAR))
    acquire(g, g.ship(0), 2)
    assert [lock.target for lock in g.ship(0).locks] == [2]
    letter = g.ship(0).locks[0].letter
    acquire(g, g.ship(0), 1)
    assert [(lock.target, lock.letter) for lock in g.ship(0).locks] == [(1, letter)]
    remove_lock(g.ship(0))
    assert g.ship(0).locks == ()


def test_two_locks_beside_each_other_are_one_for_each_ship() -> None:
    g = position(x_wing(locks=(Lock(1, "A"), Lock(2, "B"))), tie(), tie(at=FAR))
    acquire(g, g.ship(0), 1)
    assert sorted(lock.target for lock in g.ship(0).locks) == [1, 2]
    acquire(g, g.ship(0), 2)
    assert [lock.target for lock in g.ship(0).locks] == [2]


def test_a_jammed_ship_locks_nobody_and_loses_its_lock() -> None:
    g = position(x_wing(lock=1, tokens={"jam": 1}), tie())
    acquire(g, g.ship(0), 1)
    assert g.ship(0).locks == ()
    acquire(g, g.ship(0), 1)
    assert g.ship(0).lock == 1


@pytest.mark.parametrize(
    ("rook", "lends"),
    [(x_wing, True), (tie, False), (partial(x_wing, status="destroyed"), False)],
    ids=["a friend", "an enemy", "one who is gone"],
)
def test_eyes_are_lent_by_friends_who_are_still_there(
    rook: Callable[[str], Ship], lends: bool
) -> None:
    g = position(x_wing(), rook("bodhirook"))
    assert sees_through_friends(g, g.ship(0)) is lends


def test_locks_reach_to_range_3_and_some_sensors_beyond() -> None:
    near, edge, out = tie(at=(450, 400, 270)), tie(at=(450, 620, 270)), tie(at=FAR)
    assert [is_lockable(x_wing(), one, False) for one in (near, edge, out)] == [True, True, False]
    assert [is_lockable(x_wing(), one, True) for one in (near, edge, out)] == [False, True, True]


def test_nobody_lends_a_lock_unless_a_card_says_so() -> None:
    g = position(x_wing(), tie(), FRIEND(at=BESIDE, lock=1))
    assert lenders(g, g.ship(0), 1) == []


def test_defense_dice_are_remembered_while_they_are_modified() -> None:
    table = fight(x_wing(), tie(tokens={"focus": 1}), [HIT, HIT, HIT], [FOCUS, BLANK, BLANK])
    assert table.state.attack is not None
    assert table.state.attack.dice.defense_dice == 3


def test_a_ship_comes_with_its_shields() -> None:
    g = position(x_wing(), tie())
    assert add_ship(g, "rookiepilot", (), "rebel", 0).shields == 2
    assert add_ship(g, "academypilot", (), "imperial", 1).shields == 0


def test_a_maneuver_that_counts_as_another_keeps_the_colour_it_was_given() -> None:
    ship = x_wing(dial="straight:2", treated=("straight:2", "red"))
    assert maneuver_for(ship, "straight:2").difficulty is Difficulty.RED
    assert maneuver_for(x_wing(), "straight:2").difficulty is Difficulty.GREEN
    assert other_maneuver("tallon:left:3").difficulty is Difficulty.RED
    assert other_maneuver("straight:9").difficulty is Difficulty.WHITE


def test_a_ship_that_leaves_takes_everything_of_its_own_along() -> None:
    ship = tie(
        tokens={"stress": 1}, shields=1, lock=0, dial="straight:2", touching=[0], doomed=True,
        damage=damage("blinded-pilot", face_up=False), lasting=(upgrade_source("marksmanship"),),
    )  # fmt: skip
    g = position(x_wing(lock=1, touching=[1]), ship)
    left = g.deck.left
    drive(leave_play(g, 1, "destroyed"))
    gone, other = g.ship(1), g.ship(0)
    assert (gone.status, gone.tokens, gone.shields, gone.dial) == ("destroyed", {}, 0, "")
    assert (gone.locks, gone.damage, gone.cards.lasting, gone.doomed) == ((), (), (), False)
    assert (other.locks, other.touching) == ((), [])
    assert (g.deck.left, other.status) == (left, IN_PLAY)


def test_only_a_ship_without_hull_left_is_destroyed_by_a_beating() -> None:
    for cards, status in ((2, IN_PLAY), (3, "destroyed")):
        kinds = ["blinded-pilot", "damaged-cockpit", "injured-pilot"][:cards]
        g = position(x_wing(), tie(damage=damage(*kinds, face_up=False)), tie(at=FAR))
        drive(destroy_if_beaten(g, 1))
        assert g.ship(1).status == status


PRICES: list[Effect] = [
    DiscardOther(), SpendDie(), SpendToken(Token.FOCUS), SpendLock(), CancelResults(Face.HIT),
    SpendShield(), SpendLockOn(), SpendReinforce(), Remove(Token.FOCUS), Gain(Token.STRESS),
    Suffer(1), DisableWeapons(), DiscardThis(),
]  # fmt: skip


@pytest.mark.parametrize("price", PRICES, ids=lambda price: type(price).__name__)
def test_nobody_is_offered_a_price_for_nothing(price: Effect) -> None:
    """A price that settles nothing is not worth paying where nothing can come of it."""
    you = x_wing(
        upgrades=["marksmanship"], lock=0, shields=2, tokens={"focus": 1, "reinforce-aft": 1}
    )
    at = scene(you, tie(), attack=(0, 1), about=0, rolls=("hb", ""))
    assert not price.chooses()
    assert not To(price, RegainShield()).can(at)


def test_a_token_from_a_card_is_no_price_for_nothing() -> None:
    assert not TakeFromCard().chooses()


def test_a_token_is_a_price_only_for_whom_has_it() -> None:
    for tokens, payable in (({}, False), ({"focus": 1}, True)):
        at = scene(x_wing(shields=1, tokens=dict(tokens)), tie(), about=0)
        assert Remove(Token.FOCUS).payable(at) is payable
        assert To(Remove(Token.FOCUS), RegainShield()).can(at) is payable


def test_whoever_mimics_a_pilot_assigns_no_condition_with_it() -> None:
    for kind, mimics, given in (
        (CardKind.PILOT, "", True),
        (CardKind.PILOT, "maulermithel", False),
        (CardKind.UPGRADE, "maulermithel", True),
    ):
        at = scene(x_wing(mimics=mimics), tie())
        at = Scene(at.g, 0, 1, Source(kind, "marksmanship"))
        assert done(AssignCondition("rattled"), at).done is given
        assert bool(at.g.ship(1).cards.conditions) is given
