"""The story of a match: every answer, chance outcome, reveal and aside, in order.

A table that is rebuilt, copied or loaded hears its story again: the beats still to come lie
`ahead`, and become the past one by one as the rules ask for them.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import itemgetter
from typing import Any, Final

import msgspec

from cantina.core.asking import ANSWER, FORCED, BaseAsk, Refused
from cantina.core.chance import Chance, raw_of

CHANCE: Final = 2
REVEAL: Final = 3
ASIDE: Final = 4
"""Something a seat did outside its own asks while the table waited for an answer."""

__all__ = ["ANSWER", "ASIDE", "CHANCE", "FORCED", "REVEAL", "UNREAD", "Beat", "Mismatch", "Story"]

Beat = tuple[int, int, Any, Any, int]
"""Kind, seat, key (or outcome), value, number of events told before it."""

UNREAD: Final = msgspec.UNSET
"""The value of a beat that came from a file and is read when its ask or roll is reached."""

KIND: Final = itemgetter(0)
WITH_VALUE: Final = (ANSWER, FORCED, CHANCE)


class Mismatch(ValueError):  # noqa: N818
    """A beat that does not fit the rules it is heard under; `index` says which."""

    def __init__(self, index: int, what: str) -> None:
        super().__init__(what)
        self.index = index


def unread(beats: Iterable[Beat]) -> list[Beat]:
    """Return beats as a file holds them: by key; values are read when they are reached."""
    return [
        (kind, seat, raw_of(key), UNREAD if kind in WITH_VALUE else None, told)
        for kind, seat, key, _, told in beats
    ]


class Story:
    """What happened, and what is still to be heard again."""

    __slots__ = ("ahead", "beats", "moment")

    def __init__(self, moment: int = 0, ahead: Iterable[Beat] = ()) -> None:
        self.moment = moment
        """How many beats of the match came before the state its table started from."""
        self.beats: list[Beat] = []
        self.ahead: list[Beat] = list(ahead)
        """The next one lies last."""
        self.ahead.reverse()

    def __reduce__(self) -> tuple[Any, ...]:
        return Story, (self.moment, unread([*self.beats, *reversed(self.ahead)]))

    @property
    def number(self) -> int:
        """Return how many beats the match has; it names the moment."""
        return self.moment + len(self.beats)

    def answers(self) -> int:
        """Count the decisions of seats; forced answers are none."""
        return [*map(KIND, self.beats)].count(ANSWER)

    def copy(self) -> Story:
        """Return the same story, to go on differently."""
        new = Story.__new__(Story)
        new.moment = self.moment
        new.beats = self.beats[:]
        new.ahead = []
        return new

    def go_back(self, index: int) -> None:
        """Hear all from a place on again."""
        self.ahead += reversed(self.beats[index:])
        del self.beats[index:]

    def last_answer(self, seat: int) -> int | None:
        """Return the place of the seat's last answer, if it has given one."""
        for index in range(len(self.beats) - 1, -1, -1):
            beat = self.beats[index]
            if beat[0] == ANSWER and beat[1] == seat:
                return index
        return None

    # ------------------------------------------------------------------ hearing again

    def hear_plain(self, seat: int) -> Beat | None:
        """Take the answer ahead if it is this seat's and its value is known already."""
        beat = self.ahead[-1]
        if beat[1] != seat or beat[0] > FORCED or beat[3] is UNREAD:
            return None
        self.ahead.pop()
        self.beats.append(beat)
        return beat

    def hear_answer(self, ask: BaseAsk[Any], told: int | None) -> Beat:
        """Take the answer ahead; find its value if a file holds it by key only."""
        beat = self.ahead[-1]
        if beat[3] is UNREAD:
            kind, seat, key, _, told_then = beat
            try:
                value = ask.find(key)
            except Refused as refusal:
                raise Mismatch(len(self.beats), str(refusal)) from refusal
            beat = (kind, seat, key, value, told_then if told is None else told)
        self.ahead.pop()
        self.beats.append(beat)
        return beat

    def hear_chance(self, request: Chance, told: int | None) -> Any:
        """Take the outcome ahead."""
        beat = self.ahead[-1]
        kind, _, raw, value, told_then = beat
        if kind != CHANCE:
            raise Mismatch(len(self.beats), f"a {request.kind} comes here")
        if value is UNREAD:
            try:
                value = request.parse(raw)
            except ValueError as error:
                raise Mismatch(len(self.beats), str(error)) from error
            beat = (kind, -1, raw, value, told_then if told is None else told)
        self.ahead.pop()
        self.beats.append(beat)
        return value

    def hear_reveal(self, told: int) -> None:
        """Note that something came to light, or hear of it again."""
        if not self.ahead:
            self.beats.append((REVEAL, -1, "", None, told))
            return
        if self.ahead[-1][0] != REVEAL:
            raise Mismatch(len(self.beats), "something hidden is revealed here")
        self.beats.append(self.ahead.pop())
