// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ProductSummary } from '#commerce/model/product.ts'
import { sampleProduct } from '#test/sample-products.ts'
import { AllProducts } from './all-products.tsx'

const games = [
  sampleProduct(1, 799, { title: 'Shot Roulette' }),
  sampleProduct(2, 299, { title: 'Desi Taboo' }),
  sampleProduct(3, 999, { title: 'Couple Taboo' }),
]

const drawTitles = (found: readonly ProductSummary[]) => found.map(({ title }) => title).join(' | ')

function show(search = '') {
  render(
    <AllProducts products={games} search={search}>
      {(found) => <p>{drawTitles(found)}</p>}
    </AllProducts>,
  )
}

beforeEach(() => window.history.replaceState({ idx: 3 }, '', '/all-products'))

describe('the list of all games', () => {
  it("shows every game in the store's order", () => {
    show()
    expect(screen.getByText('Showing 3 games')).toBeTruthy()
    expect(screen.getByText('Shot Roulette | Desi Taboo | Couple Taboo')).toBeTruthy()
  })

  it('is searched as one types, and the address says so without a new entry', async () => {
    const entries = window.history.length
    show()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search games' }), 'taboo')
    expect(screen.getByText('Showing 2 games')).toBeTruthy()
    expect(screen.getByText('Desi Taboo | Couple Taboo')).toBeTruthy()
    expect(window.location.search).toBe('?q=taboo')
    expect(window.history.length).toBe(entries)
    expect(window.history.state).toEqual({ idx: 3 })
  })

  it.each([
    ['Name A-Z', 'Couple Taboo | Desi Taboo | Shot Roulette', '?sort=name'],
    ['Price: Low to High', 'Desi Taboo | Shot Roulette | Couple Taboo', '?sort=price-low'],
    ['Price: High to Low', 'Couple Taboo | Shot Roulette | Desi Taboo', '?sort=price-high'],
  ])('is sorted by %s', async (label, titles, search) => {
    show()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort games' }), label)
    expect(screen.getByText(titles)).toBeTruthy()
    expect(window.location.search).toBe(search)
  })

  it('starts from the address', () => {
    show('?q=taboo&sort=price-high')
    expect(screen.getByText('Couple Taboo | Desi Taboo')).toBeTruthy()
  })

  it('says when nothing is found, and finds the way back', async () => {
    show('?q=zzz')
    expect(screen.getByText('Showing 0 games')).toBeTruthy()
    expect(screen.getByText('No games found')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Clear Search' }))
    expect(screen.getByText('Showing 3 games')).toBeTruthy()
    expect(window.location.search).toBe('')
  })

  it('has a button that clears the search box', async () => {
    show('?q=desi')
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
    expect(screen.getByText('Showing 3 games')).toBeTruthy()
  })
})
