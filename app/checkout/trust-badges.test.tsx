// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { claimsFor } from '#merchant/claims-for.ts'
import { InShop } from '#test/in-shop.tsx'
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
