import type { Browser, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { serious } from './axe'
import { loaded, player, shot } from './play'
import { served } from './served'

/** A tournament as its players see it: the list, the tables that open by themselves, the standings. */

let browser: Browser
const server = served((opened) => (browser = opened), { afresh: true })

/** A page on which somebody has signed in. */
async function signedIn(name: string): Promise<Page> {
  const page = await player(browser, { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' })
  const answer = await fetch(`${server.url}/api/accounts`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name, password: 'a long enough one' }),
  })
  const session: unknown = await answer.json()
  await page.goto(server.url)
  await page.evaluate((session) => {
    const stored = JSON.parse(localStorage.getItem('cantina') ?? '{}') as object
    localStorage.setItem('cantina', JSON.stringify({ ...stored, session }))
  }, session)
  return page
}

it('is opened, joined, played and won in the page', async () => {
  const host = await signedIn('Hera')
  const guest = await signedIn('Sabine')
  await host.goto(`${server.url}/tournaments`)
  await host.getByRole('button', { name: 'New tournament' }).click()
  await host.getByLabel('Name', { exact: true }).fill('Lothal Open')
  await host.getByLabel('The game').selectOption('smugglers-dice')
  await host.getByRole('radio', { name: /Knockout/ }).check()
  await shot(host, 'tournament-new-1440')
  expect(await serious(host)).toEqual([])
  await host.getByRole('button', { name: 'Open the list' }).click()
  await host.getByRole('button', { name: 'Take part', exact: true }).click()
  await guest.goto(`${server.url}/tournaments`)
  await guest.getByRole('link', { name: /Lothal Open/ }).click()
  await guest.getByRole('button', { name: 'Take part', exact: true }).click()
  await guest.getByRole('button', { name: 'Take part no more' }).waitFor()
  await host.reload()
  await host.getByRole('button', { name: 'Begin' }).click()
  await host.getByRole('link', { name: 'Play', exact: true }).last().waitFor()
  await shot(host, 'tournament-running-1440')
  expect(await serious(host)).toEqual([])
  await guest.reload()
  await guest.locator('.pairing').getByRole('link', { name: 'Play', exact: true }).click()
  await guest.locator('[data-region="ask"].mine').waitFor()
  await guest.getByRole('button', { name: 'Settings' }).click()
  await guest.getByRole('button', { name: 'Give up' }).click()
  await guest.getByRole('button', { name: 'Yes, I give up' }).click()
  await expect.poll(async () => {
    await host.reload()
    await host.locator('table').waitFor()
    return host.locator('tbody tr').first().innerText()
  }).toMatch(/1\s+Hera\s+1/)
  await shot(host, 'tournament-over-1440')
  await guest.setViewportSize({ width: 390, height: 844 })
  await guest.goto(host.url())
  await guest.locator('table').waitFor()
  expect(await guest.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(await serious(guest)).toEqual([])
  await shot(guest, 'tournament-over-390')
})

it('lets everybody bring a deck that nobody sees before it begins', async () => {
  const host = await signedIn('Lando')
  const guest = await signedIn('Vanessa')
  await host.goto(`${server.url}/tournaments`)
  await host.getByRole('button', { name: 'New tournament' }).click()
  await host.getByLabel('Name', { exact: true }).fill('Coronet City Cup')
  await host.getByLabel('The game').selectOption('destiny')
  await host.getByRole('radio', { name: /Knockout/ }).check()
  expect(await host.getByRole('switch', { name: /Everybody brings their own/ }).isChecked()).toBe(true)
  await host.getByRole('button', { name: 'Open the list' }).click()
  const region = (page: Page) => page.locator('[data-region="bring"]')
  /** Choose a ready deck, by its place among them. */
  async function choose(page: Page, place: number) {
    await region(page).getByRole('button', { name: /^(Choose|Another)$/ }).click()
    await page.locator('dialog li button.list').nth(place).click()
    await page.locator('dialog').waitFor({ state: 'detached' })
    await region(page).getByRole('button', { name: 'Another' }).waitFor()
  }
  await region(host).waitFor()
  expect(await host.getByRole('button', { name: 'Take part', exact: true }).isDisabled()).toBe(true)
  await choose(host, 0)
  await host.getByRole('button', { name: 'Take part', exact: true }).click()
  await host.getByRole('button', { name: 'Take part no more' }).waitFor()
  await guest.goto(host.url())
  await choose(guest, 1)
  await shot(guest, 'tournament-bring-1440')
  expect(await serious(guest)).toEqual([])
  const first = await region(guest).locator('.who').innerText()
  // what was brought first is judged late: it must not take the place of what is chosen meanwhile
  let answer = () => undefined as void
  const late = new Promise<void>((resolve) => (answer = resolve))
  await guest.route(/workshop\/destiny$/, async (route) => late.then(() => route.continue()), { times: 1 })
  const asked = guest.waitForRequest(/workshop\/destiny$/)
  await guest.getByRole('button', { name: 'Take part', exact: true }).click()
  await guest.getByRole('button', { name: 'Take part no more' }).waitFor()
  await asked
  await choose(guest, 2)
  const answered = guest.waitForResponse(/workshop\/destiny$/)
  answer()
  await (await answered).finished()
  await guest.waitForTimeout(300)
  const brought = await region(guest).locator('.who').innerText()
  expect(brought).not.toBe(first)
  await guest.getByRole('button', { name: 'Bring this instead' }).click()
  await guest.getByRole('button', { name: 'Bring this instead' }).waitFor({ state: 'detached' })
  expect(await region(guest).locator('.who').innerText()).toBe(brought)
  expect(await guest.getByRole('button', { name: 'What Lando brings' }).count()).toBe(0)
  await host.reload()
  await host.getByRole('button', { name: 'Begin' }).click()
  await host.getByRole('link', { name: 'Play', exact: true }).last().waitFor()
  await host.getByRole('button', { name: 'What Vanessa brings' }).click()
  await host.getByRole('dialog').getByText(brought, { exact: true }).waitFor()
  await shot(host, 'tournament-brought-1440')
  expect(await serious(host)).toEqual([])
  await host.setViewportSize({ width: 390, height: 844 })
  await shot(host, 'tournament-brought-390')
  expect(await host.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

it('asks the server once for each thing, whichever page is open', async () => {
  const page = await signedIn('Chirrut')
  const asked = new Map<string, number>()
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.set(`${request.method()} ${request.url()}`, (asked.get(`${request.method()} ${request.url()}`) ?? 0) + 1)
  })
  await page.goto(`${server.url}/tournaments`)
  await page.getByRole('button', { name: 'New tournament' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Jedha')
  await page.getByLabel('The game').selectOption('destiny')
  await page.getByRole('button', { name: 'Open the list' }).click()
  await page.locator('[data-region="bring"]').waitFor()
  const places = ['/', '/tournaments', page.url().slice(server.url.length), '/watch', '/mine', '/account', '/people/Chirrut', '/learn/outer-rim',
    '/new/destiny', '/new/x-wing', '/build/destiny']
  for (const place of places) {
    asked.clear()
    await page.goto(server.url + place)
    await loaded(page)
    expect([...asked].filter(([, times]) => times > 4), place).toEqual([])
  }
})
