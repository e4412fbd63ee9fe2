"""What needs everybody's agreement: taking back a move, stopping the clocks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from cantina.server.protocol.messages import Proposal

ProposalKind = Literal["undo", "pause"]


class Proposals:
    """The one open proposal of a table, if there is one."""

    def __init__(self) -> None:
        self.kind: ProposalKind | None = None
        self.by: int | None = None
        self._agreed: set[int] = set()
        self._needed: set[int] = set()

    def open(self, kind: ProposalKind, by: int, needed: Iterable[int]) -> None:
        """Propose something; the proposer has agreed."""
        self.kind = kind
        self.by = by
        self._agreed = {by}
        self._needed = set(needed) - {by}

    def agree(self, seat: int) -> None:
        """Count a seat's consent."""
        self._agreed.add(seat)

    def is_asked(self, seat: int) -> bool:
        """Whether a seat's vote is awaited."""
        return self.kind is not None and seat in self._needed and seat not in self._agreed

    @property
    def is_agreed(self) -> bool:
        """Whether everybody has agreed."""
        return self.kind is not None and self._needed <= self._agreed

    def clear(self) -> None:
        """Drop the proposal."""
        self.kind = None
        self.by = None
        self._agreed = set()
        self._needed = set()

    def take_over(self, proposal: Proposal) -> None:
        """Show what another process says is proposed."""
        self.kind = proposal.kind
        self.by = proposal.by
        self._agreed = set(proposal.agreed)
        self._needed = set(proposal.needed)

    def show(self) -> Proposal:
        """Return it as everybody sees it."""
        return Proposal(self.kind, self.by, sorted(self._agreed), sorted(self._needed))
