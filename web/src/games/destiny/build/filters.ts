import type { Printed } from '../view'

/** What is looked for; an empty list asks nothing. */
export interface Filters {
  words: string
  colours: string[]
  affiliations: string[]
  kinds: string[]
  symbols: string[]
  costs: number[]
  subtype: string
  set: string
  fitting: boolean
}

export const COLOURS = ['red', 'blue', 'yellow', 'gray'] as const
export const AFFILIATIONS = ['hero', 'neutral', 'villain'] as const
export const KINDS = ['character', 'upgrade', 'support', 'event', 'downgrade', 'plot', 'battlefield'] as const
export const SYMBOLS = ['MD', 'RD', 'ID', 'Sh', 'R', 'Dr', 'Dc', 'F', 'Sp', '-'] as const
export const DEAREST = 5

export function noFilters(): Filters {
  return { words: '', colours: [], affiliations: [], kinds: [], symbols: [], costs: [], subtype: '', set: '', fitting: false }
}

/** The symbol of a side such as `+2RD1`. */
export const symbolOf = (side: string): string => /MD|RD|ID|Sh|Sp|Dr|Dc|R|F|-/.exec(side)?.[0] ?? side

const among = <T>(wanted: readonly T[], found: T): boolean => wanted.length === 0 || wanted.includes(found)

/** Everything but words and fitting, which need the language and the rules. */
export function passes(card: Printed, filters: Filters): boolean {
  return (
    among(filters.colours, card.colour) && among(filters.affiliations, card.affiliation) && among(filters.kinds, card.kind)
    && (filters.symbols.length === 0 || filters.symbols.every((symbol) => (card.sides ?? []).some((side) => symbolOf(side) === symbol)))
    && (filters.costs.length === 0 || (card.cost != null && filters.costs.includes(Math.min(card.cost, DEAREST))))
    && (filters.subtype === '' || (card.subtypes ?? []).includes(filters.subtype))
    && (filters.set === '' || card.set === filters.set)
  )
}

/** How many cards cost 0, 1, … 5 and more. */
export function costs(cards: readonly Printed[]): number[] {
  const counts = Array.from({ length: DEAREST + 1 }, () => 0)
  for (const card of cards) if (card.cost != null) counts[Math.min(card.cost, DEAREST)]! += 1
  return counts
}

const ORDER: readonly string[] = KINDS

/** By type, then cost, then number. */
export function inOrder(a: Printed, b: Printed): number {
  return ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || (a.cost ?? 0) - (b.cost ?? 0) || a.id.localeCompare(b.id)
}
