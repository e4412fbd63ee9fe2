import type { GalaxyView, PlayerView } from './view'

/** What differs between two views of the rim, by the places that are drawn. */
export function touched(before: GalaxyView, after: GalaxyView): string[] {
  const found = after.players.flatMap((player, seat) => ofPlayer(before.players[seat], player, after.seat === seat))
  for (const deck of after.market) {
    if (before.market.find((each) => each.deck === deck.deck)?.face_up !== deck.face_up) found.push(`deck:${deck.deck}`)
  }
  const contacts = new Map(before.contacts.map((contact) => [contact.place, contact]))
  for (const contact of after.contacts) {
    const known = contacts.get(contact.place)
    if (known?.face_up !== contact.face_up || known.contact !== contact.contact) found.push(`contact:${contact.place}`)
  }
  const patrols = new Map(before.patrols.map((patrol) => [patrol.faction, patrol]))
  for (const patrol of after.patrols) {
    const known = patrols.get(patrol.faction)
    if (known?.space !== patrol.space || known.token !== patrol.token) found.push(`patrol:${patrol.faction}`)
  }
  return before.players.every((player) => player.space === '') ? [] : found
}

function ofPlayer(before: PlayerView | undefined, after: PlayerView, own: boolean): string[] {
  if (!before || before === after) return []
  const found: string[] = []
  if (before.damage !== after.damage || before.flipped !== after.flipped) found.push(`character:${after.seat}`)
  if (before.ship !== after.ship || before.ship_damage !== after.ship_damage || before.ship_flipped !== after.ship_flipped) found.push(`ship:${after.seat}`)
  const held = new Set(cards(before))
  const gained = cards(after).filter((card) => !held.has(card))
  found.push(...gained.map((card) => `card:${card}`))
  const moved = before.space !== after.space
  if (moved && after.space) found.push(`space:${after.space}`)
  // reputation stands once on the screen, on the board of whoever looks
  if (own) found.push(...Object.keys(after.reputation).filter((faction) => before.reputation[faction] !== after.reputation[faction]).map((faction) => `faction:${faction}`))
  const paid = before.credits !== after.credits || before.fame !== after.fame
  if (paid || moved || gained.length > 0 || found.length > 0) found.push(`player:${after.seat}`)
  return found
}

function cards(player: PlayerView): string[] {
  return [...player.slots.flatMap((slot) => slot.cards), ...player.secrets]
}
