// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { brand } from '#merchant/brand.ts'
import { InShop } from '#test/in-shop.tsx'
import { ProductTrust } from './product-trust.tsx'

test('shows the seller, a contact and the policies, with or without claims', () => {
  render(<ProductTrust />, {
    wrapper: ({ children }) => (
      <MemoryRouter>
        <InShop settings={{ figures: 'off' }}>{children}</InShop>
      </MemoryRouter>
    ),
  })
  expect(screen.getByText(/^Sold and backed by/).textContent).toContain(brand.parentCompany)
  expect(screen.getByRole('link', { name: brand.phone.text })).toBeTruthy()
  const rules = within(screen.getByRole('list', { name: 'Before you buy' }))
  expect(rules.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/shipping',
    '/returns',
  ])
})
