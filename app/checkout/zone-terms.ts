import { findDeliveryDates } from '#commerce/model/delivery-dates.ts'
import type { FiguresSource } from '#commerce/model/figures/figures.ts'
import { findZone } from '#commerce/model/find-zone.ts'
import { daysOf } from '#content/delivery-day.ts'
import { dispatch } from '#merchant/dispatch.ts'
import { zonesFor } from '#merchant/zones-for.ts'

export type ZoneTerms = {
  /** When an order placed now arrives, such as `Tue 1 – Thu 3 Dec`; null where nobody knows. */
  readonly days: string | null
  /** The most that the courier takes in cash, in whole rupees; null for no limit of its own. */
  readonly cash: number | null
}

/** The terms of delivery at a PIN code. */
export function findZoneTerms(pinCode: string, figures: FiguresSource, now: Date): ZoneTerms {
  const zone = findZone(pinCode, zonesFor(figures))
  const dates = zone && findDeliveryDates(now, dispatch, zone)
  return { days: dates && daysOf(dates), cash: zone?.cash ?? null }
}
