import { describe, expect, it } from 'vitest'
import { blockedByPlace, buttons, byPlace, crowded, enough, inPercent, inPercents, meaning, toggled } from './asks'
import type { OpenAsk, Option } from './protocol'

const option = (key: string, at?: string): Option => ({ key, at, label: { id: 'x' } })
const ask = (options: Option[], more: Partial<OpenAsk> = {}): OpenAsk => ({
  number: 1, seat: 0, kind: 'one', prompt: { id: 'p' }, options, ...more,
})

it('lets a bare yes say what it does', () => {
  const effect = { id: 'or-says-gain-asset' }
  const open = ask([{ key: 'yes', label: { id: 'core-yes' } }, { key: 'no', label: { id: 'core-no' } }], { prompt: { id: 'or-ask-may', args: { effect } } })
  expect(open.options!.map((each) => meaning(open, each).id)).toEqual(['or-says-gain-asset', 'web-ask-leave'])
  expect(meaning(ask([option('a')]), option('a')).id).toBe('x')
})

describe('where options lie', () => {
  it('groups options by the thing they lie on', () => {
    const places = byPlace(ask([option('a', 'ship:1'), option('b', 'ship:1'), option('c', 'ship:2'), option('d')]))
    expect([...places.keys()]).toEqual(['ship:1', 'ship:2'])
    expect(places.get('ship:1')?.map((each) => each.key)).toEqual(['a', 'b'])
  })

  it('makes a button of what has no place or whose place is not drawn, never of the rest', () => {
    const open = ask([option('a', 'space:1'), option('b', 'space:2'), option('c')])
    expect(buttons(open, new Set(['space:1']), null).map((each) => each.key)).toEqual(['b', 'c'])
    expect(buttons(open, new Set(['space:1', 'space:2']), null).map((each) => each.key)).toEqual(['c'])
  })

  it('turns the options of the one crowded place into buttons, but opens menus where several are', () => {
    const one = byPlace(ask([option('focus', 'ship:1'), option('evade', 'ship:1'), option('lock', 'ship:2')]))
    expect(crowded(one)).toBe('ship:1')
    const two = byPlace(ask([option('a', 'ship:1'), option('b', 'ship:1'), option('c', 'ship:2'), option('d', 'ship:2')]))
    expect(crowded(two)).toBeNull()
  })

  it('keeps the first refusal of a place', () => {
    const label = { id: 'l' }
    const refused = (key: string, at?: string) => ({ key, label, reason: { id: key }, at })
    const places = blockedByPlace(ask([], { blocked: [refused('one', 'card:1'), refused('two', 'card:1'), refused('three')] }))
    expect(places.size).toBe(1)
    expect(places.get('card:1')?.reason.id).toBe('one')
  })
})

describe('choosing several', () => {
  it('adds, removes and stops at the most', () => {
    expect(toggled([], 'a', 2)).toEqual(['a'])
    expect(toggled(['a'], 'a', 2)).toEqual([])
    expect(toggled(['a', 'b'], 'c', 2)).toEqual(['a', 'b'])
    expect(toggled(['a'], 'b', 1)).toEqual(['b'])
  })

  it('is complete between least and most', () => {
    const open = ask([], { kind: 'many', least: 1, most: 2 })
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((chosen) => enough(open, chosen))).toEqual([false, true, true, false])
  })
})

it('never rounds a chance to certain or impossible', () => {
  const told = [0, 0.004, 0.384, 0.996, 1].map((chance) => inPercent(chance).args)
  expect(told.map((args) => args?.edge)).toEqual(['none', 'low', 'none', 'high', 'none'])
  expect([told[0], told[2], told[4]].map((args) => args?.percent)).toEqual([0, 38, 100])
})

it('lets the shares of one bar add up to a hundred', () => {
  const told = (chances: number[]) => inPercents(chances).map((each) => each.args?.percent)
  expect(told([0.625, 0.375])).toEqual([63, 37])
  expect(told([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33])
  expect(told([1, 0])).toEqual([100, 0])
  expect(inPercents([0.997, 0.003]).map((each) => each.args?.edge)).toEqual(['high', 'low'])
})
