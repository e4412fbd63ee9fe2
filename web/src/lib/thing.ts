import { inPercent, type Glow } from './asks'
import { fluent } from './fluent.svelte'
import type { Table } from './table.svelte'
import { verbOf } from './verbs'

/** The attributes that make anything drawn a thing of the table: clickable, focusable, named. */
export interface ThingAttributes {
  'data-at': string
  'data-glow': Glow | undefined
  'data-changed': 'now' | 'kept' | undefined
  'data-hinted': true | undefined
  'data-verb': string | undefined
  'data-word': string | undefined
  role: 'button' | 'img' | 'group' | undefined
  tabindex: -1
  'aria-label': string | undefined
  'aria-description': string | undefined
  'aria-disabled': 'true' | undefined
  onclick: (event: MouseEvent) => void
  onpointerenter: (event: PointerEvent) => void
  onpointerleave: () => void
  onfocus: (event: FocusEvent) => void
  onblur: () => void
}

/** A finger does not hover: what pointing shows comes with its touch, and must not move the page under it before. */
export const hovers = (event: PointerEvent): boolean => event.pointerType !== 'touch'

/** What a reader hears: name, then what choosing it does, then whether it can be chosen. */
function describe(table: Table, at: string, name: string): string {
  const options = table.choice.options(at)
  if (options.length === 0) {
    const refusal = table.choice.refusal(at)
    return refusal ? fluent.t('web-thing-blocked', { name, reason: fluent.say(refusal.reason) }) : name
  }
  if (options.length > 1) return fluent.t('web-thing-choices', { name, count: options.length })
  const option = options[0]!
  const parts = [name, fluent.say(option.label), fluent.say(option.note)]
  if (option.odds != null) parts.push(fluent.say(inPercent(option.odds)))
  if (table.hints.names(option.key)) parts.push(fluent.t('web-hint-this'))
  parts.push(fluent.t(table.choice.chosen.includes(option.key) ? 'web-thing-chosen' : 'web-thing-can-be-chosen'))
  return parts.filter((part, index) => part && parts.indexOf(part) === index).join(', ')
}

interface More {
  /** What a click does while nothing can be chosen here. */
  open?: () => void
  /** The words inside the thing are its name already; only its state is added. */
  worded?: boolean
}

/** Parts inside a thing may be things too: then its frame only glows and passes clicks on. */
export function surround(table: Table, at: string, open?: () => void) {
  return {
    'data-card': at,
    'data-glow': table.choice.glow(at) ?? undefined,
    'data-changed': table.marks.of(at),
    onclick: () => {
      if (table.choice.options(at).length > 0 || table.choice.refusal(at)) table.choice.click(at)
      else open?.()
    },
    onpointerenter: (event: PointerEvent) => hovers(event) && table.choice.point(at),
    onpointerleave: () => table.choice.point(null),
  }
}

type Handlers = Pick<ThingAttributes, 'onclick' | 'onpointerenter' | 'onpointerleave' | 'onfocus' | 'onblur'>

interface Kept {
  handlers: Handlers
  open: (() => void) | undefined
}

/** Handlers are made once for each place: a redrawn board keeps its listeners. */
const kept = new WeakMap<Table, Map<string, Kept>>()

function handlersOf(table: Table, at: string, open: (() => void) | undefined): Handlers {
  let places = kept.get(table)
  if (!places) kept.set(table, (places = new Map()))
  const known = places.get(at)
  if (known) {
    known.open = open
    return known.handlers
  }
  const fresh: Kept = { open, handlers: makeHandlers(table, at, () => fresh.open?.()) }
  places.set(at, fresh)
  return fresh.handlers
}

function makeHandlers(table: Table, at: string, open: () => void): Handlers {
  return {
    onclick: (event) => {
      event.stopPropagation()
      if (table.choice.options(at).length > 0 || table.choice.refusal(at)) table.choice.click(at)
      else open()
    },
    onpointerenter: (event) => hovers(event) && table.choice.point(at),
    onpointerleave: () => table.choice.point(null),
    onfocus: (event) => {
      const element = event.currentTarget as HTMLElement
      table.choice.rove(element)
      // keys point by coming here; a click chooses by itself
      if (element.matches(':focus-visible')) table.choice.point(at)
    },
    onblur: () => table.choice.point(null),
  }
}

export function thing(table: Table, at: string, name: string, more: More = {}): ThingAttributes {
  const options = table.choice.options(at)
  const refusal = table.choice.refusal(at)
  const acts = options.length > 0 || more.open !== undefined
  const verb = verbOf(table, options)
  return {
    'data-at': at,
    'data-glow': table.choice.glow(at) ?? undefined,
    'data-changed': table.marks.of(at),
    'data-hinted': options.some((option) => table.hints.names(option.key)) || undefined,
    'data-verb': verb,
    'data-word': verb ? fluent.t('web-verb', { verb }) : undefined,
    role: acts || refusal ? 'button' : more.worded ? undefined : 'img',
    tabindex: -1,
    'aria-label': more.worded ? undefined : describe(table, at, name),
    'aria-description': more.worded && (options.length > 0 || refusal) ? describe(table, at, name) : undefined,
    'aria-disabled': !acts && refusal ? 'true' : undefined,
    ...handlersOf(table, at, more.open),
  }
}
