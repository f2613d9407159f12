import { expect, test } from 'vitest'
import { isForAdults } from './for-adults.ts'
import { hasForAdults } from './has-for-adults.ts'

const sold = (productType: string, age: string | null) => ({ productType, game: { age } })

test.each(['18+', '18', 'Ages 18+', '21+', '18 to 99', '25 and up', '30+'])(
  'a game with the age %s is for adults',
  (age) => expect(isForAdults(sold('Couple Games', age))).toBe(true),
)

test.each(['8+', '16+', '3 to 18', '12–99', 'all', '', null])(
  'a game with the age %s is not for adults',
  (age) => expect(isForAdults(sold('Party Games', age))).toBe(false),
)

test('a drinking game is for adults, whatever its age says', () => {
  expect(isForAdults(sold('Drinking Games', null))).toBe(true)
  expect(isForAdults({ productType: 'drinking' })).toBe(true)
  expect(isForAdults({ productType: 'Party Games' })).toBe(false)
})

test('an order is for adults with one such game that can be bought', () => {
  const line = (available: boolean, forAdults?: true) => ({
    variantId: 'v1',
    quantity: 1,
    product: { handle: 'a', title: 'A', images: [], ...(forAdults && { forAdults }) },
    variant: { id: 'v1', title: 'A', price: { minor: 100, currency: 'INR' }, available },
  })
  expect(hasForAdults([line(true), line(true, true)])).toBe(true)
  expect(hasForAdults([line(true), line(false, true)])).toBe(false)
  expect(hasForAdults([line(true)])).toBe(false)
  expect(hasForAdults([])).toBe(false)
})
