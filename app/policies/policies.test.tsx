// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { brand } from '#merchant/brand.ts'
import { careLinks, menuLinks, quickLinks } from '#merchant/navigation.ts'
import { policyPages } from '#merchant/policies/policy-pages.ts'
import { InSimulatedShop, simulated } from '#test/in-shop.tsx'
import { specified } from '#test/specification.ts'
import FaqRoute from './faq.route.tsx'
import PolicyRoute from './policy.route.tsx'
import PrivacyRoute from './privacy.route.tsx'
import ReturnsRoute from './returns.route.tsx'
import TermsRoute from './terms.route.tsx'

/** A path and its route component. */
type Page = readonly [string, Parameters<typeof createRoutesStub>[0][number]['Component']]

const faq: Page = ['/faq', FaqRoute]
const privacy: Page = ['/privacy', PrivacyRoute]
const returns: Page = ['/returns', ReturnsRoute]
const terms: Page = ['/terms', TermsRoute]
const shipping: Page = ['/shipping', PolicyRoute]
const sizeGuide: Page = ['/size-guide', PolicyRoute]
const cookies: Page = ['/cookies', PolicyRoute]

const pages: readonly [string, Page][] = [
  ['Returns & Exchanges', returns],
  ['Frequently Asked Questions', faq],
  ['Privacy Policy', privacy],
  ['Terms & Conditions', terms],
  ['Shipping Policy', shipping],
  ['Size Guide', sizeGuide],
  ['Cookie Policy', cookies],
]

function show([path, Component]: Page) {
  const Stub = createRoutesStub([{ path: '*', Component }])
  return render(<Stub initialEntries={[path]} />, { wrapper: InSimulatedShop })
}

const textOf = (page: Page) => show(page).container.textContent ?? ''

it('covers every text page of the merchant', () => {
  const tested = pages.filter(([, [, Component]]) => Component === PolicyRoute)
  const titles = Object.values(policyPages).map((policyFor) => policyFor(simulated.claims).title)
  expect(tested.map(([title]) => title).sort()).toEqual(titles.sort())
})

it('links to every text page of the merchant', () => {
  const links = [...careLinks, ...menuLinks, ...quickLinks.afterShop].map(({ to }) => to)
  expect(links).toEqual(expect.arrayContaining(Object.keys(policyPages).map((path) => `/${path}`)))
})

describe('a static page', () => {
  // spec 2.010, 2.163, 2.164, 2.168
  it.each(pages)('%s has its one title and a title in the tab', (title, page) => {
    show(page)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(document.title).toContain(brand.name)
  })

  it.each(pages)('%s links from its contents to each section', (_, page) => {
    const { container } = show(page)
    const contents = screen.queryByRole('navigation', { name: 'On this page' })
    const links = contents ? within(contents).getAllByRole('link') : []
    for (const link of links) {
      const section = container.querySelector(link.getAttribute('href') ?? '')
      expect(section?.querySelector('h2')?.textContent).toBe(link.textContent)
    }
    expect(container.querySelectorAll('section[id]').length).toBe(links.length)
  })

  it.each([
    ['Privacy', privacy],
    ['Terms', terms],
    ['Returns', returns],
  ])('%s names the responsible seller', (_, page) => {
    const text = textOf(page)
    expect(text).toContain(brand.parentCompany)
    expect(text).toContain(String(brand.gstin))
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
    const text = textOf(shipping).toLowerCase()
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
    expect(textOf(returns)).toContain(words)
  })
})

describe('the size guide', () => {
  // spec 2.165, 9.024
  it('measures box, weight and cards', () => {
    specified('Box about 4x6 inches, 250-350 g, 50-60 cards')
    const text = textOf(sizeGuide)
    for (const measure of ['4x6 inches', '250-350 g', '50-60 cards'])
      expect(text).toContain(measure)
  })
})

describe('the FAQ', () => {
  // spec 2.166
  it('has the eight specified questions, each collapsed at first', () => {
    specified('FAQ (8 collapsible questions')
    const { container } = show(faq)
    const questions = [...container.querySelectorAll('details')]
    expect(questions.length).toBe(8)
    expect(questions.every(({ open }) => !open)).toBe(true)
  })

  it('has a picture of its own, not one of a failed search', () => {
    const picture = show(faq).container.querySelector('img')
    expect(picture?.getAttribute('src')).toBe('/artwork/state-faq.webp')
  })

  // spec 9.014
  it('states a delivery time of 3-7 days once', () => {
    specified('one FAQ says 3-7')
    expect(textOf(faq)).toContain('3-7 days')
  })
})
