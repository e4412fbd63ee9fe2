import { describe, expect, it } from 'vitest'
import { numbered } from './chart'

describe('the numbers below a chart', () => {
  const wide = (index: number) => index * 50

  it('are written once each, where they begin', () => {
    expect(numbered([0, 0, 1, 1, 1, 2, ''], wide)).toEqual([{ index: 0, number: 0 }, { index: 2, number: 1 }, { index: 5, number: 2 }])
  })
  it('go in steps people count in where there is little room', () => {
    const labels = Array.from({ length: 60 }, (_, index) => index + 1)
    expect(numbered(labels, (index) => index * 8).map((each) => each.number)).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60])
  })
  it('keep their step where a turn has no value of its own', () => {
    expect(numbered([0, 8, 9, 12, 19, 23, 27, 31, 33], (index) => index * 16).map((each) => each.number)).toEqual([0, 10, 20, 30])
  })
  it('never stand so near each other that they read as one', () => {
    const at = [0, 4, 60, 64, 120, 180]
    const places = numbered([9, 10, 11, 12, 13, 14], (index) => at[index]!, 20).map((each) => at[each.index]!)
    expect(places.length).toBeGreaterThan(1)
    places.slice(1).forEach((place, index) => expect(place - places[index]!).toBeGreaterThanOrEqual(20))
  })
})
