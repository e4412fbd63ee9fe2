"""Whole components as text: every line that is printed on a card, token or sheet."""

from __future__ import annotations

from collections.abc import Iterator

from cantina.core.text import Text, text
from cantina.games.outer_rim.cards.words import chain
from cantina.games.outer_rim.content.box import DECK_HINTS
from cantina.games.outer_rim.library import AI_CARDS, CARDS, CHARACTERS, CONTACTS, PATROLS, SHIPS
from cantina.games.outer_rim.names import (
    contact_name,
    deck_name,
    faction_name,
    named,
    ship_name,
    skill_name,
    space_name,
    standings,
)
from cantina.games.outer_rim.printed import (
    AiBullet,
    Asset,
    Bounty,
    Part,
    Reward,
    Section,
    ShipSide,
)
from cantina.games.outer_rim.terms import EncounterDeckName


def reward_text(reward: Reward) -> Text:
    """Print what a reward pays."""
    parts = []
    if reward.credits:
        parts.append(text("or-reward-credits", amount=reward.credits))
    if reward.fame:
        parts.append(text("or-reward-fame", amount=reward.fame))
    for faction, amount in reward.reputation:
        message = "or-reward-reputation" if amount > 0 else "or-reward-reputation-lost"
        parts.append(text(message, amount=abs(amount), faction=faction_name(faction)))
    return chain("or-says-and", parts) if parts else text("or-reward-nothing")


def asset_lines(part: Asset) -> Iterator[Text]:
    """Print the asset part of a card."""
    yield text("or-line-type", type=part.type.says())
    if part.cost is not None:
        yield text("or-line-cost", cost=part.cost)
    if part.traits:
        names = [trait.says() for trait in part.traits]
        yield text("or-line-traits", traits=names)
    if part.limit_one is not None:
        yield text("or-line-limit-one", trait=part.limit_one.says())
    if part.skills:
        yield text("or-line-skills", skills=[skill_name(skill) for skill in part.skills])
    if part.droid:
        yield text("or-line-droid")
    if part.start_planet:
        yield text("or-line-start", planet=space_name(part.start_planet))
    for planet in part.cannot_buy_at:
        yield text("or-line-cannot-buy", planet=space_name(planet))
    yield from _errand_lines(part)
    if part.fits:
        yield text("or-line-fits")
    if part.holds_cargo:
        yield text("or-line-holds-cargo", cargo=part.holds_cargo)
    if part.keeps:
        yield text("or-line-keeps")
    yield from (each.says() for each in part.modifiers)
    yield from (each.says() for each in part.abilities)


def _errand_lines(part: Asset) -> Iterator[Text]:
    """Print destination, tests, attempt and rewards of cargo, jobs and bounties."""
    if part.bounty is not None:
        yield from _bounty_lines(part.bounty)
    if part.destination == "player":
        yield text("or-line-destination-player")
    elif part.destination:
        yield text("or-line-destination", planet=space_name(part.destination))
    if part.tested:
        yield text("or-line-tested", skills=[_tested(part, skill) for skill in part.tested])
    if part.databank:
        yield text("or-line-resolve", number=part.databank)
    if part.encounter is not None:
        yield text("or-line-encounter", effect=part.encounter.says())
    if part.reward is not None:
        yield text("or-line-reward", reward=reward_text(part.reward))
        yield text("or-line-removed" if part.removed else "or-line-discarded")


def _tested(part: Asset, skill: str) -> Text:
    """Mark the tests whose failure fails the job (OR-JOB-7)."""
    name = skill_name(skill)
    return text("or-decisive", skill=name) if skill in part.must_pass else name


def _bounty_lines(bounty: Bounty) -> Iterator[Text]:
    yield text(
        "or-line-target",
        contact=contact_name(bounty.target),
        rank=named("class", bounty.contact_class),
    )
    message = "or-line-target-ground" if bounty.kind == "ground" else "or-line-target-ship"
    yield text(message, dice=bounty.dice)
    yield text("or-line-eliminate", reward=reward_text(bounty.eliminate))
    planet = space_name(bounty.destination)
    yield text("or-line-capture", planet=planet, reward=reward_text(bounty.capture))
    if bounty.after is not None:
        yield text("or-line-after-reward", reward=reward_text(bounty.after))


def section_lines(section: Section) -> Iterator[Text]:
    """Print a section of an encounter card."""
    place = named("place", section.place)
    if section.secret is not None:
        yield text("or-line-secret", place=place, ability=section.secret.says())
    for part in section.parts:
        yield text("or-line-section", place=place, effect=_part_text(part))


def _part_text(part: Part) -> Text:
    effect = part.effect.says()
    if not part.reputations or part.faction is None:
        return effect
    faction = part.faction.says()
    standing = standings(part.reputations)
    return text("or-line-part", faction=faction, standing=standing, effect=effect)


def deck_back_lines(deck: EncounterDeckName) -> list[Text]:
    """Print the back of an encounter deck: what its cards typically bring (OR-COMPONENT-8)."""
    return [named("hint", hint) for hint in DECK_HINTS[deck]]


def card_lines(card_id: str) -> list[Text]:
    """Print a market, databank or encounter card."""
    card = CARDS[card_id]
    lines: list[Text] = []
    if card.market is not None:
        lines.append(text("or-line-deck", deck=deck_name(card.market)))
    if card.databank:
        copies = sum(each.databank == card.databank for each in CARDS.values())
        lines.append(text("or-line-databank", number=card.databank, copies=copies))
    if card.ship == "used":
        lines.append(text("or-line-sale"))
    elif card.ship:
        lines.append(text("or-line-cost", cost=SHIPS[card.ship].cost))
        lines.append(text("or-line-ship-card", ship=ship_name(card.ship)))
    for section in card.sections:
        lines += section_lines(section)
    if card.text is not None:
        lines.append(text("or-line-text", effect=card.text.says()))
    for number, step in enumerate(card.steps, start=1):
        lines.append(text("or-line-step", number=number, effect=step.says()))
    if card.asset is not None:
        lines += asset_lines(card.asset)
    if card.icon is not None:
        faction = faction_name(card.icon.faction)
        lines.append(text("or-line-icon", faction=faction, distance=card.icon.distance))
    return lines


def character_lines(character_id: str) -> list[Text]:
    """Print both sides of a character card."""
    card = CHARACTERS[character_id]
    skills = [skill_name(skill) for skill in card.skills]
    lines = [
        text("or-line-character", ground=card.ground_combat, health=card.health),
        text("or-line-skills", skills=skills),
        text("or-line-setup", number=card.databank),
    ]
    if card.droid:
        lines.append(text("or-line-droid"))
    for faction, standing in card.reputation:
        name = faction_name(faction)
        lines.append(text("or-line-reputation", faction=name, standing=standings((standing,))))
    if card.any_reputation:
        lines.append(text("or-line-any-reputation"))
    lines += character_side(character_id, flipped=False)
    flipped = character_side(character_id, flipped=True)
    return lines + [text("or-line-flipped", line=line) for line in flipped]


def character_side(character_id: str, flipped: bool) -> list[Text]:
    """Print what one side of a character card does, and the goal on its front."""
    card = CHARACTERS[character_id]
    modifiers = card.flipped_modifiers if flipped else card.modifiers
    abilities = card.flipped_abilities if flipped else card.abilities
    lines = [each.says() for each in modifiers]
    lines += [each.says() for each in abilities]
    return lines if flipped else [*lines, card.goal.says()]


def _side_lines(side: ShipSide) -> Iterator[Text]:
    slots = side.slots
    yield text("or-line-ship", hull=side.hull, combat=side.combat, hyperdrive=side.hyperdrive)
    yield text(
        "or-line-slots",
        cargo=slots.cargo,
        mod=slots.mod,
        either=slots.cargo_or_mod,
        crew=slots.crew,
    )
    yield from _ability_lines(side)


def _ability_lines(side: ShipSide) -> Iterator[Text]:
    yield from (each.says() for each in side.modifiers)
    yield from (each.says() for each in side.abilities)


def ship_abilities(ship_id: str, flipped: bool) -> list[Text]:
    """Print what the side of a ship sheet that is up does, and its goal."""
    ship = SHIPS[ship_id]
    if flipped and ship.named is not None:
        return list(_ability_lines(ship.named))
    lines = list(_ability_lines(ship.front))
    return lines if ship.goal is None else [*lines, ship.goal.says()]


def ship_lines(ship_id: str) -> list[Text]:
    """Print both sides of a ship sheet."""
    ship = SHIPS[ship_id]
    lines = [text("or-line-cost", cost=ship.cost), *_side_lines(ship.front)]
    if ship.goal is not None:
        lines.append(ship.goal.says())
    if ship.named is not None:
        lines.append(text("or-line-named", name=ship_name(ship_id, flipped=True)))
        lines += [text("or-line-flipped", line=line) for line in _side_lines(ship.named)]
    return lines


def contact_lines(contact_id: str) -> list[Text]:
    """Print a contact token."""
    token = CONTACTS[contact_id]
    rank = named("class", token.contact_class)
    lines = [text("or-line-contact", rank=rank, number=token.databank)]
    if token.faction is not None:
        lines.append(text("or-line-faction", faction=faction_name(token.faction)))
    if token.droid:
        lines.append(text("or-line-droid"))
    return lines


def patrol_lines(patrol_id: str) -> list[Text]:
    """Print a patrol token."""
    token = PATROLS[patrol_id]
    faction = faction_name(token.faction)
    lines = [text("or-line-patrol", faction=faction, level=token.level)]
    if token.combat is None or token.reward is None:
        return [*lines, text("or-line-unbeatable")]
    lines.append(text("or-line-patrol-dice", dice=token.combat))
    return [*lines, text("or-line-reward", reward=reward_text(token.reward))]


def ai_lines(card_id: str) -> list[Text]:
    """Print a card of the solo opponent."""
    card = AI_CARDS[card_id]
    lines = [text("or-line-ai-planning", bullet=bullet_text(each)) for each in card.planning]
    lines += [text("or-line-ai-action", bullet=bullet_text(each)) for each in card.action]
    lines += [text("or-line-ai-encounter", bullet=bullet_text(each)) for each in card.encounter]
    if card.discard_market:
        decks = chain("or-says-and", [deck_name(deck) for deck in card.discard_market])
        lines.append(text("or-line-ai-discard", decks=decks))
    if card.shuffled_back:
        lines.append(text("or-line-ai-shuffle"))
    return lines


def bullet_text(bullet: AiBullet) -> Text:
    """Print one bullet."""
    if bullet.do == "recover":
        return text("or-ai-recover-defeated" if bullet.only_if_defeated else "or-ai-recover")
    if bullet.do == "deliver":
        message = f"or-ai-deliver-{bullet.illegal.replace('_', '-')}" if bullet.illegal else ""
        return text(message or "or-ai-deliver", amount=bullet.illegal_amount)
    if bullet.do == "buy":
        return _buy_bullet(bullet)
    if bullet.do == "contact":
        return text("or-ai-contact" if bullet.gain_crew else "or-ai-contact-only")
    if bullet.do in ("credits", "reputation") and bullet.faction:
        who = named("whose", bullet.faction)
        return text(f"or-ai-{bullet.do}-faction", amount=bullet.amount, faction=who)
    return text(f"or-ai-{bullet.do}", amount=bullet.amount)


def _buy_bullet(bullet: AiBullet) -> Text:
    assert bullet.deck is not None
    said = text("or-ai-buy", deck=deck_name(bullet.deck))
    if bullet.goal_token:
        said = text("or-ai-goal-token", bullet=said)
    if bullet.if_full is not None:
        other = text("or-ai-buy", deck=deck_name(bullet.if_full))
        if bullet.goal_token_if_full:
            other = text("or-ai-goal-token", bullet=other)
        said = text("or-ai-if-full", bullet=said, otherwise=other)
    return said
