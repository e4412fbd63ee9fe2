import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import type { Browser } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { serious } from './axe'
import { PATIENCE } from './browser'
import { hold, player, playOn, shot } from './play'
import { served } from './served'

/** What stands around the boards: accounts, the story as it is told, advice, the log, old matches. */

const ROOT = resolve(import.meta.dirname, '../..')
let browser: Browser
const server = served((opened) => (browser = opened))

const BOT = [{ kind: 'human' }, { kind: 'bot', bot: 'random' }]

describe('an account', () => {
  it('takes the seats of a guest along and opens them on another device', async () => {
    const first = await player(browser, { viewport: { width: 1440, height: 900 } })
    const seated = await server.create({ game: 'smugglers-dice', seats: BOT, title: 'Run to Kessel' })
    await hold(first, server.url, seated)
    await first.goto(`${server.url}/mine`)
    await first.getByText('Run to Kessel').first().waitFor()
    await first.getByRole('link', { name: 'Sign in' }).click()
    await first.getByRole('button', { name: 'Make an account' }).first().click()
    await first.getByLabel('Name of the account').fill('Kestrel')
    await first.getByLabel('Password', { exact: true }).fill('a long enough one')
    expect(await serious(first)).toEqual([])
    await shot(first, 'account-new')
    await first.getByRole('button', { name: 'Make an account' }).last().click()
    await first.waitForURL('**/mine')
    await first.getByText('Run to Kessel').first().waitFor()

    const second = await player(browser, { viewport: { width: 390, height: 844 } })
    await second.goto(`${server.url}/account`)
    await second.getByLabel('Name of the account').fill('kestrel')
    await second.getByLabel('Password', { exact: true }).fill('a wrong password')
    await second.getByRole('button', { name: 'Sign in' }).last().click()
    await second.getByRole('alert').waitFor()
    await second.getByLabel('Password', { exact: true }).fill('a long enough one')
    await second.keyboard.press('Enter')
    await second.getByRole('heading', { name: 'Kestrel' }).waitFor()
    expect(await serious(second)).toEqual([])
    await shot(second, 'account-phone')
    await second.getByRole('link', { name: /Go on.*Run to Kessel/ }).click()
    await second.locator('[data-region="ask"].mine').waitFor()
    expect(await playOn(second, { most: 2 })).toBe(2)

    // a recovery code, written down on one device, opens the account without its password
    await second.goto(`${server.url}/account`)
    await second.getByText('Where you are signed in').waitFor()
    await second.getByRole('button', { name: 'Recovery codes' }).click()
    await second.getByLabel('Password', { exact: true }).fill('a long enough one')
    await second.getByRole('button', { name: 'Recovery codes' }).last().click()
    const code = (await second.locator('.codes li').first().textContent()) ?? ''
    expect(code).toMatch(/^(\w{4}-){3}\w{4}$/)
    expect(await serious(second)).toEqual([])
    await shot(second, 'account-safety')
    await second.getByRole('button', { name: 'Sign out', exact: true }).click()
    await second.getByRole('heading', { name: 'Who are you?' }).waitFor()
    await second.getByText('I have lost my password').click()
    await second.getByLabel('Name of the account').last().fill('Kestrel')
    await second.getByLabel('Recovery code').fill(code)
    await second.getByLabel('New password').fill('another long one')
    await second.getByRole('button', { name: 'Set the new password' }).click()
    await second.getByRole('heading', { name: 'Kestrel' }).waitFor()
    await second.getByRole('button', { name: 'Sign out', exact: true }).click()
    await second.getByRole('heading', { name: 'Who are you?' }).waitFor()
    await second.goto(`${server.url}/t/${seated.table}`)
    await second.getByText('you are watching', { exact: true }).waitFor()
    await first.context().close()
    await second.context().close()
  })
})

describe('the story', () => {
  it('is told one thing after another and can be skipped', async () => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const seated = await server.create({ game: 'destiny', seats: [{ kind: 'human' }, { kind: 'bot', bot: 'greedy' }], seed: 5 })
    await hold(page, server.url, seated, 'calm')
    const told = page.locator('[data-story]')
    // a sentence stays for a moment only, so it is read in the same look that finds it
    let line = ''
    await playOn(page, {
      until: async () => {
        line = await told.evaluateAll((found) => found[0]?.querySelector('p')?.innerText.trim() ?? '')
        return line !== ''
      },
      each: async () => page.waitForTimeout(300),
    })
    await shot(page, 'story')
    expect(line).not.toBe('')
    while ((await page.locator('[data-story], [data-tale]').count()) > 0) await page.keyboard.press('Space')
    await page.locator('[data-region="ask"].mine').waitFor()
    await expect.poll(() => page.locator('[data-region="log"]').innerText(), { timeout: PATIENCE }).toContain(line)

    // whoever was away is told what happened before the question, or offered a list
    await page.goto(server.url)
    await page.evaluate((table) => localStorage.setItem('cantina-seen', JSON.stringify({ [table]: 3 })), seated.table)
    await page.goto(`${server.url}/t/${seated.table}`)
    const meanwhile = page.locator('[data-story], [data-tale], [data-meanwhile]').first()
    await meanwhile.waitFor({ state: 'attached' })
    expect(await serious(page)).toEqual([])
    await shot(page, 'meanwhile')
    const show = page.getByRole('button', { name: 'Show me' })
    if ((await show.count()) > 0) await show.click()
    await page.keyboard.press('Escape')
    await told.waitFor({ state: 'detached' })
    await page.locator('[data-region="ask"].mine').waitFor()
    await page.close()
  })

  it('is a quiet list for whoever wants nothing to move', async () => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    const seated = await server.create({ game: 'destiny', seats: [{ kind: 'human' }, { kind: 'bot', bot: 'greedy' }], seed: 5 })
    await hold(page, server.url, seated, 'calm')
    const list = page.locator('[data-recent]')
    await playOn(page, { until: async () => (await list.count()) > 0, each: async () => page.waitForTimeout(200) })
    expect(await page.locator('[data-story]').count()).toBe(0)
    await list.getByRole('button', { name: 'Close' }).click()
    await list.waitFor({ state: 'detached' })
    await page.close()
  })
})

describe('the log', () => {
  it('is told in rounds, and every line says why', async () => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const seated = await server.create({ game: 'destiny', seats: BOT, seed: 5 })
    await hold(page, server.url, seated)
    const log = page.locator('[data-region="log"]')
    // the bar names the round before the log has a line to put under it
    await playOn(page, { until: async () => (await log.locator('h3').count()) > 1 })
    await expect.poll(() => log.locator('h3').allInnerTexts()).toEqual(['Setting up', 'Round 1'])
    await log.getByRole('link', { name: /^Why\?/ }).first().click()
    const card = page.locator('[data-rules]')
    await card.getByRole('link', { name: /^DS-/ }).first().waitFor()
    await expect.poll(async () => (await card.innerText()).length, { timeout: PATIENCE }).toBeGreaterThan(40)
    expect(page.url()).toContain('/t/')
    await page.close()
  })
})

describe('advice', () => {
  it('marks what a bot would choose, and can be followed', async () => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const seated = await server.create({ game: 'outer-rim', seats: BOT, seed: 4 })
    await hold(page, server.url, seated)
    await page.locator('[data-region="ask"].mine').waitFor()
    const prompt = await page.locator('[data-region="ask"] h2').innerText()
    await page.getByRole('button', { name: 'What would a bot do?' }).click()
    await page.getByText(/A bot would choose/).waitFor()
    await page.locator('[data-hinted], .hinted').first().waitFor({ state: 'attached' })
    await shot(page, 'hint')
    await page.getByRole('button', { name: 'Do that' }).click()
    await page.waitForFunction((text) => document.querySelector('[data-region="ask"] h2')?.textContent !== text, prompt)
    await page.close()
  })

  it('is not offered where the table forbids it', async () => {
    const page = await browser.newPage()
    const seated = await server.create({ game: 'smugglers-dice', seats: BOT, hints: false })
    await hold(page, server.url, seated)
    await page.locator('[data-region="ask"].mine').waitFor()
    expect(await page.locator('[data-ask-bot]').count()).toBe(0)
    await page.keyboard.press('KeyB')
    await page.getByText('At this table nobody asks a bot for advice.').waitFor()
    await page.close()
  })
})

describe('a match from an older version', () => {
  it('is told as one, with its story to read and to keep', async () => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const seated = await server.create({ game: 'smugglers-dice', seats: BOT, seed: 5 })
    await hold(page, server.url, seated)
    await playOn(page, { most: 3 })
    await page.goto(server.url)
    await server.kill()
    execFileSync(join(ROOT, '.venv/bin/python'), ['-c', AGE, server.database, seated.table])
    await server.start()
    await page.goto(`${server.url}/t/${seated.table}`)
    await page.getByRole('heading', { name: 'This match is from an older version' }).waitFor()
    expect(await serious(page)).toEqual([])
    await shot(page, 'outdated')
    await page.locator('[data-region="log"] li').first().waitFor()
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Keep the story' }).click()])
    expect(file.suggestedFilename()).toBe(`${seated.table}.jsonl`)
    await page.goto(`${server.url}/mine`)
    await page.getByText(/from an older version/).first().waitFor()
    await page.close()
  })
})

/** Make a table's stored positions unreadable and its rules old, as a later version would find them. */
const AGE = `
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1])
connection.execute("UPDATE checkpoints SET data = X'00' WHERE match = ?", (sys.argv[2],))
connection.execute("UPDATE matches SET rules = '0' WHERE id = ?", (sys.argv[2],))
connection.commit()
`
