import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { prefs } from './prefs.svelte'
import type { FromServer } from './protocol'
import type { Tale } from './tale'
import { dwell, passages, Story, type Frame } from './story.svelte'

const event = (seq: number) => ({ seq, text: { id: `e${seq}` } })
const step = (...numbers: number[]): Frame =>
  [{ type: 'delta', seq: 1, patch: [] }, { type: 'events', events: numbers.map(event), next: (numbers.at(-1) ?? 0) + 1 }] as FromServer[]
const own = (...numbers: number[]): Frame => [{ type: 'accepted', ask: 1, seq: 1 } as FromServer, ...step(...numbers)]
const talk: Frame = [{ type: 'chat', lines: [] }]

function stage() {
  const shown: Frame[] = []
  let next = 0
  const mood = { hidden: false, still: false }
  const story = new Story({
    apply: (frame) => {
      shown.push(frame)
      for (const message of frame) if (message.type === 'events') next = message.next
    },
    length: () => 20,
    next: () => next,
    isHidden: () => mood.hidden,
    isStill: () => mood.still,
  })
  return { shown, story, mood }
}

describe('what the others did', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    prefs.pace = 'calm'
  })
  afterEach(() => vi.useRealTimers())

  it('is told one thing after another, each step with its own sentences', () => {
    const { shown, story } = stage()
    story.receive(step(0, 1))
    story.receive(step(2))
    expect(shown).toHaveLength(1)
    expect([story.line?.seq, story.left]).toEqual([0, 2])
    vi.runOnlyPendingTimers()
    expect([story.line?.seq, shown.length]).toEqual([1, 1])
    vi.runOnlyPendingTimers()
    expect([story.line?.seq, shown.length]).toEqual([2, 2])
    vi.runAllTimers()
    expect([story.line, story.left, story.isTelling]).toEqual([null, 0, false])
  })

  it('comes before the chances that follow it', () => {
    const { shown, story } = stage()
    const chances: Frame = [{ type: 'chances', seq: 2, chances: [0.6, 0.4] }]
    for (const frame of [step(0), step(1), chances, step(2)]) story.receive(frame)
    vi.runOnlyPendingTimers()
    expect([story.line?.seq, shown.flat().some((message) => message.type === 'chances')]).toEqual([1, false])
    vi.runOnlyPendingTimers()
    expect([story.line?.seq, shown.flat().some((message) => message.type === 'chances')]).toEqual([2, true])
  })

  it('can be skipped sentence by sentence, or all at once', () => {
    const { shown, story } = stage()
    for (const number of [0, 1, 2, 3]) story.receive(step(number))
    story.skip()
    expect([story.line?.seq, shown.length]).toEqual([1, 2])
    story.finish()
    expect([story.line, shown.length]).toEqual([null, 4])
    vi.runAllTimers()
    expect(shown).toHaveLength(4)
  })

  it('never holds back what one did oneself, nor talk', () => {
    const { shown, story } = stage()
    story.receive(own(0, 1))
    expect([shown.length, story.line]).toEqual([1, null])
    story.receive(step(2))
    story.receive(step(3))
    story.receive(talk)
    expect(shown.at(-1)).toBe(talk)
  })

  it('is a list where nothing may move, and where nobody looked', () => {
    const { shown, story, mood } = stage()
    mood.still = true
    story.receive(step(0))
    story.receive(step(1))
    expect([shown.length, story.line, story.recent.map((one) => one.seq)]).toEqual([2, null, [0, 1]])
    story.dismiss()
    mood.still = false
    mood.hidden = true
    story.receive(step(2, 3))
    story.receive(step(4))
    expect([shown.length, story.line, story.holds]).toEqual([4, null, true])
    mood.hidden = false
    story.catchUp()
    expect([story.line?.seq, story.left, story.holds]).toEqual([2, 2, true])
    expect(story.recent).toEqual([])
    vi.runAllTimers()
    expect(story.holds).toBe(false)
  })

  it('is a list to choose from where much happened meanwhile', () => {
    const { story, mood } = stage()
    mood.hidden = true
    story.receive(step(0, 1, 2, 3, 4, 5, 6, 7))
    mood.hidden = false
    story.catchUp()
    expect([story.isTelling, story.missed.length]).toEqual([false, 8])
    story.show()
    expect([story.line?.seq, story.left, story.missed.length]).toEqual([0, 7, 0])
  })

  it('is told in passages: what follows from a deed stands with it, also from the next step', () => {
    const isHead = (each: { seq: number }) => each.seq % 10 === 0
    expect(passages([0, 1, 2, 10, 11].map(event), isHead).map((part) => part.map((each) => each.seq))).toEqual([[0, 1, 2], [10, 11]])
    let next = 0
    const shown: Frame[] = []
    const story = new Story({
      apply: (frame) => {
        shown.push(frame)
        for (const message of frame) if (message.type === 'events') next = message.next
      },
      length: () => 20, next: () => next, isHead, isHidden: () => false, isStill: () => false,
    })
    story.receive(step(0))
    story.receive(step(10, 11))
    story.receive(step(12))
    story.receive(step(20))
    story.skip()
    expect([story.passage.map((each) => each.seq), story.left]).toEqual([[10, 11, 12], 1])
    vi.runAllTimers()
    expect(story.isTelling).toBe(false)
  })

  it('is not told at all to whoever wants the end at once', () => {
    const { shown, story } = stage()
    prefs.pace = 'instant'
    story.receive(step(0))
    expect([shown.length, story.line, story.missed.length]).toEqual([1, null, 0])
  })
})

it('gives a sentence time to be read, less when many wait', () => {
  expect(dwell(10, 0, 'calm')).toBeLessThan(dwell(50, 0, 'calm'))
  expect(dwell(500, 0, 'calm')).toBe(1500)
  expect(dwell(50, 12, 'calm')).toBeLessThan(dwell(50, 0, 'calm'))
  expect(dwell(50, 200, 'calm')).toBe(450)
  expect(dwell(50, 0, 'brisk')).toBeLessThan(dwell(50, 0, 'calm'))
})

describe('a scene of mine', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    prefs.pace = 'calm'
  })
  afterEach(() => vi.useRealTimers())

  const tale = (seq: number): Tale => ({ seq, seats: [0], title: { id: 'test' }, dice: [], changes: [], outcome: null, price: [], events: [event(seq)], rules: [], card: null, needs: null, open: false })
  const ask: FromServer = { type: 'asks', asks: [], waiting: [] }

  function theatre(pace: 'calm' | 'brisk' | 'instant' = 'calm') {
    prefs.pace = pace
    const shown: string[] = []
    let next = 0
    const mood = { still: false }
    const story = new Story({
      apply: (frame) => {
        for (const message of frame) {
          shown.push(message.type)
          if (message.type === 'events') next = message.next
        }
      },
      length: () => 20,
      next: () => next,
      tales: (from) => [tale(2)].filter((each) => each.seq >= from && each.seq < next),
      isHidden: () => false,
      isStill: () => mood.still,
    })
    return { shown, story, mood }
  }

  it('is told even after my own answer, and the next question waits until I go on', () => {
    const { shown, story } = theatre()
    story.receive([...own(1, 2), ask])
    expect([story.tale?.seq, shown.includes('asks')]).toEqual([2, false])
    vi.advanceTimersByTime(600_000)
    expect(story.tale?.seq).toBe(2)
    story.skip()
    expect([story.tale, shown.at(-1), story.isTelling]).toEqual([null, 'asks', false])
  })
  it('counts as told only when I have gone on, so that a reload tells it again', () => {
    const seen: boolean[] = []
    let next = 0
    const story: Story = new Story({
      apply: (frame) => {
        for (const message of frame) if (message.type === 'events') [next] = [message.next, seen.push(story.isTold)]
      },
      length: () => 20, next: () => next, tales: (from) => [tale(2)].filter((each) => each.seq >= from && each.seq < next), told: () => seen.push(true), isHidden: () => false, isStill: () => false,
    })
    story.receive([...own(1, 2), ask])
    expect(seen).toEqual([false])
    story.skip()
    expect(seen).toEqual([false, true])
  })
  it('is not told again for what my next answer only adds to it, but is when dice follow', () => {
    const dice = (rows: number) => Array.from({ length: rows }, () => ({ who: null, kind: 'rim' as const, dice: [] }))
    let [next, rows] = [0, 1]
    const story = new Story({
      apply: (frame) => {
        for (const message of frame) if (message.type === 'events') next = message.next
      },
      length: () => 20, next: () => next, tales: () => [{ ...tale(2), dice: dice(rows) }], isHidden: () => false, isStill: () => true,
    })
    story.receive([...own(1, 2), ask])
    expect(story.tale?.seq).toBe(2)
    story.skip()
    story.receive([...own(3), ask])
    expect(story.tale).toBeNull()
    rows = 2
    story.receive([...own(4), ask])
    expect(story.tale?.dice).toHaveLength(2)
  })
  it('comes in its place between the sentences of the others', () => {
    const { story } = theatre()
    story.receive([...step(1, 2, 3), ask])
    const order = [story.line?.seq]
    story.skip()
    order.push(story.tale?.seq)
    story.skip()
    order.push(story.line?.seq)
    expect(order).toEqual([1, 2, 3])
  })
  it('goes on by itself where it shall be brisk, and is not shown at all where all shall be instant', () => {
    const brisk = theatre('brisk')
    brisk.story.receive([...own(1, 2), ask])
    vi.advanceTimersByTime(10_000)
    expect(brisk.shown.at(-1)).toBe('asks')
    const instant = theatre('instant')
    instant.story.receive([...own(1, 2), ask])
    expect([instant.story.tale, instant.shown.at(-1)]).toEqual([null, 'asks'])
  })
  it('first comes to rest, then goes on', () => {
    const { story } = theatre()
    const rolled = { ...tale(2), dice: [{ who: null, kind: 'rim' as const, dice: [{ face: 'hit', word: { id: 'hit' } }] }] }
    story.again(rolled)
    expect(story.settled).toBe(false)
    story.skip()
    expect([story.settled, story.tale?.seq]).toEqual([true, 2])
    story.skip()
    expect(story.tale).toBeNull()
  })
  it('is on the board already while it goes on: the sentences of an open one are not told beside it', () => {
    prefs.pace = 'calm'
    let next = 0
    const story = new Story({
      apply: (frame) => {
        for (const message of frame) if (message.type === 'events') next = message.next
      },
      length: () => 20, next: () => next, tales: () => [{ ...tale(2), events: [event(1), event(2)], open: true }], isHidden: () => false, isStill: () => false,
    })
    story.receive(step(1, 2))
    expect([story.line, story.tale, story.isTelling]).toEqual([null, null, true])
    vi.runAllTimers()
    expect(story.isTelling).toBe(false)
  })
  it('stands still, but is told, for whoever wants nothing to move', () => {
    const { story, mood } = theatre()
    mood.still = true
    story.receive([...step(1, 2), ask])
    expect([story.line, story.tale?.seq]).toEqual([null, 2])
  })
  it('is told to whoever was away, in its place, before the open question', () => {
    const { story } = theatre()
    story.receive([...own(1, 2), ask])
    story.finish()
    story.recall([event(1), event(2)])
    expect([story.line?.seq, story.holds]).toEqual([1, true])
    story.skip()
    expect(story.tale?.seq).toBe(2)
    story.skip()
    expect(story.holds).toBe(false)
  })
})
