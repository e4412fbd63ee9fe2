"""Supports of Empire at War."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.cards import DONE, Outcome
from cantina.core.text import text
from cantina.games.destiny import facts
from cantina.games.destiny.asking import at_card
from cantina.games.destiny.cards.choosing import ToAPlayer
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.cards.words import Effect
from cantina.games.destiny.rules import damage, resources
from cantina.games.destiny.rules.symbols import EFFECTS
from cantina.games.destiny.rules.zones import characters


class BarAction(ToAPlayer, frozen=True):
    """A player cannot take the action that was just taken in the next turn."""

    def do_to(self, scene: Scene, seat: int) -> None:
        scene.g.players[seat].barred = scene.cause.how
        scene.g.changes += 1


class ResolveAnotherSide(Effect, frozen=True):
    """Resolve another side of this die than the one it shows, of your choice, paying its cost."""

    async def do(self, scene: Scene) -> Outcome:
        g = scene.g
        sides = facts.sides(scene.code)
        able = [
            face
            for face, side in enumerate(sides)
            if side.symbol not in (Symbol.BLANK, Symbol.SPECIAL)
            and side.cost <= g.players[scene.seat].resources
        ]
        face = await Ask(
            scene.seat,
            scene.question("ds-ask-any-side"),
            able,
            label=lambda face: facts.side_text(sides[face]),
        )
        resources.spend(g, scene.seat, sides[face].cost)
        await EFFECTS[sides[face].symbol](scene, sides[face].value, False)
        return DONE


class BearDamageOrLoss(Effect, frozen=True):
    """Share out n among damage to your characters and resources that you lose, as you wish."""

    n: int

    async def do(self, scene: Scene) -> Outcome:
        """Ask for one after the other, then deal and lose all of it."""
        g, seat = scene.g, scene.seat
        assigned = {card.id: 0 for card in characters(g, seat)}
        lost = 0
        for left in range(self.n, 0, -1):
            able: list[int | None] = [*damage.assignable(g, assigned, False)]
            if lost < g.players[seat].resources:
                able.append(None)
            chosen = await Ask(
                seat,
                text("ds-ask-assign", left=left),
                able,
                label=lambda card: (
                    text("ds-option-lose-resource")
                    if card is None
                    else text("ds-option-assign", card=facts.name(g, card), damage=assigned[card])
                ),
                at=lambda card: None if card is None else at_card(card),
            )
            if chosen is None:
                lost += 1
            else:
                assigned[chosen] += 1
        resources.lose(g, seat, lost)
        await damage.deal(scene, list(assigned.items()))
        return DONE


CARDS: tuple[Card, ...] = (
    support(
        "EaW 5 AT-DP",
        "villain red rare vehicle, cost 3; die 2RD +2RD 3RD1 1Sh Sp -",
        Ability(SPECIAL, Discard(One(Cards(types=SUPPORTS, cost=AtMost(2))))),
    ),
    support(
        "EaW 6 Probe Droid",
        "villain red rare droid, cost 1; die 1Dr 1Dr 1R Sp - -",
        Ability(
            SPECIAL,
            Do(
                (
                    LookAt(AtRandom(2, Cards(OPPONENT, zone=Zone.HAND))),
                    Discard(Each(Cards(types=EVENTS, zone=Zone.LOOKED_AT))),
                )
            ),
        ),
        keywords="ambush",
    ),
    support(
        "EaW 12 Darth Vader's TIE Advanced",
        "unique villain blue rare vehicle, cost 4; die 2RD 3RD1 +3RD 2Sh Sp -",
        Ability(SPECIAL, To(Spend(2), Deal(TokensOn(Token.DAMAGE, THAT_CHARACTER), A_CHARACTER))),
    ),
    support(
        "EaW 20 Hound's Tooth",
        "unique villain yellow legendary vehicle, cost 2; die 1Dr 1Sh 3Sh1 2R1 4R2 -",
        Ability(
            AFTER_ACTIVATING,
            To(Remove(One(Dice(YOU, types=CHARACTERS, colours=YELLOW))), Gain(1)),
            may=True,
        ),
    ),
    support(
        "EaW 28 Ghost",
        "unique hero red legendary vehicle, cost 4; die 2RD 3RD1 2Dr 2Sh 2R Sp",
        Ability(SPECIAL, ResolveAnotherSide()),
    ),
    support(
        "EaW 29 Y-Wing",
        "hero red rare vehicle, cost 3; die 2RD 2Dr Sp Sp - -",
        Ability(SPECIAL, As(OPPONENT, BearDamageOrLoss(4))),
    ),
    support(
        "EaW 35 Training Remote",
        "hero blue rare, cost 1; die +1* +1* +1* +2*1 - -",
        Inherent(ModifiesAny(Dice(YOU, types=CHARACTERS, colours=BLUE))),
    ),
    support(
        "EaW 42 Chopper",
        "unique hero yellow legendary droid, cost 1; die 1MD 1MD 1Dr 1R Sp -",
        Ability(SPECIAL, Remove(One(Dice(value=AtMost(2))))),
    ),
    support(
        "EaW 45 T-47 Airspeeder",
        "hero gray rare vehicle, cost 2; die 2RD 2RD 1Dc 1Sh Sp -",
        Ability(SPECIAL, Choose((Exhaust(A_SUPPORT), Draw(2)))),
    ),
    support(
        "EaW 46 LR1K Sonic Cannon",
        "neutral red legendary artillery, cost 5; die 3RD 4RD1 5RD2 6RD3 - -",
        Ability(
            Before(Resolves(ThisDie(has_cost=True))),
            To(Exhaust(One(Cards(YOU, CHARACTERS, ready=True))), PayLess(ALL)),
            may=True,
        ),
    ),
    support(
        "EaW 52 Weapons Cache",
        "neutral yellow rare, cost 2; die +2RD 1F 1R Sp Sp -",
        Ability(SPECIAL, Play(One(Cards(YOU, UPGRADES, zone=Zone.HAND, subtypes=WEAPON)), less=2)),
    ),
    support(
        "EaW 56 Z-95 Headhunter", "neutral gray rare vehicle, cost 2; die 1RD 2RD1 3RD1 1R - -"
    ),
    support(
        "EaW 69 Imperial HQ",
        "villain red common, cost 1",
        Ability(
            Before(Resolves(Dice(YOU, has_cost=True))), To(Exhaust(THIS), PayLess(1)), may=True
        ),
    ),
    support(
        "EaW 76 Insidious",
        "villain blue common, cost 1",
        Ability(
            ACTION,
            If(There(Dice(OPPONENT, types=CHARACTERS, shows=BLANK)), To(Exhaust(THIS), Gain(1))),
        ),
    ),
    support(
        "EaW 85 Hutt Ties",
        "villain yellow common, cost 1",
        Ability(ACTION, To(Exhaust(THIS), As(OPPONENT, Choose((Lose(1), Remove(YOUR_DIE)))))),
    ),
    support(
        "EaW 88 Detention Center",
        "villain gray uncommon, cost 3",
        Ability(
            ACTION,
            To(
                Exhaust(THIS),
                Then(
                    Remove(A_CHARACTER_DIE),
                    As(Whose.EVERYONE, May(To(Remove(YOUR_CHARACTER_DIE), Discard(THIS)))),
                ),
            ),
        ),
    ),
    support(
        "EaW 96 Rally Aid",
        "hero red uncommon, cost 1",
        Ability(
            ACTION,
            To(
                Exhaust(THIS),
                Then(
                    Reveal(AtRandom(1, Cards(YOU, zone=Zone.HAND))),
                    May(
                        Play(
                            THAT_CARD, less=Rather(1, 2, CardIs(THAT_CARD, Cards(subtypes=VEHICLE)))
                        )
                    ),
                ),
            ),
        ),
    ),
    support(
        "EaW 97 Shield Generator",
        "hero red common, cost 1",
        Ability(
            Instead(Discarded(Cards(YOU, SUPPORTS, not_this=True), by=OPPONENT)),
            Discard(THIS),
            may=True,
        ),
    ),
    support(
        "EaW 104 Funeral Pyre",
        "hero blue common, cost 1",
        Ability(
            Before(Defeated(Cards(YOU, CHARACTERS, colours=BLUE))),
            MoveUpgrade(
                One(Cards(types=UPGRADES, on=THAT_CHARACTER)),
                One(Cards(YOU, CHARACTERS, not_that=True)),
            ),
            may=True,
        ),
    ),
    support(
        "EaW 105 Yoda's Quarters",
        "unique hero blue uncommon, cost 3",
        Ability(ACTION, To(Do((Exhaust(THIS), Remove(YOUR_CHARACTER_DIE))), Heal(2, ITS_CARD))),
    ),
    support(
        "EaW 115 Running Interference",
        "hero yellow uncommon, cost 0",
        Ability(After(TakesAction()), To(SetAside(THIS), BarAction(OPPONENT)), may=True),
    ),
    support(
        "EaW 126 Drop Zone",
        "neutral red uncommon, cost 1",
        Ability(After(ClaimsBattlefield()), PlaceTokens(Token.DAMAGE, 1, THIS), may=True),
        Ability(ACTION, To(Exhaust(THIS), MoveDamage(ALL, THIS, A_CHARACTER, up_to=True))),
    ),
    support(
        "EaW 127 Tech Team",
        "neutral red common, cost 1",
        exhausted_for_less(Cards(YOU, SUPPORTS)),
        reprints=("09136",),
    ),
    support(
        "EaW 143 Stolen Cache",
        "neutral yellow common, cost 0",
        Ability(AFTER_PLAYING, Exhaust(THIS)),
        Ability(ACTION, To(Exhaust(THIS), Do((Gain(1), Discard(THIS))))),
    ),
)
