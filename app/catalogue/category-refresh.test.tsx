// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { expect, it, vi } from 'vitest'
import { InShop } from '#test/in-shop.tsx'
import { sampleProduct } from '#test/sample-products.ts'
import { specified } from '#test/specification.ts'
import CategoryRoute from './category.route.tsx'

const combo = (title: string) => ({
  id: 'gid://shopify/Collection/1',
  handle: 'combo',
  title,
  description: '',
  image: null,
  products: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
})

// spec 4.031
it('Refresh queries the store again and shows the result', async () => {
  const titles = ['Combo', 'Combos of the Gully']
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      Response.json({ data: { collection: combo(titles.shift() ?? '') } }),
    )
  const Stub = createRoutesStub([{ path: '/category/:category', Component: CategoryRoute }])
  render(
    <InShop>
      <Stub initialEntries={['/category/combo']} />
    </InShop>,
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'Combo' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Combos of the Gully'),
  )
  expect(asked).toHaveBeenCalledTimes(2)
})

it('a failed load can be retried', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch')
  fetch.mockImplementation(async () => new Response('', { status: 400 }))
  const Stub = createRoutesStub([{ path: '/category/:category', Component: CategoryRoute }])
  render(
    <InShop>
      <Stub initialEntries={['/category/combo']} />
    </InShop>,
  )
  const again = await screen.findByRole('button', { name: specified('Try Again') })
  fetch.mockImplementation(async () => Response.json({ data: { collection: combo('Combo') } }))
  await userEvent.click(again)
  expect(await screen.findByRole('heading', { level: 1, name: 'Combo' })).toBeTruthy()
  const empty = specified('No products found in this category yet.')
  expect(screen.getByText(empty)).toBeTruthy()
})

it('the first games stay, with their number, when the others cannot be loaded', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 400 }))
  const collection = { ...combo('Combo'), picture: null, products: [sampleProduct(1, 799)] }
  const queries = [{ key: ['collection', 'combo'], data: collection, isPartial: true as const }]
  const loaderData = { combo: { queries, total: 60, share: null } }
  const Stub = createRoutesStub([
    { id: 'combo', path: '/category/:category', Component: CategoryRoute },
  ])
  render(
    <InShop>
      <Stub initialEntries={['/category/combo']} hydrationData={{ loaderData }} />
    </InShop>,
  )
  fireEvent.pointerDown(await screen.findByText('Found 60 products'))
  const failure = { name: 'Error loading products' }
  expect(await screen.findByRole('heading', failure, { timeout: 10_000 })).toBeTruthy()
  expect(screen.getByText('Found 60 products')).toBeTruthy()
})
