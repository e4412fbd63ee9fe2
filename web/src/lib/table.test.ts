import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { OpenAsk, SeatInfo } from './protocol'
import { prefs } from './prefs.svelte'
import { Table } from './table.svelte'
import { endsLast, verbOf } from './verbs'

const ask = (prompt: string, ...keys: [string, string?][]): OpenAsk => ({ number: 1, seat: 0, kind: 'one', prompt: { id: prompt }, options: keys.map(([key, at]) => ({ key, label: { id: key }, at: at ?? null })) })

describe('what can be chosen', () => {
  let table: Table
  const sent: string[] = []
  beforeEach(() => {
    sent.length = 0
    table = new Table('t')
    table.seat = 0
    table.line = 'live'
    table.take({ type: 'asks', asks: [ask('or-ask-market-discard', ['cargo', 'deck:cargo'], ['luxury', 'deck:luxury'], ['none'])], waiting: [] })
    vi.spyOn(table, 'answer').mockImplementation((key) => void sent.push(key))
  })

  it('is chosen first and taken second', () => {
    table.choice.click('deck:cargo')
    expect([table.choice.glow('deck:cargo'), sent]).toEqual(['hovered', []])
    table.choice.click('deck:luxury')
    expect([table.choice.hovered, sent]).toEqual(['luxury', []])
    table.choice.click('deck:luxury')
    expect(sent).toEqual(['luxury'])
  })
  it('stays chosen while the pointer wanders off', () => {
    table.choice.click('deck:cargo')
    table.choice.point('deck:luxury')
    expect(table.choice.hovered).toBe('luxury')
    table.choice.point(null)
    expect(table.choice.hovered).toBe('cargo')
  })
  it('of a list is chosen first where it spends, and taken by a second click', () => {
    table.info = { game: 'x-wing' } as never
    const modify: OpenAsk = { number: 2, seat: 0, kind: 'one', prompt: { id: 'xw-ask-modify-attack' }, options: [{ key: 'focus', label: { id: 'xw-option-spend-focus-attack' } }, { key: 'done', label: { id: 'xw-option-done' } }] }
    table.take({ type: 'asks', asks: [modify], waiting: [] })
    const [focus, done] = table.ask!.options!
    table.choice.pick(focus!)
    expect([table.choice.armed, table.choice.hovered, sent]).toEqual(['focus', 'focus', []])
    table.choice.pick(done!)
    expect([table.choice.armed, sent]).toEqual(['done', []])
    table.choice.pick(done!)
    expect(sent).toEqual(['done'])
  })
  it('of a list is taken at once where it is frequent and spends nothing', () => {
    table.info = { game: 'x-wing' } as never
    const act: OpenAsk = { number: 2, seat: 0, kind: 'one', prompt: { id: 'xw-ask-action' }, options: [{ key: 'focus', label: { id: 'xw-option-focus' } }, { key: 'pass', label: { id: 'xw-option-pass-action' } }] }
    table.take({ type: 'asks', asks: [act], waiting: [] })
    table.choice.pick(table.ask!.options![1]!)
    expect([table.choice.armed, sent]).toEqual(['pass', []])
    table.choice.pick(table.ask!.options![0]!)
    expect(sent).toEqual(['focus'])
  })
  it('needs no second click for who does not want one', () => {
    prefs.single = true
    table.choice.click('deck:cargo')
    prefs.single = false
    expect(sent).toEqual(['cargo'])
  })
  it('says its verb by the question it answers', () => {
    table.info = { game: 'outer-rim' } as never
    expect(verbOf(table, table.choice.options('deck:cargo'))).toBe('discard')
    table.take({ type: 'asks', asks: [{ ...ask('or-ask-market-buy', ['cargo', 'deck:cargo']), number: 2 }], waiting: [] })
    expect(verbOf(table, table.choice.options('deck:cargo'))).toBe('buy')
  })
  it('puts what ends a turn last', () => {
    const options = ask('x', ['done'], ['attack'], ['focus']).options!
    expect(endsLast(options).map((option) => option.key)).toEqual(['attack', 'focus', 'done'])
    const idle = { ...options[1]!, note: { id: 'xw-note-changes-nothing' } }
    expect(endsLast([options[0]!, idle, options[2]!]).map((option) => option.key)).toEqual(['focus', 'attack', 'done'])
  })
})

it('offers to take back only what can be taken back, and asks the others where there are any', () => {
  const table = new Table('t')
  table.state = 'running'
  table.seat = 0
  expect(table.undoable).toBe(false)
  table.take({ type: 'asks', asks: [], waiting: [], no_undo: { id: 'core-no-undo-chance' } })
  expect(table.undoable).toBe(false)
  table.take({ type: 'asks', asks: [], waiting: [] })
  expect(table.undoable).toBe(true)
  const seat = (number: number, kind: string) => ({ seat: number, kind, taken: true }) as SeatInfo
  table.seats = [seat(0, 'human'), seat(1, 'bot')]
  expect(table.asksOthers).toBe(false)
  table.seats = [seat(0, 'human'), seat(1, 'open')]
  expect(table.asksOthers).toBe(true)
})

it('knows when the match has gone on since the chances were told', () => {
  const table = new Table('t')
  table.take({ type: 'view', seq: 4, view: {} })
  table.take({ type: 'chances', seq: 4, chances: [0.6, 0.4] })
  expect([table.chances?.chances, table.isBeyondChances]).toEqual([[0.6, 0.4], false])
  table.take({ type: 'delta', seq: 5, patch: [] })
  expect(table.isBeyondChances).toBe(true)
})
