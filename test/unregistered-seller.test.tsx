// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import ContactRoute from '#app/contact/contact.route.tsx'
import { Footer } from '#app/frame/footer.tsx'
import TermsRoute from '#app/policies/terms.route.tsx'
import { cartSheet } from '#content/cart-sheet.ts'
import { orderSummary } from '#content/order-summary.ts'
import { InSimulatedShop } from './in-shop.tsx'

vi.mock(import('#merchant/brand.ts'), async (original) => {
  const { brand } = await original()
  return { brand: { ...brand, gstin: null } }
})

test.each([
  ['the footer', Footer, 'All prices include taxes.'],
  ['the contact page', ContactRoute, 'Gullyworks Entertainment Private Limited'],
  ['the terms', TermsRoute, 'All prices are in Indian rupees and include taxes.'],
])('without a GSTIN %s names neither one nor the tax', (_, Component, sentence) => {
  const Page = createRoutesStub([{ path: '*', Component }])
  const { container } = render(<Page />, { wrapper: InSimulatedShop })
  expect(container.textContent).toContain(sentence)
  expect(container.textContent).not.toMatch(/GST|null/)
})

test('without a GSTIN cart and checkout say that prices include taxes', () => {
  expect([cartSheet.gst, orderSummary.gst]).toEqual(Array(2).fill('Prices include taxes.'))
})
