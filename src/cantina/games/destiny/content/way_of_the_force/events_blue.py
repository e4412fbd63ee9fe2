"""Blue events of Way of the Force."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    event(
        "WotF 5 Crush Hope",
        "villain blue uncommon, cost 2",
        To(DiscardFromHand(any_number=True), Indirect(JustDone(Handled.CARDS), THAT_PLAYER)),
        only_if=There(Dice(OPPONENT, shows=BLANK)),
    ),
    event(
        "WotF 6 Dark Ritual",
        "villain blue uncommon, cost 5",
        Do(
            (
                ReturnToGame(One(Cards(YOU, CHARACTERS, zone=Zone.DEFEATED))),
                Exhaust(THAT_CARD),
                PlaceTokens(Token.DAMAGE, Half(HealthOf(THAT_CARD), up=False), THAT_CARD),
            )
        ),
    ),
    event(
        "WotF 7 Lack of Faith",
        "villain blue uncommon, cost 2",
        To(
            Spot(Cards(types=CHARACTERS, colours=BLUE, points=AtLeast(15))),
            Do((PickCard(A_CHARACTER), Remove(Each(Dice(types=CHARACTERS, on=THAT_CHARACTER))))),
        ),
    ),
    event(
        "WotF 8 No Escape",
        "villain blue common, cost 1",
        Deal(2, One(Cards(THAT_PLAYER, CHARACTERS))),
        only_if=Compared(HandSize(OPPONENT), Exactly(0)),
    ),
    event(
        "WotF 9 Power From Pain",
        "villain blue uncommon, cost 0",
        To(
            Spot(BLUE_CHARACTERS, 2, or_one=Cards(names=("Snoke",))),
            Then(Deal(1, YOUR_CHARACTER), Turn(One(Dice(YOU, on=THAT_CHARACTER)))),
        ),
    ),
    event(
        "WotF 10 Triple Threat",
        "villain blue common, cost 1",
        Then(Reroll(Several(3, Dice(types=CHARACTERS))), Turn(One(Dice(that=True)))),
    ),
    event("WotF 11 Undermine", "villain blue common, cost 1", Remove(UpTo(2, Dice(shows=BLANK)))),
    event(
        "WotF 58 Fond Memories",
        "hero blue common, cost 1",
        Do(
            (
                PickPlayer(ANYONE),
                PutOnDeck(UpTo(3, Cards(THAT_PLAYER, zone=Zone.DISCARD)), DeckPlace.BOTTOM),
                SetAside(THIS),
            )
        ),
    ),
    event(
        "WotF 59 Loth-Wolf Bond",
        "hero blue common, cost 1",
        Do(
            (
                GiveShields(1, UpTo(2, Cards(YOU, CHARACTERS, colours=BLUE))),
                May(Activate(THAT_CHARACTER)),
            )
        ),
    ),
    event(
        "WotF 60 Luke's Training",
        "hero blue uncommon, cost 0",
        To(
            Spot(BLUE_CHARACTERS, 2, or_one=Cards(names=("Luke Skywalker",))),
            Play(
                One(Cards(YOU, zone=Zone.HAND_OR_DISCARD, colours=BLUE, subtypes=ABILITY)), less=1
            ),
        ),
    ),
    event(
        "WotF 61 Pacify",
        "hero blue uncommon, cost 0",
        Then(Remove(A_CHARACTER_DIE), GiveShields(2, ITS_CARD)),
        reprints=("701035",),
    ),
    event(
        "WotF 62 Propel",
        "hero blue common, cost 2",
        Do(
            (
                Turn(A_CHARACTER_DIE),
                Turn(One(Dice(types=UPGRADES))),
                Turn(One(Dice(types=SUPPORTS))),
            )
        ),
    ),
    event(
        "WotF 63 Renewed Purpose",
        "hero blue common, cost 1",
        To(Spot(Cards(types=(CardType.PLOT,))), Draw(3)),
    ),
    event(
        "WotF 64 Steadfast",
        "hero blue common, cost 1",
        MoveDamage(
            Rather(1, 2, Not(There(Cards(YOU, zone=Zone.DISCARD)))),
            One(Cards(YOU, CHARACTERS, colours=BLUE)),
            A_CHARACTER,
        ),
    ),
    event(
        "WotF 108 Become One",
        "neutral blue common, cost 1",
        Then(Remove(One(Dice(YOU, colours=BLUE))), Resolve(YOUR_DIE, plus=ValueOf(REMOVED_DIE))),
    ),
    event(
        "WotF 109 Beguile",
        "neutral blue common, cost 2",
        Then(Reroll(AN_OPPONENTS_DIE), Then(Turn(THAT_PLAYERS_DIE), Remove(THAT_PLAYERS_DIE))),
        reprints=("701062",),
    ),
    event("WotF 110 Control", "neutral blue uncommon, cost 4", Turn(Each(Dice()))),
    event(
        "WotF 111 Division in the Force",
        "neutral blue common, cost 1",
        Then(
            Resolve(One(Dice(YOU, colours=BLUE))),
            Remove(One(Dice(value=Exactly(ValueOf(THOSE_DICE))))),
        ),
    ),
    event(
        "WotF 112 Flames of the Past",
        "neutral blue uncommon, cost 2",
        Discard(
            One(
                Cards(
                    types=(CardType.SUPPORT, CardType.UPGRADE, CardType.DOWNGRADE),
                    discarded_copies=AtLeast(1),
                )
            )
        ),
    ),
    event("WotF 113 Peace and Quiet", "neutral blue common, cost 1", Turn(A_DIE, OfValue(0))),
    event(
        "WotF 114 Turn the Tide",
        "neutral blue common, cost 2",
        MoveShields(ALL, AN_OPPONENTS_CHARACTER, YOUR_CHARACTER),
    ),
)
