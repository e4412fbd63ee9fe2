"""A second reader: the official English text as a tree of our words, or Unread.

It knows the common turns of phrase and refuses everything else; what it reads is compared with the
trees that people wrote, and offered for review where nobody has yet.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from cantina.games.destiny.cards import vocabulary as v
from cantina.games.destiny.cards.vocabulary import (
    ACTION,
    CLAIM,
    HOST,
    OPPONENT,
    POWER_ACTION,
    SPECIAL,
    THIS_DIE,
    YOU,
    Ability,
    Cards,
    CardType,
    Keyword,
    Limit,
)
from official.conditions import condition
from official.effects import effects
from official.nouns import Text, Unread
from official.values import value_of

ALL_KEYWORDS = {keyword.value for keyword in Keyword}
USES = {"special": SPECIAL, "action": ACTION, "power action": POWER_ACTION, "claim": CLAIM}


class Reading(NamedTuple):
    """What was read of a card."""

    keywords: tuple[Keyword, ...]
    only_on: Any
    only_if: Any
    abilities: tuple[Any, ...]


def read(written: str, card: CardType) -> Reading:
    """Read a whole card, or raise Unread with the place where the reading stopped."""
    keywords: list[Keyword] = []
    only_on = only_if = None
    abilities: list[Any] = []
    for line in written.lower().splitlines():
        plain = line.rstrip(". ")
        if all(word in ALL_KEYWORDS for word in plain.split(". ")):
            keywords += [Keyword(word) for word in plain.split(". ")]
            continue
        if match := re.fullmatch(r"(.*)\bcharacter only", plain):
            only_on = Text(match[1] + "character", card).thing(v.ANYONE, {})
        elif plain == "modify vehicle support":
            only_on = Cards(types=(CardType.SUPPORT,), subtypes=(v.Subtype.VEHICLE,))
        elif match := re.fullmatch(r"play only if (.*)", plain):
            only_if = condition(Text(match[1], card), whole=True)
        elif match := re.fullmatch(r"to play, spot an? (.*)", plain):
            only_if = v.There(Text(match[1], card).thing(YOU, {}))
        else:
            try:
                abilities.append(ability(line.strip(), card))
            except (TypeError, ValueError, AttributeError) as wrong:
                raise Unread(f"{line}: {wrong}") from wrong
    return Reading(tuple(keywords), only_on, only_if, tuple(abilities))


def ability(line: str, card: CardType) -> Any:
    """Read one line as an ability."""
    use = re.match(r"\[?(special|power action|action|claim)\]? [-–] ", line)
    if use is not None:
        return Ability(USES[use[1]], effects(Text(line[use.end() :], card)))
    if line.startswith(("after ", "before ")):
        return triggered(line, card)
    if card is CardType.EVENT:
        return Ability(v.Use.WHEN_PLAYED, effects(Text(line, card)))
    text = Text(line.rstrip(". "), card)
    found = building(text) or standing(text)
    if text.rest:
        raise Unread(text.rest)
    return found


def triggered(line: str, card: CardType) -> Ability:
    """Read "after something happens, ..."."""
    text = Text(line, card)
    frame = v.After if text.need("after|before")[0].startswith("after") else v.Before
    event = happening(text)
    limit = None
    if each := text.take("for the first time each (round|game)"):
        limit = Limit(each[1])
    text.take(r",")
    when = None
    if text.take("if"):
        when = condition(text)
        text.take(",")
    may = text.take("you may") is not None
    return Ability(frame(event), effects(text), when=when, may=may, limit=limit)


def happening(text: Text) -> Any:
    """Read what an ability waits for."""
    if text.take("you activate"):
        who = text.certain()
        if who is None:
            text.need("an?")
            who = text.thing(YOU, {})
        return v.Activates(who)
    if text.take("the action phase ends"):
        return v.ActionPhaseEnds()
    if text.take("attached character is activated"):
        return v.Activates(HOST, by=v.ANYONE)
    if text.take("an? die is turned"):
        text.seen_die = True
        return v.Turned(v.Dice())
    if text.take("an opponent activates an? character"):
        return v.Activates(Cards(OPPONENT, (CardType.CHARACTER,)), by=OPPONENT)
    if text.take("you play"):
        what = text.certain()
        if what is None:
            text.need("an?")
            what = text.thing(YOU, {})
            text.seen_card = False
        on = text.certain() if text.take("on(?! an? )") else None
        if on is None and text.take("on an?"):
            on = text.cards(v.ANYONE)
            text.seen_card = False
            return v.Plays(what, on=on)
        text.cards_before += on is None and what is not v.THIS
        return v.Plays(what, on=on)
    if text.take("you claim the battlefield"):
        return v.ClaimsBattlefield()
    if text.take("you resolve this die"):
        return v.Resolves(THIS_DIE)
    if rolled := text.take("you roll this die( into your pool)?"):
        text.seen_die = True
        return v.Rolls(THIS_DIE, into_pool=bool(rolled[1]))
    if text.take("you play"):
        raise Unread(text.rest)
    if text.take("you take an action"):
        return v.TakesAction()
    if text.take("setup"):
        return v.SetUp()
    who = text.certain()
    if who is None:
        if text.take("one of your"):
            who = text.thing(YOU, {})
        elif text.take("an opponent's"):
            who = text.thing(OPPONENT, {})
        else:
            text.need("an?")
            who = text.thing(v.ANYONE, {})
        text.seen_card = False
    if text.take("is defeated"):
        return v.Defeated(who)
    if text.take("is dealt (?:1 or more )?damage"):
        return v.DealtDamage(who)
    if text.take("takes (?:1 or more )?damage"):
        return v.TakesDamage(who)
    if text.take("gains 1 or more shields"):
        return v.GainsShields(who)
    raise Unread(text.rest)


# --- what stands -------------------------------------------------------------------------------


def standing(text: Text) -> Any:
    """Read what holds while a card is in play."""
    if text.take("you cannot play"):
        cards = Cards(**text.adjectives())
        text.need("on this character")
        return v.Standing(v.CannotPlayOn(cards))
    if text.take("the x on this die is equal to|x is equal to"):
        return v.Inherent(v.XIs(value_of(text)))
    if text.take("you may resolve the modifier sides of this die to modify any symbol"):
        return v.Inherent(v.ModifiesAny())
    if more := text.take(r"you start the game with (\d+) additional resources?"):
        return v.Standing(v.StartsWithMore(int(more[1])))
    if wide := text.take("damage dealt by this die( or by dice it modifies)? is unblockable"):
        return v.Standing(v.DamageUnblockable(bool(wide[1])))
    if text.take("while you control (?:the|this) battlefield,"):
        return v.Standing(standing(text).rule, v.ControlBattlefield())
    if text.take("while(?= this upgrade is (?:attached to|on))"):
        when = condition(text)
        text.need(",")
        return v.Standing(standing(text).rule, when)
    if less := text.take(r"decrease the resource cost on this die by (\d+)"):
        when = condition(text) if text.take("while") else None
        return v.Standing(v.DieCostsLess(int(less[1]), THIS_DIE), when)
    if text.take("the cost of the first"):
        cards = text.cards(YOU)
        less = text.need(r"you play each round is decreased by (\d+)")
        return v.Standing(v.CostChanges(-int(less[1]), cards, first_each_round=True))
    if text.take("each of your|your"):
        return v.Standing(of_all(text, text.thing(YOU, {})))
    who = v.THIS if text.take("it(?= has)") else text.certain()
    if who is not None and (
        word := text.take("(?:has|gains) (?:the )?(ambush|guardian|redeploy)(?: keyword)?")
    ):
        return v.Standing(v.HasKeyword(Keyword(word[1]), who))
    if who is HOST and (more := text.take(r"has ([+-]\d+) health")):
        return v.Standing(v.MoreHealth(int(more[1]), HOST))
    if who is HOST and text.take("is elite"):
        return v.Standing(v.IsElite())
    if who is v.THIS and text.take("can be activated"):
        return v.Standing(v.CanBeActivated())
    raise Unread(text.rest)


def of_all(text: Text, cards: Any) -> Any:
    """Read what all such cards have."""
    if word := text.take("ha(?:ve|s) (?:the )?(ambush|guardian|redeploy)(?: keyword)?"):
        return v.HasKeyword(Keyword(word[1]), cards)
    if more := text.take(r"ha(?:ve|s) \+(\d+) health"):
        return v.MoreHealth(int(more[1]), cards)
    if more := text.take(r"can have (?:1|one) additional (upgrade|shield)"):
        return v.MoreUpgrades(1, cards) if more[1] == "upgrade" else v.MoreShields(1, cards)
    raise Unread(text.rest)


def building(text: Text) -> Any:
    """Read what counts while the deck is built."""
    if most := text.take(r"you can include up to (\d+) copies of this \w+ in your deck"):
        return v.Building(v.CopiesAllowed(int(most[1])))
    if text.take("you can include(?! up to)"):
        cards = text.cards(v.ANYONE)
        text.need("in your deck")
        return v.Building(v.MayInclude(cards))
    return None
