"""How effects on hands, decks, cards in play and the battlefield read."""

from __future__ import annotations

from cantina.core.text import Text, text
from cantina.games.destiny.cards.printing.nouns import cards, player
from cantina.games.destiny.cards.printing.printer import Printer, how, says
from cantina.games.destiny.cards.vocabulary import effects as do

# --- hand, deck and discard pile ---------------------------------------------------------------


@says(do.Draw)
def _draw(p: Printer, node: do.Draw) -> Text:
    return text("ds-says-draw", n=p.amount(node.n))


@says(do.DiscardFromHand)
def _discard_from_hand(p: Printer, node: do.DiscardFromHand) -> Text:
    if node.cards is None:
        return text("ds-says-discard-hand", n=p.amount(node.n))
    return text("ds-says-discard-hand-such", n=p.amount(node.n), cards=cards(p, node.cards))


@says(do.DiscardAtRandom)
def _discard_at_random(p: Printer, node: do.DiscardAtRandom) -> Text:
    return text(
        "ds-says-discard-random",
        n=p.amount(node.n),
        how=how(node.n),
        whose=player(p, node.whose),
    )


@says(do.Mill)
def _mill(p: Printer, node: do.Mill) -> Text:
    return text(
        "ds-says-mill",
        n=p.amount(node.n),
        how=how(node.n),
        whose=node.whose.value,
        person=p.person,
    )


@says(do.LookAt)
def _look_at(p: Printer, node: do.LookAt) -> Text:
    return text("ds-says-look-at", cards=p.say(node.cards))


@says(do.Reveal)
def _reveal(p: Printer, node: do.Reveal) -> Text:
    return text("ds-says-reveal", cards=p.say(node.cards))


@says(do.Discard)
def _discard(p: Printer, node: do.Discard) -> Text:
    return text("ds-says-discard", cards=p.say(node.cards))


@says(do.PutOnDeck)
def _put_on_deck(p: Printer, node: do.PutOnDeck) -> Text:
    return text("ds-says-put-on-deck", cards=p.say(node.cards), where=node.where.value)


@says(do.ReturnToHand)
def _return_to_hand(p: Printer, node: do.ReturnToHand) -> Text:
    return text("ds-says-return-to-hand", cards=p.say(node.cards))


@says(do.SetAside)
def _set_aside(p: Printer, node: do.SetAside) -> Text:
    return text("ds-says-set-aside", cards=p.say(node.cards))


@says(do.StackUnderThis)
def _stack_under_this(p: Printer, node: do.StackUnderThis) -> Text:
    return text("ds-says-stack-under-this")


@says(do.PlayStacked)
def _play_stacked(p: Printer, node: do.PlayStacked) -> Text:
    return text("ds-says-play-stacked")


# --- playing and acting ------------------------------------------------------------------------


@says(do.Play)
def _play(p: Printer, node: do.Play) -> Text:
    said = text("ds-says-play", card=p.say(node.card))
    if node.on is not None:
        said = text("ds-says-play-on", effect=said, on=p.say(node.on))
    if node.free:
        said = text("ds-says-play-free", effect=said)
    if node.less != 0:
        said = text("ds-says-play-less", effect=said, n=p.amount(node.less), how=how(node.less))
    return text("ds-says-play-aside", effect=said) if node.then_aside else said


@says(do.CostLess)
def _cost_less(p: Printer, node: do.CostLess) -> Text:
    return text("ds-says-cost-less", n=p.amount(node.n))


@says(do.Activate)
def _activate(p: Printer, node: do.Activate) -> Text:
    return text("ds-says-activate", cards=p.say(node.cards))


@says(do.Ready)
def _ready(p: Printer, node: do.Ready) -> Text:
    return text("ds-says-make-ready", cards=p.say(node.cards))


@says(do.Exhaust)
def _exhaust(p: Printer, node: do.Exhaust) -> Text:
    return text("ds-says-exhaust", cards=p.say(node.cards))


@says(do.MoveUpgrade)
def _move_upgrade(p: Printer, node: do.MoveUpgrade) -> Text:
    return text("ds-says-move-upgrade", upgrade=p.say(node.upgrade), to=p.say(node.to))


@says(do.ExtraActions)
def _extra_actions(p: Printer, node: do.ExtraActions) -> Text:
    return text("ds-says-extra-actions", n=p.amount(node.n))


@says(do.EndActionPhase)
def _end_action_phase(p: Printer, node: do.EndActionPhase) -> Text:
    return text("ds-says-end-action-phase")


# --- battlefield -------------------------------------------------------------------------------


@says(do.TakeBattlefield)
def _take_battlefield(p: Printer, node: do.TakeBattlefield) -> Text:
    return text("ds-says-take-battlefield")


@says(do.GiveBattlefield)
def _give_battlefield(p: Printer, node: do.GiveBattlefield) -> Text:
    return text("ds-says-give-battlefield", to=player(p, node.to))


@says(do.SwitchBattlefield)
def _switch_battlefield(p: Printer, node: do.SwitchBattlefield) -> Text:
    return text("ds-says-switch-battlefield")


@says(do.UseClaim)
def _use_claim(p: Printer, node: do.UseClaim) -> Text:
    return text("ds-says-use-claim", unused="yes" if node.unused else "no")
