// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { Product } from '#commerce/model/product.ts'
import { sampleProduct } from '#test/sample-products.ts'
import { specified } from '#test/specification.ts'
import { ProductPage } from './product-page.tsx'
import { ProductAbsence, ProductFailure, ProductLoading } from './product-states.tsx'

const pictures = ['front', 'open', 'cards'].map((name) => ({
  url: `/cdn/${name}.webp`,
  altText: `The ${name}`,
  width: 1000,
  height: 1250,
}))
const game = sampleProduct(1, 799, {
  title: 'Shot Roulette',
  productType: 'Drinking Games',
  description: 'Spin, read, groan, sip.',
  pictures,
})

function show(product: Product = game) {
  const page = (
    <ProductPage product={product} figures="simulated" buyPanel={<p>panel</p>} buyBar={<p>bar</p>}>
      <p>related</p>
    </ProductPage>
  )
  render(<MemoryRouter>{page}</MemoryRouter>)
}

describe('a product page', () => {
  it('leads back by its breadcrumb', () => {
    show()
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(trail.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/')
    expect(trail.getByRole('link', { name: 'Games' }).getAttribute('href')).toBe('/all-products')
    expect(trail.getByText('Shot Roulette')).toBeTruthy()
  })

  it('shows type, title, prices, saving, hint, stock and description', () => {
    show()
    expect(screen.getByText('Drinking Games')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Shot Roulette' })).toBeTruthy()
    expect(screen.getByText('₹799')).toBeTruthy()
    expect(screen.getByText('₹1,099')).toBeTruthy()
    expect(screen.getByText('Save ₹300 (27% OFF)')).toBeTruthy()
    const hint = specified('Apply WELCOME10 and get 10% off on your first purchase.')
    expect(screen.getByText((_, element) => element?.textContent === hint)).toBeTruthy()
    expect(screen.getByText(specified('✓ In Stock - Ready to Ship'))).toBeTruthy()
    expect(screen.getByText('Spin, read, groan, sip.')).toBeTruthy()
  })

  it('does not say that a sold-out game is in stock', () => {
    show(sampleProduct(2, 799, { available: false }))
    expect(screen.queryByText('✓ In Stock - Ready to Ship')).toBeNull()
  })

  it('has the trust strip', () => {
    show()
    const claims =
      'Secure Payment SSL Protected, Free Shipping on orders above ₹499, Easy Returns 30-day policy, Premium Quality'
    const strip = screen.getByText('Secure Payment').closest('ul')
    const items = [...(strip?.querySelectorAll('li > span:last-child') ?? [])]
    const words = items.map((item) => [...item.children].map((part) => part.textContent).join(' '))
    expect(words.join(', ')).toBe(specified(claims))
  })

  it('places buttons, bar and what follows', () => {
    show()
    for (const part of ['panel', 'bar', 'related']) expect(screen.getByText(part)).toBeTruthy()
  })
})

describe('the gallery', () => {
  it('enlarges the picture and makes it small again', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
    const button = screen.getByRole('button', { name: 'Zoom out' })
    expect(button.getAttribute('aria-pressed')).toBe('true')
    await userEvent.click(button)
    expect(screen.getByRole('button', { name: 'Zoom in' })).toBeTruthy()
  })

  it('shows the picture that is chosen, at its normal size', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
    await userEvent.click(screen.getByRole('button', { name: 'Show picture 2 of 3' }))
    const main = screen.getByRole('button', { name: 'Zoom in' })
    expect(within(main).getByRole('img').getAttribute('alt')).toBe('The open')
    const chosen = screen.getByRole('button', { name: 'Show picture 2 of 3' })
    expect(chosen.getAttribute('aria-pressed')).toBe('true')
  })

  it('has no thumbnails for a single picture', () => {
    show({ ...game, pictures: pictures.slice(0, 1) })
    expect(screen.getByRole('button', { name: 'Zoom in' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Show picture/ })).toBeNull()
  })

  it('draws a placeholder when there is no picture', () => {
    show({ ...game, pictures: [] })
    expect(screen.getByRole('img', { name: 'Shot Roulette: no picture yet' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull()
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
