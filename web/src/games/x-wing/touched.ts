import type { BattleView, ShipView } from './view'

const SEEN: (keyof ShipView)[] = ['x', 'y', 'heading', 'status', 'shields', 'damage_total', 'critical_tokens']

/** What differs between two views of the mat: ships that moved, were hit, or gained and spent tokens. */
export function touched(before: BattleView, after: BattleView): string[] {
  const known = new Map(before.ships.map((ship) => [ship.ship_id, ship]))
  const locked = (view: BattleView, id: number) => view.locks.filter((lock) => lock.on === id).map((lock) => lock.letter).join()
  const ships = after.ships.filter((ship) => {
    const old = known.get(ship.ship_id)
    if (!old || old.status !== 'in play') return false
    const differs = old !== ship && (SEEN.some((field) => old[field] !== ship[field]) || JSON.stringify(old.tokens) !== JSON.stringify(ship.tokens))
    return differs || locked(before, ship.ship_id) !== locked(after, ship.ship_id)
  })
  return ships.map((ship) => `ship:${ship.ship_id}`)
}
