// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import { InShop } from '#test/in-shop.tsx'
import { sampleProduct } from '#test/sample-products.ts'
import { specified } from '#test/specification.ts'
import { CategoryPage } from './category-page.tsx'
import { CategoryAbsence, CategoryFailure, CategoryLoading } from './category-states.tsx'

const collection = {
  id: 'gid://shopify/Collection/1',
  handle: 'party-games',
  title: 'Party Games',
  description: '',
  picture: null,
  sharePicture: null,
  products: [sampleProduct(1, 799), sampleProduct(2, 299)],
}

describe('a category', () => {
  // spec 2.075, 4.030
  it('names what is loading, without hyphens, above skeleton cards', () => {
    const { container } = render(<CategoryLoading category="best-sellers-of-2026" />)
    const text = specified('Loading {category}...').replace('{category}', 'best sellers of 2026')
    expect(screen.getByText(text)).toBeTruthy()
    expect(container.querySelectorAll('article')).toHaveLength(8)
  })

  // spec 2.076, 4.030, 8.019, 8.021
  it('reports a failure and retries', async () => {
    // The shop itself responds, so the text may blame the network.
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('ok'))
    const retry = vi.fn()
    const fault = new StorefrontFault('timeout', 'No answer')
    render(<CategoryFailure category="party-games" onRetry={retry} error={fault} />, {
      wrapper: InShop,
    })
    expect(screen.getByRole('heading', { name: specified('Loading Error') })).toBeTruthy()
    const text = specified('Unable to load products for "{category}"')
    expect(screen.getByText(text.replace('{category}', 'party-games'))).toBeTruthy()
    const slow = specified('Request timeout. Network may be slow or restricted.')
    expect(await screen.findByText(`${slow} (Load category)`)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: specified('Try Again') }))
    expect(retry).toHaveBeenCalledOnce()
  })

  // spec 2.077, 4.030
  it('reports an unknown collection and refreshes', async () => {
    const retry = vi.fn()
    render(<CategoryAbsence category="nope" onRetry={retry} />, { wrapper: MemoryRouter })
    const games = screen.getByRole('link', { name: 'View All Games' })
    expect(games.getAttribute('href')).toBe('/all-products')
    expect(screen.getByRole('heading', { name: specified('No Data') })).toBeTruthy()
    const text = specified('No products available for "{category}"')
    expect(screen.getByText(text.replace('{category}', 'nope'))).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(retry).toHaveBeenCalledOnce()
  })

  // spec 2.078, 2.079, 2.080, 4.030
  it('shows title, tagline, number and products', async () => {
    const refresh = vi.fn()
    render(
      <CategoryPage collection={collection} isRefreshing={false} onRefresh={refresh}>
        cards
      </CategoryPage>,
      { wrapper: InShop },
    )
    expect(screen.getByRole('heading', { level: 1, name: 'Party Games' })).toBeTruthy()
    expect(screen.getByText(specified('Discover amazing games in this collection'))).toBeTruthy()
    expect(screen.getByText(specified('Found N products').replace('N', '2'))).toBeTruthy()
    expect(screen.getByText('cards')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('ignores Refresh while refreshing', async () => {
    const refresh = vi.fn()
    render(
      <CategoryPage collection={collection} isRefreshing onRefresh={refresh}>
        cards
      </CategoryPage>,
      { wrapper: InShop },
    )
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(refresh).not.toHaveBeenCalled()
  })

  // spec 2.082, 4.030
  it('says when it is empty', () => {
    render(
      <CategoryPage
        collection={{ ...collection, products: [] }}
        isRefreshing={false}
        onRefresh={() => {}}
      >
        cards
      </CategoryPage>,
      { wrapper: InShop },
    )
    expect(screen.getByText(specified('No products found in this category yet.'))).toBeTruthy()
    expect(screen.getByRole('button', { name: specified('Refresh Data') })).toBeTruthy()
    expect(screen.queryByText('cards')).toBeNull()
  })

  // 412 px at 2.625 pixels per CSS pixel are 1,081.5: from edge to edge, the next picture would be half as large again.
  it.each([
    [360, 2, 720],
    [412, 1.75, 720],
    [360, 3, 1080],
    [393, 2.75, 1080],
    [412, 2.625, 1080],
  ])(
    'loads no larger picture than a phone of %i px at density %d has: %i px',
    (width, density, most) => {
      const picture = { url: '/cdn/party.webp', altText: '', width: 1600, height: 640 }
      const { container } = render(
        <CategoryPage
          collection={{ ...collection, picture }}
          isRefreshing={false}
          onRefresh={() => {}}
        >
          cards
        </CategoryPage>,
        { wrapper: InShop },
      )
      const banner = container.querySelector('img')
      const shown = Number(/(\d+)vw$/.exec(banner?.sizes ?? '')?.[1]) / 100
      const widths = [...(banner?.srcset ?? '').matchAll(/ (\d+)w/g)].map(([, offer]) =>
        Number(offer),
      )
      expect(widths.find((offer) => offer >= shown * width * density)).toBe(most)
    },
  )
})
