import type { Browser } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { serious } from './axe'
import { PATIENCE } from './browser'
import { answer, loaded, shot } from './play'
import { served } from './served'

/** Lessons and puzzles, several people at one screen, and reading without a line. */

let browser: Browser
const server = served((opened) => (browser = opened))

describe('learning', () => {
  it('takes a mistake back with its rule, checks the task by the rules, and remembers what was done', async () => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(`${server.url}/learn/destiny`)
    await page.getByRole('link', { name: /Roll your dice/ }).first().waitFor()
    expect(await serious(page)).toEqual([])
    await page.goto(`${server.url}/learn/destiny/lessons/6-claim`)
    const pass = page.locator('[data-region="ask"] button', { hasText: 'Pass' })
    await pass.dblclick()
    await page.getByRole('alert').getByText('Taken back: Pass').waitFor()
    await page.getByRole('alert').getByText('DS-CLAIM-1').waitFor()
    expect(await serious(page)).toEqual([])
    await shot(page, 'lesson-mistake')
    await page.getByRole('button', { name: /Show me/ }).click()
    await page.getByRole('button', { name: /Show me/ }).click()
    await page.getByRole('button', { name: /Show me/ }).click()
    await page.getByText('The next move: Claim the battlefield').waitFor()
    const claim = page.locator('[data-region="ask"] button', { hasText: 'Claim the battlefield' })
    if (await claim.count()) await claim.first().dblclick()
    else {
      await page.locator('[data-at="card:25"]').first().click()
      await page.locator('[data-at="card:25"]').first().click()
    }
    await page.getByText('Done. The rules say so.').waitFor()
    await page.locator('a.button[href="/learn/destiny"]').first().click()
    await page.getByText('Done: 1 of 8').waitFor()

    // a solved puzzle says why that was it, with its rule
    await page.goto(`${server.url}/learn/destiny/puzzles/01`)
    await page.locator('[data-region="ask"].mine').waitFor()
    await page.locator('[data-at="die:18"]').first().click()
    await page.locator('[data-at="die:18"]').first().click()
    await page.locator('[data-at="card:0"][data-glow]').first().click()
    await page.locator('[data-at="card:0"]').first().click()
    await page.locator('[data-why]').getByText('DS-COST-3').waitFor()
    expect(await page.locator('[data-why]').innerText()).toContain('Wat Tambor')
    await shot(page, 'puzzle-why')
    await page.close()
  })
})

describe('several people at one screen', () => {
  it('have a curtain between them', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${server.url}/new/smugglers-dice`)
    await page.getByLabel('Seat 2').selectOption('here')
    await page.getByRole('button', { name: 'Open the table' }).click()
    await page.getByRole('button', { name: 'Deal and begin' }).click()
    const curtain = page.getByRole('dialog', { name: /Pass the screen to/ })
    for (let turn = 0; turn < 40 && !(await curtain.isVisible()); turn += 1) {
      await answer(page, turn)
      await page.waitForTimeout(300)
    }
    await curtain.waitFor()
    expect(await serious(page)).toEqual([])
    await curtain.getByRole('button').click()
    await page.locator('[data-region="ask"].mine').waitFor()
    // whoever waits beside the screen is not away
    expect(await page.getByRole('button', { name: 'Let a bot play' }).count()).toBe(0)
    await page.close()
  })
})

describe('without a line', () => {
  it('rules and cards can be read', async () => {
    const context = await browser.newContext({ serviceWorkers: 'allow' })
    const page = await context.newPage()
    await page.goto(`${server.url}/rules/outer-rim`)
    await loaded(page)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.reload()
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await expect.poll(() => page.evaluate(async () => (await (await caches.open('cantina-1')).keys()).some((each) => each.url.includes('/api/rules?game=outer-rim'))), { timeout: PATIENCE }).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await page.locator('#OR-FAME-1, [id^="OR-"]').first().waitFor()
    await context.setOffline(false)
    const manifest = (await (await page.request.get(`${server.url}/manifest.webmanifest`)).json()) as { icons: { src: string }[] }
    for (const icon of manifest.icons) expect((await page.request.get(server.url + icon.src)).status()).toBe(200)
    await context.close()
  })
})
