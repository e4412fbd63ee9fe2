import { describe, expect, it } from 'vitest'
import { byStrength } from './bots'

describe('the bots one can choose', () => {
  it('stand from the weakest to the strongest, manners beside their level', () => {
    expect(byStrength(['random', 'greedy', 'easy', 'normal', 'hard', 'ace', 'hard:careful', 'ace:careful'])).toEqual([
      'random', 'easy', 'greedy', 'normal', 'hard', 'hard:careful', 'ace', 'ace:careful',
    ])
  })
  it('end with those that came from elsewhere', () => {
    expect(byStrength(['mine', 'ace', 'random'])).toEqual(['random', 'ace', 'mine'])
  })
})
