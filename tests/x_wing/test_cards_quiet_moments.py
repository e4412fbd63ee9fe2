"""A quiet moment: two ships nose to nose at Range 2, nobody attacks, nobody has anything.

Whatever a card says of an attack, of tokens, locks, damage or other ships does not hold then, and
what needs one of them is not offered.
"""

from collections.abc import Iterator

from cantina.core.cards import walk
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.words import CardCondition, CardEffect
from cantina.games.x_wing.library import PILOT_ABILITIES, UPGRADE_ABILITIES
from x_wing.words import scene

HOLD_THEN = {
    "DamageAtMost", "FirstRound", "InItsArc", "InPhase", "ItInYourArc", "LacksAction", "LastFriend",
    "NoFriendWithin", "PrimaryAtLeast", "TokensAtMost",
}  # fmt: skip
NOTHING_TO_DO = {
    "AttackIt", "LoopAlongTurn", "LowerAgility", "StrikeBack", "SwapBank", "TradeCritical",
    "AddMatching", "AttackAfterwards", "AttackWithSlot", "BarToken", "BlowUpObstacle",
    "CancelDefense", "CancelEvades", "CancelResults", "CardAction", "ChangeResults", "ChangeWorst",
    "ChooseAround", "ChooseBesideTarget", "ChooseInMobileArc", "CopySkill", "Deploy",
    "DiscardDefenders", "DiscardOther", "DropAnyBomb", "EvadesForObstacles", "FlipCard",
    "FlipDealt", "GiveLock", "GiveToken", "HandEverything", "HandOver", "LayBombs", "LockDefender",
    "LookAtDial", "NameResult", "NudgeDial", "RegainShield", "ReplaceCard", "RestoreCard",
    "RotateArc", "RotateDial", "ShedLock", "ShedTokens", "SpendDie", "SpendLock", "SpendLockOn",
    "SpendReinforce", "SpendToken", "SpoilHit", "StripLock", "StripToken", "SwarmDice",
    "TakeCritical", "TakeFromCard", "TakeHits", "TakeOne", "TakeStress", "TakeToken",
    "TallonInstead", "TreatAs", "TurnDealtDown", "TurnOneDown", "TurnToBank", "TurnToTallon",
}  # fmt: skip


def printed() -> Iterator[tuple[object, Scene]]:
    """Return the words on all pilots and upgrades, each in a quiet moment."""
    for card in (*PILOT_ABILITIES.values(), *UPGRADE_ABILITIES.values()):
        quiet = Scene(scene().g, 0, 1, card.source)
        for word in walk((*card.at.values(), *card.standing.values())):
            yield word, quiet


def test_what_holds_in_a_quiet_moment() -> None:
    assert {
        type(word).__name__
        for word, quiet in printed()
        if isinstance(word, CardCondition) and word.holds(quiet)
    } == HOLD_THEN


def test_what_is_not_offered_in_a_quiet_moment() -> None:
    offered: dict[str, bool] = {}
    for word, quiet in printed():
        name = type(word).__name__
        # rerolls are asked for only while dice lie on the table
        if isinstance(word, CardEffect) and not name.startswith("Reroll"):
            offered[name] = offered.get(name, False) or word.can(quiet)
    assert {name for name in offered if not offered[name]} == NOTHING_TO_DO
