"""What cards let a ship do with dice, tokens, cards and further attacks, and what not."""

from typing import Any

from cantina.games.x_wing.cards.cards import DiscardOther, FlipCard, RestoreCard, TakeFromCard
from cantina.games.x_wing.cards.damage import TurnOneDown
from cantina.games.x_wing.cards.docking import Deploy
from cantina.games.x_wing.cards.extra_attacks import AttackAfterwards, AttackNow, Retaliate
from cantina.games.x_wing.cards.handing_over import GiveLock, TakeStress
from cantina.games.x_wing.cards.modifying import (
    AddMatching,
    BarToken,
    ChangeResults,
    ChangeWorst,
    RerollDice,
    RerollForStress,
    SpendDie,
)
from cantina.games.x_wing.cards.rerolling import RerollAll, RerollPerEnemy, RerollPerFriend
from cantina.games.x_wing.cards.rolling import NameResult
from cantina.games.x_wing.cards.words import Effect
from cantina.games.x_wing.content.pilots_imperial_prototypes import FlipDealt
from cantina.games.x_wing.content.pilots_large_scum import HandEverything, LowerAgility, StrikeBack
from cantina.games.x_wing.content.pilots_scum_fighters import CopySkill
from cantina.games.x_wing.content.upgrades_crew_scum import DiscardDefenders
from cantina.games.x_wing.content.upgrades_elite_i_to_z import SwarmDice
from cantina.games.x_wing.content.upgrades_guns import RerollUpToAttack
from cantina.games.x_wing.content.upgrades_large_titles import DemandStress
from cantina.games.x_wing.content.upgrades_systems import SpoilHit
from cantina.games.x_wing.state import Ship
from cantina.games.x_wing.terms import Face, Slot, Token, Trait
from x_wing.ships import damage, tie, x_wing
from x_wing.words import (
    ATTACK,
    BEHIND,
    BESIDE,
    DEFENSE,
    FAR,
    FRIEND,
    HIT_AND_BLANK,
    MINE,
    TWINS,
    offered_as_told,
)

CAN: list[tuple[str, Effect, tuple[Ship, ...], dict[str, Any], bool]] = [
    ("changing a hit", ChangeResults(ATTACK, Face.HIT, Face.CRITICAL), (), HIT_AND_BLANK, True),
    ("changing no focus", ChangeResults(ATTACK, Face.FOCUS, Face.HIT), (), HIT_AND_BLANK, False),
    (
        "changing a focus of the defense", ChangeResults(DEFENSE, Face.FOCUS, Face.EVADE), (),
        HIT_AND_BLANK, True,
    ),
    ("changing without an attack", ChangeResults(ATTACK, Face.HIT, Face.CRITICAL), (), {}, False),
    ("rerolling blanks", RerollDice(ATTACK, (Face.BLANK,)), (), HIT_AND_BLANK, True),
    ("rerolling no criticals", RerollDice(ATTACK, (Face.CRITICAL,)), (), HIT_AND_BLANK, False),
    ("spending a hit", SpendDie((Face.HIT,)), (), HIT_AND_BLANK, True),
    ("spending no critical", SpendDie((Face.CRITICAL,)), (), HIT_AND_BLANK, False),
    ("spending any die", SpendDie(), (), HIT_AND_BLANK, True),
    ("spending without a roll", SpendDie(), (), MINE, False),
    ("changing the worst", ChangeWorst(Face.CRITICAL), (), HIT_AND_BLANK, True),
    (
        "nothing worse than a critical", ChangeWorst(Face.CRITICAL), (),
        {**MINE, "rolls": ("cc", "")}, False,
    ),
    ("a third of the same", AddMatching(ATTACK), (), TWINS, True),
    ("no third of two", AddMatching(ATTACK), (), HIT_AND_BLANK, False),
    ("rerolling for stress", RerollForStress(ATTACK), (), HIT_AND_BLANK, True),
    ("rerolling nothing for stress", RerollForStress(ATTACK), (), MINE, False),
    ("rerolling up to the attack", RerollUpToAttack(), (), HIT_AND_BLANK, True),
    ("rerolling nothing up to it", RerollUpToAttack(), (), MINE, False),
    (
        "rerolling with a toothless ship", RerollUpToAttack(), (x_wing(pilot="wullffwarro"), tie()),
        MINE, False,
    ),
    ("spoiling a hit", SpoilHit(), (), HIT_AND_BLANK, True),
    ("spoiling no hit", SpoilHit(), (), {**MINE, "rolls": ("cb", "")}, False),
    ("barring a token", BarToken(Token.FOCUS), (x_wing(), tie(tokens={"focus": 1})), MINE, True),
    (
        "barring one twice", BarToken(Token.FOCUS), (x_wing(), tie(tokens={"focus": 1})),
        {**MINE, "barred": ("focus",)}, False,
    ),
    ("barring what is not there", BarToken(Token.FOCUS), (), MINE, False),
    (
        "friends with evades", SwarmDice(),
        (x_wing(), tie(), FRIEND(at=BESIDE, tokens={"evade": 1})), MINE, True,
    ),
    ("friends without evades", SwarmDice(), (x_wing(), tie(), FRIEND(at=BESIDE)), MINE, False),
    (
        "friends who do not see it", SwarmDice(),
        (x_wing(), tie(), FRIEND(at=(450, 350, 270), tokens={"evade": 1})), MINE, False,
    ),
    ("rerolling all", RerollAll(ATTACK), (), HIT_AND_BLANK, True),
    ("rerolling none", RerollAll(ATTACK), (), MINE, False),
    (
        "one for each friend", RerollPerFriend(ATTACK), (x_wing(), tie(), FRIEND(at=BESIDE)),
        HIT_AND_BLANK, True,
    ),
    (
        "no friend near", RerollPerFriend(ATTACK), (x_wing(), tie(), FRIEND(at=BEHIND)),
        HIT_AND_BLANK, False,
    ),
    ("one for each enemy", RerollPerEnemy(ATTACK, 2), (), HIT_AND_BLANK, True),
    ("no enemy near", RerollPerEnemy(ATTACK), (), HIT_AND_BLANK, False),
    ("naming a result", NameResult(ATTACK), (), MINE, True),
    ("naming without an attack", NameResult(ATTACK), (), {}, False),
    (
        "naming a second one", NameResult(ATTACK),
        (x_wing(used_this_round=["named-a-result"]), tie()), MINE, False,
    ),
    ("lowering agility for a lock", LowerAgility(), (x_wing(lock=1), tie()), MINE, True),
    ("lowering agility for none", LowerAgility(), (), MINE, False),
    ("taking stress", TakeStress(), (x_wing(), tie(tokens={"stress": 1})), {}, True),
    ("taking no stress", TakeStress(), (x_wing(tokens={"stress": 1}), tie()), {}, False),
    ("giving a lock away", GiveLock(1), (x_wing(lock=1), tie(), FRIEND(at=BESIDE)), {}, True),
    ("giving no lock away", GiveLock(1), (x_wing(), tie(), FRIEND(at=BESIDE)), {}, False),
    (
        "giving a lock to one who has one", GiveLock(1),
        (x_wing(lock=1), tie(), FRIEND(at=BESIDE, lock=1)), {}, False,
    ),
    ("giving a lock too far", GiveLock(1), (x_wing(lock=1), tie(), FRIEND(at=BEHIND)), {}, False),
    (
        "handing tokens over", HandEverything(1),
        (x_wing(tokens={"evade": 1}), tie(), FRIEND(at=BESIDE)), {}, True,
    ),
    (
        "handing nothing over", HandEverything(1),
        (x_wing(tokens={"stress": 1}), tie(), FRIEND(at=BESIDE)), {}, False,
    ),
    ("handing over to nobody", HandEverything(1), (x_wing(tokens={"evade": 1}), tie()), {}, False),
    ("demanding stress", DemandStress(2), (), {}, True),
    (
        "demanding it of the stressed", DemandStress(2), (x_wing(), tie(tokens={"stress": 1})), {},
        False,
    ),
    ("demanding it from afar", DemandStress(1), (), {}, False),
    (
        "discarding another card", DiscardOther(), (x_wing(upgrades=["marksmanship"]), tie()), {},
        True,
    ),
    (
        "discarding one of another slot", DiscardOther(Slot.CREW),
        (x_wing(upgrades=["marksmanship"]), tie()), {}, False,
    ),
    ("discarding nothing", DiscardOther(), (), {}, False),
    (
        "discarding the defender's", DiscardDefenders(), (x_wing(), tie(upgrades=["marksmanship"])),
        MINE, True,
    ),
    (
        "discarding the attacker's", DiscardDefenders(), (x_wing(upgrades=["marksmanship"]), tie()),
        MINE, False,
    ),
    (
        "restoring a card", RestoreCard((Slot.ELITE,)),
        (x_wing(discarded=("marksmanship",)), tie()), {}, True,
    ),
    (
        "restoring one of another slot", RestoreCard((Slot.CREW,)),
        (x_wing(discarded=("marksmanship",)), tie()), {}, False,
    ),
    (
        "turning a card over", FlipCard("marksmanship"), (x_wing(upgrades=["marksmanship"]), tie()),
        {}, True,
    ),
    (
        "turning another's card over", FlipCard("marksmanship"),
        (x_wing(), tie(upgrades=["marksmanship"])), {}, False,
    ),
    ("copying nobody's skill", CopySkill(), (), {}, False),
    ("taking nothing from a card", TakeFromCard(), (), {}, False),
    ("turning a dealt card up", FlipDealt(), (x_wing(), tie(damage=damage(""))), MINE, False),
    ("turning none down", TurnOneDown(Trait.PILOT), (x_wing(), tie(damage=damage(""))), {}, False),
    ("deploying nobody", Deploy(), (), {}, False),
    ("retaliating", Retaliate(), (), {"about": 0}, True),
    ("retaliating in an attack", Retaliate(), (), {**MINE, "about": 0}, False),
    (
        "retaliating once destroyed", Retaliate(), (x_wing(status="destroyed"), tie()),
        {"about": 0}, False,
    ),
    ("retaliating at nobody", Retaliate(), (x_wing(), tie(at=FAR)), {"about": 0}, False),
    ("attacking at once", AttackNow(), (), {"about": 0}, True),
    ("attacking at once in an attack", AttackNow(), (), {**MINE, "about": 0}, False),
    ("attacking nobody at once", AttackNow(), (x_wing(), tie(at=FAR)), {"about": 0}, False),
    ("striking back", StrikeBack(), (x_wing(attacked_by=1), tie()), {}, True),
    ("striking back at nobody", StrikeBack(), (), {}, False),
    (
        "striking back behind you", StrikeBack(),
        (x_wing(at=(450, 300, 270), attacked_by=1), tie()), {}, False,
    ),
    (
        "striking back at the destroyed", StrikeBack(),
        (x_wing(attacked_by=1), tie(status="destroyed")), {}, False,
    ),
    ("attacking afterwards", AttackAfterwards(), (), MINE, True),
    ("attacking afterwards without an attack", AttackAfterwards(), (), {}, False),
]  # fmt: skip


test_what_is_offered = offered_as_told(CAN)
