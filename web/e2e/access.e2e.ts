import type { Browser } from 'playwright-core'
import { expect, it } from 'vitest'
import { found, LOOKS, pageAt } from './access'
import { served } from './served'

/** States that no other test looks at, each in another look; `make browser-long` looks at all of them in every one. */

let browser: Browser
const server = served((opened) => (browser = opened))

const FEW = ['/build/x-wing?list=rebel~lukeskywalker.r2d2', '/tournaments', '/cards/outer-rim', '/learn/destiny/puzzles/01', '/learn/outer-rim/lessons/1-fly', '/leaders/x-wing']

it('has nothing that axe minds where nobody else looks', async () => {
  const minded: string[] = []
  for (const [index, address] of FEW.entries()) minded.push(...(await found(browser, server, pageAt(address), LOOKS[index % LOOKS.length]!)))
  expect(minded).toEqual([])
})
