"""How words about tokens beside ships work and read."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.effects import DONE, NOTHING, Outcome
from cantina.core.text import Text, text
from cantina.games.x_wing import geometry
from cantina.games.x_wing.cards.meanings.common import (
    attack_in,
    defender,
    ships_of,
    subject,
    you_in,
)
from cantina.games.x_wing.cards.meanings.ships import choose_ship
from cantina.games.x_wing.cards.printing import TOKENS, WHOSE, plain, ranges
from cantina.games.x_wing.cards.scene import Scene, language
from cantina.games.x_wing.cards.vocabulary import Deed, Whose, Window
from cantina.games.x_wing.cards.windows import happens
from cantina.games.x_wing.cards.words.ships import ChooseShip
from cantina.games.x_wing.cards.words.tokens import (
    AtMostOne,
    Decloak,
    DisableWeapons,
    EvadesForObstacles,
    FocusPerEnemy,
    Gain,
    GiveToken,
    HandOver,
    HasToken,
    ItHasToken,
    Jam,
    KeepsToken,
    MatchTokens,
    Remove,
    RemoveAll,
    SharesTokens,
    ShedTokens,
    SomeHave,
    SpendReinforce,
    SpendToken,
    StripToken,
    TakeToken,
    TokensAtMost,
    Tractor,
)
from cantina.games.x_wing.names import ship_name
from cantina.games.x_wing.rules import further_actions as later_actions
from cantina.games.x_wing.rules import tokens
from cantina.games.x_wing.rules.cloaking import decloak, is_cloaked
from cantina.games.x_wing.rules.further_actions import disable_weapons
from cantina.games.x_wing.rules.measuring import is_in_arc, is_within, outlines, pose_of, side_of
from cantina.games.x_wing.rules.modifying import is_forbidden
from cantina.games.x_wing.rules.sides import enemies_of, other_friends
from cantina.games.x_wing.rules.tractor_beams import tractor
from cantina.games.x_wing.state import IN_PLAY, NOBODY

plain(ShedTokens, "xw-does-shed-tokens")
plain(SharesTokens, "xw-gives-shares-tokens")
plain(SpendReinforce, "xw-does-spend-reinforce")
plain(MatchTokens, "xw-does-match-tokens")
plain(DisableWeapons, "xw-does-disable-weapons")
plain(Jam, "xw-does-jam")
plain(Tractor, "xw-does-tractor")
plain(Decloak, "xw-does-decloak")


# --- conditions ------------------------------------------------------------------------------


@language.says(HasToken)
def _(node: HasToken) -> Text:
    token = Text(TOKENS[node.token])
    if node.whose is Whose.YOU:
        return text("xw-when-you-have-token", token=token)
    return text("xw-when-token", whose=Text(WHOSE[node.whose]), token=token)


@language.holds(HasToken)
def has_token(scene: Scene, node: HasToken) -> bool:
    """Look for a token beside a ship."""
    attack = scene.g.attack
    ship = scene.you
    if node.whose in (Whose.ATTACKER, Whose.DEFENDER):
        if attack is None:
            return False
        ship = attack.attacker if node.whose is Whose.ATTACKER else attack.defender
    return scene.g.ship(ship).tokens.get(node.token, 0) > 0


@language.says(ItHasToken)
def _(node: ItHasToken) -> Text:
    return text("xw-when-it-has-token", token=Text(TOKENS[node.token]))


@language.holds(ItHasToken)
def _(scene: Scene, node: ItHasToken) -> bool:
    return tokens.held(scene.g.ship(scene.ship), node.token) > 0


@language.says(SomeHave)
def _(node: SomeHave) -> Text:
    ships, token = language.text(node.ships), Text(TOKENS[node.token])
    return text("xw-when-some-have", ships=ships, token=token)


@language.holds(SomeHave)
def _(scene: Scene, node: SomeHave) -> bool:
    found = language.find(scene, node.ships)
    return any(tokens.held(scene.g.ship(ship), node.token) for ship in found)


@language.says(TokensAtMost)
def _(node: TokensAtMost) -> Text:
    return text("xw-when-tokens-at-most", token=Text(TOKENS[node.token]), count=node.count)


@language.holds(TokensAtMost)
def _(scene: Scene, node: TokensAtMost) -> bool:
    return tokens.held(you_in(scene), node.token) <= node.count


# --- modifiers -------------------------------------------------------------------------------


@language.says(KeepsToken)
def _(node: KeepsToken) -> Text:
    return text("xw-gives-keeps-token", token=Text(TOKENS[node.token]))


@language.says(AtMostOne)
def _(node: AtMostOne) -> Text:
    return text("xw-gives-at-most-one", token=Text(TOKENS[node.token]))


# --- effects ---------------------------------------------------------------------------------


@language.says(Gain)
def _(node: Gain) -> Text:
    return text("xw-does-gain", count=node.amount, token=Text(TOKENS[node.token]))


ASSIGNED = {
    tokens.STRESS: Window.STRESS_RECEIVED,
    tokens.ION: Window.ION_RECEIVED,
    tokens.FOCUS: Window.FOCUS_ASSIGNED,
}


@language.does(Gain)
async def gain(scene: Scene, node: Gain) -> Outcome:
    """Place tokens beside the ship."""
    if subject(scene).status == IN_PLAY:
        tokens.gain(scene.g, subject(scene), node.token, node.amount)
        window = ASSIGNED.get(node.token)
        if window is not None:
            for _ in range(node.amount):
                await happens(scene.g, window, scene.ship)
    return DONE


@language.says(Remove)
def _(node: Remove) -> Text:
    return text("xw-does-remove", token=Text(TOKENS[node.token]))


@language.does(Remove)
async def remove(scene: Scene, node: Remove) -> Outcome:
    """Return a token to the supply."""
    lost = tokens.lose(subject(scene), node.token)
    if lost and node.token == tokens.STRESS:
        await happens(scene.g, Window.STRESS_REMOVED, scene.ship)
    return Outcome(lost)


@language.can(ShedTokens)
def _(scene: Scene, _node: ShedTokens) -> bool:
    return any(tokens.held(subject(scene), token) for token in TAKEN)


@language.does(ShedTokens)
async def _(scene: Scene, _node: ShedTokens) -> Outcome:
    for token in TAKEN:
        subject(scene).tokens.pop(token, None)
    return DONE


@language.says(RemoveAll)
def _(node: RemoveAll) -> Text:
    return text("xw-does-remove-all", token=Text(TOKENS[node.token]))


@language.does(RemoveAll)
async def _(scene: Scene, node: RemoveAll) -> Outcome:
    return Outcome(tokens.lose(subject(scene), node.token, tokens.held(subject(scene), node.token)))


@language.says(HandOver)
def _(node: HandOver) -> Text:
    range_ = ranges(1, node.farthest)
    return text("xw-does-hand-over", token=Text(TOKENS[node.token]), range=range_)


@language.can(HandOver)
def can_hand_over(scene: Scene, node: HandOver) -> bool:
    """Whether another friend is near enough."""
    you = scene.g.ship(scene.you)
    return any(is_within(you, ship, node.farthest) for ship in other_friends(scene.g, you))


@language.does(HandOver)
async def hand_over(scene: Scene, node: HandOver) -> Outcome:
    """Give the spent token to a friend."""
    return await choose_ship(
        scene, ChooseShip(Whose.OTHER_FRIEND, Gain(node.token), farthest=node.farthest)
    )


@language.says(SpendToken)
def say_spend_token(node: SpendToken) -> Text:
    """Print it."""
    return text("xw-does-spend-token", token=Text(TOKENS[node.token]))


SPENDING = {"focus": Deed.SPEND_FOCUS, "evade": Deed.SPEND_EVADE}


@language.can(SpendToken)
def can_spend_token(scene: Scene, node: SpendToken) -> bool:
    """Whether there is such a token and no card forbids spending it (XW-CARD-ABILITY-6)."""
    forbidden = (
        node.token in SPENDING
        and scene.g.attack is not None
        and is_forbidden(scene.g, scene.ship, SPENDING[node.token])
    )
    return tokens.held(subject(scene), node.token) > 0 and not forbidden


@language.does(SpendToken)
async def spend_token(scene: Scene, node: SpendToken) -> Outcome:
    """Spend a token for a card."""
    if not tokens.lose(subject(scene), node.token):
        return NOTHING
    if node.token == tokens.FOCUS:
        await happens(scene.g, Window.FOCUS_SPENT, scene.ship)
    return DONE


REINFORCED = (tokens.REINFORCE_FORE, tokens.REINFORCE_AFT)


@language.can(SpendReinforce)
def _(scene: Scene, _node: SpendReinforce) -> bool:
    return any(tokens.held(you_in(scene), token) for token in REINFORCED)


@language.does(SpendReinforce)
async def _(scene: Scene, _node: SpendReinforce) -> Outcome:
    held = next(token for token in REINFORCED if tokens.held(you_in(scene), token))
    return Outcome(tokens.lose(you_in(scene), held))


@language.says(StripToken)
def say_strip_token(node: StripToken) -> Text:
    """Print it."""
    return text("xw-does-strip-token", token=Text(TOKENS[node.token]))


@language.can(StripToken)
def can_strip_token(scene: Scene, node: StripToken) -> bool:
    """Whether the defender has such a token."""
    target = defender(scene)
    return target is not None and tokens.held(target, node.token) > 0


@language.does(StripToken)
async def strip_token(scene: Scene, node: StripToken) -> Outcome:
    """Take a token away from the defender."""
    return Outcome(tokens.lose(scene.g.ship(attack_in(scene).defender), node.token))


@language.says(TakeToken)
def _(node: TakeToken) -> Text:
    whose, near = Text(WHOSE[node.whose]), ranges(1, node.farthest)
    return text("xw-does-take-token", whose=whose, range=near)


TAKEN = (tokens.FOCUS, tokens.EVADE)


def takeable(scene: Scene, node: TakeToken) -> list[tuple[int, str]]:
    """Return the tokens that may be taken, ship by ship."""
    you = you_in(scene)
    return [
        (ship.ship_id, token)
        for ship in ships_of(scene, node.whose)
        if is_within(you, ship, node.farthest)
        for token in TAKEN
        if tokens.held(ship, token)
    ]


@language.can(TakeToken)
def _(scene: Scene, node: TakeToken) -> bool:
    return bool(takeable(scene, node))


TAKEN_LABELS = {
    tokens.FOCUS: "xw-option-take-focus",
    tokens.EVADE: "xw-option-take-evade",
}


@language.does(TakeToken)
async def _(scene: Scene, node: TakeToken) -> Outcome:
    g = scene.g
    ship, token = await Ask(
        you_in(scene).seat,
        "xw-ask-take-token",
        takeable(scene, node),
        label=lambda one: text(TAKEN_LABELS[one[1]], ship=ship_name(g, one[0])),
        at=lambda one: f"ship:{one[0]}",
    )
    tokens.lose(g.ship(ship), token)
    tokens.gain(g, you_in(scene), token)
    return DONE


@language.says(GiveToken)
def _(node: GiveToken) -> Text:
    return text("xw-does-give-token", token=Text(TOKENS[node.token]))


@language.can(GiveToken)
def _(scene: Scene, node: GiveToken) -> bool:
    return tokens.held(you_in(scene), node.token) > 0


@language.does(GiveToken)
async def _(scene: Scene, node: GiveToken) -> Outcome:
    tokens.lose(you_in(scene), node.token)
    tokens.gain(scene.g, subject(scene), node.token)
    return DONE


@language.does(MatchTokens)
async def _(scene: Scene, _node: MatchTokens) -> Outcome:
    you = you_in(scene)
    if you.lock == NOBODY:
        return NOTHING
    for token in TAKEN:
        missing = tokens.held(scene.g.ship(you.lock), token) - tokens.held(you, token)
        if missing > 0:
            tokens.gain(scene.g, you, token, missing)
    return DONE


@language.says(FocusPerEnemy)
def _(node: FocusPerEnemy) -> Text:
    return text("xw-does-focus-per-enemy", count=node.most)


@language.does(FocusPerEnemy)
async def _(scene: Scene, node: FocusPerEnemy) -> Outcome:
    you = scene.g.ship(scene.you)
    seen = [e for e in enemies_of(scene.g, you) if is_within(you, e, 3) and is_in_arc(you, e)]
    count = min(node.most, len(seen))
    if count:
        await language.run(scene, Gain(tokens.FOCUS, count))
    return Outcome(count > 0, count)


@language.says(EvadesForObstacles)
def _(node: EvadesForObstacles) -> Text:
    return text("xw-does-evades-for-obstacles", count=node.most)


def obstacles_near(scene: Scene) -> int:
    """Count the obstacles at Range 1."""
    ship = subject(scene)
    base = geometry.corners(pose_of(ship), side_of(ship))
    return sum(geometry.polygon_distance(base, outline) <= 100.0 for outline in outlines(scene.g))


@language.can(EvadesForObstacles)
def _(scene: Scene, _node: EvadesForObstacles) -> bool:
    return obstacles_near(scene) > 0


@language.does(EvadesForObstacles)
async def _(scene: Scene, node: EvadesForObstacles) -> Outcome:
    return await language.run(scene, Gain(tokens.EVADE, min(node.most, obstacles_near(scene))))


@language.does(DisableWeapons)
async def _(scene: Scene, _node: DisableWeapons) -> Outcome:
    await disable_weapons(scene.g, scene.you)
    return DONE


@language.does(Jam)
async def _(scene: Scene, _node: Jam) -> Outcome:
    await later_actions.jam(scene.g, scene.ship)
    return DONE


@language.does(Tractor)
async def _(scene: Scene, _node: Tractor) -> Outcome:
    await tractor(scene.g, scene.ship, scene.g.ship(scene.you).seat)
    return DONE


@language.does(Decloak)
async def _(scene: Scene, _node: Decloak) -> Outcome:
    if not is_cloaked(subject(scene)):
        return NOTHING
    await decloak(scene.g, scene.ship)
    tokens.lose(subject(scene), tokens.CLOAK)
    return DONE
