import { describe, expect, it } from 'vitest'
import type { GameEvent, View } from './protocol'
import { report as destiny } from '../games/destiny/report'
import { report as outerRim, visits } from '../games/outer-rim/report'
import { report as xWing } from '../games/x-wing/report'
import type { GameReport } from '../games/game'
import { withLuck } from './report'

const seat = (number: number) => ({ id: 'core-seat', args: { number } })
const awards = (game: GameReport, views: View[], events: GameEvent[], seats: number) => {
  const end = views.at(-1) ?? null
  return withLuck(game.awards(views, end, events, seats), game.luck(end, events, seats))
}
const event = (id: string, args = {}, at?: string[]): GameEvent => ({ seq: 0, text: { id, args }, ...(at ? { at } : {}) })

function galaxy(...spaces: string[]): View {
  const report = (won: number) => ({ earned: 3000 * (won + 1), fights_won: won, fights_lost: 0, luck: 1 + won / 4, dice: { hit: 10, crit: 5, blank: 5 } })
  return {
    spaces: [{ id: 'kessel', kind: 'planet' }, { id: 'naboo', kind: 'planet' }, { id: 'nav', kind: 'navpoint' }],
    players: spaces.map((space, index) => ({ seat: index, space, report: report(index) })),
  }
}

describe('Outer Rim', () => {
  const views = [galaxy('kessel', 'naboo'), galaxy('nav', 'naboo'), galaxy('kessel', 'kessel'), galaxy('kessel', 'naboo')]
  it('counts arrivals, not moments of waiting', () => {
    expect([...visits(views, 2)]).toEqual([['kessel', [2, 1]], ['naboo', [0, 2]]])
  })
  it('names who travelled, fought and earned the most, and the luckiest dice', () => {
    expect(awards(outerRim, views, [], 2).map((award) => [award.id, award.seat, award.count])).toEqual([
      ['web-award-traveller', 1, 2], ['web-award-fighter', 1, 1], ['web-award-earner', 1, 6000], ['web-award-luck', 1, 4],
    ])
  })
  it('gives nothing where two are equal', () => {
    expect(awards(outerRim, [galaxy('kessel', 'kessel')], [], 2).map((award) => award.id)).not.toContain('web-award-traveller')
  })
})

it('counts the first roll of each X-Wing attack as luck', () => {
  const end = { ships: [{ ship_id: 4, seat: 1, status: 'in play', hull: 3, damage_total: 2, shields: 0, name: { id: 'n' } }] }
  const roll = (...faces: string[]) => event('xw-log-attack-roll', { faces: faces.map((face) => ({ id: `xw-face-${face}` })) })
  const told = [event('xw-log-declares', {}, ['ship:4', 'ship:1']), roll('hit', 'critical', 'blank', 'hit'), roll('hit', 'hit', 'hit', 'hit')]
  expect(xWing.luck(end, told, 2)).toEqual([{ seat: 0, dice: 0, beyond: 0 }, { seat: 1, dice: 4, beyond: 1 }])
  expect(awards(xWing, [end], told, 2).map((award) => [award.id, award.seat, award.count])).toEqual([['web-award-attacks', 1, 1], ['web-award-battered', 1, 2]])
})

it('finds the hardest blow of Destiny and whose it was', () => {
  const told = [
    event('ds-log-resolve', { seat: seat(2) }), event('ds-log-damage', { card: { id: 'rey' }, amount: 3, taken: 2 }),
    event('ds-log-play', { seat: seat(1) }), event('ds-log-damage', { card: { id: 'kylo' }, amount: 3, taken: 3 }), event('ds-log-resolve', { seat: seat(2) }),
  ]
  expect(awards(destiny, [{}], told, 2)).toEqual([
    { id: 'web-award-blow', icon: 'ds-melee', seat: 0, count: 3, thing: { id: 'kylo' } },
    { id: 'web-award-dice', icon: 'ds-pool', seat: 1, count: 2 },
    { id: 'web-award-cards', icon: 'ds-hand', seat: 0, count: 1 },
  ])
})

it("takes Destiny's luck from the last view", () => {
  const end = { players: [{ seat: 0, report: { dice_rolled: 12, luck: 2.5 } }, { seat: 1 }] }
  expect(destiny.luck(end, [], 2)).toEqual([{ seat: 0, dice: 12, beyond: 2.5 }, { seat: 1, dice: 0, beyond: 0 }])
  expect(awards(destiny, [end], [], 2)).toEqual([{ id: 'web-award-luck', icon: 'ui-dice', seat: 0, count: 2.5 }])
})
