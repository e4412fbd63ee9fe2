"""Random legal decks, for tests and for who cannot decide: `random:17` is always the same one."""

from __future__ import annotations

from cantina.core.rng import Rng
from cantina.games.destiny.content.cards import Card
from cantina.games.destiny.content.catalogue import CARDS
from cantina.games.destiny.deckbuilding import check
from cantina.games.destiny.decks import Deck, TeamMember
from cantina.games.destiny.formats import CONSTRUCTED
from cantina.games.destiny.printed import Affiliation, CardType, Colour, Subtype
from cantina.games.destiny.vocabulary.frames import Building
from cantina.games.destiny.vocabulary.rules import BringsBattlefields, BringsUnder

CHARACTERS = tuple([card for card in CARDS if card.type is CardType.CHARACTER])
PLOTS = tuple([card for card in CARDS if card.type is CardType.PLOT])
BATTLEFIELDS = tuple([card for card in CARDS if card.type is CardType.BATTLEFIELD])
MOVES = tuple([card for card in CARDS if Subtype.MOVE in card.subtypes])
DECK_TYPES = (CardType.EVENT, CardType.UPGRADE, CardType.SUPPORT, CardType.DOWNGRADE)
MOST_TRIES = 400


def random_deck(seed: int, balance: bool = True) -> Deck:
    """Return a legal deck; the same for the same number."""
    rng = Rng(seed)
    for _ in range(MOST_TRIES):
        deck = attempt(rng, balance)
        if deck is not None and check(deck, CONSTRUCTED, balance).legal:
            return deck
    raise ValueError(f"no legal deck was found for the number {seed}")


def attempt(rng: Rng, balance: bool) -> Deck | None:
    """Put a deck together that is probably legal."""
    team = random_team(rng, balance)
    side = {card.affiliation for card, _ in team} - {Affiliation.NEUTRAL}
    colours = {card.colour for card, _ in team}
    plot = rng.choice(PLOTS) if rng.below(2) else None
    if plot is not None and not fits(plot, side, colours):
        plot = None
    pool = [card for card in CARDS if card.type in DECK_TYPES and fits(card, side, colours)]
    if 2 * len(pool) < CONSTRUCTED.deck_size:
        return None
    cards: dict[str, int] = {}
    for card in rng.sample([*pool, *pool], CONSTRUCTED.deck_size):
        cards[card.code] = cards.get(card.code, 0) + 1
    fields = rng.sample(BATTLEFIELDS, 2 if brings(plot, BringsBattlefields) else 1)
    under = [card.code for card in MOVES[:2]] if brings(plot, BringsUnder) else []
    return Deck(
        f"random {rng.below(1000)}",
        tuple([TeamMember(card.code, dice) for card, dice in team]),
        tuple([card.code for card in fields]),
        cards,
        (plot.code,) if plot is not None else (),
        tuple(under),
    )


def random_team(rng: Rng, balance: bool) -> list[tuple[Card, int]]:
    """Add characters of one side for as long as the points allow."""
    side = rng.choice((Affiliation.HERO, Affiliation.VILLAIN))
    able = [card for card in CHARACTERS if card.affiliation in (side, Affiliation.NEUTRAL)]
    left = CONSTRUCTED.team_points
    team: list[tuple[Card, int]] = []
    for _ in range(12):
        card = rng.choice(able)
        points = card.cost_in_points(balance)
        if points is None or (card.unique and card.name in [c.name for c, _ in team]):
            continue
        elite = points.elite is not None and rng.below(2) == 1
        cost = points.elite if elite and points.elite is not None else points.one
        if cost <= left:
            team.append((card, 2 if elite else 1))
            left -= cost
    return team


def fits(card: Card, side: set[Affiliation], colours: set[Colour]) -> bool:
    """Say whether a card fits a team's side and colours."""
    right_side = card.affiliation is Affiliation.NEUTRAL or card.affiliation in side
    return right_side and (card.colour is Colour.GRAY or card.colour in colours)


def brings(plot: Card | None, kind: type[object]) -> bool:
    """Say whether a plot brings something besides the deck."""
    if plot is None:
        return False
    return any(isinstance(a, Building) and isinstance(a.rule, kind) for a in plot.abilities)
