import type { Browser } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hold, playOn } from './play'
import { served } from './served'

/** How much travels for a move, and how much work it makes for the page (printed, not asserted: a frame is 16.7 ms). */

let browser: Browser
const server = served((opened) => (browser = opened))

const part = (sorted: number[], share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

describe.each(['outer-rim', 'x-wing', 'destiny'])('%s', (game) => {
  it('sends small messages and repaints quickly', async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const player = await context.newPage()
    // a second tab on the same seat is measured: it draws all the first one draws, and nobody clicks in it
    const page = await context.newPage()
    const sizes: number[] = []
    page.on('websocket', (socket) => {
      socket.on('framereceived', (frame) => {
        for (const message of JSON.parse(String(frame.payload)) as { type: string }[]) {
          if (message.type === 'view' || message.type === 'delta') sizes.push(JSON.stringify(message).length)
        }
      })
    })
    const tool = await page.context().newCDPSession(page)
    // the browser's own counters, in time of the page's thread: what else the machine does stays out
    await tool.send('Performance.enable', { timeDomain: 'threadTicks' })
    const spent = async () => {
      const { metrics } = await tool.send('Performance.getMetrics')
      const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
      return { script: of('ScriptDuration') * 1000, drawing: (of('LayoutDuration') + of('RecalcStyleDuration')) * 1000 }
    }
    // a random match can be over soon, so go on at further tables until there is enough to measure
    const total = { script: 0, drawing: 0, moves: 0 }
    for (let table = 0; table < 6 && total.moves <= 10; table++) {
      const seated = await server.create({ game, seats: [{ kind: 'human' }, { kind: 'bot', bot: 'random' }], seed: 8 + table })
      await hold(player, server.url, seated)
      await playOn(player, { most: 4 })
      await page.goto(`${server.url}/t/${seated.table}`)
      await page.locator('[data-region="board"]').first().waitFor()
      await page.waitForTimeout(1000)
      const before = { ...(await spent()), messages: sizes.length }
      await playOn(player, { most: 40 })
      await page.waitForTimeout(500)
      const after = { ...(await spent()), messages: sizes.length }
      total.script += after.script - before.script
      total.drawing += after.drawing - before.drawing
      total.moves += after.messages - before.messages
    }
    const { moves } = total
    const script = total.script / moves
    const drawing = total.drawing / moves
    sizes.sort((a, b) => a - b)
    console.log(`${game}: ${part(sizes, 0.5)} B a message (median), ${sizes.at(-1)} B the first; ${script.toFixed(1)} ms script and ${drawing.toFixed(1)} ms style and layout a move, over ${moves} moves`)
    expect(part(sizes, 0.5)).toBeLessThan(8 * 1024)
    expect(moves).toBeGreaterThan(10)
    await context.close()
  })
})
