import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { PATIENCE } from './browser'
import type { Seat, Server } from './server'

/** How long a mouse or a finger tries to reach what it aims at, in milliseconds. */
const REACH = 15_000
const SHOTS = resolve(import.meta.dirname, '../screenshots')

/** Take a picture to be looked at; `make browser` takes none unless `SHOTS=all`, because nobody looks and each takes a while. */
export async function shot(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS === 'none') return
  mkdirSync(SHOTS, { recursive: true })
  await page.screenshot({ path: join(SHOTS, `${name}.png`) })
}

/** A browser of its own for somebody who wants to see what others do at once, and nothing move. */
export async function player(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  await context.addInitScript(() => {
    const stored = JSON.parse(localStorage.getItem('cantina') ?? '{}') as object
    localStorage.setItem('cantina', JSON.stringify({ pace: 'instant', ...stored }))
  })
  return context.newPage()
}

/** Hold a seat in this browser, as if the page had taken it itself; what others do is shown at once unless told. */
export async function hold(
  page: Page,
  url: string,
  seated: { table: string; seat: number | null; token: string },
  pace: 'calm' | 'instant' = 'instant',
): Promise<void> {
  await page.goto(url)
  await page.evaluate(({ held, pace }) => {
    const stored = JSON.parse(localStorage.getItem('cantina') ?? '{}') as { seats?: Record<string, unknown> }
    localStorage.setItem('cantina', JSON.stringify({ ...stored, pace, seats: { ...stored.seats, [held.table]: held } }))
  }, { held: seated, pace })
  await page.goto(`${url}/t/${seated.table}`)
}

/** How an answer is given: by an event sent to the element itself, or as a person does, by mouse or finger at its middle. */
type By = 'event' | 'mouse' | 'finger'

/** Mark what to answer with next (`data-aim`) and say what it is. */
async function choose(page: Page, turn: number): Promise<string | null> {
  return page.evaluate((turn) => {
    const visible = (element: Element) => element.getClientRects().length > 0
    const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(visible)
    const aim = (element: HTMLElement, what: string) => {
      for (const aimed of document.querySelectorAll('[data-aim]')) aimed.removeAttribute('data-aim')
      element.setAttribute('data-aim', '')
      return what
    }
    // a scene is read first
    const scene = find('[data-go-on]')
    if (scene.length > 0) return aim(scene[0]!, 'go on')
    // only whoever is asked answers: other seats may show the same board, and answers may be on their way
    if (find('[data-region="ask"].mine:not([aria-busy="true"])').length === 0) return null
    // spread evenly over what is offered, and never in step with questions that come round again
    const GOLDEN = 0.6180339887
    const pick = (list: HTMLElement[]) => list[Math.floor((((turn + 1) * GOLDEN) % 1) * list.length)]!
    // what was chosen on the board is taken
    const take = find('[data-take]:not(:disabled)')
    if (take.length > 0) return aim(take[0]!, 'take')
    const direct = find('[data-pick]:not(:disabled), [data-place]:not(:disabled), [data-dial]:not(:disabled)')
    if (direct.length > 0) return aim(pick(direct), 'special')
    // the dial is turned on only past a maneuver that may not be set, never while others answer
    if (find('[data-dial]:disabled:has(small)').length > 0) return aim(find('[data-region="ask"] .dial + .row button')[1]!, 'turn the dial')
    const options = find('[data-region="ask"] [data-option]:not(:disabled)')
    const glowing = find('[data-glow="available"]')
    const confirm = find('[data-confirm]:not(:disabled)')
    // what was chosen is confirmed; nothing at all only now and then, or a game could go on for ever
    const chosen = find('[data-region="ask"] [aria-pressed="true"][data-option], [data-glow="selected"]')
    if (confirm.length > 0 && (chosen.length > 0 || turn % 5 === 0)) return aim(confirm[0]!, 'confirm')
    const all = [...options, ...glowing]
    if (all.length > 0) return aim(pick(all), 'option')
    if (confirm.length > 0) return aim(confirm[0]!, 'confirm')
    // two captains with nothing to trade part again
    const leave = find('[data-leave]:not(:disabled)')
    return leave.length > 0 ? aim(leave[0]!, 'leave') : null
  }, turn)
}

/**
 * Answer whatever is asked by what the page offers: board, dial, placement, button.
 * `turn` varies the choice, so that a game is not played by one habit. Returns what was taken.
 */
export async function answer(page: Page, turn: number, by: By = 'event'): Promise<string | null> {
  const what = await choose(page, turn)
  if (what === null) return null
  const aimed = page.locator('[data-aim]')
  if (by === 'event') {
    await page.evaluate(() => document.querySelector('[data-aim]')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))
    return what
  }
  try {
    await (by === 'mouse' ? aimed.click({ timeout: REACH }) : aimed.tap({ timeout: REACH }))
    return what
  } catch (problem) {
    // another question may have come meanwhile: what was aimed at is gone, and nothing was done
    if ((await aimed.count()) === 0) return null
    await shot(page, `stuck-${by}`)
    throw new Error(`${what} cannot be reached by ${by}: ${await aimed.evaluate((element) => element.outerHTML.slice(0, 300))}`, { cause: problem })
  }
}

/** Wait until the seat is asked and may answer, or the game is over, and the panel has stopped changing. */
export async function settled(page: Page): Promise<void> {
  await page.locator('[data-region="ask"].mine:not([aria-busy="true"]), a[href^="/report/"]').first().waitFor()
  const read = () => page.locator('[data-region="ask"]').innerText()
  let before = ''
  for (let now = await read(); now !== before; now = await read()) {
    before = now
    await page.waitForTimeout(1000)
  }
}

/** The page has fetched what it needs and shows its heading. */
export async function loaded(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  // what fades in has arrived
  await page.waitForTimeout(400)
}

/** Wait until anything on the page changes, a second at most: looking all the time would slow down what is waited for. */
async function stirred(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const end = () => {
          watch.disconnect()
          clearTimeout(last)
          done()
        }
        const watch = new MutationObserver(end)
        watch.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true })
        const last = setTimeout(end, 1000)
      }),
  )
}

/** Play on until the game is over or somebody says stop; returns how many answers were given. */
export async function playOn(
  page: Page,
  options: { most?: number; by?: By; until?: () => Promise<boolean>; each?: (answers: number) => Promise<void> } = {},
): Promise<number> {
  const most = options.most ?? 4000
  let answers = 0
  let last = Date.now()
  while (answers < most) {
    if ((await page.locator('a[href^="/report/"]').count()) > 0) return answers
    if (options.until && (await options.until())) return answers
    const clicked = await answer(page, answers, options.by)
    if (clicked === null) {
      if (Date.now() - last > 2 * PATIENCE) throw new Error(`nothing to click for minutes: ${await page.locator('[data-region="ask"]').innerText()}`)
      await Promise.all([stirred(page), page.waitForTimeout(50)])
      continue
    }
    last = Date.now()
    answers += 1
    await options.each?.(answers)
    await page.waitForTimeout(15)
  }
  return answers
}

/** How many questions are answered at one table on the way to a position before another seed is tried. */
const WAY = 250

/**
 * Bring a table to a position without drawing it: each seat answers over a line of its own, with the
 * first wish that fits an option (a key or its beginning), else with the first option. It ends when a
 * seat is asked something whose prompt or option is `until`, or has so many `times` options that begin
 * with it; returns that seat, or nothing where this match did not come there.
 */
async function walk(page: Page, url: string, seats: Seat[], wishes: string[], until: string, times: number): Promise<number | null> {
  await page.goto(url)
  return page.evaluate(
    ({ url, seats, wishes, until, times, most }) =>
      new Promise<number | null>((done, fail) => {
        const sockets: WebSocket[] = []
        let given = 0
        const end = (seat: number | null) => {
          for (const each of sockets) each.close()
          done(seat)
        }
        for (const held of seats) {
          const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/tables/${held.table}`)
          sockets.push(socket)
          let last = -1
          socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', token: held.token, since: 0, lang: 'en' }))
          socket.onmessage = (event: MessageEvent<string>) => {
            for (const message of JSON.parse(event.data) as { type: string; asks?: { seat: number; number: number; prompt: { id: string }; options?: { key: string }[] }[] }[]) {
              if (message.type === 'refused') return fail(new Error(JSON.stringify(message)))
              if (message.type === 'result') return end(null)
              const ask = message.asks?.find((each) => each.seat === held.seat)
              if (!ask || ask.number === last) continue
              last = ask.number
              const keys = (ask.options ?? []).map((option) => option.key)
              if (ask.prompt.id === until || keys.includes(until) || (times > 0 && keys.filter((key) => key.startsWith(until)).length >= times)) return end(held.seat)
              given += 1
              if (given > most) return end(null)
              const wished = wishes.map((wish) => keys.find((key) => key.startsWith(wish))).find((key) => key !== undefined)
              socket.send(JSON.stringify({ type: 'answer', ask: ask.number, key: wished ?? keys[0] ?? 'none' }))
            }
          }
        }
      }),
    { url, seats, wishes, until, times, most: WAY },
  )
}

/**
 * Open tables with one seed after another, the first being `seed`, until one comes to the position
 * that is wanted: rules may change what a seed brings, not what the test is about.
 */
export async function bringTo(
  browser: Browser,
  url: string,
  open: (seed: number) => Promise<Seat[]>,
  way: { seed: number; wishes?: string[]; until: string; times?: number },
): Promise<{ seats: Seat[]; asked: number }> {
  const tool = await browser.newPage()
  for (let seed = way.seed; seed < way.seed + 40; seed += 1) {
    const seats = await open(seed)
    const asked = await walk(tool, url, seats, way.wishes ?? [], way.until, way.times ?? 0)
    if (asked === null) continue
    await tool.close()
    return { seats, asked }
  }
  throw new Error(`no seed from ${way.seed} on comes to ${way.until}`)
}

/** A seat at a table against a bot that was brought to a question without drawing it. */
export async function seatAt(
  browser: Browser,
  server: Server,
  table: Record<string, unknown> & { seed: number },
  way: { wishes?: string[]; until: string; times?: number },
): Promise<Seat> {
  const against = { seats: [{ kind: 'human' }, { kind: 'bot', bot: 'greedy' }], ...table }
  const open = async (seed: number) => [(await server.create({ ...against, seed })) as Seat]
  const { seats } = await bringTo(browser, server.url, open, { seed: table.seed, ...way })
  return seats[0]!
}
