"""The usual table for testing one card: it lies where its type belongs, everybody else is plain.

scene("AW 44", dice=("Sp",), foes=[In(FOE, dice=("2RD",))]).resolve("AW 44").choose(0, (FOE, 0))
"""

from __future__ import annotations

from collections.abc import Sequence

from cantina.core.table import Table
from cantina.games.destiny import facts, game
from destiny.table import Arena, In, Named, Side, code, held, position

PAL = "AW 47"  # Hired Gun: yellow hero, 9 health, no text, die 2RD1 3RD1 1Dr 1R 1R -
BLUE = "EaW 32"  # Jedi Instructor: blue hero, 9 health
RED = "SoR 1"  # Death Trooper: red villain, 10 health, no text, die 1RD 1RD 2RD +2RD 1Dr -
GRAY = "AoN 13"  # Clawdite Shapeshifter: gray neutral, 6 health
FOE = "AW 2"  # First Order Stormtrooper: red villain, 7 health, no text, die 1RD 2RD 2RD1 1R - -
FOE2 = "EaW 41"  # Wookiee Warrior: yellow hero, 10 health, no text, die 2MD1 3MD1 1Dc 1Sh 1R -
BLANK_CARD = COVER = "AW 157"  # Take Cover: gray event, cost 0
SABER = "AW 59"  # Lightsaber: blue upgrade, cost 3, a weapon
SWORD = "RIV 17"  # Vibrosword: gray upgrade, cost 3, a weapon
VEHICLE = "RIV 8"  # Fang Fighter: red support, cost 3, a vehicle


class Scene(Arena):
    """A duel seen from the player of the tested card, who sits on seat 0."""

    def play(self, named: Named, *choices: object) -> Scene:
        self.act(0, "play", named)
        return self.then(*choices)

    def activate(self, named: Named, *shown: tuple[Named, str]) -> Scene:
        """Activate a card; `shown` says what its dice roll."""
        if shown:
            self.rolls(*shown)
        self.act(0, "activate", named)
        return self

    def resolve(self, named: Named, number: int = 0, *choices: object) -> Scene:
        self.act(0, "resolve", (named, number))
        return self.then(*choices)

    def use(self, named: Named, *choices: object) -> Scene:
        """Use the first action or power action printed on a card."""
        index = facts.KNOWN[code(named)].actions[0]
        self.act(0, "action", named, index)
        return self.then(*choices)

    def claim(self, *choices: object) -> Scene:
        self.act(0, "claim")
        self.yes(0)
        return self.then(*choices)

    def then(self, *choices: object) -> Scene:
        """Answer one question after the other on seat 0; a list answers several things at once."""
        for choice in choices:
            if isinstance(choice, list):
                self.choose(0, *choice)
            else:
                self.choose(0, choice)
        return self

    @property
    def my_turn_is_over(self) -> bool:
        return self.asked() == (1,) and self.prompt(1) == "ds-ask-action"


def scene(
    card: Named | In | None = None,
    dice: Sequence[str | None] | None = None,
    *,
    team: Sequence[In | Named] = (PAL,),
    foes: Sequence[In | Named] = (FOE, FOE2),
    supports: Sequence[In | Named] = (),
    foe_supports: Sequence[In | Named] = (),
    hand: Sequence[Named] = (),
    foe_hand: Sequence[Named] = (),
    deck: Sequence[Named] = (BLANK_CARD,) * 10,
    foe_deck: Sequence[Named] = (BLANK_CARD,) * 10,
    discard: Sequence[Named] = (),
    foe_discard: Sequence[Named] = (),
    resources: int = 0,
    foe_resources: int = 0,
    spare_dice: Sequence[Named] = (),
    aside: Sequence[Named] = (),
    battlefields: Sequence[Named] | None = None,
    foe_battlefields: Sequence[Named] | None = None,
    plot: In | Named | None = None,
    controller: int = 0,
    round_: int = 2,
) -> Scene:
    """Lay a card where its type belongs: on the team, on its first character, in play, in hand."""
    field: Named | None = None
    if card is not None:
        mine = held(card)
        if dice is not None:
            mine = In(**{**vars(mine), "dice": dice})
        kind = facts.KNOWN[code(mine.card)].kind
        if kind == "character":
            team = [mine, *team]
        elif kind == "upgrade":
            first = held(team[0])
            first = In(**{**vars(first), "upgrades": [*first.upgrades, mine]})
            team = [first, *team[1:]]
        elif kind == "downgrade":
            first = held(foes[0])
            first = In(**{**vars(first), "downgrades": [*first.downgrades, mine]})
            foes = [first, *foes[1:]]
        elif kind == "support":
            supports = [mine, *supports]
        elif kind == "plot":
            plot = mine
        elif kind == "battlefield":
            field = mine.card
        else:
            hand = [mine.card, *hand]
            resources += facts.KNOWN[code(mine.card)].cost
    g = position(
        Side(team, supports, plot, hand, deck, discard, aside, battlefields, spare_dice, resources),
        Side(
            foes,
            foe_supports,
            None,
            foe_hand,
            foe_deck,
            foe_discard,
            battlefields=foe_battlefields,
            resources=foe_resources,
        ),
        battlefield=field,
        controller=controller,
        round_=round_,
    )
    game.check(g)
    return Scene(Table.at(game, g, script=[]))
