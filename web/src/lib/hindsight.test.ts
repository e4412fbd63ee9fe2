import { describe, expect, it } from 'vitest'
import { curve, forces, swing } from './hindsight'
import type { Analysis, Decision } from './protocol'

const decision = (seat: number, before: number, after: number): Decision => ({
  at: 1, turn: 1, seat, prompt: { id: 'core-yes' }, answer: { id: 'core-yes' }, key: 'a', before: [before, 1 - before], after: [after, 1 - after], skipped: 0,
})
const found: Analysis = {
  game: 'smugglers-dice', names: ['Ania', 'Oleh'], decisions: [decision(0, 0.5, 0.4), decision(1, 0.7, 0.6)], final: [0, 1],
  luck: [-0.6, 0.6], choice: [-0.1, 0.1], rest: [0.3, -0.3], costly: [],
}

describe('a match in hindsight', () => {
  it('draws the chance before every decision and at the end', () => {
    expect(curve(found, 0)).toEqual([50, 70, 0])
    expect(curve(found, 1)).toEqual([50, 30, 100])
  })
  it('tells luck, own answers, the others’ answers and the rest apart, and they add up', () => {
    for (const seat of [0, 1]) {
      const told = forces(found, seat)
      expect(told.map((each) => each.kind)).toEqual(['luck', 'choice', 'choice', 'rest'])
      expect(told[1]!.seat).toBe(seat)
      const way = told.reduce((sum, each) => sum + each.amount, 0)
      expect(way).toBeCloseTo(found.final[seat]! - found.decisions[0]!.before[seat]!)
    }
  })
  it('writes a swing with its sign', () => {
    expect(swing(-0.123).args).toEqual({ percent: 12, sign: 'less' })
    expect(swing(0.002).args).toEqual({ percent: 0, sign: 'same' })
  })
})
