import { describe, expect, it } from 'vitest'
import { tolls } from './aftermath'
import type { ShipView } from './view'

const ship = (name: string, seat: number, side: string, status: string) => ({ name: { id: name }, seat, side, status }) as unknown as ShipView

describe('what a battle cost', () => {
  it('counts what each seat lost and has left, and the points of the enemy that are gone', () => {
    const ships = [ship('luke', 0, 'rebel', 'in play'), ship('wedge', 0, 'rebel', 'destroyed'), ship('vader', 1, 'imperial', 'destroyed'), ship('mauler', 1, 'imperial', 'fled')]
    const [rebel, imperial] = tolls(ships, 2, (each) => (each.seat === 0 ? 30 : 20))
    expect(rebel).toEqual({ seat: 0, lost: [{ id: 'wedge' }], left: [{ id: 'luke' }], points: 40 })
    expect(imperial).toEqual({ seat: 1, lost: [{ id: 'vader' }, { id: 'mauler' }], left: [], points: 30 })
  })
})
