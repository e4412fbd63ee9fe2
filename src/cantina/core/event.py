"""The log of a table: every visible happening, told once, filtered for whoever reads.

Events take more memory than the state of a match, and hardly anybody reads an older one again. So
all but the latest lie packed, and are unpacked for whoever asks for them.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from typing import Final, overload

import msgspec

from cantina.core.text import Text
from cantina.core.wire import Event

RULES: dict[tuple[str, ...], tuple[str, ...]] = {}
"""The rules behind what was ever told: the code names few, and all logs share them."""

PACK: Final = 16
"""So many events lie in one pack."""
LATEST: Final = 8
"""At least so many of the latest are not packed: somebody is about to read them."""

encoder: Final = msgspec.msgpack.Encoder()
decoder: Final = msgspec.msgpack.Decoder(list[Event])


class Events(Sequence[Event]):
    """What was told, the oldest first; to whoever reads it a list."""

    __slots__ = ("_latest", "_packs")

    def __init__(self) -> None:
        self._packs: list[bytes] = []
        self._latest: list[Event] = []

    def __len__(self) -> int:
        return PACK * len(self._packs) + len(self._latest)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and [*self] == [*other]

    def __iter__(self) -> Iterator[Event]:
        return iter(self._since(0))

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> list[Event]: ...
    def __getitem__(self, index: int | slice) -> Event | list[Event]:
        if isinstance(index, slice):
            start, stop, step = index.indices(len(self))
            return self._since(start)[: max(0, stop - start) : step] if step > 0 else [*self][index]
        place = index if index >= 0 else len(self) + index
        if not 0 <= place < len(self):
            raise IndexError(index)
        return self._since(place)[0]

    def _since(self, start: int) -> list[Event]:
        """Return the events from a place on; only the packs that hold some are opened."""
        opened = start // PACK
        if opened >= len(self._packs):
            return self._latest[start - PACK * len(self._packs) :]
        found: list[Event] = []
        for pack in self._packs[opened:]:
            found += decoder.decode(zlib.decompress(pack))
        return (found + self._latest)[start - PACK * opened :]

    def append(self, event: Event) -> None:
        """Add the next one; pack the oldest that are not packed yet, if there are enough."""
        latest = self._latest
        latest.append(event)
        if len(latest) == PACK + LATEST:
            self._packs.append(zlib.compress(encoder.encode(latest[:PACK])))
            del latest[:PACK]

    def forget_since(self, start: int) -> None:
        """Forget what was told from a place on."""
        kept = min(start // PACK, len(self._packs))
        self._latest = self._since(PACK * kept)[: start - PACK * kept]
        del self._packs[kept:]


class Log:
    """Collects events. The shared NO_LOG collects nothing, which is what playouts use."""

    __slots__ = ("count", "events", "used")

    def __init__(self) -> None:
        self.events = Events()
        self.count = 0
        """How many events were told."""
        self.used: set[str] = set()
        """Content that came into play; tests ask for all of it."""

    def add(
        self,
        text: Text,
        rules: tuple[str, ...],
        at: tuple[str, ...],
        turn: int,
        only: tuple[int, ...] | None,
    ) -> None:
        """Append an event."""
        rules = RULES.setdefault(rules, rules)
        self.events.append(Event(self.count, text, rules, at, turn, only))
        self.count += 1

    def forget_since(self, count: int) -> None:
        """Let only so many events have been told."""
        if count < self.count:
            self.events.forget_since(count)
            self.count = count

    def seen_by(self, seat: int | None, since: int = 0) -> list[Event]:
        """Return the events from number `since` on that a seat (None: a spectator) may read."""
        return [event for event in self.events[since:] if event.only is None or seat in event.only]


NO_LOG = Log()
