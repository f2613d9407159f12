// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { brand } from '#merchant/brand.ts'
import { specified } from '#test/specification.ts'
import { Footer } from './footer.tsx'

const { network } = vi.hoisted(() => ({ network: { isUp: true } }))
vi.mock('./load-footer.ts', async (importActual) => {
  const { loadFooter } = await importActual<typeof import('./load-footer.ts')>()
  return {
    loadFooter: () => (network.isUp ? loadFooter() : Promise.reject(new TypeError('offline'))),
  }
})

beforeEach(() => {
  network.isUp = true
  document.body.innerHTML = ''
  // What was loaded once is kept for as long as the module lives.
  vi.resetModules()
})

async function showFooter(FooterToShow = Footer) {
  const Stub = createRoutesStub([{ path: '*', Component: FooterToShow }])
  render(<Stub />)
  return within(await screen.findByRole('contentinfo'))
}

test('the footer gives address, phone and e-mail', async () => {
  const footer = await showFooter()
  for (const line of brand.address) expect(footer.getByText(line)).toBeTruthy()
  expect(footer.getByRole('link', { name: brand.phone.text }).getAttribute('href')).toMatch(
    /^tel:\+91/,
  )
  expect(footer.getByRole('link', { name: brand.email }).getAttribute('href')).toMatch(/^mailto:/)
})

test('the footer names the accepted payments', async () => {
  const footer = await showFooter()
  for (const payment of specified('UPI, COD, Debit Card, Credit Card').split(', ')) {
    expect(footer.getByText(payment)).toBeTruthy()
  }
})

test('the footer leads to the sites of pictures and of videos', async () => {
  const footer = await showFooter()
  for (const { name, href } of brand.social) {
    expect(footer.getByRole('link', { name }).getAttribute('href')).toBe(href)
  }
})

test('the footer leads through the shop and to the answers of the home page', async () => {
  const footer = await showFooter()
  const quick = within(footer.getByRole('navigation', { name: 'Quick Links' }))
  expect(quick.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...['/', '/all-products', '/category/party-games', '/category/drinking-games'],
    ...['/category/best-sellers', '/category/combo', '/wishlist', '/about', '/#faq'],
  ])
})

test('the footer leads to every page of customer care', async () => {
  const footer = await showFooter()
  const care = within(footer.getByRole('navigation', { name: 'Customer Care' }))
  const paths = care.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  const specifiedPaths = specified(
    '/contact, /shipping, /returns, /size-guide, /faq, /privacy, /terms, /cookies',
  )
  expect(paths.toSorted()).toEqual(specifiedPaths.split(', ').toSorted())
})

test('the footer says who sells and who answers complaints', async () => {
  const footer = await showFooter()
  expect(footer.getByText(new RegExp(brand.gstin))).toBeTruthy()
  expect(footer.getByText(new RegExp(`© ${brand.parentCompany}`))).toBeTruthy()
  expect(footer.getByText(`Grievance Officer: ${brand.grievanceOfficer.name}`)).toBeTruthy()
})

test('the footer that the server sent stays when its code cannot be fetched', async () => {
  network.isUp = false
  document.body.innerHTML = '<footer class="footer"><a href="/terms">Terms</a></footer>'
  const { Footer: Unfetched } = await import('./footer.tsx')
  const Stub = createRoutesStub([{ path: '*', Component: Unfetched }])
  const { container } = render(<Stub />)
  await waitFor(() => expect(container.querySelector('footer')).toBeTruthy())
  expect(within(container).getByRole('link', { name: 'Terms' })).toBeTruthy()
})
