import { expect, it } from 'vitest'
import { inOrder, isWaiting, joined, secondsLeft, withNames, type Own } from './own'

function own(id: string, more: Partial<Own['table']> = {}, seat = 0): Own {
  return { seat, table: { id, game: 'destiny', title: id, state: 'running', seats: [], options: {}, created: 1, ...more } }
}

it('puts the table that waits for you first and what is over last', () => {
  const tables = [
    own('over', { state: 'finished', created: 9 }), own('theirs', { waiting: [1], created: 8 }), own('mine', { waiting: [0], created: 2 }),
    own('old rules', { outdated: true, created: 10 }),
  ]
  expect(inOrder(tables).map(({ table }) => table.id)).toEqual(['mine', 'theirs', 'old rules', 'over'])
  expect(isWaiting(own('mine', { waiting: [0] }))).toBe(true)
  expect(isWaiting(own('over', { waiting: [0], state: 'finished' }))).toBe(false)
})

it('shows a table once, with the seat the account holds', () => {
  const found = joined([own('both', {}, 1)], [own('both', {}, 0), own('here')])
  expect(found.map(({ table, seat }) => [table.id, seat])).toEqual([['both', 1], ['here', 0]])
})

it('puts the least time first, yours before theirs', () => {
  const tables = [
    own('long', { waiting: [0], left: { 0: 200_000 } }), own('theirs', { waiting: [1], left: { 1: 10 } }),
    own('short', { waiting: [0, 1], left: { 0: 5_000, 1: 1 } }), own('no clock', { waiting: [0], created: 9 }),
  ]
  expect(inOrder(tables).map(({ table }) => table.id)).toEqual(['short', 'long', 'no clock', 'theirs'])
  expect(secondsLeft(tables[2]!)).toBe(5_000)
  expect(secondsLeft(tables[1]!)).toBe(10)
  expect(secondsLeft(tables[3]!)).toBe(null)
})

it('tells what happened last with the names of the people', () => {
  const seats = [{ seat: 0, kind: 'human' as const, name: 'Ania' }, { seat: 1, kind: 'bot' as const }]
  const seat = (number: number) => ({ id: 'core-seat', args: { number } })
  const told = withNames({ id: 'moves', args: { who: seat(1), other: seat(2), count: 3 } }, seats)
  expect(told).toEqual({ id: 'moves', args: { who: 'Ania', other: seat(2), count: 3 } })
})
