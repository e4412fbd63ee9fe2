import type { Game } from '../game'

export const outerRim: Game = {
  name: 'outer-rim',
  icon: 'or-fame',
  title: 'web-outer-rim',
  pitch: 'web-outer-rim-pitch',
  length: 'web-outer-rim-length',
  turnWord: 'web-log-turn',
  rules: 'OR',
  opens: { 'or-log-turn': 'turn' },
  guide: [
    { id: 'web-guide-or-1' },
    { id: 'web-guide-or-2', phases: ['planning'] },
    { id: 'web-guide-or-4', phases: ['action'] },
    { id: 'web-guide-or-5', phases: ['encounter'] },
    { id: 'web-guide-or-3', phases: ['planning'] },
    { id: 'web-guide-or-6', phases: ['action', 'encounter'] },
    { id: 'web-guide-or-7', phases: ['planning', 'action', 'encounter'] },
  ],
  verbs: {
    move: 'move', stay: 'stay', 'or-ask-market-discard': 'discard', 'or-ask-market-buy': 'buy', 'or-ask-ship': 'buy', 'or-ask-sell': 'sell',
    'or-ask-discard': 'discard', 'or-ask-make-room': 'discard', 'or-ask-surplus': 'discard', 'or-ask-barter': 'barter', 'or-ask-deliver': 'deliver',
    'or-ask-opponent': 'attack', 'or-ask-reroll': 'reroll', 'or-ask-turn': 'turn', 'or-ask-encounter': 'meet', 'or-ask-trade-partner': 'trade', 'or-ask-protect': 'protect',
    'or-ask-ability': 'use', 'or-ask-ability-roll': 'use', 'or-ask-push-patrol': 'push',
  },
  harmless: ['core-no', 'or-option-pass', 'or-option-skip', 'or-option-decline', 'or-option-no-credits', 'or-option-market-action', 'or-option-trade-action', 'or-ask-tie', 'or-ask-order', 'or-ask-deck'],
  strength: (view, add) => {
    for (const player of (view.players ?? []) as { seat: number; fame: number }[]) add(player.seat, player.fame)
  },
  ruleOf: {
    gear: 'OR-GEAR-1', mod: 'OR-MOD-1', crew: 'OR-CREW-1', cargo: 'OR-CARGO-1', job: 'OR-JOB-1', bounty: 'OR-BOUNTY-1', ship: 'OR-SHIP-1', sheet: 'OR-SHIP-1',
    contact: 'OR-CONTACT-2', databank: 'OR-DATABANK-2', encounter: 'OR-SPACE-ENCOUNTER-1', character: 'OR-CHARACTER-1', back: 'OR-SPACE-ENCOUNTER-2',
  },
  kindOf: 'web-or-kind',
  hiddenKinds: ['databank'],
  scoreWord: 'web-report-fame',
  stepped: true,
  Board: () => import('./Board.svelte'),
  Art: () => import('./Art.svelte'),
  Card: () => import('./Card.svelte'),
  report: () => import('./report'),
}
