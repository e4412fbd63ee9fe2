import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { found, LOOKS, states } from './access'
import { launch } from './browser'
import { Server } from './server'

/** Every state in dark and light, wide and on a phone. */

const server = new Server()
let browser: Browser

beforeAll(async () => {
  await server.start()
  browser = await launch()
})
afterAll(async () => {
  await browser?.close()
  await server.close()
})

it.each(LOOKS)('has nothing that axe minds: $colorScheme, $width px', async (look) => {
  const minded: string[] = []
  for (const state of await states(browser, server)) minded.push(...(await found(browser, server, state, look)))
  expect(minded).toEqual([])
}, 1_800_000)
