import { expect, it } from 'vitest'
import { inOrder, isWaiting, joined, type Own } from './own'

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
