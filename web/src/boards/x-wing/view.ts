/** The shape of `cantina.games.x_wing.view`. */
import type { Text } from '../../lib/protocol'

export interface ShipView {
  ship_id: number
  name: Text
  pilot: string
  ship_type: string
  side: string
  seat: number
  status: string
  x: number
  y: number
  heading: number
  base: number
  skill: number
  attack: number
  agility: number
  hull: number
  shield_value: number
  shields: number
  damage: { face_up: boolean; kind?: string }[]
  damage_total: number
  critical_tokens: number
  tokens: Record<string, number>
  upgrades: string[]
  action_bar: string[]
  actions: string[]
  dial_set: boolean
  dial: string
  dial_revealed: boolean
  activated: boolean
  had_combat: boolean
  touching: number[]
}

export interface ManeuverView {
  key: string
  bearing: string
  speed: number
  colour: 'green' | 'white' | 'red'
}

export interface DieView {
  face: string
  rerolled: boolean
  added: boolean
}

export interface AttackView {
  attacker: number
  defender: number
  weapon: string
  range: number
  obstructed: boolean
  attack_roll: DieView[]
  defense_roll: DieView[]
  hits: number
  criticals: number
}

export interface BattleView {
  seat: number | null
  round: number
  phase: 'setup' | 'planning' | 'activation' | 'combat' | 'end'
  width: number
  height: number
  edges: { edge: string; side: string; staging: number }[]
  sides: string[]
  initiative: string
  squad_points: Record<string, number>
  active: number
  ships: ShipView[]
  dials: Record<string, ManeuverView[]>
  locks: { letter: string; by: number; on: number }[]
  obstacles: { obstacle_id: number; shape: string; x: number; y: number; heading: number; outline: [number, number][] }[]
  satellites: { satellite_id: number; x: number; y: number; radius: number }[]
  attack: AttackView | null
  mission: { name: string; title: Text; special_rules: Text; goals: Record<string, Text> } | null
  winner: string
}

export const inPlay = (ship: ShipView): boolean => ship.status === 'in play'
