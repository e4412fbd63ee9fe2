import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fluent } from './fluent.svelte'

type Read = (code: string, surface: string) => Promise<string[]>

/** A voice of its own, to which every surface brings one word: the language it is in. */
function fresh() {
  const made = new (fluent.constructor as new () => typeof fluent)()
  const read = vi.spyOn(made as unknown as { read: Read }, 'read').mockImplementation(async (code, surface) => {
    // languages come out of order: the one that was asked for first comes last
    for (let turns = code === 'pl' ? 40 : 5; turns > 0; turns -= 1) await Promise.resolve()
    return [`${surface}-word = ${code}`]
  })
  return { made, read }
}

describe('words that are added', () => {
  beforeEach(() => void vi.stubGlobal('document', { documentElement: { lang: '' } }))

  it('are kept when two games come at once', async () => {
    const { made } = fresh()
    await Promise.all([made.add('outer-rim'), made.add('destiny')])
    expect([made.t('outer-rim-word'), made.t('destiny-word')]).toEqual(['en', 'en'])
  })

  it('are there when the promise says so, also while others are on their way', async () => {
    const { made } = fresh()
    const first = made.add('outer-rim')
    void made.add('destiny')
    await first
    expect(made.has('outer-rim-word')).toBe(true)
    void made.add('x-wing')
    await made.add('x-wing')
    expect(made.has('x-wing-word')).toBe(true)
  })

  it('are in the language that was asked for last', async () => {
    const { made } = fresh()
    await Promise.all([made.use('pl', ['core']), made.add('destiny'), made.use('ru')])
    expect([made.language, made.t('destiny-word')]).toEqual(['ru', 'ru'])
    await Promise.all([made.use('pl'), made.add('outer-rim')])
    expect([made.language, made.t('outer-rim-word'), made.t('core-word')]).toEqual(['pl', 'pl', 'pl'])
  })

  it('are asked for again after a line that was down', async () => {
    const { made, read } = fresh()
    read.mockRejectedValueOnce(new Error('down'))
    await expect(made.add('destiny')).rejects.toThrow('down')
    await made.add('destiny')
    expect(made.has('destiny-word')).toBe(true)
  })
})

describe('a language', () => {
  const answer = (complete: boolean) => ({ ok: true, json: async () => [{ code: 'en', name: 'English', complete: true }, { code: 'ru', name: 'Русский', complete }] })

  beforeEach(() => void vi.stubGlobal('document', { documentElement: { lang: '' } }))

  it.each([
    [true, ['ru'], 'ru'],
    [false, ['ru', 'en'], 'en'],
  ])('that is complete (%s) brings nothing but itself', async (complete, codes, lang) => {
    const { made, read } = fresh()
    vi.stubGlobal('fetch', async () => answer(complete))
    await made.start('ru')
    expect([...new Set(read.mock.calls.map(([code]) => code))]).toEqual(codes)
    expect(document.documentElement.lang).toBe(lang)
    vi.unstubAllGlobals()
  })
})
