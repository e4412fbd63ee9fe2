import type { Browser, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { serious } from './axe'
import { PATIENCE } from './browser'
import { bringTo, hold, player, seatAt, shot } from './play'
import { served } from './served'

/** What only the boards can do: trays, plans, ghosts, fingers. */

let browser: Browser
const server = served((opened) => (browser = opened))

async function wide(): Promise<Page> {
  return (await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' })).newPage()
}

describe('two captains in one place', () => {
  it('trade with two trays: the offer is built by clicking and dragging, and both agree', async () => {
    const both = (seed: number) => server.gather({ game: 'outer-rim', seed }, ['Mira', 'Ania'])
    const { seats, asked } = await bringTo(browser, server.url, both, { seed: 1, wishes: ['move:naboo', 'space'], until: 'trade' })
    const [mine, theirs] = asked === 0 ? [seats[0]!, seats[1]!] : [seats[1]!, seats[0]!]
    const page = await wide()
    const other = await wide()
    await hold(page, server.url, mine)
    await hold(other, server.url, theirs)

    await page.locator('[data-option="trade"]').click()
    await page.locator(`[data-at="player:${theirs.seat}"][data-glow]`).dblclick()
    const trays = page.locator('.cover .tray')
    await trays.first().waitFor()
    await expect.poll(() => page.locator('[data-place]').isDisabled()).toBe(true)
    const own = trays.first().locator('[data-good]').first()
    const card = (await own.getAttribute('data-good'))!
    await own.click()
    const wanted = trays.last().locator('[data-good]').first()
    const back = (await wanted.getAttribute('data-good'))!
    await wanted.dragTo(page.locator('.cover .lane').last())
    await expect.poll(() => page.locator('.cover .lane [data-good]').evaluateAll((found) => found.map((each) => (each as HTMLElement).dataset.good)), { timeout: PATIENCE }).toEqual([card, back])
    await page.getByRole('button', { name: 'Give 1,000 credits more' }).click()
    await page.getByText('You give 1,000 credits').waitFor()
    expect(await serious(page)).toEqual([])
    await shot(page, 'outer-rim-trade')

    await page.locator('[data-place]').click()
    await other.locator('[data-region="ask"].mine').waitFor()
    await expect.poll(() => other.locator('.cover .lane').last().innerText(), { timeout: PATIENCE }).toContain('1,000 credits')
    await page.locator('.seals .cold').waitFor()
    await shot(other, 'outer-rim-trade-answer')
    await other.locator('[data-option="yes"]').dblclick()
    await other.locator('.cover').waitFor({ state: 'detached' })
    await other.locator(`.tray [data-at="card:${card}"]`).waitFor()
    await page.locator(`.tray [data-at="card:${back}"]`).waitFor()
    await expect.poll(() => other.locator(`.tray [data-at="card:${card}"]`).getAttribute('data-changed')).toMatch(/now|kept/)
    await page.context().close()
    await other.context().close()
  })
})

/** A table against a bot, played without drawing it until something is asked, then opened in a page. */
async function openAt(page: Page, table: Record<string, unknown> & { seed: number }, wishes: string[], until: string, times = 0): Promise<void> {
  await hold(page, server.url, await seatAt(browser, server, table, { wishes, until, times }))
  await page.locator('[data-region="ask"].mine').waitFor()
}

describe('what may be done besides the question', () => {
  it('is offered at any time, chosen first and done second', async () => {
    const page = await player(browser, { viewport: { width: 1440, height: 900 } })
    await hold(page, server.url, await seatAt(browser, server, { game: 'outer-rim', seed: 5 }, { until: 'or-ask-planning' }))
    const gift = page.locator('[data-aside="credits:1:1000"]')
    await page.locator('[data-asides]').getByRole('button', { name: 'Besides the question' }).click()
    await gift.click()
    await gift.getByText('Once more to confirm').waitFor()
    await gift.click()
    await page.locator('[data-region="log"]').getByText('hands').waitFor()
    await page.locator('[data-region="ask"].mine').waitFor()
    await page.context().close()
  })
})

describe('a skill test', () => {
  it('stays on its stage while an ability is offered beside it', async () => {
    const page = await wide()
    await openAt(page, { game: 'outer-rim', seed: 40 }, ['doctor_aphra', 'space', 'move'], 'or-ask-ability')
    await page.locator('.cover .test .dice').waitFor()
    await page.getByText('chance to pass').first().waitFor()
    await expect.poll(() => page.locator('[data-region="ask"] [data-option]:not(:disabled)').count(), { timeout: PATIENCE }).toBeGreaterThan(1)
    expect(await serious(page)).toEqual([])
    await shot(page, 'outer-rim-test')
    await page.context().close()
  })
})

describe('the mat', () => {
  it('shows what spending tokens would give, with the chances that the question carries', async () => {
    const page = await wide()
    await openAt(page, { game: 'x-wing', seed: 4 }, ['focus', 'attack', '0:straight:2', '0:straight'], 'xw-ask-modify-attack')
    const rows = page.locator('.plans tbody tr')
    await rows.first().waitFor()
    await expect.poll(() => rows.count()).toBeGreaterThan(1)
    const kept = await rows.last().locator('td').first().innerText()
    await expect.poll(() => page.locator('[data-option="done"] .figure').innerText()).toContain(kept)
    await page.locator('[data-option="focus"]').hover()
    await page.locator('.plans tr.lit').waitFor()
    expect(await serious(page)).toEqual([])
    await shot(page, 'x-wing-plans')
    await page.context().close()
  })

  it('shows where a manoeuvre ends at a training table, and nowhere else', async () => {
    const page = await wide()
    await openAt(page, { game: 'x-wing', seed: 3, options: { assist: true } }, [], 'xw-ask-dial')
    const ghost = page.locator('[data-ghost]')
    await ghost.waitFor()
    const first = await ghost.getAttribute('data-ghost')
    await page.getByRole('button', { name: 'Turn the dial right' }).click()
    await page.waitForFunction((before) => document.querySelector<HTMLElement>('[data-ghost]')?.dataset.ghost !== before, first)
    await shot(page, 'x-wing-ghost')
    await openAt(page, { game: 'x-wing', seed: 3 }, [], 'xw-ask-dial')
    await page.locator('.dial').waitFor()
    expect(await ghost.count()).toBe(0)
    await page.context().close()
  })

  it('tells while an asteroid is dragged whether it may lie there', async () => {
    const page = await wide()
    await openAt(page, { game: 'x-wing', seed: 2, options: { obstacles: [true, true] } }, [], 'xw-ask-place-obstacle')
    const mat = page.locator('.mat')
    const box = (await mat.boundingBox())!
    const drag = async (x: number, y: number) => {
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width * x, box.y + box.height * y, { steps: 3 })
      await page.mouse.up()
    }
    await drag(0.05, 0.5)
    await page.getByRole('status').getByText('Too close to an edge.').waitFor()
    await shot(page, 'x-wing-obstacle')
    const free = page.getByRole('status').getByText('It fits here.')
    for (const [x, y] of [[0.3, 0.3], [0.7, 0.7], [0.3, 0.7], [0.7, 0.3]] as const) {
      await drag(x, y)
      if (await free.waitFor({ timeout: 3000 }).then(() => true, () => false)) break
    }
    await free.waitFor()
    const before = await page.locator('[data-at^="obstacle:"]').count()
    await page.locator('[data-place]').click()
    await page.waitForFunction((count) => document.querySelectorAll('[data-at^="obstacle:"]').length > count, before)
    expect(await page.locator('[role="alert"]').count()).toBe(0)
    await page.context().close()
  })
})

/** Open a duel in which several of one's dice show damage of one kind, and say which. */
async function alike(page: Page): Promise<{ symbol: string; dice: { at: string; value: number }[] }> {
  for (let seed = 10; seed < 40; seed += 1) {
    await openAt(page, { game: 'destiny', seed }, ['activate'], 'resolve:', 3)
    const shown = page.locator('.pool').last().locator('.die[data-glow="available"]')
    await shown.nth(2).waitFor()
    const found = await shown.evaluateAll((dice) => dice.map((die) => ({ at: (die as HTMLElement).dataset.at!, label: die.getAttribute('aria-label') ?? '' })))
    for (const symbol of ['melee', 'ranged']) {
      const dice = found.filter(({ label }) => new RegExp(`^\\d+ ${symbol},`).test(label)).map(({ at, label }) => ({ at, value: Number.parseInt(label) }))
      if (dice.length > 1) return { symbol, dice }
    }
  }
  throw new Error('no duel with two dice of one kind')
}

describe('the table of a duel', () => {
  it('resolves several dice of one symbol at once, with their sum shown before', async () => {
    const page = await wide()
    const { symbol, dice } = await alike(page)
    const pool = page.locator('.pool').last()
    for (const { at } of dice) await pool.locator(`[data-at="${at}"]`).click()
    await expect.poll(() => pool.locator('[data-glow="selected"]').count(), { timeout: PATIENCE }).toBe(dice.length)
    const sum = dice.reduce((total, { value }) => total + value, 0)
    await expect.poll(async () => (await page.locator('.sum').innerText()).replaceAll(/\s+/g, ' '), { timeout: PATIENCE }).toBe(`chosen ${sum} ${symbol}`)
    expect(await serious(page)).toEqual([])
    await shot(page, 'destiny-chosen')
    // the log goes by rounds, each told once, however many turns it has
    const rounds = await page.locator('[data-region="log"] .turn').allInnerTexts()
    expect(rounds).toEqual(['Setting up', ...rounds.slice(1).map((_, index) => `Round ${index + 1}`)])
    await page.getByRole('button', { name: `Resolve these ${dice.length} dice` }).click()
    // the target is asked for once; the other dice follow by themselves
    await page.locator('.handle[data-at^="card:"][data-glow]').first().dblclick()
    for (const { at } of dice) await page.locator(`.pool [data-at="${at}"]`).waitFor({ state: 'detached' })
    await page.context().close()
  })

  it('seats four two by two, with nothing cut off sideways', async () => {
    const bot = { kind: 'bot', bot: 'greedy' }
    for (const [width, height] of [[1440, 900], [390, 844]] as const) {
      const page = await (await browser.newContext({ viewport: { width, height }, colorScheme: 'dark' })).newPage()
      await openAt(page, { game: 'destiny', seed: 6, seats: [{ kind: 'human' }, bot, bot, bot] }, [], 'ds-ask-action')
      await page.locator('.quarter').nth(3).waitFor()
      await expect.poll(() => page.locator('.quarter').count()).toBe(4)
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      if (width === 1440) expect(await serious(page)).toEqual([])
      await shot(page, `destiny-four-${width}`)
      await page.context().close()
    }
  })
})

/** Two fingers on a drawing, moved apart around its middle, then one finger that drags. */
async function pinch(page: Page, selector: string): Promise<{ zoom: number; before: string; after: string }> {
  return page.evaluate(async (selector) => {
    const svg = document.querySelector<SVGSVGElement>(selector)!
    const box = svg.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height, innerHeight - box.y) / 2]
    const send = (type: string, ...spots: [number, number][]) => {
      const touches = spots.map(([clientX, clientY], identifier) => new Touch({ identifier, target: svg, clientX, clientY }))
      svg.dispatchEvent(new TouchEvent(type, { touches, changedTouches: touches, bubbles: true, cancelable: true }))
    }
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    send('touchstart', [x - 30, y], [x + 30, y])
    send('touchmove', [x - 60, y], [x + 60, y])
    send('touchend')
    await drawn()
    const before = svg.getAttribute('viewBox')!
    send('touchstart', [x, y])
    send('touchmove', [x + 40, y + 20])
    send('touchend')
    await drawn()
    return { zoom: Number(svg.dataset.zoom), before, after: svg.getAttribute('viewBox')! }
  }, selector)
}

describe('fingers', () => {
  it.each([['x-wing', '.mat', 390, 844], ['outer-rim', '.map', 1024, 768], ['outer-rim', '.map', 390, 844]] as const)(
    'zoom and move the board of %s: %s at %d', async (game, selector, width, height) => {
      const context = await browser.newContext({ viewport: { width, height }, hasTouch: true, isMobile: width < 500, colorScheme: 'dark' })
      const page = await context.newPage()
      await openAt(page, { game, seed: 5 }, [], game === 'x-wing' ? 'xw-ask-dial' : 'or-ask-planning')
      await page.locator(selector).waitFor()
      const { zoom, before, after } = await pinch(page, selector)
      expect(zoom).toBeCloseTo(2, 1)
      expect(after).not.toBe(before)
      await shot(page, `${game}-pinched-${width}`)
      await context.close()
    },
  )
})
