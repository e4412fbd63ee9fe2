import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Marks } from './marks.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('rings what changed for a moment and keeps its dot until the next answer', () => {
  const marks = new Marks()
  marks.add(['ship:1'])
  expect(marks.of('ship:1')).toBe('now')
  expect(marks.of('ship:2')).toBeUndefined()
  vi.runAllTimers()
  expect(marks.of('ship:1')).toBe('kept')
  marks.add(['ship:2'])
  expect([marks.of('ship:1'), marks.of('ship:2')]).toEqual(['kept', 'now'])
  marks.clear()
  expect([marks.of('ship:1'), marks.of('ship:2')]).toEqual([undefined, undefined])
})
