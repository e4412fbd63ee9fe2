"""Reading what a text speaks of: cards, dice, players, symbols, numbers."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from cantina.games.destiny.cards.vocabulary import (
    ANYONE,
    DAMAGE,
    HOST,
    ITS_CARD,
    MELEE_OR_RANGED,
    OPPONENT,
    THAT_CARD,
    THAT_CHARACTER,
    THAT_PLAYER,
    THIS,
    THIS_DIE,
    THOSE_DICE,
    YOU,
    Affiliation,
    AnyNumber,
    AtLeast,
    AtMost,
    Cards,
    CardType,
    Colour,
    Dice,
    Each,
    Exactly,
    Keyword,
    One,
    Several,
    Subtype,
    Symbol,
    UpTo,
    Whose,
    Zone,
)


class Unread(Exception):  # noqa: N818
    """A phrase this grammar does not know."""


BOUNDS: dict[str, type[AtMost | AtLeast | Exactly]] = {
    "less": AtMost,
    "lower": AtMost,
    "more": AtLeast,
    "higher": AtLeast,
}
NUMBERS = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "1": 1}
NUMBER = r"\d+|an?|one|two|three|four"
SYMBOLS = {symbol.word: symbol for symbol in Symbol} | {"discard": Symbol.DISCARD}
SYMBOL = "|".join(SYMBOLS)
SUBTYPES = {subtype.value: subtype for subtype in Subtype}
SUBTYPES |= {value.replace("-", " "): subtype for value, subtype in list(SUBTYPES.items())}
SUBTYPES |= {f"{value}s": subtype for value, subtype in list(SUBTYPES.items())}
SUBTYPES["abilities"] = Subtype.ABILITY
UPGRADE_SUBTYPES = {Subtype.WEAPON, Subtype.EQUIPMENT, Subtype.ABILITY, Subtype.TITLE}
TYPES = {kind.value: kind for kind in CardType} | {f"{kind.value}s": kind for kind in CardType}
COLOURS = {colour.value: colour for colour in Colour}


class Text:
    """What is left to read of one sentence, and what it spoke of so far."""

    def __init__(self, written: str, card: CardType) -> None:
        self.rest = written.strip()
        self.card = card
        self.seen_die = False
        self.seen_card = False
        self.seen_character = False
        self.seen_other = False
        self.forced = False  # an opponent is made to act: what is "theirs" is of "you" there

    def take(self, pattern: str) -> re.Match[str] | None:
        """Read a pattern off the front, and the blank behind it."""
        match = re.match(rf"(?:{pattern})(?![a-z])\s*", self.rest)
        if match is not None:
            self.rest = self.rest[match.end() :]
        return match

    def need(self, pattern: str) -> re.Match[str]:
        """Read what must come now."""
        match = self.take(pattern)
        if match is None:
            raise Unread(self.rest)
        return match

    def number(self) -> int:
        """Read a number."""
        word = self.need(NUMBER)[0].strip()
        return NUMBERS[word] if word in NUMBERS else int(word)

    # ------------------------------------------------------------------ symbols

    def symbols(self) -> tuple[Symbol, ...]:
        """Read "ranged damage", "damage ([ranged] or [melee])", "a blank ([blank])"."""
        if self.take(r"damage\s*\(\[?(?:ranged|melee)\]? or \[?(?:ranged|melee)\]?\)"):
            return MELEE_OR_RANGED
        if self.take(r"damage\s*\([^)]*indirect[^)]*\)") or self.take(r"damage(?! on)"):
            return DAMAGE
        found: list[Symbol] = []
        while True:
            self.take("an?")
            word = self.need(rf"\[?({SYMBOL})s?\]?(?: damage| symbol)?(?:\s*\(\[\w+\]\))?")
            found.append(SYMBOLS[word[1]])
            if not self.take(r",?\s*or(?= (?:an? )?\[?(?:" + SYMBOL + r")\b)"):
                return tuple(found)

    # ------------------------------------------------------------------ nouns

    def whose(self) -> Whose | None:
        """Read whose something is."""
        if self.take("your"):
            return YOU
        if self.take("opponents'"):
            return Whose.EACH_OPPONENT
        if self.take("(?:an|your) opponent's"):
            self.seen_other = True
            return OPPONENT
        if self.take(r"that (?:opponent|player)'s"):
            return THAT_PLAYER
        if self.take("their"):
            if not self.forced and not self.seen_other:
                raise Unread(self.rest)
            return YOU if self.forced else THAT_PLAYER
        return None

    def adjectives(self) -> dict[str, Any]:
        """Read colours, subtypes and the like before a noun."""
        found: dict[str, Any] = {}
        while True:
            other = self.take("other|another|different(?= di[ce]e?)")
            colour = None if other else self.take(r"non-(blue|red|yellow|gray)")
            if other:
                found["other"] = other[0].strip()
            elif colour:
                found["not_colours"] = (COLOURS[colour[1]],)
            elif plain := self.take(r"(blue|red|yellow|gray)"):
                found["colours"] = (COLOURS[plain[1]],)
            elif side := self.take("(hero|villain|neutral)"):
                found["affiliations"] = (Affiliation(side[1]),)
            elif self.take("damaged"):
                found["damage"] = AtLeast(1)
            elif unique := self.take("(non-)?unique"):
                found["unique"] = unique[1] is None
            elif state := self.take(
                "(exhausted|ready)(?= (?:blue |red |yellow )?(?:character|support|card|vehicle))"
            ):
                found["ready"] = state[1] == "ready"
            elif subtype := self.take(
                r"(non-)?(" + "|".join(sorted(SUBTYPES, key=len, reverse=True)) + ")"
            ):
                key = "not_subtypes" if subtype[1] else "subtypes"
                found[key] = (*found.get(key, ()), SUBTYPES[subtype[2]])
                if not self.take("or(?= (?:" + "|".join(SUBTYPES) + "))"):
                    continue
            else:
                return found

    def card_filter(self, of: Whose, found: dict[str, Any], where: dict[str, Any]) -> Cards:
        """Read the noun of cards and what is said behind it."""
        kinds: tuple[CardType, ...] = ()
        if noun := self.take("(character|upgrade|support|event|downgrade|plot)s?"):
            kinds = (CardType(noun[1]),)
            while more := self.take("or (upgrade|support|event|downgrade)s?"):
                kinds = (*kinds, CardType(more[1]))
        elif not self.take("cards?") and "subtypes" not in found:
            raise Unread(self.rest)
        elif set(found.get("subtypes", ())) & UPGRADE_SUBTYPES and "zone" not in where:
            kinds = (CardType.UPGRADE,)
        extra: dict[str, Any] = {}
        if cost := self.take(r"that costs (\d+) or (less|more)(?= from)"):
            extra["cost"] = (AtMost if cost[2] == "less" else AtLeast)(int(cost[1]))
        if zone := self.take("(?:from|in) your (hand or discard pile|hand|discard pile)"):
            of = YOU
            extra["zone"] = {
                "hand": Zone.HAND, "discard pile": Zone.DISCARD,
                "hand or discard pile": Zone.HAND_OR_DISCARD,
            }[zone[1]]  # fmt: skip
            if set(found.get("subtypes", ())) & UPGRADE_SUBTYPES:
                kinds = (CardType.UPGRADE,)
        if self.take("you have(?: in play)?"):
            of = YOU
        self.take("in play")
        if cost := self.take(r"that costs (\d+) or (less|more)"):
            extra["cost"] = (AtMost if cost[2] == "less" else AtLeast)(int(cost[1]))
        if self.take("that has an? bounty on (?:it|them)"):
            extra["bears_subtypes"] = (Subtype.BOUNTY,)
        if self.take("that has no mods"):
            extra["mods"] = Exactly(0)
        if self.take("that has an? downgrade on it"):
            extra["downgrades"] = AtLeast(1)
        if self.take("an opponent has"):
            of = OPPONENT
        if self.take("your opponents have"):
            of = Whose.EACH_OPPONENT
        if bound := self.take(
            r"(?:that has|with) (\d+|one|no) (or more )?(damage|shields?)(?: on (?:it|them))?"
        ):
            n = 0 if bound[1] == "no" else NUMBERS.get(bound[1]) or int(bound[1])
            key = "shields" if bound[3].startswith("shield") else "damage"
            extra[key] = AtLeast(n) if bound[2] else Exactly(n)
        if left := self.take(r"with (\d+) or less remaining health"):
            extra["remaining_health"] = AtMost(int(left[1]))
        if found.pop("other", None):
            attached = self.card in (CardType.UPGRADE, CardType.DOWNGRADE)
            alone = "not_host" if attached else "not_this"
            extra["not_that" if self.seen_card else alone] = True
        if keyword := self.take("with the (ambush|guardian|redeploy) keyword"):
            extra["keyword"] = Keyword(keyword[1])
        self.seen_card = True
        self.seen_character = self.seen_character or CardType.CHARACTER in kinds
        return Cards(of, kinds, **found, **extra)

    def die_filter(self, of: Whose, found: dict[str, Any]) -> Dice:
        """Read the noun of dice and what is said behind it."""
        if kind := self.take("(character|upgrade|support)(?= di[ce]e?)"):
            found["types"] = (CardType(kind[1]),)
        self.need("dice|die")
        if self.take("you have"):
            of = YOU
        if self.take("(?:showing|with) an? (?:resource )?cost"):
            found["has_cost"] = True
        elif self.take("showing an? modifier side"):
            found["modifier"] = True
        elif self.take("not showing"):
            found["not_shows"] = self.symbols()
        elif value := self.take(r"showing a value of (\d+)(?: or (less|lower|more|higher))?"):
            found["value"] = BOUNDS.get(value[2], Exactly)(int(value[1]))
        elif self.take("(?:showing|with)(?! the same| different)"):
            found["shows"] = self.symbols()
        other = found.pop("other", None)
        if other:
            before = self.seen_die or other == "different"
            found["not_that" if before else "not_this"] = True
        self.seen_die = True
        return Dice(of, **found)

    def thing(self, of: Whose, where: dict[str, Any]) -> Cards | Dice:
        """Read a noun with its adjectives: dice if it says so, cards otherwise."""
        found = self.adjectives()
        if re.match(r"(?:(?:character|upgrade|support) )?(?:dice|die)\b", self.rest):
            return self.die_filter(of, found)
        return self.card_filter(of, found, where)

    def cards(self, of: Whose) -> Cards:
        """Read a noun that must be cards."""
        found = self.thing(of, {})
        if isinstance(found, Dice):
            raise Unread(self.rest)
        return found

    def target(self) -> Any:
        """Read how many of what."""
        certain = self.certain()
        if certain is not None:
            return certain
        if self.take("all|each"):
            self.take("of")
            return Each(self.thing_of_somebody())
        if self.take("any number of"):
            return self.alike(AnyNumber(self.thing_of_somebody()))
        most = self.take("up to")
        another = self.take("another one of|another")
        if another and another[0].strip() == "another":
            what = self.thing(ANYONE, {})
            return One(self.but(what))
        n = 1 if another else self.count()
        self.take("of|different" if n > 1 else "of")
        what = self.thing_of_somebody()
        what = self.but(what) if another else what
        if most:
            return self.alike(UpTo(n, what))
        return One(what) if n == 1 else self.alike(Several(n, what))

    def thing_of_somebody(self) -> Cards | Dice:
        """Read a noun behind whose it is: of a player, or dice behind their character."""
        if owner := self.take(
            "(its|attached character's|that character's|this character's|his|her|their)"
            "(?= character (?:(?:or|and) upgrade )?dice)"
        ):
            on = self.bearer(owner[1])
            own = self.need("character (or|and)?(?: upgrade)? ?dice")
            found: dict[str, Any] = {} if own[1] else {"types": (CardType.CHARACTER,)}
            self.seen_die = True
            if self.take("showing(?! the same)"):
                found["shows"] = self.symbols()
            return Dice(on=on, **found)
        return self.thing(self.whose() or ANYONE, {})

    def dice_of_somebody(self) -> Dice:
        """Read a noun behind whose it is that must be dice."""
        found = self.thing_of_somebody()
        if isinstance(found, Cards):
            raise Unread(self.rest)
        return found

    def bearer(self, owner: str) -> Any:
        """Return the character whose dice are meant."""
        if owner == "attached character's":
            return HOST
        if owner == "that character's" or (owner in ("its", "their") and self.seen_card):
            return THAT_CHARACTER
        return HOST if self.card in (CardType.UPGRADE, CardType.DOWNGRADE) else THIS

    def alike(self, target: Any) -> Any:
        """Read that several things have something in common."""
        if self.take("showing the same symbol"):
            return msgspec.structs.replace(target, same_symbol=True)
        if self.take("that have the same title"):
            return msgspec.structs.replace(target, same_title=True)
        return target

    def but(self, what: Any) -> Any:
        """Return the same but the one that was spoken of."""
        alone = (
            "not_host" if self.card is CardType.UPGRADE and isinstance(what, Cards) else "not_this"
        )
        key = "not_that" if self.spoken(what) else alone
        return msgspec.structs.replace(what, **{key: True})

    def spoken(self, what: Any) -> bool:
        """Say whether another such thing was chosen before."""
        return self.dice_before > 0 if isinstance(what, Dice) else self.cards_before > 0

    dice_before = 0
    cards_before = 0

    def count(self) -> int:
        """Read a number, or the article that a possessive stands for."""
        if re.match(r"an opponent's|your opponent's|that opponent's|your\b|their\b", self.rest):
            return 1
        return self.number()

    def certain(self) -> Any:
        """Read "this die", "that character", "it"."""
        own = {
            CardType.UPGRADE: "this upgrade", CardType.SUPPORT: "this support",
            CardType.CHARACTER: "this character", CardType.PLOT: "this plot",
            CardType.EVENT: "this (?:event|card)", CardType.DOWNGRADE: "this downgrade",
        }.get(self.card, "this battlefield")  # fmt: skip
        if self.take("this die"):
            return THIS_DIE
        if self.take("attached (?:character|vehicle|support)(?!')") or (
            self.card in (CardType.UPGRADE, CardType.DOWNGRADE) and self.take("this character")
        ):
            return HOST
        if self.take(f"{own}|this card"):
            return THIS
        if self.take("that die|those dice|the die"):
            return THOSE_DICE
        if self.take("that character"):
            return ITS_CARD if self.seen_die and not self.seen_card else THAT_CHARACTER
        if self.take("that (?:card|upgrade|support|event|vehicle)"):
            return THAT_CARD
        if self.take("him|her"):
            return THIS
        if self.take("it|them"):
            if self.seen_die:
                return THOSE_DICE
            if self.cards_before:
                return THAT_CHARACTER if self.seen_character else THAT_CARD
            return HOST if self.card in (CardType.UPGRADE, CardType.DOWNGRADE) else THIS
        return None


def is_dice(target: Any) -> bool:
    """Say whether a target is made of dice."""
    return target in (THIS_DIE, THOSE_DICE) or isinstance(getattr(target, "what", None), Dice)
