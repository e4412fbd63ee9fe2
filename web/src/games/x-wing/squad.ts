import type { Printed } from './library'

/** A squad being built: ships with their upgrades, all by XWS id. */
export interface SquadShip {
  pilot: string
  upgrades: string[]
}

const MODIFICATION = 'mod'

type Find = (id: string) => Printed | undefined

export function points(ships: readonly SquadShip[], find: Find): number {
  return ships.reduce(
    (sum, ship) =>
      sum + (find(`pilot:${ship.pilot}`)?.points ?? 0)
      + ship.upgrades.reduce((more, upgrade) => more + (find(`upgrade:${upgrade}`)?.points ?? 0), 0),
    0,
  )
}

/** The slots of a ship that are still empty. */
export function freeSlots(ship: SquadShip, find: Find): string[] {
  const printed = find(`pilot:${ship.pilot}`)?.slots ?? []
  // every ship may carry one modification, printed on no card
  const slots = printed.includes(MODIFICATION) ? [...printed] : [...printed, MODIFICATION]
  for (const upgrade of ship.upgrades) {
    const place = slots.indexOf(find(`upgrade:${upgrade}`)?.slots?.[0] ?? '')
    if (place >= 0) slots.splice(place, 1)
  }
  return slots
}

/** The squad as other builders read it. */
export function toXws(faction: string, ships: readonly SquadShip[], find: Find): string {
  const pilots = ships.map((ship) => {
    const upgrades: Record<string, string[]> = {}
    for (const id of ship.upgrades) {
      const slot = find(`upgrade:${id}`)?.slots?.[0] ?? 'mod'
      upgrades[slot] = [...(upgrades[slot] ?? []), id]
    }
    const card = find(`pilot:${ship.pilot}`)
    return { name: ship.pilot, ship: card?.ship ?? '', points: points([ship], find), upgrades }
  })
  return JSON.stringify({ faction, pilots, points: points(ships, find), version: '0.3.0', name: '' })
}

/** Read XWS text; what cannot be read is an error with a reason, unknown cards are listed. */
export function fromXws(text: string, find: Find): { faction: string; ships: SquadShip[]; unknown: string[] } {
  const data = JSON.parse(text) as { faction?: string; pilots?: { name?: string; id?: string; ship?: string; upgrades?: Record<string, string[]> }[] }
  const unknown: string[] = []
  const ships = (data.pilots ?? []).flatMap((pilot): SquadShip[] => {
    const name = pilot.name ?? pilot.id ?? ''
    // some pilots fly several ships, or for several factions, under one name
    const id = [`${name}-${pilot.ship}`, `${name}-${data.faction}`].find((each) => find(`pilot:${each}`)) ?? name
    if (!find(`pilot:${id}`)) {
      unknown.push(id)
      return []
    }
    const upgrades = Object.values(pilot.upgrades ?? {}).flat()
    unknown.push(...upgrades.filter((upgrade) => !find(`upgrade:${upgrade}`)))
    return [{ pilot: id, upgrades: upgrades.filter((upgrade) => find(`upgrade:${upgrade}`)) }]
  })
  return { faction: data.faction ?? 'rebel', ships, unknown }
}
