import type { Browser, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findings } from './axe'
import { PATIENCE } from './browser'
import { hold, seatAt, shot } from './play'
import { served } from './served'
import type { Seat, Server } from './server'

/** Every kind of scene, pictured in dark and light, on a phone, a desk and a wall. */

let browser: Browser
// who is away is soon played for
const server = served((opened) => (browser = opened), { settings: { CANTINA_ABSENT_AFTER: '1' } })
/** A house whose bots do whatever comes to their minds: they drop bombs on themselves and leave the mat. */
const careless = served(() => undefined, { settings: { CANTINA_ABSENT_AFTER: '1', CANTINA_STAND_IN_BOTS: '["random"]' } })

const SIZES = [[390, 844], [1440, 900], [3840, 2160]] as const
const SCHEMES = ['dark', 'light'] as const
/** So many matches of each sort are looked through for the rarest scenes. */
const MATCHES = 6
/** Sentences of one kind that are tried in one match: not all of them happened to me. */
const TRIES = 8

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

/** A squad as other builders write it. */
async function squad(faction: string, ...ships: object[]): Promise<string> {
  const body = JSON.stringify({ list: { name: '', faction, ships } })
  const judged = await fetch(`${server.url}/api/workshop/x-wing`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return ((await judged.json()) as { exports: { xws: string } }).exports.xws
}

/** Rocks to hit and bombs to drop, and few ships, so that a battle is soon over. */
async function dangerous(): Promise<object> {
  const bomber = { pilot: 'wardensquadronpilot', upgrades: ['seismiccharges', 'protonbombs'] }
  const squads = [await squad('rebel', bomber), await squad('imperial', { pilot: 'academypilot' }, { pilot: 'academypilot' })]
  return { squads, factions: ['rebel', 'imperial'], obstacles: [true, true], round_limit: 8 }
}

/** A match that a bot plays for me to its end while I am away: all that chance did to me is told when I come back. */
async function playedForMe(house: Server, game: string, seed: number, options: object): Promise<Seat> {
  const held = (await house.create({ game, seed, options, absent: 'bot', seats: [{ kind: 'human' }, { kind: 'bot', bot: 'greedy' }] })) as Seat
  const state = async () => ((await (await fetch(`${house.url}/api/tables/${held.table}`)).json()) as { state: string }).state
  await expect.poll(state, { timeout: 10 * PATIENCE, interval: 500 }).toBe('finished')
  return held
}

/** The numbers of the sentences of one kind that a finished match told. */
async function told(house: Server, held: Seat, kind: string): Promise<number[]> {
  const answer = await fetch(`${house.url}/api/tables/${held.table}/replay`)
  if (!answer.ok) return []
  const { moments } = (await answer.json()) as { moments: { events?: { seq: number; text: { id: string } }[] }[] }
  return moments.flatMap(({ events }) => events ?? []).filter(({ text }) => text.id === kind).map(({ seq }) => seq)
}

/** Come back to a match as somebody who looked away before a sentence, and wait for the scene it begins. */
async function tells(page: Page, house: Server, held: Seat, seq: number, kind: string): Promise<boolean> {
  await page.goto(house.url)
  await page.evaluate(({ id, seq }) => localStorage.setItem('cantina-seen', JSON.stringify({ [id]: seq })), { id: held.table, seq })
  await hold(page, house.url, held, 'calm')
  const scene = page.locator('[data-tale].settled')
  // a scene lies over the page, its own box has no height: it is there, never visible
  await scene.or(page.locator('[data-end]')).first().waitFor({ state: 'attached' })
  for (let left = 3; left > 0 && (await scene.count()) > 0; left -= 1) {
    if ((await scene.getAttribute('data-kind')) === kind) return true
    const at = await scene.getAttribute('data-tale')
    await page.keyboard.press('Space')
    await page.locator(`[data-tale="${at}"]`).waitFor({ state: 'detached' })
    await scene.or(page.locator('[data-end]')).first().waitFor({ state: 'attached' })
  }
  return false
}

const RIM = ['or-log-test', 'or-log-combat-ground', 'or-log-combat-ship', 'or-log-encounter', 'or-log-databank', 'or-log-revealed', 'or-log-job', 'or-log-defeated']
/** A ready deck whose battlefield hurts whoever does not claim it, with a card that hurts when it is played. */
async function spiteful(): Promise<object> {
  const ready = (await (await fetch(`${server.url}/api/workshop/destiny`)).json()) as { key: string; list: object }[]
  const { list } = ready.find((each) => each.key === 'kylo-ren-starter')!
  const deck = { ...list, battlefields: [MUSTAFAR] }
  return { decks: [deck, deck] }
}
const MUSTAFAR = '01173'
/** A deck drawn by lot around a card: one that hurts when it is played, one that hurts when its bearer acts. */
const around = (card: string) => async () => ({ decks: ['random:3', `random:4:${card}`] })
const [BRAWL, HATE] = ['05148', '03077']

/** Every kind of scene a game has, and the matches in which they are looked for. */
it.each([
  ['outer-rim', RIM, [async () => ({ turn_cap: 14 })]],
  ['x-wing', ['xw-log-declares', 'xw-log-obstacle-roll', 'xw-log-detonates', 'xw-log-flees'], [dangerous]],
  ['destiny', ['ds-log-resolve', 'ds-log-play', 'ds-log-card-action', 'ds-log-activate', 'ds-log-claim'], [spiteful, around(BRAWL), around(HATE)]],
] as const)('every kind of scene of %s can be read in every look', { timeout: 3_600_000, retry: 0 }, async (game, kinds, ways) => {
  const wrong: string[] = []
  const missing = new Set<string>(kinds)
  const house = game === 'x-wing' ? careless : server
  const page = await fresh()
  for (let match = 0; match < MATCHES * ways.length && missing.size > 0; match += 1) {
    const held = await playedForMe(house, game, 1 + match, await ways[match % ways.length]!())
    for (const kind of [...missing]) {
      for (const seq of (await told(house, held, kind)).slice(0, TRIES)) {
        if (!(await tells(page, house, held, seq, kind))) continue
        wrong.push(...(await pictured(page, `scene-${game}-${kind}`)))
        missing.delete(kind)
        break
      }
    }
    console.log(`${game}, match ${match + 1}: ${missing.size > 0 ? `still to come: ${[...missing].join(', ')}` : 'all are pictured'}`)
  }
  await page.context().close()
  expect(wrong).toEqual([])
  expect([...missing]).toEqual([])
})

it.each(['outer-rim', 'x-wing', 'destiny'])('the end of a match of %s can be read in every look', { timeout: 1_200_000 }, async (game) => {
  const held = await playedForMe(server, game, 1, game === 'outer-rim' ? { turn_cap: 2 } : {})
  const page = await fresh()
  await hold(page, server.url, held)
  await page.locator('[data-end] a[href^="/replay/"]').waitFor()
  expect(await pictured(page, `scene-${game}-end`)).toEqual([])
  await page.context().close()
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
