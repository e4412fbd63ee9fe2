"""What a table notes beside the rules: who gave up, for whom a bot plays, whether it is paused."""

from __future__ import annotations

import msgspec

from cantina.server.match.happenings import Happening


class Notes(msgspec.Struct, frozen=True, kw_only=True):
    """The notes of one match at one moment."""

    next_event: int = 0
    """The number that the next event gets."""
    paused: bool = False
    conceded: frozenset[int] = frozenset()
    stand_ins: dict[int, str] = {}
    """The bots that play for people, by seat."""

    def after(self, happening: Happening) -> Notes:
        """Return the notes as they are once a happening has happened."""
        paused, conceded, stand_ins = self.paused, self.conceded, dict(self.stand_ins)
        seat = happening.seat
        if happening.kind in ("pause", "resume"):
            paused = happening.kind == "pause"
        elif happening.kind == "concede" and seat is not None:
            conceded |= {seat}
        elif happening.kind == "give_back" and seat is not None:
            stand_ins.pop(seat, None)
        if happening.bot is not None and seat is not None:
            stand_ins[seat] = happening.bot
        return Notes(
            next_event=self.next_event + len(happening.events),
            paused=paused,
            conceded=conceded,
            stand_ins=stand_ins,
        )
