"""Imperial pilots of TIE fighters, Advanced, Interceptors and Bombers."""

from __future__ import annotations

from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.cards.words import CardCondition
from cantina.games.x_wing.content.phrases import when_attacking
from cantina.games.x_wing.state import NOBODY


class LockedIsDamaged(CardCondition, frozen=True):
    """The ship you have locked has a face-down damage card."""

    def holds(self, scene: Scene) -> bool:
        you = scene.yours
        if you.lock == NOBODY:
            return False
        return any(not card.face_up for card in scene.g.ship(you.lock).damage)


MOVE_AGAIN = Choose((FreeAction(Action.BOOST), FreeAction(Action.BARREL_ROLL)))

IMPERIAL_LINE_PILOTS: tuple[PilotCard, ...] = (
    *squadron(
        "tiefighter",
        Faction.IMPERIAL,
        "",
        pilot(
            "howlrunner",
            "unique, skill 8, 18 points, elite",
            Ability(
                At(Window.MODIFY_ATTACK_DICE, Whose.OTHER_FRIEND, 1),
                RerollDice(Die.ATTACK, most=1),
                when=AllOf((ItAttacks(), WithPrimary())),
                may=True,
            ),
            wave=1,
        ),
        pilot(
            "maulermithel",
            "unique, skill 7, 17 points, elite",
            Standing(ExtraDice(Die.ATTACK), when=AllOf((Attacking(), AtRange(1, 1)))),
            wave=0,
        ),
        pilot(
            "backstabber",
            "unique, skill 6, 16 points",
            Standing(ExtraDice(Die.ATTACK), when=AllOf((Attacking(), OutsideDefendersArc()))),
            wave=1,
        ),
        pilot(
            "darkcurse",
            "unique, skill 6, 16 points",
            Standing(Forbidden(Deed.SPEND_FOCUS, Whose.ATTACKER), when=Defending()),
            Standing(Forbidden(Deed.REROLL_ATTACK, Whose.ATTACKER), when=Defending()),
            wave=0,
        ),
        pilot(
            "nightbeast",
            "unique, skill 5, 15 points",
            Ability(
                Window.MANEUVER_EXECUTED,
                FreeAction(Action.FOCUS),
                when=Executed(Difficulty.GREEN),
                may=True,
            ),
            wave=0,
        ),
        pilot(
            "wingedgundark",
            "unique, skill 5, 15 points",
            when_attacking(ChangeResults(Die.ATTACK, Face.HIT, Face.CRITICAL), AtRange(1, 1)),
            wave=1,
        ),
        pilot("blacksquadronpilot", "skill 4, 14 points, elite", wave=0),
        pilot("obsidiansquadronpilot", "skill 3, 13 points", wave=0),
        pilot("academypilot", "skill 1, 12 points", wave=0),
        pilot(
            "scourge",
            "unique, skill 7, 17 points, elite",
            Standing(ExtraDice(Die.ATTACK), when=AllOf((Attacking(), DefenderHasDamage()))),
        ),
        pilot(
            "chaser",
            "unique, skill 3, 14 points",
            Ability(
                At(Window.FOCUS_SPENT, Whose.OTHER_FRIEND, 1),
                ForEach(Yourself(), Gain(Token.FOCUS)),
            ),
        ),
        pilot(
            "wampa",
            "unique, skill 4, 14 points",
            Ability(
                Window.COMPARE_RESULTS,
                Do(
                    (
                        If(RollShows(Face.CRITICAL), ForEach(TheDefender(), DealFaceDown())),
                        CancelAllResults(),
                    )
                ),
                when=Attacking(),
                may=True,
            ),
        ),
        pilot(
            "youngster",
            "unique, skill 6, 15 points, elite",
            Standing(LendsActions("tiefighter", Slot.ELITE)),
        ),
    ),
    *squadron(
        "tieadvanced",
        Faction.IMPERIAL,
        "missile",
        pilot(
            "darthvader", "unique, skill 9, 29 points, elite", Standing(ActionsPerStep(2)), wave=1
        ),
        pilot(
            "maarekstele",
            "unique, skill 7, 27 points, elite",
            Standing(DrawsDamage(3), when=Attacking()),
            wave=1,
        ),
        pilot("stormsquadronpilot", "skill 4, 23 points", wave=1),
        pilot("tempestsquadronpilot", "skill 2, 21 points", wave=1),
        pilot(
            "commanderalozen",
            "unique, skill 5, 25 points, elite",
            Ability(
                Window.COMBAT_BEGINS, ChooseShip(Whose.ENEMY, YouLockIt(), farthest=1), may=True
            ),
        ),
        pilot(
            "junoeclipse",
            "unique, skill 8, 28 points, elite",
            Ability(Window.MANEUVER_REVEALED, TreatAs(steps=(-1, 1)), may=True),
        ),
        pilot(
            "lieutenantcolzet",
            "unique, skill 3, 23 points",
            Ability(
                Window.END_PHASE,
                Do((ForEach(YourLocked(), FlipOneUp()), SpendLock())),
                when=LockedIsDamaged(),
                may=True,
            ),
        ),
        pilot("zertikstrom", "unique, skill 6, 26 points, elite", Standing(DeniesRangeBonus())),
    ),
    *squadron(
        "tieinterceptor",
        Faction.IMPERIAL,
        "",
        pilot(
            "soontirfel",
            "unique, skill 9, 27 points, elite",
            Ability(Window.STRESS_RECEIVED, Gain(Token.FOCUS), may=True),
        ),
        pilot(
            "turrphennir",
            "unique, skill 7, 25 points, elite",
            Ability(Window.ATTACK_ENDS, MOVE_AGAIN, when=Attacking(), may=True),
        ),
        pilot(
            "kirkanos",
            "unique, skill 6, 24 points",
            when_attacking(
                To(SpendToken(Token.EVADE), AddResult(Die.ATTACK, Face.HIT)), AtRange(2, 3)
            ),
        ),
        pilot("royalguardpilot", "skill 6, 22 points, elite"),
        pilot("sabersquadronpilot", "skill 4, 21 points, elite"),
        pilot("avengersquadronpilot", "skill 3, 20 points"),
        pilot("alphasquadronpilot", "skill 1, 18 points"),
        pilot(
            "carnorjax",
            "unique, skill 8, 26 points, elite",
            Standing(Denies(Deed.FOCUS_ACTION)),
            Standing(Denies(Deed.EVADE_ACTION)),
            Standing(Denies(Deed.SPEND_FOCUS)),
            Standing(Denies(Deed.SPEND_EVADE)),
        ),
        pilot("felswrath", "unique, skill 5, 23 points", Standing(LivesOn())),
        pilot("lieutenantlorrir", "unique, skill 5, 23 points", Standing(RollsCurved(stress=1))),
        pilot(
            "tetrancowall",
            "unique, skill 7, 24 points, elite",
            Ability(Window.MANEUVER_REVEALED, TreatAs(speeds=(1, 3, 5), only="koiogran"), may=True),
        ),
    ),
    *squadron(
        "tiebomber",
        Faction.IMPERIAL,
        "torpedo torpedo missile missile bomb",
        pilot(
            "captainjonus",
            "unique, skill 6, 22 points, elite",
            Ability(
                At(Window.MODIFY_ATTACK_DICE, Whose.OTHER_FRIEND, 1),
                RerollDice(Die.ATTACK, most=2),
                when=AllOf((ItAttacks(), Not(WithPrimary()))),
                may=True,
            ),
        ),
        pilot("gammasquadronveteran", "skill 5, 19 points, elite"),
        pilot("gammasquadronpilot", "skill 4, 18 points"),
        pilot("scimitarsquadronpilot", "skill 2, 16 points"),
        pilot("majorrhymer", "unique, skill 7, 26 points, elite", Standing(StretchesRange())),
        pilot(
            "deathfire",
            "unique, skill 3, 17 points",
            Ability(Window.MANEUVER_REVEALED, CardAction(Slot.BOMB), may=True),
            Ability(Window.ACTION_PERFORMED, CardAction(Slot.BOMB), may=True),
        ),
        pilot(
            "tomaxbren", "unique, skill 8, 24 points, elite", Standing(RecoversCards(Slot.ELITE))
        ),
    ),
)
