import { describe, expect, it } from 'vitest'
import { ticksUpTo } from './chart'
import { kindAndRest, thingAt } from './apart'
import { emblemPath, fnv } from './emblem'
import { nearest } from './keys'
import { chapters as groups, isStep, kept, lastLines, seatOf } from './log'
import { eventsOf, Film, strength, turns } from './replay'
import { parse } from './router.svelte'
import { chapters, excerpt, search, synonyms } from './rulebook'
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

it('marks charts in steps people count in', () => {
  expect(ticksUpTo(6)).toEqual([0, 2, 4, 6])
  expect(ticksUpTo(20)).toEqual([0, 5, 10, 15, 20])
  expect(ticksUpTo(3)).toEqual([0, 1, 2, 3])
  expect(ticksUpTo(37)).toEqual([0, 10, 20, 30])
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

  const event = (seq: number, turn: number, id = 'x', args = {}) => ({ seq, turn, text: { id, args } })
  const shape = (found: ReturnType<typeof groups>) =>
    found.map((group) => [group.word, group.number, group.parts.map((part) => [part.head?.text.id ?? null, part.events.map((each) => each.seq)])])

  it('groups by turn where a game has no words for it', () => {
    expect(shape(groups([event(0, 1), event(1, 1), event(2, 2)]))).toEqual([['turn', 1, [[null, [0, 1]]]], ['turn', 2, [[null, [2]]]]])
  })

  it('groups Destiny by its rounds, not by the turns inside them', () => {
    const told = [event(0, 0), event(1, 0, 'ds-log-round', { number: 1 }), event(2, 1), event(3, 2), event(4, 2, 'ds-log-round', { number: 2 }), event(5, 3)]
    expect(shape(groups(told))).toEqual([['turn', 0, [[null, [0]]]], ['round', 1, [[null, [2, 3]]]], ['round', 2, [[null, [5]]]]])
  })

  it('groups X-Wing by rounds and phases, and Outer Rim by turns', () => {
    const told = [event(0, 1, 'xw-log-round', { number: 1 }), event(1, 1), event(2, 1, 'xw-log-combat'), event(3, 1)]
    expect(shape(groups(told))).toEqual([['round', 1, [[null, [1]], ['xw-log-combat', [3]]]]])
    expect(groups([event(0, 7, 'or-log-turn'), event(1, 7)])[0]).toMatchObject({ word: 'turn', number: 7, head: { seq: 0 } })
  })

  it('leaves out what is not wanted, and keeps the heads of what is', () => {
    const told = groups([event(0, 1, 'xw-log-round', { number: 1 }), event(1, 1), event(2, 1, 'xw-log-combat'), event(3, 1, 'xw-log-step-compare'), event(4, 1)])
    expect(shape(kept(told, (each) => !isStep(each)))).toEqual([['round', 1, [[null, [1]], ['xw-log-combat', [4]]]]])
    const short = lastLines(told, 1)
    expect([short.earlier, shape(short.chapters)]).toEqual([2, [['round', 1, [['xw-log-combat', [4]]]]]])
  })
})

describe('the rulebook', () => {
  const entry = (id: string, chapter: string, text: string) => ({ id, chapter, title: `The ${chapter.toLowerCase()}`, text, game: 'outer-rim', kind: 'rule' })
  const entries = [
    entry('OR-COMBAT-1', 'COMBAT', 'The attacker rolls.'),
    entry('OR-COMBAT-24', 'COMBAT', 'A tie goes to the attacker.'),
    entry('OR-MAP-1', 'MAP', 'Six tiles.'),
  ]
  it('makes chapters, each with the name the book gives it', () => {
    expect(chapters(entries).map((chapter) => [chapter.title, chapter.entries.length])).toEqual([['The combat', 2], ['The map', 1]])
  })
  it('finds by words and by id, and marks what it found', () => {
    expect(search(entries, 'attacker TIE').map((each) => each.id)).toEqual(['OR-COMBAT-24'])
    expect(search(entries, 'or-map-1')).toHaveLength(1)
    // words are found where they begin, and by those that mean the same: "abilities" is no tie
    const rules = [entry('OR-A-1', 'A', 'The attacker uses abilities.'), entry('OR-A-2', 'A', 'If both dealt equal damage, the attacker wins.')]
    expect(search(rules, 'tie attacker', synonyms('tie equal; fight combat')).map((each) => each.id)).toEqual(['OR-A-2'])
    expect(excerpt('A tie goes.', 'tie').map((part) => [part.text, part.hit])).toEqual([['A ', false], ['tie', true], [' goes.', false]])
  })
})

it('reads the options of a game as fields of a form', () => {
  const schema = {
    $ref: '#/$defs/Options',
    $defs: { Options: { properties: { fame: { enum: [8, 10, 12] }, random_map: { type: 'boolean' }, ai_fame: { type: 'integer', reading: true }, squads: { type: 'array' } } } },
  }
  expect(fields(schema).map((field) => [field.name, field.kind])).toEqual([['fame', 'choice'], ['random_map', 'switch'], ['ai_fame', 'number']])
  expect(fields(schema).filter((field) => field.reading).map((field) => field.name)).toEqual(['ai_fame'])
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
    const round = (seq: number, number: number) => ({ seq, kind: 'answer', at: 0, turn: 9, events: [{ seq, text: { id: 'ds-log-round', args: { number } } }] })
    expect(turns([round(2, 1), { seq: 3, kind: 'answer', at: 0, turn: 10 }, round(7, 2)])).toEqual([{ turn: 1, seq: 2 }, { turn: 2, seq: 7 }])
  })
})

describe('a key taken apart', () => {
  it('is its kind and all the rest', () => {
    expect(kindAndRest('contact:kessel:1')).toEqual(['contact', 'kessel:1'])
    expect(kindAndRest('pass')).toEqual(['pass', ''])
  })
  it('names the thing at a place of a kind, and nothing at another', () => {
    expect(thingAt('space:kessel', 'space')).toBe('kessel')
    expect(thingAt('contact:kessel:1', 'space')).toBe(null)
    expect(thingAt(undefined, 'space')).toBe(null)
  })
})
