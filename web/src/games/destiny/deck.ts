/** A deck as the workshop of the server keeps it; the rules about it live there. */
export interface Member {
  code: string
  dice: number
}

export interface Deck {
  name: string
  team: Member[]
  battlefields: string[]
  plots: string[]
  cards: Record<string, number>
  format: string
}

export const FORMATS = [
  'constructed', 'standard', 'trilogy', 'infinite', 'standard-2019', 'standard-2018', 'standard-2017', 'standard-2016', 'trilogy-2019', 'trilogy-2018',
  'arh-standard', 'tci-standard', 'starter',
] as const

export function emptyDeck(): Deck {
  return { name: '', team: [], battlefields: [], plots: [], cards: {}, format: 'constructed' }
}

export const sizeOf = (deck: Deck): number => Object.values(deck.cards).reduce((sum, count) => sum + count, 0)

export const isEmpty = (deck: Deck): boolean => deck.team.length === 0 && deck.battlefields.length === 0 && deck.plots.length === 0 && sizeOf(deck) === 0

/** How many copies of a card the deck brings, wherever it lies. */
export function countOf(deck: Deck, code: string, kind: string): number {
  if (kind === 'character') return deck.team.filter((member) => member.code === code).length
  if (kind === 'battlefield') return deck.battlefields.filter((each) => each === code).length
  if (kind === 'plot') return deck.plots.filter((each) => each === code).length
  return deck.cards[code] ?? 0
}

/** Add a card where its kind belongs; a battlefield comes instead of the one before. */
export function withCard(deck: Deck, code: string, kind: string): Deck {
  if (kind === 'character') return { ...deck, team: [...deck.team, { code, dice: 1 }] }
  if (kind === 'battlefield') return { ...deck, battlefields: [code] }
  if (kind === 'plot') return { ...deck, plots: [...deck.plots, code] }
  return { ...deck, cards: { ...deck.cards, [code]: (deck.cards[code] ?? 0) + 1 } }
}

function without<T>(all: readonly T[], found: (one: T) => boolean): T[] {
  const at = all.findLastIndex(found)
  return all.filter((_, index) => index !== at)
}

export function withoutCard(deck: Deck, code: string, kind: string): Deck {
  if (kind === 'character') return { ...deck, team: without(deck.team, (member) => member.code === code) }
  if (kind === 'battlefield') return { ...deck, battlefields: without(deck.battlefields, (each) => each === code) }
  if (kind === 'plot') return { ...deck, plots: without(deck.plots, (each) => each === code) }
  const { [code]: count = 0, ...rest } = deck.cards
  return { ...deck, cards: count > 1 ? { ...deck.cards, [code]: count - 1 } : rest }
}

export function withDice(deck: Deck, index: number, dice: number): Deck {
  return { ...deck, team: deck.team.map((member, at) => (at === index ? { ...member, dice } : member)) }
}

/** A deck as part of a link: `constructed~01038.2_01045~~05012~01057.2_01059`. */
export function toLink(deck: Deck): string {
  const team = deck.team.map((member) => (member.dice > 1 ? `${member.code}.${member.dice}` : member.code)).join('_')
  const cards = Object.entries(deck.cards).map(([code, count]) => (count > 1 ? `${code}.${count}` : code)).join('_')
  return [deck.format, team, deck.battlefields.join('_'), deck.plots.join('_'), cards].join('~')
}

export function fromLink(link: string, name = ''): Deck | null {
  const [format = '', team = '', fields = '', plots = '', cards = ''] = link.split('~')
  if (!(FORMATS as readonly string[]).includes(format)) return null
  const parts = (written: string) => written.split('_').filter(Boolean)
  const counted = (written: string) => parts(written).map((each) => {
    const [code = '', count = '1'] = each.split('.')
    return { code, count: Math.min(99, Math.max(1, Number(count) || 1)) }
  })
  return {
    name, format, battlefields: parts(fields), plots: parts(plots),
    team: counted(team).map(({ code, count }) => ({ code, dice: count })),
    cards: Object.fromEntries(counted(cards).map(({ code, count }) => [code, count])),
  }
}

/** Draw a hand of five from the deck, each card as likely as any other. */
export function sampleHand(deck: Deck, random: (below: number) => number, size = 5): string[] {
  const left = Object.entries(deck.cards).flatMap(([code, count]) => Array.from({ length: count }, () => code))
  const hand: string[] = []
  while (hand.length < size && left.length > 0) hand.push(...left.splice(random(left.length), 1))
  return hand
}

/** The exact chance that a hand has at least one of so many wanted cards. */
export function chanceOfAny(deckSize: number, wanted: number, hand = 5): number {
  let none = 1
  for (let drawn = 0; drawn < Math.min(hand, deckSize); drawn += 1) none *= Math.max(0, deckSize - wanted - drawn) / (deckSize - drawn)
  return deckSize === 0 ? 0 : 1 - none
}
