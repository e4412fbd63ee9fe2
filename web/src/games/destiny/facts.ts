import { kindAndRest } from '../../lib/apart'
import { text, type OpenAsk, type Option, type Text } from '../../lib/protocol'
import { readSide } from './sides'
import type { DuelView, PlayerView } from './view'

const SYMBOLS: Record<string, string> = {
  MD: 'damage', RD: 'damage', ID: 'indirect', Sh: 'shield', R: 'resource', Dr: 'disrupt', Dc: 'discard', F: 'focus', Sp: 'special',
}

/** Questions about whom damage is dealt to. */
const HURTS = new Set(['ds-ask-damage', 'ds-ask-deal', 'ds-ask-assign'])

/** What damage would leave of a character; where shields may block, only how it stands. */
function hurt(option: Option, view: DuelView, amount: number): Text[] {
  const card = view.cards.find((each) => option.at === `card:${each.id}`)
  if (!card?.health) return []
  const left = Math.max(0, card.health - (card.damage ?? 0))
  const shields = card.shields ?? 0
  if (shields > 0 || !(amount > 0)) return [text('web-ds-fact-health', { left, of: card.health, shields })]
  return [text('web-ds-fact-damage', { left: Math.max(0, left - amount), of: card.health })]
}

/** What an answer costs and brings, as far as the table shows it. */
export function facts(option: Option, view: DuelView, me: PlayerView, ask: OpenAsk | null): Text[] {
  if (ask && HURTS.has(ask.prompt.id)) return hurt(option, view, Number(ask.prompt.args?.amount))
  const [kind, rest] = kindAndRest(option.key)
  const [id] = kindAndRest(rest)
  if (kind === 'play') {
    const cost = me.hand?.find((card) => String(card.id) === id)?.cost
    return cost === undefined ? [] : [text('web-ds-fact-cost', { cost, have: me.resources })]
  }
  if (kind === 'resolve') {
    const die = view.players.flatMap((player) => player.pool ?? []).find((each) => String(each.id) === id)
    const side = readSide(die?.side ?? '-')
    const price = side.cost > 0 ? [text('web-ds-fact-cost', { cost: side.cost, have: me.resources })] : []
    return SYMBOLS[side.symbol] ? [text('web-ds-fact-resolve', { symbol: SYMBOLS[side.symbol]!, value: side.value }), ...price] : price
  }
  if (kind === 'claim') return [text('web-ds-fact-claim')]
  if (kind === 'pass') return [text('web-ds-fact-pass')]
  return kind === 'reroll' ? [text('web-ds-fact-reroll')] : []
}
