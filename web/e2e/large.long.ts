import type { Browser, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hold, loaded, player, seatAt, settled, shot } from './play'
import { served } from './served'
import type { Seat } from './server'

/** On a screen of 3840 by 2160 the type grows, nothing is lost in a corner; a picture of each is kept. */

let browser: Browser
const server = served((opened) => (browser = opened))

/** The smallest type that is read on such a screen, in pixels of it. */
const LEAST = 17

/** Words that are drawn smaller than they are read, HTML and drawings alike. */
function tiny(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const found: string[] = []
    for (const element of document.body.querySelectorAll<HTMLElement | SVGElement>('*')) {
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim().length > 1)
      if (!own || element.getClientRects().length === 0 || element.closest('.sr-only, [aria-hidden="true"], script, style')) continue
      const drawn = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null
      const scale = drawn ? Math.hypot(drawn.a, drawn.b) : 1
      const size = parseFloat(getComputedStyle(element).fontSize) * scale
      if (size < least) found.push(`${size.toFixed(1)} px <${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">: ${element.textContent!.trim().slice(0, 40)}`)
    }
    return [...new Set(found)].slice(0, 12)
  }, LEAST)
}

async function wide(): Promise<Page> {
  return player(browser, { viewport: { width: 3840, height: 2160 }, colorScheme: 'dark' })
}

it.each([['/', 'home'], ['/new/x-wing', 'new'], ['/build/x-wing?list=rebel~lukeskywalker.r2d2', 'build-x-wing'], ['/build/destiny', 'build-destiny'], ['/learn/outer-rim', 'learn']])('%s is read from afar', async (address, name) => {
  const page = await wide()
  await page.goto(server.url + address)
  await loaded(page)
  await shot(page, `large-${name}`)
  expect(await tiny(page)).toEqual([])
  await page.context().close()
})

it.each([
  ['outer-rim', [], 'or-ask-planning'],
  ['x-wing', ['focus', '0:straight:2'], 'xw-ask-action'],
  ['destiny', ['activate'], 'ds-ask-action'],
] as const)('the board of %s is read from afar', async (game, wishes, until) => {
  const seat: Seat = await seatAt(browser, server, { game, seed: 5 }, { wishes: [...wishes], until })
  const page = await wide()
  await hold(page, server.url, seat)
  await settled(page)
  await shot(page, `large-${game}`)
  expect(await tiny(page)).toEqual([])
  await page.context().close()
})
