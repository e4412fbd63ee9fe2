/** The shape of `cantina.games.outer_rim.view`, as far as the board draws it. */
import type { Text } from '../../lib/protocol'

export interface PlayerView {
  seat: number
  is_ai: boolean
  character: string
  flipped: boolean
  goal_tokens: number
  ship: string
  ship_flipped: boolean
  space: string
  credits: number
  fame: number
  reputation: Record<string, number>
  damage: number
  health: number
  ship_damage: number
  hull: number
  hyperdrive: number
  ground_combat: number
  ship_combat: number
  skills: Record<string, number>
  defeated: boolean
  slots: { slot: string; cards: string[] }[]
  captured: Record<string, string>
  secret_count: number
  secrets: string[]
  report: ReportView
}

export interface ReportView {
  fame_by_turn: number[]
  fame_sources: Record<string, number>
  earned: number
  spent: number
  fights_won: number
  fights_lost: number
  dice: Record<string, number>
  luck: number
}

export interface PatrolView {
  faction: string
  token: string
  level: number
  combat: number | null
  space: string
}

export interface ContactView {
  place: string
  planet: string
  contact_class: string
  space_class: string
  face_up: boolean
  contact?: string | null
  text?: Text | null
}

export interface RollView {
  seat: number
  purpose: string
  skill: string
  dice: { face: string; cancelled: boolean; added: boolean }[]
}

export interface CombatView {
  kind: string
  attacker: number
  defender: number
  enemy: string
  enemy_id: string
  roller: number
  attack: number
  defence: number
  attacker_dice: number
  defender_dice: number
  winner: number
}

export interface ReadingView {
  seat: number
  card: string
  place: string
  section: number
  texts: Text[]
}

export interface GalaxyView {
  seat: number | null
  step: string
  turn: number
  current: number
  fame_to_win: number
  tiles: string[]
  players: PlayerView[]
  patrols: PatrolView[]
  contacts: ContactView[]
  market: { deck: string; face_up: string; count: number }[]
  roll: RollView | null
  combat: CombatView | null
  reading: ReadingView | null
  job: ReadingView | null
  winner: number
}

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
