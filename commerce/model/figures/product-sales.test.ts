import { expect, test } from 'vitest'
import { type Sale, sumSales } from './product-sales.ts'

const now = new Date('2026-11-20T12:00:00Z')
const sale = (minutesAgo: number, quantity = 1, city = 'Pune'): Sale => ({
  productId: '1',
  quantity,
  city,
  at: new Date(now.getTime() - minutesAgo * 60_000),
})

test('counts units of the past day and hour, and names the last city', () => {
  const sales = [sale(90, 3), sale(59, 2, 'Delhi'), sale(12.9, 1, 'Kochi'), sale(24 * 60 - 1, 4)]
  expect(sumSales(sales, now)).toEqual({
    soldInPastDay: 10,
    boughtInPastHour: 3,
    lastPurchase: { city: 'Kochi', minutesAgo: 12 },
  })
})

test('an order of the last minute counts as a minute ago, even if the clock was set back', () => {
  for (const minutesAgo of [0, 0.5, -30]) {
    expect(sumSales([sale(minutesAgo)], now)?.lastPurchase?.minutesAgo).toBe(1)
  }
})

test('an order of an hour ago does not count for the past hour', () => {
  expect(sumSales([sale(60)], now)).toEqual({
    soldInPastDay: 1,
    boughtInPastHour: 0,
    lastPurchase: null,
  })
})

test('returns null without sales in the past day', () => {
  expect(sumSales([], now)).toBeNull()
  expect(sumSales([sale(24 * 60)], now)).toBeNull()
})

test.each(['Malgudi', '<b>Pune</b>', 'Flat 12, Pune', ''])('does not show the city %j', (city) => {
  expect(sumSales([sale(9, 1, city)], now)).toMatchObject({
    boughtInPastHour: 1,
    lastPurchase: null,
  })
})

test('shows the last order from a known city, ignoring case and spaces', () => {
  const sales = [sale(3, 1, 'Malgudi'), sale(20, 1, ' new town '), sale(30, 1, ' pune ')]
  expect(sumSales(sales, now)?.lastPurchase).toEqual({ city: 'Pune', minutesAgo: 30 })
})
