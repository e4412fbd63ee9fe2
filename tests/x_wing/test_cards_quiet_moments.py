"""A quiet moment: two ships nose to nose at Range 2, nobody attacks, nobody has anything.

Whatever a card says of an attack, of tokens, locks, damage or other ships does not hold then, and
what needs one of them is not offered.
"""

from typing import TypeVar

from cantina.core.cards import Word, walk
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.words import CardCondition, CardEffect
from cantina.games.x_wing.library import PILOT_ABILITIES, UPGRADE_ABILITIES
from x_wing.words import scene

W = TypeVar("W", bound=Word)
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


def printed(kind: type[W]) -> dict[str, list[tuple[W, Scene]]]:
    """Return the words of a kind on all pilots and upgrades by name, each in a quiet moment."""
    found: dict[str, list[tuple[W, Scene]]] = {}
    for card in (*PILOT_ABILITIES.values(), *UPGRADE_ABILITIES.values()):
        quiet = Scene(scene().g, 0, 1, card.source)
        for word in walk(card.lines):
            if isinstance(word, kind):
                found.setdefault(type(word).__name__, []).append((word, quiet))
    return found


def test_what_holds_in_a_quiet_moment() -> None:
    words = printed(CardCondition)
    assert {
        name for name, own in words.items() if any(word.holds(quiet) for word, quiet in own)
    } == HOLD_THEN


def test_what_is_not_offered_in_a_quiet_moment() -> None:
    words = printed(CardEffect)
    assert {
        name
        for name, own in words.items()
        # rerolls are asked for only while dice lie on the table
        if not name.startswith("Reroll") and not any(word.can(quiet) for word, quiet in own)
    } == NOTHING_TO_DO
