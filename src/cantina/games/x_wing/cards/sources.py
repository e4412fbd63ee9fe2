"""Where a ship's abilities come from: its pilot, upgrades, conditions and face-up damage cards.

XW-CARD-ABILITY-3: a card affects only the ship it belongs to unless it says otherwise.

What lies beside a ship is immutable and replaced when it changes, so what its cards do is sorted
once and found again while the very same things lie there, in copies of the battle too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, TypeVar

from cantina.core.cards import Rule
from cantina.games.x_wing.cards.brought import brought_to
from cantina.games.x_wing.cards.frames import Abilities, Ability, At, Standing
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.standing.damage import CountsAs
from cantina.games.x_wing.cards.standing.values import SharesTalents, Silenced, Value
from cantina.games.x_wing.library import (
    BACKS,
    CONDITION_ABILITIES,
    DAMAGE_ABILITIES,
    DEALT,
    UPGRADES,
    front_of,
    talent_of,
)
from cantina.games.x_wing.rules.rule_sets import by_reference
from cantina.games.x_wing.state import (
    IN_PLAY,
    NOBODY,
    Battle,
    CardKind,
    CardsBeside,
    DamageCard,
    Ship,
    Source,
)
from cantina.games.x_wing.terms import Slot, Window

R = TypeVar("R", bound=Rule)

Battle.find_brought = brought_to

Found = tuple[Source, int, Ability]
"""An ability in force: the card, its number on the card, and what it is."""

KITS_KEPT: Final = 4096


class Kit:
    """All that the cards of a ship do, sorted by when they work."""

    __slots__ = ("afar", "at", "is_fickle", "sources", "standing")

    def __init__(self, sources: list[tuple[Source, Abilities]]) -> None:
        self.sources = tuple(sources)
        """The cards that have abilities now, in a fixed order."""
        self.at: dict[Window, tuple[Found, ...]] = {}
        """By moment: the abilities that watch it."""
        self.standing: dict[type[Rule], tuple[tuple[Source, Standing], ...]] = {}
        """By kind of rule: what stands, and on which card."""
        for source, abilities in sources:
            for window, watching in abilities.at.items():
                lines = [(source, index, ability) for index, ability in watching]
                self.at[window] = (*self.at.get(window, ()), *lines)
            for kind, rules in abilities.standing.items():
                lying = [(source, standing) for standing in rules]
                self.standing[kind] = (*self.standing.get(kind, ()), *lying)
        self.afar = frozenset(
            [
                window
                for window, found in self.at.items()
                if any(isinstance(ability.at, At) for _, _, ability in found)
            ]
        )
        """The moments of other ships that they watch."""
        values = self.standing.get(Value, ())
        self.is_fickle = any(standing.when is not None for _, standing in values)
        """Whether a value of the ship hangs on more than its cards."""


Beside = tuple[str, tuple[str, ...], tuple[DamageCard, ...], CardsBeside, Kit]
"""Pilot, upgrades, damage cards and the rest beside a ship, and what they do together."""

_kits: dict[int, Beside] = {}
"""What lay beside ships when it was last looked at, by the identity of `Ship.cards`."""


def kit_of(g: Battle, ship: Ship) -> Kit:
    """Return what the ship's cards do now."""
    attack = g.attack
    if (
        attack is not None
        and attack.weapon
        and attack.attacker == ship.ship_id
        and attack.weapon not in ship.upgrades
    ):  # firing it discarded it, but it fires
        return sorted_out(g, ship, (*ship.upgrades, attack.weapon))
    cards = ship.cards
    kept = _kits.get(id(cards))
    if (
        kept is not None
        and kept[1] is ship.upgrades
        and kept[2] is ship.damage
        and kept[0] == ship.pilot
    ):
        return kept[4]
    kit = sorted_out(g, ship, ship.upgrades)
    if SharesTalents not in kit.standing:  # else it depends on ships that come and go
        if len(_kits) >= KITS_KEPT:
            _kits.clear()
        _kits[id(cards)] = (ship.pilot, ship.upgrades, ship.damage, cards, kit)
    return kit


def sorted_out(g: Battle, ship: Ship, upgrades: tuple[str, ...]) -> Kit:
    """Sort what a ship's cards do, with these upgrades."""
    cards = ship.cards
    face_up = tuple([card for card in ship.damage if card.face_up])
    reference = by_reference(g)
    return _sorted_out(
        talent_of(ship.talent, reference),
        ship.talent,
        upgrades,
        cards.flipped,
        face_up,
        cards.conditions,
        cards.lasting,
        tuple(lent_talents(g, ship, upgrades)),
        reference,
    )


@lru_cache(maxsize=KITS_KEPT)
def _sorted_out(
    pilot: Abilities | None,
    talent: str,
    upgrades: tuple[str, ...],
    flipped: tuple[str, ...],
    face_up: tuple[DamageCard, ...],
    conditions: tuple[str, ...],
    lasting: tuple[Source, ...],
    lent: tuple[tuple[str, tuple[Abilities, ...]], ...],
    reference: bool,
) -> Kit:
    found: list[tuple[Source, Abilities]] = []
    silenced = is_silenced(face_up)
    if pilot is not None and not silenced:
        found.append((pilot.source, pilot))
    for upgrade in upgrades:
        abilities = side_up(flipped, upgrade, reference)
        if abilities is not None and not (silenced and is_elite(upgrade)):
            found.append((abilities.source, abilities))
            for by, talents in lent:
                if by == upgrade:
                    found += [(shared.source, shared) for shared in talents]
    for card in face_up:
        if card.kind in DAMAGE_ABILITIES:
            source = Source(CardKind.DAMAGE, str(card.card_id))
            found.append((source, DAMAGE_ABILITIES[card.kind]))
    for condition in conditions:
        abilities = CONDITION_ABILITIES[condition]
        found.append((abilities.source, abilities))
    for source in lasting:
        if not (silenced and is_hushed(talent, upgrades, source)):
            found += [(given.source, given) for given in lasting_of(source, reference)]
    return Kit(found)


def is_silenced(face_up: tuple[DamageCard, ...]) -> bool:
    """Whether a damage card makes everybody ignore the pilot's ability and Elite upgrades."""
    for card in face_up:
        abilities = DAMAGE_ABILITIES.get(card.kind)
        if abilities is not None and Silenced in abilities.standing and not card.arriving:
            return True
    return False


def is_hushed(talent: str, upgrades: tuple[str, ...], source: Source) -> bool:
    """Whether a card is of the kind that everybody ignores on a ship whose pilot is silenced."""
    if source.kind is CardKind.PILOT:
        return source.card == talent
    return source.card in upgrades and is_elite(source.card)


def lent_talents(
    g: Battle, ship: Ship, upgrades: tuple[str, ...]
) -> Iterator[tuple[str, tuple[Abilities, ...]]]:
    """Yield the cards that lend a ship pilot abilities, from friends with a certain card."""
    for upgrade in upgrades:
        card = side_up(ship.cards.flipped, upgrade, by_reference(g))
        for standing in card.standing.get(SharesTalents, ()) if card is not None else ():
            wanted = standing.rule.card if isinstance(standing.rule, SharesTalents) else ""
            friends = [
                friend
                for friend in g.ships
                if friend is not ship and friend.side == ship.side and friend.status == IN_PLAY
            ]
            carriers = [friend for friend in friends if wanted in friend.upgrades]
            talents = [talent_of(friend.talent, by_reference(g)) for friend in carriers]
            yield upgrade, tuple([talent for talent in talents if talent is not None])


def side_up(flipped: tuple[str, ...], upgrade: str, reference: bool) -> Abilities | None:
    """Return the abilities of the side of a card that is up."""
    return BACKS.get(upgrade) if upgrade in flipped else front_of(upgrade, reference)


def is_elite(upgrade: str) -> bool:
    """Whether an upgrade has the Elite symbol."""
    return UPGRADES[upgrade].slot is Slot.ELITE


def lasting_of(source: Source, reference: bool) -> list[Abilities]:
    """Return what the sides of a card give until the end of the round."""
    if source.kind is CardKind.PILOT:
        sides = [talent_of(source.card, reference)]
    else:
        sides = [front_of(source.card, reference), BACKS.get(source.card)]
    return [side.lasting for side in sides if side is not None and side.lasting is not None]


def rules_in_force(g: Battle, ship: Ship, kind: type[R]) -> Sequence[R]:
    """Return the rules of one kind that the ship's cards have in force."""
    if kind not in g.brought and not (kind in DEALT and (ship.damage or ship.cards.conditions)):
        return ()
    standing = kit_of(g, ship).standing.get(kind)
    if standing is None:
        return ()
    found: list[R] = []
    for source, stands in standing:
        if stands.when is None or stands.when.holds(Scene(g, ship.ship_id, ship.ship_id, source)):
            if g.told:
                g.use(str(source))
            found.append(stands.rule)  # type: ignore[arg-type]  # sorted by its kind
    return found


def watchers(g: Battle, window: Window, subject: int = NOBODY) -> list[Ship]:
    """Return the ships with a card that works at a moment of a ship, or whoever's it is."""
    found: list[Ship] = []
    ships = g.ships
    if window not in g.brought:
        if window not in DEALT:
            return found
        ships = [ship for ship in ships if ship.damage or ship.cards.conditions]
    attack, kept_of = g.attack, _kits.get
    for ship in ships:  # at every moment of a battle: what `kit_of` finds first is found here
        kept = kept_of(id(ship.cards))
        if (
            kept is None
            or kept[1] is not ship.upgrades
            or kept[2] is not ship.damage
            or kept[0] != ship.pilot
            or (attack is not None and attack.weapon and attack.attacker == ship.ship_id)
        ):
            kit = kit_of(g, ship)
        else:
            kit = kept[4]
        if window in kit.at and (subject in (NOBODY, ship.ship_id) or window in kit.afar):
            found.append(ship)
    return found


def abilities_at(g: Battle, ship: Ship, window: Window) -> tuple[Found, ...]:
    """Return the ship's abilities that watch a moment."""
    if window not in g.brought and not (ship.damage or ship.cards.conditions):
        return ()
    return kit_of(g, ship).at.get(window, ())


def turns_instead_of_attacks(g: Battle, ship: Ship) -> list[Found]:
    """Return what a ship may do in the Combat phase in place of attacking."""
    return list(abilities_at(g, ship, Window.INSTEAD_OF_ATTACK)) if ship.upgrades else []


def card_actions(g: Battle, ship: Ship) -> list[Found]:
    """Return the ship's further actions (XW-ACTION-5)."""
    return list(abilities_at(g, ship, Window.ACTION))


def worth(kind: str) -> int:
    """XW-DECK-4: how much damage a face-up damage card counts as."""
    for standing in DAMAGE_ABILITIES[kind].standing.get(CountsAs, ()):
        if isinstance(standing.rule, CountsAs):
            return standing.rule.damage
    return 1
