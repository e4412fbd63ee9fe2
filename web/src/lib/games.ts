import type { IconName } from './icon-names'

/** How the home page speaks of the games it knows; any other game gets the plain words. */
export interface GameFace {
  icon: IconName
  title: string
  pitch: string
  length: string
  /** What the game counts its state by. */
  turnWord: 'web-log-turn' | 'web-log-round'
  /** What its story is told in. */
  chapterWord: 'web-log-turn' | 'web-log-round'
}

export const FACES: Record<string, GameFace> = {
  'outer-rim': {
    icon: 'or-fame',
    title: 'web-outer-rim',
    pitch: 'web-outer-rim-pitch',
    length: 'web-outer-rim-length',
    turnWord: 'web-log-turn',
    chapterWord: 'web-log-turn',
  },
  'x-wing': {
    icon: 'xw-ship-x-wing',
    title: 'web-x-wing',
    pitch: 'web-x-wing-pitch',
    length: 'web-x-wing-length',
    turnWord: 'web-log-round',
    chapterWord: 'web-log-round',
  },
  destiny: {
    icon: 'ds-pool',
    title: 'web-destiny',
    pitch: 'web-destiny-pitch',
    length: 'web-destiny-length',
    turnWord: 'web-log-turn',
    chapterWord: 'web-log-round',
  },
}

export const MAIN_GAMES = ['outer-rim', 'x-wing', 'destiny'] as const

export const PLAIN_FACE: GameFace = {
  icon: 'ui-dice',
  title: 'web-other-game',
  pitch: 'web-other-game-pitch',
  length: 'web-other-game-length',
  turnWord: 'web-log-turn',
  chapterWord: 'web-log-turn',
}

export function faceOf(game: string): GameFace {
  return FACES[game] ?? PLAIN_FACE
}

/** The opponent of a quick game: the steady bot where the game has one. */
export function quickBot(bots: readonly string[]): string {
  return bots.includes('greedy') ? 'greedy' : (bots[0] ?? 'random')
}
