"""Setup: lay out, draw, mulligan, resources, battlefield, shields, "after setup" (DS-SETUP)."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from cantina.core.ask import Ask, ask_all_many
from cantina.core.chance import Pick, Roll, Shuffle
from cantina.core.deck import shuffled
from cantina.core.text import text
from cantina.games.destiny import facts, prospects
from cantina.games.destiny.asking import at_card
from cantina.games.destiny.cards.standing import RollsHigher, StartsWithMore
from cantina.games.destiny.rules import hand, ongoing, queue, zones
from cantina.games.destiny.rules.dice import SIDES
from cantina.games.destiny.rules.ongoing import most_shields
from cantina.games.destiny.rules.resources import gain
from cantina.games.destiny.state import Card, Die, Duel, Happening, Player

STARTING_RESOURCES = 2
MOST_ROLLS = 20  # ties are rolled again; this only guards against an endless loop (DS-SETUP-7)


class Member(msgspec.Struct, frozen=True):
    """A character of a team: which card, with how many dice, for how many points."""

    code: str
    dice: int = 1
    points: int = 0


class Brought(msgspec.Struct, frozen=True, cache_hash=True):
    """Everything one player brings to the game (DS-DECKBUILD-1)."""

    team: tuple[Member, ...]
    battlefields: tuple[str, ...]
    deck: tuple[str, ...]
    plot: str = ""
    spare_dice: tuple[str, ...] = ()  # further set-aside dice his cards refer to (DS-SET-ASIDE-4)
    under_plot: tuple[str, ...] = ()


class Bringer:
    """Gives numbers to the cards and dice of all players."""

    def __init__(self) -> None:
        self.codes: list[str] = []
        self.owners: list[int] = []
        self.die_codes: list[str] = []
        self.die_owners: list[int] = []

    def card(self, code: str, seat: int) -> int:
        """Give a card its number."""
        self.codes.append(facts.KNOWN[code].definition.code)
        self.owners.append(seat)
        return len(self.codes) - 1

    def die(self, code: str, seat: int) -> int:
        """Give a die its number."""
        self.die_codes.append(facts.KNOWN[code].definition.code)
        self.die_owners.append(seat)
        return len(self.die_codes) - 1


def lay_out(brought: tuple[Brought, ...]) -> Duel:
    """Step 1 and 2: teams and plots in play with their dice, everything else where it waits."""
    return laid_out(brought).copy()


@lru_cache(maxsize=64)
def laid_out(brought: tuple[Brought, ...]) -> Duel:
    """Lay out what players bring; matches with the same decks begin with copies of it."""
    numbers = Bringer()
    players: list[Player] = []
    play: dict[int, Card] = {}
    dice: dict[int, Die] = {}
    for seat, list_ in enumerate(brought):
        player = Player(seat, shuffled([]))
        for member in list_.team:
            card = numbers.card(member.code, seat)
            play[card] = Card(card, seat, "character", points=member.points)
            for _ in range(member.dice):
                die = numbers.die(member.code, seat)
                dice[die] = Die(die, seat, card)
        if list_.plot:
            plot = numbers.card(list_.plot, seat)
            play[plot] = Card(plot, seat, "plot")
            play[plot].under = tuple([numbers.card(code, seat) for code in list_.under_plot])
        player.aside = [numbers.card(code, seat) for code in list_.battlefields]
        player.deck = shuffled([numbers.card(code, seat) for code in list_.deck])
        with_dice = [c for c in (*list_.deck, *list_.battlefields) if facts.KNOWN[c].sides]
        player.aside_dice = [numbers.die(c, seat) for c in (*with_dice, *list_.spare_dice)]
        players.append(player)
    return Duel(
        codes=tuple(numbers.codes),
        owners=tuple(numbers.owners),
        die_codes=tuple(numbers.die_codes),
        die_owners=tuple(numbers.die_owners),
        players=players,
        play=play,
        dice=dice,
        seating=tuple(range(len(players))),
        step="setup",
    )


async def setup(g: Duel) -> str:
    """Seat the players of a free-for-all, show the teams, and draw five cards each."""
    seats = [player.seat for player in g.players]
    if len(seats) > 2:
        g.seating = tuple(await Shuffle(seats))  # DS-FFA-3
    for card in g.play.values():
        if card.kind == "plot":
            g.use(g.codes[card.id])
    g.say("ds-log-layout", "DS-SETUP-1")
    g.say("ds-log-battlefields-aside", "DS-SETUP-2")
    for seat in g.seating:
        await zones.draw(g, seat, hand.HAND_SIZE)
    return "mulligan"


async def mulligan(g: Duel) -> str:
    """Let everybody return cards once, at the same time, and draw back up (DS-MULLIGAN)."""
    asks = hand.ask_of_hands(g, g.seating, "ds-ask-mulligan", "DS-MULLIGAN-1")
    for seat, back in zip(g.seating, await ask_all_many(asks), strict=True):
        player = g.players[seat]
        g.say("ds-log-mulligan", "DS-MULLIGAN-1", seat=facts.player(seat), count=len(back))
        if back:
            player.hand = [card for card in player.hand if card not in back]
            player.deck.shuffle_in(back)
            await zones.draw(g, seat, len(back))
    return "resources"


async def resources(g: Duel) -> str:
    """Give everybody 2 resources, and more where a card says so (DS-SETUP-4)."""
    for seat in g.seating:
        gain(g, seat, STARTING_RESOURCES)
    for _, card, rule in ongoing.holding(g, StartsWithMore):
        gain(g, card.controller, rule.n)
    return "battlefield"


# --- the battlefield ----------------------------------------------------------------------------


async def battlefield(g: Duel) -> str:
    """Roll for the battlefield; the highest sum chooses it (DS-SETUP-5)."""
    winner = await roll_for_battlefield(g, list(g.seating))
    owner = winner
    if len(g.players) == 2 or g.readings.any_battlefield:
        firsts = [g.players[seat].aside[0] for seat in zones.seats_from(g, winner)]
        chosen = await Ask(
            winner,
            "ds-ask-battlefield",
            firsts,
            label=lambda card: facts.name(g, card),
            at=at_card,
            note=lambda card: prospects.claim(g, card),
            rules=("DS-SETUP-5",),
        )
        owner = g.owners[chosen]
    brought = g.players[owner].aside
    used = brought[0]
    if len(brought) > 1:
        used = await Ask(
            owner,
            "ds-ask-own-battlefield",
            brought[:],
            label=lambda card: facts.name(g, card),
            note=lambda card: prospects.claim(g, card),
        )
    g.players[owner].aside.remove(used)
    zones.use_battlefield(g, used, owner)
    g.controller = g.decider = owner
    name = facts.name(g, used)
    g.say(
        "ds-log-battlefield-used",
        "DS-SETUP-8",
        winner=facts.player(winner),
        seat=facts.player(owner),
        card=name,
    )
    return "shields"


async def roll_for_battlefield(g: Duel, seats: list[int]) -> int:
    """Roll all character dice until one player has the highest sum (DS-SETUP-6, DS-FFA-6)."""
    for _ in range(MOST_ROLLS):
        if cannot_differ(g, seats):
            break
        sums = [await roll_characters(g, seat) for seat in seats]
        seats = [s for s, rolled in zip(seats, sums, strict=True) if rolled == max(sums)]
        if len(seats) == 1:
            return seats[0]
        g.say("ds-log-battlefield-tie", "DS-SETUP-6")
    g.say("ds-log-battlefield-random", "DS-SETUP-7")
    return await Pick(seats)


async def roll_characters(g: Duel, seat: int) -> int:
    """Roll all character dice of a player and add the values up."""
    dice = character_dice(g, seat)
    faces = await Roll(SIDES, len(dice))
    rolled = [facts.sides(code)[face].value for code, face in zip(dice, faces, strict=True)]
    more = [rule.n for _, card, rule in ongoing.holding(g, RollsHigher) if card.controller == seat]
    total = sum([*rolled, *more])
    g.say("ds-log-battlefield-roll", "DS-SETUP-5", seat=facts.player(seat), sum=total)
    return total


def character_dice(g: Duel, seat: int) -> list[str]:
    """Return the dice on a player's characters, as their cards' codes."""
    return [g.die_codes[die.id] for die in g.dice.values() if die.controller == seat]


def cannot_differ(g: Duel, seats: list[int]) -> bool:
    """Say whether every roll must give the same sum, so that nobody can ever win it."""
    fixed = set()
    for seat in seats:
        lowest = highest = 0
        for code in character_dice(g, seat):
            shown = [side.value for side in facts.sides(code)]
            lowest += min(shown)
            highest += max(shown)
        if lowest != highest:
            return False
        fixed.add(lowest)
    return len(fixed) == 1


async def shields(g: Duel) -> str:
    """Give shields to those whose battlefield is not used (DS-SETUP-9, DS-FFA-5)."""
    amount = 2 if len(g.players) == 2 else 1
    for seat in zones.seats_from(g, g.controller)[1:]:
        for _ in range(amount):
            able = [c.id for c in zones.characters(g, seat) if c.shields < most_shields(g, c)]
            chosen = await Ask(
                seat,
                text("ds-ask-setup-shield"),
                able,
                label=lambda card: facts.name(g, card),
                at=at_card,
                rules=("DS-SETUP-9",),
            )
            g.play[chosen].shields += 1
            g.say("ds-log-shields", "DS-SETUP-9", card=facts.name(g, chosen), amount=1)
    return "after-setup"


async def after_setup(g: Duel) -> str:
    """Trigger the abilities that say "after setup" (DS-SETUP-11)."""
    g.say("ds-log-after-setup", "DS-SETUP-11")
    queue.after(g, Happening("setup"))
    await queue.settle(g)
    g.following = "round"
    return "queue"
