"""Building a team and a deck: every violation at once, each with the card it concerns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TypeVar

import msgspec

from cantina.core.text import Text, text
from cantina.games.destiny.cards import building
from cantina.games.destiny.cards.frames import Building
from cantina.games.destiny.cards.makers import points_of
from cantina.games.destiny.cards.which_cards import Cards
from cantina.games.destiny.decks import Deck, TeamMember
from cantina.games.destiny.names import card_name, full_card_name, title
from cantina.games.destiny.printed import Card, Points
from cantina.games.destiny.records import is_known, known_card, sets_of
from cantina.games.destiny.rules.formats import Format
from cantina.games.destiny.terms import Affiliation, CardType, Colour

DECK_TYPES = (CardType.EVENT, CardType.UPGRADE, CardType.DOWNGRADE, CardType.SUPPORT)
"""The types a deck may contain (DS-DECKBUILD-13)."""

ELITE = 2
"""An elite character has two dice; a plot with two point values can be brought twice, too."""

R = TypeVar("R", bound=building.BuildingRule)


class DeckProblem(msgspec.Struct, frozen=True):
    """One violation: a stable code, the card it is about if any, the sentence and the rule."""

    code: str
    reason: Text
    card: str = ""  # full name of the card
    rule: str = ""


class DeckReport(msgspec.Struct, frozen=True):
    """What checking a deck found."""

    points: int
    problems: tuple[DeckProblem, ...]
    unplayable: tuple[Card, ...] = ()  # in order, but nobody can play them here yet

    @property
    def legal(self) -> bool:
        """Whether nothing is wrong."""
        return not self.problems

    @property
    def playable(self) -> bool:
        """Whether a match can be played with it."""
        return self.legal and not self.unplayable


def check(deck: Deck, format_: Format, balance: bool = True) -> DeckReport:
    """Check team, plot, battlefields and deck; name everything that is wrong.

    Who builds a deck checks it, and so does who plays it: the last report is kept.
    """
    for seen, judged_by, balanced, last in LATEST:
        if seen is deck and judged_by is format_ and balanced is balance:
            return last
    report = checked(deck, format_, balance)
    LATEST[:] = [(deck, format_, balance, report)]
    return report


LATEST: list[tuple[Deck, Format, bool, DeckReport]] = []


def checked(deck: Deck, format_: Format, balance: bool) -> DeckReport:
    """Check a deck as it is."""
    problems = [*unknown_cards(deck), *impossible_counts(deck)]
    builder = Builder(known_part(deck), format_, balance)
    problems += [
        *builder.team(),
        *builder.points_problem(),
        *builder.plot(),
        *builder.plot_conditions(),
        *builder.battlefields(),
        *builder.under_plot(),
        *builder.size(),
        *builder.cards(),
        *builder.lists(),
    ]
    unplayable = [card for card in builder.everything() if card.only_facts]
    return DeckReport(builder.points(), tuple(problems), tuple(unplayable))


def unknown_cards(deck: Deck) -> Iterator[DeckProblem]:
    """Name the codes that no card has."""
    for code in dict.fromkeys(deck.codes()):
        if not is_known(code):
            yield DeckProblem("unknown-card", text("ds-deck-unknown", card=code), code)


def impossible_counts(deck: Deck) -> Iterator[DeckProblem]:
    """Name the cards that are in the deck no times or less."""
    for code, count in deck.cards.items():
        if count < 1 and is_known(code):
            card = known_card(code)
            reason = text("ds-deck-quantity", card=full_card_name(card), count=count)
            yield problem("wrong-quantity", reason, "DS-DECKBUILD-7", card)


def known_part(deck: Deck) -> Deck:
    """Return the deck without what nobody knows, so that the rest can be checked too."""
    return msgspec.structs.replace(
        deck,
        team=tuple(member for member in deck.team if is_known(member.code)),
        battlefields=tuple(code for code in deck.battlefields if is_known(code)),
        cards={code: count for code, count in deck.cards.items() if is_known(code) and count > 0},
        plots=tuple(code for code in deck.plots if is_known(code)),
        under_plot=tuple(code for code in deck.under_plot if is_known(code)),
        spare_dice=(),
    )


def problem(code: str, reason: Text, rule: str, card: Card | None = None) -> DeckProblem:
    """Make a violation."""
    return DeckProblem(code, reason, card.full_name if card else "", rule)


def fits(card: Card, wanted: Cards) -> bool:
    """Say whether the printed card fits a description."""
    return (
        (not wanted.types or card.type in wanted.types)
        and (not wanted.colours or card.colour in wanted.colours)
        and (not wanted.affiliations or card.affiliation in wanted.affiliations)
        and (not wanted.subtypes or bool(set(card.subtypes) & set(wanted.subtypes)))
        and (not wanted.names or card.name in wanted.names)
        and wanted.unique in (None, card.unique)
    )


class Builder:
    """One deck being checked in one format."""

    def __init__(self, deck: Deck, format_: Format, balance: bool) -> None:
        self.deck = deck
        self.format = format_
        self.balance = balance
        self.characters = deck.characters
        self.plots = [known_card(code) for code in deck.plots]
        self.colours = {card.colour for card in self.characters}
        self.sides = {card.affiliation for card in self.characters} - {Affiliation.NEUTRAL}
        self.rules = [
            (card, ability.rule)
            for card in (*self.characters, *self.plots)
            for ability in card.abilities
            if isinstance(ability, Building)
        ]

    def rules_of(self, kind: type[R]) -> list[tuple[Card, R]]:
        """Return the building rules of a kind on the team and its plot, one for each copy."""
        return [(card, rule) for card, rule in self.rules if isinstance(rule, kind)]

    # ------------------------------------------------------------------ points

    def member_points(self, member: TeamMember) -> int:
        """Return what a character costs, with the abilities that change it (DS-ELITE-1)."""
        card = known_card(member.code)
        printed = self.listed_points(card)
        if printed is None:
            return 0
        base = printed.one if member.dice < 2 or printed.elite is None else printed.elite
        changes = self.rules_of(building.PointsChange)
        return max(0, base + sum(rule.n for _, rule in changes if fits(card, rule.cards)))

    def listed_points(self, card: Card) -> Points | None:
        """Return the points of a card by the list of the format (DS-BALANCE-1), or as printed."""
        if not self.balance or self.format.points is None:
            return card.cost_in_points(self.balance)
        listed = [self.format.points.get(code) for code in (card.code, *card.reprints)]
        return next((points_of(found) for found in listed if found), card.points)

    def plot_points(self) -> int:
        """Return what the plots cost, which may be less than nothing (DS-PLOT-6)."""
        counts = Counter(card.code for card in self.plots)
        found = [(self.listed_points(known_card(code)), n) for code, n in counts.items()]
        return sum(
            points.one if n < ELITE or points.elite is None else points.elite
            for points, n in found
            if points is not None
        )

    def points(self) -> int:
        """Return what team and plot cost together."""
        return sum(self.member_points(member) for member in self.deck.team) + self.plot_points()

    def points_problem(self) -> Iterator[DeckProblem]:
        """Team and plot cost at most thirty points together (DS-CHARACTER-1, DS-PLOT-2)."""
        points, limit = self.points(), self.format.team_points
        if points > limit:
            reason = text("ds-deck-too-many-points", points=points, limit=limit)
            yield problem("too-many-points", reason, "DS-CHARACTER-1")

    # ------------------------------------------------------------------ team

    def team(self) -> Iterator[DeckProblem]:
        """Check who is on the team."""
        if not self.characters:
            yield problem("no-characters", text("ds-deck-no-characters"), "DS-DECKBUILD-4")
        if len(self.sides) > 1 and not self.together():
            yield problem("mixed-affiliations", text("ds-deck-mixed"), "DS-DECKBUILD-2")
        yield from self.twins()
        yield from self.wrong_dice()
        yield from self.conditions()
        for card, rule in self.rules_of(building.NotWith):
            if any(other.name == rule.name for other in self.characters):
                reason = text("ds-deck-not-with", card=full_card_name(card), name=title(rule.name))
                yield problem("not-with", reason, "DS-DECKBUILD-15", card)

    def together(self) -> list[building.OnlyTogether]:
        """Return the abilities that bring heroes and villains together."""
        return [rule for _, rule in self.rules_of(building.OnlyTogether)]

    def conditions(self) -> Iterator[DeckProblem]:
        """Check what characters and plots ask of the team they are on (DS-DECKBUILD-15)."""
        for card, rule in self.rules_of(building.IncludedOnlyIf):
            fitting = [fits(other, rule.team) for other in self.characters]
            if not (all(fitting) if rule.every else any(fitting)):
                yield self.condition(card, rule)
        for card, pair in self.rules_of(building.OnlyTogether):
            if {other.name for other in self.characters} != {pair.first, pair.second}:
                yield self.condition(card, pair)

    @staticmethod
    def condition(card: Card, rule: building.BuildingRule) -> DeckProblem:
        """Name a condition that the team does not keep."""
        reason = text("ds-deck-condition", card=full_card_name(card), rule=rule.says())
        return problem("condition", reason, "DS-DECKBUILD-15", card)

    def twins(self) -> Iterator[DeckProblem]:
        """Find unique characters of one title, whatever their subtitles (DS-UNIQUE-9)."""
        unique = [card for card in self.characters if card.unique]
        for name, count in Counter(card.name for card in unique).items():
            if count > 1:
                card = next(card for card in unique if card.name == name)
                reason = text("ds-deck-unique", name=card_name(card), count=count)
                yield problem("unique-twice", reason, "DS-UNIQUE-3", card)

    def wrong_dice(self) -> Iterator[DeckProblem]:
        """Find characters that cannot have that many dice (DS-ELITE-1)."""
        for member, card in zip(self.deck.team, self.characters, strict=True):
            if card.type is not CardType.CHARACTER:
                reason = text("ds-deck-not-character", card=full_card_name(card))
                yield problem("not-a-character", reason, "DS-DECKBUILD-14", card)
            elif member.dice not in (1, 2):
                reason = text("ds-deck-dice", card=full_card_name(card), dice=member.dice)
                yield problem("wrong-dice", reason, "DS-ELITE-1", card)
            elif member.dice == 2 and (card.points is None or card.points.elite is None):
                reason = text("ds-deck-not-elite", card=full_card_name(card))
                yield problem("cannot-be-elite", reason, "DS-ELITE-1", card)

    # ------------------------------------------------------------------ plot and battlefield

    def plot(self) -> Iterator[DeckProblem]:
        """At most one plot, of an affiliation and colour of the team (DS-PLOT-1, -4, -5)."""
        twice = [card for card in self.plots if card.points is None or card.points.elite is None]
        if len({card.code for card in self.plots}) > 1 or len(twice) > 1 or len(self.plots) > ELITE:
            reason = text("ds-deck-plots", count=len(self.plots))
            yield problem("too-many-plots", reason, "DS-PLOT-1")
        for card in self.plots:
            if card.type is not CardType.PLOT:
                reason = text("ds-deck-not-plot", card=full_card_name(card))
                yield problem("not-a-plot", reason, "DS-PLOT-1", card)
                continue
            if card.affiliation is not Affiliation.NEUTRAL and card.affiliation not in self.sides:
                reason = text(
                    "ds-deck-affiliation",
                    card=full_card_name(card),
                    affiliation=card.affiliation.value,
                )
                yield problem("plot-affiliation", reason, "DS-PLOT-4", card)
            if card.colour is not Colour.GRAY and card.colour not in self.colours:
                reason = text("ds-deck-colour", card=full_card_name(card), colour=card.colour.value)
                yield problem("plot-colour", reason, "DS-PLOT-5", card)
        for card, rule in self.rules_of(building.IncludedOnlyIfColourShared):
            shared = Counter(other.colour for other in self.characters)
            if all(count < rule.n for count in shared.values()):
                reason = text("ds-deck-colour-shared", card=full_card_name(card), n=rule.n)
                yield problem("plot-condition", reason, "DS-DECKBUILD-15", card)

    def plot_conditions(self) -> Iterator[DeckProblem]:
        """Check what plots ask of the team and the deck (DS-DECKBUILD-15)."""
        for card, rule in self.rules_of(building.IncludedOnlyIfWorth):
            if all(self.member_points(member) < rule.n for member in self.deck.team):
                reason = text("ds-deck-needs-points", card=full_card_name(card), n=rule.n)
                yield problem("plot-condition", reason, "DS-DECKBUILD-15", card)
        for card, _ in self.rules_of(building.IncludedOnlyIfOfOneColour):
            if len(self.colours) > 1 or any(count > 1 for count in self.copies().values()):
                reason = text("ds-deck-needs-one-colour", card=full_card_name(card))
                yield problem("plot-condition", reason, "DS-DECKBUILD-15", card)

    def battlefields(self) -> Iterator[DeckProblem]:
        """Exactly one battlefield, or as many as an ability says (DS-DECKBUILD-18)."""
        allowed = max((rule.n for _, rule in self.rules_of(building.BringsBattlefields)), default=1)
        count = len(self.deck.battlefields)
        if count == 0:
            yield problem("no-battlefield", text("ds-deck-no-battlefield"), "DS-DECKBUILD-18")
        elif count != allowed:
            reason = text("ds-deck-battlefields", count=count, allowed=allowed)
            yield problem("wrong-battlefields", reason, "DS-DECKBUILD-18")
        for code in self.deck.battlefields:
            card = known_card(code)
            if card.type is not CardType.BATTLEFIELD:
                reason = text("ds-deck-not-battlefield", card=full_card_name(card))
                yield problem("not-a-battlefield", reason, "DS-DECKBUILD-18", card)

    def under_plot(self) -> Iterator[DeckProblem]:
        """Events under a plot: as many and of the kind it says, each once (DS-CLARIFY-45)."""
        brought = [known_card(code) for code in self.deck.under_plot]
        found = [rule for _, rule in self.rules_of(building.BringsUnder)]
        allowed = found[0].n if found else 0
        if len(brought) > allowed:
            reason = text("ds-deck-under-plot", count=len(brought), allowed=allowed)
            yield problem("under-plot", reason, "DS-CLARIFY-45")
        for card in brought:
            if found and not fits(card, found[0].cards):
                reason = text("ds-deck-not-under-plot", card=full_card_name(card))
                yield problem("under-plot", reason, "DS-CLARIFY-45", card)
        for code, count in Counter(card.code for card in brought).items():
            if count > 1:
                card = known_card(code)
                reason = text("ds-deck-under-plot-twice", card=full_card_name(card))
                yield problem("under-plot", reason, "DS-CLARIFY-45", card)

    # ------------------------------------------------------------------ deck

    def size(self) -> Iterator[DeckProblem]:
        """Count the deck: exactly thirty cards, twenty in a boxed deck (DS-DECKBUILD-6)."""
        if self.deck.size != self.format.deck_size:
            reason = text("ds-deck-size", size=self.deck.size, wanted=self.format.deck_size)
            yield problem("deck-size", reason, "DS-DECKBUILD-6")

    def cards(self) -> Iterator[DeckProblem]:
        """Check type, colour, affiliation and copies of each card of the deck."""
        copies = self.copies()
        outsiders: dict[Affiliation, list[Card]] = {}
        for code, count in copies.items():
            card = known_card(code)
            if card.type not in DECK_TYPES:
                reason = text("ds-deck-type", card=full_card_name(card), type=card.type.value)
                yield problem("wrong-type", reason, "DS-DECKBUILD-13", card)
                continue
            if self.welcomed(card):
                continue
            if any(rule.without is card.colour for rule in self.together()):
                reason = text("ds-deck-colour", card=full_card_name(card), colour=card.colour.value)
                yield problem("colour", reason, "DS-DECKBUILD-11", card)
            if card.colour is not Colour.GRAY and card.colour not in self.colours:
                reason = text("ds-deck-colour", card=full_card_name(card), colour=card.colour.value)
                yield problem("colour", reason, "DS-DECKBUILD-11", card)
            if not self.native(card):
                outsiders.setdefault(card.affiliation, []).extend([card] * count)
        yield from self.outside_affiliation(outsiders)
        yield from self.too_many_copies(copies)

    def copies(self) -> dict[str, int]:
        """Count copies by card, however often it was reprinted."""
        copies: dict[str, int] = {}
        for code, count in self.deck.cards.items():
            first = known_card(code).code
            copies[first] = copies.get(first, 0) + count
        return copies

    def native(self, card: Card) -> bool:
        """Say whether the affiliation of a card is one of the team (DS-DECKBUILD-8, -9, -10)."""
        return card.affiliation is Affiliation.NEUTRAL or card.affiliation in self.sides

    def welcomed(self, card: Card) -> bool:
        """Say whether an ability lets a card in, whatever the team's side and colours."""
        return any(fits(card, rule.cards) for _, rule in self.rules_of(building.MayInclude))

    def allowance(self, affiliation: Affiliation, cards: list[Card]) -> int:
        """Add up how many cards of an affiliation abilities let in (DS-DECKBUILD-15)."""
        found = [rule for _, rule in self.rules_of(building.MayIncludeUpTo)]
        found = [rule for rule in found if rule.affiliation is affiliation]
        allowed = sum(rule.n for rule in found if rule.colour is None)
        for colour in {rule.colour for rule in found} - {None}:
            most = sum(rule.n for rule in found if rule.colour is colour)
            allowed += min(most, sum(card.colour is colour for card in cards))
        return allowed

    def outside_affiliation(
        self, outsiders: dict[Affiliation, list[Card]]
    ) -> Iterator[DeckProblem]:
        """Name the cards of the other side, unless few enough are let in."""
        for affiliation, cards in outsiders.items():
            allowed = self.allowance(affiliation, cards)
            if len(cards) <= allowed:
                continue
            if allowed:
                reason = text(
                    "ds-deck-allowance",
                    count=len(cards),
                    allowed=allowed,
                    affiliation=affiliation.value,
                )
                yield problem("too-many-outsiders", reason, "DS-DECKBUILD-15")
                continue
            for card in {card.code: card for card in cards}.values():
                reason = text(
                    "ds-deck-affiliation", card=full_card_name(card), affiliation=affiliation.value
                )
                yield problem("affiliation", reason, "DS-DECKBUILD-8", card)

    def too_many_copies(self, copies: dict[str, int]) -> Iterator[DeckProblem]:
        """At most two copies of a card, unless an ability allows more (DS-DECKBUILD-7)."""
        spare = sum(rule.n for _, rule in self.rules_of(building.ExtraCopies))
        for code, count in copies.items():
            card = known_card(code)
            limit = self.copy_limit(card)
            if count == limit + 1 and spare and self.may_be_extended(card):
                spare -= 1
            elif count > limit:
                reason = text("ds-deck-copies", card=full_card_name(card), count=count, limit=limit)
                yield problem("too-many-copies", reason, "DS-DECKBUILD-7", card)

    def copy_limit(self, card: Card) -> int:
        """Return how many copies the format and the card itself allow."""
        own = [
            ability.rule.n
            for ability in card.abilities
            if isinstance(ability, Building) and isinstance(ability.rule, building.CopiesAllowed)
        ]
        return own[0] if own and self.native(card) else self.format.copies

    def may_be_extended(self, card: Card) -> bool:
        """Say whether a further copy can be allowed: not of what an ability already let in."""
        return (
            self.native(card)
            and card.colour in {Colour.GRAY, *self.colours}
            and self.copy_limit(card) == self.format.copies
        )

    # ------------------------------------------------------------------ sets and lists

    def everything(self) -> list[Card]:
        """Return every different card that is brought, wherever it lies."""
        codes = dict.fromkeys(known_card(code).code for code in self.deck.codes())
        return [known_card(code) for code in codes]

    def lists(self) -> Iterator[DeckProblem]:
        """Check the sets of the format and its lists of cards."""
        brought = self.everything()
        sets, banned = frozenset(self.format.sets), self.format.banned
        for card in brought:
            if sets and sets.isdisjoint(sets_of(card)):
                reason = text("ds-deck-set", card=full_card_name(card), set=card.set)
                yield problem("set", reason, "", card)
            if self.listed(card, banned):
                reason = text("ds-deck-banned", card=full_card_name(card))
                yield problem("banned", reason, "", card)
        restricted = [card for card in brought if self.listed(card, self.format.restricted)]
        if len({card.name for card in restricted}) > 1:
            names = [full_card_name(card) for card in restricted]
            yield problem("restricted", text("ds-deck-restricted", cards=names), "")
        for pair in self.format.apart:
            found = [card for card in brought if self.listed(card, pair)]
            if len(found) > 1:
                names = [full_card_name(card) for card in found]
                yield problem("apart", text("ds-deck-apart", cards=names), "")

    @staticmethod
    def listed(card: Card, codes: tuple[str, ...]) -> bool:
        """Say whether a list names a card, by whichever of its printings."""
        return any(code in codes for code in (card.code, *card.reprints))
