import type { Game } from '../game'

/** A game the page was not built with: its rules, words and cards come from the server, its board is the plain one. */
export const plainGame: Game = {
  name: '',
  icon: 'ui-dice',
  title: 'web-other-game',
  pitch: 'web-other-game-pitch',
  length: 'web-other-game-length',
  turnWord: 'web-log-turn',
  rules: '',
  opens: {},
  guide: [],
  verbs: {},
  strength: () => undefined,
  kindOf: '',
  Board: () => import('./Board.svelte'),
  Card: () => import('./Card.svelte'),
  report: () => import('./report'),
}
