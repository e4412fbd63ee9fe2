import emblems from '../assets/emblems.json'

/** FNV-1a, 32 bit: small, stable, and the same in every browser. */
export function fnv(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash ^= character.charCodeAt(0)
    hash = Math.imul(hash, 0x01000193) >>> 0
  }
  return hash
}

/** Four strokes picked by a hash of the id stand where a publisher prints a portrait. */
export function emblemPath(id: string): string {
  const hash = fnv(id.toLowerCase().replace(/[^a-z0-9]/g, '_'))
  const { crown, core, base, wing } = emblems.parts
  const { shift } = emblems
  const pick = (parts: string[], by: number): string => parts[(hash >>> by) % parts.length]!
  return [
    pick(crown, shift.crown), pick(core, shift.core), pick(base, shift.base), pick(wing, shift.wing),
  ].join('')
}

/** A small repeatable source of numbers in [0, 1) for stars, craters and rocks. */
export function scatter(seed: string): () => number {
  let state = fnv(seed) || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state / 0x1_0000_0000
  }
}
