"""Random legal decks, for tests and for who cannot decide: `random:17` is always the same one.

`random:17:09059` is one with that card in it, `random:17:09059+08028` one with the first of these
cards and with the others as far as they fit.
"""

from __future__ import annotations

from collections.abc import Set
from functools import cache

from cantina.core.rng import Rng
from cantina.games.destiny.cards.building import BringsBattlefields, BringsUnder
from cantina.games.destiny.cards.frames import Building
from cantina.games.destiny.decks import Deck, TeamMember
from cantina.games.destiny.library import CARDS
from cantina.games.destiny.printed import Card
from cantina.games.destiny.rules.deckbuilding import check
from cantina.games.destiny.rules.formats import CONSTRUCTED
from cantina.games.destiny.terms import Affiliation, CardType, Colour, Subtype

DECK_TYPES = (CardType.EVENT, CardType.UPGRADE, CardType.SUPPORT, CardType.DOWNGRADE)
MOST_TRIES = 2000
SIDES = (Affiliation.HERO, Affiliation.VILLAIN)


@cache
def cards_of(kind: CardType) -> tuple[Card, ...]:
    """Return the cards of a type."""
    return tuple([card for card in CARDS if card.type is kind])


@cache
def pool_of(side: frozenset[Affiliation], colours: frozenset[Colour]) -> tuple[Card, ...]:
    """Return the cards for the deck of a team of this side and these colours."""
    cards = [card for card in CARDS if card.type in DECK_TYPES]
    return tuple([card for card in cards if fits(card, side, colours)])


@cache
def moves() -> list[str]:
    """Return the codes of all moves."""
    return [card.code for card in CARDS if Subtype.MOVE in card.subtypes]


def random_deck(seed: int, balance: bool = True, *codes: str) -> Deck:
    """Return a legal deck, the same for the same number.

    With the first of the cards that are named, and with the others as far as they fit.
    """
    rng = Rng(seed)
    found = {card.code: card for card in CARDS if card.code in codes} if codes else {}
    named = [found[code] for code in codes if code in found]
    for number in range(MOST_TRIES):
        # a plot may want what those who are liked do not allow, one colour for instance
        deck = attempt(rng, balance, *(named if number < MOST_TRIES // 2 else named[:1]))
        if deck is not None and check(deck, CONSTRUCTED, balance).legal:
            return deck
    raise ValueError(f"no legal deck was found for the number {seed}")


def attempt(rng: Rng, balance: bool, wanted: Card | None = None, *liked: Card) -> Deck | None:
    """Put a deck together that is probably legal; None if it cannot be, or lacks what is wanted.

    Of the cards that are liked it has those that fit.
    """
    for_plot = wanted in cards_of(CardType.PLOT)
    sides = (Affiliation.NEUTRAL,) if for_plot and not rng.below(4) else SIDES
    leader = wanted if wanted in cards_of(CardType.CHARACTER) else None
    team = random_team(rng, balance, leader, sides, liked)
    side = {card.affiliation for card, _ in team} - {Affiliation.NEUTRAL}
    colours = {card.colour for card, _ in team}
    plot = rng.choice(cards_of(CardType.PLOT)) if rng.below(2) else None
    if for_plot:
        plot = wanted
    elif (plots := [card for card in liked if card.type is CardType.PLOT]) and rng.below(2):
        plot = rng.choice(plots)
    if plot is not None and not fits(plot, side, colours):
        plot = None
    pool = pool_of(frozenset(side), frozenset(colours))
    if 2 * len(pool) < CONSTRUCTED.deck_size:
        return None
    chosen = rng.sample([*pool, *pool], CONSTRUCTED.deck_size)
    fields = rng.sample(
        cards_of(CardType.BATTLEFIELD), 2 if brings(plot, BringsBattlefields) else 1
    )
    if wanted in cards_of(CardType.BATTLEFIELD) and wanted not in fields:
        fields[0] = wanted
    elif places := [card for card in liked if card.type is CardType.BATTLEFIELD]:
        fields[0] = rng.choice([place for place in places if place not in fields] or fields[:1])
    also = [card for card in liked if card in pool and card is not wanted]
    if also:
        rng.shuffle(also)
        chosen = [*also, *also, *[card for card in chosen if card not in also]]
        del chosen[CONSTRUCTED.deck_size :]
    if wanted in pool:
        chosen = [wanted, wanted, *[card for card in chosen if card is not wanted]]
        del chosen[CONSTRUCTED.deck_size :]
    elif wanted not in (None, plot, *fields, *[card for card, _ in team]):
        return None
    cards: dict[str, int] = {}
    for card in chosen:
        cards[card.code] = cards.get(card.code, 0) + 1
    under = moves()[:2] if brings(plot, BringsUnder) else []
    return Deck(
        f"random {rng.below(1000)}",
        tuple([TeamMember(card.code, dice) for card, dice in team]),
        tuple([card.code for card in fields]),
        cards,
        (plot.code,) if plot is not None else (),
        tuple(under),
    )


def random_team(
    rng: Rng,
    balance: bool,
    leader: Card | None,
    sides: tuple[Affiliation, ...],
    liked: tuple[Card, ...],
) -> list[tuple[Card, int]]:
    """Add characters of one side for as long as the points allow: the leader, then liked ones."""
    side = rng.choice(sides)
    if leader is not None and leader.affiliation is not Affiliation.NEUTRAL:
        side = leader.affiliation
    able = [
        card
        for card in cards_of(CardType.CHARACTER)
        if card.affiliation in (side, Affiliation.NEUTRAL)
    ]
    friends = [card for card in able if card in liked]
    left = CONSTRUCTED.team_points
    team: list[tuple[Card, int]] = []
    for number in range(12):
        among = friends if friends and number % 3 else able
        card = leader if leader is not None and number == 0 else rng.choice(among)
        points = card.cost_in_points(balance)
        if points is None or (card.unique and card.name in [c.name for c, _ in team]):
            continue
        elite = points.elite is not None and rng.below(2) == 1
        cost = points.elite if elite and points.elite is not None else points.one
        if cost <= left:
            team.append((card, 2 if elite else 1))
            left -= cost
    return team


def fits(card: Card, side: Set[Affiliation], colours: Set[Colour]) -> bool:
    """Say whether a card fits a team's side and colours."""
    right_side = card.affiliation is Affiliation.NEUTRAL or card.affiliation in side
    return right_side and (card.colour is Colour.GRAY or card.colour in colours)


def brings(plot: Card | None, kind: type[object]) -> bool:
    """Say whether a plot brings something besides the deck."""
    if plot is None:
        return False
    return any(isinstance(a, Building) and isinstance(a.rule, kind) for a in plot.abilities)
