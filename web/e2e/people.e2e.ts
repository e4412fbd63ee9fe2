import type { Browser } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { PATIENCE } from './browser'
import { hold, player, playOn, settled, shot } from './play'
import { served } from './served'

/** People at one table: two browsers, a spectator, a dropped line, a phone, a keyboard. */

let browser: Browser
const server = served((opened) => (browser = opened))

const BOT = [{ kind: 'human' }, { kind: 'bot', bot: 'random' }]

describe('two browsers', () => {
  it('meet by the link, start, and play against each other to the end while a third watches', async () => {
    const host = await player(browser)
    await host.goto(`${server.url}/new/smugglers-dice`)
    await host.getByRole('button', { name: 'Open the table' }).click()
    await host.getByText(/One seat is still open/).waitFor()
    const link = await host.getByLabel('Invite').inputValue()

    const guest = await player(browser)
    await guest.goto(link)
    await guest.getByRole('button', { name: 'Sit down' }).click()
    await host.getByText('Everybody is here.').waitFor()
    await host.getByRole('button', { name: 'Deal and begin' }).click()

    const watcher = await player(browser)
    await watcher.goto(link)
    await watcher.getByText('you are watching', { exact: true }).waitFor()

    const ended = async () => (await host.locator('a[href^="/report/"]').count()) > 0
    await Promise.all([playOn(host, { until: ended }), playOn(guest, { until: ended })])
    expect(await watcher.locator('[data-option], [data-glow]').count()).toBe(0)
    for (const page of [host, guest, watcher]) await page.locator('a[href^="/report/"]').first().waitFor()
    const said = await Promise.all([host, guest, watcher].map((page) => page.locator('[data-region="ask"] h2').innerText()))
    expect(new Set(said).size).toBe(1)
  })
})

describe('a newcomer', () => {
  it.each(['Outer Rim', 'X-Wing', 'Destiny'])('is guided through the first turn of %s at a real table', async (title) => {
    const page = await player(browser, { viewport: { width: 1440, height: 900 } })
    await page.goto(server.url)
    await page.getByRole('button', { name: new RegExp(`Learn.*${title}`) }).click()
    await page.getByText('Your first turn · 1 of 7').waitFor()
    await page.locator('[data-region="ask"].mine').waitFor()
    const seen: number[] = []
    const coach = page.locator('[data-guide]')
    await playOn(page, {
      most: 150,
      until: async () => {
        const step = Number((await coach.evaluateAll((found) => found[0]?.getAttribute('data-guide'))) ?? 0)
        if (step > 0 && seen.at(-1) !== step) {
          seen.push(step)
          await shot(page, `guide-${title.toLowerCase().replace(' ', '-')}-${step}`)
        }
        return step === 7 || (step === 0 && seen.at(-1) === 7)
      },
    })
    // from the first hint to the last, in order; one that came and went between two looks may be missing here
    expect([seen[0], seen.at(-1)]).toEqual([1, 7])
    expect(seen).toEqual([...seen].sort((a, b) => a - b))
    await page.getByRole('button', { name: 'Play on' }).click()
    expect(await coach.count()).toBe(0)
    await page.close()
  })

  it('hears in one sentence that a link leads nowhere', async () => {
    const page = await browser.newPage()
    await page.goto(`${server.url}/t/nobodyhere`)
    await page.getByRole('link', { name: 'Back to the games' }).waitFor()
    await expect.poll(() => page.locator('h1').innerText()).toMatch(/table/)
    await page.close()
  })

  it('who begins alone plays against bots in the seats that stayed empty', async () => {
    const page = await browser.newPage()
    await page.goto(`${server.url}/new/destiny`)
    await page.getByRole('button', { name: 'Open the table' }).click()
    await page.getByRole('button', { name: 'Deal and begin' }).click()
    await page.locator('[data-region="ask"] h2').first().waitFor()
    await page.close()
  })
})

describe('a dropped line', () => {
  it('keeps the seat through a killed server: same question, nothing missed or doubled', async () => {
    const page = await browser.newPage()
    const seated = await server.create({ game: 'destiny', seats: BOT, seed: 5 })
    await hold(page, server.url, seated)
    await playOn(page, { most: 4 })
    await settled(page)
    const before = {
      prompt: await page.locator('[data-region="ask"] h2').innerText(),
      log: await page.locator('[data-region="log"]').innerText(),
    }
    await server.kill('SIGKILL')
    await page.getByText('The line dropped. Your seat is kept.').waitFor()
    expect(await page.locator('[data-glow="available"]').count()).toBe(0)
    await server.start()
    await page.getByText('The line dropped. Your seat is kept.').waitFor({ state: 'detached' })
    await page.locator('[data-glow="available"], [data-option]:not(:disabled)').first().waitFor({ state: 'attached' })
    await expect.poll(() => page.locator('[data-region="ask"] h2').innerText(), { timeout: PATIENCE }).toBe(before.prompt)
    await expect.poll(() => page.locator('[data-region="log"]').innerText(), { timeout: PATIENCE }).toBe(before.log)
    await page.close()
  })

  it('comes back in mid-turn after a reload', async () => {
    const page = await browser.newPage()
    const seated = await server.create({ game: 'x-wing', seats: BOT, seed: 3 })
    await hold(page, server.url, seated)
    await playOn(page, { most: 3 })
    await settled(page)
    const prompt = await page.locator('[data-region="ask"] h2').innerText()
    await page.reload()
    await settled(page)
    await expect.poll(() => page.locator('[data-region="ask"] h2').innerText()).toBe(prompt)
    await page.close()
  })
})

describe('a phone', () => {
  it.each(['outer-rim', 'x-wing', 'destiny'])('plays %s with a finger and never scrolls sideways', async (game) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' })
    const page = await context.newPage()
    const seated = await server.create({ game, seats: BOT, seed: 2 })
    await hold(page, server.url, seated)
    await page.locator('[data-region="ask"]').waitFor()
    const answers = await playOn(page, { most: 8 })
    expect(answers).toBe(8)
    await settled(page)
    await shot(page, `${game}-phone`)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button', { name: 'Log' }).click()
    await page.locator('[data-region="log"]').waitFor()
    await context.close()
  })
})

describe('a keyboard', () => {
  it('plays a turn of Outer Rim without a pointer', async () => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const seated = await server.create({ game: 'outer-rim', seats: BOT, seed: 4 })
    await hold(page, server.url, seated)
    await playOn(page, { until: async () => (await page.locator('[data-at^="space:"][data-glow]').count()) > 3 })
    const prompt = page.locator('[data-region="ask"] h2')
    await settled(page)
    const before = await prompt.innerText()
    await page.keyboard.press('KeyG')
    const first = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.at)
    expect(first).toBeTruthy()
    await page.keyboard.press('KeyG')
    const second = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.at)
    expect(second).not.toBe(first)
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain('can be chosen')
    // the first Enter chooses, the second takes
    await page.keyboard.press('Enter')
    await page.locator('[data-take]').waitFor()
    expect(await prompt.innerText()).toBe(before)
    await page.keyboard.press('Enter')
    await page.locator('[data-region="log"] li', { hasText: 'moves to' }).first().waitFor()
    await page.keyboard.press('KeyD')
    await expect.poll(() => page.locator('.app > .sr-only').innerText(), { timeout: PATIENCE }).toContain('fame')
    await page.keyboard.press('Shift+Slash')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.close()
  })
})
