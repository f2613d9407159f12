import { indianCities } from './indian-cities.ts'

/** What recorded orders say about a product (decision 10, choice 3). */
export type ProductSales = {
  /** Units in the past 24 hours. */
  readonly soldInPastDay: number
  /** Units in the past hour. */
  readonly boughtInPastHour: number
  /** The last order of the past hour from one of the known cities. */
  readonly lastPurchase: { readonly city: string; readonly minutesAgo: number } | null
}

/** Reads recorded orders; null when the product has none in the past 24 hours. */
export type FindSales = (productId: string) => ProductSales | null

export type SoldUnits = { readonly productId: string; readonly quantity: number }

/** Records checkouts of a hosted store, whose orders the shop cannot read. */
export type CheckoutLog = {
  readonly recordStart: (checkoutId: string, units: readonly SoldUnits[]) => void
  /** A shopper came back from this checkout with an order. Counts once per checkout. */
  readonly recordReturn: (checkoutId: string) => void
}

/** Units of a product in one recorded order. */
export type Sale = SoldUnits & {
  /** As typed; empty when unknown. */
  readonly city: string
  readonly at: Date
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Sums one product's sales; null for none in 24 hours. A sale in the future (clock set back) counts as made now. */
export function sumSales(sales: readonly Sale[], now: Date): ProductSales | null {
  const ageOf = ({ at }: Sale) => Math.max(0, now.getTime() - at.getTime())
  const sumOf = (some: readonly Sale[]) => some.reduce((sum, { quantity }) => sum + quantity, 0)
  const today = sales.filter((sale) => ageOf(sale) < 24 * HOUR)
  if (today.length === 0) return null
  const lately = today
    .filter((sale) => ageOf(sale) < HOUR)
    .toSorted((one, other) => ageOf(one) - ageOf(other))
  const [last] = lately.flatMap((sale) => {
    const city = findCity(sale.city)
    return city ? { city, minutesAgo: Math.max(1, Math.floor(ageOf(sale) / MINUTE)) } : []
  })
  return {
    soldInPastDay: sumOf(today),
    boughtInPastHour: sumOf(lately),
    lastPurchase: last ?? null,
  }
}

/** Only large cities: buyers type any text, and the name of a village could identify the buyer. */
function findCity(typed: string): string | null {
  const name = typed.trim().toLowerCase()
  return indianCities.find((city) => city.toLowerCase() === name) ?? null
}
