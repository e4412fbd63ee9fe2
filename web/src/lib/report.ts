import type { IconName } from './icon-names'
import { seatOf } from './log'
import type { GameEvent, Text, View } from './protocol'

/** Something for the talk afterwards: who did the most of it. */
export interface Award {
  id: string
  icon: IconName
  seat: number
  count: number
  /** The thing it is about: a ship, a character. */
  thing?: Text
}

/** How lucky a seat's dice were: what fell beyond the average, and over how many dice. */
export interface Luck {
  seat: number
  dice: number
  beyond: number
}

interface Player {
  seat: number
  space: string
  is_ai?: boolean
  report: { earned: number; fights_won: number; fights_lost: number; luck: number; dice: Record<string, number> }
}

interface Ship {
  ship_id: number
  seat: number
  status: string
  hull: number
  damage_total: number
  shields: number
  name?: Text
}

const players = (view: View | null) => ((view?.players ?? []) as Player[]).filter((player) => !player.is_ai)
const ships = (view: View | null) => (view?.ships ?? []) as Ship[]

/** How often each seat came to each planet of Outer Rim. */
export function visits(views: readonly View[], seats: number): Map<string, number[]> {
  const planets = new Set(((views[0]?.spaces ?? []) as { id: string; kind: string }[]).filter((space) => space.kind === 'planet').map((space) => space.id))
  const found = new Map([...planets].map((planet) => [planet, new Array<number>(seats).fill(0)]))
  const last = new Map<number, string>()
  for (const view of views) {
    for (const player of players(view)) {
      const before = last.get(player.seat)
      if (player.space && player.space !== before && found.has(player.space)) found.get(player.space)![player.seat]! += 1
      if (player.space) last.set(player.seat, player.space)
    }
  }
  return found
}

/** The seat with the most of something; nobody where nobody has any, and nobody where two have as much. */
function most(id: string, icon: IconName, counts: readonly number[], least = 1): Award[] {
  const top = Math.max(...counts)
  const seats = counts.flatMap((count, seat) => (count === top ? [seat] : []))
  return top >= least && seats.length === 1 ? [{ id, icon, seat: seats[0]!, count: top }] : []
}

function tally(events: readonly GameEvent[], id: string, seats: number, whose: (event: GameEvent) => number | null): number[] {
  const counts = new Array<number>(seats).fill(0)
  for (const event of events) {
    const seat = event.text.id === id ? whose(event) : null
    if (seat !== null && seat in counts) counts[seat]! += 1
  }
  return counts
}

const ENOUGH_DICE = 10

/** What fell beyond the average of the dice rolled: Outer Rim and Destiny keep count themselves, X-Wing's attacks are counted here. */
export function luck(game: string, end: View | null, events: readonly GameEvent[], seats: number): Luck[] {
  if (game === 'outer-rim') {
    return players(end).map(({ seat, report }) => {
      const damage = (report.dice.hit ?? 0) + 2 * (report.dice.crit ?? 0)
      const dice = Object.values(report.dice).reduce((sum, count) => sum + count, 0)
      return { seat, dice, beyond: report.luck > 0 ? damage - damage / report.luck : 0 }
    })
  }
  if (game === 'destiny') {
    return ((end?.players ?? []) as { seat: number; report?: { dice_rolled?: number; luck?: number } }[]).map(({ seat, report }) => ({ seat, dice: report?.dice_rolled ?? 0, beyond: report?.luck ?? 0 }))
  }
  if (game !== 'x-wing') return []
  const found = Array.from({ length: seats }, (_, seat) => ({ seat, dice: 0, beyond: 0 }))
  let attacker: number | null = null
  for (const event of events) {
    if (event.text.id === 'xw-log-declares') attacker = seatOfShip(end, event)
    else if (event.text.id === 'xw-log-attack-roll' && attacker !== null && found[attacker]) {
      // only the first roll is luck; what comes after is what the pilot made of it
      const faces = (event.text.args?.faces ?? []) as Text[]
      found[attacker]!.dice += faces.length
      found[attacker]!.beyond += faces.filter((face) => /hit|critical/.test(face.id)).length - faces.length / 2
      attacker = null
    }
  }
  return found
}

function seatOfShip(view: View | null, event: GameEvent): number | null {
  const id = Number(event.at?.[0]?.replace('ship:', ''))
  return ships(view).find((ship) => ship.ship_id === id)?.seat ?? null
}

function rimAwards(views: readonly View[], end: View | null, seats: number): Award[] {
  const of = (pick: (player: Player) => number) => Array.from({ length: seats }, (_, seat) => pick(players(end).find((player) => player.seat === seat)!) || 0)
  const went = visits(views, seats)
  const planets = Array.from({ length: seats }, (_, seat) => [...went.values()].filter((counts) => counts[seat]! > 0).length)
  return [
    ...most('web-award-traveller', 'or-hyperdrive', planets),
    ...most('web-award-fighter', 'or-combat-ground', of((player) => player.report.fights_won)),
    ...most('web-award-earner', 'or-credits', of((player) => player.report.earned)),
  ]
}

function wingAwards(end: View | null, events: readonly GameEvent[], seats: number): Award[] {
  const battered = ships(end)
    .filter((ship) => ship.status !== 'destroyed' && ship.status !== 'fled' && ship.damage_total > 0)
    .sort((a, b) => b.damage_total - a.damage_total)[0]
  return [
    ...most('web-award-attacks', 'xw-stat-attack', tally(events, 'xw-log-declares', seats, (event) => seatOfShip(end, event))),
    ...(battered ? [{ id: 'web-award-battered', icon: 'xw-stat-hull' as const, seat: battered.seat, count: battered.damage_total, thing: battered.name }] : []),
  ]
}

function destinyAwards(events: readonly GameEvent[], seats: number): Award[] {
  let acting: number | null = null
  let blow: Award | null = null
  for (const event of events) {
    acting = /^ds-log-(resolve|play|activate)$/.test(event.text.id) ? (seatOf(event) ?? acting) : acting
    const taken = event.text.id === 'ds-log-damage' ? Number(event.text.args?.taken ?? 0) : 0
    if (acting !== null && taken > (blow?.count ?? 0)) blow = { id: 'web-award-blow', icon: 'ds-melee', seat: acting, count: taken, thing: event.text.args?.card as Text }
  }
  return [
    ...(blow ? [blow] : []),
    ...most('web-award-dice', 'ds-pool', tally(events, 'ds-log-resolve', seats, seatOf)),
    ...most('web-award-cards', 'ds-hand', tally(events, 'ds-log-play', seats, seatOf)),
  ]
}

/** What is worth a word afterwards, in each game's own way. */
export function awards(game: string, views: readonly View[], events: readonly GameEvent[], seats: number): Award[] {
  const end = views.at(-1) ?? null
  const own = game === 'outer-rim' ? rimAwards(views, end, seats) : game === 'x-wing' ? wingAwards(end, events, seats) : game === 'destiny' ? destinyAwards(events, seats) : []
  const lucky = luck(game, end, events, seats).filter((each) => each.dice >= ENOUGH_DICE).sort((a, b) => b.beyond / b.dice - a.beyond / a.dice)[0]
  return lucky && lucky.beyond > 0 ? [...own, { id: 'web-award-luck', icon: 'ui-dice', seat: lucky.seat, count: Math.round(lucky.beyond * 10) / 10 }] : own
}
