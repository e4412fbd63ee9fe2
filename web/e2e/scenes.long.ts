import type { Browser, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findings } from './axe'
import { hold, seatAt, shot, wander } from './play'
import { served } from './served'
import type { Seat } from './server'

/** Scenes, pictured in dark and light, on a phone, a desk and a wall; which rare kinds no match told is said. */

let browser: Browser
const server = served((opened) => (browser = opened))

const SIZES = [[390, 844], [1440, 900], [3840, 2160]] as const
const SCHEMES = ['dark', 'light'] as const
/** A match that is played on by chance has told by then what it has to tell, or is over. */
const ANSWERS = 260
/** By then it is in its middle. */
const FEW = 16
/** Matches that are tried for the rarest scenes; every second one is come back to in its middle. */
const MATCHES = 4
/** Scenes that are told of one match at most. */
const TOLD = 60

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

/** Tell what a match has told since its beginning, as to somebody who comes back; picture what is new. */
async function retold(game: string, held: Seat, seen: Set<string>, over: boolean): Promise<string[]> {
  const page = await fresh()
  await page.goto(server.url)
  await page.evaluate((id) => localStorage.setItem('cantina-seen', JSON.stringify({ [id]: 1 })), held.table)
  await hold(page, server.url, held, 'calm')
  const wrong: string[] = []
  const scene = page.locator('[data-tale]')
  const rest = page.locator(over ? '.cover a[href^="/replay/"]' : '[data-region="ask"].mine')
  // a scene lies over the page, its own box has no height: it is there, never visible
  const stirs = () => page.locator('[data-tale].settled').or(rest).first().waitFor({ state: 'attached' })
  await stirs()
  // a board that stands begins to tell a moment later
  await page.waitForTimeout(1000)
  for (let told = 0; told < TOLD; told += 1) {
    await stirs()
    if ((await scene.count()) === 0) break
    const kind = (await scene.first().getAttribute('data-kind'))!
    const at = await scene.first().getAttribute('data-tale')
    if (!seen.has(kind)) {
      seen.add(kind)
      wrong.push(...(await pictured(page, `scene-${game}-${kind}`)))
    }
    await page.keyboard.press('Space')
    await page.locator(`[data-tale="${at}"]`).waitFor({ state: 'detached' })
  }
  if (over && !seen.has('end') && (await scene.count()) === 0) {
    await rest.waitFor()
    seen.add('end')
    wrong.push(...(await pictured(page, `scene-${game}-end`)))
  }
  await page.context().close()
  return wrong
}

/** What every match tells must be met; what only some tell is said to be missing. */
it.each([
  ['outer-rim', async () => ({ turn_cap: 14 }), ['or-log-encounter', 'end'], ['or-log-test', 'or-log-combat-ground', 'or-log-combat-ship', 'or-log-revealed', 'or-log-job', 'or-log-defeated']],
  ['x-wing', dangerous, ['xw-log-declares', 'end'], ['xw-log-obstacle-roll', 'xw-log-detonates', 'xw-log-flees']],
  ['destiny', async () => ({}), ['ds-log-resolve', 'end'], ['ds-log-play', 'ds-log-card-action', 'ds-log-claim']],
] as const)('the scenes that matches of %s tell can be read in every look', { timeout: 1_200_000, retry: 0 }, async (game, options, always, rare) => {
  const seen = new Set<string>()
  const wrong: string[] = []
  const missing = (kinds: readonly string[]) => kinds.filter((kind) => !seen.has(kind))
  for (let seed = 1; seed <= MATCHES && missing([...always, ...rare]).length > 0; seed += 1) {
    const held = (await server.create({ game, seed, options: await options(), seats: [{ kind: 'human' }, { kind: 'bot', bot: 'greedy' }] })) as Seat
    wrong.push(...(await retold(game, held, seen, await wander(browser, server.url, held, seed % 2 === 1 ? FEW : ANSWERS))))
    console.log(`${game}, match ${seed}: ${[...seen].join(', ')}`)
  }
  if (missing(rare).length > 0) console.log(`${game}, not met: ${missing(rare).join(', ')}`)
  expect(wrong).toEqual([])
  expect(missing(always)).toEqual([])
})

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
