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

/** The thing the reader means with "read it": the one the keys stand on, or the one under the pointer. */
export function pointedAt(): HTMLElement | null {
  const focused = document.activeElement instanceof Element && document.activeElement !== document.body ? document.activeElement : null
  const own = focused && readable(focused)
  if (own && focused.matches(':focus-visible')) return own
  const under = [...document.querySelectorAll<HTMLElement>(':hover')].reverse().find((element) => element.matches(READABLE))
  return under ?? own
}

/** A card that was not pointed at: the first of the part that has the focus, of the scene, of the question. */
export function mentioned(table: Table): Known | null {
  const focused = document.activeElement?.closest('[data-region]') ?? null
  const within = firstIn(table, focused, focused?.matches('[data-region="log"]'))
  return within ?? firstIn(table, document.querySelector('[data-tale]')) ?? firstIn(table, document.querySelector('[data-region="ask"]'))
}
