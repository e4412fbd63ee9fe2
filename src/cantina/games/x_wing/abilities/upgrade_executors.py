"""How effects of later upgrade cards on ships, tokens and cards are done, and how they read."""

from __future__ import annotations

from cantina.core.ask import Ask, AskMany
from cantina.core.chance import Pick
from cantina.core.effects import DONE, NOTHING, Outcome
from cantina.core.text import Text, text
from cantina.games.x_wing import geometry, tokens
from cantina.games.x_wing.abilities import upgrade_effects as u
from cantina.games.x_wing.abilities.effects import Gain
from cantina.games.x_wing.abilities.executors import attack_in, is_near, ships_of, subject
from cantina.games.x_wing.abilities.printing import ACTIONS, WHOSE, plain, ranges
from cantina.games.x_wing.abilities.scene import Scene, language
from cantina.games.x_wing.abilities.vocabulary import Whose
from cantina.games.x_wing.actions import (
    CARD,
    DARING,
    GRANTED,
    UPGRADES_ONLY,
    free_action,
    free_actions,
)
from cantina.games.x_wing.activation import fly_out
from cantina.games.x_wing.combat import attack_aside
from cantina.games.x_wing.content.cards import Difficulty, Maneuver, Slot
from cantina.games.x_wing.damage import deal_face_down, deal_face_up, find_card, turn_face_up
from cantina.games.x_wing.destroying import destroy_if_beaten
from cantina.games.x_wing.discarding import discard_upgrade, take_token
from cantina.games.x_wing.equipping import SLOT_NAMES
from cantina.games.x_wing.geometry import Bearing
from cantina.games.x_wing.maneuvers import colour_of, legal_maneuvers, maneuver_for, maneuver_label
from cantina.games.x_wing.measuring import is_in_arc, is_within, outlines, pose_of, put, side_of
from cantina.games.x_wing.names import maneuver_name, ship_name, weapon_name
from cantina.games.x_wing.obstacles import roll_for_obstacles
from cantina.games.x_wing.printed import upgrade_card
from cantina.games.x_wing.sides import enemies_of, ships_in_play
from cantina.games.x_wing.state import IN_PLAY, NOBODY
from cantina.games.x_wing.target_locks import acquire_and_tell, spend_lock
from cantina.games.x_wing.targets import out_of_reach
from cantina.games.x_wing.values import pilot_skill

can, does, says = language.can, language.does, language.says

plain(u.TurnRound, "xw-does-turn-round")
plain(u.SkipAction, "xw-does-skip-action")
plain(u.DaringAction, "xw-does-daring-action")
plain(u.CardAction, "xw-does-card-action")
plain(u.LockDefender, "xw-does-lock-defender")
plain(u.PlaceOnCard, "xw-does-place-on-card")
plain(u.TakeFromCard, "xw-does-take-from-card")
plain(u.SpendLockOn, "xw-does-spend-lock-on")
plain(u.FlipThis, "xw-does-flip-this")
plain(u.FlipOneUp, "xw-does-flip-one-up")
plain(u.TurnDealtDown, "xw-does-turn-dealt-down")
plain(u.DealFaceUp, "xw-does-deal-face-up")
plain(u.DealFaceDown, "xw-does-deal-face-down")
plain(u.DiscardDefenders, "xw-does-discard-defenders")
plain(u.SwapSkill, "xw-does-swap-skill")
plain(u.LookAtDial, "xw-does-look-at-dial")
plain(u.MarkShip, "xw-does-mark-ship")
plain(u.AttackIt, "xw-does-attack-it")


def card_of(scene: Scene) -> str:
    """Return the upgrade card the ability is printed on."""
    return scene.source.partition(":")[2]


# --- choosing ships -------------------------------------------------------------------------


def around(scene: Scene, node: u.ChooseAround) -> list[int]:
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


@says(u.ChooseAround)
def _(node: u.ChooseAround) -> Text:
    return text(
        "xw-does-choose-friend-around" if node.friends else "xw-does-choose-around",
        center=Text(WHOSE[node.center]),
        range=ranges(1, node.farthest),
        effect=language.text(node.effect),
    )


@can(u.ChooseAround)
def _(scene: Scene, node: u.ChooseAround) -> bool:
    return scene.g.attack is not None and bool(around(scene, node))


@does(u.ChooseAround)
async def _(scene: Scene, node: u.ChooseAround) -> Outcome:
    found = around(scene, node)
    if not found:
        return NOTHING
    chosen = await Ask(
        scene.g.ship(scene.you).seat,
        "xw-ask-choose-ship",
        found,
        label=lambda ship: text("xw-option-ship", ship=ship_name(scene.g, ship)),
        at=lambda ship: f"ship:{ship}",
    )
    return await language.run(scene.focused(chosen), node.effect)


@says(u.YouMay)
def _(node: u.YouMay) -> Text:
    return text("effect-may", effect=language.text(node.effect))


@does(u.YouMay)
async def _(scene: Scene, node: u.YouMay) -> Outcome:
    if not language.possible(scene, node.effect):
        return NOTHING
    wanted = await Ask(
        scene.g.ship(scene.you).seat,
        lambda: text("effect-ask-may", effect=language.text(node.effect)),
        [True, False],
    )
    return await language.run(scene, node.effect) if wanted else NOTHING


@says(u.ChooseShips)
def _(node: u.ChooseShips) -> Text:
    return text(
        "xw-does-choose-ships",
        count=node.most,
        whose=Text(WHOSE[node.whose]),
        range=ranges(1, node.farthest),
        effect=language.text(node.effect),
    )


@does(u.ChooseShips)
async def _(scene: Scene, node: u.ChooseShips) -> Outcome:
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
    return Outcome(bool(chosen), len(chosen))


# --- moving and acting ----------------------------------------------------------------------


@says(u.Fly)
def _(node: u.Fly) -> Text:
    return text("xw-does-fly", maneuvers=[maneuver_name(key) for key in node.maneuvers])


@does(u.Fly)
async def _(scene: Scene, node: u.Fly) -> Outcome:
    key = node.maneuvers[0]
    if len(node.maneuvers) > 1:
        key = await Ask(
            scene.seat,
            text("xw-ask-fly", ship=ship_name(scene.g, scene.ship)),
            list(node.maneuvers),
            label=lambda key: text("xw-option-fly", maneuver=maneuver_name(key)),
        )
    bearing, _, speed = key.rpartition(":")
    maneuver = Maneuver(Bearing(bearing), int(speed), Difficulty.WHITE)
    there = await fly_out(scene.g, scene.ship, maneuver)
    if there:
        await roll_for_obstacles(scene.g, scene.ship)
    return Outcome(there)


@does(u.TurnRound)
async def _(scene: Scene, _node: u.TurnRound) -> Outcome:
    ship = subject(scene)
    x, y, heading = pose_of(ship)
    put(ship, geometry.Pose(x, y, (heading + 180.0) % 360.0))
    scene.g.say("xw-log-turns-round", "XW-CARD-ABILITY-4", ship=ship_name(scene.g, scene.ship))
    return DONE


ROTATED = {
    "speed": "xw-does-rotate-speed",
    "bearing": "xw-does-rotate-bearing",
    "difficulty": "xw-does-rotate-colour",
}


@says(u.RotateDial)
def _(node: u.RotateDial) -> Text:
    return Text(ROTATED[node.same])


def rotations(scene: Scene, node: u.RotateDial) -> list[str]:
    """Return the maneuvers a dial can be turned to; nothing red for a stressed ship's bearing."""
    g, ship = scene.g, subject(scene)
    if not ship.dial:
        return []
    now = maneuver_for(ship, ship.dial)
    calm = node.same == "bearing" and tokens.is_stressed(ship)
    return [
        key
        for key in legal_maneuvers(g, ship)
        if key != ship.dial
        and getattr(maneuver_for(ship, key), node.same) == getattr(now, node.same)
        and not (calm and colour_of(g, ship, key) == Difficulty.RED)
    ]


@can(u.RotateDial)
def _(scene: Scene, node: u.RotateDial) -> bool:
    return bool(rotations(scene, node))


@does(u.RotateDial)
async def _(scene: Scene, node: u.RotateDial) -> Outcome:
    key = await Ask(
        scene.seat,
        text("xw-ask-rotate", ship=ship_name(scene.g, scene.ship)),
        rotations(scene, node),
        label=lambda key: maneuver_label(scene.g, subject(scene), key),
    )
    subject(scene).dial = key
    scene.g.say(
        "xw-log-rotates",
        "XW-CARD-ABILITY-4",
        ship=ship_name(scene.g, scene.ship),
        maneuver=maneuver_name(key),
    )
    return DONE


@does(u.SkipAction)
async def _(scene: Scene, _node: u.SkipAction) -> Outcome:
    subject(scene).skips_action = True
    return DONE


@says(u.GrantedAction)
def _(node: u.GrantedAction) -> Text:
    return text("xw-does-free-named", action=Text(ACTIONS[node.action]))


@can(u.GrantedAction)
def _(scene: Scene, node: u.GrantedAction) -> bool:
    return bool(free_actions(scene.g, subject(scene), node.action, GRANTED))


@does(u.GrantedAction)
async def _(scene: Scene, node: u.GrantedAction) -> Outcome:
    return Outcome(await free_action(scene.g, scene.ship, node.action, GRANTED))


@can(u.DaringAction)
def _(scene: Scene, _node: u.DaringAction) -> bool:
    return bool(free_actions(scene.g, subject(scene), "", DARING))


@does(u.DaringAction)
async def _(scene: Scene, _node: u.DaringAction) -> Outcome:
    return Outcome(await free_action(scene.g, scene.ship, "", DARING))


@can(u.CardAction)
def _(scene: Scene, _node: u.CardAction) -> bool:
    return bool(free_actions(scene.g, subject(scene), CARD, UPGRADES_ONLY))


@does(u.CardAction)
async def _(scene: Scene, _node: u.CardAction) -> Outcome:
    return Outcome(await free_action(scene.g, scene.ship, CARD, UPGRADES_ONLY))


# --- tokens and locks -----------------------------------------------------------------------


@says(u.FocusPerEnemy)
def _(node: u.FocusPerEnemy) -> Text:
    return text("xw-does-focus-per-enemy", count=node.most)


@does(u.FocusPerEnemy)
async def _(scene: Scene, node: u.FocusPerEnemy) -> Outcome:
    you = scene.g.ship(scene.you)
    seen = [e for e in enemies_of(scene.g, you) if is_within(you, e, 3) and is_in_arc(you, e)]
    count = min(node.most, len(seen))
    if count:
        await language.run(scene, Gain(tokens.FOCUS, count))
    return Outcome(count > 0, count)


@says(u.EvadesForObstacles)
def _(node: u.EvadesForObstacles) -> Text:
    return text("xw-does-evades-for-obstacles", count=node.most)


def obstacles_near(scene: Scene) -> int:
    """Count the obstacles at Range 1."""
    ship = subject(scene)
    base = geometry.corners(pose_of(ship), side_of(ship))
    return sum(geometry.polygon_distance(base, outline) <= 100.0 for outline in outlines(scene.g))


@can(u.EvadesForObstacles)
def _(scene: Scene, _node: u.EvadesForObstacles) -> bool:
    return obstacles_near(scene) > 0


@does(u.EvadesForObstacles)
async def _(scene: Scene, node: u.EvadesForObstacles) -> Outcome:
    return await language.run(scene, Gain(tokens.EVADE, min(node.most, obstacles_near(scene))))


@does(u.LockDefender)
async def _(scene: Scene, _node: u.LockDefender) -> Outcome:
    await acquire_and_tell(scene.g, scene.ship, attack_in(scene).defender)
    return DONE


@does(u.PlaceOnCard)
async def _(scene: Scene, _node: u.PlaceOnCard) -> Outcome:
    ship = scene.g.ship(scene.you)
    ship.on_cards = (*ship.on_cards, card_of(scene))
    return DONE


@can(u.TakeFromCard)
def _(scene: Scene, _node: u.TakeFromCard) -> bool:
    return card_of(scene) in scene.g.ship(scene.you).on_cards


@does(u.TakeFromCard)
async def _(scene: Scene, _node: u.TakeFromCard) -> Outcome:
    take_token(scene.g.ship(scene.you), card_of(scene))
    return DONE


@can(u.SpendLockOn)
def _(scene: Scene, _node: u.SpendLockOn) -> bool:
    return scene.g.ship(scene.you).lock == scene.ship != NOBODY


@does(u.SpendLockOn)
async def _(scene: Scene, _node: u.SpendLockOn) -> Outcome:
    await spend_lock(scene.g, scene.you)
    return DONE


# --- cards ----------------------------------------------------------------------------------


@does(u.FlipThis)
async def _(scene: Scene, _node: u.FlipThis) -> Outcome:
    ship, card = scene.g.ship(scene.you), card_of(scene)
    if card in ship.flipped:
        ship.flipped = tuple(other for other in ship.flipped if other != card)
    else:
        ship.flipped = (*ship.flipped, card)
    scene.g.say("xw-log-flips", "XW-CARD-ABILITY-4", card=weapon_name(card))
    return DONE


@does(u.FlipOneUp)
async def _(scene: Scene, _node: u.FlipOneUp) -> Outcome:
    down = [card.card_id for card in subject(scene).damage if not card.face_up]
    if not down:
        return NOTHING
    await turn_face_up(scene.g, scene.ship, await Pick(down) if len(down) > 1 else down[0])
    await destroy_if_beaten(scene.g, scene.ship)
    return DONE


@can(u.TurnDealtDown)
def _(scene: Scene, _node: u.TurnDealtDown) -> bool:
    card = find_card(subject(scene), scene.card)
    return card is not None and card.face_up


@does(u.TurnDealtDown)
async def _(scene: Scene, _node: u.TurnDealtDown) -> Outcome:
    card = find_card(subject(scene), scene.card)
    if card is None:
        return NOTHING
    card.face_up = False
    return DONE


@does(u.DealFaceUp)
async def _(scene: Scene, _node: u.DealFaceUp) -> Outcome:
    await deal_face_up(scene.g, scene.ship)
    await settle(scene)
    return DONE


@does(u.DealFaceDown)
async def _(scene: Scene, _node: u.DealFaceDown) -> Outcome:
    await deal_face_down(scene.g, scene.ship)
    await settle(scene)
    return DONE


async def settle(scene: Scene) -> None:
    """Destroy a ship that was dealt its last card; a defender waits for the end of the attack."""
    attack = scene.g.attack
    if attack is None or attack.defender != scene.ship:
        await destroy_if_beaten(scene.g, scene.ship)


@says(u.DiscardOther)
def _(node: u.DiscardOther) -> Text:
    if node.slot:
        slot = Text(SLOT_NAMES[Slot(node.slot)])
        return text("xw-does-discard-slot", slot=slot)
    return text("xw-does-discard-other")


def discardable(scene: Scene, node: u.DiscardOther) -> list[str]:
    """Return the cards that may be discarded for an effect."""
    cards = dict.fromkeys(scene.g.ship(scene.you).upgrades)
    return [
        card
        for card in cards
        if (node.this_too or card != card_of(scene))
        and (not node.slot or upgrade_card(card).slot.value == node.slot)
    ]


@can(u.DiscardOther)
def _(scene: Scene, node: u.DiscardOther) -> bool:
    return bool(discardable(scene, node))


@does(u.DiscardOther)
async def _(scene: Scene, node: u.DiscardOther) -> Outcome:
    found = discardable(scene, node)
    card = found[0]
    if len(found) > 1:
        card = await choose_card(scene, found)
    return Outcome(discard_upgrade(scene.g, scene.you, card))


def choose_card(scene: Scene, cards: list[str]) -> Ask[str]:
    """Ask your player for an upgrade card."""
    return Ask(
        scene.g.ship(scene.you).seat,
        "xw-ask-discard-upgrade",
        cards,
        label=lambda card: text("xw-option-weapon", weapon=weapon_name(card)),
    )


@can(u.DiscardDefenders)
def _(scene: Scene, _node: u.DiscardDefenders) -> bool:
    attack = scene.g.attack
    return attack is not None and bool(scene.g.ship(attack.defender).upgrades)


@does(u.DiscardDefenders)
async def _(scene: Scene, _node: u.DiscardDefenders) -> Outcome:
    defender = attack_in(scene).defender
    card = await choose_card(scene, list(dict.fromkeys(scene.g.ship(defender).upgrades)))
    return Outcome(discard_upgrade(scene.g, defender, card))


# --- skill, dials, attacks ------------------------------------------------------------------


@does(u.SwapSkill)
async def _(scene: Scene, _node: u.SwapSkill) -> Outcome:
    g, ship, you = scene.g, subject(scene), scene.g.ship(scene.you)
    theirs, yours = pilot_skill(g, ship), pilot_skill(g, you)
    ship.skill_this_phase, you.skill_this_phase = yours, theirs
    return DONE


@can(u.LookAtDial)
def _(scene: Scene, _node: u.LookAtDial) -> bool:
    return bool(subject(scene).dial)


@does(u.LookAtDial)
async def _(scene: Scene, _node: u.LookAtDial) -> Outcome:
    ship, seat = subject(scene), scene.g.ship(scene.you).seat
    if not ship.dial:  # an ionized ship has none
        return NOTHING
    ship.seen_by = (*ship.seen_by, seat)
    scene.g.say("xw-log-looks-at-dial", "XW-CARD-ABILITY-4", ship=ship_name(scene.g, scene.ship))
    scene.g.say(
        "xw-log-dial-seen",
        "XW-CARD-ABILITY-4",
        only=(seat,),
        ship=ship_name(scene.g, scene.ship),
        maneuver=maneuver_name(ship.dial),
    )
    return DONE


@does(u.MarkShip)
async def _(scene: Scene, _node: u.MarkShip) -> Outcome:
    you = scene.g.ship(scene.you)
    you.marks = (*you.marks, (scene.source, scene.ship))
    return DONE


AFTERWARDS = {
    "primary": "xw-does-attack-afterwards",
    "turret": "xw-does-attack-afterwards-turret",
}


@says(u.AttackAfterwards)
def _(node: u.AttackAfterwards) -> Text:
    if node.elsewhere:
        return text("xw-does-attack-elsewhere")
    return Text(AFTERWARDS[node.weapon])


@can(u.AttackAfterwards)
def _(scene: Scene, _node: u.AttackAfterwards) -> bool:
    attack = scene.g.attack
    return attack is not None and not attack.last and not attack.repeats and not attack.grants[0]


@does(u.AttackAfterwards)
async def _(scene: Scene, node: u.AttackAfterwards) -> Outcome:
    attack_in(scene).grants = (f"{scene.you}:{scene.source}", node.weapon, node.elsewhere)
    return DONE


@can(u.AttackIt)
def _(scene: Scene, _node: u.AttackIt) -> bool:
    g = scene.g
    if g.attack is not None or subject(scene).status != IN_PLAY:
        return False
    return out_of_reach(g, g.ship(scene.you), card_of(scene), subject(scene)) is None


@does(u.AttackIt)
async def _(scene: Scene, _node: u.AttackIt) -> Outcome:
    await attack_aside(scene.g, scene.you, card_of(scene), scene.ship)
    return DONE
