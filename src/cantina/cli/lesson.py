"""A lesson or a puzzle at a terminal, on the whole screen or line by line."""

from __future__ import annotations

from rich.markup import escape

from cantina.cli.common import console, language, say
from cantina.cli.plain import LineSession
from cantina.cli.session import Session
from cantina.core.ask import Refused
from cantina.core.lessons import Classroom, Lesson, Mistake, next_of_solution
from cantina.core.rulebook import rulebook, rulebook_names
from cantina.core.text import Text, text
from cantina.core.undoing import CannotUndo


class LessonSession(Session):
    """A learner at one terminal; whoever else sits there answers as the lesson says."""

    def __init__(self, lesson: Lesson, is_puzzle: bool) -> None:
        self.room = Classroom(lesson)
        self.is_puzzle = is_puzzle
        super().__init__(self.room.table, [], None)
        self.humans = [lesson.learner]

    @property
    def over(self) -> bool:
        """Whether the lesson is done, or cannot be done any more."""
        return self.room.done or self.room.lost or self.table.over

    def asked(self) -> int | None:
        """Return the learner, who is asked as long as there is something to do."""
        return None if self.over else self.room.lesson.learner

    def give(self, seat: int, key: str) -> None:
        """Give an answer; a mistake is refused with the rule that explains it."""
        mistake = self.room.mistake_in(key)
        if mistake is not None:
            raise Refused(self.explained(mistake))
        self.room.answer(key)

    def explained(self, mistake: Mistake) -> Text:
        """Say what was taken back, and by which rule."""
        what = mistake.label or mistake.key
        return text("cli-learn-mistake", what=what, rule=self.paragraph(mistake.rule))

    def paragraph(self, rule: str) -> str:
        """Return a rule with its number."""
        game = self.table.game.name
        found = rulebook(game, language()).find(rule) if game in rulebook_names() else None
        return rule if found is None else f"{found.text} ({rule})"

    def take_back(self, seat: int) -> None:
        """Play the lesson again without its last answer."""
        if not self.room.answers:
            raise CannotUndo(text("core-no-undo-nothing"))
        again = Classroom(self.room.lesson)
        for key in self.room.answers[:-1]:
            again.answer(key)
        self.room, self.table = again, again.table

    def task(self) -> Text | None:
        """Return what is to do now."""
        if self.over:
            return None
        return self.room.lesson.steps[self.room.step].say

    def hint(self) -> Text:
        """Say what the solution does next, as long as it was followed."""
        asks = [] if self.over else self.table.asks(self.room.lesson.learner)
        found, _ = next_of_solution(self.room, asks)
        if found is None:
            return text("web-learn-hint-none")
        return text("web-learn-hint-move", what=found)

    def outcome(self) -> str:
        """Say whether it is done, and why that was it."""
        if not self.room.done:
            return say("cli-learn-lost")
        done = say("web-learn-solved" if self.is_puzzle else "web-learn-finished")
        why = self.room.lesson.why
        if why is None:
            return done
        return f"{done} {self.write.write(why.say)} {self.paragraph(why.rule)}"


class LineLesson(LessonSession, LineSession):
    """A lesson told and asked line by line."""

    def run(self) -> None:
        """Learn until it is done or the learner leaves."""
        console().print(say("cli-learn-keys"), style="dim")
        super().run()

    def close(self) -> None:
        """Say how it ended."""
        self.show_board(self.room.lesson.learner)
        console().print(f"\n[bold]{escape(self.outcome())}[/]")
