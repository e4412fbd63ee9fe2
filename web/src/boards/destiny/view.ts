/** The shape of `cantina.games.destiny.view` and of its library. */
import type { Text } from '../../lib/protocol'

export interface DieView {
  id: number
  code: string
  card: number
  face?: number
  side?: string
}

export interface CardView {
  id: number
  code: string
  kind: string
  owner: number
  controller: number
  host?: number
  exhausted?: boolean
  damage?: number
  health?: number
  shields?: number
  resources?: number
}

export interface HandCard {
  id: number
  code: string
  cost?: number
}

export interface PlayerView {
  seat: number
  resources: number
  hand_size: number
  deck_size: number
  hand?: HandCard[]
  discard?: HandCard[]
  set_aside?: HandCard[]
  pool?: DieView[]
  on_cards?: DieView[]
  out?: boolean
}

export interface BattleView {
  seat: number | null
  step: string
  round: number
  active: number
  acting: number
  claimed: number
  battlefield: number
  controller: number
  seating: number[]
  players: PlayerView[]
  cards: CardView[]
  queue?: string[]
  played?: HandCard[]
  winners?: number[]
}

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
