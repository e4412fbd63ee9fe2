import type { Snippet } from 'svelte'
import type { IconName } from './icon-names'
import type { GameEvent, Option, Result, Text, View } from './protocol'
import type { Tale, TaleDice, TaleDie, Teller, Worth } from './tale'

/** What a seat lost in a match and has left, and the points it took from the others. */
export interface Toll {
  seat: number
  lost: Text[]
  left: Text[]
  points: number
}

/** What a board tells the frame around it. */
export interface BoardFrame {
  /** Beside the table's name: "turn 10". */
  moment?: string
  phases?: { id: string; label: string; icon?: IconName }[]
  phase?: string
  /** Above the prompt: whose and which step. */
  overline?: string
  /** Parts of the board that become tabs on a phone. */
  panes?: { id: string; label: string; icon: IconName }[]
  /** A board's own way to answer, shown in the ask panel. */
  special?: Snippet
  /** The special answer stands instead of the list of options. */
  alone?: boolean
  /** The printed card a place shows, to be read at once. */
  cardAt?: (at: string) => object | null
  /** Whether the board itself opens a place when it is read, telling more than its card. */
  opens?: (at: string) => boolean
  /** Everything that can be chosen is a matter of words: it is listed, also where it lies on the board. */
  listed?: boolean
  /** The board has a free line across its middle: sentences of the story are told there. */
  middle?: boolean
  /** The position in words, for readers who cannot see it. */
  describe?: () => string
  /** Whose thing an event speaks of, where its words name no player. */
  seatAt?: (at: string) => number | null
  /** The things that differ between two views: they are marked as just changed. */
  touched?: (before: View, after: View) => string[]
  /** The scenes of a seat, read out of what the log tells. */
  tales?: Teller
  /** What an answer costs and brings, where its own words do not say it. */
  facts?: (option: Option) => Text[]
  /** Whether a sentence begins something new: those that follow are told with it. */
  isHead?: (event: GameEvent) => boolean
  /** The dice a sentence tells of. */
  diceOf?: (event: GameEvent) => TaleDice | null
  /** How the game draws a die of its own: the die, its size, its place among those thrown together. */
  face?: Snippet<[TaleDie, number, number]>
  /** The steps of the rules a scene went through. */
  steps?: (tale: Tale) => string[]
  /** What is left of those a scene hurt. */
  worth?: (tale: Tale) => Worth[]
  /** What the match cost everybody, for its end. */
  tolls?: () => Toll[]
  /** Whether a sentence may have decided the match; the last one of them did. */
  decides?: (event: GameEvent) => boolean
  /** Why a match ended as it did, from the side of a seat. */
  ending?: (result: Result, seat: number) => Text | null
  /** A tab of the rail besides log and talk: boards of the players, squads, cards. */
  extra?: { label: string; content: Snippet }
}
