// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
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
  products: [sampleProduct(1, 799), sampleProduct(2, 299)],
}

describe('a category', () => {
  it('says what it is loading, without hyphens, above skeletons of its cards', () => {
    const { container } = render(<CategoryLoading category="best-sellers-of-2026" />)
    expect(screen.getByText('Loading best sellers of 2026...')).toBeTruthy()
    expect(container.querySelectorAll('article')).toHaveLength(8)
  })

  it('tells of a failure and tries again', async () => {
    const retry = vi.fn()
    render(<CategoryFailure category="party-games" onRetry={retry} />)
    expect(screen.getByRole('heading', { name: specified('Loading Error') })).toBeTruthy()
    const text = specified('Unable to load products for "{category}"')
    expect(screen.getByText(text.replace('{category}', 'party-games'))).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: specified('Try Again') }))
    expect(retry).toHaveBeenCalledOnce()
  })

  it('tells of an unknown collection and refreshes', async () => {
    const retry = vi.fn()
    render(<CategoryAbsence category="nope" onRetry={retry} />)
    expect(screen.getByRole('heading', { name: specified('No Data') })).toBeTruthy()
    const text = specified('No products available for "{category}"')
    expect(screen.getByText(text.replace('{category}', 'nope'))).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(retry).toHaveBeenCalledOnce()
  })

  it('shows title, tagline, number and products', async () => {
    const refresh = vi.fn()
    render(
      <CategoryPage collection={collection} isRefreshing={false} onRefresh={refresh}>
        cards
      </CategoryPage>,
    )
    expect(screen.getByRole('heading', { level: 1, name: 'Party Games' })).toBeTruthy()
    expect(screen.getByText(specified('Discover amazing games in this collection'))).toBeTruthy()
    expect(screen.getByText(specified('Found N products').replace('N', '2'))).toBeTruthy()
    expect(screen.getByText('cards')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('swallows presses of Refresh while it refreshes', async () => {
    const refresh = vi.fn()
    render(
      <CategoryPage collection={collection} isRefreshing onRefresh={refresh}>
        cards
      </CategoryPage>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(refresh).not.toHaveBeenCalled()
  })

  it('says when it is empty', () => {
    render(
      <CategoryPage
        collection={{ ...collection, products: [] }}
        isRefreshing={false}
        onRefresh={() => {}}
      >
        cards
      </CategoryPage>,
    )
    expect(screen.getByText(specified('No products found in this category yet.'))).toBeTruthy()
    expect(screen.getByRole('button', { name: specified('Refresh Data') })).toBeTruthy()
    expect(screen.queryByText('cards')).toBeNull()
  })
})
