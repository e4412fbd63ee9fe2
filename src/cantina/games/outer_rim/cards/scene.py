"""What an effect knows while it is performed: whose text it is and what set it off."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from cantina.core import cards as core
from cantina.core.text import text
from cantina.games.outer_rim import asking as ask
from cantina.games.outer_rim.cards.words import Effect
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.state import Galaxy

if TYPE_CHECKING:
    from cantina.games.outer_rim.printed import Reward


class Event(msgspec.Struct):
    """Something that happens and that abilities may answer to."""

    moment: Moment
    seat: int
    """Whose event it is: who rolls, delivers, wins, moves."""
    card: str = ""
    enemy: str = ""
    """combat: "patrol", "contact", "card" or "player"."""
    other: int = -1
    """The other player, if one takes part."""
    faction: str = ""
    space: str = ""
    skill: str = ""
    kind: str = ""
    """combat: "ground" or "ship"; damage: the same; bounty: "eliminate" or "capture"."""
    amount: int = 0
    reward: Reward | None = None
    """The reward about to be gained; an effect may put another one in its place."""
    prevented: bool = False
    """Set by an effect: no need to stop, not defeated, icon ignored, reroll granted."""
    turned: tuple[str, ...] = ()
    """Sides that it turned up by completing a goal; they do not answer it themselves."""


class Scene(msgspec.Struct, core.Scene):
    """The frame of an effect: the game, "you", the card it is printed on, the event."""

    g: Galaxy
    seat: int
    source: str = ""
    event: Event | None = None
    other: int = -1
    """The player an earlier part of the effect chose ("that player")."""

    def focused(self, target: int) -> Scene:
        """Return the same scene with another player as "that player"."""
        return msgspec.structs.replace(self, other=target)

    @property
    def that_player(self) -> int:
        """The player an earlier part of the text chose, maybe on the card that led here."""
        if self.other >= 0 or self.event is None:
            return self.other
        return self.event.other

    @property
    def job_is_over(self) -> bool:
        """Say whether a job of the player was decided: nothing more of it runs (OR-JOB-12)."""
        job = self.g.job
        return job is not None and job.seat == self.seat and job.status != ""

    def odds(self, effect: core.Effect[Any]) -> float | None:
        """Return the chance that the test or combat at the head of an effect is won."""
        if isinstance(effect, core.To):
            return self.odds(effect.effect)
        return effect.odds(self) if isinstance(effect, Effect) else None

    def confirm(self, effect: core.Effect[Any]) -> Awaitable[bool]:
        """OR-TIMING-2; the solo opponent declines whatever it may (OR-AI-DECIDE-1)."""
        return ask.may(
            self.g,
            self.seat,
            lambda: text("or-ask-may", effect=effect.says()),
            odds=lambda: self.odds(effect),
        )

    def confirm_with_a_loan(
        self, effect: core.Effect[Any], payable: Callable[[], bool]
    ) -> Awaitable[bool]:
        """Ask although the credits are missing: somebody may lend them meanwhile (OR-CREDITS-5)."""
        return ask.may_with_a_loan(
            self.g, self.seat, lambda: text("or-ask-may", effect=effect.says()), payable
        )

    def with_a_loan(self, possible: Callable[[], bool]) -> bool:
        """Say whether something impossible were possible if others lent all they can."""
        lent = ask.lendable(self.g, self.seat)
        if not lent:
            return False
        player = self.g.players[self.seat]
        player.credits += lent
        try:
            return possible()
        finally:
            player.credits -= lent

    def choices_with_a_loan(self, effects: Sequence[core.Effect[Any]]) -> list[int]:
        """Return which effects could be done if others lent all they can."""
        return [
            place
            for place, effect in enumerate(effects)
            if self.with_a_loan(partial(effect.can, self))
        ]

    async def choose(
        self, effects: Sequence[core.Effect[Any]], open_now: list[int], count: int
    ) -> Sequence[int]:
        """Ask for one of the effects that can be done."""
        possible = self.choices_with_a_loan(effects)
        lent = [place for place in possible if place not in open_now]
        chosen = await ask.choose(
            self.g,
            self.seat,
            "or-ask-choose",
            (lambda: self.open_choices(effects)) if lent else open_now,
            label=lambda place: effects[place].says(),
            odds=lambda place: self.odds(effects[place]),
            blocked=lambda: [
                ask.blocked_without_loan(str(place), effects[place].says())
                for place in lent
                if not effects[place].can(self)
            ],
            patient=bool(lent),
        )
        return (chosen,)
