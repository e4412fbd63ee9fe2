"""Runs a game's coroutines until somebody has to answer, chance pauses, or the match ends.

There are no rules in here. Between two steps the state alone is the game; within a step, what has
happened since is heard again from the story.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Final, Generic, TypeVar

from cantina.core.ask import AskAll, BaseAsk, Together
from cantina.core.asking import ANSWER, FORCED, Settled
from cantina.core.chance import Chance, Reveal
from cantina.core.checkpoints import Checkpoints, Snapshot, Vision
from cantina.core.event import Log
from cantina.core.fate import Fate
from cantina.core.game import Game, Step
from cantina.core.piece import State
from cantina.core.rng import Rng
from cantina.core.story import (
    ASIDE,
    CHANCE,
    Beat,
    Mismatch,
    Story,
)
from cantina.core.wire import Result

S = TypeVar("S", bound=State)

Decide = Callable[[BaseAsk[Any]], Settled | None]
"""Answers an ask that nobody opens; None: it is opened after all."""

DEALS: Final = 1000
"""How often hidden things are dealt until they fit what is asked."""


WAITING: Final = Fate(0, None, pauses=True)
"""What chance brings to those who only hear again: nothing."""


class Branch:
    """One seat's part in what is asked side by side."""

    __slots__ = ("coroutine", "result", "seat")

    def __init__(self, seat: int, coroutine: Coroutine[Any, Any, Any] | None) -> None:
        self.seat = seat
        self.coroutine = coroutine
        """None: a lone ask, whose answer is only in the story."""
        self.result: Any = None


def own_ask(request: object, seat: int) -> BaseAsk[Any]:
    """Return what a branch of a Together awaits: it may ask its own seat and nothing else."""
    if not isinstance(request, BaseAsk) or request.seat != seat:
        raise TypeError("a branch of a Together may only ask its own seat")
    return request


async def all_steps(
    steps: Mapping[str, Step[S]], state: S, story: Story, checkpoints: Checkpoints[S]
) -> None:
    """Take one step after the other until none follows; each begins at a checkpoint.

    One coroutine awaits them all, as a step that ends within it costs no exception. It knows
    nothing of the runner, or the two would be garbage that nobody finds at once.
    """
    passed = False
    while following := state.step:
        begun = steps[following](state)
        if isinstance(begun, str):
            state.step = begun
        else:
            if passed:
                checkpoints.passed = len(story.beats)
                if checkpoints.distance:  # what passed on at once is not gone back to
                    checkpoints.keep(checkpoints.passed, state)
            state.step = (await begun) or ""
        passed = True
        if checkpoints.has_hashes:
            checkpoints.compare(len(story.beats), state)
    checkpoints.passed = len(story.beats)
    if checkpoints.distance:
        checkpoints.keep(checkpoints.passed, state)


class Runner(Generic[S]):
    """A match on its way: its state, the coroutine that waits, and for whom."""

    def __init__(
        self,
        game: Game[S, Any, Any],
        story: Story,
        fate: Fate,
        checkpoints: Checkpoints[S],
        log: Log,
    ) -> None:
        self.game = game
        self.story = story
        self.fate = fate
        self.checkpoints = checkpoints
        self.log = log
        self.state: S = checkpoints.last.state
        self.open: dict[int, BaseAsk[Any]] = {}
        """The seats that have to answer, and what they are asked."""
        self.chance: Chance | None = None
        """Where chance pauses: what is to be drawn now."""
        self.branches: list[Branch] = []
        self.branch_index = 0
        """How many beats led to the branches."""
        self.result: Result | None = None
        self._steps = game.steps
        self._coroutine: Coroutine[Any, Any, Any] | None = None
        self._is_rebuilding = False

    # ------------------------------------------------------------------ beginning, going back

    def begin(self, state: S) -> None:
        """Begin with a state, telling what happens, and hear whatever lies ahead."""
        self.state = state
        state.tell_to(self.log)
        self._begin()
        self.run(None)

    def restart(self) -> None:
        """Go back to the last snapshot and hear in silence all that happened since."""
        snapshot = self.checkpoints.last
        self.close()
        self.state = snapshot.state.copy()
        self.branch_index = 0
        self.chance = None
        self.story.go_back(snapshot.index)
        self.checkpoints.passed = snapshot.index
        self._is_rebuilding = True
        self._begin()
        if snapshot.visions:
            self._imagine(snapshot)
        self._go_on()
        self._is_rebuilding = False
        self.state.tell_to(self.log)

    def close(self) -> None:
        """Stop: nobody is asked any more."""
        self._coroutine = None
        self.open = {}
        self.branches = []

    def _begin(self) -> None:
        """Set out from the state as it is: between two steps it alone is the game."""
        self._coroutine = all_steps(self._steps, self.state, self.story, self.checkpoints)

    def _imagine(self, snapshot: Snapshot[S]) -> None:
        """Hear what led to each vision, then deal what was hidden as it was dealt there."""
        story, fate, distance = self.story, self.fate, self.checkpoints.distance
        self.fate, self.checkpoints.distance = WAITING, 0
        for vision in snapshot.visions:
            self.story = Story(0, vision.lead)
            self._go_on()
            self._deal(vision)
        self.story, self.fate, self.checkpoints.distance = story, fate, distance
        self.branch_index = self.checkpoints.passed = snapshot.index

    def _deal(self, vision: Vision) -> None:
        """Deal what a seat cannot know, so that everybody can answer what is asked of them."""
        others = [ask for seat, ask in self.open.items() if seat != vision.seat]
        rng = Rng(vision.seed)
        for _ in range(DEALS):
            self.game.resample(self.state, vision.seat, rng)
            for ask in self.open.values():
                ask.look_again()
            if all(ask.answerable() for ask in others):
                return
        raise ValueError(f"{self.game.name} deals no world in which all can answer")

    def _go_on(self) -> None:
        """Take up a match where it waits and hear what lies ahead."""
        if self.chance is not None:
            request, self.chance = self.chance, None
            if self.story.ahead:
                self.run(self.story.hear_chance(request, self._told()))
            elif self.fate.pauses and not self.fate.forced:
                self.chance = request
            else:
                self.happen(self.fate.bring(request, self.story.number))
        elif self.branches:
            self._hear_branches()
            if not self.open:
                self.run(self._join())
        elif self.open:
            (ask,) = self.open.values()
            beat = self._reach(ask)
            if beat is not None:
                self.open = {}
                self.run(beat[3])
        else:
            self.run(None)

    # ------------------------------------------------------------------ running

    def take(self, seat: int, key: str, value: Any, decide: Decide | None = None) -> None:
        """Take an answer and run on."""
        self.story.beats.append((ANSWER, seat, key, value, self.log.count))
        self._continue(seat, value, decide)

    def play(self, decide: Decide) -> None:
        """Answer all that is asked from here on, until the end or until it declines to."""
        for seat, ask in list(self.open.items()):
            beat = self._reach(ask, decide)
            if beat is None:
                return
            self._continue(seat, beat[3], decide)

    def happen(self, value: Any) -> None:
        """Let this outcome happen where chance pauses."""
        self.chance = None
        self.story.beats.append((CHANCE, -1, value, value, self.log.count))
        self.run(value)

    def _continue(self, seat: int, value: Any, decide: Decide | None) -> None:
        """Give an answer to whoever awaits it."""
        if not self.branches:
            self.open = {}
            self.run(value, decide)
            return
        del self.open[seat]
        for branch in self.branches:
            if branch.seat == seat:
                self._run_branch(branch, value, decide)
        if not self.open:
            self.run(self._join(), decide)

    def run(self, value: Any, decide: Decide | None = None) -> None:
        """Run until somebody has to answer, chance pauses, or the match ends."""
        coroutine, story, fate = self._coroutine, self.story, self.fate
        beats, log = story.beats, self.log
        while coroutine is not None:
            try:
                request = coroutine.send(value)
            except StopIteration:
                self._coroutine = None
                break
            if isinstance(request, BaseAsk):
                if decide is None:
                    beat = story.hear_plain(request.seat) if story.ahead else None
                    if beat is None:
                        beat = self._reach(request)
                    if beat is None:
                        self.open = {request.seat: request}
                        return
                    value = beat[3]
                else:  # a playout, in which nothing is heard again and nothing opened
                    settled = decide(request)
                    if settled is None:
                        self.open = {request.seat: request}
                        return
                    kind, key, value = settled
                    beats.append((kind, request.seat, key, value, log.count))
            elif isinstance(request, Chance):
                if story.ahead:
                    value = self.story.hear_chance(request, self._told())
                elif fate.pauses and not fate.forced:
                    self.chance = request
                    return
                else:
                    value = fate.bring(request, story.moment + len(beats))
                    beats.append((CHANCE, -1, value, value, log.count))
            elif isinstance(request, Reveal):
                self.story.hear_reveal(self.log.count)
                value = None
            elif isinstance(request, Together):
                self._fork(request, decide)
                if self.open:
                    return
                value = self._join()
            else:
                raise TypeError(f"a rule awaited {request!r}, which a table does not know")
        if story.ahead:
            raise Mismatch(len(story.beats), "the match is over here")
        if self.result is None:
            self.result = self.game.result(self.state)

    def _reach(self, ask: BaseAsk[Any], decide: Decide | None = None) -> Beat | None:
        """Return the beat that answers this ask: heard again, decided or forced; None: open it."""
        if self.story.ahead:
            return self._hear(ask)
        if decide is not None:
            settled = decide(ask)
        else:
            # a table that is rebuilt was waiting here, so nobody needs to look at the options
            settled = None if self._is_rebuilding else ask.forced()
        if settled is None:
            return None
        beat = (settled[0], ask.seat, settled[1], settled[2], self.log.count)
        self.story.beats.append(beat)
        return beat

    # ------------------------------------------------------------------ hearing again

    def _told(self) -> int | None:
        """Return how many events were told; None in silence, where each beat says it itself."""
        return None if self._is_rebuilding else self.log.count

    def _hear(self, ask: BaseAsk[Any]) -> Beat | None:
        """Return the beat ahead that answers this ask; None: it is still open."""
        story = self.story
        while story.ahead and story.ahead[-1][0] == ASIDE:
            self._hear_aside()
        if not story.ahead:
            return None
        kind, seat, _, _, _ = story.ahead[-1]
        if seat != ask.seat or kind > FORCED:
            if self.branches:
                return None
            what = f"seat {ask.seat + 1} is asked {ask.prompt_text().id} here"
            raise Mismatch(len(story.beats), what)
        if self.branches and kind == ANSWER:
            return None
        return story.hear_answer(ask, self._told())

    def _hear_aside(self) -> None:
        """Do again what a seat did outside its asks."""
        beat = self.story.ahead.pop()
        self.game.hear(self.state, beat[1], beat[2])
        self.story.beats.append(beat)

    def _hear_branches(self) -> None:
        """Take the answers ahead that go to open branches."""
        story = self.story
        while self.open and story.ahead:
            kind, seat, _, _, _ = story.ahead[-1]
            if kind == ASIDE:
                self._hear_aside()
                continue
            waiting = self.open.get(seat)
            if waiting is None or kind > FORCED:
                raise Mismatch(len(story.beats), "an answer of a waiting seat comes here")
            value = story.hear_answer(waiting, self._told())[3]
            del self.open[seat]
            for branch in self.branches:
                if branch.seat == seat:
                    self._run_branch(branch, value, None)

    # ------------------------------------------------------------------ side by side

    def _fork(self, request: Together[Any], decide: Decide | None) -> None:
        """Start all branches, then hear the answers that lie ahead."""
        self.branch_index = len(self.story.beats)
        self.branches = [Branch(seat, coroutine) for seat, coroutine in request.branches]
        if isinstance(request, AskAll):
            for branch, ask in zip(self.branches, request.asks, strict=True):
                beat = self._reach(ask, decide)
                if beat is None:
                    self.open[ask.seat] = ask
                else:
                    branch.result = beat[3]
        else:
            for branch in self.branches:
                self._run_branch(branch, None, decide)
        if self.story.ahead:
            self._hear_branches()

    def _run_branch(self, branch: Branch, value: Any, decide: Decide | None) -> None:
        """Run one seat's branch until it waits or is done; a lone ask is done when answered."""
        coroutine = branch.coroutine
        if coroutine is None:
            branch.result = value
            return
        while True:
            try:
                request = coroutine.send(value)
            except StopIteration as stop:
                branch.result = stop.value
                return
            ask = own_ask(request, branch.seat)
            beat = self._reach(ask, decide)
            if beat is None:
                self.open[branch.seat] = ask
                return
            value = beat[3]

    def _join(self) -> list[Any]:
        """End what is asked side by side: everybody's answers come to light."""
        results = [branch.result for branch in self.branches]
        shared = len(self.branches) > 1
        self.branches = []
        if shared:
            self.story.hear_reveal(self.log.count)
        return results

    def secret_answers(
        self, since: int, seat: int | None
    ) -> tuple[list[Beat], list[Beat], list[int]]:
        """Tell what led here apart from what is still secret: a seat's own answers, who else's.

        A branch with rules of its own keeps its answers in the state, where `resample` deals them
        again; the lone answers of an AskAll are only in the story.
        """
        beats = self.story.beats
        alone = {branch.seat for branch in self.branches if branch.coroutine is None}
        if not alone:
            return beats[since:], [], []
        lead, answers = beats[since : self.branch_index], list[Beat]()
        for beat in beats[self.branch_index :]:
            (lead if beat[0] == ASIDE else answers).append(beat)
        own = [beat for beat in answers if beat[1] == seat]
        return lead, own, sorted(alone - self.open.keys() - {seat})
