import type { IconName } from '../../../lib/icon-names'

const SLOTS: Record<string, IconName> = {
  ept: 'xw-slot-elite', amd: 'xw-slot-astromech', samd: 'xw-slot-astromech', torpedo: 'xw-slot-torpedo', missile: 'xw-slot-missile', turret: 'xw-slot-turret',
  crew: 'ui-person', mod: 'ui-settings', title: 'ui-trophy', bomb: 'xw-obstacle', system: 'xw-dial', cannon: 'xw-stat-attack', illicit: 'ui-hidden', tech: 'ui-odds',
}

export const slotIcon = (slot: string): IconName => SLOTS[slot] ?? 'ui-more'

export const VALUES: readonly { icon: IconName; word: string; colour: string }[] = [
  { icon: 'xw-stat-attack', word: 'web-xw-attack', colour: 'var(--bad)' },
  { icon: 'xw-stat-agility', word: 'web-xw-agility', colour: 'var(--good)' },
  { icon: 'xw-stat-hull', word: 'web-xw-hull', colour: 'var(--class-3)' },
  { icon: 'xw-stat-shields', word: 'web-xw-shields', colour: 'var(--seat-1)' },
]
