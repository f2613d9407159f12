// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CartProvider } from '#app/cart/cart-provider.tsx'
import { CART_KEY } from '#app/cart/cart-storage.ts'
import { createQueryClient } from '#app/shop/query-client.ts'
import { ShopProvider } from '#app/shop/shop-provider.tsx'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { polyfillDialogs } from '#test/jsdom-dialogs.ts'
import { sampleProduct } from '#test/sample-products.ts'
import { specified } from '#test/specification.ts'
import HomeRoute from './home.route.tsx'

const { leavePage } = vi.hoisted(() => ({ leavePage: vi.fn() }))
vi.mock('#app/cart/leave-page.ts', () => ({ leavePage }))

const settings = {
  endpoint: '/store',
  publicToken: 'public-word',
  publicOrigin: 'https://shop.example',
  localStore: true,
  figures: 'off',
  referral: { code: 'REFERRAL100', rupees: 100 },
} as const

beforeEach(() => {
  polyfillDialogs()
  localStorage.clear()
})
afterEach(() => vi.restoreAllMocks())

// spec 2.066, 4.066
it('the exit offer starts the checkout with everything in the cart', async () => {
  specified("'Complete My Order' starts checkout with all cart items")
  const lines = [sampleProduct(1, 799), sampleProduct(2, 299)].map((game, index) => ({
    ...toCartLine(game),
    quantity: index + 1,
  }))
  localStorage.setItem(CART_KEY, JSON.stringify(lines))
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    if (address !== '/api/checkout') return new Promise<Response>(() => {})
    return Response.json({ checkoutUrl: '/checkouts/1' })
  })
  const Stub = createRoutesStub([{ path: '/', Component: HomeRoute }])
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ShopProvider settings={settings}>
        <CartProvider>
          <Stub />
        </CartProvider>
      </ShopProvider>
    </QueryClientProvider>,
  )
  await waitFor(() => expect(document.querySelector('#exit-offer')).toBeTruthy())
  fireEvent.mouseOut(document, { clientY: -1, relatedTarget: null })
  await userEvent.click(await screen.findByRole('button', { name: specified('Complete My Order') }))
  await waitFor(() => expect(leavePage).toHaveBeenCalledExactlyOnceWith('/checkouts/1'))
  const sent = fetched.mock.calls.find(([address]) => address === '/api/checkout')?.[1]?.body
  const asked = JSON.parse(String(sent))
  expect(asked.code).toBe(specified('SAVE10'))
  expect(asked.lines).toEqual([
    { variantId: 'gid://shopify/ProductVariant/1', quantity: 1 },
    { variantId: 'gid://shopify/ProductVariant/2', quantity: 2 },
  ])
})
