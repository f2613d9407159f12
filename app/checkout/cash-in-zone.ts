import type { FiguresSource } from '#commerce/model/figures/figures.ts'
import { findZone } from '#commerce/model/find-zone.ts'
import { zonesFor } from '#merchant/zones-for.ts'

/** The most that the courier takes in cash at a PIN code, in whole rupees; null for no limit of its own. */
export function findCashInZone(pinCode: string, figures: FiguresSource): number | null {
  return findZone(pinCode, zonesFor(figures))?.cash ?? null
}
