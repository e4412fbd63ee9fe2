/** What the squads chosen for two seats mean for the options of a table. */
export interface SeatSquad {
  faction: string
  xws: string
}

const OTHER: Readonly<Record<string, string>> = { rebel: 'imperial', imperial: 'rebel' }

/** Which of the two squads of a table a seat flies: Rebels the first, Imperials the second, scum what is left. */
export function squadAt(factions: readonly string[], seat: number): 0 | 1 {
  const [own, other] = [factions[seat], factions[1 - seat]]
  if (own === 'rebel' || own === 'imperial') return own === 'rebel' ? 0 : 1
  if (seat < 2 && (other === 'rebel' || other === 'imperial')) return other === 'rebel' ? 1 : 0
  return seat % 2 === 0 ? 0 : 1
}

/** Squads stand by side: Rebel, then Imperial; scum take whichever side is left. Who brings none picks at the table. */
export function squadOptions(brought: readonly (SeatSquad | null)[]): { squads: string[]; factions: string[]; squad_building: boolean } {
  if (brought.every((each) => each === null)) return { squads: [], factions: [], squad_building: false }
  const factions = brought.map((each) => each?.faction ?? '')
  const [first, second] = brought
  if (brought.length !== 2 || !first || !second) return { squads: [], factions, squad_building: true }
  const side = first.faction === 'scum' ? (OTHER[second.faction] ?? 'rebel') : first.faction
  return { squads: side === 'rebel' ? [first.xws, second.xws] : [second.xws, first.xws], factions, squad_building: false }
}
