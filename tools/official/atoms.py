"""The atoms of a card's text: what the official text and our sentence must both say.

Numbers, symbols, colours, types, subtypes, and the small words that change what a card does: may,
then, only, each, up to, until. An atom that the official text has is looked for in ours, and one
that ours has in the official text. What was looked at and found right lies in `reviewed.txt`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from cantina.games.destiny.terms import Subtype

NUMBER_WORDS = {"two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "half": "half"}

SAME_WORD = (
    "disrupt", "focus", "special", "blank",
    "red", "blue", "yellow", "gray", "hero", "villain", "neutral",
    "ambush", "guardian", "redeploy", "unique", "unblockable", "random", "elite",
    "battlefield", "event", "support", "downgrade", "plot", "deck", "discard pile",
    "power action", "claim|claimed|claiming", "reroll", "then", "any number",
    "ready|readies|readied", "heal", "draw", "odd|even", "highest|lowest",
)  # fmt: skip
"""What both call by the same word, alone or in the plural."""


class Phrase(NamedTuple):
    """What they say in one way and we in another; `hinted` in their text excuses ours too."""

    theirs: str
    ours: str
    hinted: str = ""


PHRASES = {
    "discard symbol": Phrase(
        r"\[discard\]", r"(showing|with|a|or|and) discard\b(?! pile| \d| one)"
    ),
    "die": Phrase(r"\b(die|dice)\b", r"\b(die|dice)\b", r"\b(die|dice|elite)\b"),
    "hand": Phrase(r"\bhands?\b", r"\bhands?\b(?! over| the battlefield)"),
    "melee": Phrase(r"\bmelee\b", r"\b(melee|any) damage\b", r"\b(melee|showing damage)\b"),
    "ranged": Phrase(r"\branged\b", r"\b(ranged|any) damage\b", r"\b(ranged|showing damage)\b"),
    "indirect": Phrase(
        r"\bindirect\b", r"\b(indirect|any) damage\b", r"\b(indirect|showing damage)\b"
    ),
    "resource": Phrase(
        r"\bresources?\b",
        r"\bresources?\b|(?<!paying )\bcosts?\b|\bricher\b|\bmore in each upkeep\b",
        r"\bresources?\b|\bcosts?\b|\bpay",
    ),
    "shield": Phrase(r"\bshields?\b", r"\bshields?\b", r"\bshields?\b|\bmove [^.]*damage from\b"),
    "mod": Phrase(r"\bmods?\b", r"\bmods?\b|\bits upgrades\b", r"\b(mods?|upgrades?)\b"),
    "only": Phrase(r"\bonly\b", r"\bonly\b", r"\bonly\b|\bmodify\b|\bto play, spot\b"),
    "upgrade": Phrase(
        r"\bupgrades?\b",
        r"\bupgrades?\b",
        r"\b(upgrade|weapon|equipment|abilit|mods?\b|title|attach)",
    ),
    "character": Phrase(
        r"\bcharacters?\b(?! dice| die| or upgrade d)",
        r"\bcharacters?\b|\bits bearer\b",
        r"\bcharacter|\bthis (card|die)\b|\bteam\b",
    ),
    "character die": Phrase(
        r"\bcharacter (die|dice|or upgrade d)",
        r"\bcharacter (die|dice)\b|\b(card|bearer|character) or its upgrades",
        r"\bcharacter (die|dice|(or|and) upgrade d)|\bof this die\b|\bsupport and mod d",
    ),
    "may": Phrase(
        r"\b(may|can)\b",
        r"\b(can|may|allowed|fits?)\b|\bmore actions?\b",
        r"\b(may|can|up to|either|additional actions?)\b",
    ),
    "cannot": Phrase(
        r"\b(cannot|can't|can not)\b",
        r"\b(cannot|can't|no \w+ \w+ of opponents can|stays?)\b",
        r"\b(cannot|can't|can not|do not|instead of|without|not remove)\b",
    ),
    "each": Phrase(
        r"(?<!for )(?<!first time )\b(each|all|every)\b(?! (round|game|turn|time))",
        r"\b(each|all|every|everybody)\b(?! (round|game|turn|time|with one symbol))",
    ),
    "up to": Phrase(
        r"\bup to\b|\bor (less|fewer|lower)\b|\bmaximum of\b",
        r"\b((?<!add )up to|at most|no more than|may hold)\b",
    ),
    "or more": Phrase(
        r"(?<!1 )(?<!one )\bor (more|higher|greater)\b|\bat least [2-9]",
        r"\bat least (?!1\b|one\b)",
    ),
    "until": Phrase(
        r"\buntil\b|\bfor the (rest|remainder)\b|\b(this|next) (round|phase|turn)\b",
        r"\buntil\b|\bfor the rest\b|\b(this|next|coming) (round|phase|turn)\b|\bthroughout\b",
    ),
    "instead": Phrase(
        r"\binstead\b(?! of remov)(?! of discard)", r"\binstead\b|\(or\b", r"\binstead\b"
    ),
    "after": Phrase(
        r"\bafter\b", r"\b(after|once|when|whenever)\b(?! (each|per|a) (round|game|turn))"
    ),
    "before": Phrase(r"\bbefore\b", r"\b(just before|would|before)\b", r"\b(before|would)\b"),
    "opponent": Phrase(
        r"\b(opponents?|enem(y|ies))\b", r"\b(opponents?|enem(y|ies)|that player)\b"
    ),
    "for free": Phrase(
        r"\bfor free\b|\bwithout (paying|spending)\b|\bignoring (its|their) cost",
        r"\bwithout paying\b|\bfree\b|\bunpaid\b",
    ),
    "first": Phrase(
        r"\bfirst (?!order)|\bonce (per|each)\b", r"\bfirst (?!order)|\bonce (each|per|a) \w+"
    ),
    "set aside": Phrase(
        r"\bset\b[^.]*\baside\b",
        r"\bset\b[^.]*\baside\b|\bset-aside\b",
        r"\bset\b.*\baside\b|\b(not being used|into your pool|brought to the game|elite)\b",
    ),
    "exhaust": Phrase(r"\bexh?aust", r"\bexhaust"),
    "spot": Phrase(
        r"\bspot\b",
        r"\bspot\b|\bthere (is|are) at least\b",
        r"\b(spot|if|while|one or more|have)\b",
    ),
    "reveal": Phrase(r"\breveals?\b", r"\breveals?\b|\bshow (it|them|at most|one)\b"),
    "while": Phrase(r"\bwhile\b(?! building)", r"\bas long as\b|\bwhile\b", r"\b(while|if)\b"),
}


def atoms() -> Iterator[tuple[str, Phrase]]:
    """Name every atom with its patterns."""
    for words in SAME_WORD:
        yield words.partition("|")[0], Phrase(rf"\b({words})s?\b", rf"\b({words})s?\b")
    for subtype in Subtype:
        if subtype not in (Subtype.MOVE, Subtype.MOD):  # a verb, too; said in other words
            name = subtype.value.replace("-", "[ -]")
            ending = rf"\b{name[:-1]}(y|ies)\b" if name.endswith("y") else rf"\b{name}s?\b"
            yield subtype.value, Phrase(ending, ending)
    yield from PHRASES.items()


@cache
def compiled() -> tuple[tuple[str, re.Pattern[str], re.Pattern[str], re.Pattern[str]], ...]:
    """Return the patterns, ready to be searched for."""
    return tuple(
        (
            atom,
            re.compile(phrase.theirs),
            re.compile(phrase.ours),
            re.compile(phrase.hinted or phrase.theirs),
        )
        for atom, phrase in atoms()
    )


def numbers(sentences: str) -> set[str]:
    """Return the numbers a text says, but 1, which is often only an article."""
    words = [NUMBER_WORDS.get(word, word) for word in re.findall(r"\d+|[a-z]+", sentences)]
    return {word for word in words if (word.isdigit() and word != "1") or word == "half"}


def differences(official: str, ours: str) -> list[str]:
    """Return `-may` for what ours lacks and `+may` for what only ours has, in a fixed order."""
    theirs, written = normal(official), normal(ours)
    found = [f"-{number}" for number in sorted(numbers(theirs) - numbers(written))]
    found += [f"+{number}" for number in sorted(numbers(written) - numbers(theirs))]
    for atom, said, our_words, hinted in compiled():
        says = bool(our_words.search(written))
        if said.search(theirs) and not says:
            found.append(f"-{atom}")
        elif says and not hinted.search(theirs):
            found.append(f"+{atom}")
    return found


TYPES = "character|upgrade|support|event|plot|downgrade|battlefield"


def normal(sentences: str) -> str:
    """Return a text in small letters, its symbols as words, what it calls itself as "this card"."""
    plain = sentences.lower().replace("’", "'").replace("[discard]", "showing [discard]")
    plain = re.sub(r"\blook at each card in\b", "look at", plain)
    plain = re.sub(rf"\b(this|attached) ({TYPES})('s)?(?! di[ec])\b", "this card", plain)
    plain = re.sub(r"\[\w+\] ?\d+", "", plain)
    return re.sub(r"\[(?!discard)([a-z]+)\]", r"\1", plain)
