import type { Browser, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { serious } from './axe'
import { hold, loaded, playOn, shot } from './play'
import { served } from './served'

/** Each game in the real page against a bot, from the deal to the end. */

let browser: Browser
const server = served((opened) => (browser = opened))

const seats = (bot: string) => [{ kind: 'human' }, { kind: 'bot', bot }]
const GAMES = [
  { game: 'smugglers-dice', bot: 'random', options: { target: 10 }, title: "Smuggler's Dice" },
  { game: 'x-wing', bot: 'greedy', options: { round_limit: 8 }, title: 'X-Wing' },
  { game: 'destiny', bot: 'greedy', options: {}, title: 'Destiny' },
  { game: 'outer-rim', bot: 'greedy', options: { turn_cap: 12 }, title: 'Outer Rim' },
]

async function watchFor(page: Page): Promise<string[]> {
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text())
  })
  return troubles
}

describe.each(GAMES)('$game', ({ game, bot, options, title }) => {
  it('is played to its end in the page, with nothing in the console and nothing axe minds', async () => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' })
    const troubles = await watchFor(page)
    const seated = await server.create({ game, options, seats: seats(bot), seed: 11 })
    await hold(page, server.url, seated)
    await page.locator('[data-region="ask"]').waitFor()
    let found: string[] = []
    let staged = false
    const answers = await playOn(page, {
      each: async (count) => {
        if (count === 6) found = await serious(page)
        if (!staged && (await page.locator('.cover').count()) > 0) {
          staged = true
          found.push(...(await serious(page)))
          await shot(page, `${game}-scene`)
        }
        if (count === 3 || count === 12 || count === 30) await shot(page, `${game}-${count}`)
      },
    })
    await shot(page, `${game}-end`)
    await expect.poll(() => page.locator('h1').innerText()).toContain(title)
    expect(answers).toBeGreaterThan(5)
    expect(await page.locator('[data-region="ask"] h2').innerText()).not.toBe('')
    expect(found).toEqual([])
    expect(troubles).toEqual([])

    await page.locator('a[href^="/report/"]').first().click()
    await page.locator('h1').waitFor()
    await page.getByText('Final standing').waitFor()
    await page.locator('figure svg').first().waitFor()
    await loaded(page)
    if (game === 'destiny' || game === 'outer-rim') await page.locator('[data-award]').first().waitFor()
    if (game === 'outer-rim') await page.locator('[data-visits]').waitFor()
    expect(await serious(page)).toEqual([])
    await shot(page, `${game}-report`)

    await page.goto(`${server.url}/replay/${seated.table}`)
    const scrubber = page.locator('input[type="range"]')
    await scrubber.waitFor()
    await page.getByLabel('One step forward').click()
    await page.getByText(/moment \d+ of \d+/).first().waitFor()
    await page.keyboard.press('End')
    await page.waitForLoadState('networkidle')
    await shot(page, `${game}-replay`)
    expect(troubles).toEqual([])

    const last = Number(await scrubber.getAttribute('max'))
    await scrubber.fill(String(Math.floor(last / 2)))
    await page.getByLabel('Seen through').selectOption('open')
    if (game === 'destiny') await page.locator('.plate .open button').first().waitFor()
    await page.waitForLoadState('networkidle')
    await shot(page, `${game}-replay-open`)
    await page.getByRole('button', { name: /Branch from here/ }).click()
    await page.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.includes(seated.table))
    await page.locator('[data-region="ask"] h2, [data-region="ask"] li').first().waitFor()
    expect(troubles).toEqual([])
    await page.close()
  }, 600_000)
})
