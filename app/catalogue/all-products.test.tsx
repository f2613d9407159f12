// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { PublicSettings } from '#app/shop/shop-context.ts'
import { InShop } from '#test/in-shop.tsx'
import { sampleProduct } from '#test/sample-products.ts'
import { fillIn } from '#test/specified-template.ts'
import { AllProducts } from './all-products.tsx'

const games = [
  sampleProduct(1, 799, { title: 'Shot Roulette' }),
  sampleProduct(2, 299, { title: 'Desi Taboo' }),
  sampleProduct(3, 999, { title: 'Couple Taboo' }),
]

const titles = () =>
  screen
    .getAllByRole('heading')
    .map((heading) => heading.textContent)
    .join(' | ')

function show(
  search = '',
  settings: Partial<PublicSettings> = {},
  address = `/all-products${search}`,
) {
  window.history.replaceState({ idx: 3 }, '', address)
  render(
    <MemoryRouter>
      <InShop settings={settings}>
        <AllProducts products={games} address={search} />
      </InShop>
    </MemoryRouter>,
  )
}

describe('the list of all games', () => {
  // spec 2.176
  it("shows every game in the store's order", () => {
    show()
    expect(screen.getByText(fillIn('Showing N games', { N: '3' }))).toBeTruthy()
    expect(titles()).toBe('Shot Roulette | Desi Taboo | Couple Taboo')
  })

  // spec 2.174
  it('is searched while typing, and updates the URL without a history entry', async () => {
    const entries = window.history.length
    show()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search games' }), 'taboo')
    expect(await screen.findByText('Showing 2 games')).toBeTruthy()
    expect(titles()).toBe('Desi Taboo | Couple Taboo')
    expect(window.location.search).toBe('?q=taboo')
    expect(window.history.length).toBe(entries)
    expect(window.history.state).toEqual({ idx: 3 })
  })

  it('writes no search into the page to which the shopper has gone back meanwhile', async () => {
    show('?q=taboo', {}, '/terms')
    expect(await screen.findByText('Showing 2 games')).toBeTruthy()
    expect(window.location.href).toMatch(/\/terms$/)
  })

  // spec 2.175
  it.each([
    ['Name A-Z', 'Couple Taboo | Desi Taboo | Shot Roulette', '?sort=name'],
    ['Price: Low to High', 'Desi Taboo | Shot Roulette | Couple Taboo', '?sort=price-low'],
    ['Price: High to Low', 'Couple Taboo | Shot Roulette | Desi Taboo', '?sort=price-high'],
  ])('is sorted by %s', async (label, sorted, search) => {
    show()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort games' }), label)
    expect(titles()).toBe(sorted)
    expect(window.location.search).toBe(search)
  })

  it('is filtered by chips, without a history entry', async () => {
    const entries = window.history.length
    show()
    await userEvent.click(screen.getByRole('link', { name: 'Under ₹799' }))
    expect(screen.getByText('Showing 1 games')).toBeTruthy()
    expect(titles()).toBe('Desi Taboo')
    expect(window.location.search).toBe('?filter=under-799')
    const chip = screen.getByRole('link', { name: 'Under ₹799' })
    expect(chip.getAttribute('aria-current')).toBe('true')
    await userEvent.click(chip)
    expect(titles()).toBe('Shot Roulette | Desi Taboo | Couple Taboo')
    expect(window.location.search).toBe('')
    expect(window.history.length).toBe(entries)
  })

  it('has links as filters, which can be opened in another tab', () => {
    show('?sort=name&filter=party')
    const chip = screen.getByRole('link', { name: 'In stock' })
    expect(chip.getAttribute('href')).toBe('/?sort=name&filter=party+in-stock')
    fireEvent.click(chip, { ctrlKey: true })
    expect(screen.getByRole('link', { name: 'In stock' }).getAttribute('aria-current')).toBeNull()
  })

  it('has chips for the kinds of the store, and for one named in the URL', () => {
    show('?filter=drinking', { kinds: ['family'] })
    const chips = within(screen.getByRole('navigation', { name: 'Show only' }))
    const kinds = chips.getAllByRole('link').map(({ textContent }) => textContent)
    expect(kinds.slice(0, 4)).toEqual(['Drinking', 'Party', 'Family', 'Under ₹799'])
  })

  it('starts with the filters that the page was opened with, which stay there when tapped', async () => {
    show('?filter=drinking+for-2')
    const chips = within(screen.getByRole('navigation', { name: 'Show only' }))
    const names = () => chips.getAllByRole('link').map(({ textContent }) => textContent)
    const before = names()
    expect(before.slice(0, 3)).toEqual(['Drinking', 'For 2', 'Party'])
    await userEvent.click(chips.getByRole('link', { name: 'For 2' }))
    await userEvent.click(chips.getByRole('link', { name: 'In stock' }))
    expect(names()).toEqual(before)
  })

  it('hides games that fail a filter, and can clear the filters', async () => {
    show('?filter=couple')
    expect(screen.getByText('No games found')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Clear Search' }))
    expect(screen.getByText('Showing 3 games')).toBeTruthy()
  })

  it('has a link that clears the filters and keeps search and order, while a filter is on', async () => {
    show('?q=taboo&sort=name&filter=under-799+party')
    const clear = await screen.findByRole('link', { name: 'Clear filters (2)' })
    expect(clear.getAttribute('href')).toBe('/?q=taboo&sort=name')
    await userEvent.click(clear)
    expect(await screen.findByText('Showing 2 games')).toBeTruthy()
    expect(window.location.search).toBe('?q=taboo&sort=name')
    expect(screen.queryByRole('link', { name: /^Clear filters/ })).toBeNull()
  })

  it('offers games for sale when none fits the filters', () => {
    show('?filter=couple')
    expect(titles()).toBe(
      'No games found | Games to try instead | Shot Roulette | Desi Taboo | Couple Taboo',
    )
  })

  it('names the filters that nothing fits, which may be scrolled out of sight, to be removed', async () => {
    show('?q=taboo&filter=couple+big-group')
    expect(
      await screen.findByText(/^No game fits all of these at once\. Tap one to take it away\./),
    ).toBeTruthy()
    const names = screen.getAllByRole('link', { name: /^Remove/ }).map((link) => link.textContent)
    expect(names).toEqual(['“taboo”', 'Couple', 'Big group'])
    const couple = screen.getByRole('link', { name: 'Remove Couple' })
    expect(couple.getAttribute('href')).toBe('/?q=taboo&filter=big-group')
    await userEvent.click(couple)
    expect(window.location.search).toBe('?q=taboo&filter=big-group')
    expect(screen.queryByRole('link', { name: 'Remove Couple' })).toBeNull()
  })

  it('says which one filter nothing fits', async () => {
    show('?filter=couple')
    expect(screen.getByText(/^No game fits this\. Tap it to take it away\./)).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'Remove Couple' }))
    expect(screen.getByText('Showing 3 games')).toBeTruthy()
  })

  it('starts from the URL', async () => {
    show('?q=taboo&sort=price-high')
    expect(await screen.findByText('Showing 2 games')).toBeTruthy()
    expect(titles()).toBe('Couple Taboo | Desi Taboo')
  })

  // spec 2.178
  it('says when nothing is found, and can be reset', async () => {
    show('?q=zzz')
    expect(await screen.findByText('Showing 0 games')).toBeTruthy()
    expect(screen.getByText('No games found')).toBeTruthy()
    expect(screen.getByText('No game answers to that.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /^Remove/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Clear Search' }))
    expect(screen.getByText('Showing 3 games')).toBeTruthy()
    expect(window.location.search).toBe('')
  })

  it('offers the nearest search and games to try when nothing is found', async () => {
    show('?q=tubbo&sort=name')
    const nearest = await screen.findByRole('link', { name: 'Did you mean “taboo”?' })
    expect(nearest.getAttribute('href')).toBe('/?q=taboo&sort=name')
    expect(titles()).toBe(
      'No games found | Games to try instead | Shot Roulette | Desi Taboo | Couple Taboo',
    )
  })

  it('has a button that clears the search box and the address', async () => {
    show('?q=desi')
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
    expect(screen.getByText('Showing 3 games')).toBeTruthy()
    expect(window.location.search).toBe('')
  })
})
