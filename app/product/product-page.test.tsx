// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { Stars } from '#app/ui/stars.tsx'
import { findVariant } from '#commerce/model/choose-variant.ts'
import type { FiguresSource } from '#commerce/model/figures/figures.ts'
import { simulatedFigures } from '#commerce/model/figures/simulated-figures.ts'
import type { Product } from '#commerce/model/product.ts'
import { copyForGame } from '#content/product-copy.ts'
import { claimsFor } from '#merchant/claims-for.ts'
import { InShop } from '#test/in-shop.tsx'
import { loadLazyParts } from '#test/load-lazy-parts.ts'
import { noFacts, sampleChoice, sampleProduct } from '#test/sample-products.ts'
import { specified } from '#test/specification.ts'
import { fillIn } from '#test/specified-template.ts'
import { ProductPage } from './product-page.tsx'
import { ProductAbsence, ProductFailure, ProductLoading } from './product-states.tsx'

const game = sampleProduct(1, 799, {
  title: 'Shot Roulette',
  game: { ...noFacts, players: '3 to 10', minutes: '30', ...copyForGame('Shot Roulette') },
  productType: 'Drinking Games',
  description: [{ type: 'paragraph', line: ['Spin, read, groan, sip.'] }],
})

const onChoose = vi.fn()

function show(
  product: Product = game,
  figures: FiguresSource = 'simulated',
  number: string | null = null,
) {
  render(
    <InShop settings={{ figures, claims: claimsFor(figures) }}>
      <ProductPage
        product={product}
        variant={findVariant(product, number)}
        onChoose={onChoose}
        buyPanel={<p>panel</p>}
        buyBar={<p>bar</p>}
      >
        <p>related</p>
      </ProductPage>
    </InShop>,
    { wrapper: MemoryRouter },
  )
}

beforeAll(() => loadLazyParts(show))

const whole = (text: string) => (_: string, element: Element | null) =>
  element?.textContent === text

describe('a product page', () => {
  // spec 2.090
  it('has a breadcrumb', () => {
    show()
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(trail.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/')
    expect(trail.getByRole('link', { name: 'Games' }).getAttribute('href')).toBe('/all-products')
    expect(trail.getByText('Shot Roulette')).toBeTruthy()
  })

  // spec 1.010, 2.094, 2.097, 2.101, 2.102, 2.103
  it('shows type, title, prices, saving, hint and stock', () => {
    show()
    expect(screen.getByText('Drinking Games')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Shot Roulette' })).toBeTruthy()
    expect(screen.getByText('₹799')).toBeTruthy()
    expect(screen.getByText('₹1,099').tagName).toBe('S')
    expect(screen.getByText('27% OFF')).toBeTruthy()
    const badge = specified('Save ₹300 (N% OFF)').replace('N', '27')
    expect(screen.getByText(badge).className).toContain('badge-urgent')
    const hint = specified('Apply WELCOME10 and get 10% off on your first purchase.')
    expect(screen.getByText(whole(hint))).toBeTruthy()
    expect(screen.getByText(specified('✓ In Stock - Ready to Ship'))).toBeTruthy()
  })

  // spec 2.100
  it('lists benefits from the copy for its title', () => {
    show()
    const title = specified("Why You'll Love This Game:")
    const benefits = within(screen.getByRole('region', { name: title }))
    expect(benefits.getByText('Chance picks the victim, so nobody can blame you')).toBeTruthy()
    expect(benefits.getAllByRole('listitem')).toHaveLength(4)
  })

  // spec 2.095, 2.098, 2.099
  it('shows the simulated figures: countdown, rating, sales and activity', async () => {
    show()
    expect(
      await screen.findByText(specified('Limited Time Offer! Free shipping ends in')),
    ).toBeTruthy()
    expect(screen.getByRole('timer').textContent).toBe(specified('23:45:30'))
    const rating = await screen.findByRole('link', {
      name: /^Rated \d\.\d out of 5 \(\d{3} reviews\)$/,
    })
    const count = /\((\d+)/.exec(rating.textContent ?? '')?.[1] ?? ''
    expect(screen.getByText(fillIn('(N reviews)', { N: count }))).toBeTruthy()
    expect(rating.getAttribute('href')).toBe('#reviews')
    const average = Number(/\d\.\d/.exec(rating.textContent ?? '')?.[0])
    const { container } = render(<Stars rating={average} label="" />)
    expect(rating.querySelector('svg')?.outerHTML).toBe(container.innerHTML)
    const sold = simulatedFigures.soldInPastDay(game.id)
    expect(screen.getByText(`${sold} ${specified('sold in past 24hrs')}`)).toBeTruthy()
    expect(await screen.findByRole('region', { name: 'Live right now' })).toBeTruthy()
  })

  it('shows no figures when they are off', async () => {
    show(game, 'off')
    await screen.findByRole('tablist')
    for (const text of [/OFF/, /₹1,099/, /24hrs/, /live viewers/, /bought this/]) {
      expect(screen.queryByText(text)).toBeNull()
    }
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.getByRole('tab', { name: 'Reviews' })).toBeTruthy()
  })

  // spec 2.095
  it('with measured figures, counts down to dispatch and shows nothing simulated', async () => {
    show(game, 'measured')
    expect(
      await screen.findByText(/^Order in time and we’ll pack it (today|on [A-Z][a-z]+day)$/),
    ).toBeTruthy()
    expect(screen.getByRole('timer').textContent).toMatch(/^\d\d:\d\d:\d\d$/)
    for (const text of [/OFF/, /24hrs/, /live viewers/, /Free shipping ends/]) {
      expect(screen.queryByText(text)).toBeNull()
    }
  })

  // spec 2.096, 2.103
  it('labels a product without a type, and does not show a sold-out one as in stock', () => {
    show(sampleProduct(2, 799, { available: false, productType: '' }))
    const here = screen.getByRole('heading', { level: 1 }).parentElement
    expect(here && within(here).getByText('Games')).toBeTruthy()
    expect(screen.queryByText('✓ In Stock - Ready to Ship')).toBeNull()
  })

  it('shows price, saving and picture of the chosen variant', async () => {
    const game = sampleChoice({
      pictures: ['indie', 'oldies', 'nineties'].map((name) => ({
        url: `/cdn/${name}.webp`,
        altText: `The box of ${name}`,
        width: 1000,
        height: 1250,
      })),
    })
    show(game, 'simulated', '42')
    expect(screen.getByText('₹799')).toBeTruthy()
    expect(screen.getByText('₹1,099').tagName).toBe('S')
    expect(screen.getByText('Save ₹300 (27% OFF)')).toBeTruthy()
    const [first] = screen.getAllByRole('button', { name: /^Zoom in/ })
    expect(first?.getAttribute('aria-label')).toBe('Zoom in: The box of oldies')
    await userEvent.click(screen.getByRole('radio', { name: 'Small' }))
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(game.variants[0])
  })

  it('shows no urgency, discount or day of delivery for a sold-out product, and stamps its picture', async () => {
    show(sampleProduct(2, 799, { available: false }))
    expect(screen.getByText('Sold Out')).toBeTruthy()
    await screen.findByRole('link', { name: /out of 5/ })
    expect(document.body.textContent).not.toMatch(/Save ₹|% OFF|₹1,099/)
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.queryByText(/24hrs|WELCOME10|When will it arrive/)).toBeNull()
    expect(screen.queryByRole('region', { name: 'Live right now' })).toBeNull()
  })

  it('reserves space for what only other variants show, and is not stamped', async () => {
    show(sampleChoice(), 'simulated', '44')
    expect(screen.queryByText('Sold Out')).toBeNull()
    expect((await screen.findByText(/24hrs/)).className).toContain('invisible')
    expect(screen.queryByText('✓ In Stock - Ready to Ship')).toBeNull()
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.queryByRole('region', { name: 'Live right now' })).toBeNull()
  })

  it('shows players and minutes, and omits an unknown age', () => {
    show({ ...game, productType: 'Party Games' })
    const stamps = within(screen.getByRole('list', { name: 'Players, time and age' }))
    expect(stamps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '3–10 players',
      '30 min',
    ])
  })

  // spec 2.111, 9.009, 9.016
  it('has the trust strip', async () => {
    show()
    await screen.findByText('Secure Payment')
    const claims =
      'Secure Payment SSL Protected, Free Shipping on orders above ₹499, Easy Returns 30-day policy, Premium Quality'
    const strip = screen.getByText('Secure Payment').closest('ul')
    const items = [...(strip?.querySelectorAll('li > span:last-child') ?? [])]
    const words = items.map((item) => [...item.children].map((part) => part.textContent).join(' '))
    expect(words.join(', ')).toBe(specified(claims))
  })

  it('makes no claim without evidence, and leaves no gap for it', async () => {
    show(game, 'measured')
    await screen.findByRole('tablist')
    const strip = screen.getByText('Secure Payment').closest('ul')
    expect(strip?.children).toHaveLength(1)
    expect(document.body.textContent).not.toMatch(
      /WELCOME10|30-day|7-Day|within 7 days|₹499|Free Shipping|3-5 business|Quality/i,
    )
  })

  it('says that the price is before shipping, unless delivery is free for all', () => {
    show(game, 'measured')
    expect(screen.getByText('Inclusive of all taxes, before shipping')).toBeTruthy()
    cleanup()
    show(game, 'simulated')
    expect(screen.getByText('Inclusive of all taxes')).toBeTruthy()
  })

  it('renders buttons, bar and children', () => {
    show()
    for (const part of ['panel', 'bar', 'related']) expect(screen.getByText(part)).toBeTruthy()
  })
})

describe('a product that cannot be shown', () => {
  // spec 2.088, 4.021
  it('is loading', () => {
    render(<ProductLoading />)
    expect(screen.getByText(specified('Loading product...'))).toBeTruthy()
    expect(document.title).toContain('Loading product...')
  })

  // spec 4.021
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
