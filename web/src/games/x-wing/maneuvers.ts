import type { IconName } from '../../lib/icon-names'
import type { Bearing, ManeuverView } from './view'

const ICONS = {
  straight: 'xw-straight',
  'bank:left': 'xw-bank-left',
  'bank:right': 'xw-bank-right',
  'turn:left': 'xw-turn-left',
  'turn:right': 'xw-turn-right',
  koiogran: 'xw-koiogran',
  'segnor:left': 'xw-segnor-left',
  'segnor:right': 'xw-segnor-right',
  'segnor-turn:left': 'xw-segnor-left',
  'segnor-turn:right': 'xw-segnor-right',
  'tallon:left': 'xw-tallon-left',
  'tallon:right': 'xw-tallon-right',
  'tallon-bank:left': 'xw-tallon-left',
  'tallon-bank:right': 'xw-tallon-right',
  'reverse-straight': 'xw-reverse-straight',
  'reverse-bank:left': 'xw-reverse-bank-left',
  'reverse-bank:right': 'xw-reverse-bank-right',
  stationary: 'xw-stationary',
} satisfies Record<Bearing, IconName>

export function maneuverIcon(bearing: string): IconName {
  return ICONS[bearing as Bearing] ?? 'xw-straight'
}

const NAMES = {
  straight: 'xw-maneuver-straight',
  'bank:left': 'xw-maneuver-bank-left',
  'bank:right': 'xw-maneuver-bank-right',
  'turn:left': 'xw-maneuver-turn-left',
  'turn:right': 'xw-maneuver-turn-right',
  koiogran: 'xw-maneuver-koiogran',
  'segnor:left': 'xw-maneuver-segnor-left',
  'segnor:right': 'xw-maneuver-segnor-right',
  'segnor-turn:left': 'xw-maneuver-segnor-turn-left',
  'segnor-turn:right': 'xw-maneuver-segnor-turn-right',
  'tallon:left': 'xw-maneuver-tallon-left',
  'tallon:right': 'xw-maneuver-tallon-right',
  'tallon-bank:left': 'xw-maneuver-tallon-bank-left',
  'tallon-bank:right': 'xw-maneuver-tallon-bank-right',
  'reverse-straight': 'xw-maneuver-reverse-straight',
  'reverse-bank:left': 'xw-maneuver-reverse-bank-left',
  'reverse-bank:right': 'xw-maneuver-reverse-bank-right',
  stationary: 'xw-maneuver-stationary',
} satisfies Record<Bearing, string>

/** The bearing and the speed that a key such as `turn:left:2` says. */
export function maneuverOf(key: string): { bearing: string; speed: number } {
  const cut = key.lastIndexOf(':')
  return { bearing: key.slice(0, cut), speed: Number(key.slice(cut + 1)) }
}

export function maneuverText(key: string): { id: string; args: { speed: number } } {
  const { bearing, speed } = maneuverOf(key)
  return { id: NAMES[bearing as Bearing] ?? 'xw-maneuver-straight', args: { speed } }
}

export const COLOURS: Record<string, string> = {
  green: 'var(--move-easy)',
  white: 'var(--move-plain)',
  red: 'var(--move-hard)',
}

const AROUND = [
  'reverse-bank:left', 'reverse-straight', 'reverse-bank:right', 'stationary', 'tallon:left', 'segnor:left',
  'turn:left', 'bank:left', 'straight', 'bank:right', 'turn:right', 'koiogran', 'segnor:right', 'tallon:right',
]

/** The order around a dial: slow moves at the left, speed by speed, left turns to right turns. */
export function around(dial: readonly ManeuverView[]): ManeuverView[] {
  return [...dial].sort((a, b) => a.speed - b.speed || AROUND.indexOf(a.bearing) - AROUND.indexOf(b.bearing))
}
