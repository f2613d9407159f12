import { originalPriceOf } from '#commerce/model/figures/original-price.ts'
import type { Activity, Figures, RatingSummary } from './figures.ts'
import { indianCities } from './indian-cities.ts'

const DAY_SECONDS = 24 * 60 * 60

/** Where the looping countdown starts: 23:45:30 (specification section 4). */
const COUNTDOWN_START = 23 * 3600 + 45 * 60 + 30

/* Specification section 9: the panel cycles through these. */
const viewers = [12, 8, 15, 6, 11, 9, 14, 7, 13, 10] as const
const boughtInPastHour = [3, 5, 2, 4, 6, 3, 5, 2, 4, 1] as const
const minutesAgo = [2, 5, 8, 12, 15] as const

/** The specification's made-up figures (section 9, fake data). */
export const simulatedFigures: Figures = {
  originalPriceOf: (variant) => originalPriceOf(variant, 'simulated'),
  countdown: {
    kind: 'offer',
    first: { seconds: COUNTDOWN_START, day: null },
    at: ({ elapsedSeconds }) => ({
      seconds: modulo(COUNTDOWN_START - elapsedSeconds, DAY_SECONDS),
      day: null,
    }),
  },
  soldInPastDay: (productId) => 25 + (seedOf(productId) % 35),
  ratingOf: simulateRating,
  activityAt: simulateActivity,
}

function simulateActivity(productId: string, tick: number): Activity {
  const seed = seedOf(productId)
  return {
    viewers: pick(viewers, tick),
    boughtInPastHour: pick(boughtInPastHour, tick),
    // 7 and 36 are coprime, so every city appears.
    purchase: {
      city: pick(indianCities, seed + tick * 7),
      minutesAgo: pick(minutesAgo, seed + tick),
    },
  }
}

/** 100 to 499 reviews, mostly positive; the average follows from the distribution. */
function simulateRating(productId: string): RatingSummary {
  const seed = seedOf(productId)
  const totalReviews = 100 + (seed % 400)
  const part = (percent: number) => Math.floor((totalReviews * percent) / 100)
  const five = part(62 + (seed % 17))
  const four = part(14 + (seed % 6))
  const three = Math.floor((totalReviews - five - four) / 2)
  const two = Math.floor((totalReviews - five - four - three) / 2)
  const one = totalReviews - five - four - three - two
  const sum = five * 5 + four * 4 + three * 3 + two * 2 + one
  return {
    averageRating: Math.round((sum * 10) / totalReviews) / 10,
    totalReviews,
    distribution: { 1: one, 2: two, 3: three, 4: four, 5: five },
  }
}

/** A pseudo-random number derived from an id (FNV-1a, 32 bits). */
function seedOf(text: string): number {
  let seed = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    seed = Math.imul(seed ^ text.charCodeAt(at), 0x01000193)
  }
  return (seed ^ (seed >>> 15)) >>> 0
}

/** The item at an index, wrapping around. */
function pick<Item>(items: readonly [Item, ...Item[]], place: number): Item {
  return items[modulo(place, items.length)] ?? items[0]
}

/** Never negative, unlike `%`. */
function modulo(value: number, length: number): number {
  return ((value % length) + length) % length
}
