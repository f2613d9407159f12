// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { createCartStore } from '#app/cart/store/cart-store.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { claimsFor } from '#merchant/claims-for.ts'
import { InShop } from '#test/in-shop.tsx'
import { sampleProduct } from '#test/sample-products.ts'
import { TrustBadges } from './trust-badges.tsx'

it.each([
  ['simulated', ['Secure payment', 'Delivery in 3-5 business days']],
  ['measured', ['Secure payment']],
] as const)('promise no delivery days without an answer of the merchant: %s', (figures, titles) => {
  render(
    <InShop settings={{ claims: claimsFor(figures) }}>
      <TrustBadges />
    </InShop>,
    { wrapper: MemoryRouter },
  )
  const [badges] = screen.getAllByRole('list')
  const names = [...(badges?.querySelectorAll('li b') ?? [])]
  expect(names.map(({ textContent }) => textContent)).toEqual(titles)
})

it.each([
  ['a game for adults', true],
  ['games of any age', false],
] as const)('say who may place an order with %s', (_, forAdults) => {
  const game = sampleProduct(1, 799, { productType: forAdults ? 'Drinking Games' : 'Party Games' })
  const line = toCartLine(game)
  const cart = createCartStore({
    read: () => (line ? [line] : []),
    write: () => undefined,
    onOutsideChange: () => () => undefined,
  })
  render(
    <InShop cart={cart}>
      <TrustBadges />
    </InShop>,
    { wrapper: MemoryRouter },
  )
  const words = '18+ game: paying confirms you’re 18 or older.'
  expect(screen.queryAllByText(words)).toHaveLength(forAdults ? 1 : 0)
})
