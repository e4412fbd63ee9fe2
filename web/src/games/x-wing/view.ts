/** What the board draws, as the game's view gives it, and its cards as printed. */
import type { ShipView } from '../../lib/generated'

export type { AttackView, Bearing, ManeuverView, PlanView, ShipView, BattleView, XWingDieView as DieView, Maneuver, XWingPrinted as Printed } from '../../lib/generated'

export const inPlay = (ship: ShipView): boolean => ship.status === 'in play'
