"""How every node reads: the one printer of the cards' texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from cantina.core.effects import AllOf, AnyOf, Choose, Do, Effect, Node, Not
from cantina.core.text import Text, text
from cantina.games.outer_rim.cards import nodes as n
from cantina.games.outer_rim.cards.language import LANGUAGE
from cantina.games.outer_rim.names import (
    contact_name,
    deck_name,
    face_name,
    faction_name,
    named,
    skill_name,
    space_name,
)
from cantina.games.outer_rim.terms import FACTIONS

says = LANGUAGE.says
N = TypeVar("N", bound=Node)


def chain(message: str, parts: Sequence[Text]) -> Text:
    """Join texts from the right: "a or b or c"."""
    joined = parts[-1]
    for part in reversed(parts[:-1]):
        joined = text(message, first=part, rest=joined)
    return joined


def _all(effects: Sequence[Effect]) -> list[Text]:
    return [LANGUAGE.text(effect) for effect in effects]


def simple(node: type[N], message: str) -> None:
    """Print a node that says the same always."""
    says(node)(lambda _: text(message))


def counted(node: type[N], message: str) -> None:
    """Print a node whose only number is its amount, cards or spaces."""

    def say(each: N) -> Text:
        values = {field: getattr(each, field) for field in each.__struct_fields__}
        return text(message, **values)

    says(node)(say)


def whose(who: n.Whose) -> Text:
    """Name the faction a card speaks of."""
    if who in FACTIONS:
        return faction_name(who)
    return named("whose", who)


def where(place: n.Where) -> Text:
    """Say where contacts are looked for."""
    return named("where", place)


def types(names: Sequence[str]) -> Text:
    """Name some kinds of assets."""
    return chain("or-effect-or", [named("asset", name) for name in names])


def faces(names: Sequence[str]) -> Text:
    """Name some faces of the die."""
    return chain("or-effect-or", [face_name(name) for name in names])


def decks(names: Sequence[str]) -> Text:
    """Name some market decks; none means any."""
    if not names:
        return text("or-any-deck")
    return chain("or-effect-or", [deck_name(name) for name in names])


def skills(names: str | Sequence[str]) -> Text:
    """Name a skill or several to choose from."""
    if isinstance(names, str):
        return skill_name(names)
    return chain("or-effect-or", [skill_name(name) for name in names])


def after(first: Text, parts: Sequence[tuple[str, Effect | None]]) -> Text:
    """Print what may follow: "…; if you pass: …; if you fail: …"."""
    for message, effect in parts:
        if effect is not None:
            first = text(message, first=first, effect=LANGUAGE.text(effect))
    return first


def _what(what: str) -> Text:
    return named("hurt", what)


# --- sequences ------------------------------------------------------------------------------------

says(Do)(lambda node: chain("or-effect-and", _all(node.effects)))
says(n.Together)(lambda node: chain("or-effect-and", _all(node.effects)))
says(n.Sequence)(lambda node: chain("or-effect-then", _all(node.effects)))
says(Choose)(
    lambda node: text("or-effect-choose", options=chain("or-effect-choose-or", _all(node.effects)))
)
says(AllOf)(lambda node: chain("or-if-and", [LANGUAGE.text(each) for each in node.conditions]))
says(AnyOf)(lambda node: chain("or-if-or", [LANGUAGE.text(each) for each in node.conditions]))
says(Not)(lambda node: text("or-if-not", condition=LANGUAGE.text(node.condition)))


@says(n.Otherwise)
def _otherwise(node: n.Otherwise) -> Text:
    first, second = LANGUAGE.text(node.first), LANGUAGE.text(node.second)
    return text("or-effect-otherwise", first=first, second=second)


# --- credits, fame, reputation, damage ------------------------------------------------------------


counted(n.GainCredits, "or-effect-gain-credits")
counted(n.LoseCredits, "or-effect-lose-credits")
counted(n.TakeCredits, "or-effect-take-credits")
counted(n.GainFame, "or-effect-gain-fame")


@says(n.Spend)
def _spend(node: n.Spend) -> Text:
    if node.per is None:
        return text("or-effect-spend", amount=node.amount)
    per = LANGUAGE.text(node.per)
    return text("or-effect-spend-less", amount=node.amount, less=node.less, per=per)


@says(n.GainReputation)
def _gain_reputation(node: n.GainReputation) -> Text:
    return text("or-effect-gain-reputation", amount=node.amount, faction=whose(node.faction))


@says(n.LoseReputation)
def _lose_reputation(node: n.LoseReputation) -> Text:
    faction = whose(node.faction)
    if node.even_if_negative:
        return text("or-effect-lose-reputation-always", amount=node.amount, faction=faction)
    return text("or-effect-lose-reputation", amount=node.amount, faction=faction)


@says(n.Suffer)
def _suffer(node: n.Suffer) -> Text:
    return text("or-effect-suffer", amount=node.amount, what=_what(node.what))


@says(n.Recover)
def _recover(node: n.Recover) -> Text:
    if node.amount == 0:
        return text("or-effect-recover-all", what=_what(node.what))
    return text("or-effect-recover", amount=node.amount, what=_what(node.what))


# --- tests, dice, combat --------------------------------------------------------------------------


@says(n.Test)
def _test(node: n.Test) -> Text:
    first = text("or-effect-test", skill=skills(node.skill))
    return after(
        first, [("or-effect-if-passed", node.passed), ("or-effect-if-failed", node.failed)]
    )


simple(n.NextTestUnskilled, "or-effect-next-unskilled")


@says(n.RollDice)
def _roll_dice(node: n.RollDice) -> Text:
    shown = faces(node.faces)
    if isinstance(node.dice, int):
        first = text("or-effect-roll", dice=node.dice, faces=shown)
    else:
        first = text("or-effect-roll-each", count=LANGUAGE.text(node.dice), faces=shown)
    return after(first, [("or-effect-each", node.each), ("or-effect-no-die", node.otherwise)])


@says(n.Fight)
def _fight(node: n.Fight) -> Text:
    enemy = named("enemy", node.enemy)
    message = "or-effect-fight-ground" if node.kind == "ground" else "or-effect-fight-ship"
    first = text(message, enemy=enemy, dice=node.dice)
    return after(
        first,
        [
            ("or-effect-if-won", node.won),
            ("or-effect-if-survived", node.survived),
            ("or-effect-if-lost", node.lost),
        ],
    )


@says(n.FightPlayer)
def _fight_player(node: n.FightPlayer) -> Text:
    message = "or-effect-fight-player-ship" if node.kind == "ship" else "or-effect-fight-player"
    first = text(message)
    if node.who is not None:
        first = text("or-effect-who", first=first, who=LANGUAGE.text(node.who))
    return after(first, [("or-effect-if-won", node.won), ("or-effect-if-lost", node.lost)])


@says(n.Gamble)
def _gamble(node: n.Gamble) -> Text:
    return text("or-effect-gamble", stake=node.stake, skill=skill_name(node.skill))


@says(n.EnemyChooses)
def _enemy_chooses(node: n.EnemyChooses) -> Text:
    return text("or-effect-enemy-chooses", options=chain("or-effect-choose-or", _all(node.effects)))


@says(n.Stake)
def _stake(node: n.Stake) -> Text:
    first = text("or-effect-stake", most=node.most, skill=skill_name(node.skill))
    return after(
        first, [("or-effect-if-passed", node.passed), ("or-effect-if-failed", node.failed)]
    )


@says(n.Duel)
def _duel(node: n.Duel) -> Text:
    tested = chain("or-effect-then", [skill_name(skill) for skill in node.skills])
    first = text("or-effect-duel", skills=tested)
    return after(first, [("or-effect-if-won", node.won), ("or-effect-if-lost", node.lost)])


# --- movement -------------------------------------------------------------------------------------

counted(n.Move, "or-effect-move")
counted(n.EncounterWithin, "or-effect-encounter-within")
simple(n.ExtraTurn, "or-effect-extra-turn")
simple(n.EndTurn, "or-effect-end-turn")
simple(n.Jump, "or-effect-jump")


@says(n.MovePatrol)
def _move_patrol(node: n.MovePatrol) -> Text:
    return text("or-effect-move-patrol", faction=whose(node.faction), spaces=node.spaces)


@says(n.BringPatrol)
def _bring_patrol(node: n.BringPatrol) -> Text:
    return text("or-effect-bring-patrol", faction=whose(node.faction))


# --- market ---------------------------------------------------------------------------------------


@says(n.BuyTop)
def _buy_top(node: n.BuyTop) -> Text:
    if node.discount:
        return text("or-effect-buy-top-less", deck=decks(node.decks), discount=node.discount)
    return text("or-effect-buy-top", deck=decks(node.decks))


@says(n.GainTop)
def _gain_top(node: n.GainTop) -> Text:
    return text("or-effect-gain-top", deck=deck_name(node.deck))


@says(n.Search)
def _search(node: n.Search) -> Text:
    message = "or-effect-search-free" if node.free else "or-effect-search"
    return text(message, deck=deck_name(node.deck), cards=node.cards)


@says(n.DiscardTop)
def _discard_top(node: n.DiscardTop) -> Text:
    return text("or-effect-discard-top", deck=decks(node.decks))


@says(n.MarketAction)
def _market_action(node: n.MarketAction) -> Text:
    if node.at_navpoints:
        return text("or-effect-market-action-anywhere")
    return text("or-effect-market-action")


@says(n.Sell)
def _sell(node: n.Sell) -> Text:
    return text("or-effect-sell", types=types(node.types), extra=node.extra)


@says(n.BuyShip)
def _buy_ship(node: n.BuyShip) -> Text:
    said = text("or-effect-buy-dearer-ship" if node.dearer else "or-effect-buy-ship")
    if node.discount:
        said = text("or-effect-for-less", effect=said, discount=node.discount)
    if node.damage:
        said = text("or-effect-with-damage", effect=said, damage=node.damage)
    return said


# --- assets, jobs, goals --------------------------------------------------------------------------

simple(n.GainThis, "or-effect-gain-this")
simple(n.DiscardThis, "or-effect-discard-this")
simple(n.RemoveJob, "or-effect-remove-job")
simple(n.DiscardCargo, "or-effect-discard-cargo")
simple(n.CompleteJob, "or-effect-complete-job")
simple(n.FailJob, "or-effect-fail-job")
simple(n.HalfReward, "or-effect-half-reward")
simple(n.CompleteGoal, "or-effect-complete-goal")
simple(n.MarkPlanet, "or-effect-mark-planet")
counted(n.GoTo, "or-effect-go-to")
counted(n.Resolve, "or-effect-resolve")


@says(n.DiscardAsset)
def _discard_asset(node: n.DiscardAsset) -> Text:
    kind = named("asset", node.type)
    if node.trait:
        return text("or-effect-discard-trait", type=kind, trait=named("trait", node.trait.lower()))
    return text("or-effect-discard-asset", type=kind)


@says(n.StealCrew)
def _steal_crew(node: n.StealCrew) -> Text:
    return text("or-effect-steal-droid" if node.droid else "or-effect-steal-crew")


@says(n.DeliverThis)
def _deliver_this(node: n.DeliverThis) -> Text:
    return text("or-effect-deliver-half" if node.half else "or-effect-deliver-this")


# --- contacts -------------------------------------------------------------------------------------


@says(n.LookAtContacts)
def _look_at_contacts(node: n.LookAtContacts) -> Text:
    message = "or-effect-look-hunted" if node.hunted else "or-effect-look"
    return text(message, most=node.most, where=where(node.where))


@says(n.RevealContact)
def _reveal_contact(node: n.RevealContact) -> Text:
    return text("or-effect-reveal", where=where(node.where))


@says(n.MoveContact)
def _move_contact(node: n.MoveContact) -> Text:
    if node.this:
        contact, planet = contact_name(node.this), space_name(node.to)
        return text("or-effect-move-this-contact", contact=contact, planet=planet)
    message = "or-effect-move-contact-here" if node.here else "or-effect-move-contact"
    return text(message, where=where(node.where))


@says(n.MeetContact)
def _meet_contact(node: n.MeetContact) -> Text:
    return text("or-effect-meet", where=where(node.where))


simple(n.SwapContacts, "or-effect-swap")


# --- other players --------------------------------------------------------------------------------


@says(n.ChoosePlayer)
def _choose_player(node: n.ChoosePlayer) -> Text:
    first = text("or-effect-choose-player")
    if node.who is not None:
        first = text("or-effect-who", first=first, who=LANGUAGE.text(node.who))
    return text("or-effect-then", first=first, rest=LANGUAGE.text(node.effect))


@says(n.That)
def _that(node: n.That) -> Text:
    return text("or-effect-that-player", effect=LANGUAGE.text(node.effect))
