/** What the board draws, as the game's view gives it, and its cards as printed. */
export type {
  CombatView, ContactView, OutcomeView, OuterRimPlayerView as PlayerView, OuterRimView as GalaxyView, ReadingView, OuterRimReportView as ReportView, RollView, TestView, TradeView, OuterRimPrinted as Printed,
} from '../../lib/generated'

