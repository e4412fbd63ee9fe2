import { describe, expect, it } from 'vitest'
import type { Printed as DestinyCard } from './destiny/view'
import type { Printed } from './x-wing/library'
import { readDeck } from './destiny/deck'
import { freeSlots, fromXws, points, toXws } from './x-wing/squad'

const CARDS: Printed[] = [
  { id: 'pilot:lukeskywalker', kind: 'pilot', card: 'lukeskywalker', name: { id: 'n' }, ship: 'xwing', points: 28, slots: ['ept', 'torpedo', 'amd'] },
  { id: 'upgrade:r2d2', kind: 'upgrade', card: 'r2d2', name: { id: 'n' }, points: 4, slots: ['amd'] },
]
const find = (id: string) => CARDS.find((card) => card.id === id)

describe('squads', () => {
  const squad = [{ pilot: 'lukeskywalker', upgrades: ['r2d2'] }]
  it('count points and free slots', () => {
    expect(points(squad, find)).toBe(32)
    expect(freeSlots(squad[0]!, find)).toEqual(['ept', 'torpedo', 'mod'])
  })
  it('go out as XWS and come back the same', () => {
    const text = toXws('rebel', squad, find)
    expect(JSON.parse(text)).toMatchObject({ faction: 'rebel', points: 32, pilots: [{ name: 'lukeskywalker', ship: 'xwing', upgrades: { amd: ['r2d2'] } }] })
    expect(fromXws(text, find)).toEqual({ faction: 'rebel', ships: squad, unknown: [] })
  })
  it('name what nobody knows', () => {
    expect(fromXws('{"faction":"rebel","pilots":[{"name":"nobody"}]}', find).unknown).toEqual(['nobody'])
    expect(() => fromXws('not json', find)).toThrow()
  })
})

describe('decks', () => {
  const card = (id: string, kind: string, unique = false) => ({ id, kind, unique, name: { id }, lines: [], colour: 'blue', affiliation: 'hero', set: 'AW', number: 1, rarity: 'starter' }) as DestinyCard
  const cards = [card('rey', 'character', true), card('staff', 'upgrade'), card('temple', 'battlefield')]
  const name = (each: DestinyCard) => ({ rey: 'Rey, Force Prodigy', staff: "Rey's Staff", temple: 'Jedi Temple' })[each.id] ?? ''

  it('are read from the plain text of deck sites', () => {
    const read = readDeck("My deck\n1x Rey, Force Prodigy (Awakenings #38), 2 dice\n2x Rey's Staff (Awakenings #44)\n1 Jedi Temple\n1 Nothing here", cards, name)
    expect(read.deck).toEqual({ name: 'My deck', team: [{ code: 'rey', dice: 2 }], battlefields: ['temple'], plots: [], cards: { staff: 2 } })
    expect(read.unknown).toEqual(['1 Nothing here'])
  })
  it('are read from their JSON', () => {
    const read = readDeck('{"name":"J","slots":{"rey":{"quantity":1,"dice":2},"staff":{"quantity":1},"x":{"quantity":1}}}', cards, name)
    expect(read.deck.team).toEqual([{ code: 'rey', dice: 2 }])
    expect(read.unknown).toEqual(['x'])
  })
})
