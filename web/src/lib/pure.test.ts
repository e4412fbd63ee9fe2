import { describe, expect, it } from 'vitest'
import { emblemPath, fnv } from './emblem'
import { nearest } from './keys'
import { byTurn, seatOf } from './log'
import { eventsOf, Film, strength, turns } from './replay'
import { parse } from './router.svelte'
import { chapters, excerpt, matches, title } from './rulebook'
import { changed, fields } from './schema'

it('reads every address of the page', () => {
  expect(parse('/')).toEqual({ page: 'home' })
  expect(parse('/t/amber')).toEqual({ page: 'table', table: 'amber' })
  expect(parse('/rules/x-wing')).toEqual({ page: 'rules', game: 'x-wing' })
  expect(parse('/cards')).toEqual({ page: 'cards', game: null })
  expect(parse('/t')).toEqual({ page: 'lost' })
  expect(parse('/nowhere/at/all')).toEqual({ page: 'lost' })
})

it('draws emblems that stay the same and differ', () => {
  expect(fnv('a')).toBe(0xe40c292c)
  expect(emblemPath('Han Solo')).toBe(emblemPath('han_solo'))
  expect(emblemPath('han_solo')).not.toBe(emblemPath('boba_fett'))
})

it('finds the thing an arrow key points at', () => {
  const things = [{ x: 100, y: 0, id: 'right' }, { x: 40, y: 80, id: 'below' }, { x: -50, y: 5, id: 'left' }]
  expect(nearest({ x: 0, y: 0 }, things, 'ArrowRight')?.id).toBe('right')
  expect(nearest({ x: 0, y: 0 }, things, 'ArrowDown')?.id).toBe('below')
  expect(nearest({ x: 0, y: 0 }, things, 'ArrowLeft')?.id).toBe('left')
  expect(nearest({ x: 0, y: 0 }, things, 'ArrowUp')).toBeNull()
})

describe('the log', () => {
  it('finds the player an event names, however deep', () => {
    const seat = { id: 'core-seat', args: { number: 2 } }
    expect(seatOf({ seq: 0, text: { id: 'x', args: { who: seat } } })).toBe(1)
    expect(seatOf({ seq: 0, text: { id: 'x', args: { deep: { id: 'y', args: { list: [seat] } } } } })).toBe(1)
    expect(seatOf({ seq: 0, text: { id: 'x', args: { count: 3 } } })).toBeNull()
  })

  it('groups lines by turn in order', () => {
    const event = (seq: number, turn: number) => ({ seq, turn, text: { id: 'x' } })
    expect(byTurn([event(0, 1), event(1, 1), event(2, 2)]).map((group) => [group.turn, group.events.length])).toEqual([[1, 2], [2, 1]])
  })
})

describe('the rulebook', () => {
  const entry = (id: string, chapter: string, text: string) => ({ id, chapter, text, game: 'outer-rim', kind: 'rule' })
  const entries = [
    entry('OR-COMBAT-1', 'COMBAT', 'The attacker rolls.'),
    entry('OR-COMBAT-24', 'COMBAT', 'A tie goes to the attacker.'),
    entry('OR-MAP-1', 'MAP', 'Six tiles.'),
  ]
  it('makes chapters with readable titles', () => {
    expect(chapters(entries).map((chapter) => [chapter.title, chapter.entries.length])).toEqual([['Combat', 2], ['Map', 1]])
    expect(title('SPACE-ENCOUNTER')).toBe('Space encounter')
    expect(title('Map and movement')).toBe('Map and movement')
  })
  it('finds by words and by id, and marks what it found', () => {
    expect(entries.filter((each) => matches(each, 'attacker TIE')).map((each) => each.id)).toEqual(['OR-COMBAT-24'])
    expect(entries.filter((each) => matches(each, 'or-map-1'))).toHaveLength(1)
    expect(excerpt('A tie goes.', 'tie').map((part) => [part.text, part.hit])).toEqual([['A ', false], ['tie', true], [' goes.', false]])
  })
})

it('reads the options of a game as fields of a form', () => {
  const schema = {
    $ref: '#/$defs/Options',
    $defs: { Options: { properties: { fame: { enum: [8, 10, 12] }, random_map: { type: 'boolean' }, ai_fame: { type: 'integer' }, squads: { type: 'array' } } } },
  }
  expect(fields(schema).map((field) => [field.name, field.kind])).toEqual([['fame', 'choice'], ['random_map', 'switch'], ['ai_fame', 'number']])
  expect(changed({ fame: 8, random_map: false }, { fame: 10, random_map: false })).toEqual({ fame: 8 })
})

describe('a replay', () => {
  it('builds every view from a run of patches', () => {
    const film = new Film(4)
    film.add({ seq: 1, view: { players: [{ seat: 0, fame: 0 }] }, patches: [[[['players', 0, 'fame'], 2]], []] })
    expect(film.known).toBe(3)
    expect(strength('outer-rim', film.at(1)!, 1)).toEqual([0])
    expect(strength('outer-rim', film.at(3)!, 1)).toEqual([2])
    expect(film.at(9)).toBeNull()
  })
  it('measures hull and shields without ships that are gone', () => {
    const ship = (seat: number, status: string) => ({ seat, status, hull: 3, damage_total: 1, shields: 2 })
    expect(strength('x-wing', { ships: [ship(0, 'in play'), ship(1, 'destroyed'), ship(1, 'in play')] }, 2)).toEqual([4, 4])
  })
  it('marks turns and events by their moment', () => {
    const moments = [{ seq: 1, kind: 'start', at: 0 }, { seq: 2, kind: 'answer', at: 0, turn: 1, events: [{ seq: 0, text: { id: 'a' } }] }, { seq: 3, kind: 'answer', at: 0, turn: 1 }, { seq: 4, kind: 'answer', at: 0, turn: 2 }]
    expect(turns(moments)).toEqual([{ turn: 1, seq: 2 }, { turn: 2, seq: 4 }])
    expect(eventsOf(moments).map((each) => each.moment)).toEqual([2])
  })
})
