import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { launch } from './browser'
import { Server } from './server'

/** A server and a browser for a file of tests: they are there before the first and gone after the last. */
export function served(ready: (browser: Browser) => unknown): Server {
  const server = new Server()
  let browser: Browser | undefined
  beforeAll(async () => {
    await server.start()
    browser = await launch()
    await ready(browser)
  })
  // whatever ended it: a repetition needs one
  beforeEach(async () => {
    if (!server.isRunning) await server.start()
  })
  afterAll(async () => {
    await browser?.close()
    await server.close()
  })
  return server
}
