"""How events, abilities and whole cards read."""

from __future__ import annotations

import msgspec

from cantina.core.text import Text, text
from cantina.games.destiny.cards.printing import (  # noqa: F401
    conditions,
    effects,
    flow,
    more_effects,
    nouns,
    rules,
)
from cantina.games.destiny.cards.printing.nouns import cards, dice, player
from cantina.games.destiny.cards.printing.printer import Printer, says
from cantina.games.destiny.cards.vocabulary import events as on
from cantina.games.destiny.cards.vocabulary import frames
from cantina.games.destiny.cards.vocabulary.nodes import Effect, Event, Node
from cantina.games.destiny.cards.vocabulary.selectors import Cards, Dice, Whose
from cantina.games.destiny.printed import Card

AFTER = "after"
BEFORE = "before"
WOULD = "would"


# --- events ------------------------------------------------------------------------------------


def event_text(p: Printer, event: Event, tense: str) -> Text:
    """Print an event as over, about to happen, or prevented."""
    match event:
        case on.Activates():
            card = subject(p, event.card)
            return text("ds-says-on-activates", tense=tense, by=event.by.value, card=card)
        case on.Plays():
            return plays_text(p, event, tense)
        case on.EmptiesHand():
            how = "discards" if event.or_discards else "plays"
            return text("ds-says-on-empties-hand", by=event.by.value, how=how)
        case on.Defeated():
            cause = "damage" if event.by_damage else "any"
            return text(
                "ds-says-on-defeated", tense=tense, card=subject(p, event.card), cause=cause
            )
        case on.DealtDamage():
            return text("ds-says-on-dealt-damage", card=p.say(event.card))
        case on.TakesDamage():
            return text("ds-says-on-takes-damage", card=p.say(event.card))
        case on.GainsShields():
            return text("ds-says-on-gains-shields", card=p.say(event.card))
        case on.Rolls():
            pool = "pool" if event.into_pool else "any"
            return text("ds-says-on-rolls", dice=subject(p, event.dice), into=pool)
        case on.Resolves():
            return text("ds-says-on-resolves", tense=tense, dice=p.say(event.dice))
        case on.RemovesDice():
            what = dice(p, event.dice)
            return text("ds-says-on-removes", by=event.by.value, dice=what)
        case on.DiscardsToReroll():
            return text("ds-says-on-discards-to-reroll", who=player(p, event.by))
        case on.ClaimsBattlefield():
            return text("ds-says-on-claims")
        case on.TakesAction():
            return text("ds-says-on-takes-action")
        case on.UsesAction():
            return text("ds-says-on-uses-action", card=p.say(event.card))
        case on.Discarded():
            return text("ds-says-on-discarded", card=subject(p, event.card))
        case _:
            return text("ds-says-on-set-up")


def subject(p: Printer, node: Node, owner: bool = True) -> Text:
    """Print what an event happens to: this card, or any that fits."""
    if isinstance(node, Cards):
        whose = node.of if owner and node.of is not Whose.OPPONENT else Whose.ANYONE
        what = cards(p, msgspec.structs.replace(node, of=whose))
        if node.names:
            return what
        foe = owner and node.of is Whose.OPPONENT
        return text("ds-says-any", what=what, whose="opponent" if foe else "any")
    if isinstance(node, Dice):
        return text("ds-says-any", what=dice(p, node), whose="any")
    return p.say(node)


def plays_text(p: Printer, event: on.Plays, tense: str) -> Text:
    """Print that a card is played, and on what."""
    said = text("ds-says-on-plays", tense=tense, card=subject(p, event.card, owner=False))
    if event.on is None:
        return said
    moved = "yes" if event.or_moved else "no"
    return text("ds-says-on-plays-on", event=said, on=subject(p, event.on), moved=moved)


# --- abilities ---------------------------------------------------------------------------------


@says(frames.WhenPlayed)
def _when_played(p: Printer, node: frames.WhenPlayed) -> Text:
    return text("ds-says-when-played", effect=p.say(node.effect))


@says(frames.Special)
def _special(p: Printer, node: frames.Special) -> Text:
    return text("ds-says-special", effect=p.say(node.effect))


@says(frames.Action)
def _action(p: Printer, node: frames.Action) -> Text:
    return text("ds-says-action", effect=p.say(node.effect))


@says(frames.PowerAction)
def _power_action(p: Printer, node: frames.PowerAction) -> Text:
    return text("ds-says-power-action", effect=p.say(node.effect))


@says(frames.Claim)
def _claim(p: Printer, node: frames.Claim) -> Text:
    return text("ds-says-claim", effect=p.say(node.effect))


@says(frames.After)
def _after(p: Printer, node: frames.After) -> Text:
    event = event_text(p, node.event, AFTER)
    if node.first is not None:
        event = text("ds-says-first-time", event=event, each=node.first.value)
    effect = p.say(node.effect)
    if node.when is not None:
        effect = text("ds-says-if", condition=p.say(node.when), effect=effect)
    return text("ds-says-after", event=event, effect=effect)


@says(frames.Before)
def _before(p: Printer, node: frames.Before) -> Text:
    event = event_text(p, node.event, BEFORE)
    effect = p.say(node.effect)
    if node.when is not None:
        effect = text("ds-says-if", condition=p.say(node.when), effect=effect)
    return text("ds-says-before", event=event, effect=effect)


@says(frames.Instead)
def _instead(p: Printer, node: frames.Instead) -> Text:
    return text(
        "ds-says-instead",
        event=event_text(p, node.event, WOULD),
        effect=p.say(node.effect),
        optional="yes" if node.optional else "no",
    )


@says(frames.Ongoing)
def _ongoing(p: Printer, node: frames.Ongoing) -> Text:
    if node.when is None:
        return text("ds-says-ongoing", rule=p.say(node.rule))
    return text("ds-says-ongoing-while", condition=p.say(node.when), rule=p.say(node.rule))


@says(frames.WhileInPool)
def _while_in_pool(p: Printer, node: frames.WhileInPool) -> Text:
    return text("ds-says-while-in-pool", rule=p.say(node.rule))


@says(frames.Inherent)
def _inherent(p: Printer, node: frames.Inherent) -> Text:
    return text("ds-says-inherent", rule=p.say(node.rule))


@says(frames.Building)
def _building(p: Printer, node: frames.Building) -> Text:
    return text("ds-says-building", rule=p.say(node.rule))


# --- cards -------------------------------------------------------------------------------------


def effect_text(effect: Effect) -> Text:
    """Return an effect as a command to the player who carries it out."""
    return Printer().say(effect)


_LINES: dict[str, tuple[Text, ...]] = {}


def card_lines(card: Card) -> tuple[Text, ...]:
    """Return the text of a card, one line for each keyword, restriction and ability."""
    if card.code not in _LINES:
        _LINES[card.code] = tuple(make_lines(card))
    return _LINES[card.code]


def make_lines(card: Card) -> list[Text]:
    """Print a card."""
    p = Printer(kind=card.type.value)
    lines = [text("ds-says-keyword", keyword=keyword.value) for keyword in card.keywords]
    if card.only_on is not None:
        lines.append(text("ds-says-only-on", card=cards(p, card.only_on)))
    if card.only_if is not None:
        lines.append(text("ds-says-only-if", condition=p.say(card.only_if)))
    lines += [p.say(ability) for ability in card.abilities]
    return lines
