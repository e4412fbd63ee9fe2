import { say } from '../../lib/fluent.svelte'
import type { IconName } from '../../lib/icon-names'
import type { Text } from '../../lib/protocol'

/** Names of components: every id is prefix + component id with hyphens, as on the server. */
export function named(prefix: string, id: string): Text {
  return { id: `or-${prefix}-${id.replaceAll('_', '-')}` }
}
export const called = (prefix: string, id: string): string => (id ? say(named(prefix, id)) : '')

export function shipName(ship: string, flipped: boolean): string {
  return called(flipped ? 'ship-named' : 'ship', ship)
}

/** Whom a fight without a second captain is against: a patrol, a contact, or somebody a card names. */
export function enemyName(combat: { enemy: string; enemy_id: string }): string {
  if (combat.enemy === 'patrol') return called('patrol', combat.enemy_id)
  if (combat.enemy === 'contact') return called('contact', combat.enemy_id)
  return combat.enemy_id.startsWith('or-enemy-') ? say({ id: combat.enemy_id }) : ''
}

export const DECK_ICONS: Record<string, IconName> = {
  bounty: 'or-slot-bounty',
  cargo: 'or-slot-cargo',
  gear_mod: 'or-slot-mod',
  job: 'or-slot-job',
  luxury: 'or-deck-luxury',
  ship: 'or-deck-ship',
}

export const SLOT_ICONS: Record<string, IconName> = {
  cargo: 'or-slot-cargo',
  mod: 'or-slot-mod',
  cargo_or_mod: 'or-slot-mod',
  crew: 'or-slot-crew',
  gear: 'or-slot-gear',
  job: 'or-slot-job',
  bounty: 'or-slot-bounty',
  work: 'or-slot-job',
}

export const FACTIONS = ['rebel', 'imperial', 'hutt', 'syndicate'] as const

export function factionIcon(faction: string): IconName {
  return `or-faction-${faction}` as IconName
}

export const PIPS: Record<string, number> = { white: 1, green: 2, yellow: 3, orange: 3 }

export function reputationIcon(standing: number): IconName {
  return standing > 0 ? 'or-rep-positive' : standing < 0 ? 'or-rep-negative' : 'or-rep-neutral'
}
