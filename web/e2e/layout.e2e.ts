import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { PATIENCE } from './browser'
import { hold, loaded, player, seatAt, settled, shot } from './play'
import { served } from './served'
import type { Seat } from './server'

/** Every surface holds the longest of its languages: nothing is cut, nothing scrolls sideways. */

let browser: Browser
const server = served((opened) => (browser = opened))

const LANGUAGES = ['en', 'ru', 'pl', 'uk'] as const
const PAGES = ['/', '/cards/outer-rim', '/rules/x-wing', '/new/x-wing', '/build/x-wing', '/mine'] as const

/** Words that do not fit into the box that shows them, and boxes that leave the page. */
function cut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`)
    for (const element of document.body.querySelectorAll<HTMLElement>('button, a, label, h1, h2, h3, p, td, th, li, .chip, .small')) {
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim() !== '')
      if (!own || element.getClientRects().length === 0 || element.closest('.sr-only, [aria-hidden="true"], svg')) continue
      const style = getComputedStyle(element)
      if (style.position === 'absolute' && element.clientWidth <= 1) continue
      const hides = style.overflowX === 'hidden' || style.overflowX === 'clip'
      // what ends in an ellipsis says itself that there is more, and shows it when asked
      if (style.textOverflow === 'ellipsis' || style.overflowX === 'auto' || style.overflowX === 'scroll') continue
      if (element.scrollWidth > element.clientWidth + 2 && element.clientWidth > 0 && (hides || element.matches('button, .chip, td, th'))) {
        found.push(`${element.tagName} .${element.className}: ${element.textContent!.trim().slice(0, 60)}`)
      }
    }
    // words side by side in one row never lie over each other
    for (const row of document.body.querySelectorAll<HTMLElement>('.line, .row, .head, header, li, button, label')) {
      if (row.getClientRects().length === 0 || row.closest('.sr-only, [aria-hidden="true"], svg')) continue
      const spans = [...row.children].filter((child) => child.matches('span, b, small, h2, h3, div') && child.textContent!.trim() !== '' && getComputedStyle(child).position === 'static')
      const boxes = spans.map((span) => {
        const range = document.createRange()
        range.selectNodeContents(span)
        // what its own box cuts with an ellipsis does not reach over
        return getComputedStyle(span).overflowX === 'visible' ? range.getBoundingClientRect() : span.getBoundingClientRect()
      })
      const overlap = boxes.findIndex((box, index) => index > 0 && box.width > 0 && boxes[index - 1]!.right > box.left + 2 && boxes[index - 1]!.bottom > box.top + 4 && boxes[index - 1]!.top < box.bottom - 4 && boxes[index - 1]!.left < box.left)
      if (overlap > 0) found.push(`overlaps: ${spans[overlap - 1]!.textContent!.trim().slice(0, 30)} / ${spans[overlap]!.textContent!.trim().slice(0, 30)}`)
    }
    return found
  })
}

/** Switch the language as the menu does, also where the menu is folded away. */
async function speak(page: Page, lang: string): Promise<void> {
  await page.locator('.language select').first().evaluate((menu: HTMLSelectElement, lang) => {
    menu.value = lang
    menu.dispatchEvent(new Event('change', { bubbles: true }))
  }, lang)
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(lang)
}

/** What of the bar above a table lies beyond the page. */
function beyond(page: Page): Promise<string[]> {
  return page.locator('header :is(a, button, .chip)').evaluateAll((found) =>
    found.filter((each) => each.getBoundingClientRect().right > innerWidth).map((each) => `the bar leaves the page: ${each.getAttribute('aria-label') ?? each.textContent}`),
  )
}

/** An analysis whose words are as long as they come. */
const LONG = { id: 'Nachrichtenübermittlungs-Vervollständigung' }
const chances = [0.625, 0.375]
const decision = (at: number) => ({ at, turn: at * 20, seat: at % 2, prompt: LONG, answer: LONG, key: 'a', before: chances, after: chances })
const tried = (key: string, chance: number) => ({ key, label: LONG, chance, why: LONG })
const ANALYSIS = {
  state: 'done',
  found: {
    decisions: [1, 2, 3].map(decision), final: [0, 1], luck: [-0.2, 0.2], rest: [1.21, -1.21],
    costly: [{ at: 1, turn: 20, seat: 1, prompt: LONG, answer: LONG, better: LONG, given: 'a', key: 'b', chance: 0.5, best: 0.9, shifts: [-0.4, 0.4], tried: [tried('b', 0.9), tried('a', 0.5)] }],
  },
}

describe('in every language', () => {
  const boards: Record<string, Seat> = {}
  beforeAll(async () => {
    boards['outer-rim'] = await seatAt(browser, server, { game: 'outer-rim', seed: 5 }, { wishes: ['move:', 'space'], until: 'or-ask-action' })
    boards['x-wing'] = await seatAt(browser, server, { game: 'x-wing', seed: 5 }, { wishes: ['focus', '0:straight:2'], until: 'xw-ask-action' })
    boards['destiny'] = await seatAt(browser, server, { game: 'destiny', seed: 5 }, { wishes: ['activate'], until: 'resolve:', times: 2 })
  })

  it.each([360, 1440])('boards fit at %d px', async (width) => {
    const problems: string[] = []
    const page = await player(browser, { viewport: { width, height: width === 360 ? 740 : 900 }, colorScheme: 'dark' })
    for (const [game, seat] of Object.entries(boards)) {
      await hold(page, server.url, seat)
      await settled(page)
      for (const lang of LANGUAGES) {
        await speak(page, lang)
        await loaded(page)
        await shot(page, `layout-${game}-${lang}-${width}`)
        problems.push(...(await cut(page)).map((each) => `${game} ${lang}: ${each}`))
      }
      // a row too many on the board once left the hand a strip that nobody could read; on a phone it has a page of its own
      const hand = await page.locator('.hand').evaluateAll((found) => found.map((each) => each.getBoundingClientRect().height))
      problems.push(...hand.filter((height) => width === 1440 && height < 120).map((height) => `${game}: the hand is ${height} px high`))
    }
    expect(problems).toEqual([])
    await page.context().close()
  })

  it.each([360, 1440])('pages fit at %d px', async (width) => {
    const problems: string[] = []
    const page = await player(browser, { viewport: { width, height: width === 360 ? 740 : 900 }, colorScheme: 'dark' })
    for (const address of PAGES) {
      await page.goto(server.url + address)
      await loaded(page)
      for (const lang of LANGUAGES) {
        await speak(page, lang)
        await loaded(page)
        await shot(page, `layout-page${address.replaceAll('/', '-')}-${lang}-${width}`)
        problems.push(...(await cut(page)).map((each) => `${address} ${lang}: ${each}`))
      }
    }
    expect(problems).toEqual([])
    await page.context().close()
  })

  it('watched tables fit on a phone', async () => {
    const problems: string[] = []
    const page = await player(browser, { viewport: { width: 390, height: 844 } })
    for (const [game, seat] of Object.entries(boards)) {
      await page.goto(`${server.url}/t/${seat.table}`)
      await page.locator('header .watching').waitFor()
      for (const lang of LANGUAGES) {
        await speak(page, lang)
        await loaded(page)
        problems.push(...[...(await cut(page)), ...(await beyond(page))].map((each) => `${game} ${lang}: ${each}`))
      }
    }
    expect(problems).toEqual([])
    await page.context().close()
  })

  it.each([390, 1440])('an analysis fits at %d px', async (width) => {
    const bots = [{ kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' }]
    const { table } = await server.create({ game: 'smugglers-dice', seats: bots, seed: 3 })
    await expect.poll(async () => ((await (await fetch(`${server.url}/api/tables/${table}`)).json()) as { state: string }).state, { timeout: PATIENCE }).toBe('finished')
    const page = await player(browser, { viewport: { width, height: 844 } })
    await page.route('**/analysis', (route) => (route.request().resourceType() === 'document' ? route.fallback() : route.fulfill({ json: ANALYSIS })))
    for (const lang of LANGUAGES) {
      await page.goto(`${server.url}/analysis/${table}?lang=${lang}`)
      await page.locator('[data-force="luck"]').waitFor()
      await page.getByRole('group').getByRole('button').nth(1).click()
      await page.locator('[data-costly]').waitFor()
      await shot(page, `layout-analysis-${lang}-${width}`)
      expect(await cut(page), lang).toEqual([])
      const side = await page.locator('.side').evaluate((each) => each.scrollWidth - each.clientWidth)
      expect(side, `${lang}: the side scrolls sideways`).toBeLessThanOrEqual(0)
    }
    await page.context().close()
  })
})

describe('what a bot advises', () => {
  it.each([390, 1440])('is asked for and read without searching at %d px', async (width) => {
    const seated = await server.create({ game: 'x-wing', seats: [{ kind: 'human' }, { kind: 'bot', bot: 'random' }], seed: 5 })
    const page = await player(browser, { viewport: { width, height: 844 } })
    await hold(page, server.url, seated)
    await settled(page)
    const panel = (await page.locator('[data-region="ask"]').boundingBox())!
    const button = (await page.locator('[data-ask-bot]').boundingBox())!
    expect(button.y + button.height).toBeLessThanOrEqual(panel.y + panel.height)
    await page.locator('[data-ask-bot]').click()
    await page.locator('[data-reasons]').waitFor()
    const seen = await page.locator('[data-hint]').evaluate((hint) => {
      const box = hint.closest('.ask')!.getBoundingClientRect()
      const { top, bottom } = hint.getBoundingClientRect()
      return { begins: top >= box.top, shown: (Math.min(bottom, box.bottom) - top) / Math.min(bottom - top, box.height - 24) }
    })
    await shot(page, `layout-advice-${width}`)
    expect(seen.begins).toBe(true)
    expect(seen.shown).toBeGreaterThan(0.95)
    await page.context().close()
  })
})
