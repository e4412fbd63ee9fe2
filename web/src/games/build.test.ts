import { describe, expect, it } from 'vitest'
import { merged, type Kept } from '../lib/lists.svelte'
import { costs, noFilters, passes, symbolOf } from './destiny/build/filters'
import { chanceOfAny, countOf, emptyDeck, fromLink as deckFromLink, sampleHand, sizeOf, toLink as deckToLink, withCard, withDice, withoutCard } from './destiny/deck'
import type { Printed as DestinyCard } from './destiny/view'
import { emptySquad, fromLink, placesOf, toLink, withCopy, withoutShip, withPilot, withUpgrade } from './x-wing/squad'

describe('squads', () => {
  const luke = withUpgrade(withPilot(emptySquad(), 'lukeskywalker'), 0, 'r2d2', null)
  it('put every card into its place of the bar, and keep what has none', () => {
    const slotOf = (upgrade: string) => (upgrade.startsWith('r') ? 'amd' : 'mod')
    const ship = { pilot: 'lukeskywalker', upgrades: ['r2d2', 'engine', 'r5'] }
    expect(placesOf(ship, ['ept', 'amd', 'mod'], slotOf)).toEqual([
      { slot: 'ept', card: null }, { slot: 'amd', card: 'r2d2' }, { slot: 'mod', card: 'engine' }, { slot: 'amd', card: 'r5' },
    ])
  })
  it('change card by card', () => {
    expect(withUpgrade(luke, 0, 'r5', 'r2d2').ships[0]!.upgrades).toEqual(['r5'])
    expect(withUpgrade(luke, 0, null, 'r2d2').ships[0]!.upgrades).toEqual([])
    expect(withoutShip(withCopy(luke, 0), 0)).toEqual(luke)
  })
  it('go into a link and come back the same', () => {
    const squad = { ...withPilot(luke, 'biggsdarklighter'), name: 'Red flight' }
    expect(toLink(squad)).toBe('rebel~lukeskywalker.r2d2~biggsdarklighter')
    expect(fromLink(toLink(squad), 'Red flight')).toEqual(squad)
    expect(fromLink('nonsense')).toBeNull()
  })
})

describe('decks', () => {
  let deck = withCard(withCard(emptyDeck(), '01038', 'character'), '01057', 'upgrade')
  deck = withDice(withCard(withCard(deck, '01057', 'upgrade'), '01166', 'battlefield'), 0, 2)
  it('change card by card', () => {
    expect(deck.team).toEqual([{ code: '01038', dice: 2 }])
    expect([sizeOf(deck), countOf(deck, '01057', 'upgrade'), countOf(deck, '01166', 'battlefield')]).toEqual([2, 2, 1])
    expect(withCard(deck, '01167', 'battlefield').battlefields).toEqual(['01167'])
    expect(withoutCard(withoutCard(deck, '01057', 'upgrade'), '01057', 'upgrade').cards).toEqual({})
    expect(withoutCard(deck, '01038', 'character').team).toEqual([])
  })
  it('go into a link and come back the same', () => {
    expect(deckFromLink(deckToLink(deck))).toEqual(deck)
    expect(deckFromLink('nonsense')).toBeNull()
  })
  it('deal hands, and know their chances exactly', () => {
    expect(sampleHand(deck, () => 0)).toEqual(['01057', '01057'])
    expect(chanceOfAny(30, 30)).toBe(1)
    expect(chanceOfAny(30, 0)).toBe(0)
    // one of five out of ten with a single wanted card
    expect(chanceOfAny(10, 1)).toBeCloseTo(0.5)
  })
  it('are searched by what is printed', () => {
    const card = { id: '1', kind: 'upgrade', name: { id: 'n' }, lines: [], colour: 'blue', affiliation: 'hero', set: 'AW', number: 1, rarity: 'rare', cost: 7, sides: ['2MD', '+1RD1', 'Sp', '-'] } as DestinyCard
    expect(['+2RD1', 'XDr', '-', 'Sp', '1R'].map(symbolOf)).toEqual(['RD', 'Dr', '-', 'Sp', 'R'])
    expect(passes(card, { ...noFilters(), symbols: ['RD', 'Sp'], costs: [5], colours: ['blue'] })).toBe(true)
    expect(passes(card, { ...noFilters(), symbols: ['Sh'] })).toBe(false)
    expect(passes(card, { ...noFilters(), subtype: 'weapon' })).toBe(false)
    expect(costs([card])).toEqual([0, 0, 0, 0, 0, 1])
  })
})

describe('what an account and a browser keep', () => {
  const kept = (id: string, changed: number, sent = false): Kept => ({ id, game: 'x-wing', name: id, list: {}, changed, ...(sent ? { sent } : {}) })
  it('becomes one: the newer wins, what a guest made goes along, what was deleted elsewhere goes', () => {
    const { all, send } = merged([kept('new', 5), kept('gone', 4, true), kept('both', 9), kept('old', 1)], [kept('both', 3), kept('old', 2), kept('other', 1)])
    expect(all.map((each) => each.id)).toEqual(['both', 'new', 'old', 'other'])
    expect(send.map((each) => each.id)).toEqual(['new', 'both'])
    expect(all.find((each) => each.id === 'old')?.changed).toBe(2)
  })
})
