"""Scum crew: what is printed on them and what they do."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.cards import DONE, Outcome
from cantina.core.text import text
from cantina.games.x_wing.cards.cards import choose_card
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.cards.words import CardEffect
from cantina.games.x_wing.content.phrases import *
from cantina.games.x_wing.library import UPGRADES, pilot_card, upgrade_card
from cantina.games.x_wing.names import weapon_name
from cantina.games.x_wing.rules.discarding import discard_upgrade
from cantina.games.x_wing.rules.squads import may_carry
from cantina.games.x_wing.terms import Slot


class DiscardDefenders(CardEffect, frozen=True):
    """Choose an upgrade card of the defender and discard it."""

    def can(self, scene: Scene) -> bool:
        attack = scene.g.attack
        return attack is not None and bool(scene.g.ship(attack.defender).upgrades)

    async def do(self, scene: Scene) -> Outcome:
        defender = scene.attack.defender
        card = await choose_card(scene, list(dict.fromkeys(scene.g.ship(defender).upgrades)))
        return Outcome(discard_upgrade(scene.g, defender, card))


class ReplaceCard(CardEffect, frozen=True):
    """Exchange a card of a slot for another one that costs no more."""

    slot: Slot

    def replacements(self, scene: Scene) -> list[tuple[str, str]]:
        """Return the cards that may be exchanged, each with what may take its place."""
        g, you = scene.g, scene.yours
        on_side = {card for ship in g.ships if ship.side == you.side for card in ship.upgrades}
        return [
            (old, new.xws)
            for old in dict.fromkeys(you.upgrades)
            if upgrade_card(old).slot is self.slot
            for new in UPGRADES.values()
            if new.slot is self.slot
            and new.xws != old
            and new.points <= upgrade_card(old).points
            and may_carry(pilot_card(you.pilot), new)
            and not (new.unique and new.xws in on_side)
            and not (new.limited and new.xws in you.upgrades)
        ]

    def can(self, scene: Scene) -> bool:
        return bool(self.replacements(scene))

    async def do(self, scene: Scene) -> Outcome:
        old, new = await Ask(
            scene.yours.seat,
            "xw-ask-replace",
            self.replacements(scene),
            label=lambda pair: text(
                "xw-option-replace", old=weapon_name(pair[0]), new=weapon_name(pair[1])
            ),
        )
        you = scene.yours
        place = you.upgrades.index(old)
        you.upgrades = (*you.upgrades[:place], new, *you.upgrades[place + 1 :])
        scene.g.brings_more()
        you.beside(flipped=tuple(card for card in you.cards.flipped if card != old))
        scene.g.say("xw-log-replaces", old=weapon_name(old), new=weapon_name(new))
        return DONE


SCUM_CREW_CARDS: tuple[UpgradeCard, ...] = (
    upgrade(
        "cikatrovizago",
        "unique scum crew, 0 points",
        Ability(Window.END_PHASE, To(DiscardThis(), ReplaceCard(Slot.ILLICIT)), may=True),
    ),
    upgrade(
        "4lom",
        "unique scum crew, 1 point",
        when_attacking(To(Gain(Token.ION), Choose((BarToken(Token.FOCUS), BarToken(Token.EVADE))))),
    ),
    upgrade(
        "bobafett",
        "unique scum crew, 1 point",
        Ability(
            Window.ATTACK_ENDS,
            To(DiscardThis(), DiscardDefenders()),
            when=AllOf((Attacking(), FaceUpDealt())),
            may=True,
        ),
    ),
    upgrade(
        "bossk",
        "unique scum crew, 2 points",
        Ability(
            Window.ATTACK_MISSES,
            Do((Gain(Token.STRESS), Gain(Token.FOCUS), to_defender(YouLockIt()))),
            when=AllOf((Attacking(), CALM)),
        ),
    ),
    upgrade(
        "cadbane",
        "unique scum crew, 2 points",
        Standing(LoadsDice()),
        building=Building(gains=(Slot.BOMB,)),
    ),
    upgrade(
        "dengar",
        "unique scum crew, 3 points",
        when_attacking(RerollDice(Die.ATTACK, most=1), Not(DefenderIsUnique())),
        when_attacking(RerollDice(Die.ATTACK, most=2), DefenderIsUnique()),
    ),
    upgrade(
        "gonk",
        "unique scum crew, 2 points",
        Ability(Window.ACTION, PlaceOnCard()),
        Ability(Window.ACTION, To(TakeFromCard(), RegainShield())),
    ),
    upgrade("greedo", "unique scum crew, 1 point", Standing(FirstCardFaceUp())),
    upgrade(
        "jabbathehutt",
        "unique scum crew, 5 points",
        Standing(TokensOn((Slot.ILLICIT,), squad=True)),
    ),
    upgrade(
        "k4securitydroid",
        "scum crew, 3 points",
        Ability(Window.MANEUVER_EXECUTED, AcquireLock(), when=Executed(Difficulty.GREEN), may=True),
    ),
    upgrade(
        "ketsuonyo",
        "unique scum crew, 1 point",
        Ability(
            Window.END_PHASE,
            ChooseInArc(
                UntilEndOfRound((Standing(KeepsToken(Token.TRACTOR)),)), farthest=2, enemies=True
            ),
            may=True,
        ),
    ),
    upgrade(
        "lattsrazzi",
        "unique scum crew, 2 points",
        when_defending(
            Do((ForEach(TheAttacker(), Remove(Token.STRESS)), AddResult(Die.DEFENSE, Face.EVADE))),
            HasToken(Token.STRESS, Whose.ATTACKER),
        ),
    ),
    upgrade(
        "maul",
        "unique scum crew, 3 points",
        when_attacking(RerollForStress(Die.ATTACK), CALM),
        Ability(
            Window.ATTACK_ENDS,
            Remove(Token.STRESS),
            when=AllOf((Attacking(), AttackHit(), STRESSED)),
            may=True,
        ),
    ),
    upgrade(
        "outlawtech",
        "limited scum crew, 2 points",
        Ability(
            Window.MANEUVER_EXECUTED, Gain(Token.FOCUS), when=Executed(Difficulty.RED), may=True
        ),
    ),
    upgrade(
        "unkarplutt",
        "unique scum crew, 1 point",
        Ability(
            Window.MANEUVER_EXECUTED,
            To(Suffer(1), DaringAction()),
            when=OverlappedEnemy(),
            may=True,
        ),
    ),
    upgrade(
        "zuckuss",
        "unique scum crew, 1 point",
        Ability(
            Window.MODIFY_DEFENSE_DICE,
            RerollForStress(Die.DEFENSE),
            when=AllOf((Attacking(), CALM)),
            may=True,
        ),
    ),
)
