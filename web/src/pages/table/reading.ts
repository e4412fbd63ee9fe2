import type { Known } from '../../lib/library.svelte'
import type { Table } from '../../lib/table.svelte'

const READABLE = '[data-name], [data-card], [data-at]'

/** The nearest thing around a point of the page that may show a card. */
export function readable(target: EventTarget | null): HTMLElement | null {
  return (target as Element | null)?.closest?.<HTMLElement>(READABLE) ?? null
}

/** The card a thing of the page shows or names. */
export function shownBy(table: Table, element: HTMLElement): Known | null {
  const { name, card, at } = element.dataset
  const named = name ? table.cardNamed(name.split(' ')) : null
  const found = named ?? (table.frame.cardAt?.(card ?? at ?? '') as Known | null | undefined) ?? null
  if (found) return found
  const around = element.parentElement?.closest<HTMLElement>(READABLE)
  return around ? shownBy(table, around) : null
}

/** The first card named inside a part of the page; of the log the last one. */
function firstIn(table: Table, part: Element | null, last = false): Known | null {
  const names = [...(part?.querySelectorAll<HTMLElement>('[data-name], [data-card]') ?? [])]
  for (const element of last ? names.reverse() : names) {
    const card = shownBy(table, element)
    if (card) return card
  }
  return null
}

/** What the reader means with "read it": the thing in focus, the one under the pointer, or the first card of the scene or question. */
export function meant(table: Table): Known | null {
  const focused = document.activeElement as HTMLElement | null
  const own = focused && focused !== document.body ? (readable(focused) ?? focused) : null
  const pointed = [...document.querySelectorAll<HTMLElement>(':hover')].reverse().find((element) => element.matches(READABLE))
  const direct = own?.matches(READABLE) ? shownBy(table, own) : null
  if (direct) return direct
  if (pointed) return shownBy(table, pointed)
  const within = own ? firstIn(table, own, own.matches('[data-region="log"]')) : null
  return within ?? firstIn(table, document.querySelector('[data-tale]')) ?? firstIn(table, document.querySelector('[data-region="ask"]'))
}
