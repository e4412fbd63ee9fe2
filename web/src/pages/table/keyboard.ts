import { sound, tokens } from '../../lib/finding'
import { nearest, type Direction } from '../../lib/keys'
import { prefs } from '../../lib/prefs.svelte'
import type { Table } from '../../lib/table.svelte'
import { mentioned, pointedAt, shownBy } from './reading'

interface Deeds {
  settings: () => void
  log: () => void
  talk: () => void
  describe: () => void
  why: () => void
  advise: () => void
}

function things(root: HTMLElement | null, glowing: boolean): (HTMLElement | SVGElement)[] {
  const found = root?.querySelectorAll<HTMLElement | SVGElement>(glowing ? '[data-at][data-glow]' : '[data-at]') ?? []
  return [...found].filter((element) => element.getClientRects().length > 0)
}

function centre(element: Element): { x: number; y: number; element: Element } {
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, element }
}

/** Open the card that is meant; some things tell more than their card. */
function read(table: Table): void {
  if (table.inspected !== null || table.reading !== null) {
    table.inspected = table.reading = null
    return
  }
  const thing = pointedAt()
  const at = thing?.dataset.at ?? null
  if (table.peeked && !(at && table.frame.opens?.(at))) table.reading = table.peeked
  else if (at && table.frame.opens?.(at)) table.inspected = at
  else table.reading = (thing && shownBy(table, thing)) ?? mentioned(table)
}

/** Go to the next or previous glowing thing. */
function step(root: HTMLElement | null, by: 1 | -1): boolean {
  // what ends the round is the last stop, not the first
  const glowing = things(root, true).sort((one, two) => Number(one.dataset.verb === 'claim') - Number(two.dataset.verb === 'claim'))
  if (glowing.length === 0) return false
  const here = glowing.indexOf(document.activeElement as HTMLElement)
  glowing[(here + by + glowing.length) % glowing.length]!.focus()
  return true
}

function move(root: HTMLElement | null, direction: Direction): boolean {
  const here = (document.activeElement as Element | null)?.closest?.('[data-at]')
  if (!here || !root?.contains(here)) return false
  const glowing = things(root, true)
  const pool = (glowing.length > 0 ? glowing : things(root, false)).filter((element) => element !== here).map(centre)
  const next = nearest(centre(here), pool, direction)
  ;(next?.element as HTMLElement | undefined)?.focus()
  return next !== null
}

function nextRegion(): boolean {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')].filter((each) => each.getClientRects().length > 0)
  const here = regions.findIndex((region) => region.contains(document.activeElement))
  const region = regions[(here + 1) % regions.length]
  const stop = region?.querySelector<HTMLElement>('[tabindex="0"], button:not(:disabled), h2[tabindex]') ?? region
  stop?.focus()
  return stop !== undefined
}

const PAUSE = 1000
const typing = { said: '', at: 0 }

/** Go to what is called so: names are heard, not spelt, so that any alphabet finds them. */
function jump(event: KeyboardEvent, root: HTMLElement | null): boolean {
  if (!/^\p{L}$/u.test(event.key)) return false
  const going = typing.said !== '' && event.timeStamp - typing.at < PAUSE
  // a name begins with a capital letter, so that the single letters keep their meaning
  if (!going && prefs.letters && event.key === event.key.toLowerCase()) return false
  typing.said = (going ? typing.said : '') + event.key
  typing.at = event.timeStamp
  const called = (element: Element) => tokens(element.getAttribute('aria-label') ?? element.textContent ?? '').some((word) => sound(word).startsWith(sound(typing.said)))
  const found = things(root, true).find(called) ?? things(root, false).find(called)
  found?.focus()
  return true
}

const PRIMARY = '[data-region="ask"] .button.primary:not(:disabled)'

/** The main answer: take what was chosen, confirm a selection, or press the one primary button. */
function main(): boolean {
  const found = ['[data-end] [data-rematch]', '[data-region="ask"] [data-take]:not(:disabled)', PRIMARY, '[data-pick]:not(:disabled)'].map((each) => document.querySelector<HTMLElement>(each))
  const button = found.find((each) => each !== null) ?? null
  button?.click()
  return button !== null
}

function option(number: number): boolean {
  const button = document.querySelector<HTMLElement>(`[data-region="ask"] [data-key="${number}"]:not(:disabled)`)
  // what is chosen first has the focus, so that Enter takes it
  button?.focus()
  button?.click()
  return button !== null
}

/** Choose the thing in focus, or press the main answer. */
function press(event: KeyboardEvent, table: Table, at: HTMLElement | null | undefined, root: HTMLElement | null): boolean {
  // a thing that cannot be chosen is no answer: the main one is meant
  const chosen = at && root?.contains(at) && (table.choice.options(at.dataset.at!).length > 0 || !document.querySelector(PRIMARY))
  if (chosen) {
    at.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    return true
  }
  const focused = document.activeElement
  if (event.code === 'Space' || focused instanceof HTMLButtonElement || focused instanceof HTMLAnchorElement) return false
  return main()
}

/** While a scene is told no key reaches the board behind it. */
function sceneKeys(event: KeyboardEvent, table: Table): boolean {
  if (event.code === 'Escape') table.story.finish()
  else if (event.code === 'Space' || event.code === 'Enter' || event.code === 'NumpadEnter') {
    const focused = document.activeElement
    const acts = focused instanceof HTMLButtonElement || focused instanceof HTMLAnchorElement
    if (acts && !focused.hasAttribute('data-go-on')) return false
    if (!event.repeat) table.story.skip()
  } else if (event.code === 'KeyI') read(table)
  else return /^(Digit|Numpad|Key)/.test(event.code)
  return true
}

/** Keys by position, so that they work on Cyrillic layouts. Returns true when the key was used. */
export function boardKeys(event: KeyboardEvent, table: Table, root: HTMLElement | null, deeds: Deeds): boolean {
  if (table.story.tale) return sceneKeys(event, table)
  const at = (document.activeElement as HTMLElement | null)?.closest<HTMLElement>('[data-at]')
  switch (event.code) {
    case 'F6':
      return nextRegion()
    case 'Escape':
      if (document.querySelector('[data-end] .icon-button')) {
        document.querySelector<HTMLElement>('[data-end] .icon-button')!.click()
        return true
      }
      if (table.story.isTelling) {
        table.story.finish()
        return true
      }
      if (!table.choice.opened && !table.choice.hovered && !table.inspected && !table.choice.armed) return false
      table.choice.rest()
      table.inspected = null
      return true
    case 'Space':
      // the story first: one press goes on, holding the key skips to its end
      if (table.story.isTelling) {
        if (event.repeat) table.story.finish()
        else table.story.skip()
        return true
      }
      return press(event, table, at, root)
    case 'Enter':
    case 'NumpadEnter':
      return press(event, table, at, root)
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'ArrowUp':
    case 'ArrowDown':
      return move(root, event.code)
  }
  if (event.code !== 'KeyG' && jump(event, root)) return true
  if (!prefs.letters) return false
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(event.code)?.[1]
  if (digit) return option(Number(digit))
  switch (event.code) {
    case 'KeyG':
      return step(root, event.shiftKey ? -1 : 1)
    case 'KeyU':
      table.undo()
      return true
    case 'KeyI':
      read(table)
      return true
    case 'KeyB':
      deeds.advise()
      return true
    case 'KeyW':
      deeds.why()
      return true
    case 'KeyD':
      deeds.describe()
      return true
    case 'KeyL':
      deeds.log()
      return true
    case 'KeyT':
      deeds.talk()
      return true
    case 'Slash':
      if (event.shiftKey) deeds.settings()
      else open(`/rules/${table.info?.game ?? ''}`, '_blank')
      return true
  }
  return false
}
