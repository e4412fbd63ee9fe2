/** What the board draws, as the game's view gives it, and its cards as printed. */
import type { Text } from '../../lib/protocol'

export type {
  CardView, DuelView, DestinyDieView as DieView, DestinyPlayerView as PlayerView, HandCard, DestinyPrinted as Printed,
} from '../../lib/generated'

export const nameText = (code: string): Text => ({ id: `ds-name-${code}` })
