"""What must hold for a card of X-Wing, and who is meant: at the bound, and just beyond it."""

from typing import Any

from cantina.games.x_wing.cards.actions import LacksAction, Performed, WasStressed
from cantina.games.x_wing.cards.arcs import (
    AttackerInBullseye,
    AttackerInYourArc,
    DefenderInRearArc,
    DefenderInYourArc,
    EnemyInArc,
    FromFront,
    FromRear,
    InAttackersArc,
    InItsArc,
    ItInYourArc,
    NoEnemyInArc,
    OutsideDefendersArc,
)
from cantina.games.x_wing.cards.attacks import (
    AtRange,
    AttackerSkillAtMost,
    Attacking,
    DefenderHasCard,
    DefenderHullAtMost,
    DefenderIsPilot,
    DefenderIsUnique,
    DefenderSkillAtMost,
    Defending,
    FriendDefends,
    FriendIsDefender,
    ItAttacks,
    ItDefends,
    ItIsPilot,
    Obstructed,
    WithPrimary,
    WithSlot,
)
from cantina.games.x_wing.cards.comparing import (
    AttackHit,
    CriticalCancelled,
    CriticalLeft,
    HitsAtLeast,
)
from cantina.games.x_wing.cards.damage import (
    DamageAtMost,
    Damaged,
    DefenderHasDamage,
    DefenderHasShields,
    FaceUpDealt,
    ItIsDamaged,
    NoShields,
    ShieldsMissing,
    SufferedAtLeast,
)
from cantina.games.x_wing.cards.maneuvers import (
    Overlapped,
    OverlappedEnemy,
    Touched,
    TouchesYou,
    Touching,
)
from cantina.games.x_wing.cards.mobile_arcs import AttackerInMobileArc, DefenderInMobileArc
from cantina.games.x_wing.cards.ships import (
    AllWithin,
    EnemyWithin,
    LastFriend,
    NoFriendWithin,
    ShipsWithin,
    TouchedEnemies,
    YourLocked,
    YourTouched,
)
from cantina.games.x_wing.cards.target_locks import DefenderIsLocked, LockOnAttacker, LockOnDefender
from cantina.games.x_wing.cards.tokens import HasToken, ItHasToken, TokensAtMost
from cantina.games.x_wing.cards.values import PrimaryAtLeast
from cantina.games.x_wing.cards.words import Condition, Target
from cantina.games.x_wing.content.pilots_imperial_lines import LockedIsDamaged
from cantina.games.x_wing.content.upgrades_modifications import LockedOnce
from cantina.games.x_wing.content.upgrades_titles import OnlyDefenderInArc, WeaponCostAtMost
from cantina.games.x_wing.state import Ship
from cantina.games.x_wing.terms import Action, Slot, Token, Whose
from cases import each_case
from x_wing.ships import damage, tie, x_wing
from x_wing.words import BEHIND, BESIDE, FAR, FRIEND, MINE, THEIRS, holds_as_told, scene

AWAY = (x_wing(), tie("bountyhunter", at=(450, 500, 90)))  # a ship with a rear arc turns away
TOWARDS = (x_wing(), tie("bountyhunter"))
AT_RANGE_4 = (x_wing(), tie(at=(450, 700, 270)))
ARC_AHEAD = (x_wing(mobile_arc="front"), tie())
ARC_ASTERN = (x_wing(mobile_arc="rear"), tie())
BACK: dict[str, Any] = {"you": 1, "about": 0}  # the second ship is yours

HOLDS: list[tuple[str, Condition, tuple[Ship, ...], dict[str, Any], bool]] = [
    ("you attack", Attacking(), (), MINE, True),
    ("you are attacked", Attacking(), (), THEIRS, False),
    ("nobody attacks", Attacking(), (), {}, False),
    ("you defend", Defending(), (), THEIRS, True),
    ("the other defends", Defending(), (), MINE, False),
    ("it attacks", ItAttacks(), (), THEIRS, True),
    ("it does not", ItAttacks(), (), MINE, False),
    ("it defends", ItDefends(), (), MINE, True),
    ("it does not defend", ItDefends(), (), THEIRS, False),
    ("at Range 2", AtRange(1, 2), (), MINE, True),
    ("at Range 2 of 2-3", AtRange(2, 3), (), MINE, True),
    ("not at Range 1", AtRange(1, 1), (), MINE, False),
    ("not at Range 3", AtRange(3, 3), (), MINE, False),
    ("obstructed", Obstructed(), (), {**MINE, "obstructed": True}, True),
    ("not obstructed", Obstructed(), (), MINE, False),
    ("with the primary weapon", WithPrimary(), (), MINE, True),
    ("with a missile", WithPrimary(), (), {**MINE, "weapon": "concussionmissiles"}, False),
    (
        "a weapon of four points", WeaponCostAtMost(4), (),
        {**MINE, "weapon": "concussionmissiles"}, True,
    ),
    (
        "no weapon of three points", WeaponCostAtMost(3), (),
        {**MINE, "weapon": "concussionmissiles"}, False,
    ),
    ("the primary weapon costs nothing", WeaponCostAtMost(3), (), MINE, False),
    ("a poor pilot defends", DefenderSkillAtMost(1), (), MINE, True),
    ("a better pilot defends", DefenderSkillAtMost(1), (), THEIRS, False),
    ("a poor pilot attacks", AttackerSkillAtMost(1), (), THEIRS, True),
    ("a better pilot attacks", AttackerSkillAtMost(1), (), MINE, False),
    ("a light ship defends", DefenderHullAtMost(3), (), MINE, True),
    ("no lighter ship", DefenderHullAtMost(2), (), MINE, False),
    ("a unique pilot defends", DefenderIsUnique(), (x_wing(), tie("maulermithel")), MINE, True),
    ("no unique pilot defends", DefenderIsUnique(), (), MINE, False),
    ("that pilot defends", DefenderIsPilot("academypilot"), (), MINE, True),
    ("that pilot attacks", DefenderIsPilot("academypilot"), (), THEIRS, False),
    (
        "the defender has the card", DefenderHasCard("marksmanship"),
        (x_wing(), tie(upgrades=["marksmanship"])), MINE, True,
    ),
    (
        "the attacker has it", DefenderHasCard("marksmanship"),
        (x_wing(upgrades=["marksmanship"]), tie()), MINE, False,
    ),
    (
        "a friend defends", FriendIsDefender(), (x_wing(), tie(), FRIEND(at=BESIDE)),
        {"attack": (1, 2)}, True,
    ),
    ("you are no friend of yours", FriendIsDefender(), (), THEIRS, False),
    ("an enemy is no friend", FriendIsDefender(), (), MINE, False),
    (
        "a friend near you defends", FriendDefends(1), (x_wing(), tie(), FRIEND(at=BESIDE)),
        {"attack": (1, 2)}, True,
    ),
    (
        "a friend far from you defends", FriendDefends(1), (x_wing(), tie(), FRIEND(at=BEHIND)),
        {"attack": (1, 2)}, False,
    ),
    (
        "the defender cannot shoot back", OutsideDefendersArc(), (x_wing(), tie(at=(450, 500, 90))),
        MINE, True,
    ),
    ("the defender can shoot back", OutsideDefendersArc(), (), MINE, False),
    ("the defender is before you", DefenderInYourArc(), (), MINE, True),
    ("the defender is too far", DefenderInYourArc(), (x_wing(), tie(at=FAR)), MINE, False),
    (
        "the defender is behind you", DefenderInYourArc(), (x_wing(at=(450, 300, 270)), tie()),
        MINE, False,
    ),
    ("an enemy before you", EnemyInArc(2), (), {}, True),
    ("no enemy that near", EnemyInArc(1), (), {}, False),
    ("no enemy before you", EnemyInArc(3), (x_wing(at=(450, 300, 270)), tie()), {}, False),
    ("you are before the attacker", InAttackersArc(), (), THEIRS, True),
    (
        "you are behind the attacker", InAttackersArc(), (x_wing(), tie(at=(450, 500, 90))), THEIRS,
        False,
    ),
    ("you are not that near", InAttackersArc(1), (), THEIRS, False),
    ("the attacker is before you", AttackerInYourArc(), (), THEIRS, True),
    (
        "the attacker is behind you", AttackerInYourArc(), (x_wing(at=(450, 300, 270)), tie()),
        THEIRS, False,
    ),
    ("you are before it", InItsArc(), (), {}, True),
    ("you are behind it", InItsArc(), (x_wing(), tie(at=(450, 500, 90))), {}, False),
    ("it is before you", ItInYourArc(2), (), {}, True),
    ("it is not that near", ItInYourArc(1), (), {}, False),
    ("it is behind you", ItInYourArc(3), (x_wing(at=(450, 300, 270)), tie()), {}, False),
    ("no enemy at all in the arc", NoEnemyInArc(), (x_wing(at=(450, 300, 270)), tie()), {}, True),
    ("one enemy in the arc", NoEnemyInArc(), (), {}, False),
    ("an enemy in the arc, but too far", NoEnemyInArc(), (x_wing(), tie(at=FAR)), {}, True),
    ("nobody but the defender", OnlyDefenderInArc(), (), MINE, True),
    ("a friend in the way", OnlyDefenderInArc(), (x_wing(), tie(), FRIEND(at=BESIDE)), MINE, False),
    ("fired to the front", FromFront(), (), MINE, True),
    ("it was not you who fired", FromFront(), (), THEIRS, False),
    ("not to the rear", FromRear(), (), MINE, False),
    ("the attack hit", AttackHit(), (), {**MINE, "results": {"hit": True}}, True),
    ("it missed", AttackHit(), (), MINE, False),
    ("two hits", HitsAtLeast(2), (), {**MINE, "results": {"hits": 2}}, True),
    ("one hit", HitsAtLeast(2), (), {**MINE, "results": {"hits": 1}}, False),
    ("a critical is left", CriticalLeft(), (), {**MINE, "results": {"criticals": 1}}, True),
    ("no critical is left", CriticalLeft(), (), {**MINE, "results": {"hits": 2}}, False),
    (
        "a critical was cancelled", CriticalCancelled(), (),
        {**MINE, "results": {"criticals_lost": 1}}, True,
    ),
    ("none was cancelled", CriticalCancelled(), (), MINE, False),
    ("suffered two", SufferedAtLeast(2), (), {**MINE, "results": {"suffered": 2}}, True),
    ("suffered one", SufferedAtLeast(2), (), {**MINE, "results": {"suffered": 1}}, False),
    ("no shields", NoShields(), (x_wing(shields=0), tie()), {}, True),
    ("shields", NoShields(), (x_wing(shields=1), tie()), {}, False),
    ("a shield is missing", ShieldsMissing(), (x_wing(shields=1), tie()), {}, True),
    ("none is missing", ShieldsMissing(), (x_wing(shields=2), tie()), {}, False),
    ("the defender has shields", DefenderHasShields(), (), THEIRS, True),
    (
        "the defender has its last shield", DefenderHasShields(),
        (x_wing(shields=1), tie()), THEIRS, True,
    ),
    ("the defender has none", DefenderHasShields(), (), MINE, False),
    ("you are damaged", Damaged(), (x_wing(damage=damage("")), tie()), {}, True),
    ("the enemy is", Damaged(), (x_wing(), tie(damage=damage(""))), {}, False),
    ("it is damaged", ItIsDamaged(), (x_wing(), tie(damage=damage(""))), {}, True),
    (
        "the defender is damaged", DefenderHasDamage(), (x_wing(), tie(damage=damage(""))), MINE,
        True,
    ),
    (
        "the attacker is damaged", DefenderHasDamage(), (x_wing(), tie(damage=damage(""))), THEIRS,
        False,
    ),
    ("one card at most", DamageAtMost(1), (x_wing(damage=damage("")), tie()), {}, True),
    ("two cards", DamageAtMost(1), (x_wing(damage=damage("", "")), tie()), {}, False),
    (
        "you have a focus token", HasToken(Token.FOCUS), (x_wing(tokens={"focus": 1}), tie()), {},
        True,
    ),
    ("the enemy has it", HasToken(Token.FOCUS), (x_wing(), tie(tokens={"focus": 1})), {}, False),
    (
        "the attacker has it", HasToken(Token.FOCUS, Whose.ATTACKER),
        (x_wing(), tie(tokens={"focus": 1})), THEIRS, True,
    ),
    (
        "the defender has it", HasToken(Token.FOCUS, Whose.DEFENDER),
        (x_wing(), tie(tokens={"focus": 1})), MINE, True,
    ),
    (
        "not the defender", HasToken(Token.FOCUS, Whose.DEFENDER),
        (x_wing(), tie(tokens={"focus": 1})), THEIRS, False,
    ),
    (
        "there is no defender", HasToken(Token.FOCUS, Whose.DEFENDER),
        (x_wing(tokens={"focus": 1}), tie()), {}, False,
    ),
    ("it has the token", ItHasToken(Token.STRESS), (x_wing(), tie(tokens={"stress": 1})), {}, True),
    ("it has another", ItHasToken(Token.STRESS), (x_wing(), tie(tokens={"focus": 1})), {}, False),
    (
        "one token at most", TokensAtMost(Token.STRESS, 1), (x_wing(tokens={"stress": 1}), tie()),
        {}, True,
    ),
    ("two tokens", TokensAtMost(Token.STRESS, 1), (x_wing(tokens={"stress": 2}), tie()), {}, False),
    ("somebody locked the defender", DefenderIsLocked(), (x_wing(lock=1), tie()), MINE, True),
    ("somebody locked the attacker", DefenderIsLocked(), (x_wing(lock=1), tie()), THEIRS, False),
    ("your lock on the defender", LockOnDefender(), (x_wing(lock=1), tie()), MINE, True),
    (
        "a lock that may not be spent", LockOnDefender(), (x_wing(lock=1), tie()),
        {**MINE, "forbidden_lock": True}, False,
    ),
    ("no lock on the defender", LockOnDefender(), (), MINE, False),
    ("your lock on the attacker", LockOnAttacker(), (x_wing(lock=1), tie()), THEIRS, True),
    ("no lock on the attacker", LockOnAttacker(), (x_wing(lock=1), tie()), MINE, False),
    ("locked by one", LockedOnce(), (x_wing(), tie(lock=0)), {}, True),
    ("locked by nobody", LockedOnce(), (), {}, False),
    ("locked by two", LockedOnce(), (x_wing(), tie(lock=0), tie(at=FAR, lock=0)), {}, False),
    (
        "the locked one has a face-down card", LockedIsDamaged(),
        (x_wing(lock=1), tie(damage=damage(""))), {}, True,
    ),
    ("the locked one has none", LockedIsDamaged(), (x_wing(lock=1), tie()), {}, False),
    ("nobody is locked", LockedIsDamaged(), (x_wing(), tie(damage=damage(""))), {}, False),
    ("you are the last", LastFriend(), (), {}, True),
    ("a friend is left", LastFriend(), (x_wing(), tie(), FRIEND(at=FAR)), {}, False),
    ("an enemy is near", EnemyWithin(2), (), {}, True),
    ("no enemy is that near", EnemyWithin(1), (), {}, False),
    ("no friend is near", NoFriendWithin(1), (x_wing(), tie(), FRIEND(at=BEHIND)), {}, True),
    ("a friend is near", NoFriendWithin(1), (x_wing(), tie(), FRIEND(at=BESIDE)), {}, False),
    ("a strong weapon", PrimaryAtLeast(3), (), {}, True),
    ("no stronger one", PrimaryAtLeast(4), (), {}, False),
    ("an action it lacks", LacksAction(Action.EVADE), (), {"about": 0}, True),
    ("an action it has", LacksAction(Action.EVADE), (), {"about": 1}, False),
    ("the last action", Performed((Action.FOCUS,)), (x_wing(), tie(actions=("focus",))), {}, True),
    (
        "not the last action", Performed((Action.FOCUS,)),
        (x_wing(), tie(actions=("focus", "evade"))), {}, False,
    ),
    ("no action at all", Performed((Action.FOCUS,)), (), {}, False),
    ("it was not stressed", WasStressed(), (), {}, False),
    ("it overlapped nothing", Overlapped(), (), {}, False),
    ("it overlapped a ship", Overlapped(), (x_wing(), tie(overlapped=True)), {}, True),
    ("it touched a ship", Touched(), (x_wing(), tie(overlapped=True)), {}, True),
    ("it touched none", Touched(), (x_wing(), tie()), {}, False),
    ("you touch a ship", Touching(), (x_wing(touching=[1]), tie()), {}, True),
    ("you touch none", Touching(), (), {}, False),
    ("you touch it", TouchesYou(), (x_wing(touching=[1]), tie()), {}, True),
    ("you do not touch it", TouchesYou(), (), {}, False),
    (
        "an overlapped enemy", OverlappedEnemy(), (x_wing(), tie(overlapped=True, touching=[0])),
        {}, True,
    ),
    (
        "an overlapped friend", OverlappedEnemy(),
        (x_wing(), tie(overlapped=True, touching=[2]), tie(at=FAR)), {}, False,
    ),
    (
        "one of two overlapped is an enemy", OverlappedEnemy(),
        (x_wing(), tie(overlapped=True, touching=[2, 0]), tie(at=FAR)), {}, True,
    ),
    (
        "touched by an enemy that moved", OverlappedEnemy(), (x_wing(), tie(touching=[0])), {},
        False,
    ),
    ("it is that pilot", ItIsPilot("academypilot"), (), {}, True),
    ("it is another pilot", ItIsPilot("rookiepilot"), (), {}, False),
    ("fired to the rear", FromRear(), AWAY, {**BACK, "attack": (1, 0)}, True),
    ("with a missile to the rear", FromRear(), AWAY,
     {**BACK, "attack": (1, 0), "weapon": "concussionmissiles"}, False),
    ("the other one fired", FromRear(), AWAY, {**BACK, "attack": (0, 1)}, False),
    ("its front arc", FromRear(), TOWARDS, {**BACK, "attack": (1, 0)}, False),
    ("a missile ahead", FromFront(), (), {**MINE, "weapon": "concussionmissiles"}, False),
    ("the rear of a ship without such an arc", FromRear(),
     (x_wing(), tie(at=(450, 500, 90))), {**BACK, "attack": (1, 0)}, False),
    ("the defender is behind a Firespray", DefenderInRearArc(), AWAY,
     {**BACK, "attack": (1, 0)}, True),
    ("the defender is before it", DefenderInRearArc(), TOWARDS, {**BACK, "attack": (1, 0)}, False),
    ("the attacker is straight ahead", AttackerInBullseye(), (), THEIRS, True),
    ("the attacker is aside", AttackerInBullseye(), (x_wing(), tie(at=(550, 500, 270))), THEIRS,
     False),
    ("you attack and he is straight ahead", AttackerInBullseye(),
     (x_wing(), tie(at=(450, 500, 90))), {**BACK, "attack": (0, 1)}, False),
    ("a weapon of that slot", WithSlot(Slot.MISSILE), (),
     {**MINE, "weapon": "concussionmissiles"}, True),
    ("a weapon of another slot", WithSlot(Slot.TORPEDO), (),
     {**MINE, "weapon": "concussionmissiles"}, False),
    ("no weapon of a slot", WithSlot(Slot.MISSILE), (), MINE, False),
    ("a face-up card was dealt", FaceUpDealt(), (), {**MINE, "results": {"face_up": True}}, True),
    ("none was dealt face up", FaceUpDealt(), (), {**MINE, "results": {"hit": True}}, False),
    ("the attacker is in the mobile arc", AttackerInMobileArc(), ARC_AHEAD, THEIRS, True),
    ("the attacker is beside it", AttackerInMobileArc(), ARC_ASTERN, THEIRS, False),
    ("the defender is in the mobile arc", DefenderInMobileArc(), ARC_AHEAD, MINE, True),
    ("the defender is beside it", DefenderInMobileArc(), ARC_ASTERN, MINE, False),
    ("no mobile arc at all", DefenderInMobileArc(), (), MINE, False),
    ("one of two is in the arc", EnemyInArc(2), (x_wing(), tie(at=FAR), tie()), {}, True),
    ("one of two fills the arc", NoEnemyInArc(), (x_wing(), tie(at=FAR), tie()), {}, False),
    ("beyond Range 3 of the attacker", InAttackersArc(), AT_RANGE_4, THEIRS, False),
    ("the defender beyond Range 3", DefenderInYourArc(), AT_RANGE_4, MINE, False),
    ("all enemies beyond Range 3", NoEnemyInArc(), AT_RANGE_4, {}, True),
]  # fmt: skip


test_whether_it_holds = holds_as_told(HOLDS)


FOUND: list[tuple[str, Target, tuple[Ship, ...], list[int]]] = [
    ("all enemies", ShipsWithin(Whose.ENEMY), (x_wing(), tie(), tie(at=FAR)), [1, 2]),
    ("enemies at Range 1-2", ShipsWithin(Whose.ENEMY, 2), (x_wing(), tie(), tie(at=FAR)), [1]),
    (
        "friends, you included", ShipsWithin(Whose.FRIEND, 1), (x_wing(), tie(), FRIEND(at=BESIDE)),
        [0, 2],
    ),
    (
        "other friends", ShipsWithin(Whose.OTHER_FRIEND, 1), (x_wing(), tie(), FRIEND(at=BESIDE)),
        [2],
    ),
    (
        "everybody else near", AllWithin(2), (x_wing(), tie(), FRIEND(at=BESIDE), tie(at=FAR)),
        [1, 2],
    ),
    ("whom you locked", YourLocked(), (x_wing(lock=1), tie()), [1]),
    ("whom you touch", YourTouched(), (x_wing(touching=[1, 2]), tie(), FRIEND(at=BESIDE)), [1, 2]),
    (
        "enemies you touch", TouchedEnemies(), (x_wing(touching=[1, 2]), tie(), FRIEND(at=BESIDE)),
        [1],
    ),
]  # fmt: skip


@each_case(FOUND, "target", "ships", "found")
def test_who_is_meant(target: Target, ships: tuple[Ship, ...], found: list[int]) -> None:
    assert sorted(target.find(scene(*ships))) == found
