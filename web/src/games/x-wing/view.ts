/** What the board draws, as the game's view gives it. */
import type { ShipView } from '../../lib/generated'

export type { AttackView, ManeuverView, PlanView, ShipView, BattleView, XWingDieView as DieView } from '../../lib/generated'

export const inPlay = (ship: ShipView): boolean => ship.status === 'in play'
