import type { Browser, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { serious } from './axe'
import { player, shot } from './play'
import { served } from './served'

/** Playing over days: setting such a table, one's matches by whose turn it is, vacation, mailed links. */

let browser: Browser
let page: Page
const server = served(
  async (opened) => {
    browser = opened
    page = await player(browser, { viewport: { width: 1440, height: 900 } })
  },
  { afresh: true },
)

describe('a match over days', () => {
  it('is set, waits under its time left, and rests on vacation', async () => {
    await page.goto(`${server.url}/account`)
    await page.getByRole('button', { name: 'Make an account' }).first().click()
    await page.getByLabel('Name of the account').fill('Mira of Lothal')
    await page.getByLabel('Password', { exact: true }).fill('correct horse')
    await page.locator('form.ticks button.primary').click()
    await page.getByText('Your account').waitFor()

    await page.goto(`${server.url}/new/smugglers-dice`)
    await page.getByLabel('Time for a move').selectOption({ label: '3 days for a move' })
    await page.getByLabel('When the time is over').selectOption({ label: 'the player is out' })
    await page.getByRole('button', { name: 'Open the table' }).click()
    await page.getByRole('button', { name: 'Deal and begin' }).click()
    await page.locator('[data-region="ask"].mine').waitFor()
    await expect.poll(() => page.locator('[role="timer"]').first().innerText()).toMatch(/^(3 days|2 days 23 h)$/)

    await page.goto(`${server.url}/mine`)
    await page.getByRole('heading', { name: 'Your move' }).waitFor()
    await expect.poll(() => page.locator('.time').first().innerText()).toMatch(/^(3 days|2 days 23 h)/)
    await expect.poll(() => page.title()).toBe('(1) My games')
    await expect.poll(() => serious(page)).toEqual([])
    await shot(page, 'mine-days')

    await page.goto(`${server.url}/account`)
    await page.getByLabel('Days of vacation').fill('10')
    await page.getByRole('button', { name: 'Go on vacation' }).click()
    await page.getByText(/On vacation until/).waitFor()
    await expect.poll(() => serious(page)).toEqual([])
    await shot(page, 'account-vacation')
    await page.goto(`${server.url}/mine`)
    await page.getByText(/is on vacation until/).waitFor()
    await page.goto(`${server.url}/account`)
    await page.getByRole('button', { name: 'I am back' }).click()
    await page.getByText('30 of 30 days').or(page.getByText('29 of 30 days')).waitFor()
  })
})

describe('a mailed link', () => {
  it('does nothing before a click, then says what came of it', async () => {
    await page.goto(`${server.url}/letter/confirm/not-a-token`)
    await page.getByRole('button', { name: 'This is my address' }).click()
    await page.getByText('This link is too old or was used already.').waitFor()
    await page.route('**/api/letter/off/**', (route) => route.fulfill({ status: 204 }))
    await page.goto(`${server.url}/letter/off/abc`)
    await page.getByRole('button', { name: 'End the mails' }).click()
    await page.getByText('Done. Your account can turn them on again.').waitFor()
    await page.goto(`${server.url}/letter/password/abc`)
    await page.getByLabel('New password').fill('a better horse')
    await page.getByRole('button', { name: 'Set the new password' }).click()
    await page.getByText('This link is too old or was used already.').waitFor()
  })
})

describe('a push message', () => {
  it('shows a notice, and a click on it opens the table', async () => {
    const seated = await server.create({ game: 'smugglers-dice', seats: [{ kind: 'human' }, { kind: 'bot', bot: 'random' }] })
    const context = await browser.newContext({ serviceWorkers: 'allow' })
    await context.grantPermissions(['notifications'], { origin: server.url })
    const told = await context.newPage()
    const devtools = await context.newCDPSession(told)
    let registrationId = ''
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => (registrationId ||= registrations[0]?.registrationId ?? ''))
    await devtools.send('ServiceWorker.enable')
    await told.goto(server.url)
    await told.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await expect.poll(() => registrationId).not.toBe('')
    await expect.poll(() => context.serviceWorkers().length).toBe(1)
    const data = JSON.stringify({ title: 'Your turn', body: 'Bo has rolled.', tag: seated.table, url: `/t/${seated.table}` })
    await devtools.send('ServiceWorker.deliverPushMessage', { origin: server.url, registrationId, data })
    const notices = () =>
      told.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map((one) => [one.title, one.body]))
    await expect.poll(notices).toEqual([['Your turn', 'Bo has rolled.']])

    // nobody can click on a notice of the system here, and a browser opens windows for a real click only
    const opened = await context.serviceWorkers()[0]!.evaluate(async () => {
      const worker = self as unknown as { registration: ServiceWorkerRegistration; clients: { openWindow: (url: string) => Promise<null> } }
      const [notification] = await worker.registration.getNotifications()
      return new Promise<string>((done) => {
        worker.clients.openWindow = (url) => (done(url), Promise.resolve(null))
        const Click = (self as unknown as { NotificationEvent: new (kind: string, about: object) => Event }).NotificationEvent
        self.dispatchEvent(new Click('notificationclick', { notification }))
      })
    })
    expect(opened).toBe(`${server.url}/t/${seated.table}`)
    await expect.poll(notices).toEqual([])
    await told.goto(opened)
    await told.getByText('you are watching', { exact: true }).waitFor()
    await context.close()
  })
})
