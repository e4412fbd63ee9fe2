import type { ShipView } from './view'

export type Side = 'right' | 'left' | 'above' | 'below'

interface Box {
  x: number
  y: number
  w: number
  h: number
}

const SIDES: Side[] = ['right', 'left', 'above', 'below']
const HIGH = 26

function overlap(one: Box, two: Box): number {
  const w = Math.min(one.x + one.w, two.x + two.w) - Math.max(one.x, two.x)
  const h = Math.min(one.y + one.h, two.y + two.h) - Math.max(one.y, two.y)
  return w > 0 && h > 0 ? w * h : 0
}

/** How far the edge of a name pill lies from the centre of its base, in pixels. */
export function away(base: number, unit: number): number {
  return (base / unit) * 0.72 + 4
}

function boxOf(ship: { x: number; y: number; base: number }, wide: number, unit: number, side: Side): Box {
  const [x, y] = [ship.x / unit, ship.y / unit]
  const far = away(ship.base, unit)
  if (side === 'right') return { x: x + far, y: y - HIGH / 2, w: wide, h: HIGH }
  if (side === 'left') return { x: x - far - wide, y: y - HIGH / 2, w: wide, h: HIGH }
  return { x: x - wide / 2, y: side === 'above' ? y - far - HIGH : y + far, w: wide, h: HIGH }
}

/** Beside, above or below: each name goes where it hides the least of ships, other names and the edge. */
export function labelSides(
  ships: readonly ShipView[], wide: (ship: ShipView) => number, mat: { width: number; height: number }, unit: number,
): Map<number, Side> {
  const down = ships.map((ship) => ({ x: ship.x, y: mat.height - ship.y, base: ship.base }))
  const taken: Box[] = down.map((ship) => ({ x: (ship.x - ship.base / 2) / unit, y: (ship.y - ship.base / 2) / unit, w: ship.base / unit, h: ship.base / unit }))
  const sides = new Map<number, Side>()
  ships.forEach((ship, index) => {
    const cost = (side: Side) => {
      const box = boxOf(down[index]!, wide(ship), unit, side)
      const inside = overlap(box, { x: 0, y: 0, w: mat.width / unit, h: mat.height / unit })
      return Math.round(taken.reduce((sum, other) => sum + overlap(box, other), 0) + 2 * (box.w * box.h - inside))
    }
    const best = SIDES.reduce((least, side) => (cost(side) < cost(least) ? side : least))
    sides.set(ship.ship_id, best)
    taken.push(boxOf(down[index]!, wide(ship), unit, best))
  })
  return sides
}
