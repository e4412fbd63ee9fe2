import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { serious } from './axe'
import { player, shot } from './play'
import { served } from './served'

/** An account that is opened without a password, with the browser's own virtual authenticator. */

let page: Page
const server = served(
  async (opened) => (page = await player(opened, { viewport: { width: 1440, height: 900 } })),
  { afresh: true },
)

async function givePasskeys(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true,
      isUserVerified: true, automaticPresenceSimulation: true,
    },
  })
}

describe('a passkey', () => {
  it('is added, named, opens the account without its name, and can be the only way in', async () => {
    const home = `http://localhost:${server.port}/account`
    await page.goto(home)
    await givePasskeys(page)
    await page.getByRole('button', { name: 'Make an account' }).first().click()
    await page.getByLabel('Name of the account').fill('Zeb of Lasan')
    await page.getByLabel('Password', { exact: true }).fill('correct horse')
    await page.locator('form.ticks button.primary').click()

    const passkeys = page.locator('[data-part="passkeys"]')
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
    await passkeys.getByLabel('Name of the passkey').fill('Bo-rifle')
    await passkeys.getByLabel('Password').fill('correct horse')
    await passkeys.locator('form').getByRole('button', { name: 'Add a passkey' }).click()
    await passkeys.getByText('Bo-rifle').waitFor()
    await passkeys.getByRole('button', { name: 'Rename' }).click()
    await passkeys.getByLabel('Name of the passkey').fill('Phone')
    await passkeys.getByRole('button', { name: 'Keep the name' }).click()
    await passkeys.getByText('Phone', { exact: true }).waitFor()

    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor()
    await shot(page, 'account-passkey-enter')
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.getByRole('heading', { name: 'Zeb of Lasan' }).waitFor()
    await passkeys.getByText(/last used/).waitFor()
    await passkeys.getByRole('button', { name: 'Do without a password' }).click()
    await passkeys.getByRole('button', { name: 'Confirm with a passkey' }).click()
    await passkeys.getByText('Your account has no password').waitFor()
    await expect.poll(() => serious(page)).toEqual([])
    await shot(page, 'account-passkeys')

    await passkeys.getByRole('button', { name: 'Remove' }).click()
    await passkeys.getByText('This is the only way into your account.').waitFor()
    await page.getByRole('button', { name: 'Recovery codes' }).click()
    await page.locator('form').getByRole('button', { name: 'Recovery codes' }).click()
    await page.getByText('Write these down').waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    await shot(page, 'account-passkeys-phone')
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
})
