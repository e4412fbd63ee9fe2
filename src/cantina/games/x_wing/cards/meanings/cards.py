"""How words about upgrade and condition cards work and read."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.effects import DONE, NOTHING, Outcome
from cantina.core.text import Text, text
from cantina.games.x_wing.cards.meanings.common import (
    attack_in,
    card_of,
    choose_card,
    subject,
    you_in,
)
from cantina.games.x_wing.cards.printing import plain
from cantina.games.x_wing.cards.scene import Scene, language
from cantina.games.x_wing.cards.words.cards import (
    AssignCondition,
    CopySkill,
    DealtInWait,
    DiscardDefenders,
    DiscardOther,
    DiscardsOnHit,
    DiscardThis,
    DiscardWeapon,
    FirstRound,
    FlipCard,
    FlipThis,
    InPhase,
    IsMimicked,
    IsShadowed,
    MayIgnore,
    Mimic,
    PlaceOnCard,
    PutDamageInWait,
    RecoversCards,
    RemoveCondition,
    ReplaceCard,
    RestoreCard,
    TakeFromCard,
    TokensOn,
    UntilEndOfRound,
)
from cantina.games.x_wing.content import UPGRADES
from cantina.games.x_wing.content.abilities import CONDITION_ABILITIES
from cantina.games.x_wing.library import pilot_card, upgrade_card, weapon_of
from cantina.games.x_wing.names import damage_name, ship_name, weapon_name
from cantina.games.x_wing.printed import Slot, Trait, card_name
from cantina.games.x_wing.rules.condition_cards import (
    CARRIES_DAMAGE,
    assign_condition,
    remove_condition,
)
from cantina.games.x_wing.rules.damage import take_kind, unseen_kinds
from cantina.games.x_wing.rules.discarding import discard_upgrade, take_token
from cantina.games.x_wing.rules.equipping import SLOT_NAMES, slot_name
from cantina.games.x_wing.rules.squads import may_carry
from cantina.games.x_wing.rules.values import pilot_skill

plain(PutDamageInWait, "xw-does-put-damage-in-wait")
plain(DealtInWait, "xw-gives-dealt-in-wait")
plain(Mimic, "xw-does-mimic")
plain(CopySkill, "xw-does-copy-skill")
plain(IsMimicked, "xw-gives-is-mimicked")
plain(IsShadowed, "xw-gives-is-shadowed")
plain(FirstRound, "xw-when-first-round")
plain(DiscardsOnHit, "xw-gives-discards-on-hit")
plain(DiscardThis, "xw-does-discard-this")
plain(DiscardWeapon, "xw-does-discard-weapon")
plain(DiscardDefenders, "xw-does-discard-defenders")
plain(PlaceOnCard, "xw-does-place-on-card")
plain(TakeFromCard, "xw-does-take-from-card")
plain(FlipThis, "xw-does-flip-this")
plain(RemoveCondition, "xw-does-remove-condition")


# --- conditions ------------------------------------------------------------------------------


@language.holds(FirstRound)
def _(scene: Scene, _node: FirstRound) -> bool:
    return scene.g.round == 1


PHASES = {"activation": "xw-name-activation-phase", "combat": "xw-phase-combat"}


@language.says(InPhase)
def say_in_phase(node: InPhase) -> Text:
    """Print it."""
    return text("xw-when-phase", phase=Text(PHASES[node.phase]))


@language.holds(InPhase)
def in_phase(scene: Scene, node: InPhase) -> bool:
    """Say whether it is this phase."""
    return scene.g.phase == node.phase


# --- modifiers -------------------------------------------------------------------------------


@language.says(MayIgnore)
def _(node: MayIgnore) -> Text:
    return text("xw-gives-may-ignore", card=Text(card_name("upgrade", node.card)))


@language.says(RecoversCards)
def _(node: RecoversCards) -> Text:
    return text("xw-gives-recovers-cards", slot=slot_name(Slot(node.slot)))


@language.says(TokensOn)
def _(node: TokensOn) -> Text:
    slots = [slot_name(Slot(slot)) for slot in node.slots]
    return text("xw-gives-tokens-on-squad" if node.squad else "xw-gives-tokens-on", slots=slots)


# --- effects ---------------------------------------------------------------------------------


@language.does(DiscardThis)
async def discard_this(scene: Scene, _: DiscardThis) -> Outcome:
    """XW-UPGRADE-3: the card leaves the game."""
    return Outcome(discard_upgrade(scene.g, scene.you, scene.source.partition(":")[2]))


@language.does(DiscardWeapon)
async def discard_weapon(scene: Scene, _: DiscardWeapon) -> Outcome:
    """Choose a secondary weapon and discard it."""
    weapons = [card for card in dict.fromkeys(subject(scene).upgrades) if weapon_of(card)]
    if not weapons:
        return NOTHING
    chosen = await Ask(
        scene.seat,
        "xw-ask-discard-weapon",
        weapons,
        label=lambda weapon: text("xw-option-weapon", weapon=weapon_name(weapon)),
    )
    return Outcome(discard_upgrade(scene.g, scene.ship, chosen))


@language.says(DiscardOther)
def _(node: DiscardOther) -> Text:
    if node.slot:
        slot = Text(SLOT_NAMES[Slot(node.slot)])
        return text("xw-does-discard-slot", slot=slot)
    return text("xw-does-discard-other")


def discardable(scene: Scene, node: DiscardOther) -> list[str]:
    """Return the cards that may be discarded for an effect."""
    cards = dict.fromkeys(scene.g.ship(scene.you).upgrades)
    return [
        card
        for card in cards
        if (node.this_too or card != card_of(scene))
        and (not node.slot or upgrade_card(card).slot.value == node.slot)
    ]


@language.can(DiscardOther)
def _(scene: Scene, node: DiscardOther) -> bool:
    return bool(discardable(scene, node))


@language.does(DiscardOther)
async def _(scene: Scene, node: DiscardOther) -> Outcome:
    found = discardable(scene, node)
    card = found[0]
    if len(found) > 1:
        card = await choose_card(scene, found)
    return Outcome(discard_upgrade(scene.g, scene.you, card))


@language.can(DiscardDefenders)
def _(scene: Scene, _node: DiscardDefenders) -> bool:
    attack = scene.g.attack
    return attack is not None and bool(scene.g.ship(attack.defender).upgrades)


@language.does(DiscardDefenders)
async def _(scene: Scene, _node: DiscardDefenders) -> Outcome:
    defender = attack_in(scene).defender
    card = await choose_card(scene, list(dict.fromkeys(scene.g.ship(defender).upgrades)))
    return Outcome(discard_upgrade(scene.g, defender, card))


@language.says(RestoreCard)
def _(node: RestoreCard) -> Text:
    return text("xw-does-restore-card", slots=[slot_name(Slot(slot)) for slot in node.slots])


def restorable(scene: Scene, node: RestoreCard) -> list[str]:
    """Return the discarded cards that may come back."""
    cards = dict.fromkeys(you_in(scene).discarded)
    return [card for card in cards if upgrade_card(card).slot.value in node.slots]


@language.can(RestoreCard)
def _(scene: Scene, node: RestoreCard) -> bool:
    return bool(restorable(scene, node))


@language.does(RestoreCard)
async def _(scene: Scene, node: RestoreCard) -> Outcome:
    card = await Ask(
        you_in(scene).seat,
        "xw-ask-restore",
        restorable(scene, node),
        label=lambda card: text("xw-option-weapon", weapon=weapon_name(card)),
    )
    you_in(scene).discarded.remove(card)
    you_in(scene).upgrades.append(card)
    return DONE


@language.says(ReplaceCard)
def _(node: ReplaceCard) -> Text:
    return text("xw-does-replace-card", slot=slot_name(Slot(node.slot)))


def replacements(scene: Scene, node: ReplaceCard) -> list[tuple[str, str]]:
    """Return the cards that may be exchanged, each with what may take its place."""
    g, you = scene.g, you_in(scene)
    on_side = {card for ship in g.ships if ship.side == you.side for card in ship.upgrades}
    return [
        (old, new.xws)
        for old in dict.fromkeys(you.upgrades)
        if upgrade_card(old).slot.value == node.slot
        for new in UPGRADES.values()
        if new.slot.value == node.slot
        and new.xws != old
        and new.points <= upgrade_card(old).points
        and may_carry(pilot_card(you.pilot), new)
        and not (new.unique and new.xws in on_side)
        and not (new.limited and new.xws in you.upgrades)
    ]


@language.can(ReplaceCard)
def _(scene: Scene, node: ReplaceCard) -> bool:
    return bool(replacements(scene, node))


@language.does(ReplaceCard)
async def _(scene: Scene, node: ReplaceCard) -> Outcome:
    old, new = await Ask(
        you_in(scene).seat,
        "xw-ask-replace",
        replacements(scene, node),
        label=lambda pair: text(
            "xw-option-replace", old=weapon_name(pair[0]), new=weapon_name(pair[1])
        ),
    )
    you = you_in(scene)
    you.upgrades[you.upgrades.index(old)] = new
    you.flipped = tuple(card for card in you.flipped if card != old)
    scene.g.say("xw-log-replaces", old=weapon_name(old), new=weapon_name(new))
    return DONE


@language.does(PlaceOnCard)
async def _(scene: Scene, _node: PlaceOnCard) -> Outcome:
    ship = scene.g.ship(scene.you)
    ship.on_cards = (*ship.on_cards, card_of(scene))
    return DONE


@language.can(TakeFromCard)
def _(scene: Scene, _node: TakeFromCard) -> bool:
    return card_of(scene) in scene.g.ship(scene.you).on_cards


@language.does(TakeFromCard)
async def _(scene: Scene, _node: TakeFromCard) -> Outcome:
    take_token(scene.g.ship(scene.you), card_of(scene))
    return DONE


@language.says(FlipCard)
def _(node: FlipCard) -> Text:
    return text("xw-does-flip-card", card=Text(card_name("upgrade", node.card)))


@language.can(FlipCard)
def _(scene: Scene, node: FlipCard) -> bool:
    return node.card in scene.g.ship(scene.you).upgrades


@language.does(FlipCard)
async def _(scene: Scene, node: FlipCard) -> Outcome:
    return flip(scene, node.card)


@language.does(FlipThis)
async def _(scene: Scene, _node: FlipThis) -> Outcome:
    return flip(scene, card_of(scene))


def flip(scene: Scene, card: str) -> Outcome:
    """Turn an upgrade card over."""
    ship = scene.g.ship(scene.you)
    if card in ship.flipped:
        ship.flipped = tuple(other for other in ship.flipped if other != card)
    else:
        ship.flipped = (*ship.flipped, card)
    scene.g.say("xw-log-flips", "XW-CARD-ABILITY-4", card=weapon_name(card))
    return DONE


@language.says(UntilEndOfRound)
def _(node: UntilEndOfRound) -> Text:
    return text("xw-does-until-end", abilities=language.texts(node.abilities))


@language.does(UntilEndOfRound)
async def until_end_of_round(scene: Scene, _: UntilEndOfRound) -> Outcome:
    """Put the card's further abilities in force until the round ends."""
    subject(scene).lasting.append(scene.source)
    return DONE


@language.says(AssignCondition)
def _(node: AssignCondition) -> Text:
    lines = language.texts(CONDITION_ABILITIES[node.condition])
    name = Text(card_name("condition", node.condition))
    return text("xw-does-assign-condition", name=name, lines=lines)


@language.does(AssignCondition)
async def _(scene: Scene, node: AssignCondition) -> Outcome:
    if scene.g.ship(scene.you).mimics and scene.source.startswith("pilot:"):
        return NOTHING  # whoever mimics an ability assigns no conditions with it
    assign_condition(scene.g, scene.ship, node.condition)
    return DONE


@language.does(RemoveCondition)
async def _(scene: Scene, _node: RemoveCondition) -> Outcome:
    remove_condition(scene.g, scene.g.ship(scene.you), scene.source.partition(":")[2])
    return DONE


@language.can(PutDamageInWait)
def _(scene: Scene, _node: PutDamageInWait) -> bool:
    return not subject(scene).card_in_wait


@language.does(PutDamageInWait)
async def _(scene: Scene, _node: PutDamageInWait) -> Outcome:
    g = scene.g
    if CARRIES_DAMAGE not in subject(scene).conditions or subject(scene).card_in_wait:
        return NOTHING
    kinds = unseen_kinds(g, Trait.PILOT)
    chosen = await Ask(
        g.ship(scene.you).seat,
        "xw-ask-card-in-wait",
        [*kinds, NO_CARD],
        label=lambda kind: (
            text("xw-option-no-card")
            if kind == NO_CARD
            else text("xw-option-damage-card", card=damage_name(kind))
        ),
    )
    if chosen == NO_CARD:
        remove_condition(g, subject(scene), CARRIES_DAMAGE)
        return NOTHING
    take_kind(g, chosen)
    subject(scene).card_in_wait = chosen
    g.say("xw-log-card-in-wait", ship=ship_name(g, scene.ship), card=damage_name(chosen))
    return DONE


NO_CARD = "no-card"


@language.does(Mimic)
async def _(scene: Scene, _node: Mimic) -> Outcome:
    you = scene.g.ship(scene.you)
    you.mimics = subject(scene).talent
    ability = Text(card_name("pilot", you.mimics))
    scene.g.say("xw-log-mimics", ship=ship_name(scene.g, scene.you), pilot=ability)
    return DONE


@language.can(CopySkill)
def _(scene: Scene, _node: CopySkill) -> bool:
    return any(source == scene.source for source, _ in scene.g.ship(scene.you).marks)


@language.does(CopySkill)
async def _(scene: Scene, _node: CopySkill) -> Outcome:
    you = scene.g.ship(scene.you)
    marked = next(ship for source, ship in you.marks if source == scene.source)
    you.copied_skill = pilot_skill(scene.g, scene.g.ship(marked))
    return DONE
