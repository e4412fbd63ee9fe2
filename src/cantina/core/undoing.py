"""Taking an answer back: how far a story can be gone back in, and what is left of it then."""

from __future__ import annotations

from typing import Final

from cantina.core.problem import Problem
from cantina.core.story import ANSWER, ASIDE, CHANCE, REVEAL, Beat, Story
from cantina.core.text import Text, text

NO_UNDO: Final = {
    CHANCE: text("core-no-undo-chance"),
    ASIDE: text("core-no-undo-aside"),
    REVEAL: text("core-no-undo-reveal"),
}
"""What nobody can go back past, and why."""
NOTHING: Final = text("core-no-undo-nothing")


class CannotUndo(Problem):
    """Why an answer cannot be taken back."""


def why_not(story: Story, seat: int, side_by_side: int | None) -> Text | None:
    """Say why a seat's last answer cannot be taken back; None if it can.

    Answers given side by side, from a place in the story on, can be taken back one by one.
    """
    reason: Text | None = None
    beats = story.beats
    for index in range(len(beats) - 1, -1, -1):  # a server asks this for every seat at every move
        kind = beats[index][0]
        if kind == ANSWER and beats[index][1] == seat:
            return None if side_by_side is not None and index >= side_by_side else reason
        if kind in NO_UNDO:
            reason = NO_UNDO[kind]
    return NOTHING


def without_last(story: Story, seat: int, side_by_side: int | None) -> tuple[list[Beat], int]:
    """Return the beats without a seat's last answer, and how many events were told before it."""
    reason, index = why_not(story, seat, side_by_side), story.last_answer(seat)
    if reason is not None or index is None:
        raise CannotUndo(reason or NOTHING)
    beats, kept = story.beats, story.beats[:index]
    if side_by_side is not None and index >= side_by_side:
        kept += [beat for beat in beats[index + 1 :] if beat[1] != seat]
    return kept, beats[index][4]
