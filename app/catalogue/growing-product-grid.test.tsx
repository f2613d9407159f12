// @vitest-environment jsdom
import { dehydrate, QueryClient } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import { sampleProduct } from '#test/sample-products.ts'
import { carryFirstGames } from './first-games.ts'
import { GrowingProductGrid } from './growing-product-grid.tsx'

const games = Array.from({ length: 120 }, (_, index) => sampleProduct(index + 1, 500))

function Page() {
  return <GrowingProductGrid products={games} figures="off" actionsFor={() => null} />
}

const Stub = createRoutesStub([{ path: '/', Component: Page }])
const cards = () => screen.getAllByRole('article').length
const more = () => screen.queryByRole('button', { name: 'Show more games' })

it('draws a long list a part at a time, to its end', () => {
  render(<Stub />)
  expect(cards()).toBe(48)
  for (const count of [96, 120]) {
    const button = more()
    if (button) fireEvent.click(button)
    expect(cards()).toBe(count)
  }
  expect(more()).toBeNull()
})

/** What a loader hands over for one query. */
function dehydrated(data: unknown) {
  const client = new QueryClient()
  client.setQueryData(['products'], data, { updatedAt: 5 })
  return dehydrate(client)
}

it('a page carries the first of many games, marked as stale', () => {
  const [carried] = carryFirstGames(dehydrated(games), games, (first) => first).queries
  expect(carried?.state.data).toEqual(games.slice(0, 48))
  expect(carried?.state.dataUpdatedAt).toBe(0)
})

it('a page carries a short list whole', () => {
  const short = dehydrated(games.slice(0, 48))
  expect(carryFirstGames(short, games.slice(0, 48), (first) => first)).toBe(short)
})
