import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { colours, serious } from './axe'
import { PATIENCE } from './browser'
import { loaded, shot } from './play'
import { served } from './served'

/** Home, lobby, rules and cards: three clicks to a game, languages, looks, size. */

let browser: Browser
const server = served((opened) => (browser = opened))

const ENGLISH = { code: 'en', name: 'English', complete: true }
const polish = (complete: boolean) => ({ code: 'pl', name: 'polski', complete })

describe('the pages', () => {
  it('load little, and nothing from anywhere else', async () => {
    const page = await browser.newPage()
    const sizes: Promise<number>[] = []
    const elsewhere: string[] = []
    page.on('response', (response) => {
      if (!response.url().startsWith(server.url)) elsewhere.push(response.url())
      if (response.url().endsWith('.js')) sizes.push(response.body().then((body) => gzipSync(body).length))
    })
    await page.goto(server.url)
    await page.getByRole('heading', { name: 'Pull up a chair.' }).waitFor()
    await page.waitForLoadState('networkidle')
    const script = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    expect(elsewhere).toEqual([])
    expect(script).toBeGreaterThan(10_000)
    expect(script).toBeLessThan(250 * 1024)
    await page.close()
  })

  it.each([
    ['/', 'home'], ['/rules/outer-rim', 'rules'], ['/cards/destiny', 'cards-destiny'], ['/cards/outer-rim', 'cards-outer-rim'],
    ['/cards/x-wing', 'cards-x-wing'], ['/new/outer-rim', 'new'], ['/watch', 'watch'], ['/mine', 'mine'], ['/build/x-wing', 'build-x-wing'],
    ['/build/destiny', 'build-destiny'], ['/t/nobodyhere', 'unknown-table'],
  ])('have nothing that axe minds: %s', async (path, name) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' })
    await page.goto(server.url + path)
    await loaded(page)
    expect(await serious(page), `${path} dark`).toEqual([])
    await shot(page, `${name}-dark`)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await colours(page), `${path} light`).toEqual([])
    await shot(page, `${name}-light`)
    await page.close()
  })

  it('seat a newcomer against a bot with one click', async () => {
    const page = await browser.newPage()
    await page.goto(server.url)
    await page.getByRole('button', { name: /Play now.*Destiny/ }).click()
    await page.locator('[data-region="ask"] h2').first().waitFor()
    expect(page.url()).toMatch(/\/t\/\w+$/)
    await page.close()
  })

  it('build a squad without a line of JSON, and fly it', async () => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(`${server.url}/build/x-wing?list=rebel~lukeskywalker.r2d2&name=Red%20flight`)
    await page.getByRole('button', { name: /elite talent/ }).click()
    await page.getByRole('searchbox', { name: 'Name or text' }).fill('predator')
    await page.getByRole('button', { name: /^Equip Predator/ }).click()
    await page.getByText('35 of 100 points').waitFor()
    // a second Luke cannot join, and the card says why
    await page.getByText('Luke Skywalker is unique: one on each side.').waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Add Luke Skywalker' }).isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('32 of 100 points').waitFor()
    await page.getByRole('button', { name: 'Import, export' }).click()
    await page.getByRole('textbox', { name: 'Paste or drop' }).fill('{"faction":"imperial","pilots":[{"name":"nobody","ship":"tiefighter"},{"name":"academypilot","ship":"tiefighter"}]}')
    await page.getByRole('button', { name: 'Read it' }).click()
    await page.getByRole('alert').getByText(/no pilot .nobody./).waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('12 of 100 points').waitFor()
    await page.getByRole('button', { name: 'Play with this' }).click()
    const mine = page.locator('[data-place]').first()
    await mine.waitFor()
    await expect.poll(() => mine.innerText()).toMatch(/Academy Pilot/)
    expect(await page.locator('body').innerText()).not.toContain('{"')
    await page.close()
  })

  it('build a deck by filters, with the reasons of the rules, and deal a hand', async () => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(`${server.url}/build/destiny`)
    await page.getByRole('button', { name: 'Open' }).click()
    await page.getByRole('searchbox', { name: 'Search by name or card' }).fill('Hunter with escort')
    await page.locator('dialog .list').first().click()
    await page.getByText('Legal. Nothing stands in the way.').waitFor()
    await page.getByRole('searchbox', { name: 'Search the cards' }).fill('heroism')
    await page.getByText(/cannot join/).first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'One fewer: Quick Draw' }).click()
    await page.getByText('one rule is broken').waitFor()
    await page.getByRole('button', { name: /^Draw/ }).click()
    await expect.poll(() => page.locator('.hand li').count()).toBe(5)
    await page.reload()
    await page.getByRole('button', { name: 'Open' }).click()
    await page.getByRole('heading', { name: 'Yours' }).waitFor()
    await page.close()
  })

  it('find a rule by its words and show it', async () => {
    const page = await browser.newPage()
    await page.goto(`${server.url}/rules/outer-rim`)
    await page.getByRole('searchbox').fill('tie attacker')
    await page.locator('mark').first().waitFor()
    await page.goto(`${server.url}/rules?rule=OR-COMBAT-24`)
    await page.locator('#OR-COMBAT-24').waitFor()
    await page.close()
  })

  it('speak the made-up language everywhere', async () => {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
    await page.goto(`${server.url}/?lang=qps`)
    await loaded(page)
    const plain = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const names = /^(Cantina|English|Русский|Polski|Українська|qps|[\d↵·×:. ]*)$/
      const found: string[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.trim() ?? ''
        if (/[a-z]{4}/.test(text) && !/[áçéíñóšúýžÅÇÉÎÑÖŠÛÝŽ·]/.test(text) && !names.test(text)) found.push(text)
      }
      return found
    })
    expect(plain).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1)
    expect(wide).toBe(false)
    await shot(page, 'home-pseudo-360')
    await page.close()
  })

  it('remember the language and the theme', async () => {
    const context = await browser.newContext({ colorScheme: 'dark' })
    const page = await context.newPage()
    await page.route('**/api/languages', (route) => route.fulfill({ json: [ENGLISH, polish(true)] }))
    await page.goto(server.url)
    await page.getByRole('button', { name: 'Switch to the light theme' }).click()
    await page.getByLabel('Language').selectOption('pl')
    await page.reload()
    await expect.poll(() => page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme]), { timeout: PATIENCE }).toEqual(['pl', 'light'])
    await context.close()
  })

  it('offer complete languages only, show others to who asks for them, and say what they are in', async () => {
    const context = await browser.newContext({ locale: 'pl-PL' })
    const page = await context.newPage()
    await page.route('**/api/languages', (route) => route.fulfill({ json: [ENGLISH, polish(false)] }))
    const shown = () => page.evaluate(() => document.documentElement.lang)
    await page.goto(server.url)
    await page.getByRole('main').waitFor()
    await expect.poll(() => shown()).toBe('en')
    expect(await page.getByLabel('Language').count()).toBe(0)
    await page.goto(`${server.url}/?lang=pl`)
    await expect.poll(() => page.locator('.language select').first().inputValue(), { timeout: PATIENCE }).toBe('pl')
    await expect.poll(() => shown()).toBe('en')
    await context.close()
  })
})
