import type { Browser } from 'playwright-core'
import { expect, it } from 'vitest'
import { playByKeys } from './keys'
import { hold, player, shot } from './play'
import { served } from './served'
import type { Seat } from './server'

/** Short matches to their end with the keyboard alone; `make browser-long` plays long ones, and those of Outer Rim. */

let browser: Browser
const server = served((opened) => (browser = opened))

it.each([
  ['x-wing', { round_limit: 2 }, 200],
  ['destiny', {}, 6],
] as const)('%s is finished by keyboard, and the focus is always in sight', async (game, options, busy) => {
  const seat = (await server.create({ game, seed: 5, options, seats: [{ kind: 'human' }, { kind: 'bot', bot: 'greedy' }] })) as Seat
  const page = await player(browser, { viewport: { width: 1440, height: 900 } })
  await hold(page, server.url, seat)
  expect(await playByKeys(page, busy)).toBeGreaterThan(3)
  await page.locator('[data-end]').waitFor({ state: 'attached' })
  // the end is a scene, too: Escape leads back to the board
  await page.keyboard.press('Escape')
  await page.locator('[data-end]').waitFor({ state: 'detached' })
  await shot(page, `keys-${game}`)
  await page.context().close()
})
