// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { brand } from '#merchant/brand.ts'
import { specified } from '#test/specification.ts'
import CookiesRoute from './cookies.route.tsx'
import FaqRoute from './faq.route.tsx'
import PrivacyRoute from './privacy.route.tsx'
import ReturnsRoute from './returns.route.tsx'
import ShippingRoute from './shipping.route.tsx'
import SizeGuideRoute from './size-guide.route.tsx'
import TermsRoute from './terms.route.tsx'

const pages: readonly [string, ComponentType][] = [
  ['Shipping Policy', ShippingRoute],
  ['Returns & Exchanges', ReturnsRoute],
  ['Size Guide', SizeGuideRoute],
  ['Frequently Asked Questions', FaqRoute],
  ['Privacy Policy', PrivacyRoute],
  ['Terms & Conditions', TermsRoute],
  ['Cookie Policy', CookiesRoute],
]

function show(Component: ComponentType) {
  const Stub = createRoutesStub([{ path: '*', Component }])
  return render(<Stub />)
}

const textOf = (Component: ComponentType) => show(Component).container.textContent ?? ''

describe('a static page', () => {
  it.each(pages)('%s has its one title and a title in the tab', (title, Page) => {
    show(Page)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(document.title).toContain(brand.name)
  })

  it.each(pages)('%s leads from its contents to each section', (_, Page) => {
    const { container } = show(Page)
    const contents = screen.queryByRole('navigation', { name: 'On this page' })
    const links = contents ? within(contents).getAllByRole('link') : []
    for (const link of links) {
      const section = container.querySelector(link.getAttribute('href') ?? '')
      expect(section?.querySelector('h2')?.textContent).toBe(link.textContent)
    }
    expect(container.querySelectorAll('section[id]').length).toBe(links.length)
  })

  it.each([
    ['Privacy', PrivacyRoute],
    ['Terms', TermsRoute],
    ['Returns', ReturnsRoute],
  ])('%s names who answers for it', (_, Page) => {
    const text = textOf(Page)
    expect(text).toContain(brand.parentCompany)
    expect(text).toContain(brand.gstin)
    expect(text).toContain(brand.grievanceOfficer.name)
  })
})

describe('shipping', () => {
  it.each([
    'Dispatch 1-2 business days',
    'metro 2-4 working days, other 4-7',
    'No international shipping',
    'Delivery 3-5 business days',
  ])('keeps the constant: %s', (statement) => {
    specified(statement)
    const text = textOf(ShippingRoute).toLowerCase()
    for (const days of statement.match(/\d-\d/g) ?? []) expect(text).toContain(days)
    expect(text).toContain('no international shipping')
  })
})

describe('returns', () => {
  it.each([
    ['within 7 days of delivery', 'within 7 days of delivery'],
    ['approval in 24-48 hours', '24-48 hours'],
    ['refund in 5-7 working days to the original payment method', '5-7 working days'],
    ['Cancellation only before shipping', 'before it is shipped'],
  ])('keeps the constant: %s', (statement, words) => {
    specified(statement)
    expect(textOf(ReturnsRoute)).toContain(words)
  })
})

describe('the size guide', () => {
  it('measures box, weight and cards', () => {
    specified('Box about 4x6 inches, 250-350 g, 50-60 cards')
    const text = textOf(SizeGuideRoute)
    for (const measure of ['4x6 inches', '250-350 g', '50-60 cards'])
      expect(text).toContain(measure)
  })
})

describe('the FAQ', () => {
  it('has the eight questions of the specification, each closed until asked', () => {
    specified('FAQ (8 collapsible questions')
    const { container } = show(FaqRoute)
    const questions = [...container.querySelectorAll('details')]
    expect(questions.length).toBe(8)
    expect(questions.every(({ open }) => !open)).toBe(true)
  })

  it('says once that delivery takes 3-7 days', () => {
    specified('one FAQ says 3-7')
    expect(textOf(FaqRoute)).toContain('3-7 days')
  })
})
