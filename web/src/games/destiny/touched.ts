import type { DuelView } from './view'

/** What differs between two views of a duel: cards that were hurt or came, dice that fell, purses. */
export function touched(before: DuelView, after: DuelView): string[] {
  if (before.round === 0) return []
  const found: string[] = []
  const cards = new Map(before.cards.map((card) => [card.id, card]))
  for (const card of after.cards) {
    const old = cards.get(card.id)
    if (old === card) continue
    const same = old && old.damage === card.damage && old.shields === card.shields && old.resources === card.resources && old.exhausted === card.exhausted && old.host === card.host && old.controller === card.controller
    if (!same) found.push(`card:${card.id}`)
  }
  after.players.forEach((player, seat) => {
    const old = before.players[seat]
    if (!old || old === player) return
    const faces = new Map((old.pool ?? []).map((die) => [die.id, die.face]))
    for (const die of player.pool ?? []) if (faces.get(die.id) !== die.face) found.push(`die:${die.id}`)
    if (old.resources !== player.resources || old.hand_size !== player.hand_size || (old.discard?.length ?? 0) !== (player.discard?.length ?? 0)) found.push(`seat:${player.seat}`)
  })
  return found
}
