import { t } from '../../lib/fluent.svelte'
import { personOf, type Table } from '../../lib/table.svelte'

/** Who sits on a seat of an open table, or its number. */
export function seatName(table: Table, seat: number): string {
  const found = table.seats[seat]
  return (found?.taken && personOf(found)) || t('web-seat-number', { number: seat + 1 })
}
