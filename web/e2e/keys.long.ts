import type { Browser } from 'playwright-core'
import { expect, it } from 'vitest'
import { playByKeys } from './keys'
import { hold, player } from './play'
import { served } from './served'
import type { Seat } from './server'

/** Whole matches to their end with the keyboard alone. */

let browser: Browser
const server = served((opened) => (browser = opened))

it.each([
  ['outer-rim', { fame: 8, turn_cap: 20 }],
  ['x-wing', { round_limit: 12 }],
  ['destiny', {}],
] as const)('%s is played to its end by keyboard', async (game, options) => {
  const seat = (await server.create({ game, seed: 8, options, seats: [{ kind: 'human' }, { kind: 'bot', bot: 'greedy' }] })) as Seat
  const page = await player(browser, { viewport: { width: 1440, height: 900 } })
  await hold(page, server.url, seat)
  const pressed = await playByKeys(page, 2000)
  console.log(`${game}: ${pressed} answers by keyboard`)
  expect(pressed).toBeGreaterThan(10)
  await page.context().close()
}, 3_600_000)
