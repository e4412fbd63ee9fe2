import type { Game } from '../game'

interface Card {
  kind: string
  controller: number
  health?: number
  damage?: number
}

export const destiny: Game = {
  name: 'destiny',
  icon: 'ds-pool',
  title: 'web-destiny',
  pitch: 'web-destiny-pitch',
  length: 'web-destiny-length',
  turnWord: 'web-log-turn',
  rules: 'DS',
  opens: { 'ds-log-round': 'round' },
  phases: ['ds-log-phase-end'],
  guide: [
    { id: 'web-guide-ds-1' },
    { id: 'web-guide-ds-2', phases: ['action'] },
    { id: 'web-guide-ds-3', phases: ['action'] },
    { id: 'web-guide-ds-4', phases: ['action'] },
    { id: 'web-guide-ds-5', phases: ['action'] },
    { id: 'web-guide-ds-6', phases: ['action', 'upkeep'] },
    { id: 'web-guide-ds-7', phases: ['action', 'upkeep'] },
  ],
  verbs: {
    play: 'play', activate: 'activate', resolve: 'resolve', claim: 'claim', use: 'use', reroll: 'reroll', action: 'use',
    'ds-ask-damage': 'damage', 'ds-ask-deal': 'damage', 'ds-ask-assign': 'damage', 'ds-ask-shields': 'shield', 'ds-ask-setup-shield': 'shield', 'ds-ask-give-shields': 'shield',
    'ds-ask-heal': 'heal', 'ds-ask-reroll': 'reroll', 'ds-ask-reroll-dice': 'reroll', 'ds-ask-remove-die': 'remove', 'ds-ask-turn-die': 'turn', 'ds-ask-focus': 'turn',
    'ds-ask-mulligan': 'shuffle', 'ds-ask-upkeep-discard': 'discard', 'ds-ask-discard': 'discard', 'ds-ask-discard-hand': 'discard', 'ds-ask-defeat': 'defeat', 'ds-ask-host': 'attach', 'ds-ask-may': 'use', 'ds-ask-claim': 'use',
  },
  harmless: [
    'ds-option-decline', 'ds-option-none', 'ds-option-stop', 'ds-option-decline-action', 'ds-ask-order-queue', 'ds-ask-order-before', 'ds-ask-order-instead', 'ds-ask-activate-order',
    'ds-ask-resolve-order', 'ds-ask-resolve-next', 'ds-ask-put-back', 'ds-ask-deck-order',
  ],
  strength: (view, add) => {
    for (const card of (view.cards ?? []) as Card[]) {
      if (card.kind === 'character') add(card.controller, (card.health ?? 0) - (card.damage ?? 0))
    }
  },
  ruleOf: {
    character: 'DS-CHARACTER-2', event: 'DS-EVENT-1', upgrade: 'DS-UPGRADE-1', support: 'DS-SUPPORT-1', plot: 'DS-PLOT-1', battlefield: 'DS-BATTLEFIELD-2', downgrade: 'DS-DOWNGRADE-1',
  },
  kindOf: 'web-ds-kind',
  Board: () => import('./Board.svelte'),
  Art: () => import('./Art.svelte'),
  Card: () => import('./Card.svelte'),
  report: () => import('./report'),
  choiceWords: { format: 'ds-format' },
  Bring: () => import('./Bring.svelte'),
  Brought: () => import('./Brought.svelte'),
  Enter: () => import('./Enter.svelte'),
  build: { icon: 'ds-deck', word: 'web-build-deck', Page: () => import('./Build.svelte') },
}
