import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { activityAt } from './activity.ts'
import type { Moment } from './figures.ts'
import { indianCities } from './indian-cities.ts'
import { simulatedFigures as figures } from './simulated-figures.ts'

const id = 'gid://shopify/Product/8101000000001'
const after = (elapsedSeconds: number): Moment => ({ elapsedSeconds, now: new Date(0) })
const clock = (seconds: number | undefined) =>
  new Date((seconds ?? 0) * 1000).toISOString().slice(11, 19)
const shownAfter = (seconds: number) => clock(figures.countdown?.at(after(seconds))?.seconds)
const anyId = fc.oneof(
  fc.string(),
  fc.bigInt({ min: 1n }).map((number) => `gid://shopify/Product/${number}`),
)

describe('the countdown', () => {
  // spec 4.027
  test('starts at 23:45:30 for everyone and counts down each second', () => {
    expect(clock(figures.countdown?.first?.seconds)).toBe('23:45:30')
    expect([0, 1, 2].map(shownAfter)).toEqual(['23:45:30', '23:45:29', '23:45:28'])
  })

  // spec 4.028
  test('wraps to 23:59:59 after zero', () => {
    const toZero = 23 * 3600 + 45 * 60 + 30
    expect([toZero, toZero + 1].map(shownAfter)).toEqual(['00:00:00', '23:59:59'])
  })

  // spec 9.045
  test('stays within a day after any time', () => {
    fc.assert(
      fc.property(fc.nat(), (seconds) => {
        const left = figures.countdown?.at(after(seconds))?.seconds ?? -1
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThan(86_400)
      }),
    )
  })
})

describe('the activity', () => {
  // spec 9.040, 9.041
  test('cycles through the specified viewers and purchases, from another place for another game', () => {
    const ids = Array.from({ length: 20 }, (_, game) => `${id}${game}`)
    const viewers = [12, 8, 15, 6, 11, 9, 14, 7, 13, 10]
    const bought = [3, 5, 2, 4, 6, 3, 5, 2, 4, 1]
    const starts = ids.map((game) => {
      const start = viewers.indexOf(activityAt(game, 0).viewers)
      const ticks = Array.from({ length: 20 }, (_, tick) => activityAt(game, tick))
      const from = (list: number[]) => ticks.map((_, tick) => list[(start + tick) % list.length])
      expect(ticks.map((tick) => tick.viewers)).toEqual(from(viewers))
      expect(ticks.map((tick) => tick.boughtInPastHour)).toEqual(from(bought))
      return start
    })
    expect(new Set(starts).size).toBeGreaterThan(5)
  })

  // spec 9.043
  test('names each of 36 Indian cities and each specified time', () => {
    const purchases = Array.from({ length: 180 }, (_, tick) => activityAt(id, tick).purchase)
    expect(new Set(indianCities).size).toBe(36)
    expect(new Set(purchases.map((purchase) => purchase.city))).toEqual(new Set(indianCities))
    const minutes = new Set(purchases.map((purchase) => purchase.minutesAgo))
    expect([...minutes].sort((left, right) => Number(left) - Number(right))).toEqual([
      2, 5, 8, 12, 15,
    ])
  })
})

// spec 9.039
test('sales of the past day are 25 to 59, stable for an id, and take every value', () => {
  fc.assert(
    fc.property(anyId, (productId) => {
      const sold = figures.soldInPastDay(productId)
      expect(sold).toBe(figures.soldInPastDay(productId))
      expect(sold).toBeGreaterThanOrEqual(25)
      expect(sold).toBeLessThanOrEqual(59)
    }),
  )
  const values = new Set(
    Array.from({ length: 2000 }, (_, at) => figures.soldInPastDay(`${id}${at}`) ?? 0),
  )
  expect([values.size, Math.min(...values), Math.max(...values)]).toEqual([35, 25, 59])
})

// spec 3.027, 9.044
test('a rating has 100 to 499 reviews that add up, and the average of their stars with one decimal', () => {
  fc.assert(
    fc.property(anyId, (productId) => {
      const rating = figures.ratingOf(productId)
      if (!rating) throw new Error('no rating')
      expect(figures.ratingOf(productId)).toEqual(rating)
      const counts = [1, 2, 3, 4, 5].map((stars) => [
        stars,
        Reflect.get(rating.distribution, stars),
      ])
      const total = counts.reduce((sum, [, count]) => sum + count, 0)
      const sum = counts.reduce((all, [stars = 0, count = 0]) => all + stars * count, 0)
      expect(rating.totalReviews).toBe(total)
      expect(total).toBeGreaterThanOrEqual(100)
      expect(total).toBeLessThanOrEqual(499)
      expect(counts.every(([, count = -1]) => count >= 0 && Number.isInteger(count))).toBe(true)
      // Mostly positive: between 62 and 78 percent with five stars, 14 to 19 with four.
      expect(rating.distribution[5]).toBeGreaterThanOrEqual(Math.floor(total * 0.62))
      expect(rating.distribution[5]).toBeLessThanOrEqual(total * 0.78)
      expect(rating.distribution[4]).toBeGreaterThanOrEqual(Math.floor(total * 0.14))
      expect(rating.distribution[4]).toBeLessThanOrEqual(total * 0.19)
      expect(Math.abs(rating.averageRating - sum / total)).toBeLessThan(0.0501)
      expect(rating.averageRating).toBe(Number(rating.averageRating.toFixed(1)))
    }),
  )
})
