"""Dice that cards change, tokens that pass from ship to ship, cards discarded and turned over."""

from typing import Any

from cantina.games.x_wing.cards.cards import (
    DiscardOther,
    FirstRound,
    FlipCard,
    HasSlot,
    InPhase,
    PlaceOnCard,
    RestoreCard,
    TakeFromCard,
)
from cantina.games.x_wing.cards.damage import DiscardFaceDown, FlipOneUp, Suffer
from cantina.games.x_wing.cards.dials import Revealed, RevealedBearing, RotateDial
from cantina.games.x_wing.cards.docking import Carrying
from cantina.games.x_wing.cards.extra_attacks import AttackAfterwards, AttackAgain, HoldFire
from cantina.games.x_wing.cards.handing_over import GiveLock, TakeStress
from cantina.games.x_wing.cards.maneuvers import Executed, ExecutedBearing, ExecutedSpeed
from cantina.games.x_wing.cards.modifying import (
    AddMatching,
    AddResult,
    ChangeResults,
    ChangeWorst,
    SpendDie,
)
from cantina.games.x_wing.cards.rolling import (
    FewerAttackDice,
    FewerDefenseDice,
    MoreAttackDice,
    MoreDefenseDice,
    NameResult,
    RollShows,
)
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.tokens import Gain
from cantina.games.x_wing.cards.values import SkillBecomes, SwapSkill
from cantina.games.x_wing.cards.words import Condition, Effect
from cantina.games.x_wing.content.pilots_imperial_prototypes import AllBecome
from cantina.games.x_wing.content.pilots_large_scum import HandEverything, LowerAgility
from cantina.games.x_wing.content.pilots_scum_raiders import DefenseDiceRolled
from cantina.games.x_wing.content.upgrades_elite_i_to_z import MatchSkill
from cantina.games.x_wing.content.upgrades_large_titles import DemandStress
from cantina.games.x_wing.content.upgrades_systems import ForbidLock, SpoilHit
from cantina.games.x_wing.rules.values import pilot_skill
from cantina.games.x_wing.state import CardKind, Result, Ship, Source
from cantina.games.x_wing.terms import Difficulty, Face, Slot, Token
from cases import each_case
from x_wing.ships import damage, tie, x_wing
from x_wing.words import (
    ATTACK,
    BESIDE,
    DEFENSE,
    FRIEND,
    HIT_AND_BLANK,
    MINE,
    done,
    holds_as_told,
    scene,
)


def faces(at: Scene) -> tuple[list[str], list[str]]:
    """Return what both rolls show."""
    dice = at.attack.dice
    return [one.face for one in dice.attack_roll], [one.face for one in dice.defense_roll]


HOLDS: list[tuple[str, Condition, tuple[Ship, ...], dict[str, Any], bool]] = [
    ("a hit is rolled", RollShows(Face.HIT), (), HIT_AND_BLANK, True),
    ("no critical is rolled", RollShows(Face.CRITICAL), (), HIT_AND_BLANK, False),
    ("more attack dice", FewerDefenseDice(), (), {**MINE, "rolls": ("hb", "e")}, True),
    ("as many attack dice", FewerDefenseDice(), (), HIT_AND_BLANK, False),
    ("no defense dice were rolled", DefenseDiceRolled(2), (), MINE, False),
    (
        "a card of the slot", HasSlot(Slot.ELITE), (x_wing(upgrades=["marksmanship"]), tie()), {},
        True,
    ),
    (
        "a card of another slot", HasSlot(Slot.CREW), (x_wing(upgrades=["marksmanship"]), tie()),
        {}, False,
    ),
    (
        "the enemy's card", HasSlot(Slot.ELITE), (x_wing(), tie(upgrades=["marksmanship"])), {},
        False,
    ),
    ("the combat phase", InPhase("combat"), (), {}, True),
    ("no activation phase", InPhase("activation"), (), {}, False),
    ("nobody is carried", Carrying(), (), {}, False),
    ("no dial was revealed", Revealed(Difficulty.RED), (), {}, False),
    (
        "a red maneuver was revealed", Revealed(Difficulty.RED), (x_wing(), tie(dial="koiogran:3")),
        {}, True,
    ),
    ("a white one was", Revealed(Difficulty.RED), (x_wing(), tie(dial="straight:4")), {}, False),
    (
        "a bearing was revealed", RevealedBearing(("turn", "bank")),
        (x_wing(), tie(dial="turn:left:2")), {}, True,
    ),
    (
        "another bearing was", RevealedBearing(("turn", "bank")),
        (x_wing(), tie(dial="straight:2")), {}, False,
    ),
    ("a speed was flown", ExecutedSpeed((2, 3)), (x_wing(), tie(speed=3)), {}, True),
    ("another speed was", ExecutedSpeed((2, 3)), (x_wing(), tie(speed=4)), {}, False),
    (
        "a bearing was flown", ExecutedBearing(("straight",)), (x_wing(), tie(bearing="straight")),
        {}, True,
    ),
    (
        "another bearing was flown", ExecutedBearing(("straight",)),
        (x_wing(), tie(bearing="turn:left")), {}, False,
    ),
    (
        "a green one was flown", Executed(Difficulty.GREEN), (x_wing(), tie(colour="green")), {},
        True,
    ),
    ("a red one was flown", Executed(Difficulty.GREEN), (x_wing(), tie(colour="red")), {}, False),
    (
        "it only drifted", Executed(Difficulty.GREEN, on_dial=True),
        (x_wing(), tie(colour="green", drifted=True)), {}, False,
    ),
    (
        "it flew by its dial", Executed(Difficulty.GREEN, on_dial=True),
        (x_wing(), tie(colour="green")), {}, True,
    ),
]  # fmt: skip


test_whether_it_holds = holds_as_told(HOLDS)


def test_it_is_the_first_round_once() -> None:
    at = scene()
    for number, first in ((1, True), (2, False)):
        at.g.turn = number
        assert FirstRound().holds(at) is first


CHANGED: list[tuple[str, Effect, str, int, str]] = [
    ("one hit becomes a critical", ChangeResults(ATTACK, Face.HIT, Face.CRITICAL), "hhb", 1, "chb"),
    (
        "all hits become criticals", ChangeResults(ATTACK, Face.HIT, Face.CRITICAL, 0), "hhb", 2,
        "ccb",
    ),
    ("two of three hits", ChangeResults(ATTACK, Face.HIT, Face.CRITICAL, 2), "hhh", 2, "cch"),
    ("no such face", ChangeResults(ATTACK, Face.FOCUS, Face.HIT), "hb", 0, "hb"),
]  # fmt: skip
SHORT = {"hit": "h", "critical": "c", "focus": "f", "evade": "e", "blank": "b"}


def shown(at: Scene) -> str:
    """Return the attack roll in letters."""
    return "".join(SHORT[face] for face in faces(at)[0])


@each_case(CHANGED, "effect", "rolled", "count", "then")
def test_how_many_dice_change(effect: Effect, rolled: str, count: int, then: str) -> None:
    at = scene(**MINE, rolls=(rolled, ""))
    outcome = done(effect, at)
    assert (outcome.done, outcome.amount, shown(at)) == (count > 0, count, then)


def test_a_fixed_die_is_not_changed() -> None:
    at = scene(**MINE, rolls=("hh", ""))
    at.attack.dice.attack_roll[0] = Result("hit", fixed=True)
    change = ChangeResults(ATTACK, Face.HIT, Face.CRITICAL, 0)
    assert done(change, at).amount == 1
    assert shown(at) == "hc"
    assert not change.can(at)
    assert not SpoilHit().can(at)
    assert not done(SpoilHit(), at).done
    done(AllBecome(ATTACK, Face.BLANK), at)
    assert shown(at) == "hb"


def test_results_are_added_spent_spoiled_and_made_better() -> None:
    at = scene(**MINE, rolls=("hb", "e"))
    done(AddResult(ATTACK, Face.CRITICAL), at)
    done(AddResult(DEFENSE, Face.EVADE), at)
    assert faces(at) == (["hit", "blank", "critical"], ["evade", "evade"])
    done(ChangeWorst(Face.CRITICAL), at)
    assert shown(at) == "hcc"
    done(SpoilHit(), at)
    assert shown(at) == "fcc"
    assert at.attack.dice.attack_roll[0].rerolled
    done(SpendDie((Face.FOCUS,)), at)
    assert shown(at) == "cc"
    done(AddMatching(ATTACK), at)
    assert shown(at) == "ccc"
    assert not AddMatching(ATTACK).can(at)  # once a round
    assert not done(ChangeWorst(Face.CRITICAL), at).done


def test_more_and_fewer_dice_are_rolled() -> None:
    at = scene(x_wing(lock=1), tie(), attack=(0, 1))
    done(MoreAttackDice(2), at)
    done(FewerAttackDice(), at)
    done(MoreDefenseDice(), at)
    assert (at.attack.dice.more_dice, at.attack.dice.more_defense) == (1, 1)
    done(LowerAgility(), at)
    assert at.attack.dice.more_defense == 0
    assert at.yours.lock != 1
    done(ForbidLock(), at)
    assert at.attack.forbidden_lock
    done(AttackAgain(), at)
    assert at.attack.follow_up.repeats == 1
    assert not AttackAfterwards().can(at)


def test_a_named_result_is_named_once_a_round() -> None:
    at = scene(**MINE)
    done(NameResult(ATTACK), at, "critical")
    assert at.attack.dice.named == {ATTACK: "critical"}
    assert not NameResult(ATTACK).can(at)


def test_tokens_and_locks_pass_to_a_friend() -> None:
    at = scene(x_wing(lock=1, tokens={"focus": 1, "evade": 2}), tie(), FRIEND(at=BESIDE, lock=1))
    done(HandEverything(1), at)
    friend = at.g.ship(2)
    assert (at.yours.lock, friend.lock) == (-1, 1)
    assert (friend.tokens["focus"], friend.tokens["evade"]) == (1, 2)
    assert not at.yours.tokens.get("focus") and not at.yours.tokens.get("evade")
    at = scene(x_wing(lock=1), tie(), FRIEND(at=BESIDE))
    done(GiveLock(1), at)
    assert (at.yours.locks, at.g.ship(2).lock) == ((), 1)


def test_stress_is_taken_over_or_demanded() -> None:
    at = scene(x_wing(), tie(tokens={"stress": 1}))
    done(TakeStress(), at)
    assert (at.yours.tokens.get("stress"), at.g.ship(1).tokens.get("stress", 0)) == (1, 0)
    done(DemandStress(2), at)
    assert at.g.ship(1).tokens.get("stress") == 1
    assert not done(DemandStress(2), at).done


def test_pilot_skills_are_matched_set_and_swapped_for_the_phase() -> None:
    at = scene()
    done(MatchSkill(), at)
    assert pilot_skill(at.g, at.g.ship(1)) == pilot_skill(at.g, at.yours) == 2
    at = scene()
    done(SkillBecomes(12), at)
    assert (pilot_skill(at.g, at.yours), pilot_skill(at.g, at.g.ship(1))) == (2, 12)
    at = scene()
    done(SwapSkill(), at)
    assert (pilot_skill(at.g, at.yours), pilot_skill(at.g, at.g.ship(1))) == (1, 2)


def test_cards_are_turned_over_discarded_and_taken_from() -> None:
    at = scene(x_wing(upgrades=["marksmanship"]), tie())
    at = Scene(at.g, 0, 0, Source(CardKind.UPGRADE, "marksmanship"))
    done(FlipCard("marksmanship"), at)
    assert list(at.yours.cards.flipped) == ["marksmanship"]
    done(FlipCard("marksmanship"), at)
    assert not at.yours.cards.flipped
    done(PlaceOnCard(), at)
    assert TakeFromCard().can(at)
    done(TakeFromCard(), at)
    assert not TakeFromCard().can(at)
    assert not DiscardOther().can(at)
    assert DiscardOther(this_too=True).can(at)
    done(DiscardOther(this_too=True), at)
    assert not at.yours.upgrades
    done(RestoreCard((Slot.ELITE,)), at)
    assert at.yours.upgrades == ("marksmanship",)


def test_damage_cards_are_suffered_and_discarded_where_the_words_say() -> None:
    at = scene(x_wing(shields=0), tie(damage=damage("blinded-pilot", face_up=False)), about=1)
    assert done(DiscardFaceDown(), at).done
    assert at.g.ship(1).damage == ()
    assert not done(DiscardFaceDown(), at).done
    assert not done(FlipOneUp(), at).done
    at = scene(x_wing(shields=1), tie(), about=0)
    assert done(Suffer(1), at).amount == 1
    assert (at.yours.shields, at.yours.damage) == (0, ())


def test_a_ship_that_holds_fire_does_not_attack_this_round() -> None:
    at = scene()
    done(HoldFire(), at)
    assert at.g.ship(1).deeds.holds_fire == at.g.round
    assert at.yours.deeds.holds_fire != at.g.round
    done(Gain(Token.FOCUS), at)
    assert at.yours.tokens.get("focus", 0) == 0


def test_a_dial_is_turned_to_the_same_speed_or_bearing() -> None:
    at = scene(x_wing(dial="straight:2"), tie(), about=0)
    assert {key.rpartition(":")[2] for key in RotateDial("speed").rotations(at)} == {"2"}
    assert "straight:2" not in RotateDial("speed").rotations(at)
    assert {key.rpartition(":")[0] for key in RotateDial("bearing").rotations(at)} == {"straight"}
    assert RotateDial("speed").rotations(scene(about=0)) == []
