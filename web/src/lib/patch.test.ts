import { describe, expect, it } from 'vitest'
import { applyPatch } from './patch'

describe('patches of a view', () => {
  const view = { turn: 1, players: [{ fame: 0, cards: ['a', 'b', 'c'] }, { fame: 2, cards: [] }], roll: { dice: 3 } }

  it('sets, adds, removes and replaces the whole', () => {
    const next = applyPatch(view, [
      [['turn'], 2],
      [['players', 0, 'fame'], 1],
      [['players', 0, 'cards', 2]],
      [['players', 0, 'cards', 1]],
      [['players', 1, 'cards', 0], 'd'],
      [['roll']],
    ])
    expect(next).toEqual({ turn: 2, players: [{ fame: 1, cards: ['a'] }, { fame: 2, cards: ['d'] }] })
    expect(applyPatch(view, [[[], { turn: 9 }]])).toEqual({ turn: 9 })
  })

  it('leaves the old view alone and shares what did not change', () => {
    const next = applyPatch(view, [[['players', 0, 'fame'], 5]])
    expect(view.players[0]!.fame).toBe(0)
    expect(next.players[1]).toBe(view.players[1])
    expect(next.players[0]).not.toBe(view.players[0])
  })
})
