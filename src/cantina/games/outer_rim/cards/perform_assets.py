"""How effects on cards are performed: market, assets, jobs, goals."""

from __future__ import annotations

from cantina.core.effects import DONE, NOTHING, Outcome
from cantina.games.outer_rim import asking as ask
from cantina.games.outer_rim.cards.language import LANGUAGE
from cantina.games.outer_rim.cards.nodes import (
    BuyShip,
    BuyTop,
    CompleteGoal,
    CompleteJob,
    DeliverThis,
    DiscardAsset,
    DiscardCargo,
    DiscardThis,
    DiscardTop,
    FailJob,
    GainThis,
    GainTop,
    GoTo,
    HalfReward,
    MarketAction,
    MarkPlanet,
    RemoveJob,
    Resolve,
    Search,
    Sell,
    StealCrew,
)
from cantina.games.outer_rim.cards.perform_basics import outcome
from cantina.games.outer_rim.cards.scene import Context, Event
from cantina.games.outer_rim.library import CARDS, asset
from cantina.games.outer_rim.names import deck_name
from cantina.games.outer_rim.rules.assets import discard_asset, gain_this, give_asset, remove_asset
from cantina.games.outer_rim.rules.databank import resolve_databank
from cantina.games.outer_rim.rules.deliver import deliver_cargo
from cantina.games.outer_rim.rules.goals import CHARACTER, SHIP, complete_goal, mark_planet
from cantina.games.outer_rim.rules.jobs import (
    complete_at_once,
    complete_job,
    fail_job,
    go_to_section,
    halve_reward,
)
from cantina.games.outer_rim.rules.map import is_navpoint, planet
from cantina.games.outer_rim.rules.market import (
    buy_top,
    can_buy_top,
    discard_top,
    gain_top,
    market_action,
    search,
    sell_asset,
)
from cantina.games.outer_rim.rules.market_decks import face_up
from cantina.games.outer_rim.rules.settle import settle
from cantina.games.outer_rim.rules.ships import buy_any_ship, ships_for_sale
from cantina.games.outer_rim.rules.values import assets_of_type, cost_of, others_here
from cantina.games.outer_rim.terms import MARKET_DECKS

# --- market ---------------------------------------------------------------------------------------


async def _choose_deck(x: Context, decks: list[str]) -> str:
    return await ask.choose(
        x.g, x.seat, "or-ask-deck", decks, label=deck_name, at=lambda deck: f"deck:{deck}"
    )


def _buyable(x: Context, node: BuyTop) -> list[str]:
    return [deck for deck in node.decks if can_buy_top(x.g, x.seat, deck, node.discount)]


@LANGUAGE.does(BuyTop)
async def _buy_top(x: Context, node: BuyTop) -> Outcome:
    decks = _buyable(x, node)
    if not decks:
        return NOTHING
    deck = await _choose_deck(x, decks)
    return outcome(await buy_top(x.g, x.seat, deck, node.discount))


@LANGUAGE.can(BuyTop)
def _can_buy_top(x: Context, node: BuyTop) -> bool:
    return bool(_buyable(x, node))


@LANGUAGE.does(GainTop)
async def _gain_top(x: Context, node: GainTop) -> Outcome:
    return outcome(await gain_top(x.g, x.seat, node.deck))


@LANGUAGE.can(GainTop)
def _can_gain_top(x: Context, node: GainTop) -> bool:
    card = face_up(x.g, node.deck)
    return bool(card) and CARDS[card].asset is not None


@LANGUAGE.does(Search)
async def _search(x: Context, node: Search) -> Outcome:
    return outcome(await search(x.g, x.seat, node.deck, node.cards, free=node.free))


@LANGUAGE.can(Search)
def _can_search(x: Context, node: Search) -> bool:
    return bool(face_up(x.g, node.deck))


def _discardable(x: Context, node: DiscardTop) -> list[str]:
    return [deck for deck in node.decks or MARKET_DECKS if face_up(x.g, deck)]


@LANGUAGE.does(DiscardTop)
async def _discard_top(x: Context, node: DiscardTop) -> Outcome:
    decks = _discardable(x, node)
    if not decks:
        return NOTHING
    await discard_top(x.g, x.seat, await _choose_deck(x, decks))
    return DONE


@LANGUAGE.can(DiscardTop)
def _can_discard_top(x: Context, node: DiscardTop) -> bool:
    return bool(_discardable(x, node))


@LANGUAGE.does(MarketAction)
async def _market_action(x: Context, node: MarketAction) -> Outcome:
    await market_action(x.g, x.seat)
    return DONE


@LANGUAGE.can(MarketAction)
def _can_market_action(x: Context, node: MarketAction) -> bool:
    space = x.g.players[x.seat].space
    return planet(x.g, x.seat) != "" or (node.at_navpoints and is_navpoint(space))


def _sellable(x: Context, node: Sell) -> list[str]:
    return [
        card
        for kind in node.types
        for card in assets_of_type(x.g, x.seat, kind)
        if cost_of(card) is not None
    ]


@LANGUAGE.does(Sell)
async def _sell(x: Context, node: Sell) -> Outcome:
    cards = _sellable(x, node)
    if not cards:
        return NOTHING
    card = await ask.choose_card(x.g, x.seat, cards, "or-ask-sell")
    await sell_asset(x.g, x.seat, card, node.extra)
    return DONE


@LANGUAGE.can(Sell)
def _can_sell(x: Context, node: Sell) -> bool:
    return bool(_sellable(x, node))


@LANGUAGE.does(BuyShip)
async def _buy_ship(x: Context, node: BuyShip) -> Outcome:
    done = await buy_any_ship(x.g, x.seat, node.discount, dearer=node.dearer, damage=node.damage)
    return outcome(done)


@LANGUAGE.can(BuyShip)
def _can_buy_ship(x: Context, node: BuyShip) -> bool:
    return bool(ships_for_sale(x.g, x.seat, node.discount, dearer=node.dearer))


# --- assets ---------------------------------------------------------------------------------------


@LANGUAGE.does(GainThis)
async def _gain_this(x: Context, node: GainThis) -> Outcome:
    return outcome(await gain_this(x))


@LANGUAGE.does(DiscardThis)
async def _discard_this(x: Context, node: DiscardThis) -> Outcome:
    if x.source not in x.g.players[x.seat].assets:
        return NOTHING
    await discard_asset(x.g, x.seat, x.source)
    return DONE


@LANGUAGE.can(DiscardThis)
def _can_discard_this(x: Context, node: DiscardThis) -> bool:
    return x.source in x.g.players[x.seat].assets


@LANGUAGE.does(RemoveJob)
async def _remove_job(x: Context, node: RemoveJob) -> Outcome:
    job = x.g.job
    if job is None or job.card not in x.g.players[x.seat].assets:
        return NOTHING
    await remove_asset(x.g, x.seat, job.card)
    return DONE


def _discardable_assets(x: Context, node: DiscardAsset) -> list[str]:
    return [
        card
        for card in assets_of_type(x.g, x.seat, node.type)
        if not asset(card).keeps and (not node.trait or node.trait in asset(card).traits)
    ]


@LANGUAGE.does(DiscardAsset)
async def _discard_asset(x: Context, node: DiscardAsset) -> Outcome:
    cards = _discardable_assets(x, node)
    if not cards:
        return NOTHING
    card = await ask.choose_card(x.g, x.seat, cards, "or-ask-discard")
    await discard_asset(x.g, x.seat, card)
    return DONE


@LANGUAGE.can(DiscardAsset)
def _can_discard_asset(x: Context, node: DiscardAsset) -> bool:
    return bool(_discardable_assets(x, node))


def _crew_to_take(x: Context, node: StealCrew) -> dict[str, int]:
    """Crew of other players counts as being in the space with them (OR-CREW-6)."""
    return {
        card: other
        for other in others_here(x.g, x.seat)
        for card in assets_of_type(x.g, other, "crew")
        if asset(card).droid or not node.droid
    }


@LANGUAGE.does(StealCrew)
async def _steal_crew(x: Context, node: StealCrew) -> Outcome:
    crew = _crew_to_take(x, node)
    if not crew:
        return NOTHING
    card = await ask.choose_card(x.g, x.seat, list(crew))
    await give_asset(x.g, crew[card], x.seat, card)
    await settle(x.g, x.seat)
    await settle(x.g, crew[card])
    return DONE


@LANGUAGE.can(StealCrew)
def _can_steal_crew(x: Context, node: StealCrew) -> bool:
    return bool(_crew_to_take(x, node))


@LANGUAGE.does(DeliverThis)
async def _deliver_this(x: Context, node: DeliverThis) -> Outcome:
    if x.event is None or x.event.card not in x.g.players[x.seat].assets:
        return NOTHING
    await deliver_cargo(x.g, x.seat, x.event.card, halved=node.half)
    return DONE


@LANGUAGE.does(DiscardCargo)
async def _discard_cargo(x: Context, node: DiscardCargo) -> Outcome:
    if x.event is None or x.event.card not in x.g.players[x.seat].assets:
        return NOTHING
    await discard_asset(x.g, x.seat, x.event.card)
    return DONE


# --- jobs, databank, goals ------------------------------------------------------------------------


@LANGUAGE.does(CompleteJob)
async def _complete_job(x: Context, node: CompleteJob) -> Outcome:
    if x.g.job is None:
        return outcome(await complete_at_once(x.g, x.seat, x.source))
    return outcome(complete_job(x.g))


@LANGUAGE.does(FailJob)
async def _fail_job(x: Context, node: FailJob) -> Outcome:
    fail_job(x.g)
    return DONE


@LANGUAGE.does(GoTo)
async def _go_to(x: Context, node: GoTo) -> Outcome:
    go_to_section(x.g, node.section)
    return DONE


@LANGUAGE.does(HalfReward)
async def _half_reward(x: Context, node: HalfReward) -> Outcome:
    halve_reward(x.g)
    return DONE


@LANGUAGE.does(Resolve)
async def _resolve(x: Context, node: Resolve) -> Outcome:
    event = x.event or Event("encounter", x.seat, other=x.other)
    return outcome(await resolve_databank(x.g, x.seat, node.number, event) != "")


@LANGUAGE.does(CompleteGoal)
async def _complete_goal(x: Context, node: CompleteGoal) -> Outcome:
    of = SHIP if x.source.startswith(SHIP) else CHARACTER
    return outcome(await complete_goal(x.g, x.seat, of))


@LANGUAGE.does(MarkPlanet)
async def _mark_planet(x: Context, node: MarkPlanet) -> Outcome:
    return outcome(await mark_planet(x.g, x.seat, planet(x.g, x.seat)))


@LANGUAGE.can(MarkPlanet)
def _can_mark_planet(x: Context, node: MarkPlanet) -> bool:
    here = planet(x.g, x.seat)
    return here != "" and here not in x.g.players[x.seat].marked
