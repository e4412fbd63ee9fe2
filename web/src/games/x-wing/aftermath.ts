import type { Toll } from '../../lib/frame'
import type { Text } from '../../lib/protocol'
import { inPlay, type ShipView } from './view'

/** What every seat lost and has left, and the points of enemy ships that are gone. */
export function tolls(ships: readonly ShipView[], seats: number, pointsOf: (ship: ShipView) => number): Toll[] {
  const sideOf = new Map(ships.map((ship) => [ship.seat, ship.side]))
  const gone = ships.filter((ship) => !inPlay(ship))
  const named = (found: readonly ShipView[]): Text[] => found.map((ship) => ship.name)
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    lost: named(gone.filter((ship) => ship.seat === seat)),
    left: named(ships.filter((ship) => ship.seat === seat && inPlay(ship))),
    points: gone.filter((ship) => ship.side !== sideOf.get(seat)).reduce((sum, ship) => sum + pointsOf(ship), 0),
  }))
}
