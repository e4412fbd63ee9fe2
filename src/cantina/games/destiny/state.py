"""The whole game as plain data: players, zones, cards and dice in play, the queue."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, ClassVar

import msgspec

from cantina.core.deck import Deck
from cantina.core.piece import Known, Piece, State

NOBODY = -1
NOTHING = -1
ON_CARD = -1  # the face of a die that lies on its card and shows nothing (DS-POOL-7)


class Card(Piece):
    """A card in play. What it is comes from its definition, only what changes is here."""

    id: int
    controller: int
    kind: str  # its type now, which an effect may change (DS-TYPE-CHANGE-1)
    host: int = NOTHING  # the card an upgrade or downgrade is attached to
    exhausted: bool = False
    damage: int = 0
    shields: int = 0
    resources: int = 0
    points: int = 0  # as paid when the team was built; never changes (DS-ELITE-3)
    used: tuple[int, ...] = ()  # power actions used this round (DS-POWER-ACTION-1)
    gained: tuple[str, ...] = ()  # subtypes gained until the end of the round
    sheltered: str = ""  # the moment until which damage by opponents, but indirect, is blocked
    marks: tuple[str, ...] = ()  # "first time each game" abilities already used
    under: tuple[int, ...] = ()  # cards stacked face down beneath it
    doomed: bool = False  # its defeat was put off to the end of the round


class Die(Piece):
    """A die in play: on its card or in a pool. Its sides come from its definition."""

    id: int
    controller: int
    card: int = NOTHING  # the card in play it lies on or returns to; without one it goes back aside
    face: int = ON_CARD
    frozen: int = 0  # the round in which it cannot be rolled
    held: int = NOTHING  # the card that keeps it from being rolled while in play


class Stack(Piece):
    """A set-aside card with another card face down on it (Premonitions)."""

    base: int
    card: int


class Report(Piece):
    """What the report at the end tells about one player."""

    health: tuple[int, ...] = ()  # left in his characters at the start of each round
    dealt: tuple[int, ...] = ()  # damage that others had taken from him until then
    spent: tuple[int, ...] = ()  # resources he had spent until then
    damage: int = 0  # that others took from him
    resources_gained: int = 0
    resources_spent: int = 0
    cards_played: int = 0
    dice_resolved: int = 0
    dice_rolled: int = 0
    luck: int = 0  # what his rolls showed beyond the average, in sixths


class Happening(Piece):
    """What happened, or is about to: what triggered abilities read."""

    kind: str
    seat: int = NOBODY  # who did it
    card: int = NOTHING  # the card it happened to
    host: int = NOTHING  # the card it happened on
    die: int = NOTHING
    dice: tuple[int, ...] = ()
    target: int = NOBODY  # the player it happened to
    amount: int = 0
    source: int = NOTHING  # the card whose effect did it
    symbol: str = ""
    faces: tuple[int, ...] = ()  # what the dice showed at that moment
    unblockable: bool = False
    saved: int = 0  # taken off the cost of a die about to be resolved
    how: str = ""  # a finer shade: "rolled" or "rerolled", "hand" or "deck"


class Player(Piece):
    """One player: everything of his that is not in play, and his resources."""

    seat: int
    deck: Deck[int]
    resources: int = 0
    hand: list[int] = []
    discard: list[int] = []
    aside: list[int] = []  # set-aside cards, face up
    stacked: list[Stack] = []
    aside_dice: list[int] = []
    pool: list[int] = []  # dice in the pool, in the order they came
    replaced: bool = False  # DS-REPLACE-3
    hasty: bool = False  # the next card he plays this turn has Ambush
    rash: bool = False  # likewise this round
    played: list[int] = []  # cards played this round
    played_on: list[int] = []  # and what each was played on
    acted: bool = False  # took an action this round
    removed: bool = False  # removed a die of an opponent this round
    must_pass: int = 0  # turns that must be passed, until the round ends
    coerced: int = NOTHING  # the event that must be played as the next action, if able
    barred: str = ""  # the kind of action that cannot be taken in the next turn
    last_turn: list[Happening] = []  # what was done in his turn, until the next one this round
    actions: int = 0  # taken this round
    bonus: int = 0  # additional actions he may take in his next turn this round
    slow: bool = False  # in his next turn this round he cannot resolve more than one die
    forced: bool = False  # his next action this round is activating a character, if he can
    limited: bool = False  # not more than one additional action this turn
    out: bool = False  # left a free-for-all (DS-FFA-11)
    giving_up: bool = False  # leaves it as soon as the effect under way has been applied
    gone: list[int] = []  # cards that left the game with him (DS-FFA-13)
    report: Report = msgspec.field(default_factory=Report)


class Waiting(Piece):
    """A triggered ability on its way into the queue or waiting there (DS-QUEUE-3)."""

    seat: int  # who applies it
    card: int
    code: str  # the definition the ability is printed on
    ability: int  # its number on that definition
    cause: Happening
    cards: tuple[int, ...] = ()  # of an armed effect: what "that card" meant
    characters: tuple[int, ...] = ()


class Delayed(Piece):
    """An effect armed now and applied when its moment comes (DS-DELAYED-1)."""

    moment: str
    seat: int
    card: int
    code: str
    effect: int  # its number among the armed effects of that definition
    dice: tuple[int, ...] = ()  # what "that die" and the like meant when it was armed
    cards: tuple[int, ...] = ()
    characters: tuple[int, ...] = ()
    player: int = NOBODY
    amount: int = 0


class Resolving(Piece):
    """The resolve action in progress: its symbol and the dice already used (DS-RESOLVE-8)."""

    seat: int
    symbol: str
    done: list[int] = []


LetFall = Callable[["Duel", int], Awaitable[None]]


class Memory:
    """What the abilities of one step keep in mind; between two steps there is nothing of it.

    An ability keeps the very lists, so that dealing hidden cards again changes what it means.
    """

    __slots__ = ("held", "let_fall", "undoing")

    def __init__(self, let_fall: LetFall | None = None) -> None:
        self.let_fall = let_fall  # what a step does when a player leaves in the middle of it
        self.held: list[tuple[int, list[int]]] = []  # a seat (NOBODY: all) and the cards it knows
        self.undoing: list[Duel] = []  # before each card that may yet be undone (DS-ILLEGAL-1)


NO_MEMORY = Memory()


class Carried(dict[object, Any]):
    """What is known of the cards and dice in play, as far as somebody asked; see `carried`."""

    __slots__ = ("codes", "dice", "play")

    find: ClassVar[Callable[[Carried, object], Any]]
    """How it is found when somebody asks for the first time."""
    absent: ClassVar[tuple[tuple[str, ...], dict[object, Any]]] = ((), {})
    """The cards of the match at hand, and what none of them carries: nobody looks for it again."""

    def __init__(self, g: Duel) -> None:
        cards, absent = Carried.absent
        if cards is g.codes:
            super().__init__(absent)
        self.codes = g.codes
        self.play = g.play
        self.dice = g.dice

    def __missing__(self, wanted: object) -> Any:
        found = self[wanted] = Carried.find(self, wanted)
        return found


class Readings(msgspec.Struct, frozen=True):
    """How this table reads what the book leaves open; see the options of the same names."""

    power_actions: str = "card"
    both_defeated: str = "battlefield"
    any_battlefield: bool = False
    loop_tables: int = 3
    loop_effects: int = 1000
    idle_rounds: int = 10


class Duel(State):
    """A game of Destiny between two to four players."""

    codes: tuple[str, ...]  # what each card is
    owners: tuple[int, ...]  # who brought each card (DS-OWNER-1)
    die_codes: tuple[str, ...]  # which card each die matches
    die_owners: tuple[int, ...]
    players: list[Player]
    play: dict[int, Card] = {}
    dice: dict[int, Die] = {}
    played: list[int] = []  # cards lying in the queue while they are played (DS-QUEUE-1)
    hastened: list[int] = []  # of these, those that gained Ambush
    queue: list[Waiting] = []
    moment: list[Waiting] = []  # triggered together and not yet put in order
    holding: int = 0  # while above 0, everything triggered belongs to one moment (DS-FAQ-14)
    interrupting: int = 0  # "before" abilities being applied now (DS-QUEUE-7)
    applying: list[tuple[int, ...]] = []  # who applies what is under way, outermost first
    falling: list[int] = []  # characters whose defeat is under way
    delayed: list[Delayed] = []
    resolving: Resolving | None = None
    seating: tuple[int, ...] = (0, 1)  # the seats clockwise (DS-FFA-3)
    battlefield: int = NOTHING
    controller: int = NOBODY  # of the battlefield
    decider: int = 0  # who settles simultaneous matters while nobody controls it (DS-FFA-16)
    claimed: int = NOBODY
    round: int = 0
    active: int = NOBODY
    acting: int = NOBODY  # who takes the action now in progress
    deciding: bool = False  # he has not yet said which one; nothing is being applied
    passes: int = 0  # in a row
    extra: list[int] = []  # seats with additional actions, in order (DS-EXTRA-ACTION-5)
    resolved: list[int] = []  # dice resolved this turn
    actions_taken: int = 0  # this turn
    changes: int = 0  # grows whenever something changes; tells an action from a pass (DS-PASS-2)
    changes_before: int = 0  # its value when the action began
    effects: int = 0  # applied during this action; guards against endless loops
    seen: list[str] = []  # tables met in a suspiciously long action
    declining: bool = False  # a loop was found: what may be declined is, until the action ends
    idle_rounds: int = 0
    phase_over: bool = False
    last_word: int = NOBODY  # who may take one more action before the phase ends
    following: str = ""  # the step after the queue is empty
    winners: tuple[int, ...] = ()
    ending: str = ""
    reroll_zero: bool = False
    readings: Readings = Readings()
    powers: tuple[tuple[int, str, int], ...] = ()
    """The power actions each seat used this round, where all copies have one use together."""
    memory = NO_MEMORY
    """Attached by every step; never part of the state."""

    @Known
    def carried(self) -> Carried:
        """Return what the cards in play carry, as far as somebody asked."""
        return Carried(self)
