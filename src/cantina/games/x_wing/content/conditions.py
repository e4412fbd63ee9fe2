"""Condition cards: what they do to the ship they are assigned to."""

from __future__ import annotations

from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.cards.words import CardCondition
from cantina.games.x_wing.content.phrases import *
from cantina.games.x_wing.rules.declaring import ATTACKED


class PilotHeldFire(CardCondition, frozen=True):
    """A certain pilot has not attacked this round."""

    pilot: str

    def holds(self, scene: Scene) -> bool:
        flown = [ship for ship in scene.g.ships if ship.pilot == self.pilot]
        return not any(ATTACKED in ship.deeds.used_this_round for ship in flown)


REX = "captainrex"

CONDITION_CARDS: tuple[ConditionCard, ...] = (
    condition(
        "fanaticaldevotion",
        Standing(Forbidden(Deed.SPEND_FOCUS), when=Defending()),
        Standing(DevotedHit()),
        Ability(Window.END_PHASE, RemoveCondition()),
    ),
    condition("illshowyouthedarkside", Standing(DealtInWait())),
    condition("mimicked", Standing(IsMimicked())),
    condition(
        "optimizedprototype",
        Standing(Value(Stat.SHIELDS, 1)),
        when_attacking(
            To(SpendDie(), to_defender(LoseShield())),
            WithPrimary(),
            DefenderHasShields(),
            limit=Limit.ROUND,
        ),
        Ability(
            Window.ATTACK_ENDS,
            ForEach(FriendsWith("directorkrennic", 2), May(LockDefender())),
            when=ATTACKING_PRIMARY,
        ),
    ),
    condition("shadowed", Standing(IsShadowed())),
    condition(
        "suppressivefire",
        Standing(ExtraDice(Die.ATTACK, -1), when=AllOf((Attacking(), Not(DefenderIsPilot(REX))))),
        Ability(
            Window.ATTACK_DECLARED,
            RemoveCondition(),
            when=AllOf((Attacking(), DefenderIsPilot(REX))),
        ),
        Ability(At(Window.DESTROYED, Whose.ENEMY), RemoveCondition(), when=ItIsPilot(REX)),
        Ability(Window.COMBAT_ENDS, RemoveCondition(), when=PilotHeldFire(REX)),
    ),
    condition(
        "adebttopay",
        when_attacking(
            ChangeResults(Die.ATTACK, Face.FOCUS, Face.CRITICAL), DefenderHasCard("ascoretosettle")
        ),
    ),
    condition(
        "harpooned",
        Ability(
            At(Window.ATTACK_HITS, Whose.ENEMY),
            ForEach(
                Yourself(),
                Do((ForEach(AllWithin(1), Suffer(1)), RemoveCondition(), DealFaceDown())),
            ),
            when=AllOf((Defending(), CriticalLeft())),
        ),
        Ability(Window.DESTROYED, ForEach(AllWithin(1), Suffer(1))),
        Ability(
            Window.ACTION,
            Do((RemoveCondition(), RollDie(Die.ATTACK, (Face.HIT, Face.CRITICAL), Suffer(1)))),
        ),
        common=True,
    ),
    condition(
        "rattled",
        Ability(Window.BOMB_HURT, Do((Suffer(1, critical=True), RemoveCondition()))),
        Ability(Window.ACTION, RollDie(Die.ATTACK, (Face.FOCUS, Face.HIT), RemoveCondition())),
    ),
    condition(
        "scrambled",
        Standing(
            NothingModifies(),
            when=AllOf((Attacking(), AtRange(1, 1), DefenderHasCard("targetingscrambler"))),
        ),
        Ability(Window.COMBAT_ENDS, RemoveCondition()),
    ),
)
