"""The ships beside the mat: values, damage, tokens, locks, and the attack in progress."""

from __future__ import annotations

from cantina.core.drawing import Line, Span, Write, clipped, line, wrapped
from cantina.core.text import Text, in_percent, text
from cantina.games.x_wing.board import phase_name
from cantina.games.x_wing.drawing.mat import mark_of, seat_style
from cantina.games.x_wing.names import card_name, face_name
from cantina.games.x_wing.state import IN_PLAY
from cantina.games.x_wing.view_records import AttackView, BattleView, DieView, ShipView

GOOD_FACES = ("hit", "critical", "evade")


def title(view: BattleView, write: Write) -> Line:
    """Return round and phase."""
    return line(write(text("xw-board-title", round=view.round, phase=phase_name(view.phase))))


def ship_lines(view: BattleView, width: int, height: int, write: Write) -> list[Line]:
    """Describe every ship; with little room in one line each."""
    ships = view.ships
    full = [each for ship in ships for each in whole_ship(view, ship, width, write)]
    if len(full) <= height:
        return full
    return [clipped(short_ship(ship, write), width) for ship in ships]


def short_ship(ship: ShipView, write: Write) -> Line:
    """Describe a ship in one line."""
    name = [Span(f"{mark_of(ship.ship_id)} ", seat_style(ship)), Span(write(ship.name))]
    if ship.status != IN_PLAY:
        return [Span(span.text, "dim") for span in name]
    return [*name, Span(" "), *hull_of(ship), *token_spans(ship, write)]


def whole_ship(view: BattleView, ship: ShipView, width: int, write: Write) -> list[Line]:
    """Describe a ship: pilot and type, values, what happened to it, its cards."""
    head = [Span(f"{mark_of(ship.ship_id)} ", seat_style(ship)), Span(write(ship.name), "title")]
    if ship.status != IN_PLAY:
        kinds = {"awaiting": "xw-board-awaiting", "docked": "xw-board-docked"}
        message = kinds.get(ship.status, "xw-board-gone")
        return [line(write(text(message, mark=mark_of(ship.ship_id), ship=ship.name)), "dim")]
    if f"xw-ship-{ship.ship_type}" and ship.pilot:
        head.append(Span(f" {write(Text(card_name('ship', ship.ship_type)))}", "dim"))
    values = line(f"  {ship.skill}/{ship.attack}/{ship.agility} ", "dim")
    parts = [clipped(head, width), [*values, *hull_of(ship), *token_spans(ship, write)]]
    parts += wrapped(card_spans(view, ship, write), width, 2) if has_cards(view, ship) else []
    return parts


def hull_of(ship: ShipView) -> Line:
    """Draw the hull that is left and the shields."""
    left = max(0, ship.hull - ship.damage_total)
    return [
        Span("█" * left, "warn"),
        Span("░" * min(ship.hull, ship.damage_total), "bad"),
        Span("◇" * ship.shields, "blue"),
        Span(" "),
    ]


def token_spans(ship: ShipView, write: Write) -> Line:
    """Name the tokens of a ship."""
    found: Line = []
    for token, count in ship.tokens.items():
        if count:
            word = write(text("web-xw-token", token=token))
            said = f"{word} ×{count} " if count > 1 else f"{word} "
            found.append(Span(said, "bad" if token in ("stress", "ion") else "good"))
    if ship.dial_set and not ship.dial_revealed:
        found.append(Span("◔ ", "dim"))
    return found


def has_cards(view: BattleView, ship: ShipView) -> bool:
    """Whether there is anything beside a ship to name."""
    locked = any(ship.ship_id in (lock.by, lock.on) for lock in view.locks)
    return bool(ship.upgrades or ship.critical_tokens or ship.conditions or locked)


def card_spans(view: BattleView, ship: ShipView, write: Write) -> Line:
    """Name locks, face-up damage, conditions and upgrades."""
    found: Line = [Span("  ")]
    for lock in view.locks:
        if lock.by == ship.ship_id:
            found.append(Span(f"{lock.letter}→{mark_of(lock.on)} ", "blue"))
    damage = [each.kind for each in ship.damage if each.face_up]
    found += [Span(write(Text(card_name("damage", kind))) + " ", "bad") for kind in damage]
    for condition in ship.conditions:
        found.append(Span(write(Text(card_name("condition", condition))) + " ", "warn"))
    named = [write(Text(card_name("upgrade", upgrade))) for upgrade in ship.upgrades]
    return [*found, Span(", ".join(named), "dim")]


def attack_lines(view: BattleView, attack: AttackView, write: Write) -> list[Line]:
    """Draw the dice on the table, and what tokens would make of them."""
    names = {ship.ship_id: ship.name for ship in view.ships}
    said = text(
        "web-xw-attack-title", attacker=names[attack.attacker], defender=names[attack.defender]
    )
    where = write(text("web-xw-range", range=attack.range))
    if attack.obstructed:
        where += ", " + write(text("web-xw-obstructed"))
    found = [[Span(write(said)), Span(f" · {where}", "dim")]]
    for message, roll in (
        ("web-xw-attacker", attack.attack_roll),
        ("web-xw-defender", attack.defense_roll),
    ):
        if roll:
            found.append([Span(f"{write(text(message))}: ", "dim"), *dice_spans(roll, write)])
    for plan in attack.plans:
        tokens = [write(text("web-xw-plan-token", token=token)) for token in plan.spends]
        words = ", ".join(tokens) or write(text("web-xw-plan-none"))
        hits = write(in_percent(plan.hits))
        found.append([Span(f"{words}: {write(text('web-xw-plan-hits'))} "), Span(hits, "good")])
    return found


def dice_spans(roll: list[DieView], write: Write) -> Line:
    """Draw a roll."""
    found: Line = []
    for die in roll:
        style = "good" if die.face in GOOD_FACES else "warn" if die.face == "focus" else "dim"
        found += [Span(f"[{write(face_name(die.face))}]", style), Span(" ")]
    return found
