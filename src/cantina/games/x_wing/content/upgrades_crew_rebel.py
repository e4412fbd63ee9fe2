"""Rebel crew: what is printed on them and what they do."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.cards import DONE, NOTHING, Outcome
from cantina.core.chance import Reveal
from cantina.core.text import text
from cantina.games.x_wing.cards.dials import LookAtDial
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.tokens import Gain
from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.cards.words import CardCondition, CardEffect, did
from cantina.games.x_wing.content.phrases import *
from cantina.games.x_wing.names import faces_text, maneuver_name, ship_name
from cantina.games.x_wing.rules import dice, tokens
from cantina.games.x_wing.rules.dice import DEFENSE, EVADE, FOCUS
from cantina.games.x_wing.rules.maneuvers import dial_of, legal_maneuvers, maneuver_label
from cantina.games.x_wing.rules.measuring import is_in_arc, is_within
from cantina.games.x_wing.rules.sides import enemies_of


class FocusPerEnemy(CardEffect, frozen=True):
    """The ship gets focus tokens for the enemies in your arc."""

    most: int

    async def do(self, scene: Scene) -> Outcome:
        you = scene.yours
        seen = [e for e in enemies_of(scene.g, you) if is_within(you, e, 3) and is_in_arc(you, e)]
        count = min(self.most, len(seen))
        if count:
            await Gain(tokens.FOCUS, count).do(scene)
        return did(count)


class GuessDial(CardEffect, frozen=True):
    """Guess the ship's maneuver and look at its dial; if you are right, you may turn your own."""

    async def do(self, scene: Scene) -> Outcome:
        g, seat = scene.g, scene.yours.seat
        if not scene.subject.dial:
            return NOTHING
        guess = await Ask(
            seat,
            text("xw-ask-guess-dial", ship=ship_name(g, scene.ship)),
            list(dial_of(scene.subject.pilot)),
            label=maneuver_name,
        )
        await Reveal()
        await LookAtDial().do(scene)
        right = guess == scene.subject.dial
        g.say(
            "xw-log-guessed-right" if right else "xw-log-guessed-wrong",
            maneuver=maneuver_name(guess),
        )
        if right and g.ship(scene.you).dial:
            g.ship(scene.you).dial = await Ask(
                seat,
                text("xw-ask-rotate", ship=ship_name(g, scene.you)),
                legal_maneuvers(g, g.ship(scene.you)),
                label=lambda key: maneuver_label(g, g.ship(scene.you), key),
            )
        return Outcome(right)


class RollForTokens(CardEffect, frozen=True):
    """Roll defense dice; get a focus or an evade token for each such result."""

    dice: int

    async def do(self, scene: Scene) -> Outcome:
        faces = [result.face for result in await dice.roll(DEFENSE, self.dice)]
        scene.g.say(
            "xw-log-rolls-some",
            "XW-CARD-ABILITY-4",
            ship=ship_name(scene.g, scene.ship),
            faces=faces_text(faces),
        )
        for face, token in ((FOCUS, tokens.FOCUS), (EVADE, tokens.EVADE)):
            if face in faces:
                await Gain(token, faces.count(face)).do(scene)
        return DONE


MOST_GUESSED = 6


class GuessEvades(CardEffect, frozen=True):
    """Guess how many evades the defense dice will show; if right, add an evade."""

    async def do(self, scene: Scene) -> Outcome:
        guess = await Ask(
            scene.seat,
            "xw-ask-guess",
            list(range(MOST_GUESSED + 1)),
            label=lambda number: text("effect-number", number=number),
        )
        scene.attack.dice.guess = guess
        return DONE


class FollowsUp(CardCondition, frozen=True):
    """The attack was granted by this card."""

    def holds(self, scene: Scene) -> bool:
        attack = scene.g.attack
        return attack is not None and attack.follow_up.granted_by == f"{scene.you}:{scene.source}"


REBEL_CREW_CARDS: tuple[UpgradeCard, ...] = (
    upgrade(
        "cassianandor",
        "unique rebel crew, 2 points",
        Ability(Window.PLANNING_ENDS, ChooseShip(Whose.ENEMY, GuessDial(), farthest=2), may=True),
    ),
    upgrade(
        "bazemalbus",
        "unique rebel crew, 3 points",
        Ability(Window.ATTACK_MISSES, AttackAfterwards(elsewhere=True), when=Attacking(), may=True),
    ),
    upgrade(
        "bistan",
        "unique rebel crew, 2 points",
        when_attacking(ChangeResults(Die.ATTACK, Face.HIT, Face.CRITICAL), AtRange(1, 2)),
    ),
    upgrade("bodhirook", "unique rebel crew, 1 point", Standing(LocksThroughFriends())),
    upgrade(
        "c3po",
        "unique rebel crew, 3 points",
        Ability(Window.BEFORE_DEFENSE_ROLL, GuessEvades(), may=True, limit=Limit.ROUND),
    ),
    upgrade(
        "captainrex",
        "unique rebel crew, 2 points",
        Ability(Window.ATTACK_MISSES, Gain(Token.FOCUS), when=Attacking(), may=True),
    ),
    upgrade(
        "chewbacca",
        "unique rebel crew, 4 points",
        Ability(
            Window.CARD_DEALT,
            Do((DiscardDealtCard(), If(ShieldsMissing(), RegainShield()), DiscardThis())),
            may=True,
        ),
    ),
    upgrade(
        "chopper",
        "unique rebel crew, 0 points",
        Standing(ActsUnderStress()),
        Ability(Window.ACTION_PERFORMED, Suffer(1), when=WasStressed()),
    ),
    upgrade("dashrendar", "unique rebel crew, 2 points", Standing(ShootsOverObstacles())),
    upgrade(
        "ezrabridger",
        "unique rebel crew, 3 points",
        when_attacking(ChangeResults(Die.ATTACK, Face.FOCUS, Face.CRITICAL), STRESSED),
    ),
    upgrade(
        "finn",
        "unique rebel crew, 5 points",
        when_attacking(AddDie(Die.ATTACK, Face.BLANK), WithPrimary(), DefenderInYourArc()),
        when_defending(AddDie(Die.DEFENSE, Face.BLANK), AttackerInYourArc()),
    ),
    upgrade(
        "hansolo",
        "unique rebel crew, 2 points",
        when_attacking(
            To(SpendLock(), ChangeResults(Die.ATTACK, Face.FOCUS, Face.HIT, most=0)),
            LockOnDefender(),
        ),
    ),
    upgrade("herasyndulla", "unique rebel crew, 1 point", Standing(RedUnderStress())),
    upgrade(
        "janors",
        "unique rebel crew, 2 points",
        Ability(
            At(Window.FOCUS_ASSIGNED, Whose.FRIEND, 3),
            Do((Remove(Token.FOCUS), Gain(Token.EVADE))),
            when=ItHasToken(Token.FOCUS),
            may=True,
            limit=Limit.ROUND,
        ),
    ),
    upgrade(
        "jynerso",
        "unique rebel crew, 2 points",
        Ability(Window.ACTION, ChooseShip(Whose.FRIEND, FocusPerEnemy(3), farthest=2)),
    ),
    upgrade(
        "kananjarrus",
        "unique rebel crew, 3 points",
        Ability(
            At(Window.MANEUVER_EXECUTED, Whose.FRIEND, 2),
            Remove(Token.STRESS),
            when=AllOf((Executed(Difficulty.WHITE), ItHasToken(Token.STRESS))),
            may=True,
            limit=Limit.ROUND,
        ),
    ),
    upgrade(
        "kylekatarn",
        "unique rebel crew, 3 points",
        Ability(Window.STRESS_REMOVED, Gain(Token.FOCUS), may=True),
    ),
    upgrade(
        "landocalrissian", "unique rebel crew, 3 points", Ability(Window.ACTION, RollForTokens(2))
    ),
    upgrade(
        "leebo",
        "unique rebel crew, 2 points",
        Ability(Window.ACTION, Then(GrantedAction(Action.BOOST), Gain(Token.ION))),
    ),
    upgrade(
        "leiaorgana",
        "unique rebel crew, 4 points",
        Ability(
            Window.ACTIVATION_BEGINS,
            Do(
                (
                    DiscardThis(),
                    ForEach(ShipsWithin(Whose.FRIEND), UntilEndOfRound((Standing(Softened()),))),
                )
            ),
            may=True,
        ),
    ),
    upgrade(
        "lukeskywalker",
        "unique rebel crew, 7 points",
        Ability(Window.ATTACK_MISSES, AttackAfterwards(), when=Attacking(), may=True),
        when_attacking(ChangeResults(Die.ATTACK, Face.FOCUS, Face.HIT), FollowsUp()),
    ),
    upgrade(
        "magvayarro",
        "unique rebel crew, 2 points",
        Ability(
            Window.ATTACK_ENDS, ForEach(TheAttacker(), YouLockIt()), when=Defending(), may=True
        ),
    ),
    upgrade(
        "niennunb",
        "unique rebel crew, 1 point",
        Standing(Colour(Difficulty.GREEN, bearings=("straight",))),
    ),
    upgrade(
        "r2d2-swx22",
        "unique rebel crew, 4 points",
        Ability(
            Window.END_PHASE,
            Then(RegainShield(), RollDie(Die.ATTACK, (Face.HIT,), FlipOneUp())),
            when=NoShields(),
            may=True,
        ),
    ),
    upgrade(
        "rey",
        "unique rebel crew, 2 points",
        Ability(
            Window.END_PHASE,
            To(Remove(Token.FOCUS), PlaceOnCard()),
            when=HasToken(Token.FOCUS),
            may=True,
        ),
        Ability(Window.COMBAT_BEGINS, To(TakeFromCard(), Gain(Token.FOCUS)), may=True),
    ),
    upgrade(
        "sabinewren",
        "unique rebel crew, 2 points",
        Standing(Splinters()),
        building=Building(gains=(Slot.BOMB,)),
    ),
    upgrade(
        "sawgerrera",
        "unique rebel crew, 1 point",
        when_attacking(To(Suffer(1), ChangeResults(Die.ATTACK, Face.FOCUS, Face.CRITICAL, most=0))),
    ),
    upgrade(
        "wookieecommandos",
        "rebel crew, 1 point",
        when_attacking(RerollDice(Die.ATTACK, (Face.FOCUS,))),
    ),
    upgrade("zeborrelios", "unique rebel crew, 1 point", Standing(AttacksTouched())),
)
