import { onMount } from 'svelte'
import { prefs } from './prefs.svelte'

/** Is the reader writing? Then no single letter is a command. */
export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
}

/**
 * Listen to plain keys by their position, so that they work on Cyrillic layouts.
 * The handler returns true when it used the key.
 */
export function onPlainKey(handle: (code: string, event: KeyboardEvent) => boolean): void {
  onMount(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
      if (!prefs.letters && /^(Key|Digit|Slash|Bracket)/.test(event.code)) return
      if (document.querySelector('dialog[open]')) return
      if (handle(event.code, event)) event.preventDefault()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  })
}

export interface Point {
  x: number
  y: number
}

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

/**
 * The thing to go to with an arrow key: the nearest one ahead, where straying from the
 * direction costs double, so that the eye finds what the key finds.
 */
export function nearest<T extends Point>(from: Point, things: readonly T[], direction: Direction): T | null {
  const along = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[direction]
  let best: T | null = null
  let bestCost = Infinity
  for (const thing of things) {
    const dx = thing.x - from.x
    const dy = thing.y - from.y
    const ahead = dx * along[0]! + dy * along[1]!
    const aside = Math.abs(dx * along[1]!) + Math.abs(dy * along[0]!)
    // what lies more beside than ahead is another key's business
    if (ahead <= 1 || aside > 2 * ahead) continue
    const cost = ahead + 2 * aside
    if (cost < bestCost) {
      best = thing
      bestCost = cost
    }
  }
  return best
}
