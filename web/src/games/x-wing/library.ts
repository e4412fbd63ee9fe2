/** The shape of `cantina.games.x_wing.library.Printed`. */
import type { Text } from '../../lib/protocol'

export interface Printed {
  id: string
  kind: 'pilot' | 'upgrade' | 'damage'
  card: string
  name: Text
  lines?: Text[]
  faction?: string
  ship?: string
  ship_name?: Text
  skill?: number
  points?: number
  unique?: boolean
  values?: number[]
  actions?: string[]
  slots?: string[]
  /** `turn:left:2:white` */
  dial?: string[]
  trait?: string
  count?: number
}
