// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { InShop } from '#test/in-shop.tsx'
import { sampleProduct } from '#test/sample-products.ts'
import { specified } from '#test/specification.ts'
import AllProductsRoute from './all-products.route.tsx'

function show() {
  const Stub = createRoutesStub([{ path: '/all-products', Component: AllProductsRoute }])
  return render(
    <InShop>
      <Stub initialEntries={['/all-products']} />
    </InShop>,
  )
}

// spec 2.177, 9.034
it('shows six skeleton cards while loading', async () => {
  specified('skeletons 8 (search) and 6 (all-products)')
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}))
  const { container } = show()
  expect(await screen.findByText('Loading games...')).toBeTruthy()
  expect(container.querySelectorAll('article')).toHaveLength(6)
})

// spec 2.179, 8.020, 8.021
it('a failed list shows the specified text with the reason', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 400 }))
  show()
  const [title = '', text = ''] = specified(
    'Error loading products / Please try again later.',
  ).split(' / ')
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
  expect(await screen.findByText('Load products failed: HTTP 400 (Load products)')).toBeTruthy()
})

describe('a page with a part of the games', () => {
  /** @param total how many games match the URL; the page comes with the first two at most */
  function open(search: string, total: number) {
    const games = ['Couple Taboo', 'Couple Quest'].slice(0, total)
    const data = games.map((title, index) => sampleProduct(index + 1, 799, { title }))
    const queries = [{ key: ['products'], data, isPartial: true as const }]
    const Stub = createRoutesStub([
      { id: 'games', path: '/all-products', Component: AllProductsRoute },
    ])
    window.history.replaceState(null, '', `/all-products${search}`)
    return render(
      <InShop>
        <Stub
          initialEntries={[`/all-products${search}`]}
          hydrationData={{ loaderData: { games: { queries, total } } }}
        />
      </InShop>,
    )
  }
  const chip = (name: string) => screen.findByRole('link', { name })

  it('shows skeleton cards for other filters, never that nothing is found', async () => {
    vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}))
    const { container } = open('?filter=couple', 2)
    expect(await screen.findByText('Showing 2 games')).toBeTruthy()
    await userEvent.click(await chip('Couple'))
    await userEvent.click(await chip('Drinking'))
    expect(screen.getByText('Loading games...')).toBeTruthy()
    expect(container.querySelectorAll('article')).toHaveLength(6)
    await userEvent.click(await chip('Drinking'))
    await userEvent.click(await chip('Couple'))
    expect(screen.getByText('Showing 2 games')).toBeTruthy()
  })

  it('reports when the others cannot be loaded, and retries', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch')
    fetch.mockImplementation(async () => new Response('', { status: 400 }))
    open('?filter=couple', 2)
    await userEvent.click(await chip('Drinking'))
    expect(await screen.findByRole('heading', { name: 'Error loading products' })).toBeTruthy()
    fetch.mockReturnValue(new Promise(() => {}))
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('Loading games...')).toBeTruthy()
  })

  it('keeps the first games and their number, and reports a search that cannot be answered', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 400 }))
    open('', 60)
    expect(await screen.findByText('Showing 60 games')).toBeTruthy()
    await userEvent.type(screen.getByRole('searchbox'), 'x')
    expect(await screen.findByRole('heading', { name: 'Error loading products' })).toBeTruthy()
    await userEvent.clear(screen.getByRole('searchbox'))
    expect(screen.getByText('Showing 60 games')).toBeTruthy()
    expect(screen.getByText('Couple Taboo')).toBeTruthy()
  })

  it('ends the list with the reason when the other games cannot be loaded', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch')
    fetch.mockImplementation(async () => new Response('', { status: 400 }))
    open('', 60)
    const retry = await screen.findByRole('button', { name: 'Try Again' })
    const card = screen.getByText('Couple Quest')
    expect(card.compareDocumentPosition(retry)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    fetch.mockReturnValue(new Promise(() => {}))
    await userEvent.click(retry)
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(screen.getByText('Showing 60 games')).toBeTruthy()
  })

  it('has no such end when all games that match came with the page', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 400 }))
    open('?filter=party', 2)
    await userEvent.click(await chip('Drinking'))
    await screen.findByRole('heading', { name: 'Error loading products' })
    await userEvent.click(await chip('Drinking'))
    expect(await screen.findByText('Couple Quest')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('loads all at once when the URL has words, which the server does not apply', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}))
    open('?q=ludo', 60)
    expect(await screen.findByText('Loading games...')).toBeTruthy()
    await waitFor(() => expect(fetch).toHaveBeenCalled())
  })
})
