import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { launch } from './browser'
import { Server } from './server'

interface Wishes {
  /** Each test, and each repetition of one, finds an empty server: names of accounts and tournaments are taken only once. */
  afresh?: boolean
  /** What its server goes by, as variables of its environment. */
  settings?: Record<string, string>
}

/** A server and a browser for a file of tests: they are there before the first and gone after the last. */
export function served(ready: (browser: Browser) => unknown, { afresh = false, settings = {} }: Wishes = {}): Server {
  const server = new Server(settings)
  let browser: Browser | undefined
  beforeAll(async () => {
    await server.start()
    browser = await launch()
    await ready(browser)
  })
  beforeEach(async ({ task }) => {
    const death = server.death
    if (!server.isRunning) await server.start()
    // a repetition needs a server, whatever ended the last one; that one ended by itself is never passed over
    if (death && !task.result?.retryCount) throw new Error(death)
  })
  if (afresh) afterEach(async () => server.forget())
  afterAll(async () => {
    await browser?.close()
    await server.close()
  })
  return server
}
