"""What a person types at a terminal, turned into answers."""

from __future__ import annotations

from cantina.core.ask import Refused
from cantina.core.finding import finds
from cantina.core.fluent import writer
from cantina.core.languages import offered
from cantina.core.text import Text, text
from cantina.core.wire import OpenAsk

FORMS = {
    "pose": "cli-form-pose",
    "xws": "cli-form-xws",
    "slide": "cli-form-slide",
    "depth": "cli-form-depth",
    "number": "cli-form-number",
}
"""How a free answer is written, in words."""

NUMBERED = ("pose", "xws")
"""Forms of which a bare number is no example, so that it can pick a suggestion."""

NAMED = 4
"""So many options are named when typed words mean several."""


def how_many(ask: OpenAsk) -> Text:
    """Say how many options may be chosen."""
    if ask.least == ask.most:
        return text("web-ask-choose-exactly", count=ask.most)
    if ask.least == 0:
        return text("cli-play-many-or-none", most=ask.most)
    return text("web-ask-choose-between", least=ask.least, most=ask.most)


def takes_numbers(ask: OpenAsk) -> bool:
    """Whether options are picked by their numbers; a free answer may be a number itself."""
    return ask.kind != "free" or ask.form in NUMBERED


def free_hint(ask: OpenAsk) -> Text:
    """Say how a free answer is written."""
    form = Text(FORMS[ask.form]) if ask.form in FORMS else ask.form or ""
    if ask.form in NUMBERED:
        return text("cli-play-free-numbered", form=form)
    return text("cli-play-free", form=form)


def refusal(ask: OpenAsk, refused: Refused) -> Text:
    """Say why an answer is none; where only its form is wrong, how it is written."""
    if refused.reason.id == "core-refused-form":
        return free_hint(ask)
    if refused.reason.id == "core-refused-option":
        # the options are on the screen, in words
        return text("cli-play-no-option", key=refused.reason.args["key"])
    return refused.reason


def keys_for(ask: OpenAsk, entered: str) -> str:
    """Turn what a person typed (numbers, or a key) into the key of an answer."""
    if ask.kind == "free":
        if takes_numbers(ask) and entered.isdecimal() and 1 <= int(entered) <= len(ask.options):
            return ask.options[int(entered) - 1].key
        if not entered:
            raise Refused(free_hint(ask))
        return entered
    words = entered.replace(",", " ").split()
    if words and all(word.isdecimal() for word in words):
        numbers = [int(word) for word in words]
        if all(1 <= number <= len(ask.options) for number in numbers):
            if ask.kind == "one" and len(numbers) > 1:
                raise Refused(text("core-refused-count", count=len(numbers), least=1, most=1))
            return "+".join([ask.options[number - 1].key for number in numbers])
    if ask.kind == "many" and entered in ("", "-"):
        return "none"
    known = entered in [option.key for option in ask.options]
    if not known and all(word.isdecimal() for word in words):
        raise Refused(text("cli-play-number", most=len(ask.options)))
    return entered if known else named_in(ask, entered)


def named_in(ask: OpenAsk, typed: str) -> str:
    """Return the key of the option with these words, in whatever language they are typed."""
    found = [option for option in ask.options if is_named(option.label, typed)]
    if len(found) > 1:
        labels = [option.label for option in found[:NAMED]]
        raise Refused(text("cli-play-several", typed=typed, count=len(found), labels=labels))
    return found[0].key if found else typed


def is_named(label: Text, typed: str) -> bool:
    """Say whether a label holds the typed words in any of the languages."""
    return any(finds(typed, writer(language).write(label), language) for language in offered())
