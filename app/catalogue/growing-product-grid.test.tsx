// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { prefetch } from '#app/shop/prefetch.ts'
import { InShop } from '#test/in-shop.tsx'
import { sampleProduct } from '#test/sample-products.ts'
import { keepFirstGames } from './first-games.ts'
import { GrowingProductGrid } from './growing-product-grid.tsx'
import { ProductCard } from './product-card.tsx'

vi.mock(import('./product-card.tsx'), async (original) => {
  const { ProductCard: Card } = await original()
  return { ProductCard: vi.fn(Card) }
})

const games = Array.from({ length: 120 }, (_, index) => sampleProduct(index + 1, 500))

function Page() {
  return (
    <InShop>
      <GrowingProductGrid products={games} />
    </InShop>
  )
}

const Stub = createRoutesStub([{ path: '/', Component: Page }])
const cards = () => screen.getAllByRole('article').length
const more = () => screen.queryByRole('button', { name: 'Show more games' })

it('renders a long list step by step, to its end', () => {
  render(<Stub />)
  expect(cards()).toBe(48)
  for (const count of [60, 72, 84, 96, 108, 120]) {
    const button = more()
    if (button) fireEvent.click(button)
    expect(cards()).toBe(count)
  }
  expect(more()).toBeNull()
})

function Typing() {
  const [words, setWords] = useState('')
  const [asked, setAsked] = useState('')
  return (
    <InShop>
      <input aria-label="Words" value={words} onChange={(event) => setWords(event.target.value)} />
      <button type="button" onClick={() => setAsked(words)}>
        Ask
      </button>
      <GrowingProductGrid products={games} request={asked} />
    </InShop>
  )
}

const TypingStub = createRoutesStub([{ path: '/', Component: Typing }])

it('renders only new cards when it grows, and none when a search finds the same games', () => {
  const drawn = vi.mocked(ProductCard)
  drawn.mockClear()
  render(<TypingStub initialEntries={[{ pathname: '/', key: 'drawn' }]} />)
  expect(drawn).toHaveBeenCalledTimes(48)
  fireEvent.click(screen.getByRole('button', { name: 'Show more games' }))
  expect(drawn).toHaveBeenCalledTimes(60)
  fireEvent.change(screen.getByLabelText('Words'), { target: { value: 'l' } })
  expect(screen.getByLabelText('Words')).toHaveProperty('value', 'l')
  expect(drawn).toHaveBeenCalledTimes(60)
})

it('starts with few games after a new search', () => {
  render(<TypingStub initialEntries={[{ pathname: '/', key: 'asked' }]} />)
  expect(cards()).toBe(48)
  fireEvent.change(screen.getByLabelText('Words'), { target: { value: 'ludo' } })
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }))
  expect(cards()).toBe(12)
})

it('grows when its end nears the viewport from below, not when the footer is read', async () => {
  const margins: (string | undefined)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: { isIntersecting: boolean }[]) => void
      constructor(
        tell: (entries: { isIntersecting: boolean }[]) => void,
        init: { rootMargin?: string },
      ) {
        this.#tell = tell
        margins.push(init.rootMargin)
      }
      observe() {
        setImmediate(() => act(() => this.#tell([{ isIntersecting: true }])))
      }
      disconnect() {}
    },
  )
  // Not the history entry used above: Back restores a list's length.
  render(<Stub initialEntries={[{ pathname: '/', key: 'another' }]} />)
  await waitFor(() => expect(cards()).toBe(120))
  expect(more()).toBeNull()
  expect(new Set(margins)).toEqual(new Set(['0px 0px 1200px']))
  vi.unstubAllGlobals()
})

/** What a page's loader sends of a list. */
async function carried(list: readonly unknown[]) {
  const { queries } = await prefetch(new RouterContextProvider(), async (client) => {
    client.setQueryData(['products'], list)
    keepFirstGames(client, ['products'], list)
  })
  return queries
}

it('the page carries the first games of a long list, marked as a part', async () => {
  const sent = { key: ['products'], data: games.slice(0, 48), isPartial: true }
  expect(await carried(games)).toEqual([sent])
})

it('the page carries a short list whole', async () => {
  const short = games.slice(0, 48)
  expect(await carried(short)).toEqual([{ key: ['products'], data: short }])
})
