"""What a game knows about playing it well; the levels and the search are made from it alone."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from itertools import islice
from typing import (
    Any,
    ClassVar,
    Final,
    Generic,
    NamedTuple,
    Protocol,
    TypeVar,
    runtime_checkable,
)

import msgspec

from cantina.bots.learned import FILE, Learned, read_learned
from cantina.core.game import AnyGame
from cantina.core.piece import State
from cantina.core.places import game_folder
from cantina.core.rng import Rng
from cantina.core.window import Glimpse

S = TypeVar("S", bound=State)

DOUBT: Final = 0.5
"""Standard errors by which an answer has to be better than the policy's own."""
MOST_ANSWERS: Final = 40
"""So many answers of a question are looked at where a game does not choose among them."""


class Policy(Protocol):
    """Answers at once, without imagining anything."""

    def choose(self, window: Glimpse, /) -> str:
        """Return the key of the answer."""


@runtime_checkable
class Ranks(Protocol):
    """A policy that has an order of its own for the answers to some questions."""

    def ranking(self, window: Glimpse, /) -> list[str]:
        """Return answers, the best first; none where it has no order."""


@runtime_checkable
class Doubts(Protocol):
    """A policy that knows when it answered without a rule."""

    is_unsure: bool
    """Whether its latest answer was merely the first that was there."""


class Effort(msgspec.Struct, frozen=True):
    """How much a bot imagines before it answers; a deadline only cuts it short."""

    playouts: int
    """Worlds played for one decision, over all answers together."""
    breadth: int
    """Answers that are compared at most."""
    replies: int = 0
    """Answers compared at each question that comes up in a world; 0: common sense gives them."""
    answers: int = 0
    """Answers given in all these worlds, after which no more are begun; 0: however many."""
    sure: float = 0.0
    """Standard errors behind the best after which an answer is tried no more; 0: never."""


class Judgement(NamedTuple):
    """Where a playout may stop, and how likely a seat wins from there."""

    horizon: Callable[[Any, int], Callable[[Any], bool]]
    value: Callable[[Any, int], float]


class Mind(ABC, Generic[S]):
    """A game's policy, candidates, horizon and judgement. It keeps nothing of any match."""

    game: AnyGame
    normal: ClassVar[Effort] = Effort(playouts=8, breadth=8)
    """How far `normal` looks into what its policy has no rule for, or rules that are weak."""
    hard: ClassVar[Effort]
    ace: ClassVar[Effort]
    doubt: ClassVar[float] = DOUBT
    plays_by_judge: ClassVar[bool] = False
    """Whether `ace` judges by what was learned: only where that has won more matches."""

    @abstractmethod
    def policy(self, seed: int) -> Policy:
        """Return a player of common sense, who answers for `normal`."""

    def playing(self, seed: int) -> Policy:
        """Return who plays imagined worlds: the policy, or somebody quicker."""
        return self.policy(seed)

    def expert(self, effort: Effort, seed: int, manner: str) -> Policy | None:
        """Return who answers for `hard` and `ace` without worlds, where that is the better way."""
        return None

    def is_mastered(self, prompt: str) -> bool:
        """Say whether the expert alone answers a question well that the policy does not."""
        return False

    @abstractmethod
    def is_known(self, prompt: str) -> bool:
        """Say whether the policy alone answers a question well; others are looked into."""

    def is_settled(self, prompt: str, answer: str) -> bool:
        """Say whether the policy's answer needs no second look, if not all of a question's do."""
        return self.is_known(prompt)

    @abstractmethod
    def is_searched(self, prompt: str) -> bool:
        """Say whether a question is worth imagining what comes of its answers."""

    def is_looked_into(self, prompt: str) -> bool:
        """Say the same for `ace`, which has time for more questions."""
        return self.is_searched(prompt)

    def candidates(self, glimpse: Glimpse, first: str) -> list[str]:
        """Return answers worth comparing, the most promising first; `first` is the policy's."""
        every = islice(glimpse.answers(), MOST_ANSWERS)
        return [first, *[key for key in every if key != first]]

    def named(self, state: S, key: str) -> str:
        """Return what an answer is called in all worlds, if others hold other cards there."""
        return key

    def suppose(self, state: S, seat: int, rng: Rng) -> None:
        """Make likelier what was imagined of others' secret choices; it may be just anything."""

    @abstractmethod
    def horizon(self, state: S, seat: int) -> Callable[[S], bool]:
        """Return what says, before an ask, that a playout from here has come far enough."""

    @abstractmethod
    def value(self, state: S, seat: int) -> float:
        """Estimate how likely a seat wins (0 to 1), from what it may know of a state."""

    looks: Sequence[str] = ()
    """The names of what a learned judge looks at; a game without them has none."""

    def look(self, state: S, seat: int) -> list[float]:
        """Return the numbers a learned judge looks at, from what the seat may know of a state."""
        return []

    def near(self, state: S, seat: int) -> Callable[[S], bool]:
        """Return the horizon for a learned judge, which may see more in less."""
        return self.horizon(state, seat)

    def lesson(self, number: int) -> tuple[int, dict[str, Any]]:
        """Return how many play one of the matches that teach a judge, and with which options."""
        return 2, {}

    @property
    def written(self) -> Judgement:
        """Return the judgement that people wrote."""
        return Judgement(self.horizon, self.value)

    @property
    def best(self) -> Judgement:
        """Return the learned judgement, or what people wrote where nothing better was learned."""
        return self.written if self.learned is None else self.taught(self.learned)

    def taught(self, judge: Learned) -> Judgement:
        """Return the judgement of a learned judge."""
        return Judgement(self.near, lambda state, seat: judge.chance(self.look(state, seat)))

    @cached_property
    def learned(self) -> Learned | None:
        """Return the judge in the game's package, if it looks at what this mind looks at."""
        folder = game_folder(self.game.name)
        judge = None if folder is None else read_learned(folder / "bot" / FILE)
        return judge if judge is not None and judge.looks == tuple(self.looks) else None

    def amounts(self, state: S, seat: int) -> tuple[float, ...]:
        """Return what people would count for a seat, the more the better; see `reasons`."""
        return ()

    manners: ClassVar[Mapping[str, tuple[float, ...]]] = {}
    """Ways to play, by name: how much of a chance to win one more of each amount is worth."""

    reasons: Sequence[tuple[str, str]] = ()
    """Two messages for each amount: that an answer leads to more of it, and to less."""
