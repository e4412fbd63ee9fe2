import type { Printed } from './view'

/** A Destiny deck as the server takes it. */
export interface Deck {
  name: string
  team: { code: string; dice: number }[]
  battlefields: string[]
  plots: string[]
  cards: Record<string, number>
}

export interface ReadDeck {
  deck: Deck
  /** Lines that name no card we know. */
  unknown: string[]
}

type Named = Printed & { title: string }

function put(read: ReadDeck, card: Named, count: number, dice: number): void {
  if (card.kind === 'character') {
    const members = card.unique ? [{ code: card.id, dice }] : Array.from({ length: count }, () => ({ code: card.id, dice: 1 }))
    read.deck.team.push(...members)
  } else if (card.kind === 'battlefield') read.deck.battlefields.push(card.id)
  else if (card.kind === 'plot') read.deck.plots.push(card.id)
  else read.deck.cards[card.id] = (read.deck.cards[card.id] ?? 0) + count
}

function empty(name: string): ReadDeck {
  return { deck: { name, team: [], battlefields: [], plots: [], cards: {} }, unknown: [] }
}

/** The sites' JSON: `slots` by code, with how many copies and dice. */
function fromJson(text: string, cards: readonly Named[]): ReadDeck {
  const data = JSON.parse(text) as { name?: string; slots?: Record<string, { quantity?: number; dice?: number; dices?: number }> }
  const read = empty(data.name ?? 'Deck')
  for (const [code, slot] of Object.entries(data.slots ?? {})) {
    const card = cards.find((each) => each.id === code)
    if (card) put(read, card, slot.quantity ?? 1, slot.dice ?? slot.dices ?? 1)
    else read.unknown.push(code)
  }
  return read
}

/** The plain text export: `2x Force Throw (Awakenings #57)` or `1 Rey, Force Prodigy, 2 dice`. */
function fromText(text: string, cards: readonly Named[]): ReadDeck {
  const lines = text.split('\n').map((line) => line.trim()).filter(Boolean)
  const read = empty(lines[0]?.match(/^\d/) ? 'Deck' : (lines[0] ?? 'Deck'))
  for (const line of lines) {
    const match = /^(\d+)?x?\s*(.+?)(?:\s*\([^)]*?#?(\d+)\))?(?:,?\s*(\d)\s*(?:dice|die))?$/i.exec(line)
    const words = match?.[2]?.toLowerCase() ?? ''
    const card = cards.find((each) => each.title === words) ?? cards.find((each) => each.title.split(', ')[0] === words.split(',')[0])
    if (card && match) put(read, card, Number(match[1] ?? 1), Number(match[4] ?? (/2 ?dice|elite/i.test(line) ? 2 : 1)))
    else if (match?.[1]) read.unknown.push(line)
  }
  return read
}

export function readDeck(text: string, cards: readonly Printed[], name: (card: Printed) => string): ReadDeck {
  const named = cards.map((card) => ({ ...card, title: name(card).toLowerCase() }))
  return text.trim().startsWith('{') ? fromJson(text, named) : fromText(text, named)
}
