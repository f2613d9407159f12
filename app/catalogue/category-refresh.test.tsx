// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { InShop } from '#test/in-shop.tsx'
import CategoryRoute from './category.route.tsx'

const combo = (title: string) => ({
  id: 'gid://shopify/Collection/1',
  handle: 'combo',
  title,
  description: '',
  image: null,
  products: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
})

afterEach(() => vi.restoreAllMocks())

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
