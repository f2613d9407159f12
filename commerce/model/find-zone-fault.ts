import { zoneFaults as faults } from '#content/zone-faults.ts'
import type { DeliveryZone } from './delivery-zone.ts'

const MAX_DAYS = 60

/** The first problem in the zones, as a sentence for the merchant; null when there is none. */
export function findZoneFault(zones: readonly DeliveryZone[]): string | null {
  const seen = new Map<string, string>()
  for (const zone of zones) {
    const fault = findOwnFault(zone)
    if (fault !== null) return fault
    for (const pin of zone.pins) {
      const other = seen.get(pin)
      if (other !== undefined) return faults.twice(other, zone.name, pin)
      seen.set(pin, zone.name)
    }
  }
  return null
}

function findOwnFault({ name, pins, days, cash = 0 }: DeliveryZone): string | null {
  const [minDays, maxDays] = days
  const areDays = days.every((day) => Number.isInteger(day) && day >= 0 && day <= MAX_DAYS)
  if (!areDays) return faults.days(name, MAX_DAYS)
  if (minDays > maxDays) return faults.order(name, minDays, maxDays)
  if (!Number.isInteger(cash) || cash < 0) return faults.cash(name)
  const pin = pins.find((each) => !/^([1-9]\d{0,5})?$/.test(each))
  return pin === undefined ? null : faults.pin(name, pin)
}
