import type { DeliveryZone } from '#commerce/model/delivery-zone.ts'
import type { Answer } from '#commerce/model/figures/claim.ts'
import type { FiguresSource } from '#commerce/model/figures/figures.ts'

/**
 * Your zones: how long your courier takes to a PIN code, and whether it collects cash there. While this is null the
 * shop names no day of delivery. The days are working days after the day of dispatch (`dispatch.ts`). The server checks
 * your zones when it starts.
 * @example zones: { value: [{ name: 'Karnataka', pins: ['56', '57', '58', '59'], days: [1, 3] },
 *   { name: 'Everywhere else', pins: [''], days: [3, 6], cash: 2000 }], source: 'our courier’s table', date: '2026-11-01' }
 */
export const zones: Answer<readonly DeliveryZone[]> = null

/** The question, as the doctor words it. */
export const zonesQuestion = 'by which day a PIN code gets its box'

/** Whether the shop names days of delivery: with zones from the merchant, or with simulated figures. */
export function namesDays(source: FiguresSource): boolean {
  return zones !== null || source === 'simulated'
}
