// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { brand } from '#merchant/brand.ts'
import { InSimulatedShop } from '#test/in-shop.tsx'
import { specified } from '#test/specification.ts'
import ContactRoute from './contact.route.tsx'

beforeEach(() => {
  const Stub = createRoutesStub([{ path: '/contact', Component: ContactRoute }])
  render(<Stub initialEntries={['/contact']} />, { wrapper: InSimulatedShop })
})

// spec 2.009, 2.160
test('the page shows the address, and phone and e-mail also before the form', () => {
  expect(brand.address.length).toBeGreaterThan(1)
  for (const line of brand.address) expect(screen.getAllByText(line).length).toBeGreaterThan(0)
  const form = screen.getByLabelText('Name')
  for (const [name, address] of [
    [brand.phone.text, brand.phone.href],
    [brand.email, `mailto:${brand.email}`],
  ] as const) {
    const links = screen.getAllByRole('link', { name })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([address, address])
    expect(links[0]?.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  }
})

// spec 2.161, 9.023
test('a card says how fast messages are answered, and the support hours', () => {
  specified('Support Monday to Saturday 10 AM to 7 PM; replies within 24 hours')
  const card = screen.getByRole('region', { name: 'How fast we answer' })
  expect(card.textContent?.toLowerCase()).toContain(specified('within 24 hours'))
  expect(brand.supportHours.replace(',', '')).toBe(specified('Monday to Saturday 10 AM to 7 PM'))
  expect(card.textContent).toContain(brand.supportHours)
})

// spec 2.162, 3.033
test('the form asks for name, e-mail, phone and query, and marks the phone as required', () => {
  specified('phone (optional by rule, required in the form)')
  for (const label of ['Name', 'Email', 'Phone', 'Query']) {
    expect(screen.getByLabelText<HTMLInputElement>(label).required).toBe(true)
  }
})
