import { chromium, type Browser } from 'playwright-core'

/** How long anything may take on a small machine that does other things too. */
export const PATIENCE = 90_000

/** Start the system's own Chromium; nothing is downloaded, nothing phones home, nothing is left behind. */
export async function launch(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    timeout: PATIENCE,
    args: [
      '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
      '--disable-component-update', '--disable-sync', '--disable-dev-shm-usage',
    ],
  })
  const make = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    // a service worker would answer what tests answer themselves; who tries it out allows it
    const context = await make({ serviceWorkers: 'block', ...options })
    context.setDefaultTimeout(PATIENCE)
    return context
  }
  return browser
}
