// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#app/shop/query-client.ts'
import { ShopProvider } from '#app/shop/shop-provider.tsx'
import { specified } from '#test/specification.ts'
import SearchRoute from './search.route.tsx'

const settings = {
  endpoint: '/api',
  publicToken: 'public-word',
  publicOrigin: 'https://shop.example',
  localStore: true,
  figures: 'off',
} as const

afterEach(() => vi.restoreAllMocks())

it('eight skeleton cards stand in while the games are read', async () => {
  specified('8 skeleton cards while loading')
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}))
  const Stub = createRoutesStub([{ path: '/search', Component: SearchRoute }])
  const { container } = render(
    <QueryClientProvider client={createQueryClient()}>
      <ShopProvider settings={settings}>
        <Stub initialEntries={['/search?q=taboo']} />
      </ShopProvider>
    </QueryClientProvider>,
  )
  expect(await screen.findByText('Searching the gully...')).toBeTruthy()
  expect(container.querySelectorAll('article')).toHaveLength(8)
})
