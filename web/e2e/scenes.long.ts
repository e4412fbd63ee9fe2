import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findings } from './axe'
import { launch } from './browser'
import { hold, playOn, shot } from './play'
import { Server, type Seat } from './server'

/** Every kind of scene that a match tells, pictured in dark and light, on a phone, a desk and a wall. */

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

const SIZES = [[390, 844], [1440, 900], [3840, 2160]] as const
const SCHEMES = ['dark', 'light'] as const
/** Long enough for a match to have told what it has to tell. */
const ANSWERS = 160

/** Picture the scene that is told now; return what is wrong with it. */
async function pictured(page: Page, name: string): Promise<string[]> {
  const wrong: string[] = []
  await page.locator('[data-tale].settled').waitFor({ state: 'attached' })
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme })
      await shot(page, `${name}-${colorScheme}-${width}`)
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) wrong.push(`${name} is too wide for ${width} px`)
      wrong.push(...(await findings(page)).map((each) => `${name}, ${colorScheme}, ${width} px: ${each}`))
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  return wrong
}

it.each([
  ['outer-rim', 4, ['or-log-encounter', 'or-log-combat-ship']],
  ['x-wing', 4, ['xw-log-declares']],
  ['destiny', 5, ['ds-log-resolve']],
] as const)('every kind of scene of %s can be read in every look', async (game, seed, awaited) => {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' })).newPage()
  const seats = [{ kind: 'human' }, { kind: 'bot', bot: 'greedy' }]
  await hold(page, server.url, (await server.create({ game, seed, seats })) as Seat, 'calm')
  const seen = new Set<string>()
  const wrong: string[] = []
  const scene = page.locator('[data-tale]')
  await playOn(page, {
    most: ANSWERS,
    until: async () => {
      if ((await scene.count()) === 0) return false
      const kind = await scene.first().getAttribute('data-kind', { timeout: 1000 }).catch(() => null)
      if (kind !== null && !seen.has(kind)) {
        seen.add(kind)
        wrong.push(...(await pictured(page, `scene-${game}-${kind}`)))
      }
      await page.keyboard.press('Space')
      return false
    },
  })
  console.log(`${game}: ${[...seen].join(', ')}`)
  expect(wrong).toEqual([])
  expect([...seen]).toEqual(expect.arrayContaining([...awaited]))
  await page.context().close()
}, 1_800_000)
