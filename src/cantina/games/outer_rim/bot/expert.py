"""A smuggler who plans whole turns: answers for `hard` and `ace`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from cantina.core.text import Text
from cantina.core.window import Glimpse
from cantina.core.wire import OpenAsk, Option, kind_and_rest
from cantina.games.outer_rim.bot import denials, greedy, normal, rivals, wishes
from cantina.games.outer_rim.bot.bargains import deal, is_errand, ship_deal
from cantina.games.outer_rim.bot.denials import Denials
from cantina.games.outer_rim.bot.forecast import attempt, crew_of
from cantina.games.outer_rim.bot.ports import USUAL, Foresight
from cantina.games.outer_rim.bot.trades import Proposal, is_taken, proposal
from cantina.games.outer_rim.bot.voyages import Voyages
from cantina.games.outer_rim.bot.worth import (
    has_room,
    owned,
    price_of,
    worth_of_text,
)
from cantina.games.outer_rim.library import CARDS, asset
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.rules.trade import TALK
from cantina.games.outer_rim.terms import AssetType
from cantina.games.outer_rim.view import PlayerView, View

TALENT: Final = (
    "doctor_aphra",
    "lando_calrissian",
    "jyn_erso",
    "han_solo",
    "ketsu_onyo",
    "bossk",
    "ig_88",
    "boba_fett",
)
"""Characters by how often they won (docs/balance-outer-rim.md)."""
_TALENT: Final = {name: place for place, name in enumerate(TALENT)}
MOST_SKILLED: Final = 2
"""Who is so skilled gains nothing by one more."""


class ExpertBot(normal.NormalBot):
    """Plans several turns ahead."""

    def __init__(
        self, seed: int = 0, foresight: Foresight = USUAL, is_trading: bool = True
    ) -> None:
        super().__init__(seed)
        self.foresight = foresight
        self.is_trading = is_trading
        """Whether it looks for deals and weighs those that are offered."""
        self.proposed: Proposal | None = None
        """The deal that it is about to propose."""
        self.deed: Text | None = None
        """What it did last, in words."""

    def plans(self, view: View, **changed: Any) -> Voyages:
        """Return what the view promises, with some cards more or fewer."""
        return Voyages(view, self.met, foresight=self.foresight, **changed)

    def answer(self, ask: OpenAsk, view: View) -> str:
        """Return what it would like to answer."""
        return ANSWERS.get(ask.prompt.id, greedy.by_worth)(self, ask, view)

    def ranking(self, glimpse: Glimpse) -> list[str]:
        """Return answers by the best plans that begin with them; of other questions nothing."""
        scoring = SCORED.get(glimpse.prompt)
        if scoring is None:
            return []
        ask = glimpse.ask
        score = scoring(self, ask, glimpse.view)
        return [option.key for option in sorted(ask.options, key=score, reverse=True)]


Scoring = Callable[[Option], float]


def planning(bot: ExpertBot, ask: OpenAsk, view: View) -> str:
    """Begin the best plan."""
    return greedy.best_option(ask, plan_scores(bot, view))


def plan_scores(bot: ExpertBot, view: View) -> Scoring:
    """Return what says how good the best plan is that begins with an answer."""
    plans = bot.plans(view)
    scores = plans.best([plans.start], 0)

    def score(option: Option) -> float:
        kind, _ = kind_and_rest(option.key)
        if option.key in scores:
            return scores[option.key]
        if kind in ("move", "credits", "recover"):
            return -1e6
        return scores.get("credits", -1e6) - 2000 + worth_of_text(option.label)

    return score


def market_buy(bot: ExpertBot, ask: OpenAsk, view: View) -> str:
    """Buy what makes the best plan better, or the best bargain."""
    return greedy.best_option(ask, purchase_scores(bot, view))


def purchase_scores(bot: ExpertBot, view: View) -> Scoring:
    """Return what says how good the best plan is with each card for sale."""
    me = greedy.own_player(view)
    now = bot.plans(view)
    base = now.outlook()
    denied = Denials(view)
    shown = {each.deck: each.face_up for each in view.market}

    def score(option: Option) -> float:
        if option.key == "skip":
            return base + normal.SAVED
        card = shown[option.key]
        kept = denied.of(card)
        if is_errand(card):
            return _with(view, bot, me, card) - now.paid(price_of(me, card)) + kept
        return base + deal(now, card) + kept

    return score


def action(bot: ExpertBot, ask: OpenAsk, view: View) -> str:
    """Look at contacts first, propose a deal before anything is bought; do else as usual."""
    labels = {option.key: option.label for option in ask.options}
    for option in ask.options:
        if kind_and_rest(option.key)[0] == "ability" and _looks(option):
            return option.key
    if bot.is_trading and "trade" in labels and "deliver" not in labels:
        bot.proposed = None if TALK in view.actions_used else proposal(view, bot.met)
        if bot.proposed is not None:
            return "trade"
    key = greedy.action(bot, ask, view)
    bot.deed = labels[key]
    return key


def trade_partner(bot: ExpertBot, ask: OpenAsk, view: View) -> str:
    """Turn to whoever there is something to propose to, once a turn."""
    if bot.proposed is None or view.actions_used.count(TALK) > 1:
        return greedy.refuse(bot, ask, view)
    return str(bot.proposed.other)


def trade_give(bot: ExpertBot, ask: OpenAsk, view: View) -> str:
    """Offer what was meant to be given."""
    return _named(ask, () if bot.proposed is None else bot.proposed.given)


def trade_take(bot: ExpertBot, ask: OpenAsk, view: View) -> str:
    """Ask for what is wanted."""
    return _named(ask, () if bot.proposed is None else bot.proposed.wanted)


def _named(ask: OpenAsk, cards: tuple[str, ...]) -> str:
    return "+".join([option.key for option in ask.options if option.key in cards]) or "none"


def trade_credits(bot: ExpertBot, ask: OpenAsk, view: View) -> str:
    """Name the price, and have no more to propose."""
    paid, bot.proposed = 0 if bot.proposed is None else bot.proposed.paid, None
    return greedy.best_option(ask, lambda option: -abs(int(option.key) - paid))


def trade_offer(bot: ExpertBot, ask: OpenAsk, view: View) -> str:
    """Take an offer that makes the own plans better, and others' not much more."""
    if not bot.is_trading or view.trade is None or view.seat is None:
        return greedy.refuse(bot, ask, view)
    return "yes" if is_taken(view, view.seat, bot.met) else "no"


def player(bot: ExpertBot, ask: OpenAsk, view: View) -> str:
    """Choose whom to hurt or to help."""
    return denials.player(bot.deed, ask, view)


def _looks(option: Option) -> bool:
    """Say whether an ability shows contacts for nothing."""
    return greedy.mentions(option.label, "or-says-look-at-contacts") and not greedy.mentions(
        option.label, "or-says-spend"
    )


def _with(view: View, bot: ExpertBot, me: PlayerView, card: str) -> float:
    """Return the outlook with one card more, for which another may have to go."""
    part = asset(card)
    if has_room(me, part.type):
        return bot.plans(view, gained=(card,)).outlook()
    works = (AssetType.JOB, AssetType.BOUNTY)
    kinds = works if part.type in works else (part.type,)
    others = [each for each in owned(me) if asset(each).type in kinds and each not in me.captured]
    found = [bot.plans(view, gained=(card,), lost=(each,)).outlook() for each in others]
    return max(found, default=-1e6)


def encounter(bot: ExpertBot, ask: OpenAsk, view: View) -> str:
    """Take the encounter after which the best plan is worth most."""
    key = greedy.best_option(ask, encounter_scores(bot, ask, view))
    remember(bot, view, key)
    return key


def remember(bot: ExpertBot, view: View, key: str) -> None:
    """Remember who was met, to try somebody else next time."""
    for token in view.contacts:
        if key == f"contact:{token.place}" and token.contact is not None:
            bot.met[token.contact] += 1


def encounter_scores(bot: ExpertBot, ask: OpenAsk, view: View) -> Scoring:
    """Return what says how good the best plan is after each encounter."""
    plans = bot.plans(view)
    me = plans.me
    later: dict[str, float] = {}
    for key, legs in plans.meetings_here().items():
        later[key] = plans.best(legs, 1)["here"]
    rest = plans.best([plans.start._replace(first="here")], 1)["here"]
    near = [option.key for option in ask.options]
    far = [worth for key, worth in later.items() if key not in near]
    revealed = denials.revealed(view)

    def score(option: Option) -> float:
        return met(option) - revealed.get(option.key, 0.0)

    def met(option: Option) -> float:
        kind, others = kind_and_rest(option.key)
        if option.key in later:
            return later[option.key]
        if kind == "hunt":
            return rest + plans.hunt(kind_and_rest(others)[0])
        if kind == "job":
            return rest + plans.job(others, option.odds)
        if kind == "space":
            return rest + plans.scene(me.space)
        if greedy.mentions(option.label, "or-says-encounter-within"):
            return max([rest + worth_of_text(option.label), *far])
        if rivals.DUEL in later and greedy.mentions(option.label, "or-says-fight-player"):
            return later[rivals.DUEL]
        if kind == "contact":
            known = [plans.contact(each) for each in view.contacts if each.place == others]
            return rest + max(known)
        return rest + worth_of_text(option.label)

    return score


def target(bot: ExpertBot, ask: OpenAsk, view: View) -> str:
    """Capture when bringing the captive where it is wanted is the better plan."""
    me = greedy.own_player(view)
    found = greedy.bounty_in_question(ask, me)
    if found is None:
        return normal.target(bot, ask, view)
    card, bounty = found
    plans = bot.plans(view, captured=card)
    captured = plans.best([plans.start._replace(first="here")], 1)["here"]
    plans = bot.plans(view, lost=(card,))
    done = plans.best([plans.start._replace(first="here")], 1)["here"]
    done += plans.prize(bounty.eliminate)
    done += wishes.event(me, Moment.BOUNTY_REWARD)
    return "capture" if captured > done else "eliminate"


def ability(bot: ExpertBot, ask: OpenAsk, view: View) -> str:
    """Lend a skill to the test that needs it most, and do else as usual."""
    me = greedy.own_player(view)
    test = view.test
    lending = [
        each for each in ask.options if greedy.mentions(each.label, "or-says-skill-for-test")
    ]
    if lending and test is not None:
        if test.level >= MOST_SKILLED:
            return greedy.refuse(bot, ask, view)
        if view.job is not None and view.job.seat == me.seat:
            best = attempt(view.job.card, crew_of(me)).skill
            tested = asset(view.job.card).tested
            is_past = best in tested and best not in tested[max(0, view.job.section - 1) :]
            if best and best != test.skill and not is_past:
                return greedy.refuse(bot, ask, view)
    return normal.ability(bot, ask, view)


def make_room(bot: ExpertBot, ask: OpenAsk, view: View) -> str:
    """Let the card go without which the best plan is worth most."""
    me = greedy.own_player(view)
    gained = greedy.card_named(ask.prompt.args.get("card"))
    works = (AssetType.JOB, AssetType.BOUNTY, AssetType.CARGO)
    cards = [option.key for option in ask.options if option.key != "decline"]
    if not gained or any(asset(card).type not in works for card in [gained, *cards]):
        return greedy.make_room(bot, ask, view)

    def score(option: Option) -> float:
        if option.key == "decline":
            return bot.plans(view, lost=(gained,)).outlook()
        if option.key in me.captured:
            return -1e6
        more = () if gained in owned(me) else (gained,)
        return bot.plans(view, gained=more, lost=(option.key,)).outlook()

    return greedy.best_option(ask, score)


def character(bot: ExpertBot, ask: OpenAsk, view: View) -> str:
    """Take the character who has won most for those who plan."""
    return greedy.best_option(ask, lambda option: -_TALENT.get(option.key, len(_TALENT)))


def ship(bot: ExpertBot, ask: OpenAsk, view: View) -> str:
    """Take the ship that is the best bargain."""
    now = bot.plans(view)
    return greedy.best_option(ask, lambda option: ship_deal(now, option.key))


def move(bot: ExpertBot, ask: OpenAsk, view: View) -> str:
    """Use an extra move for the best plan, and remember when it is better to stay."""
    plans = bot.plans(view)
    starts = [plans.start._replace(space=each.key, first=each.key) for each in ask.options]
    if view.step == "encounter":
        scores = plans.best(starts, 1)
    else:
        ends = [plans.visit(leg, leg.space, 0, 0.0, leg.first) for leg in starts]
        scores = plans.best([leg for found in ends for leg in found], 1)
    key = greedy.best_option(ask, lambda option: scores.get(option.key, -1e6))
    bot.settled = key if key == plans.me.space else ""
    return key


def market_discard(bot: ExpertBot, ask: OpenAsk, view: View) -> str:
    """Turn over the card in whose place a better one is most to be hoped for."""
    now, denied = bot.plans(view), Denials(view)
    kept = {each.deck: denied.of(each.face_up) for each in view.market if each.face_up}
    deals = {
        each.deck: _sought(now, each.face_up, kept[each.deck])
        for each in view.market
        if each.face_up
    }
    best = max([normal.SAVED, *deals.values()])

    def score(option: Option) -> float:
        if option.key == "skip":
            return 0.0
        others = max([normal.SAVED, *[deals[deck] for deck in deals if deck != option.key]])
        hopes = [max(others, deal(now, card)) for card in _unseen(view, option.key)]
        return kept[option.key] + sum(hopes) / max(1, len(hopes)) - best

    return greedy.best_option(ask, score)


def _sought(plans: Voyages, card: str, kept: float) -> float:
    """Return the worth of buying a card and of keeping it from rivals."""
    worth = deal(plans, card)
    return worth if price_of(plans.me, card) > plans.me.credits else worth + kept


def _unseen(view: View, deck: str) -> list[str]:
    """Return the cards of a market deck that nobody has and that do not lie on top."""
    gone = {card for player in view.players for card in owned(player)} | set(view.removed)
    gone |= {each.face_up for each in view.market}
    return [card for card in _deck(deck) if card not in gone]


@cache
def _deck(deck: str) -> tuple[str, ...]:
    return tuple([card.id for card in CARDS.values() if card.market == deck])


def may(bot: ExpertBot, ask: OpenAsk, view: View) -> str:
    """Pay for a job that would fail otherwise; do else what reads well."""
    me = greedy.own_player(view)
    if view.job is not None and view.job.seat == me.seat and view.combat is None:
        return "yes"
    return greedy.may(bot, ask, view)


Answer = Callable[[ExpertBot, OpenAsk, View], str]

ANSWERS: Final[dict[str, Answer]] = {
    **normal.ANSWERS,
    "or-ask-action": action,
    "or-ask-character": character,
    "or-ask-may": may,
    "or-ask-move": move,
    "or-ask-ship": ship,
    "or-ask-market-discard": market_discard,
    "or-ask-planning": planning,
    "or-ask-market-buy": market_buy,
    "or-ask-encounter": encounter,
    "or-ask-target": target,
    "or-ask-ability": ability,
    "or-ask-make-room": make_room,
    "or-ask-patrol-route": denials.send_patrol,
    "or-ask-patrol-steps": denials.send_patrol,
    "or-ask-push-patrol": denials.send_patrol,
    "or-ask-player": player,
    "or-ask-trade-partner": trade_partner,
    "or-ask-trade-give": trade_give,
    "or-ask-trade-take": trade_take,
    "or-ask-trade-credits": trade_credits,
    "or-ask-trade-offer": trade_offer,
}

SCORED: Final[dict[str, Callable[[ExpertBot, OpenAsk, View], Scoring]]] = {
    "or-ask-planning": lambda bot, ask, view: plan_scores(bot, view),
    "or-ask-encounter": encounter_scores,
    "or-ask-market-buy": lambda bot, ask, view: purchase_scores(bot, view),
}
"""Questions whose answers are compared by the best plans after them."""
