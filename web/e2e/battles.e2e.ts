import type { Browser, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { serious } from './axe'
import { hold, playOn, shot } from './play'
import { served } from './served'
import type { Seat } from './server'

/** What a mission and large ships add to the mat: zones, tokens, docked ships, arcs. */

let browser: Browser
const server = served((opened) => (browser = opened))

async function sit(options: Record<string, unknown>, width: number): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width, height: width > 600 ? 900 : 844 }, colorScheme: 'dark', reducedMotion: 'reduce' })).newPage()
  const seats = [{ kind: 'human' }, { kind: 'bot', bot: 'greedy' }]
  await hold(page, server.url, (await server.create({ game: 'x-wing', seed: 3, seats, options })) as Seat)
  return page
}

it.each([1440, 390])('shows the zones and containers of a mission at %d', async (width) => {
  const page = await sit({ mission: 'salvage' }, width)
  await page.locator('[data-region="ask"].mine').waitFor()
  await expect.poll(() => page.locator('[data-zone]').count()).toBe(1)
  await expect.poll(() => page.locator('[data-at^="marker:"]').count()).toBe(5)
  await expect.poll(() => page.locator('[data-home]').count()).toBe(2)
  expect(await serious(page)).toEqual([])
  await shot(page, `mission-salvage-${width}`)
  await page.context().close()
})

it.each([1440, 390])('draws a docked ship at its carrier, and a mobile arc, at %d', async (width) => {
  const rebels = { faction: 'rebel', pilots: [{ name: 'lothalrebel', ship: 'vcx100', upgrades: { title: ['ghost'] } }, { name: 'sabinewren', ship: 'attackshuttle', upgrades: { title: ['phantom'] } }] }
  const scum = { faction: 'scum', pilots: [{ name: 'shadowporthunter', ship: 'lancerclasspursuitcraft' }] }
  const page = await sit({ squads: [JSON.stringify(rebels), JSON.stringify(scum)] }, width)
  await playOn(page, { until: async () => (await page.locator('.dial, [data-dial]').count()) > 0 && (await page.locator('[data-docked]').count()) > 0 })
  await expect.poll(() => page.locator('[data-docked="attackshuttle"]').count()).toBe(1)
  if (width > 600) await expect.poll(() => page.locator('.guest').innerText()).toContain('Sabine Wren')
  expect(await serious(page)).toEqual([])
  await shot(page, `docked-${width}`)
  await page.context().close()
})
