import type { Figures, RatingSummary } from './figures.ts'
import { seedOf } from './product-seed.ts'

const DAY_SECONDS = 24 * 60 * 60

/** Where the looping countdown starts: 23:45:30 (specification section 4). */
const COUNTDOWN_START = 23 * 3600 + 45 * 60 + 30

/** The specification's made-up figures (section 9, fake data). */
export const simulatedFigures: Figures = {
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

/** Never negative, unlike `%`. */
function modulo(value: number, length: number): number {
  return ((value % length) + length) % length
}
