import type { Browser } from 'playwright-core'
import { expect, it } from 'vitest'
import { found, LOOKS, states } from './access'
import { served } from './served'

/** Every state in dark and light, wide and on a phone. */

let browser: Browser
const server = served((opened) => (browser = opened))

it.each(LOOKS)('has nothing that axe minds: $colorScheme, $width px', async (look) => {
  const minded: string[] = []
  for (const state of await states(browser, server)) minded.push(...(await found(browser, server, state, look)))
  expect(minded).toEqual([])
}, 1_800_000)
