// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { InShop } from '#test/in-shop.tsx'
import { sampleProduct } from '#test/sample-products.ts'
import { ProductSignals } from './product-signals.tsx'

function show(productType: string, age: string | null) {
  const { game, ...product } = sampleProduct(1, 799, { productType })
  render(<ProductSignals product={{ ...product, game: { ...game, age } }} variant={null} />, {
    wrapper: InShop,
  })
  return screen.queryByText(/^For adults only/)?.textContent ?? null
}

it.each([
  [
    'Drinking Games',
    null,
    'For adults only, 18+. Drink only if you’re of legal age in your state.',
  ],
  ['Couple Games', '18+', 'For adults only, 18+.'],
  ['Party Games', '12+', null],
])('%s with age %s show the warning: %s', (productType, age, words) => {
  expect(show(productType, age)).toBe(words)
})
