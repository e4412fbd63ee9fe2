"""The table: shows the open asks, takes answers, copies, imagines, undoes, reports the result.

It is put together from a story (what happened), a fate (what chance brings), checkpoints (what can
be gone back to) and a runner (the rules on their way); whoever plays needs only the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, Self, TypeVar

import msgspec

from cantina.core.ask import BaseAsk, Refused
from cantina.core.chance import Chance, raw_of
from cantina.core.checkpoints import Checkpoints, Snapshot, Vision
from cantina.core.event import NO_LOG, Log
from cantina.core.fate import Fate
from cantina.core.game import WITHDRAWN, Game
from cantina.core.hashing import state_hash
from cantina.core.piece import State, described
from cantina.core.playout import Playout, Policy, at_random
from cantina.core.problem import BadOptions
from cantina.core.registry import find_game, is_registered
from cantina.core.rng import Rng
from cantina.core.runner import Runner
from cantina.core.story import ASIDE, Beat, Story
from cantina.core.text import Text, text
from cantina.core.undoing import why_not, without_last
from cantina.core.wire import Event, OpenAsk, Option, Result

S = TypeVar("S", bound=State)


class Table(Generic[S]):
    """A match being played. Make one with `Table.start`, `Table.at` or `Record.replay`."""

    def __init__(
        self,
        game: Game[S, Any, Any],
        state: S,
        seats: int,
        *,
        options: Any,
        seed: int = 0,
        names: Sequence[str] = (),
        log: bool = True,
        snapshots: int = 1,
        hashes: bool = False,
        pause_on_chance: bool = False,
        script: Iterable[object] | None = None,
        beats: Iterable[Beat] = (),
        checks: dict[int, tuple[str, str]] | None = None,
        position: object = None,
        moment: int = 0,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.names = tuple(names) or tuple([f"seat-{seat + 1}" for seat in range(seats)])
        self.position = position
        """The state it started from, as JSON, when that was not the game's own beginning."""
        self.imagined = False
        """Whether it shows what a seat imagined, and not a match that is played."""
        self._story = Story(moment, beats)
        self._fate = Fate(seed, script, pause_on_chance)
        self._checkpoints = Checkpoints(Snapshot(0, state.copy()), snapshots, hashes, checks)
        self._log = Log() if log else NO_LOG
        self._runner = self._new_runner()
        self._runner.begin(state)

    def _new_runner(self) -> Runner[S]:
        return Runner(self.game, self._story, self._fate, self._checkpoints, self._log)

    # ------------------------------------------------------------------ starting

    @classmethod
    def start(
        cls,
        game: Game[S, Any, Any],
        seats: int | Sequence[str] = 2,
        options: Mapping[str, object] | msgspec.Struct | None = None,
        seed: int = 0,
        **settings: Any,
    ) -> Self:
        """Start a match from options, seats (a number or names) and a seed."""
        names = () if isinstance(seats, int) else tuple(seats)
        count = seats if isinstance(seats, int) else len(names)
        if options is None:
            options = game.default_options
        elif not isinstance(options, game.options_type):
            options = game.read_options(options)  # type: ignore[arg-type]
        game.check_seats(count)
        state = game.begin(options, count)
        return cls(game, state, count, options=options, seed=seed, names=names, **settings)

    @classmethod
    def at(cls, game: Game[S, Any, Any], state: S, *, seed: int = 0, **settings: Any) -> Self:
        """Start from a state: a described position, or a stored checkpoint."""
        if state.step and state.step not in game.steps:
            possible = ", ".join(game.steps)
            raise BadOptions(
                text("core-bad-step", game=game.name, step=state.step, possible=possible)
            )
        seats = game.player_count(state)
        options = settings.pop("options", None) or game.read_options()
        settings.setdefault("position", described(state))
        return cls(game, state, seats, options=options, seed=seed, **settings)

    # ------------------------------------------------------------------ looking

    @property
    def state(self) -> S:
        """Return the state as it is now; rules change it, nobody else."""
        return self._runner.state

    @property
    def result(self) -> Result | None:
        """Return how the match ended; None while it is played."""
        return self._runner.result

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._runner.result is not None

    @property
    def chance(self) -> Chance | None:
        """Return what is to be drawn now, in a table that pauses on chance."""
        return self._runner.chance

    @property
    def moment(self) -> int:
        """Return how many beats of the match came before the state this table started from."""
        return self._story.moment

    @property
    def number(self) -> int:
        """Return how many beats the match has; it names the moment."""
        return self._story.number

    @property
    def answered(self) -> int:
        """Return how many decisions seats have made here; forced answers are not decisions."""
        return self._story.answers()

    @property
    def waiting(self) -> tuple[int, ...]:
        """Return the seats that have to answer now."""
        waiting = self._runner.open
        return tuple(sorted(waiting)) if len(waiting) > 1 else tuple(waiting)

    @property
    def beats(self) -> list[Beat]:
        """Return all that happened since the table was set up; not to be changed."""
        return self._story.beats

    @property
    def checks(self) -> dict[int, tuple[str, str]]:
        """Return step and state hash of the checkpoints, by the number of beats before them."""
        return self._checkpoints.hashes

    @property
    def log(self) -> Sequence[Event]:
        """Return every event, whoever may see it."""
        return self._log.events

    @property
    def log_source(self) -> Log:
        """Return the log itself (used content, events)."""
        return self._log

    def ask(self, seat: int) -> BaseAsk[Any]:
        """Return the open ask of a seat as the rules made it."""
        found = self._runner.open.get(seat)
        if found is None:
            raise self._not_asked(seat)
        return found

    def asks(self, seat: int | None = None, explain: bool = False) -> list[OpenAsk]:
        """Return the open asks of a seat, or of all seats, as those seats see them."""
        return [
            ask.show(self._story.number, explain)
            for asked, ask in sorted(self._runner.open.items())
            if seat is None or asked == seat
        ]

    def view(self, seat: int | None = None) -> Any:
        """Return what a seat (None: a spectator) may know."""
        return self.game.view(self.state, seat)

    def views(self, seats: Sequence[int | None]) -> list[Any]:
        """Return what each of these seats may know."""
        return self.game.views(self.state, seats)

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """Return the events that a seat may read, from number `since` on."""
        return self._log.seen_by(seat, since)

    def told_before(self, seat: int) -> int:
        """Return how many events had been told when a seat last answered."""
        index = self._story.last_answer(seat)
        return 0 if index is None else self._story.beats[index][4]

    def fingerprint(self) -> str:
        """Return a hash of the state and of all that happened since its checkpoint."""
        since = self._checkpoints.passed
        tail = [(beat[0], beat[1], raw_of(beat[2])) for beat in self._story.beats[since:]]
        asked = [(seat, ask.prompt_text().id) for seat, ask in sorted(self._runner.open.items())]
        return state_hash(self.state, tail, asked, self._fate.base)

    # ------------------------------------------------------------------ playing

    def answer(self, seat: int, key: str) -> None:
        """Take an answer and run until the next ask or the end; Refused changes nothing."""
        ask = self._runner.open.get(seat)
        if ask is None:
            raise self._not_asked(seat)
        self._attempt(self._runner.take, seat, key, ask.take(key))

    def answer_at_random(self, rng: Rng) -> None:
        """Answer the first waiting seat's ask with a random option."""
        for seat, ask in self._runner.open.items():
            key, value = ask.draw(rng)
            self._attempt(self._runner.take, seat, key, value)
            return

    def play_out(
        self,
        rng: Rng,
        policy: Policy[S] | None = None,
        until: Callable[[S], bool] | None = None,
        limit: int | None = None,
    ) -> Result | None:
        """Answer everything until the match is over (or chance pauses): a playout.

        Answers are random, or those of a policy. It stops early before the first ask at which
        `until` says so of the state, or after `limit` answers.
        """
        runner = self._runner
        if policy is None and until is None and limit is None:
            decide = at_random(rng)
        else:
            decide = Playout(runner, rng, policy, until, limit).decide
        with self._checkpoints.keeping_none():
            self._attempt(runner.play, decide)
        return runner.result

    def asides(self, seat: int) -> list[Option]:
        """Return what a seat may do at any time, asked or not."""
        return self.game.interjections(self.state, seat) if self._takes_asides else []

    @property
    def _takes_asides(self) -> bool:
        return not self.over and bool(self._runner.open) and not self._runner.branches

    def interject(self, seat: int, key: str) -> None:
        """Let a seat do what the game allows at any time; Refused changes nothing.

        It answers nobody's question and delays none, but open options are looked at again.
        """
        if not self._takes_asides:
            raise Refused(text("core-refused-aside", key=key))
        told = self._log.count
        self.game.interject(self.state, seat, key)
        self._set_aside(seat, key, told)

    def withdraw(self, seat: int) -> bool:
        """Let a seat that gave up leave the match; False if a bot has to play on for it."""
        if self.over or not self._runner.open:
            return False
        told = self._log.count
        leaves = self.game.withdraw(self.state, seat)
        if leaves:
            self._set_aside(seat, WITHDRAWN, told)
        return leaves

    def _set_aside(self, seat: int, key: str, told: int) -> None:
        """Write down what a seat did outside its asks; open options are looked at again."""
        self._story.beats.append((ASIDE, seat, key, None, told))
        for ask in self._runner.open.values():
            ask.look_again()

    def happen(self, outcome: object) -> None:
        """In a table that pauses on chance: let this outcome happen."""
        request = self._runner.chance
        if request is None:
            raise ValueError("nothing is to be drawn now")
        self._runner.happen(request.parse(outcome))

    def reseed(self, seed: int) -> None:
        """Draw what comes from another seed (a server gives each move one of its own)."""
        self._fate.reseed(seed)

    def force(self, *outcomes: object) -> None:
        """Make the next chance outcomes these, in order (faces, cards or their keys)."""
        self._fate.forced.extend(outcomes)

    def force_no_more(self) -> bool:
        """Let chance decide from now on; say whether something was still forced."""
        was_forced = bool(self._fate.forced)
        self._fate.forced.clear()
        return was_forced

    def end(self, result: Result) -> None:
        """End the match by something outside the rules: a concession, a lost clock."""
        self._runner.close()
        self._runner.result = result

    def _not_asked(self, seat: int) -> Refused:
        if self.over:
            return Refused(text("core-refused-over"))
        waiting = ", ".join([str(other + 1) for other in sorted(self._runner.open)])
        return Refused(text("core-refused-seat", seat=seat + 1, waiting=waiting))

    def _attempt(self, move: Callable[..., None], *arguments: Any) -> None:
        """Make a move, or nothing of it: a fault in a rule leaves no half-made one behind."""
        count, told = len(self._story.beats), self._log.count
        forced = self._fate.forced.copy() if self._fate.forced else None
        try:
            move(*arguments)
        except Exception:
            self._fate.forced = forced or []
            self._hear_again(self._story.beats[:count], told)
            raise

    def _hear_again(self, beats: list[Beat], told: int) -> None:
        """Let only this have happened; the runner hears it from the latest snapshot on."""
        self._story.beats = beats
        self._checkpoints.go_back(len(beats))
        self._runner.result = None
        self._runner.restart()
        self._log.forget_since(told)

    # ------------------------------------------------------------------ copies

    def checkpoint(self) -> tuple[int, S]:
        """Return the last kept checkpoint: how many beats led to it, and a copy of its state."""
        last = self._checkpoints.last
        if last.visions:
            raise ValueError("an imagined table has no checkpoint before its next step")
        return self.moment + last.index, last.state.copy()

    def copy(self, pause_on_chance: bool | None = None) -> Table[S]:
        """Return an independent table at the same moment; its log is off."""
        self._checkpoints.keep_on()
        fate = self._fate.copy()
        if pause_on_chance is not None:
            fate.pauses = pause_on_chance
        new = self._twin(self._story.copy(), fate, self._checkpoints.copy())
        new.seed = self.seed
        new.position = self.position
        new.imagined = self.imagined
        new._take_up(self.result)
        return new

    def steady(self) -> None:
        """Let every thing that is rolled fall as it would at any other time; see `Fate.steady`."""
        self._fate.steady()

    def imagine(self, seat: int | None, rng: Rng) -> Table[S]:
        """Return a copy in which all that the seat cannot know, and all to come, is drawn again.

        It remembers nothing of how it came about: its story begins now.
        """
        self._checkpoints.keep_on()
        last = self._checkpoints.last
        lead, own, others = self._runner.secret_answers(last.index, seat)
        vision = Vision(lead, seat, rng.bits())
        seed = rng.bits()
        first = Snapshot(0, last.state, (*last.visions, vision))
        fate = Fate(seed, None, self._fate.pauses)
        checkpoints = Checkpoints(first, self._checkpoints.distance)
        new = self._twin(Story(self.number), fate, checkpoints)
        new.seed = seed
        new.position = None
        new.imagined = True
        new._take_up(self.result)
        for _, answering, key, value, _ in own:
            new._runner.take(answering, key, value)
        for other in others:
            new._runner.take(other, *new.ask(other).draw(rng))
        new._story.moment -= len(new._story.beats)
        return new

    def _twin(self, story: Story, fate: Fate, checkpoints: Checkpoints[S]) -> Table[S]:
        """Return a table of the same match with other parts; its log is off."""
        new: Table[S] = Table.__new__(Table)
        new.game = self.game
        new.seats = self.seats
        new.options = self.options
        new.names = self.names
        new._story = story
        new._fate = fate
        new._checkpoints = checkpoints
        new._log = NO_LOG
        new._runner = new._new_runner()
        return new

    def _take_up(self, result: Result | None) -> None:
        """Set a new runner to the moment the story tells of."""
        self._runner.restart()
        if result is not None:
            self.end(result)

    def __getstate__(self) -> dict[str, Any]:
        kept = self.__dict__.copy()
        del kept["_runner"]
        kept["result"] = self.result
        kept["game"] = self.game.name if is_registered(self.game) else self.game
        kept["_log"] = None if self._log is NO_LOG else self._log
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        result = kept.pop("result")
        self.__dict__.update(kept)
        if isinstance(self.game, str):
            self.game = find_game(self.game)
        self._log = self._log or NO_LOG
        self._story.beats = [*reversed(self._story.ahead)]
        self._story.ahead = []
        self._runner = self._new_runner()
        self._take_up(result)

    # ------------------------------------------------------------------ undo

    def undo(self, seat: int) -> None:
        """Go back to before the seat's last answer, unless chance or a reveal came since."""
        self._hear_again(*without_last(self._story, seat, self._side_by_side()))

    def no_undo(self, seat: int) -> Text | None:
        """Say why the seat's last answer cannot be taken back; None if it can."""
        return why_not(self._story, seat, self._side_by_side())

    def _side_by_side(self) -> int | None:
        """Return how many beats led to what seats answer side by side; None if they do not."""
        return self._runner.branch_index if self._runner.branches else None

    def has_answered(self, seat: int) -> bool:
        """Whether this table remembers an answer of a seat (one set up later knows fewer)."""
        return self._story.last_answer(seat) is not None
