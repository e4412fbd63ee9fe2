"""What is printed on the cards of this game, prepared once per definition for quick use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cantina.core.text import Text, seat_name, text
from cantina.games.destiny.names import card_name
from cantina.games.destiny.printed import Card as Definition
from cantina.games.destiny.state import ON_CARD, Duel
from cantina.games.destiny.terms import DieSide, Subtype, Symbol

if TYPE_CHECKING:
    from cantina.games.destiny.cards.frames import Ability, Standing
    from cantina.games.destiny.cards.lasting import Later
    from cantina.games.destiny.cards.words import Rule


SILENCED: Final = "silenced"
"""Carried by cards that take their host's abilities away."""

ACTING: Final = "acting"
"""Carried by cards with actions of their own, or with abilities of others."""

BORROWING: Final = "borrowing"
"""Carried by cards that have the abilities of others."""

DICELESS: Final = "diceless"
"""Carried by supports that can be activated without a die."""

MARKS: Final = (SILENCED, ACTING, BORROWING)
"""What is marked on a definition and looked for among the cards in play by a look of its own."""

Title = tuple[str]
"""A title as cards carry it; it is told apart from a trigger by this form."""


class Facts:
    """One definition with its abilities sorted by use."""

    __slots__ = (
        "actions",
        "borrows",
        "carries",
        "claims",
        "color",
        "cost",
        "definition",
        "fixed_cost",
        "freely_attached",
        "freely_played",
        "health",
        "keywords",
        "kind",
        "later",
        "name",
        "own_actions",
        "rules",
        "sides",
        "specials",
        "subtypes",
        "title",
        "titled",
        "triggers",
        "unique",
        "used",
        "when_played",
    )

    def __init__(self, definition: Definition) -> None:
        self.definition = definition
        self.kind = definition.type.value
        self.title = definition.name
        self.name = card_name(definition)
        self.titled: Title = (definition.name,)
        self.color = definition.colour
        self.cost = definition.cost or 0
        self.health = definition.health
        self.sides = definition.sides
        self.unique = definition.unique
        self.subtypes = frozenset(definition.subtypes)
        self.keywords = frozenset(definition.keywords)
        self.triggers: dict[str, tuple[int, ...]] = {}  # by what they listen to
        self.used: dict[str, tuple[int, ...]] = {}  # by how they are used
        self.rules: dict[type[Rule], tuple[Standing, ...]] = {}
        self.later: list[Later] = []
        for index, ability in enumerate(definition.abilities):
            ability.sort_into(self, index)
        used = self.used.get
        self.actions = tuple(sorted(used("action", ()) + used("power-action", ())))
        self.own_actions = [(self.ability(index), index) for index in self.actions]
        self.specials = used("special", ())
        self.claims = [self.ability(index) for index in used("claim", ())]
        self.when_played = [self.ability(index) for index in used("when-played", ())]
        self.borrows = any(rule.borrows for rule in self.rules)
        self.carries = (self.titled, *self.triggers, *self.rules, *self.gives())
        self.fixed_cost = not any(rule.reprices for rule in self.rules)
        self.freely_played = definition.only_if is None and (
            self.kind == "event" or (self.kind == "support" and not self.unique)
        )
        """Whether it can be played whenever it can be paid for."""
        self.freely_attached = (
            self.kind == "upgrade"
            and definition.only_if is None
            and definition.only_on is None
            and not self.unique
            and Subtype.MOD not in self.subtypes
        )
        """Whether it can likewise be played on any character of its player."""

    def gives(self) -> list[str]:
        """Return whether it silences its host, has actions, can be activated without a die."""
        found = [SILENCED] if any(rule.silences for rule in self.rules) else []
        if any(rule.activates for rule in self.rules):
            found.append(DICELESS)
        if self.borrows:
            found.append(BORROWING)
        if self.actions or self.borrows:
            found.append(ACTING)
        return found

    def ability(self, index: int) -> Ability:
        """Return the ability with this number, which does something at a moment."""
        return self.definition.abilities[index]  # type: ignore[return-value]


KNOWN: dict[str, Facts] = {}
"""Every definition in the game, by code."""

CARRIERS: dict[object, set[str]] = {}
"""Which codes carry a trigger (by its key), a rule (by its type), a title and so on."""


def learn(definition: Definition) -> Facts:
    """Prepare a definition; reprints share it."""
    facts = Facts(definition)
    for code in (definition.code, *definition.reprints):
        KNOWN[code] = facts
        for carried in facts.carries:
            CARRIERS.setdefault(carried, set()).add(code)
    return facts


def of(g: Duel, card: int) -> Facts:
    """Return what is printed on a card."""
    return KNOWN[g.codes[card]]


def of_die(g: Duel, die: int) -> Facts:
    """Return what is printed on the card a die matches."""
    return KNOWN[g.die_codes[die]]


def sides(code: str) -> tuple[DieSide, ...]:
    """Return the sides of the die of a card."""
    return KNOWN[code].sides


def side_of(g: Duel, die: int) -> DieSide:
    """Return the side a die in a pool shows (DS-SHOWING-1)."""
    return KNOWN[g.die_codes[die]].sides[g.dice[die].face]


# --- words --------------------------------------------------------------------------------------


player = seat_name
"""Name a player."""


def name(g: Duel, card: int) -> Text:
    """Name a card."""
    return KNOWN[g.codes[card]].name


def side_text(side: DieSide) -> Text:
    """Describe a side in words."""
    return text(
        "ds-side",
        value="X" if side.is_x else side.value,
        symbol=side.symbol.word,
        sign="plus" if side.modifier else "plain",
        cost=side.cost,
    )


def die_text(g: Duel, die: int) -> Text:
    """Describe a die: its card and what it shows."""
    title = of_die(g, die).name
    found = g.dice.get(die)
    if found is None or found.face == ON_CARD:
        return text("ds-die-on-card", name=title)
    return text("ds-die", name=title, side=side_text(side_of(g, die)))


SYMBOLS_WRITTEN = frozenset(symbol.value for symbol in Symbol)


def word(named: str) -> Text:
    """Write a colour, number, symbol or subtype that a player names."""
    return text("ds-word", word=Symbol(named).word if named in SYMBOLS_WRITTEN else named)


def code_name(code: str) -> Text:
    """Name a card by its code."""
    return KNOWN[code].name
