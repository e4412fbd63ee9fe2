import { seatOf } from '../../lib/log'
import { draft, taleOf, type Draft, type TaleDice, type Teller, type Tone } from '../../lib/tale'
import type { GameEvent, Text } from '../../lib/protocol'
import { nameText, type DuelView } from './view'

const OPENS = new Set(['ds-log-resolve', 'ds-log-play', 'ds-log-card-action', 'ds-log-claim', 'ds-log-activate'])
const ENDS = new Set(['ds-log-round', 'ds-log-phase-end', 'ds-log-pass', 'ds-log-auto-pass'])
const PRICES: Record<string, Tone> = {
  'ds-log-damage': 'bad', 'ds-log-blocked': 'good', 'ds-log-shields-removed': 'bad', 'ds-log-removed': 'bad', 'ds-log-hand-discard': 'bad', 'ds-log-mill': 'bad',
  'ds-log-lose': 'bad', 'ds-log-discarded': 'bad', 'ds-log-exhaust': 'bad', 'ds-log-defeated': 'bad',
}

const HEADS = new Set([...OPENS, ...ENDS, 'ds-log-reroll', 'ds-log-upkeep-ready', 'ds-log-battlefield-used', 'ds-log-after-setup'])
const SYMBOLS: Record<string, string> = { melee: 'MD', ranged: 'RD', indirect: 'ID', shield: 'Sh', resource: 'R', disrupt: 'Dr', discard: 'Dc', focus: 'F', special: 'Sp', any: '*' }

/** Whether a sentence begins something new. */
export const isHead = (event: GameEvent): boolean => HEADS.has(event.text.id)

/** The dice a sentence tells of, each as the short text of the side that lies up. */
export function diceOf(event: GameEvent): TaleDice | null {
  const { id, args } = event.text
  if (id !== 'ds-log-rolled' && id !== 'ds-log-rerolled' && id !== 'ds-log-resolve') return null
  const dice = (args?.dice ?? []) as Text[]
  return { who: null, kind: 'own', dice: dice.flatMap((die) => (die.args?.side ? [{ face: sideOf(die.args.side as Text), word: die.args.side as Text, card: die.args.name as Text }] : [])) }
}

function sideOf({ args }: Text): string {
  const symbol = SYMBOLS[String(args?.symbol)]
  if (!symbol) return '-'
  return `${args?.sign === 'plus' ? '+' : ''}${symbol === 'Sp' ? '' : args?.value}${symbol}${args?.cost || ''}`
}

/** The card whose special is resolved: its words are what happens. */
function special(event: GameEvent): Text | null {
  const dice = (event.text.args?.dice ?? []) as Text[]
  const found = dice.find((die) => (die.args?.side as Text | undefined)?.args?.symbol === 'special')
  return (found?.args?.name as Text | undefined) ?? null
}

/** The seats that have or had a card, by the id of its name. */
type Owners = (name: string) => readonly number[]
/** Whose the card at a place is or was. */
type SeatAt = (at: string) => number | null

/** Sentences that say whose a card is: whoever plays it, gets it or rolls its dice. */
const OWNED = new Set(['ds-log-play', 'ds-log-joined', 'ds-log-control', 'ds-log-rolled'])

/** Whose each card is: those in play, and those that left it, which a story still tells of. */
export function ownersSeen(view: DuelView): Owners {
  const gone = view.players.flatMap(({ seat, discard, set_aside }) => [...(discard ?? []), ...(set_aside ?? [])].map(({ code }) => [code, seat] as const))
  return gathered([...view.cards.map(({ code, controller }) => [code, controller] as const), ...gone].map(([code, seat]) => [nameText(code).id, seat]))
}

/** Whose the card is that lies or lay at a place. */
export const seatOfCard = (view: DuelView): SeatAt => (at) => {
  const id = Number(/^card:(\d+)$/.exec(at)?.[1] ?? NaN)
  const gone = () => view.players.find(({ discard, set_aside }) => [...(discard ?? []), ...(set_aside ?? [])].some((card) => card.id === id))
  return view.cards.find((card) => card.id === id)?.controller ?? gone()?.seat ?? null
}

/** Whose each card was by what was told: it may be in a hand or a deck again. */
function ownersTold(events: readonly GameEvent[]): Owners {
  return gathered(events.filter((event) => OWNED.has(event.text.id)).flatMap((event) => {
    const { card, dice } = event.text.args ?? {}
    const names = [card as Text | undefined, ...((dice ?? []) as Text[]).map((die) => die.args?.name as Text | undefined)]
    return names.flatMap((name) => (name ? [[name.id, seatOf(event)!] as const] : []))
  }))
}

function gathered(pairs: Iterable<readonly [string, number]>): Owners {
  const owners = new Map<string, Set<number>>()
  for (const [name, seat] of pairs) owners.set(name, (owners.get(name) ?? new Set()).add(seat))
  return (name) => [...(owners.get(name) ?? [])]
}

/** Reads what the others do to you, and every defeat, out of the log of a duel. */
export const teller = (seen: Owners, seatAt: SeatAt = () => null): Teller => (events, from, seat) => {
  const heard = ownersTold(events)
  const whoseIs = (event: GameEvent, doer: number | null): number | undefined => {
    const name = (event.text.args?.card as Text | undefined)?.id ?? ''
    const owners = [...new Set([...seen(name), ...heard(name)])]
    // records of before do not say which card: one that both sides have is more likely hit by the other
    return seatOf(event) ?? seatAt(event.at?.[0] ?? '') ?? owners.find((each) => each !== doer) ?? owners[0]
  }
  const found: Draft[] = []
  let open: Draft | null = null
  for (const event of events) {
    const { id } = event.text
    if (ENDS.has(id)) open = null
    else if (OPENS.has(id)) {
      open = draft(id, event)
      open.card = (event.text.args?.card as Text | undefined) ?? special(event)
      open.dice.push(...(diceOf(event) ? [diceOf(event)!] : []))
      found.push(open)
    } else if (open) add(open, event, seat, whoseIs(event, seatOf(open.events[0]!)))
  }
  return found.filter((each) => each.outcome !== null && each.events.some((event) => event.seq >= from && PRICES[event.text.id])).map((each) => taleOf(each))
}

function add(open: Draft, event: GameEvent, seat: number | null, whose: number | undefined): void {
  const { id, args } = event.text
  open.events.push(event)
  if (id === 'ds-log-rolled' || id === 'ds-log-rerolled' || id === 'ds-log-turned') open.changes.push(event.text)
  const tone = PRICES[id]
  if (!tone) return
  if (whose === undefined) return
  const against = whose !== seatOf(open.events[0]!)
  const mine: Tone = seat === null ? 'plain' : whose === seat ? tone : tone === 'bad' ? 'good' : 'bad'
  if (id === 'ds-log-defeated') {
    open.seats.add(whose)
    if (open.outcome) open.price.unshift(open.outcome)
    open.outcome = { text: event.text, tone: mine }
  } else if (against && whose === seat && id === 'ds-log-damage' && Number(args?.taken) > 0) {
    open.seats.add(whose)
    const hurt = { text: { id: 'web-ds-hurts', args: { card: args?.card as Text, count: Number(args?.taken) } }, tone: 'bad' as const }
    if (open.outcome) open.price.push(hurt)
    else open.outcome = hurt
  } else open.price.push({ text: event.text, tone: mine })
}
