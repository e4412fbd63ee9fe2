import { text, type Option, type Text } from '../../lib/protocol'
import { readSide } from './sides'
import type { BattleView, PlayerView } from './view'

const SYMBOLS: Record<string, string> = {
  MD: 'damage', RD: 'damage', ID: 'indirect', Sh: 'shield', R: 'resource', Dr: 'disrupt', Dc: 'discard', F: 'focus', Sp: 'special',
}

/** What an answer costs and brings, as far as the table shows it. */
export function facts(option: Option, view: BattleView, me: PlayerView): Text[] {
  const [kind, id = ''] = option.key.split(':')
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
