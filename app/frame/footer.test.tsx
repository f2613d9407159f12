// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { brand } from '#merchant/brand.ts'
import { InShop, type InShopProps, simulated } from '#test/in-shop.tsx'
import { specified } from '#test/specification.ts'
import { Footer } from './footer.tsx'

async function showFooter(settings: InShopProps['settings'] = {}) {
  render(
    <InShop settings={settings}>
      <Footer />
    </InShop>,
    { wrapper: MemoryRouter },
  )
  return within(await screen.findByRole('contentinfo'))
}

// spec 2.071
test('the footer shows address, phone and e-mail', async () => {
  const footer = await showFooter()
  expect(brand.address.length).toBeGreaterThan(1)
  for (const line of brand.address) expect(footer.getByText(line)).toBeTruthy()
  expect(footer.getByRole('link', { name: brand.phone.text }).getAttribute('href')).toMatch(
    /^tel:\+91/,
  )
  expect(footer.getByRole('link', { name: brand.email }).getAttribute('href')).toMatch(/^mailto:/)
})

// spec 2.072
test('the footer names the accepted payments', async () => {
  const footer = await showFooter()
  for (const payment of specified('UPI, COD, Debit Card, Credit Card').split(', ')) {
    expect(footer.getByText(payment)).toBeTruthy()
  }
})

// spec 2.068
test("the footer links to the shop's social media", async () => {
  const footer = await showFooter()
  expect(brand.social.map(({ name }) => name)).toEqual(['Instagram', 'YouTube'])
  for (const { name, href } of brand.social) {
    expect(footer.getByRole('link', { name }).getAttribute('href')).toBe(href)
  }
})

// spec 2.069
test("the footer links to the shop's pages and the home page's FAQ", async () => {
  const footer = await showFooter()
  const quick = within(footer.getByRole('navigation', { name: 'Quick Links' }))
  expect(quick.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...['/', '/all-products', '/category/party-games', '/category/drinking-games'],
    ...['/category/best-sellers', '/category/combo'],
    ...['/category/couple-games', '/category/family-games', '/wishlist', '/about', '/#faq'],
  ])
})

test('the quick links include the store’s own menu, with no page twice', async () => {
  const shopMenu = [
    { label: 'Card Decks', to: '/category/decks' },
    { label: 'Our Story', to: '/about' },
  ]
  const footer = await showFooter({ shopMenu })
  const quick = within(footer.getByRole('navigation', { name: 'Quick Links' }))
  expect(quick.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    ...['Home', 'Card Decks', 'Our Story', 'Wishlist', 'FAQs'],
  ])
})

// spec 2.017, 2.070
test('the footer links to every customer-care page', async () => {
  const footer = await showFooter()
  const care = within(footer.getByRole('navigation', { name: 'Customer Care' }))
  const paths = care.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  const specifiedPaths = specified(
    '/contact, /shipping, /returns, /size-guide, /faq, /privacy, /terms, /cookies',
  )
  expect(paths).toEqual(expect.arrayContaining(specifiedPaths.split(', ')))
  expect(new Set(paths).size).toBe(paths.length)
})

test('the footer names the seller and the grievance officer', async () => {
  const footer = await showFooter()
  expect(footer.getByText(new RegExp(String(brand.gstin)))).toBeTruthy()
  expect(footer.getByText(new RegExp(`© ${brand.parentCompany}`))).toBeTruthy()
  expect(footer.getByText(`Grievance Officer: ${brand.grievanceOfficer.name}`)).toBeTruthy()
})

test('the footer of the demonstration shop says that it is one', async () => {
  const footer = await showFooter({ ...simulated, demonstration: true })
  expect(footer.getByText(/^This is a demonstration shop/)).toBeTruthy()
})

test('the footer of a real shop mentions neither a demonstration nor where its games are made', async () => {
  const { textContent } = (await showFooter()).getByText(/^Card games for/)
  expect(textContent).not.toContain('Made in India')
  expect(document.body.textContent).not.toContain('demonstration')
})
