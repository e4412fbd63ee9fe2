import { describe, expect, it } from 'vitest'
import { squadAt, squadOptions } from './bringing'

const squad = (faction: string) => ({ faction, xws: faction.toUpperCase() })

describe('squads for a new table', () => {
  it('stand by side, whoever brings them', () => {
    expect(squadOptions([squad('rebel'), squad('imperial')]).squads).toEqual(['REBEL', 'IMPERIAL'])
    expect(squadOptions([squad('imperial'), squad('rebel')])).toEqual({ squads: ['REBEL', 'IMPERIAL'], factions: ['imperial', 'rebel'], squad_building: false })
    expect(squadOptions([squad('scum'), squad('rebel')]).squads).toEqual(['REBEL', 'SCUM'])
    expect(squadOptions([squad('scum'), squad('imperial')]).squads).toEqual(['SCUM', 'IMPERIAL'])
    expect(squadOptions([squad('imperial'), squad('scum')]).squads).toEqual(['SCUM', 'IMPERIAL'])
  })
  it('are found again by who flies them', () => {
    for (const pair of [['rebel', 'imperial'], ['imperial', 'rebel'], ['scum', 'rebel'], ['imperial', 'scum'], ['scum', 'scum']]) {
      const { squads, factions } = squadOptions(pair.map((faction, seat) => ({ faction, xws: `${faction} ${seat}` })))
      expect(pair.map((_, seat) => squads[squadAt(factions, seat)])).toEqual(pair.map((faction, seat) => `${faction} ${seat}`))
    }
  })
  it('are picked at the table by who brings none', () => {
    expect(squadOptions([squad('scum'), null])).toEqual({ squads: [], factions: ['scum', ''], squad_building: true })
    expect(squadOptions([null, null])).toEqual({ squads: [], factions: [], squad_building: false })
  })
})
