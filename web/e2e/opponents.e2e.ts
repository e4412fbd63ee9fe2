import type { Browser, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { serious } from './axe'
import { player, shot } from './play'
import { served } from './served'

/** People who find each other: searches, ratings, friends, kept seats, sealed dice. */

let browser: Browser
const server = served((opened) => (browser = opened), { afresh: true })

/** A browser in which somebody has an account. */
async function somebody(name: string, width = 1440): Promise<Page> {
  const page = await player(browser, { viewport: { width, height: 900 } })
  await page.goto(server.url)
  const session = await page.evaluate(async (name) => {
    const answer = await fetch('/api/accounts', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, password: 'correct horse' }),
    })
    return (await answer.json()) as { name: string; token: string }
  }, name)
  await page.evaluate((session) => {
    const stored = JSON.parse(localStorage.getItem('cantina') ?? '{}') as object
    localStorage.setItem('cantina', JSON.stringify({ ...stored, session, name: session.name }))
  }, session)
  await page.goto(server.url)
  return page
}

describe('two people', () => {
  it('find each other, play for ratings with sealed dice, and become friends', async () => {
    const ada = await somebody('Ada')
    const bo = await somebody('Bo', 390)

    await ada.getByRole('button', { name: 'I look for somebody' }).click()
    const form = ada.locator('[data-seeks] form')
    await form.getByLabel('The game').selectOption('smugglers-dice')
    await form.getByRole('switch').check()
    await shot(ada, 'seek-form')
    await form.getByRole('button', { name: 'Look for an opponent' }).click()
    await ada.getByText('Looking for an opponent.').waitFor()

    const row = bo.locator('[data-seeks] li').filter({ hasText: 'Ada' })
    await row.getByText('1500').waitFor()
    await shot(bo, 'seek-list-phone')
    await row.getByRole('button', { name: 'Play' }).click()
    for (const page of [ada, bo]) await page.waitForURL(/\/t\/\w+/)
    expect(new URL(ada.url()).pathname).toBe(new URL(bo.url()).pathname)

    await bo.getByRole('button', { name: 'Settings' }).click()
    await bo.locator('[data-seal="sealed"]').waitFor()
    await shot(bo, 'table-facts-phone')
    await bo.getByRole('button', { name: 'Give up' }).click()
    await bo.getByRole('button', { name: 'Yes, I give up' }).click()
    for (const page of [ada, bo]) await page.locator('[data-end] [data-seal="verified"]').waitFor()
    await ada.getByText('Ada: 1500 →').waitFor()
    await shot(ada, 'end-verified')

    await bo.goto(`${server.url}/people/Ada`)
    await bo.getByRole('heading', { name: 'Ada' }).waitFor()
    await shot(bo, 'person-phone')
    await bo.getByRole('button', { name: 'Ask to be friends' }).click()
    await bo.getByText('You have asked to be friends.').waitFor()
    await ada.goto(server.url)
    await ada.locator('[data-friends]').getByRole('button', { name: 'Agree' }).click()
    await ada.locator('[data-friends]').getByText('here now').waitFor()
    await shot(ada, 'home-friends')

    // private messages are off until both have said that they want them
    expect(await ada.getByRole('button', { name: /^Write to Bo/ }).count()).toBe(0)
    for (const page of [ada, bo]) {
      await page.goto(`${server.url}/account`)
      await page.getByRole('switch', { name: /Friends may write to me/ }).check()
      await expect.poll(() => page.getByRole('switch', { name: /Friends may write to me/ }).isChecked()).toBe(true)
      await page.goto(server.url)
    }
    await ada.getByRole('button', { name: 'Write to Bo' }).click()
    await ada.getByRole('textbox', { name: 'Write a message' }).fill('Another match tonight?')
    await ada.getByRole('button', { name: 'Send' }).click()
    await ada.getByRole('dialog').getByText('Another match tonight?').waitFor()
    await shot(ada, 'private-lines')
    expect(await serious(ada)).toEqual([])
    await bo.reload()
    await bo.getByRole('button', { name: /^Write to Ada – one new message/ }).click()
    await bo.getByRole('dialog').getByText('Another match tonight?').waitFor()
    await shot(bo, 'private-lines-phone')

    await ada.goto(`${server.url}/new/smugglers-dice`)
    await ada.getByRole('button', { name: 'Open the table' }).click()
    await ada.getByRole('button', { name: /Invite.*Bo/ }).click()
    await ada.getByText('Kept for Bo').waitFor()
    await shot(ada, 'lobby-kept')
    await bo.goto(server.url)
    await bo.locator('[data-friends]').getByRole('button', { name: 'Sit down' }).click()
    await ada.getByText('Everybody is here.').waitFor()

    await ada.goto(`${server.url}/leaders/smugglers-dice`)
    await expect.poll(() => ada.locator('tbody tr .name').allInnerTexts()).toEqual(['Ada', 'Bo'])
    await shot(ada, 'leaders')
    for (const path of ['/', '/leaders/smugglers-dice', '/people/Bo']) {
      await ada.goto(server.url + path)
      await ada.locator('h1').waitFor()
      expect(await serious(ada)).toEqual([])
    }
  })

  it('are kept apart when one blocks the other', async () => {
    const cy = await somebody('Cy')
    const di = await somebody('Di')
    await cy.goto(`${server.url}/people/Di`)
    await cy.getByRole('button', { name: 'Block' }).click()
    await cy.getByText('You have blocked this person.').waitFor()
    await cy.goto(`${server.url}/new/smugglers-dice`)
    await cy.getByRole('button', { name: 'Open the table' }).click()
    const link = await cy.getByLabel('Invite').inputValue()
    await di.goto(link)
    await di.getByRole('button', { name: 'Sit down' }).click()
    await di.getByText('This table is not open to you.').waitFor()
  })
})
