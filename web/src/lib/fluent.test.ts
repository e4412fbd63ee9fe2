import { beforeEach, describe, expect, it, vi } from 'vitest'

async function fresh() {
  vi.resetModules()
  const { fluent } = await import('./fluent.svelte')
  return fluent
}

describe('words that are added', () => {
  beforeEach(() => void vi.stubGlobal('document', { documentElement: { lang: '' } }))

  it('are kept when two games come at once', async () => {
    const fluent = await fresh()
    await Promise.all([fluent.add('outer-rim'), fluent.add('destiny')])
    expect([fluent.has('or-ask-action'), fluent.has('ds-ask-action')]).toEqual([true, true])
  })

  it('are there when the promise says so, also while others are on their way', async () => {
    const fluent = await fresh()
    const first = fluent.add('outer-rim')
    void fluent.add('destiny')
    await first
    expect(fluent.has('or-ask-action')).toBe(true)
    const again = fluent.add('x-wing')
    await fluent.add('x-wing')
    expect(fluent.has('xw-ask-action')).toBe(true)
    await again
  })

  it('are in the language that was asked for last', async () => {
    const fluent = await fresh()
    await Promise.all([fluent.use('pl', ['core']), fluent.add('destiny'), fluent.use('ru')])
    expect(fluent.language).toBe('ru')
    await Promise.all([fluent.use('uk'), fluent.add('outer-rim')])
    expect(fluent.language).toBe('uk')
    expect([fluent.has('or-ask-action'), fluent.has('ds-ask-action')]).toEqual([true, true])
  })

  it('are asked for again after a line that was down', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('down')))
    const fluent = await fresh()
    const read = vi.spyOn(fluent as unknown as { read: () => Promise<string[]> }, 'read').mockRejectedValueOnce(new Error('down'))
    await expect(fluent.add('destiny')).rejects.toThrow('down')
    read.mockRestore()
    await fluent.add('destiny')
    expect(fluent.has('ds-ask-action')).toBe(true)
  })
})
