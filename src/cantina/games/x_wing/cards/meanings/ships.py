"""How words about which ships a card speaks of work and read."""

from __future__ import annotations

from cantina.core.ask import Ask, AskMany
from cantina.core.effects import NOTHING, Effect, Outcome
from cantina.core.text import Text, text
from cantina.games.x_wing.asking import ask_for_ship
from cantina.games.x_wing.cards.meanings.common import attack_in, is_near, ships_of, you_in
from cantina.games.x_wing.cards.printing import TOKENS, WHOSE, plain, ranges
from cantina.games.x_wing.cards.scene import Scene, language
from cantina.games.x_wing.cards.vocabulary import Whose
from cantina.games.x_wing.cards.words.ships import (
    ActedOn,
    AllWithin,
    ChooseAround,
    ChooseBesideTarget,
    ChooseInArc,
    ChooseShip,
    ChooseShips,
    EnemyWithin,
    FriendsWith,
    InBullseye,
    LastFriend,
    NoFriendWithin,
    OthersAroundDefender,
    ShipsWithin,
    SlowNearDefender,
    TheAttacker,
    TheDefender,
    YouMay,
    YourLocked,
    Yourself,
    YourTouched,
)
from cantina.games.x_wing.library import upgrade_card
from cantina.games.x_wing.names import ship_name
from cantina.games.x_wing.printed import card_name
from cantina.games.x_wing.rules import tokens
from cantina.games.x_wing.rules.measuring import is_in_arc, is_in_bullseye, is_within
from cantina.games.x_wing.rules.sides import enemies_of, other_friends, ships_in_play
from cantina.games.x_wing.rules.values import agility_value, pilot_skill, shield_value
from cantina.games.x_wing.state import AWAITING, IN_PLAY, NOBODY

plain(LastFriend, "xw-when-last-friend")
plain(YourTouched, "xw-who-your-touched")
plain(ActedOn, "xw-who-acted-on")
plain(InBullseye, "xw-who-in-bullseye")
plain(TheAttacker, "xw-who-attacker")
plain(TheDefender, "xw-who-defender")
plain(Yourself, "xw-who-you")
plain(YourLocked, "xw-who-your-locked")
plain(OthersAroundDefender, "xw-who-others-around")
plain(SlowNearDefender, "xw-who-slow-near-defender")


# --- conditions ------------------------------------------------------------------------------


@language.holds(LastFriend)
def _(scene: Scene, _node: LastFriend) -> bool:
    return not any(True for _ in other_friends(scene.g, you_in(scene)))


@language.says(EnemyWithin)
def say_enemy_within(node: EnemyWithin) -> Text:
    """Print it."""
    return text("xw-when-enemy-within", range=node.farthest)


@language.holds(EnemyWithin)
def enemy_within(scene: Scene, node: EnemyWithin) -> bool:
    """Say whether an enemy is near."""
    you = scene.g.ship(scene.you)
    return any(is_within(you, enemy, node.farthest) for enemy in enemies_of(scene.g, you))


@language.says(NoFriendWithin)
def say_no_friend_within(node: NoFriendWithin) -> Text:
    """Print it."""
    return text("xw-when-no-friend-within", range=node.farthest)


@language.holds(NoFriendWithin)
def no_friend_within(scene: Scene, node: NoFriendWithin) -> bool:
    """You are alone."""
    you = scene.g.ship(scene.you)
    return not any(is_within(you, friend, node.farthest) for friend in other_friends(scene.g, you))


# --- ships -----------------------------------------------------------------------------------


@language.targets(TheAttacker)
def the_attacker(scene: Scene, _: TheAttacker) -> list[int]:
    """Find the attacking ship."""
    return [attack_in(scene).attacker]


@language.targets(TheDefender)
def the_defender(scene: Scene, _: TheDefender) -> list[int]:
    """Find the defending ship."""
    return [attack_in(scene).defender]


@language.targets(Yourself)
def yourself(scene: Scene, _: Yourself) -> list[int]:
    """Find the ship the card belongs to."""
    return [scene.you]


@language.targets(YourLocked)
def _(scene: Scene, _node: YourLocked) -> list[int]:
    you = scene.g.ship(scene.you)
    return [lock for lock in dict.fromkeys((you.lock, you.lock_too)) if lock != NOBODY]


@language.targets(YourTouched)
def _(scene: Scene, _node: YourTouched) -> list[int]:
    return list(scene.g.ship(scene.you).touching)


@language.targets(ActedOn)
def _(scene: Scene, _node: ActedOn) -> list[int]:
    target = scene.g.ship(scene.you).acted_on
    return [] if target == NOBODY else [target]


@language.targets(InBullseye)
def _(scene: Scene, _node: InBullseye) -> list[int]:
    you = scene.g.ship(scene.you)
    return [
        enemy.ship_id
        for enemy in enemies_of(scene.g, you)
        if is_within(you, enemy, 3) and is_in_bullseye(you, enemy)
    ]


@language.says(FriendsWith)
def _(node: FriendsWith) -> Text:
    card = Text(card_name("upgrade", node.card))
    return text("xw-who-friends-with", card=card, range=node.farthest)


@language.targets(FriendsWith)
def _(scene: Scene, node: FriendsWith) -> list[int]:
    you = scene.g.ship(scene.you)
    return [
        ship.ship_id
        for ship in ships_of(scene, Whose.FRIEND)
        if node.card in ship.upgrades and is_near(you, ship, node.farthest)
    ]


@language.says(ShipsWithin)
def _(node: ShipsWithin) -> Text:
    whose = Text(WHOSE[node.whose])
    if not node.farthest:
        return text("xw-who-ships", whose=whose)
    return text("xw-who-ships-within", whose=whose, range=node.farthest)


@language.targets(ShipsWithin)
def _(scene: Scene, node: ShipsWithin) -> list[int]:
    you = you_in(scene)
    ships = ships_of(scene, node.whose)
    return [s.ship_id for s in ships if not node.farthest or is_near(you, s, node.farthest)]


@language.says(AllWithin)
def _(node: AllWithin) -> Text:
    return text("xw-who-all-within", range=node.farthest)


@language.targets(AllWithin)
def _(scene: Scene, node: AllWithin) -> list[int]:
    you = you_in(scene)
    others = [*enemies_of(scene.g, you), *ships_of(scene, Whose.OTHER_FRIEND)]
    return sorted(ship.ship_id for ship in others if is_within(you, ship, node.farthest))


@language.targets(OthersAroundDefender)
def others_around_defender(scene: Scene, _: OthersAroundDefender) -> list[int]:
    """Every other ship near the defender, friend or foe."""
    target = scene.g.ship(attack_in(scene).defender)
    return [
        ship.ship_id
        for ship in ships_in_play(scene.g)
        if ship is not target and is_within(target, ship, 1)
    ]


@language.targets(SlowNearDefender)
def _(scene: Scene, _node: SlowNearDefender) -> list[int]:
    attack = attack_in(scene)
    target, cost = scene.g.ship(attack.defender), upgrade_card(attack.weapon).points
    return [
        ship.ship_id
        for ship in ships_in_play(scene.g)
        if ship is not target and is_within(target, ship, 1) and agility_value(scene.g, ship) < cost
    ]


# --- effects ---------------------------------------------------------------------------------


@language.says(ChooseShip)
def _(node: ChooseShip) -> Text:
    message = "xw-does-choose-ship"
    if node.lower_skill:
        message = "xw-does-choose-lower"
    elif node.higher_skill:
        message = "xw-does-choose-higher"
    elif node.stressed:
        message = "xw-does-choose-stressed"
    elif node.most_shields is not None:
        message = "xw-does-choose-weakly-shielded"
    return Text(
        message,
        {
            "whose": Text(WHOSE[node.whose]),
            "range": ranges(node.nearest, node.farthest),
            "shields": node.most_shields or 0,
            "effect": language.text(node.effect),
        },
    )


def candidates(scene: Scene, node: ChooseShip) -> list[int]:
    """Return the ships that may be chosen."""
    you = scene.g.ship(scene.you)
    if node.farthest:
        found = ships_of(scene, node.whose)
        found = [ship for ship in found if is_near(you, ship, node.farthest, node.nearest)]
    else:  # at any distance, even of ships that are still to be placed
        found = [ship for ship in scene.g.ships if ship.status in (IN_PLAY, AWAITING)]
        found = [ship for ship in found if (ship.side != you.side) == (node.whose is Whose.ENEMY)]
    if node.lower_skill or node.higher_skill:
        skill, sign = pilot_skill(scene.g, you), 1 if node.higher_skill else -1
        found = [ship for ship in found if sign * (pilot_skill(scene.g, ship) - skill) > 0]
    if node.stressed:
        found = [ship for ship in found if tokens.is_stressed(ship)]
    if node.most_shields is not None:
        found = [s for s in found if shield_value(scene.g, s) <= node.most_shields]
    return [ship.ship_id for ship in found]


async def for_chosen(scene: Scene, ships: list[int], effect: Effect) -> Outcome:
    """Let your player choose one of some ships; the effect then speaks of it."""
    if not ships:
        return NOTHING
    chosen = await ask_for_ship(scene.g, scene.g.ship(scene.you).seat, ships)
    return await language.run(scene.focused(chosen), effect)


@language.can(ChooseShip)
def can_choose_ship(scene: Scene, node: ChooseShip) -> bool:
    """Whether there is a ship to choose."""
    return bool(candidates(scene, node))


@language.does(ChooseShip)
async def choose_ship(scene: Scene, node: ChooseShip) -> Outcome:
    """Let your player choose a ship; the effect then speaks of it."""
    return await for_chosen(scene, candidates(scene, node), node.effect)


@language.says(ChooseAround)
def _(node: ChooseAround) -> Text:
    return text(
        "xw-does-choose-friend-around" if node.friends else "xw-does-choose-around",
        center=Text(WHOSE[node.center]),
        range=ranges(1, node.farthest),
        effect=language.text(node.effect),
    )


def around(scene: Scene, node: ChooseAround) -> list[int]:
    """Return the ships near the centre that may be chosen; never the centre or you."""
    attack = attack_in(scene)
    center = scene.g.ship(attack.attacker if node.center is Whose.ATTACKER else attack.defender)
    you = scene.g.ship(scene.you)
    if node.friends:
        friends = ships_of(scene, Whose.FRIEND)
        return [ship.ship_id for ship in friends if is_near(center, ship, node.farthest)]
    return [
        ship.ship_id
        for ship in ships_in_play(scene.g)
        if ship not in (center, you) and is_within(center, ship, node.farthest)
    ]


@language.can(ChooseAround)
def _(scene: Scene, node: ChooseAround) -> bool:
    return scene.g.attack is not None and bool(around(scene, node))


@language.does(ChooseAround)
async def _(scene: Scene, node: ChooseAround) -> Outcome:
    return await for_chosen(scene, around(scene, node), node.effect)


@language.says(ChooseShips)
def _(node: ChooseShips) -> Text:
    words = text(
        "xw-does-choose-ships",
        count=node.most,
        whose=Text(WHOSE[node.whose]),
        range=ranges(1, node.farthest),
        effect=language.text(node.effect),
    )
    if node.one_also is None:
        return words
    return text("xw-does-and-one-also", effect=words, also=language.text(node.one_also))


@language.does(ChooseShips)
async def _(scene: Scene, node: ChooseShips) -> Outcome:
    you = scene.g.ship(scene.you)
    found = [s.ship_id for s in ships_of(scene, node.whose) if is_near(you, s, node.farthest)]
    chosen = await AskMany(
        you.seat,
        "xw-ask-choose-ships",
        found,
        least=0,
        most=node.most,
        label=lambda ship: text("xw-option-ship", ship=ship_name(scene.g, ship)),
        at=lambda ship: f"ship:{ship}",
    )
    for ship_id in chosen:
        await language.run(scene.focused(ship_id), node.effect)
    if node.one_also is not None and chosen:
        await for_chosen(scene, list(chosen), node.one_also)
    return Outcome(bool(chosen), len(chosen))


@language.says(ChooseInArc)
def _(node: ChooseInArc) -> Text:
    if node.bullseye:
        return text("xw-does-choose-in-bullseye", effect=language.text(node.effect))
    return text(
        "xw-does-choose-enemy-in-arc" if node.enemies else "xw-does-choose-in-arc",
        range=node.farthest,
        effect=language.text(node.effect),
    )


def in_arc(scene: Scene, node: ChooseInArc) -> list[int]:
    """Return the ships in your arc that may be chosen."""
    you = scene.g.ship(scene.you)
    return [
        ship.ship_id
        for ship in ships_in_play(scene.g)
        if ship is not you
        and (not node.enemies or ship.side != you.side)
        and is_within(you, ship, node.farthest)
        and (is_in_bullseye(you, ship) if node.bullseye else is_in_arc(you, ship))
    ]


@language.can(ChooseInArc)
def _(scene: Scene, node: ChooseInArc) -> bool:
    return bool(in_arc(scene, node))


@language.does(ChooseInArc)
async def _(scene: Scene, node: ChooseInArc) -> Outcome:
    return await for_chosen(scene, in_arc(scene, node), node.effect)


@language.says(ChooseBesideTarget)
def _(node: ChooseBesideTarget) -> Text:
    return text(
        "xw-does-choose-beside-target",
        token=Text(TOKENS[node.without]),
        effect=language.text(node.effect),
    )


def beside_target(scene: Scene, node: ChooseBesideTarget) -> list[int]:
    """Return the ships at Range 1 of the one an action was aimed at that lack a token."""
    target = scene.g.ship(scene.g.ship(scene.you).acted_on)
    return [
        ship.ship_id
        for ship in ships_in_play(scene.g)
        if ship is not target and is_within(target, ship, 1) and node.without not in ship.tokens
    ]


@language.can(ChooseBesideTarget)
def _(scene: Scene, node: ChooseBesideTarget) -> bool:
    return bool(beside_target(scene, node))


@language.does(ChooseBesideTarget)
async def _(scene: Scene, node: ChooseBesideTarget) -> Outcome:
    return await for_chosen(scene, beside_target(scene, node), node.effect)


@language.says(YouMay)
def _(node: YouMay) -> Text:
    return text("effect-may", effect=language.text(node.effect))


@language.does(YouMay)
async def _(scene: Scene, node: YouMay) -> Outcome:
    if not language.possible(scene, node.effect):
        return NOTHING
    wanted = await Ask(
        scene.g.ship(scene.you).seat,
        lambda: text("effect-ask-may", effect=language.text(node.effect)),
        [True, False],
    )
    return await language.run(scene, node.effect) if wanted else NOTHING
