/** What the board draws, as the game's view gives it, and the shape of the game's library. */
import type { Text } from '../../lib/protocol'

export type {
  CardView, DuelView, DestinyDieView as DieView, DestinyPlayerView as PlayerView, HandCard,
} from '../../lib/generated'

/** The shape of `cantina.games.destiny.library.Printed`. */
export interface Printed {
  id: string
  kind: string
  name: Text
  lines: Text[]
  colour: string
  affiliation: string
  set: string
  number: number
  rarity: string
  subtitle?: Text
  unique?: boolean
  cost?: number | null
  points?: number[]
  health?: number
  sides?: string[]
  subtypes?: string[]
}

export const nameText = (code: string): Text => ({ id: `ds-name-${code}` })
