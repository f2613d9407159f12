import type { DeliveryZone } from '#commerce/model/delivery-zone.ts'
import type { Answer } from '#commerce/model/figures/claim.ts'
import type { FiguresSource } from '#commerce/model/figures/original-price.ts'

/**
 * Your zones: how long your courier takes to a PIN code, and whether it collects cash there. While this is null the shop
 * names no day of delivery. A day is the day of dispatch (`dispatch.ts`) and the zone's working days after it. The start
 * checks what you write.
 * @example zones: { value: [{ name: 'Karnataka', pins: ['56', '57', '58', '59'], days: [1, 3] },
 *   { name: 'Everywhere else', pins: [''], days: [3, 6], cash: 2000 }], source: 'our courier’s table', date: '2026-11-01' }
 */
export const zones: Answer<readonly DeliveryZone[]> = null

/** What is asked, for the doctor. */
export const zonesQuestion = 'by which day a PIN code gets its box'

/** The demonstration's, with the days of its shipping policy. */
export const demonstrationZones: readonly DeliveryZone[] = [
  {
    name: 'Metro cities',
    pins: ['110', '122', '2013', '380', '400', '411', '500', '560', '600', '700'],
    days: [2, 4],
  },
  { name: 'North-East', pins: ['737', '78', '79'], days: [4, 7], cash: 2000 },
  { name: 'Islands', pins: ['744', '68255'], days: [4, 7], cash: 0 },
  { name: 'Everywhere else', pins: [''], days: [4, 7] },
]

/** Where the merchant has not answered, only invented figures go with invented zones. */
export function zonesFor(
  source: FiguresSource,
  answer: Answer<readonly DeliveryZone[]> = zones,
): readonly DeliveryZone[] {
  return answer?.value ?? (source === 'simulated' ? demonstrationZones : [])
}
