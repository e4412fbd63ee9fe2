/** What the board draws, as the game's view gives it, and the shape of the game's library. */
import type { Text } from '../../lib/protocol'

export type {
  CombatView, ContactView, OutcomeView, OuterRimPlayerView as PlayerView, OuterRimView as GalaxyView, ReadingView, OuterRimReportView as ReportView, RollView, TestView, TradeView,
} from '../../lib/generated'

/** The shape of `cantina.games.outer_rim.library.Printed`. */
export interface Printed {
  id: string
  kind: string
  name: Text
  lines: Text[]
  type?: string
  cost?: number | null
  destination?: string
  credits?: number
  fame?: number
  traits?: string[]
  skills?: string[]
  faction?: string
  distance?: number
  rank?: string
}
