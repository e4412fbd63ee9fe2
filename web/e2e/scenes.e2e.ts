import type { Browser, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { serious } from './axe'
import { PATIENCE } from './browser'
import { hold, playOn, shot } from './play'
import { served } from './served'
import type { Seat } from './server'

/** Nothing that rolls passes unseen: scenes of one's own, the question after them, the end. */

let browser: Browser
const server = served((opened) => (browser = opened))

const BOT = [{ kind: 'human' }, { kind: 'bot', bot: 'greedy' }]

async function sit(table: Record<string, unknown>, width = 1440, height = 900): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width, height }, colorScheme: 'dark' })).newPage()
  await hold(page, server.url, (await server.create({ seats: BOT, ...table })) as Seat, 'calm')
  return page
}

describe('a scene of mine', () => {
  it.each([['outer-rim', 4, 1440, 900], ['x-wing', 4, 1440, 900], ['outer-rim', 4, 390, 844]] as const)('shows the dice of %s before the next question, until I go on: seed %d at %d', async (game, seed, width, height) => {
    const page = await sit({ game, seed }, width, height)
    const scene = page.locator('[data-tale]:has(.row-of-dice)')
    await playOn(page, { until: async () => (await scene.count()) > 0 })
    const ask = page.locator('[data-region="ask"]')
    expect(await ask.getAttribute('class')).not.toContain('mine')
    expect(await ask.locator('[data-option]').count()).toBe(0)
    await page.locator('[data-tale] .outcome').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[data-tale]') !== null)).toBe(true)
    // the log is in step with the scene: its last line is in sight
    await expect.poll(() => page.locator('[data-region="log"]').evaluate((box) => box.clientHeight === 0 || box.scrollHeight - box.scrollTop - box.clientHeight < 40)).toBe(true)
    expect(await serious(page)).toEqual([])
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await page.locator('[data-tale].settled').waitFor({ state: 'attached' })
    await shot(page, `scene-${game}-${width}`)
    // neither a button nor what was missed lies over the dice, and a phone shows the scene alone
    const seen = () => page.locator('[data-tale] .row-of-dice li').first().evaluate((die) => {
      const { x, y, width, height } = die.getBoundingClientRect()
      return die.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    await expect.poll(seen).toBe(true)
    expect(await ask.isVisible()).toBe(width > 600)
    const told = await page.locator('[data-tale]').getAttribute('data-tale')
    // what was not told to its end is told again after a reload, before the question
    if (width === 1440) {
      await page.reload()
      await page.locator('[data-story], [data-tale]').first().waitFor({ state: 'attached' })
      expect(await page.locator('[data-region="ask"] [data-option]').count()).toBe(0)
      for (let left = 40; left > 0 && (await page.locator(`[data-tale="${told}"]`).count()) === 0; left -= 1) {
        await page.keyboard.press('Space')
        await page.waitForTimeout(250)
      }
      await page.locator(`[data-tale="${told}"].settled`).waitFor({ state: 'attached' })
    }
    // no key reaches the board behind it
    await page.keyboard.press('Digit1')
    expect(await page.locator('[data-tale]').getAttribute('data-tale')).toBe(told)
    await page.keyboard.press('Space')
    await expect.poll(() => page.locator(`[data-tale="${told}"]`).count(), { timeout: PATIENCE }).toBe(0)
    for (let left = 40; left > 0 && (await page.locator('[data-region="ask"].mine').count()) === 0; left -= 1) {
      await page.keyboard.press('Escape')
      await page.waitForTimeout(250)
    }
    // the log tells it again
    if (width === 1440) {
      await page.locator('[data-again]').last().click()
      await page.locator('[data-tale]').waitFor({ state: 'attached' })
      expect(await ask.getAttribute('class')).not.toContain('mine')
      await page.keyboard.press('Escape')
      await page.locator('[data-region="ask"].mine').waitFor()
    }
    // the focus lands on the question, not on nothing
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body), { timeout: PATIENCE }).toBe(true)
    await page.context().close()
  })
})

describe('the end', () => {
  it('is told from my side, and the board stays one click away', async () => {
    const page = await sit({ game: 'destiny', seed: 5 })
    await page.locator('[data-region="ask"].mine').waitFor()
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('button', { name: 'Give up' }).click()
    await page.getByRole('button', { name: 'Yes, I give up' }).click()
    const end = page.locator('[data-end="lost"]')
    await end.getByRole('heading', { name: 'You lost' }).waitFor()
    await expect.poll(() => end.innerText()).toContain('You gave up.')
    await end.getByRole('button', { name: 'Rematch' }).waitFor()
    expect(await serious(page)).toEqual([])
    await shot(page, 'end-destiny')
    await page.keyboard.press('Escape')
    await end.waitFor({ state: 'detached' })
    await page.context().close()
  })
})
