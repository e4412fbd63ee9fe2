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
  strength: (view, add) => {
    for (const card of (view.cards ?? []) as Card[]) {
      if (card.kind === 'character') add(card.controller, (card.health ?? 0) - (card.damage ?? 0))
    }
  },
  kindOf: 'web-ds-kind',
  Board: () => import('./Board.svelte'),
  Art: () => import('./Art.svelte'),
  Card: () => import('./Card.svelte'),
  report: () => import('./report'),
  build: { icon: 'ds-deck', word: 'web-build-deck', Page: () => import('./Build.svelte') },
}
