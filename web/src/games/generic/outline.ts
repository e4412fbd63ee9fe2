import type { Text, View } from '../../lib/protocol'

/** A view sorted for showing: single facts first, then each list or record as a group. */
export interface Outline {
  facts: [string, unknown][]
  groups: [string, unknown][]
}

export function isText(value: unknown): value is Text {
  return typeof value === 'object' && value !== null && typeof (value as Text).id === 'string'
    && Object.keys(value).every((name) => name === 'id' || name === 'args')
}

export function isPlain(value: unknown): boolean {
  return value === null || typeof value !== 'object' || isText(value)
}

export function sections(view: View): Outline {
  const entries = Object.entries(view).map(([name, value]) => [words(name), value] as [string, unknown])
  return {
    facts: entries.filter(([, value]) => isPlain(value)),
    groups: entries.filter(([, value]) => !isPlain(value)),
  }
}

/** A field's name as words: `face_up` reads "face up". */
export function words(name: string): string {
  return name.replaceAll('_', ' ')
}
