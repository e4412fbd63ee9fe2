import type { Browser, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { serious } from './axe'
import { PATIENCE } from './browser'
import { hold, player, seatAt, settled, shot } from './play'
import { served } from './served'

/** Traps a newcomer fell into, each kept shut. */

let browser: Browser
const server = served((opened) => (browser = opened))

/** A table brought to a question without drawing it, then opened. */
async function openAt(table: Record<string, unknown> & { seed: number }, until: string, wishes: string[] = [], query = '', width = 1440): Promise<Page> {
  const seat = await seatAt(browser, server, table, { until, wishes })
  const page = await (await browser.newContext({ viewport: { width, height: width > 600 ? 900 : 844 }, colorScheme: 'dark' })).newPage()
  await hold(page, server.url, seat)
  if (query) await page.goto(`${server.url}/t/${seat.table}${query}`)
  await settled(page)
  return page
}

const prompt = (page: Page) => page.locator('[data-region="ask"] h2').innerText()
const press = (page: Page, code: string) => page.evaluate((code) => document.body.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true })), code)

describe('a card', () => {
  it('is read by resting on it, and playing it takes a second click', async () => {
    const page = await openAt({ game: 'destiny', seed: 5 }, 'ds-ask-action')
    const card = page.locator('.hand [data-at^="card:"]').first()
    await card.hover()
    await page.locator('[data-peek] .card-face').waitFor()
    await shot(page, 'peek-destiny')
    const playable = page.locator('.hand [data-glow="available"]').first()
    if ((await playable.count()) > 0) {
      const before = await page.locator('.hand [data-at^="card:"]').count()
      await playable.click()
      await page.locator('[data-take]').waitFor()
      expect(await page.locator('.hand [data-at^="card:"]').count()).toBe(before)
    }
    await page.mouse.move(5, 5)
    await page.locator('[data-peek]').waitFor({ state: 'detached' })
    // a card that is only named can be read as well: in the log by resting on its name, by key with its rules
    const named = page.locator('[data-region="log"] b[data-name*="ds-name-"]').last()
    await named.scrollIntoViewIfNeeded()
    await named.hover()
    await page.locator('[data-peek] .card-face').waitFor()
    await page.keyboard.press('KeyI')
    const sheet = page.getByRole('dialog')
    await sheet.locator('[data-card-sheet]').waitFor()
    await expect.poll(() => sheet.innerText(), { timeout: PATIENCE }).toContain('DS-')
    expect(await serious(page)).toEqual([])
    await shot(page, 'card-sheet')
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    // and in what people write
    await page.getByRole('tab', { name: /Chat/ }).click()
    await page.getByLabel('Say something').fill('Mind Kylo Ren')
    await page.keyboard.press('Enter')
    await page.locator('.card-name', { hasText: 'Kylo Ren' }).hover()
    await page.locator('[data-peek] .card-face').waitFor()
    await page.context().close()
  })

  it('of the market says what a click does: discard first, then buy', async () => {
    const page = await openAt({ game: 'outer-rim', seed: 7 }, 'or-ask-market-discard', ['move:', 'market', 'trade-market', 'space'])
    await expect.poll(() => page.locator('[data-at^="deck:"][data-glow]').first().getAttribute('data-verb')).toBe('discard')
    await expect.poll(() => page.locator('[data-at^="deck:"][data-glow]').first().getAttribute('data-word')).toBe('discard')
    // declining is never the first key
    await expect.poll(() => page.locator('[data-region="ask"] [data-option]').getAttribute('data-key')).toBe('0')
    // the button that takes it says the same verb
    await page.locator('[data-at^="deck:"][data-glow]').first().click()
    expect((await page.locator('[data-take]').innerText()).toLowerCase()).toContain('discard')
    await page.context().close()
  })
})

describe('an answer of the panel', () => {
  it.each([1440, 390])('that spends or ends is chosen first and taken second, at %d', async (width) => {
    const page = await openAt({ game: 'outer-rim', seed: 5 }, 'or-ask-planning', [], '', width)
    const before = await prompt(page)
    const credits = page.locator('[data-option="credits"]')
    await credits.click()
    await page.locator('[data-take="credits"]').getByText('Once more to confirm').waitFor()
    await shot(page, `confirm-${width}`)
    expect(await prompt(page)).toBe(before)
    // another one instead, then none
    await page.locator('[data-option="recover"]').click()
    await expect.poll(() => page.locator('[data-take]').count()).toBe(1)
    await page.keyboard.press('Escape')
    await page.locator('[data-take]').waitFor({ state: 'detached' })
    // by key: chosen, then taken with Enter
    await page.keyboard.press(`Digit${await credits.getAttribute('data-key')}`)
    await page.locator('[data-take="credits"]').waitFor()
    expect(await serious(page)).toEqual([])
    expect(await prompt(page)).toBe(before)
    await page.keyboard.press('Enter')
    await page.waitForFunction((text) => document.querySelector('[data-region="ask"] h2')?.textContent !== text, before)
    // whoever wants it answers with one click
    await page.evaluate(() => localStorage.setItem('cantina', JSON.stringify({ ...(JSON.parse(localStorage.getItem('cantina') ?? '{}') as object), single: true })))
    await page.reload()
    await settled(page)
    const next = await prompt(page)
    await page.locator('[data-region="ask"] [data-option]').last().click()
    await page.waitForFunction((text) => document.querySelector('[data-region="ask"] h2')?.textContent !== text, next)
    await page.context().close()
  })
})

describe('X-Wing', () => {
  it('shows squads as ships, never as JSON', async () => {
    const page = await openAt({ game: 'x-wing', seed: 2, options: { squad_building: true } }, 'xw-ask-squad')
    const panel = page.locator('[data-region="ask"]')
    await expect.poll(() => panel.innerText(), { timeout: PATIENCE }).toMatch(/points/)
    expect(await panel.innerText()).not.toContain('{')
    expect(await panel.evaluate((box) => [...box.querySelectorAll('*')].every((part) => part.getBoundingClientRect().right <= box.getBoundingClientRect().right + 1))).toBe(true)
    await shot(page, 'x-wing-squads')
    await page.context().close()
  })

  it('keeps the button that sets a dial in sight, also beside the tour', async () => {
    const page = await openAt({ game: 'x-wing', seed: 3 }, 'xw-ask-dial', [], '?guide=1')
    const button = page.locator('[data-dial]')
    await button.waitFor()
    const seen = await button.evaluate((element) => {
      const box = element.getBoundingClientRect()
      const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height - 4)
      return at !== null && element.contains(at)
    })
    expect(seen).toBe(true)
    await shot(page, 'x-wing-tour')
    await page.context().close()
  })

  it('places a ship by keyboard from the mat, and never behind an open card', async () => {
    const page = await openAt({ game: 'x-wing', seed: 2 }, 'xw-ask-place-ship')
    const before = await prompt(page)
    const ship = page.locator('.mat [data-at^="ship:"]').first()
    if ((await ship.count()) > 0) {
      await ship.focus()
      await page.keyboard.press('KeyI')
      await page.getByRole('dialog').waitFor()
      await press(page, 'Enter')
      await page.waitForTimeout(500)
      expect(await prompt(page)).toBe(before)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await ship.focus()
    }
    await page.keyboard.press('Enter')
    await page.waitForFunction((text) => document.querySelector('[data-region="ask"] h2')?.textContent !== text, before)
    await page.context().close()
  })
})

describe('around the tables', () => {
  it('a table with friends is not shown to everybody, and a guest keeps one name', async () => {
    const page = await (await browser.newContext()).newPage()
    await page.goto(`${server.url}/new/destiny`)
    const listed = page.getByRole('switch', { name: /everybody|list/i }).last()
    await listed.waitFor()
    expect(await listed.isChecked()).toBe(false)
    const name = await page.evaluate(() => (JSON.parse(localStorage.getItem('cantina') ?? '{}') as { name?: string }).name)
    expect(name).toBeTruthy()
    await page.goto(`${server.url}/account`)
    expect(await page.getByLabel('Your name').inputValue()).toBe(name)
    await page.context().close()
  })
})

describe('a bot', () => {
  it('is described where it is chosen, and the table tells its level', async () => {
    const page = await player(browser, { viewport: { width: 1440, height: 900 } })
    await page.goto(`${server.url}/new/destiny`)
    const choice = page.locator('#seat-1')
    await choice.waitFor()
    expect(await choice.locator('option').allInnerTexts()).toEqual([
      'open, by the link', 'somebody at this screen', 'restless bot', 'easy bot', 'steady bot', 'normal bot', 'hard bot', 'aggressive hard bot', 'careful hard bot', 'ace bot', 'aggressive ace bot', 'careful ace bot',
    ])
    await choice.selectOption('bot:hard')
    expect(await page.locator(`#${await choice.getAttribute('aria-describedby')}`).innerText()).toBe('Looks ahead before it answers.')
    await page.locator('[data-bots] summary').click()
    expect(await page.locator('[data-bots] dt').count()).toBe(10)

    const seated = await server.create({ game: 'destiny', seats: [{ kind: 'human' }, { kind: 'bot', bot: 'hard' }], seed: 5 })
    await hold(page, server.url, seated)
    await page.locator('[data-level="1"]').waitFor()
    expect(await page.locator('[data-level="1"]').innerText()).toBe('hard bot')
  })
})
