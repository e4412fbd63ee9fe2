import type { Browser, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findings } from './axe'
import { hold, seatAt, shot, wander } from './play'
import { served } from './served'
import type { Seat } from './server'

/** Every kind of scene, pictured in dark and light, on a phone, a desk and a wall. */

let browser: Browser
const server = served((opened) => (browser = opened))

const SIZES = [[390, 844], [1440, 900], [3840, 2160]] as const
const SCHEMES = ['dark', 'light'] as const
/** A match that is played on by chance has told by then what it has to tell, or is over. */
const ANSWERS = 260
/** By then those it tells of are still at the table. */
const FEW = 16
/** Matches that are tried for the rarest scenes. */
const MATCHES = 12

/** Picture what the page shows now; return what is wrong with it. */
async function pictured(page: Page, name: string): Promise<string[]> {
  const wrong: string[] = []
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      // colours fade over
      await page.waitForTimeout(400)
      await shot(page, `${name}-${colorScheme}-${width}`)
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) wrong.push(`${name} is too wide for ${width} px`)
      wrong.push(...(await findings(page)).map((each) => `${name}, ${colorScheme}, ${width} px: ${each}`))
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  return wrong
}

const fresh = async () => (await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark', reducedMotion: 'reduce' })).newPage()

/** The squad of a name, as other builders write it. */
async function squad(key: string): Promise<string> {
  const ready = (await (await fetch(`${server.url}/api/workshop/x-wing`)).json()) as { key: string; list: object }[]
  const body = JSON.stringify({ list: ready.find((each) => each.key === key)!.list })
  const judged = await fetch(`${server.url}/api/workshop/x-wing`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return ((await judged.json()) as { exports: { xws: string } }).exports.xws
}

/** Rocks to hit and bombs to drop. */
const dangerous = async () => ({ squads: [await squad('bomberbay'), await squad('tieswarm')], factions: ['rebel', 'imperial'], obstacles: [true, true], round_limit: 12 })

/** Tell all that a match has told since its beginning, as to somebody who comes back; picture what is new. */
async function retold(game: string, held: Seat, seen: Set<string>, over: boolean): Promise<string[]> {
  const page = await fresh()
  await page.goto(server.url)
  await page.evaluate((id) => localStorage.setItem('cantina-seen', JSON.stringify({ [id]: 1 })), held.table)
  await hold(page, server.url, held, 'calm')
  const wrong: string[] = []
  const scene = page.locator('[data-tale]')
  const rest = page.locator(over ? '.cover a[href^="/replay/"], .cover a[href^="/report/"]' : '[data-region="ask"].mine')
  for (;;) {
    await page.locator('[data-tale].settled').or(rest).first().waitFor()
    // a board that stands begins to tell a moment later
    await page.waitForTimeout(1000)
    if ((await scene.count()) === 0) break
    await page.locator('[data-tale].settled').waitFor()
    const kind = (await scene.first().getAttribute('data-kind'))!
    const at = await scene.first().getAttribute('data-tale')
    if (!seen.has(kind)) {
      seen.add(kind)
      wrong.push(...(await pictured(page, `scene-${game}-${kind}`)))
    }
    await page.keyboard.press('Space')
    await expect.poll(async () => (await scene.count()) === 0 || (await scene.first().getAttribute('data-tale')) !== at).toBe(true)
  }
  if (over && !seen.has('end')) {
    seen.add('end')
    wrong.push(...(await pictured(page, `scene-${game}-end`)))
  }
  await page.context().close()
  return wrong
}

it.each([
  ['outer-rim', async () => ({ turn_cap: 14 }), ['or-log-test', 'or-log-combat-ground', 'or-log-combat-ship', 'or-log-encounter', 'or-log-revealed', 'or-log-job', 'or-log-defeated', 'end']],
  ['x-wing', dangerous, ['xw-log-declares', 'xw-log-obstacle-roll', 'xw-log-detonates', 'xw-log-flees', 'end']],
  ['destiny', async () => ({}), ['ds-log-resolve', 'ds-log-play', 'ds-log-card-action', 'ds-log-claim', 'end']],
] as const)('every kind of scene of %s can be read in every look', async (game, options, awaited) => {
  const seen = new Set<string>()
  const wrong: string[] = []
  for (let seed = 1; seed <= MATCHES && awaited.some((kind) => !seen.has(kind)); seed += 1) {
    const held = (await server.create({ game, seed, options: await options(), seats: [{ kind: 'human' }, { kind: 'bot', bot: 'greedy' }] })) as Seat
    wrong.push(...(await retold(game, held, seen, await wander(browser, server.url, held, seed % 2 === 1 ? FEW : ANSWERS))))
    console.log(`${game}, match ${seed}: ${[...seen].join(', ')}`)
  }
  expect(wrong).toEqual([])
  expect([...seen]).toEqual(expect.arrayContaining([...awaited]))
}, 3_600_000)

it.each([
  ['outer-rim', 'or-ask-character', []],
  ['outer-rim', 'or-ask-encounter', ['move:', 'space', 'planet']],
  ['outer-rim', 'or-ask-action', ['move:', 'space']],
  ['x-wing', 'xw-ask-dial', []],
  ['x-wing', 'xw-ask-action', ['0:straight:2']],
  ['destiny', 'ds-ask-action', []],
] as const)('a question of %s (%s) can be read in every look', async (game, until, wishes) => {
  const page = await fresh()
  await hold(page, server.url, await seatAt(browser, server, { game, seed: 5 }, { wishes: [...wishes], until }))
  await page.locator('[data-region="ask"].mine:not([aria-busy="true"])').waitFor()
  expect(await pictured(page, `question-${game}-${until}`)).toEqual([])
  await page.context().close()
}, 1_800_000)
