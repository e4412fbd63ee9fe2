import type { Game } from '../game'

interface Ship {
  seat: number
  status: string
  hull: number
  damage_total: number
  shields: number
}

export const xWing: Game = {
  name: 'x-wing',
  icon: 'xw-ship-x-wing',
  title: 'web-x-wing',
  pitch: 'web-x-wing-pitch',
  larger: { label: 'web-x-wing-squads', options: { squad_building: true } },
  length: 'web-x-wing-length',
  turnWord: 'web-log-round',
  rules: 'XW',
  opens: { 'xw-log-round': 'round' },
  phases: ['xw-log-activation', 'xw-log-combat', 'xw-log-end-phase'],
  guide: [
    { id: 'web-guide-xw-1' },
    { id: 'web-guide-xw-2', phases: ['planning'] },
    { id: 'web-guide-xw-3', phases: ['activation'] },
    { id: 'web-guide-xw-4', phases: ['activation'] },
    { id: 'web-guide-xw-5', phases: ['combat'] },
    { id: 'web-guide-xw-6', phases: ['planning'] },
    { id: 'web-guide-xw-7', phases: ['planning', 'activation', 'combat'] },
  ],
  verbs: { attack: 'attack', 'xw-ask-attack': 'attack', 'xw-ask-target': 'attack', 'xw-ask-lock': 'lock', 'xw-ask-use': 'use', 'xw-ask-next-placement': 'place' },
  harmless: [
    'xw-option-focus', 'xw-option-evade', 'xw-option-target-lock', 'xw-option-barrel-roll', 'xw-option-boost', 'xw-option-use-nothing', 'xw-option-lay-enough', 'xw-option-no-second-lock',
    'xw-option-stay-cloaked', 'xw-option-tractor-stay', 'xw-ask-order', 'xw-ask-next-activation', 'xw-ask-next-combat', 'xw-ask-next-placement', 'xw-ask-obstacle-token',
  ],
  strength: (view, add) => {
    for (const ship of (view.ships ?? []) as Ship[]) {
      if (ship.status !== 'destroyed' && ship.status !== 'fled') add(ship.seat, ship.hull - ship.damage_total + ship.shields)
    }
  },
  ruleOf: { pilot: 'XW-CARD-ABILITY-1', upgrade: 'XW-UPGRADE-1', damage: 'XW-CRITICAL-1' },
  kindOf: 'web-xw-kind',
  Board: () => import('./Board.svelte'),
  Art: () => import('./Art.svelte'),
  Card: () => import('./Card.svelte'),
  report: () => import('./report'),
  Bring: () => import('./Bring.svelte'),
  Brought: () => import('./Brought.svelte'),
  Enter: () => import('./Enter.svelte'),
  build: { icon: 'xw-dial', word: 'web-build-squad', Page: () => import('./Build.svelte') },
}
