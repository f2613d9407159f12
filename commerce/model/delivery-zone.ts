/** A region with one delivery time and one cash limit. The merchant defines them in `merchant/delivery-zones.ts`. */
export type DeliveryZone = {
  /** For the merchant: no page shows it. */
  readonly name: string
  /** PIN code prefixes; the longest match wins. The empty prefix matches everywhere else in India. */
  readonly pins: readonly string[]
  /** Working days from the courier's pickup: at least, at most. */
  readonly days: readonly [min: number, max: number]
  /** Cash limit of couriers there, in whole rupees; 0 for no cash on delivery. Absent when the shop's limit applies. */
  readonly cash?: number
}

/** Six digits that do not begin with 0 (decision 10, choice 18). */
export const pinCodePattern = /^[1-9]\d{5}$/

export function isPinCode(text: string): boolean {
  return pinCodePattern.test(text)
}
