"""The kinds of word, and what they need to read well.

Every effect reports whether it was done in full and how much it did. "You" is the player who
carries it out: the controller of its source, or the player named by `As`. Dice, cards, characters
and the player that an effect last chose or touched are what `ThoseDice`, `ThatCard`,
`ThatCharacter` and `THAT_PLAYER` mean in the words after it (a character in play is never "that
card", a support in play is both; when none was found, they mean nothing). An effect first finds its
objects, by filters that still read the words before it, and then counts its amounts, which already
read its own objects.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache, reduce
from typing import Any, ClassVar

from cantina.core import cards as core
from cantina.core.cards import Word, walk
from cantina.core.text import Text, text
from cantina.games.destiny.asking import choose_player
from cantina.games.destiny.cards.players import Whose
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.state import Happening

SAYS = "ds-says"
"""What the messages of all words begin with."""


ALL = 99
"""As many as there are."""


Leaving = Mapping[str, bool]
"""The messages of "that die", "that card", "that character", and whether several are meant."""


class Effect(core.Effect[Scene], frozen=True):
    """Something that happens."""

    prefix: ClassVar[str] = SAYS

    def says(self) -> Text:
        """Read as its message, which is told a written number from a counted one."""
        return counted(super().says(), getattr(self, "n", None))

    def leaves(self) -> Leaving:
        """Return what "that" is after it, by its message: several (true) or one."""
        left: dict[str, bool] = {}
        for name in self.__struct_fields__:
            part = getattr(self, name)
            if isinstance(part, core.Target):
                left.update(part.leaves())  # type: ignore[attr-defined]
        return left

    def says_after(self, left: Leaving) -> Text:
        """Read it after words that left several things behind: "those dice", not "that die"."""
        return in_number(self.says(), left)

    def exhausts_its_card(self) -> bool:
        """Say whether paying it as a cost exhausts the card it is printed on."""
        return False

    def needs_its_card_ready(self) -> bool:
        """Say whether it has such a cost."""
        return False

    def saves(self, scene: Scene) -> int:
        """Return by how much it lowers the cost of the card about to be played."""
        return 0

    def saves_on_die(self, scene: Scene) -> int:
        """Return by how much it lowers the cost of the die about to be resolved."""
        return 0


class Condition(core.Condition[Scene], frozen=True):
    """Something that holds or does not."""

    prefix: ClassVar[str] = SAYS

    def for_whom(self, scene: Scene) -> list[int]:
        """Return the opponents for whom it holds, clockwise; none if it names no opponent."""
        return []


async def meets(scene: Scene, condition: Condition | None, effect: Word) -> bool:
    """Test a condition where it is applied; whom it holds for is "that player" afterwards.

    Where it holds for several opponents and the effect speaks of that player, "you" choose
    (DS-FFA-10).
    """
    if condition is None:
        return True
    if not condition.holds(scene):
        return False
    opponents = condition.for_whom(scene)
    if len(opponents) > 1 and speaks_of_that_player(effect):
        prompt = text("ds-ask-opponent-for", card=scene.source_name())
        chosen = await choose_player(scene.g, scene.seat, prompt, opponents)
        assert chosen is not None
        scene.player = chosen
    elif opponents:
        scene.player = opponents[0]
    return True


@cache
def speaks_of_that_player(word: Word) -> bool:
    """Say whether a word means the player just found."""
    return any(part is Whose.THAT_PLAYER for part in walk(word))


class Value(core.Count[Scene], frozen=True):
    """A number counted when it is needed."""

    prefix: ClassVar[str] = SAYS


Amount = int | Value


class Rule(core.Rule, frozen=True):
    """Something that holds for as long as its ability does."""

    prefix: ClassVar[str] = SAYS
    silences: ClassVar[bool] = False  # it takes the abilities of its host away
    borrows: ClassVar[bool] = False  # it gives its card the abilities of others
    activates: ClassVar[bool] = False  # it lets its card be activated without a die
    reprices: ClassVar[bool] = False  # it changes what cards cost


class Event(Word, frozen=True):
    """Something that happens: what an After, Before or Instead ability waits for."""

    prefix: ClassVar[str] = f"{SAYS}-on"
    kinds: ClassVar[tuple[str, ...]] = ()
    """The happenings of the game it can be."""

    @abstractmethod
    def hears(self, scene: Scene, happening: Happening) -> bool:
        """Say whether a happening of its kind is what the words mean."""

    def told(self, tense: str) -> Text:
        """Read it as over ("after"), about to happen ("before") or prevented ("would")."""
        said = super().says()
        said.args["tense"] = tense
        return said

    def says(self) -> Text:
        return self.told("after")

    def listens_to(self) -> tuple[str, ...]:
        """Return the kinds of happening this one waits for."""
        return self.kinds


# --- sentences ----------------------------------------------------------------------------------


def counted(said: Text, amount: object) -> Text:
    """Tell a sentence a written number from a counted one, which it places differently."""
    if amount is not None:
        said.args["how"] = "number" if isinstance(amount, int) else "value"
    return said


def either(parts: Sequence[Text]) -> Text:
    """Put words side by side as alternatives."""
    return listed(parts, "ds-says-or")


def both(parts: Sequence[Text]) -> Text:
    """Put words side by side, all of them meant."""
    return listed(parts, "ds-says-and")


def listed(parts: Sequence[Text], last: str) -> Text:
    """Put words side by side, a comma between all but the last two."""
    *most, end = parts
    if not most:
        return end
    begun = reduce(lambda first, second: text("ds-says-list", first=first, second=second), most)
    return text(last, first=begun, second=end)


def rewritten(said: Text, change: Callable[[Text], Text]) -> Text:
    """Return a sentence with each sentence in it changed."""

    def part(argument: Any) -> Any:
        if isinstance(argument, Text):
            return rewritten(argument, change)
        return [part(one) for one in argument] if isinstance(argument, list) else argument

    return change(Text(said.id, {name: part(value) for name, value in said.args.items()}))


def as_subject(said: Text) -> Text:
    """Return the words for something of which a condition then speaks."""
    return Text(said.id, {**said.args, "role": "subject"})


def in_number(said: Text, left: Leaving) -> Text:
    """Say "those dice" for "that die" where several were left; a condition asks for one of them."""

    def change(one: Text) -> Text:
        dice = one.args.get("dice")
        if one.id == "ds-says-value-of" and isinstance(dice, Text) and dice.id.endswith("-all"):
            return Text("ds-says-value-of-all", one.args)  # DS-COMBINED-VALUE-1
        if not left.get(one.id):
            return one
        role = "one" if one.args.get("role") == "subject" else "all"
        return Text(f"{one.id}-{role}", {})

    return rewritten(said, change) if any(left.values()) else said


def about_another(said: Text) -> Text:
    """Return a command as it is told about another player who carries it out."""
    return rewritten(
        said,
        lambda one: Text(one.id, {**one.args, "person": "they"}) if "person" in one.args else one,
    )
