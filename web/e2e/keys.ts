import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** A whole match without a mouse: only keys are pressed, and the focus is watched after each. */

interface Offer {
  what: 'over' | 'wait' | 'scene' | 'enter' | 'turn' | 'leave' | 'toggle' | 'digit' | 'glow'
  /** The key that chooses it, or how many glowing things there are. */
  number: number
}

/** What the page offers now; `turn` varies the choice, `lazy` ends things as soon as it can. */
function offered(page: Page, turn: number, lazy: boolean): Promise<Offer> {
  return page.evaluate(({ turn, lazy }): Offer => {
    const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.getClientRects().length > 0)
    const pick = (count: number) => Math.floor((((turn + 1) * 0.6180339887) % 1) * count)
    if (find('a[href^="/report/"]').length > 0 && find('[data-region="ask"].mine').length === 0) return { what: 'over', number: 0 }
    if (find('[data-go-on]').length > 0) return { what: 'scene', number: 0 }
    if (find('[data-region="ask"].mine:not([aria-busy="true"])').length === 0) return { what: 'wait', number: 0 }
    if (find('[data-take]:not(:disabled), [data-pick]:not(:disabled), [data-place]:not(:disabled), [data-dial]:not(:disabled)').length > 0) return { what: 'enter', number: 0 }
    if (find('[data-dial]:disabled:has(small)').length > 0) return { what: 'turn', number: 0 }
    const keyed = find('[data-region="ask"] [data-key]:not(:disabled)').filter((each) => Number(each.dataset.key) < 10)
    const glowing = find('[data-at][data-glow="available"], [data-at][data-glow="hovered"]')
    const chosen = find('[data-region="ask"] [aria-pressed="true"][data-option], [data-glow="selected"]')
    if (find('[data-confirm]:not(:disabled)').length > 0 && (chosen.length > 0 || lazy || turn % 5 === 0 || keyed.length + glowing.length === 0)) return { what: 'toggle', number: 0 }
    const last = keyed.find((each) => each.dataset.key === '0')
    if (lazy && last) return { what: 'digit', number: 0 }
    const at = pick(keyed.length + glowing.length)
    if (at < keyed.length) return { what: 'digit', number: Number(keyed[at]!.dataset.key) }
    if (glowing.length > 0) return { what: 'glow', number: 1 + ((at - keyed.length) % 4) }
    return { what: find('[data-leave]:not(:disabled)').length > 0 ? 'leave' : 'wait', number: 0 }
  }, { turn, lazy })
}

/** What is wrong with the focus: it is nowhere, or nobody can see it. */
function astray(page: Page): Promise<string> {
  return page.evaluate(() => {
    if (document.querySelector('[data-region="ask"].mine:not([aria-busy="true"])') === null) return ''
    const focused = document.activeElement
    if (focused === null || focused === document.body) return 'lost'
    const style = getComputedStyle(focused)
    // a thing of the board wears its ring, drawn thicker, with what it costs
    const glows = /^(hovered|selected)$/.test(focused.getAttribute('data-glow') ?? '')
    // a ship wears it on its base
    const base = focused.matches('.ship') ? focused.querySelector('rect') : null
    const based = base !== null && getComputedStyle(base).stroke !== 'none'
    // a space or a patrol of the map on its outline
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'var(--focus-ring)'
    const ring = getComputedStyle(probe).color
    probe.remove()
    const lined = [...focused.querySelectorAll(':scope > circle, :scope > path')].some((shape) => getComputedStyle(shape).stroke === ring)
    const ringed = glows || based || lined || (style.outlineStyle !== 'none' && style.outlineWidth !== '0px') || style.boxShadow !== 'none'
    return ringed || !focused.matches(':focus-visible') ? '' : `unseen: ${focused.outerHTML.slice(0, 200)}`
  })
}

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let left = 80; left > 0; left -= 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector)) return
  }
  throw new Error(`the Tab key does not come to ${selector}`)
}

async function press(page: Page, offer: Offer): Promise<void> {
  switch (offer.what) {
    case 'scene':
      return page.keyboard.press('Space')
    case 'enter':
      return page.keyboard.press('Enter')
    case 'turn':
      if (!(await page.evaluate(() => document.activeElement?.matches('.dial') ?? false))) await tabTo(page, '.dial')
      return page.keyboard.press('ArrowRight')
    case 'leave':
      await tabTo(page, '[data-leave]')
      return page.keyboard.press('Enter')
    case 'toggle':
      // away from what was chosen, to the question: there Enter confirms
      for (let left = 8; left > 0 && !(await page.evaluate(() => document.activeElement?.matches('[data-region="ask"] h2') ?? false)); left -= 1) await page.keyboard.press('F6')
      return page.keyboard.press('Enter')
    case 'digit':
      return page.keyboard.press(`Digit${offer.number}`)
    case 'glow':
      for (let left = offer.number; left > 0; left -= 1) await page.keyboard.press('KeyG')
      return page.keyboard.press('Enter')
  }
}

/** Play until the match is over; after `busy` answers everything that can be ended is. Returns how often a key was chosen. */
export async function playByKeys(page: Page, busy: number): Promise<number> {
  let presses = 0
  for (let idle = 0; idle < 1800; ) {
    const offer = await offered(page, presses, presses > busy)
    if (offer.what === 'over') return presses
    if (offer.what === 'wait') {
      idle += 1
      await page.waitForTimeout(50)
      continue
    }
    idle = 0
    await expect.poll(() => astray(page), { message: `before answer ${presses}` }).toBe('')
    await press(page, offer)
    presses += 1
    if (presses > 3000) break
  }
  throw new Error(`nothing to press after ${presses}: ${await page.locator('[data-region="ask"]').innerText()}`)
}
