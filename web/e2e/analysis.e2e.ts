import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Download, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { serious } from './axe'
import { PATIENCE } from './browser'
import { hold, player, shot } from './play'
import { served } from './served'

/** A finished match in hindsight, a bot's reasons, and the chances that spectators see. */

let browser: Browser
const server = served((opened) => (browser = opened))

const BOTS = [{ kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' }]

/** Look at whichever seat has an answer that cost something. */
async function blame(page: Page): Promise<void> {
  const costly = page.locator('[data-costly]')
  if ((await costly.count()) === 0) await page.getByRole('group', { name: 'Whose decisions' }).getByRole('button').nth(1).click()
  await costly.first().waitFor()
}

describe('a finished match', () => {
  it('is analysed from its report; a costly answer leads to its moment and to a table where the other line is tried', async () => {
    const { table } = await server.create({ game: 'smugglers-dice', seats: BOTS, seed: 3 })
    const state = async () => ((await (await fetch(`${server.url}/api/tables/${table}`)).json()) as { state: string }).state
    await expect.poll(state, { timeout: PATIENCE }).toBe('finished')
    const page = await player(browser, { viewport: { width: 1440, height: 900 } })
    await page.goto(`${server.url}/report/${table}`)
    await page.locator('[data-analyse]').click()
    await page.locator('[data-force="luck"]').waitFor()
    expect(new URL(page.url()).search, 'a link to it begins nothing').toBe('')
    await shot(page, 'analysis')
    expect(await serious(page)).toEqual([])

    const costly = page.locator('[data-costly]')
    await blame(page)
    const at = Number(await costly.first().getAttribute('data-costly'))
    await expect.poll(() => page.locator('[data-to-replay]').getAttribute('href')).toBe(`/replay/${table}?at=${at}`)

    await page.reload()
    await page.locator('[data-force="luck"]').waitFor()
    await blame(page)
    await page.locator('[data-try]').click()
    await expect.poll(() => page.url()).toContain('/t/')
    await page.locator('[data-hint]').waitFor()
    await page.locator('[data-hint] button').first().click()
    await expect.poll(() => page.locator('[data-hint]').count()).toBe(0)
  })
})

describe('a running match', () => {
  it('gives who asks three answers with chances and reasons, and who watches the chances of all', async () => {
    const seated = await server.create({ game: 'smugglers-dice', seats: [{ kind: 'human' }, { kind: 'bot', bot: 'random' }] })
    const page = await player(browser)
    await hold(page, server.url, seated)
    await page.locator('[data-ask-bot]').click()
    await page.locator('[data-reasons] li').first().waitFor()
    expect(await page.locator('[data-reasons] li').count()).toBeGreaterThan(1)
    expect(await page.locator('[data-reasons]').innerText()).toMatch(/\d+%/)
    expect(await page.locator('[data-chances]').count(), 'who plays is told nothing').toBe(0)

    const watcher = await player(browser)
    await watcher.goto(`${server.url}/t/${seated.table}`)
    await watcher.locator('[data-chances]').waitFor()
    expect(await watcher.locator('[data-chances]').innerText()).toMatch(/\d+%/)
    await shot(watcher, 'chances')
  })
})

/** A file that was saved; a copy is kept beside the pictures of the pages. */
async function kept(file: Download): Promise<Buffer> {
  const folder = join(import.meta.dirname, '../screenshots')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, file.suggestedFilename().replace(/-\w{6,}/, ''))
  await file.saveAs(path)
  return readFileSync(path)
}

/** Width and height of a PNG. */
const size = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

describe('the end of a battle', () => {
  it('tells what decided it, what everybody lost, and leads to the analysis', async () => {
    const { table } = await server.create({ game: 'x-wing', seats: BOTS, seed: 6 })
    const page = await player(browser, { viewport: { width: 1440, height: 900 } })
    await page.goto(`${server.url}/t/${table}`)
    await page.locator('[data-end] [data-toll]').first().waitFor()
    expect(await page.locator('[data-toll]').count()).toBe(2)
    await expect.poll(() => page.locator('[data-toll="0"]').innerText()).toMatch(/Lost: .+/)
    await expect.poll(() => page.locator('[data-end] [data-analyse]').getAttribute('href')).toContain(`/analysis/${table}`)
    await shot(page, 'end-x-wing')
    expect(await serious(page)).toEqual([])

    // the end and any moment of the replay can be kept as a picture, a few moments as a film
    const keep = async (button: string) => {
      const [file] = await Promise.all([page.waitForEvent('download'), page.locator(button).click()])
      return kept(file)
    }
    expect(size(await keep('[data-end] [data-picture]'))).toEqual([1200, 630])
    await page.goto(`${server.url}/replay/${table}?at=12`)
    await page.locator('[data-picture]:not(:disabled)').waitFor()
    const moment = await keep('[data-picture]')
    expect(size(moment)).toEqual([1200, 630])
    // a board has far more to show than an empty page
    expect(moment.length).toBeGreaterThan(30_000)
    const filmed = await keep('[data-film]')
    expect(filmed.subarray(0, 4).toString('hex'), 'WebM begins so').toBe('1a45dfa3')
    await expect.poll(() => page.locator('[data-film]').isDisabled()).toBe(false)
  })
})

describe('a new table', () => {
  const bring = async (page: Page, seat: number, words: string) => {
    const place = page.locator('[data-bring]').nth(seat)
    const before = (await place.locator('b').allInnerTexts()).join()
    await place.getByRole('button', { name: /Choose|Another/ }).click()
    await page.getByRole('searchbox').fill(words)
    await page.locator('dialog .list').first().click()
    await expect.poll(async () => (await place.locator('b').allInnerTexts()).join() || before).not.toBe(before)
    return place.locator('b').innerText()
  }
  it.each([
    ['x-wing', 'Rebel', 'Imperial', 'Scum', 'squads'],
    ['destiny', 'hero', 'villain', 'Grievous', 'decks'],
  ])('of %s is opened with what each seat brings, and who sits down brings another', async (game, first, second, third, option) => {
    const page = await player(browser, { viewport: { width: 1440, height: 900 } })
    await page.goto(`${server.url}/new/${game}`)
    expect(await bring(page, 0, first)).not.toBe('')
    const opened = await bring(page, 1, second)
    expect(opened).not.toBe('')
    await shot(page, `new-${game}`)
    expect(await serious(page)).toEqual([])
    await page.getByRole('button', { name: 'Open the table' }).click()
    await expect.poll(() => page.url()).toContain('/t/')
    const id = new URL(page.url()).pathname.split('/').at(-1)
    const { options } = (await (await fetch(`${server.url}/api/tables/${id}`)).json()) as { options: Record<string, unknown[]> }
    expect(options[option]).toHaveLength(2)

    const guest = await player(browser, { viewport: { width: 390, height: 844 } })
    await guest.goto(page.url())
    await guest.getByRole('button', { name: 'Sit down' }).click()
    await guest.locator('[data-bring]').nth(1).getByRole('button', { name: 'Another' }).waitFor()
    await guest.locator('[data-bring]').nth(1).getByText(opened, { exact: true }).waitFor()
    const own = await bring(guest, 1, third)
    await shot(guest, `lobby-brings-${game}-phone`)
    expect(await serious(guest)).toEqual([])
    // whoever opened the table sees it at once, and cannot choose for the other
    await page.locator('[data-bring]').nth(1).getByText(own, { exact: true }).waitFor()
    expect(own).not.toBe(opened)
    expect(await page.locator('[data-bring]').nth(1).getByRole('button').count()).toBe(0)
    await shot(page, `lobby-brings-${game}`)
    await page.getByRole('button', { name: 'Deal and begin' }).click()
    await guest.locator('[data-region="ask"]').waitFor()
    const late = await guest.evaluate(async (id) => {
      const { seats } = JSON.parse(localStorage.getItem('cantina')!) as { seats: Record<string, { token: string }> }
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${seats[id]!.token}` }
      return (await fetch(`/api/tables/${id}/seats/1/brings`, { method: 'PUT', headers, body: '{"ready":"x"}' })).status
    }, id!)
    expect(late).toBe(409)
  })
})
