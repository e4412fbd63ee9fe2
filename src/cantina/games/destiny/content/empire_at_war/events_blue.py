"""Blue events of Empire at War."""

from __future__ import annotations

from cantina.core.cards import DONE, Outcome
from cantina.games.destiny.asking import choose_card
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.cards.words import Effect
from cantina.games.destiny.rules import activating, dice, free_for_all
from cantina.games.destiny.rules.die_values import die_value
from cantina.games.destiny.rules.zones import characters, seats_from


class ContestOfWills(Effect, frozen=True):
    """Each player, from you on, activates a character; the lowest total of its dice is removed."""

    async def do(self, scene: Scene) -> Outcome:
        """Count only the character dice just rolled; players with none count 0."""
        g = scene.g
        rolled: dict[int, list[int]] = {}
        for seat in seats_from(g, scene.seat):
            ready = [c.id for c in characters(g, seat) if activating.can_activate(g, c)]
            async with free_for_all.part_of(g, seat):
                card = await choose_card(g, seat, scene.question("ds-ask-activate"), ready)
                found = None if card is None else await activating.activate(scene.by(seat), card)
                rolled[seat] = [die for die in found or () if g.dice[die].card == card]
        totals = {seat: sum([die_value(scene, die) for die in own]) for seat, own in rolled.items()}
        lowest = min(totals.values())
        for seat, own in rolled.items():
            if totals[seat] == lowest:
                await dice.remove(scene.by(seat), own)
        return DONE


CARDS: tuple[Card, ...] = (
    event(
        "EaW 70 As You Command",
        "villain blue common, cost 0",
        Resolve(YOUR_CHARACTER_DIE, as_symbol=Symbol.FOCUS),
    ),
    event(
        "EaW 71 Cornered Prey",
        "villain blue common, cost 2",
        Deal(Count(Dice(OPPONENT, shows=BLANK)), A_CHARACTER),
    ),
    event(
        "EaW 72 Indomitable",
        "villain blue common, cost 1",
        GiveShields(3, One(BLUE_CHARACTERS)),
        only_if=Compared(Count(Cards(YOU, CHARACTERS)), Exactly(1)),
    ),
    event(
        "EaW 73 It Will All Be Mine",
        "villain blue uncommon, cost 3",
        Then(
            Then(Pick(Each(Dice(OPPONENT, shows=BLANK))), Turn(Each(Dice(picked=True)))),
            Resolve(AnyNumber(Dice(picked=True))),
        ),
    ),
    event(
        "EaW 74 Kill Them All",
        "villain blue common, cost 1",
        Deal(1, Each(Cards(Whose.EACH_OPPONENT, CHARACTERS, unique=False))),
    ),
    event(
        "EaW 75 Unyielding",
        "villain blue uncommon, cost 1",
        Resolve(AnyNumber(Dice(YOU, colours=BLUE, shows=MELEE_OR_RANGED)), unblockable=True),
    ),
    event(
        "EaW 98 At Peace",
        "hero blue common, cost 2",
        Turn(Each(Dice(not_shows=BLANK)), Showing(BLANK)),
    ),
    event(
        "EaW 99 Bestow",
        "hero blue common, cost 1",
        MoveUpgrade(
            One(
                Cards(
                    types=UPGRADES,
                    not_subtypes=ABILITY,
                    on=Each(Cards(YOU, CHARACTERS, colours=BLUE)),
                )
            ),
            One(Cards(types=CHARACTERS, not_that=True)),
        ),
    ),
    event(
        "EaW 100 Bring Balance",
        "hero blue uncommon, cost 1",
        Then(PickPlayer(OPPONENT), Draw(More(HandSize(THAT_PLAYER), HandSize()))),
    ),
    event(
        "EaW 101 Reaping The Crystal",
        "hero blue uncommon, cost 0",
        Play(One(Cards(YOU, zone=Zone.HAND, colours=BLUE, cost=AtLeast(3))), less=1),
    ),
    event(
        "EaW 102 Secret Mission",
        "hero blue common, cost 0",
        Then(
            Declare(Declared.COLOUR),
            Do((Mill(1, OPPONENT), If(CardIs(THAT_CARD, Cards(colour_chosen=True)), Gain(1)))),
        ),
    ),
    event(
        "EaW 103 Trust The Force", "hero blue common, cost 0", Reroll(AnyNumber(Dice(colours=BLUE)))
    ),
    event("EaW 128 Battle of Wills", "neutral blue uncommon, cost 1", ContestOfWills()),
    event(
        "EaW 129 Force Vision",
        "neutral blue common, cost 0",
        LookAt(Top(5, ANYONE)),
        keywords="ambush",
    ),
    event(
        "EaW 130 Lightsaber Pull",
        "neutral blue common, cost 0",
        To(Spot(BLUE_CHARACTERS), Search(Cards(types=UPGRADES, colours=BLUE, subtypes=WEAPON))),
    ),
    event(
        "EaW 131 Lightsaber Training",
        "neutral blue common, cost 1",
        Turn(UpTo(2, Dice(YOU, colours=BLUE, subtypes=WEAPON))),
    ),
    event(
        "EaW 132 No Surrender",
        "neutral blue common, cost 0",
        Then(
            Reroll(One(Dice(YOU, types=CHARACTERS, colours=BLUE, shows=BLANK))),
            May(Resolve(THOSE_DICE)),
        ),
    ),
    event(
        "EaW 133 Something Familiar",
        "neutral blue uncommon, cost 1",
        To(
            Spot(BLUE_CHARACTERS, 2),
            Then(
                Reveal(AtRandom(1, Cards(OPPONENT, zone=Zone.HAND))),
                Turn(UpTo(CostOf(THAT_CARD), Dice())),
            ),
        ),
    ),
    event(
        "EaW 134 Voices Cry Out",
        "neutral blue common, cost 0",
        Reroll(Each(Dice(value=AtLeast(2)))),
    ),
)
