"""Blue events of Awakenings."""

from __future__ import annotations

from cantina.core.cards import Outcome
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.cards.words import Effect
from cantina.games.destiny.rules import hand, zones


class DrawToHandSize(Effect, frozen=True):
    """Draw until your hand has its full size; done in full only then."""

    def can(self, scene: Scene) -> bool:
        return bool(scene.g.players[scene.seat].deck)

    async def do(self, scene: Scene) -> Outcome:
        g = scene.g
        wanted = hand.size(g, scene.seat) - len(g.players[scene.seat].hand)
        drawn = await zones.draw(g, scene.seat, wanted)
        return scene.report(len(drawn) == wanted, len(drawn))


CARDS: tuple[Card, ...] = (
    event(
        "AW 79 Abandon All Hope",
        "villain blue uncommon, cost 2",
        As(OPPONENT, Choose((Lose(ALL), Discard(Each(Cards(YOU, zone=Zone.HAND)))))),
    ),
    event("AW 80 Boundless Ambition", "villain blue common, cost 1", DrawToHandSize()),
    event(
        "AW 81 Enrage",
        "villain blue common, cost 0",
        To(Deal(1, One(Cards(YOU, CHARACTERS, colours=BLUE))), Gain(1)),
    ),
    event(
        "AW 82 Feel Your Anger",
        "villain blue common, cost 1",
        Remove(Several(Count(Dice(THAT_PLAYER, shows=BLANK)), Dice(OPPONENT))),
    ),
    event(
        "AW 83 Force Strike",
        "villain blue uncommon, cost 1",
        Then(Turn(One(Dice(YOU, colours=BLUE)), Showing(MELEE)), May(Resolve(THOSE_DICE))),
    ),
    event(
        "AW 84 Intimidate",
        "villain blue common, cost 0",
        RemoveShields(ALL, A_CHARACTER),
        reprints=("04018",),
    ),
    event(
        "AW 85 Isolation",
        "villain blue common, cost 1",
        To(Spot(BLUE_CHARACTERS), Remove(A_CHARACTER_DIE)),
        reprints=("09010",),
    ),
    event(
        "AW 86 No Mercy",
        "villain blue uncommon, cost 2",
        Then(
            Discard(AnyNumber(Cards(YOU, zone=Zone.HAND, colours=BLUE))),
            Resolve(One(Dice(YOU, shows=MELEE_OR_RANGED)), plus=JustDone(Handled.CARDS)),
        ),
        reprints=("09011",),
    ),
    event(
        "AW 87 Pulling the Strings",
        "villain blue common, cost 0",
        Then(LookAt(Top(3, ANYONE)), PutBack(DeckPlace.EITHER)),
    ),
    event(
        "AW 114 Anticipate",
        "hero blue uncommon, cost 2",
        Then(
            As(OPPONENT, Resolve(ANY_OF_YOUR_DICE)),
            Remove(Each(Dice(THAT_PLAYER, unresolved=True))),
        ),
    ),
    event(
        "AW 115 Defensive Stance",
        "hero blue common, cost 1",
        GiveShields(2, A_CHARACTER),
        reprints=("04039", "09061"),
    ),
    event(
        "AW 116 Force Misdirection",
        "hero blue common, cost 1",
        Then(
            Pick(One(Dice(YOU, colours=BLUE))),
            Remove(Each(Dice(OPPONENT, symbol_of_that_die=True))),
        ),
    ),
    event(
        "AW 117 Heroism",
        "hero blue common, cost 0",
        suffered_by(One(Cards(YOU, CHARACTERS, unique=True))),
    ),
    event(
        "AW 118 Noble Sacrifice",
        "hero blue common, cost 0",
        To(Defeat(One(Cards(YOU, CHARACTERS, colours=BLUE))), Exhaust(A_CHARACTER)),
    ),
    event(
        "AW 119 Patience",
        "hero blue common, cost 1",
        Then(Remove(ANY_OF_YOUR_DICE), Mill(JustDone(Handled.DICE), OPPONENT)),
    ),
    event(
        "AW 120 Return of the Jedi",
        "hero blue uncommon, cost 1",
        AddToHand(One(Cards(YOU, EVENTS, zone=Zone.DISCARD, colours=BLUE))),
    ),
    event(
        "AW 121 Riposte",
        "hero blue common, cost 0",
        Then(
            RemoveShields(ALL, YOUR_CHARACTER, up_to=True),
            Deal(JustDone(Handled.SHIELDS), A_CHARACTER),
        ),
    ),
    event(
        "AW 122 Willpower",
        "hero blue uncommon, cost 1",
        MoveDamage(
            1,
            One(Cards(YOU, CHARACTERS, ready=False)),
            One(Cards(OPPONENT, CHARACTERS, ready=False)),
        ),
    ),
    event(
        "AW 145 Deflect",
        "neutral blue common, cost 1",
        To(
            Spot(BLUE_CHARACTERS),
            Do((Remove(One(Dice(shows=RANGED))), Deal(Half(ValueOf(THOSE_DICE)), A_CHARACTER))),
        ),
    ),
    event("AW 146 Disturbance in the Force", "neutral blue common, cost 1", Reroll(Each(Dice()))),
    event(
        "AW 147 Mind Trick",
        "neutral blue uncommon, cost 2",
        To(
            Spot(BLUE_CHARACTERS),
            Then(
                As(OPPONENT, Pick(ANY_OF_YOUR_DICE)),
                Choose(
                    (
                        Remove(Each(Dice(THAT_PLAYER, picked=True))),
                        Remove(Each(Dice(THAT_PLAYER, picked=False))),
                    )
                ),
            ),
        ),
    ),
    event(
        "AW 148 The Power of the Force",
        "neutral blue common, cost 1",
        Resolve(YOUR_DIE, value=Count(Cards(YOU, UPGRADES, colours=BLUE))),
    ),
    event(
        "AW 149 Use The Force",
        "neutral blue starter, cost 1",
        To(Spot(BLUE_CHARACTERS), Turn(A_DIE)),
        reprints=("09112",),
    ),
)
