/** A squad as the workshop of the server keeps it; the rules about it live there. */
export interface SquadShip {
  pilot: string
  upgrades: string[]
}

export interface SquadList {
  faction: string
  ships: SquadShip[]
  name: string
}

export const FACTIONS = ['rebel', 'imperial', 'scum'] as const
export const LIMIT = 100

export function emptySquad(faction = 'rebel'): SquadList {
  return { faction, ships: [], name: '' }
}

/** A place of a ship for an upgrade: its symbol, and the card that fills it. */
export interface Place {
  slot: string
  card: string | null
}

/**
 * The upgrade bar of a ship with its cards in their places; a card without a symbol left for it stands behind.
 */
export function placesOf(ship: SquadShip, bar: readonly string[], slotOf: (upgrade: string) => string): Place[] {
  const left = [...ship.upgrades]
  const places = bar.map((slot): Place => {
    const at = left.findIndex((upgrade) => slotOf(upgrade) === slot)
    return { slot, card: at < 0 ? null : left.splice(at, 1)[0]! }
  })
  return [...places, ...left.map((card) => ({ slot: slotOf(card), card }))]
}

function changed(squad: SquadList, index: number, ship: SquadShip | null): SquadList {
  const ships = squad.ships.flatMap((each, at) => (at === index ? (ship ? [ship] : []) : [each]))
  return { ...squad, ships }
}

export function withPilot(squad: SquadList, pilot: string): SquadList {
  return { ...squad, ships: [...squad.ships, { pilot, upgrades: [] }] }
}

export function withoutShip(squad: SquadList, index: number): SquadList {
  return changed(squad, index, null)
}

export function withCopy(squad: SquadList, index: number): SquadList {
  const ship = squad.ships[index]!
  return { ...squad, ships: [...squad.ships, { pilot: ship.pilot, upgrades: [...ship.upgrades] }] }
}

/** Put an upgrade on a ship, instead of another one if that is named. */
export function withUpgrade(squad: SquadList, index: number, upgrade: string | null, instead: string | null): SquadList {
  const ship = squad.ships[index]!
  const upgrades = [...ship.upgrades]
  if (instead !== null) upgrades.splice(upgrades.lastIndexOf(instead), 1)
  if (upgrade !== null) upgrades.push(upgrade)
  return changed(squad, index, { pilot: ship.pilot, upgrades })
}

/** A squad as part of a link: `rebel~lukeskywalker.r2d2~biggsdarklighter`. */
export function toLink(squad: SquadList): string {
  return [squad.faction, ...squad.ships.map((ship) => [ship.pilot, ...ship.upgrades].join('.'))].join('~')
}

export function fromLink(link: string, name = ''): SquadList | null {
  const [faction = '', ...ships] = link.split('~')
  if (!(FACTIONS as readonly string[]).includes(faction)) return null
  return {
    faction,
    name,
    ships: ships.filter(Boolean).map((ship) => {
      const [pilot = '', ...upgrades] = ship.split('.')
      return { pilot, upgrades }
    }),
  }
}
