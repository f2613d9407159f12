import { indianCities } from './indian-cities.ts'
import { seedOf } from './product-seed.ts'

/** Activity around a product. */
export type Activity = {
  readonly viewers: number
  readonly boughtInPastHour: number
  readonly purchase: { readonly city: string; readonly minutesAgo: number }
}

/** Interval of the activity panel (specification section 4). */
export const ACTIVITY_SECONDS = 8

/* Specification section 9: the panel cycles through these, from a place that is the product's own. */
const viewers = [12, 8, 15, 6, 11, 9, 14, 7, 13, 10] as const
const boughtInPastHour = [3, 5, 2, 4, 6, 3, 5, 2, 4, 1] as const
const minutesAgo = [2, 5, 8, 12, 15] as const

/**
 * The specification's made-up activity (section 9, fake data). Other sources have none, because the shop counts no
 * activity (decision 10, choice 3).
 * @param tick counts up from 0 every `ACTIVITY_SECONDS`
 */
export function activityAt(productId: string, tick: number): Activity {
  const seed = seedOf(productId)
  return {
    viewers: pick(viewers, seed + tick),
    boughtInPastHour: pick(boughtInPastHour, seed + tick),
    // 7 and 36 are coprime, so every city appears.
    purchase: {
      city: pick(indianCities, seed + tick * 7),
      minutesAgo: pick(minutesAgo, seed + tick),
    },
  }
}

/** The item at an index from 0, wrapping around. */
function pick<Item>(items: readonly [Item, ...Item[]], index: number): Item {
  return items[index % items.length] ?? items[0]
}
