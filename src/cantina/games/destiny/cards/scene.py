"""What an ability knows while it is applied: whose it is, on which card, and what set it off."""

from __future__ import annotations

from collections.abc import Sequence

from cantina.games.destiny.state import NOBODY, NOTHING, Battle, Delayed, Happening

NO_CAUSE = Happening("")


class Resolution:
    """One die being resolved, with what abilities may still change about it."""

    __slots__ = ("busy", "die", "keep", "reroll")

    def __init__(self, die: int, keep: bool) -> None:
        self.die = die
        self.busy: tuple[int, ...] = (die,)  # with the dice whose effects led here (DS-RESOLVE-8)
        self.keep = keep
        self.reroll = False


class Context:
    """One ability being applied. "You" is `seat`; "that die", "that card" are the latest ones."""

    __slots__ = (
        "amount",
        "card",
        "cards",
        "cause",
        "characters",
        "code",
        "controller",
        "dice",
        "die",
        "g",
        "looked",
        "named",
        "opponent",
        "picked",
        "player",
        "resolution",
        "seat",
        "shown",
    )

    def __init__(
        self,
        g: Battle,
        seat: int,
        card: int = NOTHING,
        code: str = "",
        die: int = NOTHING,
        cause: Happening = NO_CAUSE,
    ) -> None:
        self.g = g
        self.seat = seat
        self.controller = seat  # of the source; stays when another player carries a part out
        self.card = card
        self.code = code or (g.codes[card] if card >= 0 else "")
        self.die = die
        self.cause = cause
        self.resolution: Resolution | None = None
        self.amount = 0  # what the effect before this one really did
        self.dice: tuple[int, ...] = ()
        self.shown: dict[int, int] = {}  # the face a die showed when it left the pool
        self.picked: tuple[int, ...] = ()  # dice chosen by the last Pick
        self.cards: Sequence[int] = ()
        self.characters: tuple[int, ...] = ()
        self.player = NOBODY
        self.opponent = NOBODY  # the one an effect was aimed at, while it is carried out
        self.looked: Sequence[int] = ()
        self.named = ""  # colour, number, symbol or subtype just declared
        if cause is not NO_CAUSE:
            self.recall(cause)

    def recall(self, cause: Happening) -> None:
        """Take "that" from what happened."""
        if cause.dice:
            self.dice = cause.dice
        elif cause.die >= 0:
            self.dice = (cause.die,)
        for die, face in zip(self.dice, cause.faces, strict=False):
            self.shown[die] = face
        if cause.card >= 0:
            self.cards = (cause.card,)
            self.characters = (cause.host if cause.host >= 0 else cause.card,)
        self.player = cause.target if cause.target >= 0 else cause.seat
        if cause.kind == "remove" and cause.seat != self.seat:
            self.player = cause.seat
        self.amount = cause.amount

    def keep_for(self, delayed: Delayed) -> None:
        """Store "that" with an effect armed for later."""
        delayed.dice = self.dice
        delayed.cards = tuple(self.cards)
        delayed.characters = self.characters
        delayed.player = self.player
        delayed.amount = self.amount

    def by(self, seat: int) -> Context:
        """Return the same ability as another player carries it out."""
        other = Context(self.g, seat, self.card, self.code, self.die)
        other.cause = self.cause
        other.controller = self.controller
        other.resolution = self.resolution
        self.share(other)
        return other

    def share(self, other: Context) -> None:
        """Tell another context what "that" is now."""
        other.amount = self.amount
        other.dice = self.dice
        other.shown = self.shown
        other.picked = self.picked
        other.cards = self.cards
        other.characters = self.characters
        other.player = self.player
        other.looked = self.looked
        other.named = self.named

    def focused(self, target: int) -> Context:
        """Return the same ability as it speaks of one character."""
        other = self.by(self.seat)
        other.characters = other.cards = (target,)
        return other
