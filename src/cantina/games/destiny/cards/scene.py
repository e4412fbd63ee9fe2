"""The scene of an ability: whose it is, on which card, what set it off, and what "that" is."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Any, ClassVar

from cantina.core import cards as core
from cantina.core.ask import Ask
from cantina.core.cards import Outcome
from cantina.core.text import Text, text
from cantina.games.destiny import facts
from cantina.games.destiny.asking import Now, at_card, at_die, choose_card, confirm
from cantina.games.destiny.state import NOBODY, NOTHING, Delayed, Duel, Happening

NO_CAUSE = Happening("")


class Resolution:
    """One die being resolved, with what abilities may still change about it."""

    __slots__ = ("busy", "die", "keep", "reroll")

    def __init__(self, die: int, keep: bool) -> None:
        self.die = die
        self.busy: tuple[int, ...] = (die,)  # with the dice whose effects led here (DS-RESOLVE-8)
        self.keep = keep
        self.reroll = False


class Scene(core.Scene):
    """One ability being applied. "You" is `seat`; "that die", "that card" are the latest ones."""

    resolution: Resolution | None = None
    led_here: tuple[int, ...] = ()  # cards whose abilities are using this one
    amount: int = 0  # what the effect before this one really did
    dice: tuple[int, ...] = ()
    picked: tuple[int, ...] = ()  # dice chosen by the last Pick
    picked_cards: Sequence[int] = ()  # cards chosen by the last PickCard
    taken: int = 0  # damage of the last Deal that was not blocked
    removed: tuple[int, ...] = ()  # dice that the last Remove removed
    blocked: int = 0  # damage of the last Deal that shields blocked
    cards: Sequence[int] = ()
    characters: tuple[int, ...] = ()
    player: int = NOBODY
    opponent: int = NOBODY  # the one an effect was aimed at, while it is carried out
    looked: Sequence[int] = ()
    named: str = ""  # colour, number, symbol or subtype just declared
    worth: int = 0  # the value that the last die was resolved for

    def __init__(
        self,
        g: Duel,
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
        self.shown: dict[int, int] = {}  # the face a die showed when it left the pool
        if cause is not NO_CAUSE:
            self.recall(cause)

    def at(self, card: int, code: str = "") -> Scene:
        """Apply what another card says; a die whose effect led there stays busy (DS-RESOLVE-8)."""
        there = Scene(self.g, self.seat, card, code)
        there.resolution = self.resolution
        there.led_here = (*self.led_here, self.card)
        return there

    # --- what "that" is -------------------------------------------------------------------------

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

    def touch_cards(self, found: Sequence[int]) -> None:
        """Make these cards what "that card" and "that character" mean from now on."""
        g = self.g
        kinds = {card: g.play[card].kind for card in found if card in g.play}
        others: Sequence[int] = found
        if "character" in kinds.values():
            others = tuple([card for card in found if kinds.get(card) != "character"])
        hosts = tuple([card for card in found if kinds.get(card) in ("character", "support")])
        if others or not found:
            self.cards = others
        if hosts or not found:
            self.characters = hosts
        if found:
            first = g.play.get(found[0])
            self.player = first.controller if first is not None else g.owners[found[0]]

    def touch_dice(self, found: Sequence[int]) -> None:
        """Make these dice what "those dice" means from now on."""
        self.dice = tuple(found)
        self.touch_player_of(found)

    def touch_player_of(self, dice: Sequence[int]) -> None:
        """Make the player of these dice "that player"."""
        if dice and dice[0] in self.g.dice:
            self.player = self.g.dice[dice[0]].controller

    def forget(self, card: int) -> None:
        """Count a card no longer among those just looked at, since it went elsewhere."""
        if isinstance(self.looked, list) and card in self.looked:
            self.looked.remove(card)

    def report(self, done: bool, amount: int) -> Outcome:
        """Report what an effect did, for "then", "to" and the amounts after it."""
        self.amount = amount
        return Outcome(done, amount)

    def did(self, amount: int) -> Outcome:
        """Report an effect that is done if it did anything at all."""
        return self.report(amount > 0, amount)

    def nothing(self) -> Outcome:
        """Report that nothing was done."""
        return self.report(False, 0)

    # --- the same ability otherwise -------------------------------------------------------------

    def by(self, seat: int) -> Scene:
        """Return the same ability as another player carries it out."""
        other = Scene.__new__(Scene)
        other.__dict__.update(self.__dict__)
        other.seat = seat
        other.opponent = NOBODY
        return other

    def share(self, other: Scene) -> None:
        """Tell another scene what "that" is now."""
        other.amount = self.amount
        other.dice = self.dice
        other.picked = self.picked
        other.picked_cards = self.picked_cards
        other.blocked = self.blocked
        other.taken = self.taken
        other.removed = self.removed
        other.cards = self.cards
        other.characters = self.characters
        other.player = self.player
        other.looked = self.looked
        other.named = self.named
        other.worth = self.worth

    def against(self, opponent: int) -> Scene:
        """Return the same ability as it is aimed at one opponent."""
        other = self.by(self.seat)
        other.opponent = opponent
        return other

    # --- asking ---------------------------------------------------------------------------------

    def source_name(self) -> Text:
        """Return the title of the card whose ability is applied."""
        return facts.code_name(self.code)

    def question(self, prompt: str) -> Text:
        """Return a question that names the card whose ability asks it."""
        return Text(prompt, {"card": self.source_name()})

    def choose_card(self, question: str, cards: Now, none: bool = False) -> Awaitable[int | None]:
        """Let whoever carries it out choose one of these cards; the question names the source."""
        return choose_card(self.g, self.seat, self.question(question), cards, none)

    async def confirm(self, effect: core.Effect[Any]) -> bool:
        """Ask whoever carries it out whether to do what the card says they may."""
        if self.g.declining:
            return False
        return await confirm(
            self.seat,
            lambda: text("ds-ask-may", card=self.source_name(), effect=effect.says()),
            lambda: self._place_of(effect),
            lambda: self._named_in(effect),
        )

    def _those(self, effect: core.Effect[Any], dice: bool) -> list[int]:
        """Return the dice or cards in play that an effect calls "that" before it finds others."""
        found: list[int] = []
        for word in core.walk(effect):
            if isinstance(word, Pointing):
                if not word.is_settled:
                    break
                if word.is_that and word.are_dice is dice:
                    found += [each for each in word.find(self) if each not in found]
        return [each for each in found if each in (self.g.dice if dice else self.g.play)]

    def _die_of(self, effect: core.Effect[Any]) -> str | None:
        """Return where the one die lies that an effect is about."""
        dice = self._those(effect, dice=True)
        return at_die(dice[0]) if len(dice) == 1 else None

    def _place_of(self, effect: core.Effect[Any]) -> str | None:
        """Return where the effect lies: on the die it is about, else on its card."""
        return self._die_of(effect) or (at_card(self.card) if self.card >= 0 else None)

    def _named_in(self, effect: core.Effect[Any]) -> Text | None:
        """Name what an effect calls "that", so that nobody has to remember it."""
        dice = [facts.die_text(self.g, die) for die in self._those(effect, dice=True)]
        cards = [facts.name(self.g, card) for card in self._those(effect, dice=False)]
        return text("ds-note-that", things=[*dice, *cards]) if dice or cards else None

    def open_choices(self, effects: Sequence[core.Effect[Any]]) -> list[int]:
        """Return all: any option may be chosen, even one that will do nothing (DS-CHOOSE-1)."""
        return list(range(len(effects)))

    async def choose(
        self, effects: Sequence[core.Effect[Any]], open_now: list[int], count: int
    ) -> list[int]:
        """Ask for one effect after the other."""
        left, chosen = list(open_now), []
        for _ in range(count):
            index = await Ask(
                self.seat,
                text("ds-ask-choose", card=self.source_name(), count=count),
                left[:],
                label=lambda index: effects[index].says(),
                at=lambda index: self._die_of(effects[index]),
                note=lambda index: self._named_in(effects[index]),
                rules=("DS-CHOOSE-1",),
            )
            left.remove(index)
            chosen.append(index)
        return chosen


class Pointing(core.Target[Scene, int], frozen=True):
    """Words for dice or cards, and whether they point back at some that were spoken of."""

    is_settled: ClassVar[bool] = False  # by the situation: nothing is left to choose
    is_that: ClassVar[bool] = False  # the ones spoken of, chosen or touched before
    are_dice: ClassVar[bool] = False
