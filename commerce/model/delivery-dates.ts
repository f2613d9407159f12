import type { DeliveryZone } from './delivery-zone.ts'
import { type DispatchHours, listDispatchDays } from './figures/dispatch-cut-off.ts'

/** Midnights in UTC. */
export type DeliveryDates = { readonly first: Date; readonly last: Date }

/**
 * When an order placed now arrives: the zone's working days, counted from the day it is packed.
 * @returns null when the shop packs nothing for a month
 */
export function findDeliveryDates(
  now: Date,
  hours: DispatchHours,
  { days: [minDays, maxDays] }: Pick<DeliveryZone, 'days'>,
): DeliveryDates | null {
  const days = listDispatchDays(now, hours, maxDays)
  const [first, last] = [days[minDays], days[maxDays]]
  return first && last ? { first, last } : null
}
