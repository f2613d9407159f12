// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FiguresSource } from '#commerce/model/figures/original-price.ts'
import type { Product } from '#commerce/model/product.ts'
import { sampleProduct } from '#test/sample-products.ts'
import { specified } from '#test/specification.ts'
import { ProductPage } from './product-page.tsx'
import { preloadProductParts } from './product-parts.tsx'
import { ProductAbsence, ProductFailure, ProductLoading } from './product-states.tsx'

const game = sampleProduct(1, 799, {
  title: 'Shot Roulette',
  productType: 'Drinking Games',
  description: 'Spin, read, groan, sip.',
})

beforeAll(() => preloadProductParts())

async function show(product: Product = game, figures: FiguresSource = 'simulated') {
  render(
    <ProductPage
      product={product}
      figures={figures}
      buyPanel={<p>panel</p>}
      buyBar={<p>bar</p>}
      reviews={(_, summary) => <p>{summary?.totalReviews ?? 'no'} reviews here</p>}
    >
      <p>related</p>
    </ProductPage>,
    { wrapper: MemoryRouter },
  )
  await screen.findByRole('heading', { level: 1 })
  await screen.findByRole('tablist')
}

const whole = (text: string) => (_: string, element: Element | null) =>
  element?.textContent === text

describe('a product page', () => {
  it('leads back by its breadcrumb', async () => {
    await show()
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(trail.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/')
    expect(trail.getByRole('link', { name: 'Games' }).getAttribute('href')).toBe('/all-products')
    expect(trail.getByText('Shot Roulette')).toBeTruthy()
  })

  it('shows type, title, prices, saving, hint and stock', async () => {
    await show()
    expect(screen.getByText('Drinking Games')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Shot Roulette' })).toBeTruthy()
    expect(screen.getByText('₹799')).toBeTruthy()
    expect(screen.getByText('₹1,099')).toBeTruthy()
    expect(screen.getByText('27% OFF')).toBeTruthy()
    const badge = specified('Save ₹300 (N% OFF)').replace('N', '27')
    expect(screen.getByText(badge).className).toContain('badge-urgent')
    const hint = specified('Apply WELCOME10 and get 10% off on your first purchase.')
    expect(screen.getByText(whole(hint))).toBeTruthy()
    expect(screen.getByText(specified('✓ In Stock - Ready to Ship'))).toBeTruthy()
  })

  it('says why the game is loved, in copy for its title', async () => {
    await show()
    const title = specified("Why You'll Love This Game:")
    const benefits = within(screen.getByRole('region', { name: title }))
    expect(benefits.getByText('The spinner picks the victim, so nobody can blame you')).toBeTruthy()
    expect(benefits.getAllByRole('listitem')).toHaveLength(5)
  })

  it('shows the simulated figures: countdown, rating, sales and activity', async () => {
    await show()
    expect(screen.getByText(specified('Limited Time Offer! Free shipping ends in'))).toBeTruthy()
    expect(screen.getByRole('timer').textContent).toBe(specified('23:45:30'))
    expect(screen.getByText(/^\(\d{3} reviews\)$/)).toBeTruthy()
    const rating = screen.getByRole('link', { name: /^Rated \d\.\d out of 5 \(\d{3} reviews\)$/ })
    expect(rating.getAttribute('href')).toBe('#reviews')
    expect(screen.getByText(new RegExp(`^\\d\\d ${specified('sold in past 24hrs')}$`))).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Live in the gully' })).toBeTruthy()
  })

  it('shows no figure where there are to be none', async () => {
    await show(game, 'off')
    for (const text of [/OFF/, /₹1,099/, /24hrs/, /live viewers/, /bought this/]) {
      expect(screen.queryByText(text)).toBeNull()
    }
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.getByRole('tab', { name: 'Reviews' })).toBeTruthy()
  })

  it('counts down to the packing of the parcels where figures are measured, and invents none', async () => {
    await show(game, 'measured')
    expect(
      screen.getByText(/^Order in time and we pack it (today|on [A-Z][a-z]+day)$/),
    ).toBeTruthy()
    expect(screen.getByRole('timer').textContent).toMatch(/^\d\d:\d\d:\d\d$/)
    for (const text of [/OFF/, /24hrs/, /live viewers/, /Free shipping ends/]) {
      expect(screen.queryByText(text)).toBeNull()
    }
  })

  it('names a product without a type a game, and does not say that a sold-out one is in stock', async () => {
    await show(sampleProduct(2, 799, { available: false, productType: '' }))
    const here = screen.getByRole('heading', { level: 1 }).parentElement
    expect(here && within(here).getByText('Games')).toBeTruthy()
    expect(screen.queryByText('✓ In Stock - Ready to Ship')).toBeNull()
  })

  it('has the trust strip', async () => {
    await show()
    const claims =
      'Secure Payment SSL Protected, Free Shipping on orders above ₹499, Easy Returns 30-day policy, Premium Quality'
    const strip = screen.getByText('Secure Payment').closest('ul')
    const items = [...(strip?.querySelectorAll('li > span:last-child') ?? [])]
    const words = items.map((item) => [...item.children].map((part) => part.textContent).join(' '))
    expect(words.join(', ')).toBe(specified(claims))
  })

  it('places buttons, bar and what follows', async () => {
    await show()
    for (const part of ['panel', 'bar', 'related']) expect(screen.getByText(part)).toBeTruthy()
  })
})

describe('a product that cannot be shown', () => {
  it('is loading', () => {
    render(<ProductLoading />)
    expect(screen.getByText(specified('Loading product...'))).toBeTruthy()
  })

  it('does not exist', () => {
    render(<ProductAbsence />, { wrapper: MemoryRouter })
    expect(screen.getByRole('heading', { name: specified('Product Not Found') })).toBeTruthy()
    const text = specified("The product you're looking for doesn't exist.")
    expect(screen.getByText(text)).toBeTruthy()
  })

  it('could not be read', () => {
    render(<ProductFailure onRetry={() => {}} />)
    expect(screen.getByRole('heading', { name: specified('Error loading products') })).toBeTruthy()
  })
})
