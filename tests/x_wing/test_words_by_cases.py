"""Words of cards, each where it can do something and where it cannot."""

from typing import Any

import pytest

from cantina.core.testing import drive
from cantina.games.x_wing.cards.actions import FreeAction
from cantina.games.x_wing.cards.arcs import EnemyInArc, NoEnemyInArc
from cantina.games.x_wing.cards.bombs import DropAnyBomb, DropBomb
from cantina.games.x_wing.cards.comparing import CancelAllResults
from cantina.games.x_wing.cards.docking import AttackWithSlot
from cantina.games.x_wing.cards.extra_attacks import (
    AgainstMarked,
    AttackAfterwards,
    AttackIt,
    AttackNow,
    Retaliate,
)
from cantina.games.x_wing.cards.makers import upgrade
from cantina.games.x_wing.cards.modifying import (
    AddMatching,
    ChangeResults,
    ChangeWorst,
    RerollDice,
    RerollForStress,
)
from cantina.games.x_wing.cards.rerolling import RerollAll, RerollPerEnemy, RerollPerFriend
from cantina.games.x_wing.cards.rolling import NameResult, RollAndSuffer
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.ships import (
    AllWithin,
    ChooseAround,
    ChooseBesideTarget,
    ChooseInArc,
    ChooseShip,
    EnemyWithin,
    FriendsWith,
    InBullseye,
    LastFriend,
    NoFriendWithin,
    OthersAroundDefender,
    ShipsWithin,
    TouchedEnemies,
)
from cantina.games.x_wing.cards.target_locks import LockOnDefender, ShedLock, payments
from cantina.games.x_wing.cards.tokens import Gain, SpendToken, StripToken, TakeToken
from cantina.games.x_wing.cards.words import Effect
from cantina.games.x_wing.rules.bombs import DROPPED
from cantina.games.x_wing.rules.combat import attack_aside
from cantina.games.x_wing.state import CardKind, Source
from cantina.games.x_wing.terms import Action, Die, Face, Slot, Token, Whose
from x_wing.faces import BLANK, FOCUS, HIT
from x_wing.ships import tie, x_wing
from x_wing.words import BEHIND, BESIDE, FAR, FRIEND, clickable, done, scene

MINE: dict[str, Any] = {"attack": (0, 1), "rolls": ("hb", "eb")}
REROLLS: list[Effect] = [
    RerollDice(Die.ATTACK), RerollForStress(Die.ATTACK), RerollAll(Die.ATTACK),
    RerollPerEnemy(Die.ATTACK, farthest=3), RerollPerFriend(Die.ATTACK),
]  # fmt: skip


# --- dice -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("reroll", REROLLS, ids=lambda one: type(one).__name__)
def test_attack_dice_are_rerolled_where_no_card_forbids_it_and_some_are_left(
    reroll: Effect,
) -> None:
    friend = FRIEND(at=BESIDE)
    assert reroll.can(scene(x_wing(), tie(), friend, **MINE))
    assert not reroll.can(scene(x_wing(), tie("darkcurse"), friend, **MINE))
    at = scene(x_wing(), tie(), friend, **MINE)
    for die in at.attack.dice.attack_roll:
        die.rerolled = True
    assert not reroll.can(at)


def test_all_dice_are_rerolled_unless_a_card_allows_only_one() -> None:
    at = scene(**MINE)
    outcome = done(RerollAll(Die.ATTACK), at, chance=[[HIT, FOCUS]])
    assert (outcome.done, outcome.amount) == (True, 2)
    assert [(die.face, die.rerolled) for die in at.attack.dice.attack_roll] == [
        (HIT, True), (FOCUS, True),
    ]  # fmt: skip
    yarro = tie("magvayarro", at=(450, 600, 270))
    at = scene(x_wing(), tie(), yarro, **MINE)
    ask: Any = RerollAll(Die.ATTACK).do(at).__await__().send(None)
    assert (ask.show(1, False).least, ask.show(1, False).most) == (1, 1)
    outcome = done(RerollAll(Die.ATTACK), at, "1", chance=[[HIT]])
    assert (outcome.done, outcome.amount) == (True, 1)
    assert [(die.face, die.rerolled) for die in at.attack.dice.attack_roll] == [
        (HIT, False), (HIT, True),
    ]  # fmt: skip


@pytest.mark.parametrize(("friends", "enemies"), [(0, 1), (1, 1), (2, 2)])
def test_one_die_is_rerolled_for_each_ship_near(friends: int, enemies: int) -> None:
    ships = [x_wing(), tie(at=(450, 380, 270))]
    ships += [FRIEND(at=(500 + 45 * i, 300, 90)) for i in range(friends)]
    ships += [tie(at=(400 - 45 * i, 300, 270)) for i in range(enemies - 1)]
    at = scene(*ships, attack=(0, 1), rolls=("bbb", ""))
    assert RerollPerFriend(Die.ATTACK).near(at) == friends
    assert RerollPerEnemy(Die.ATTACK).near(at) == enemies
    assert RerollPerFriend(Die.ATTACK).can(at) is (friends > 0)


def test_results_are_changed_unless_they_are_fixed() -> None:
    change = ChangeResults(Die.ATTACK, Face.BLANK, Face.HIT)
    assert change.can(scene(**MINE))
    assert not change.can(scene(attack=(0, 1), rolls=("hf", "b")))
    assert not change.can(scene())
    at = scene(attack=(0, 1), rolls=("bbh", ""))
    at.attack.dice.attack_roll[0].fixed = True
    done(change, at)
    assert [die.face for die in at.attack.dice.attack_roll] == [BLANK, HIT, HIT]
    assert not change.can(at)


@pytest.mark.parametrize(("into", "roll", "after"), [
    (Face.CRITICAL, "bfh", "cfh"), (Face.CRITICAL, "fh", "ch"), (Face.CRITICAL, "hh", "ch"),
    (Face.CRITICAL, "cc", "cc"), (Face.CRITICAL, "hbf", "hcf"),
    (Face.HIT, "hfb", "hfh"), (Face.HIT, "cf", "ch"), (Face.HIT, "ch", "ch"),
])  # fmt: skip
def test_the_least_useful_die_is_changed(into: Face, roll: str, after: str) -> None:
    at = scene(attack=(0, 1), rolls=(roll, ""))
    change = ChangeWorst(into)
    assert change.can(at) is (roll != after)
    assert done(change, at).done is (roll != after)
    assert "".join(die.face[0] for die in at.attack.dice.attack_roll) == after


def test_a_die_that_nothing_may_change_stays_though_it_is_the_worst() -> None:
    at = scene(attack=(0, 1), rolls=("bf", ""))
    at.attack.dice.attack_roll[0].fixed = True
    done(ChangeWorst(Face.HIT), at)
    assert [die.face for die in at.attack.dice.attack_roll] == [BLANK, HIT]
    assert not ChangeWorst(Face.HIT).can(at)


def test_matching_dice_add_one_once_a_round() -> None:
    for roll, able in (("hh", True), ("hb", False), ("", False)):
        assert AddMatching(Die.ATTACK).can(scene(attack=(0, 1), rolls=(roll, ""))) is able
    at = scene(attack=(0, 1), rolls=("hh", ""))
    done(AddMatching(Die.ATTACK), at)
    assert len(at.attack.dice.attack_roll) == 3
    assert not AddMatching(Die.ATTACK).can(at)
    assert not AddMatching(Die.ATTACK).can(scene())


def test_a_result_is_named_once_a_round_and_only_in_an_attack() -> None:
    assert not NameResult(Die.ATTACK).can(scene())
    at = scene(**MINE)
    assert NameResult(Die.ATTACK).can(at)
    done(NameResult(Die.ATTACK), at, "hit")
    assert at.attack.dice.named == {Die.ATTACK: "hit"}
    assert not NameResult(Die.ATTACK).can(at)


def test_cancelling_all_results_leaves_no_die_of_either_roll() -> None:
    at = scene(**MINE)
    done(CancelAllResults(), at)
    assert (at.attack.dice.attack_roll, at.attack.dice.defense_roll) == ([], [])
    assert at.attack.results.cancelled


def test_dice_rolled_for_a_card_hurt_hits_first_and_only_ships_that_are_there() -> None:
    at = scene(x_wing(), tie(shields=1))
    done(RollAndSuffer(2), at, chance=[["critical", HIT], "injured-pilot"])
    assert [card.kind for card in at.subject.damage] == ["injured-pilot"]
    at = scene(x_wing(), tie())
    done(RollAndSuffer(1, criticals=False), at, chance=[["critical"]])
    assert [card.face_up for card in at.subject.damage] == [False]
    gone = scene(x_wing(), tie(status="destroyed"), tie(at=FAR))
    assert not done(RollAndSuffer(2), gone).done


# --- attacks --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("last", "repeats", "grants", "able"), [
    (False, 0, ("", "", False), True), (True, 0, ("", "", False), False),
    (False, 1, ("", "", False), False), (False, 0, ("0:upgrade:gunner", "primary", False), False),
    (False, 0, ("0:upgrade:gunner", "other", True), False),
])  # fmt: skip
def test_one_attack_follows_another_and_none_follows_that(
    last: bool, repeats: int, grants: tuple[str, str, bool], able: bool
) -> None:
    at = scene(**MINE)
    follow = at.attack.follow_up
    follow.last, follow.repeats, follow.grants = last, repeats, grants
    assert AttackAfterwards().can(at) is able
    assert not AttackAfterwards().can(scene())


def test_after_an_attack_out_of_turn_no_card_grants_a_further_one() -> None:
    at = scene(x_wing(upgrades=["gunner"]), tie())
    drive(attack_aside(at.g, 0, "", 1), (), [[BLANK] * 3, [BLANK] * 3])  # nothing is asked
    assert at.g.attack is None


def test_out_of_turn_a_ship_attacks_only_between_attacks_and_while_it_flies() -> None:
    armed = Source(CardKind.UPGRADE, "ioncannon")
    for effect in (Retaliate(), AttackNow(), AttackWithSlot(Slot.CANNON), AttackIt()):
        for upgrades, status, attack, enemy, able in (
            (["ioncannon"], "in play", None, (450, 500, 270), True),
            (["ioncannon"], "in play", (1, 0), (450, 500, 270), False),
            (["ioncannon"], "in play", None, FAR, False),
        ):
            ships = (x_wing(upgrades=upgrades, status=status), tie(at=enemy), FRIEND(at=BEHIND))
            at = scene(*ships, attack=attack)
            at = Scene(at.g, 0, 1, armed)
            assert effect.can(at) is able, (effect, enemy)
    disabled = scene(x_wing(upgrades=["ioncannon"], tokens={"weapons-disabled": 1}), tie())
    assert not AttackIt().can(Scene(disabled.g, 0, 1, armed))
    gone = scene(x_wing(upgrades=["ioncannon"]), tie(status="destroyed"), tie(at=FAR))
    assert not AttackIt().can(Scene(gone.g, 0, 1, armed))


@pytest.mark.parametrize(("attack", "marked", "holds"), [
    ((0, 1), 1, True), ((1, 0), 1, True), ((0, 1), 2, False), ((2, 0), 1, False), (None, 1, False),
])  # fmt: skip
def test_a_marked_ship_is_the_other_one_in_the_attack(
    attack: tuple[int, int] | None, marked: int, holds: bool
) -> None:
    at = scene(x_wing(), tie(), tie(at=FAR), attack=attack)
    at.yours.beside(marks=((at.source, marked),))
    assert AgainstMarked().holds(at) is holds


def test_a_free_action_may_be_one_of_a_card_unless_it_is_named() -> None:
    ships = (x_wing(upgrades=["marksmanship"]), tie(at=FAR))
    at = scene(*ships, about=0)
    assert done(FreeAction(), at, "card:upgrade:marksmanship:0").done
    assert not done(FreeAction(), scene(*ships, about=0), "pass").done
    at = scene(*ships, about=0)
    assert done(FreeAction(Action.FOCUS), at).done  # nothing is asked
    assert at.yours.tokens == {"focus": 1}


# --- bombs ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "used", "able", "mines_too"), [
    (["seismiccharges"], (), True, True), (["proximitymines"], (), False, True),
    ([], (), False, False), (["seismiccharges"], (DROPPED,), False, False),
])  # fmt: skip
def test_one_bomb_a_round_of_those_aboard(
    cards: list[str], used: tuple[str, ...], able: bool, mines_too: bool
) -> None:
    at = scene(x_wing(upgrades=cards, used_this_round=used), tie())
    assert DropAnyBomb().can(at) is able
    assert DropAnyBomb(mines=True).can(at) is mines_too
    assert DropBomb().can(at) is (not used)


# --- tokens and locks -----------------------------------------------------------------------------


def test_tokens_are_spent_where_no_card_forbids_it() -> None:
    spend = SpendToken(Token.FOCUS)
    for held, enemy, attack, able in (
        (1, "academypilot", (0, 1), True), (0, "academypilot", (0, 1), False),
        (1, "darkcurse", (0, 1), False), (1, "darkcurse", None, True),
    ):  # fmt: skip
        at = scene(
            x_wing(tokens={"focus": held} if held else {}), tie(enemy), about=0, attack=attack
        )
        assert spend.can(at) is able


def test_a_token_is_taken_from_the_defender_or_from_ships_near() -> None:
    near, far = tie(tokens={"focus": 1, "evade": 1}), tie(at=FAR, tokens={"focus": 1})
    at = scene(x_wing(tokens={"focus": 1}), near, far, attack=(0, 1))
    assert StripToken(Token.FOCUS).can(at)
    assert not StripToken(Token.STRESS).can(at)
    take = TakeToken(Whose.ENEMY, 2)
    assert take.takeable(at) == [(1, Token.FOCUS), (1, Token.EVADE)]
    assert clickable(take.do(at)) == {"1:focus": "ship:1", "1:evade": "ship:1"}
    done(take, at, "1:focus")
    assert (at.g.ship(1).tokens, at.yours.tokens) == ({"evade": 1}, {"focus": 2})
    assert not TakeToken(Whose.OTHER_FRIEND, 2).can(at)


@pytest.mark.parametrize(("lock", "attack", "forbidden", "holds"), [
    (1, (0, 1), False, True), (1, (0, 1), True, False), (2, (0, 1), False, False),
    (1, None, False, False),
])  # fmt: skip
def test_a_lock_on_the_defender(
    lock: int, attack: tuple[int, int] | None, forbidden: bool, holds: bool
) -> None:
    at = scene(x_wing(lock=lock), tie(), tie(at=FAR), attack=attack)
    if at.g.attack is not None:
        at.g.attack.forbidden_lock = forbidden
    assert LockOnDefender().holds(at) is holds


def test_what_pays_for_a_weapon_that_wants_a_lock() -> None:
    def paid(lock: int, cards: list[str], attack: tuple[int, int] | None, **more: Any) -> list[str]:
        ship = x_wing(upgrades=cards, tokens={"focus": 1}, **({"lock": lock} if lock else {}))
        lender = FRIEND(at=BESIDE, upgrades=["targetingsynchronizer"], lock=1)
        at = scene(ship, tie(), lender, tie(at=FAR), about=0, attack=attack)
        return [payment.key for payment in payments(at)]

    assert paid(1, [], (0, 1)) == ["lock", "lent:2"]
    assert paid(0, [], (0, 1)) == ["lent:2"]
    assert paid(3, [], (0, 1)) == ["lent:2"]
    assert paid(3, [], None) == ["lock"]
    assert paid(0, ["deadeye"], (0, 1)) == ["focus", "lent:2"]
    assert paid(0, ["deadeye"], (1, 0)) == ["focus"]


def test_of_several_enemy_locks_one_is_shed() -> None:
    at = scene(x_wing(), tie(lock=0), tie(at=FAR, lock=0), about=0)
    assert ShedLock().can(at)
    done(ShedLock(), at, "2")
    assert [bool(ship.locks) for ship in at.g.ships] == [False, True, False]
    assert not done(ShedLock(), scene(about=0)).done


# --- which ships ----------------------------------------------------------------------------------


def crowd(**more: Any) -> Scene:
    """You, an enemy ahead at Range 2, a friend beside, an enemy behind, one far away, one lost."""
    droid = ["r2astromech"]
    return scene(
        x_wing(upgrades=droid), tie(), FRIEND(at=(500, 300, 90), upgrades=droid),
        tie(at=BEHIND), tie(at=FAR), tie(at=(450, 400, 270), status="destroyed"), **more,
    )  # fmt: skip


def test_which_ships_are_near() -> None:
    at = crowd(attack=(0, 1))
    assert ShipsWithin(Whose.ENEMY).find(at) == [1, 3, 4]
    assert ShipsWithin(Whose.ENEMY, 2).find(at) == [1, 3]
    assert ShipsWithin(Whose.ENEMY, 1).find(at) == []
    assert ShipsWithin(Whose.FRIEND, 1).find(at) == [0, 2]
    assert ShipsWithin(Whose.OTHER_FRIEND, 1).find(at) == [2]
    assert AllWithin(1).find(at) == [2]
    assert AllWithin(2).find(at) == [1, 2, 3]
    assert FriendsWith("r2astromech", 1).find(at) == [0, 2]
    assert FriendsWith("r5astromech", 1).find(at) == []
    assert InBullseye().find(at) == [1]
    assert OthersAroundDefender().find(at) == []
    around = scene(x_wing(), tie(), tie(at=(500, 500, 270)), attack=(0, 1))
    assert OthersAroundDefender().find(around) == [2]


def test_only_enemies_that_are_touched() -> None:
    at = scene(x_wing(touching=[1, 2]), tie(), FRIEND(at=BESIDE))
    assert TouchedEnemies().find(at) == [1]


@pytest.mark.parametrize(("choice", "expected"), [
    (ChooseShip(Whose.ENEMY, Gain(Token.STRESS)), [1, 3]),
    (ChooseShip(Whose.ENEMY, Gain(Token.STRESS), farthest=1), []),
    (ChooseShip(Whose.ENEMY, Gain(Token.STRESS), nearest=3), []),
    (ChooseShip(Whose.ENEMY, Gain(Token.STRESS), farthest=0), [1, 3, 4]),
    (ChooseShip(Whose.FRIEND, Gain(Token.STRESS), farthest=0), [0, 2]),
    (ChooseShip(Whose.ENEMY, Gain(Token.STRESS), lower_skill=True), [1, 3]),
    (ChooseShip(Whose.ENEMY, Gain(Token.STRESS), higher_skill=True), []),
    (ChooseShip(Whose.ENEMY, Gain(Token.STRESS), stressed=True), []),
    (ChooseShip(Whose.ENEMY, Gain(Token.STRESS), most_shields=0), [1, 3]),
    (ChooseShip(Whose.FRIEND, Gain(Token.STRESS), most_shields=0), []),
    (ChooseShip(Whose.FRIEND, Gain(Token.STRESS), most_shields=2), [0, 2]),
    (ChooseInArc(Gain(Token.STRESS), 3), [1]),
    (ChooseInArc(Gain(Token.STRESS), 1), []),
    (ChooseInArc(Gain(Token.STRESS), 3, bullseye=True), [1]),
])  # fmt: skip
def test_which_ships_may_be_chosen(choice: Any, expected: list[int]) -> None:
    assert choice.candidates(crowd()) == expected
    assert choice.can(crowd()) is bool(expected)


def test_around_the_defender_neither_he_nor_you_are_chosen() -> None:
    ships = (x_wing(), tie(at=(450, 380, 270)), FRIEND(at=(500, 340, 90)), tie(at=(400, 380, 270)))
    at = scene(*ships, attack=(0, 1))
    assert ChooseAround(Whose.DEFENDER, Gain(Token.STRESS)).around(at) == [2, 3]
    assert ChooseAround(Whose.ATTACKER, Gain(Token.STRESS)).around(at) == [1, 2, 3]
    assert ChooseAround(Whose.DEFENDER, Gain(Token.STRESS), friends=True).around(at) == [0, 2]
    assert not ChooseAround(Whose.DEFENDER, Gain(Token.STRESS)).can(scene(*ships))


def test_beside_the_target_of_an_action_who_has_no_such_token() -> None:
    ships = (
        x_wing(acted_on=1),
        tie(),
        tie(at=(500, 500, 270)),
        tie(at=(400, 500, 270), tokens={"jam": 1}),
    )
    at = scene(*ships)
    assert ChooseBesideTarget(Gain(Token.STRESS), without=Token.JAM).candidates(at) == [2]


def test_a_card_is_written_as_it_is_printed() -> None:
    for shows, unique, limited, factions, slot, points in (
        ("unique rebel crew, 3 points", True, False, ["rebel"], "crew", 3),
        ("limited missile, 2 points", False, True, [], "missile", 2),
        ("scum illicit, 1 point", False, False, ["scum"], "illicit", 1),
    ):
        card = upgrade("made-up", shows)
        assert (card.unique, card.limited) == (unique, limited)
        assert [faction.value for faction in card.factions] == factions
        assert (card.slot.value, card.points) == (slot, points)


def test_one_ship_that_is_near_or_in_sight_is_enough() -> None:
    at = crowd()
    friends = scene(x_wing(), tie(), FRIEND(at=(500, 300, 90)), FRIEND(at=FAR))
    assert (EnemyWithin(2).holds(at), EnemyWithin(1).holds(at)) == (True, False)
    assert (EnemyInArc(3).holds(at), EnemyInArc(1).holds(at)) == (True, False)
    assert not NoEnemyInArc().holds(at)
    assert NoEnemyInArc().holds(scene(x_wing(), tie(at=BEHIND), tie(at=FAR)))
    assert not NoFriendWithin(1).holds(friends)
    assert NoFriendWithin(1).holds(scene(x_wing(), tie(), FRIEND(at=FAR)))
    assert (LastFriend().holds(at), LastFriend().holds(scene())) == (False, True)
