import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serious } from './axe'
import { launch } from './browser'
import { bringTo, hold, shot } from './play'
import { Server } from './server'

/** What only the boards can do: trays, plans, ghosts, fingers. */

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

async function wide(): Promise<Page> {
  return (await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' })).newPage()
}

describe('two captains in one place', () => {
  it('trade with two trays: the offer is built by clicking and dragging, and both agree', async () => {
    const seats = await server.gather({ game: 'outer-rim', seed: 1 }, ['Mira', 'Ania'])
    const tool = await browser.newPage()
    const current = await bringTo(tool, server.url, seats, ['move:naboo', 'space'], 'trade')
    await tool.close()
    const [mine, theirs] = current === 0 ? [seats[0]!, seats[1]!] : [seats[1]!, seats[0]!]
    const page = await wide()
    const other = await wide()
    await hold(page, server.url, mine)
    await hold(other, server.url, theirs)

    await page.locator('[data-option="trade"]').click()
    await page.locator(`[data-at="player:${theirs.seat}"][data-glow]`).click()
    const trays = page.locator('.cover .tray')
    await trays.first().waitFor()
    expect(await page.locator('[data-place]').isDisabled()).toBe(true)
    const own = trays.first().locator('[data-good]').first()
    const card = (await own.getAttribute('data-good'))!
    await own.click()
    const wanted = trays.last().locator('[data-good]').first()
    const back = (await wanted.getAttribute('data-good'))!
    await wanted.dragTo(page.locator('.cover .lane').last())
    expect(await page.locator('.cover .lane [data-good]').evaluateAll((found) => found.map((each) => (each as HTMLElement).dataset.good))).toEqual([card, back])
    await page.getByRole('button', { name: 'Give 1,000 credits more' }).click()
    await page.getByText('You give 1,000 credits').waitFor()
    expect(await serious(page)).toEqual([])
    await shot(page, 'outer-rim-trade')

    await page.locator('[data-place]').click()
    await other.locator('[data-region="ask"].mine').waitFor()
    expect(await other.locator('.cover .lane').last().innerText()).toContain('1,000 credits')
    await page.locator('.seals .cold').waitFor()
    await shot(other, 'outer-rim-trade-answer')
    await other.locator('[data-option="yes"]').click()
    await other.locator('.cover').waitFor({ state: 'detached' })
    await other.locator(`.tray [data-at="card:${card}"]`).waitFor()
    await page.locator(`.tray [data-at="card:${back}"]`).waitFor()
    expect(await other.locator(`.tray [data-at="card:${card}"]`).getAttribute('data-changed')).toMatch(/now|kept/)
    await page.context().close()
    await other.context().close()
  })
})
