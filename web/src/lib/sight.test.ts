import { describe, expect, it } from 'vitest'
import { wayTo } from './sight'

describe('what appears in a panel comes into sight', () => {
  const box = { top: 100, bottom: 400 }

  it('stays where it is when all of it is seen', () => {
    expect(wayTo({ top: 150, bottom: 300 }, box, 10)).toBe(0)
  })
  it('scrolls down as far as its end', () => {
    expect(wayTo({ top: 350, bottom: 500 }, box, 10)).toBe(110)
  })
  it('scrolls up to its beginning', () => {
    expect(wayTo({ top: 50, bottom: 200 }, box, 10)).toBe(-60)
  })
  it('shows the beginning of what is higher than the panel', () => {
    expect(wayTo({ top: 380, bottom: 900 }, box, 10)).toBe(270)
  })
})
