import type { Browser } from 'playwright-core'
import { expect, it } from 'vitest'
import { hold, player, seatAt, settled } from './play'
import { served } from './served'

/** A page on which nothing happens does nothing: its thread rests, however long the question stays open. */

let browser: Browser
const server = served((opened) => (browser = opened))

/** What glows breathes three times; whatever moved has come to rest then. */
const REST = 12_000
const WATCHED = 20_000
const MOST = 0.02

it.each([
  ['outer-rim', [], 'or-ask-planning'],
  ['x-wing', [], 'xw-ask-dial'],
  ['x-wing', ['focus', 'attack', '0:straight:2', '0:straight'], 'xw-ask-modify-attack'],
  ['destiny', ['activate'], 'ds-ask-action'],
] as const)('%s at rest keeps its thread free (%s %s)', async (game, wishes, until) => {
  const seat = await seatAt(browser, server, { game, seed: 4 }, { wishes: [...wishes], until })
  const page = await player(browser, { viewport: { width: 1440, height: 900 } })
  await hold(page, server.url, seat)
  await settled(page)
  await page.waitForTimeout(REST)
  const tool = await page.context().newCDPSession(page)
  // time of the page's own thread: what else the machine does stays out
  await tool.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busy = async () => (await tool.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')!.value
  const before = await busy()
  await page.waitForTimeout(WATCHED)
  const share = ((await busy()) - before) / (WATCHED / 1000)
  console.log(`${game} ${until}: ${(share * 100).toFixed(2)} % of the thread`)
  expect(share).toBeLessThan(MOST)
  await page.context().close()
})
