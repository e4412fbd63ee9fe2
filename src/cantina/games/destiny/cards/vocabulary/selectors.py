"""Which dice and which cards: descriptions, how many of them, and who picks them."""

from __future__ import annotations

from enum import StrEnum
from typing import Generic

from cantina.games.destiny.cards.vocabulary.nodes import Amount, Filter, Node, S, Target
from cantina.games.destiny.terms import Affiliation, CardType, Colour, Keyword, Subtype, Symbol


class Whose(StrEnum):
    """Players, seen from "you". In a game for two each opponent is simply the other player."""

    YOU = "you"
    OPPONENT = "opponent"  # one opponent, of your choice, to whom all objects belong: THAT_PLAYER
    THAT_PLAYER = "that-player"  # the player last chosen, or whose die, card or hand was last used
    EACH_OPPONENT = "each-opponent"  # in turn order from you
    ANOTHER = "another"  # any one player but you, of your choice
    ANYONE = "anyone"  # any one player, you included, of your choice; as a filter: no restriction
    EVERYONE = "everyone"  # each player in turn order from you


class Zone(StrEnum):
    """Where the described cards are looked for."""

    PLAY = "play"
    HAND = "hand"
    DISCARD = "discard"
    HAND_OR_DISCARD = "hand-or-discard"
    DECK_TOP = "deck-top"
    DEFEATED = "defeated"  # characters that were defeated this game
    SET_ASIDE = "set-aside"
    UNDER_THIS = "under-this"  # stacked beneath this card
    LOOKED_AT = "looked-at"  # the cards that this effect last looked at or revealed


class DiePlace(StrEnum):
    """Where the described dice are."""

    POOL = "pool"
    ON_CARD = "on-card"  # on a card in play, not in a pool
    ANYWHERE = "anywhere"  # in a pool or on a card in play


class Compare(Node, frozen=True):
    """A bound on a number."""


class AtLeast(Compare, frozen=True):
    """That many or more."""

    n: Amount


class AtMost(Compare, frozen=True):
    """That many or fewer."""

    n: Amount


class Below(Compare, frozen=True):
    """Fewer than that."""

    n: Amount


class Exactly(Compare, frozen=True):
    """Just that many."""

    n: Amount


class Cards(Filter, frozen=True):
    """Cards that fit every field given; an empty field says nothing.

    In play, `of` is the controller of the card, elsewhere whose zone it is. `cost` compares the
    printed cost. Several types, subtypes or names mean any
    of them.
    """

    of: Whose = Whose.ANYONE
    types: tuple[CardType, ...] = ()
    zone: Zone = Zone.PLAY
    colours: tuple[Colour, ...] = ()
    not_colours: tuple[Colour, ...] = ()
    affiliations: tuple[Affiliation, ...] = ()
    subtypes: tuple[Subtype, ...] = ()
    not_subtypes: tuple[Subtype, ...] = ()
    names: tuple[str, ...] = ()
    not_names: tuple[str, ...] = ()
    word: str = ""  # a word its title contains
    unique: bool | None = None
    keyword: Keyword | None = None
    cost: Compare | None = None
    points: Compare | None = None  # as paid when the team was built
    ready: bool | None = None
    damage: Compare | None = None
    shields: Compare | None = None
    remaining_health: Compare | None = None
    mods: Compare | None = None  # mods attached to it
    upgrades: Compare | None = None  # upgrades attached to it
    bears: tuple[str, ...] = ()  # has an upgrade with one of these titles on it
    copies: Compare | None = None  # copies of it in play, itself included, whoever controls them
    on: Target[Cards] | None = None  # attached to one of these
    copy_of_this: bool = False
    not_this: bool = False  # any but the card this ability is printed on
    not_host: bool = False  # any but the card this one is attached to
    not_that: bool = False  # any but the ones last chosen
    same_side: bool = False  # controlled by the same player as the one last chosen
    colour_chosen: bool = False  # of the colour just declared
    cost_chosen: bool = False  # with the printed cost just declared


class Dice(Filter, frozen=True):
    """Dice that fit every field given; an empty field says nothing.

    `of` is the player in whose pool the die is (on whose card, outside pools). A die has the type,
    colour, subtypes and uniqueness of its card. `shows` counts modifier sides and sides whose cost
    cannot be paid; blanks and specials have the value 0. `on` with no `types` means the dice of
    the card itself and of the upgrades on it.
    """

    of: Whose = Whose.ANYONE
    shows: tuple[Symbol, ...] = ()
    not_shows: tuple[Symbol, ...] = ()
    value: Compare | None = None
    modifier: bool | None = None
    has_cost: bool | None = None
    types: tuple[CardType, ...] = ()
    colours: tuple[Colour, ...] = ()
    subtypes: tuple[Subtype, ...] = ()
    names: tuple[str, ...] = ()
    unique: bool | None = None
    on: Target[Cards] | None = None
    card: Cards | None = None  # its card fits this
    place: DiePlace = DiePlace.POOL
    picked: bool = False  # among the dice chosen by the last Pick
    not_this: bool = False  # any but this die, for a special the die being resolved
    not_that: bool = False  # any but the dice last chosen or touched
    colour_of_that_card: bool = False  # of the colour of the card last chosen or played
    shares_subtype_with_that: bool = False  # shares a subtype with the die last chosen
    symbol_of_that_die: bool = False  # shows the symbol that the die last chosen shows
    symbol_chosen: bool = False  # shows the symbol just declared


class One(Target[S], Generic[S], frozen=True):
    """You choose one that fits; with none, the effect is not done."""

    of: S


class UpTo(Target[S], Generic[S], frozen=True):
    """You choose at most n, all at the same time; none is allowed and counts as done."""

    n: Amount
    of: S
    combined: Compare | None = None  # the values the dice show, added up, must keep this bound
    same_symbol: bool = False  # all must show one symbol


class AnyNumber(Target[S], Generic[S], frozen=True):
    """You choose as many as you like, all at the same time; none is allowed and counts as done."""

    of: S
    combined: Compare | None = None
    same_symbol: bool = False


class Several(Target[S], Generic[S], frozen=True):
    """You choose n, or all that fit if there are fewer; done in full only with n."""

    n: Amount
    of: S
    share_subtype: bool = False  # all must share a subtype with each other


class Each(Target[S], Generic[S], frozen=True):
    """All that fit, without a choice; done even with none."""

    of: S


class AtRandom(Target[S], Generic[S], frozen=True):
    """n picked by chance, or all if there are fewer; done in full only with n."""

    n: Amount
    of: S


class Together(Target[S], Generic[S], frozen=True):
    """Several targets at once; done in full only if each was found, but done with what was."""

    parts: tuple[Target[S], ...]


class This(Target[Cards], frozen=True):
    """The card the ability is printed on; on Plo Koon, Plo Koon."""


class Host(Target[Cards], frozen=True):
    """The character or support this upgrade or downgrade is attached to."""


class ThatCard(Target[Cards], frozen=True):
    """The card or cards last chosen, drawn, discarded, revealed or played, or of the event."""


class ThatCharacter(Target[Cards], frozen=True):
    """The character (or support) last chosen, damaged, activated or played on, or of the event."""


class ItsCard(Target[Cards], frozen=True):
    """The card in play that the die last chosen belongs to (an upgrade die: that upgrade)."""


class LowestRoller(Target[Cards], frozen=True):
    """The characters of those of the dice last touched that show the lowest value; ties all."""


class ThisDie(Target[Dice], frozen=True):
    """The die being resolved, or of the event; else you choose one die of this card.

    Without an event it is a die of this card in your pool (DS-FAQ-23).
    """

    shows: tuple[Symbol, ...] = ()
    has_cost: bool | None = None


class ThoseDice(Target[Dice], frozen=True):
    """The die or dice last chosen or touched, or of the event.

    Effects other than counting skip those that left the pool.
    """
