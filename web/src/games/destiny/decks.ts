import { say } from '../../lib/fluent.svelte'
import type { Deck } from './deck'
import type { Printed } from './view'

type Find = (code: string) => Printed | undefined

/** Who leads a deck: `Rey, Force Prodigy (2), Finn`. */
export function describeDeck(deck: Deck, find: Find): string {
  return deck.team.map((member) => {
    const card = find(member.code)
    return `${card ? say(card.name) : member.code}${member.dice > 1 ? ` (${member.dice})` : ''}`
  }).join(', ')
}

/** The side of a deck: that of the first of its characters that is not neutral. */
export function sideOf(deck: Deck, find: Find): string {
  return deck.team.map((member) => find(member.code)?.affiliation).find((side) => side && side !== 'neutral') ?? 'neutral'
}
