// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#app/shop/query-client.ts'
import { ShopProvider } from '#app/shop/shop-provider.tsx'
import { specified } from '#test/specification.ts'
import AllProductsRoute from './all-products.route.tsx'

const settings = {
  endpoint: '/api',
  publicToken: 'public-word',
  publicOrigin: 'https://shop.example',
  localStore: true,
  figures: 'off',
} as const

function show() {
  const Stub = createRoutesStub([{ path: '/all-products', Component: AllProductsRoute }])
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <ShopProvider settings={settings}>
        <Stub initialEntries={['/all-products']} />
      </ShopProvider>
    </QueryClientProvider>,
  )
}

afterEach(() => vi.restoreAllMocks())

it('six skeleton cards stand in while the games are read', async () => {
  specified('skeletons 8 (search) and 6 (all-products)')
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}))
  const { container } = show()
  expect(await screen.findByText('Loading games...')).toBeTruthy()
  expect(container.querySelectorAll('article')).toHaveLength(6)
})

it('a list that cannot be read is told in the specified words', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 400 }))
  show()
  const [title = '', text = ''] = specified(
    'Error loading products / Please try again later.',
  ).split(' / ')
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
})
