import type { IconName } from '../../lib/icon-names'
import type { ManeuverView } from './view'

const ICONS: Record<string, IconName> = {
  straight: 'xw-straight',
  'bank:left': 'xw-bank-left',
  'bank:right': 'xw-bank-right',
  'turn:left': 'xw-turn-left',
  'turn:right': 'xw-turn-right',
  koiogran: 'xw-koiogran',
}

export function maneuverIcon(bearing: string): IconName {
  return ICONS[bearing] ?? 'xw-straight'
}

const NAMES: Record<string, string> = {
  straight: 'xw-maneuver-straight',
  'bank:left': 'xw-maneuver-bank-left',
  'bank:right': 'xw-maneuver-bank-right',
  'turn:left': 'xw-maneuver-turn-left',
  'turn:right': 'xw-maneuver-turn-right',
  koiogran: 'xw-maneuver-koiogran',
}

export function maneuverText(key: string): { id: string; args: { speed: number } } {
  const cut = key.lastIndexOf(':')
  return { id: NAMES[key.slice(0, cut)] ?? 'xw-maneuver-straight', args: { speed: Number(key.slice(cut + 1)) } }
}

export const COLOURS: Record<string, string> = {
  green: 'var(--move-easy)',
  white: 'var(--move-plain)',
  red: 'var(--move-hard)',
}

const AROUND = ['turn:left', 'bank:left', 'straight', 'bank:right', 'turn:right', 'koiogran']

/** The order around a dial: slow moves at the left, speed by speed, left turns to right turns. */
export function around(dial: readonly ManeuverView[]): ManeuverView[] {
  return [...dial].sort((a, b) => a.speed - b.speed || AROUND.indexOf(a.bearing) - AROUND.indexOf(b.bearing))
}
