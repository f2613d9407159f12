// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#app/shop/query-client.ts'
import { ShopProvider } from '#app/shop/shop-provider.tsx'
import CategoryRoute from './category.route.tsx'

const settings = {
  endpoint: '/api',
  publicToken: 'public-word',
  publicOrigin: 'https://shop.example',
  localStore: true,
  figures: 'off',
} as const

const combo = (title: string) => ({
  id: 'gid://shopify/Collection/1',
  handle: 'combo',
  title,
  description: '',
  image: null,
  products: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
})

afterEach(() => vi.restoreAllMocks())

it('Refresh asks the store again and shows what it answers', async () => {
  const titles = ['Combo', 'Combos of the Gully']
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      Response.json({ data: { collection: combo(titles.shift() ?? '') } }),
    )
  const Stub = createRoutesStub([{ path: '/category/:category', Component: CategoryRoute }])
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ShopProvider settings={settings}>
        <Stub initialEntries={['/category/combo']} />
      </ShopProvider>
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'Combo' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Combos of the Gully'),
  )
  expect(asked).toHaveBeenCalledTimes(2)
})
