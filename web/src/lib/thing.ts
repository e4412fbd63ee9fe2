import { percent, type Glow } from './asks'
import { fluent } from './fluent.svelte'
import type { Table } from './table.svelte'

/** The attributes that make anything drawn a thing of the table: clickable, focusable, named. */
export interface ThingAttributes {
  'data-at': string
  'data-glow': Glow | undefined
  role: 'button' | 'img' | 'group'
  tabindex: number
  'aria-label': string
  'aria-disabled': 'true' | undefined
  onclick: (event: MouseEvent) => void
  onpointerenter: () => void
  onpointerleave: () => void
  onfocus: () => void
  onblur: () => void
}

/** What a reader hears: name, then state, then what choosing it does. */
function describe(table: Table, at: string, name: string): string {
  const options = table.options(at)
  if (options.length === 0) {
    const refusal = table.refusal(at)
    return refusal ? fluent.t('web-thing-blocked', { name, reason: fluent.say(refusal.reason) }) : name
  }
  if (options.length > 1) return fluent.t('web-thing-choices', { name, count: options.length })
  const option = options[0]!
  const parts = [name, fluent.say(option.label), fluent.say(option.note)]
  if (option.odds !== undefined) parts.push(percent(option.odds))
  parts.push(fluent.t(table.chosen.includes(option.key) ? 'web-thing-chosen' : 'web-thing-can-be-chosen'))
  return parts.filter((part, index) => part && parts.indexOf(part) === index).join(', ')
}

export function thing(
  table: Table,
  at: string,
  name: string,
  more?: { open?: () => void; quiet?: 'img' | 'group' },
): ThingAttributes {
  const options = table.options(at)
  const refusal = table.refusal(at)
  const acts = options.length > 0 || more?.open !== undefined
  return {
    'data-at': at,
    'data-glow': table.glow(at) ?? undefined,
    role: acts || refusal ? 'button' : (more?.quiet ?? 'img'),
    tabindex: table.roving === at ? 0 : -1,
    'aria-label': describe(table, at, name),
    'aria-disabled': !acts && refusal ? 'true' : undefined,
    onclick: (event) => {
      event.stopPropagation()
      table.roving = at
      const touch = event instanceof PointerEvent && event.pointerType === 'touch'
      if (options.length > 0 || refusal) table.click(at, touch)
      else more?.open?.()
    },
    onpointerenter: () => table.point(at),
    onpointerleave: () => table.point(null),
    onfocus: () => {
      table.roving = at
      table.point(at)
    },
    onblur: () => table.point(null),
  }
}
