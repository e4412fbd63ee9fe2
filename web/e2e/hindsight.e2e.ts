import type { Browser } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { serious } from './axe'
import { PATIENCE } from './browser'
import { player, shot } from './play'
import { served } from './served'

/** Finished matches of the three games in hindsight, to the table where the other line is tried. */

let browser: Browser
// a few decisions are enough to see the whole page
const server = served((opened) => (browser = opened), { settings: { CANTINA_ANALYSIS_DECISIONS: '40' } })

/** A key or the id of a message, which nobody should have to read. */
const RAW = /\b[a-z]{2}-(ask|option|card|log|why)-|\b[a-z]+:[a-z_]+|\{|\d+\.\d+,\d+/

/** How far a page is wider than its window. */
const sideways = () => document.documentElement.scrollWidth - window.innerWidth

describe('a finished match', () => {
  it.each([
    ['destiny', 5],
    ['outer-rim', 3],
    ['x-wing', 6],
  ])('of %s is analysed, says everything in words, and leads to a board where the other line is tried', async (game, seed) => {
    const { table } = await server.create({ game, seats: [{ kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' }], seed })
    const state = async () => ((await (await fetch(`${server.url}/api/tables/${table}`)).json()) as { state: string }).state
    await expect.poll(state, { timeout: PATIENCE }).toBe('finished')
    const page = await player(browser, { viewport: { width: 1440, height: 900 } })
    await page.goto(`${server.url}/analysis/${table}?begin`)
    await page.locator('[data-force="luck"]').waitFor({ timeout: PATIENCE })
    await page.locator('[data-costly], h2:has-text("No answer")').first().waitFor()
    await shot(page, `analysis-${game}`)
    expect(await serious(page)).toEqual([])

    // somebody who plays at random errs; whoever did is looked at
    const costly = page.locator('[data-costly]')
    if ((await costly.count()) === 0) await page.getByRole('group', { name: 'Whose decisions' }).getByRole('button').nth(1).click()
    await costly.first().waitFor()
    expect(await page.locator('aside.side').innerText()).not.toMatch(RAW)

    // on a phone and in another language nothing sticks out
    const phone = await player(browser, { viewport: { width: 390, height: 844 } })
    await phone.goto(`${server.url}/analysis/${table}?lang=ru`)
    await phone.locator('[data-force="luck"]').waitFor()
    expect(await phone.evaluate(sideways)).toBeLessThanOrEqual(0)
    await shot(phone, `analysis-${game}-phone`)

    // the other line is marked on a table of one's own, and can be played
    await page.locator('[data-try]').click()
    await expect.poll(() => page.url()).toContain('/t/')
    await page.locator('[data-hint]').waitFor()
    expect(await page.locator('[data-hint]').innerText()).not.toMatch(RAW)
    await page.locator('[data-hint] button').first().click()
    await expect.poll(() => page.locator('[data-hint]').count()).toBe(0)
  })
})
