import type { Browser, BrowserContextOptions } from 'playwright-core'
import { expect, it } from 'vitest'
import { hold, player, playOn } from './play'
import { served } from './served'
import type { Seat } from './server'

/**
 * Whole matches to their end by a real pointer: each answer is aimed at the middle of what the page
 * offers, and fails where something else lies above it or it cannot be scrolled into sight.
 */

let browser: Browser
const server = served((opened) => (browser = opened))

const GAMES = [
  ['outer-rim', { fame: 8, turn_cap: 20 }],
  ['x-wing', { round_limit: 12 }],
  ['destiny', {}],
] as const

const DEVICES: { by: 'mouse' | 'finger'; context: BrowserContextOptions }[] = [
  { by: 'mouse', context: { viewport: { width: 1440, height: 900 } } },
  { by: 'finger', context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
]

for (const { by, context } of DEVICES)
  it.each(GAMES)(`%s is played to its end by ${by}`, async (game, options) => {
    const seat = (await server.create({ game, seed: 8, options, seats: [{ kind: 'human' }, { kind: 'bot', bot: 'greedy' }] })) as Seat
    const page = await player(browser, context)
    await hold(page, server.url, seat)
    const given = await playOn(page, { by })
    console.log(`${game}: ${given} answers by ${by}`)
    expect(given).toBeGreaterThan(10)
    await page.context().close()
  }, 3_600_000)
