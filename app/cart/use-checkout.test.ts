// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { goToCheckout } from './use-checkout.ts'

const { leavePage } = vi.hoisted(() => ({ leavePage: vi.fn() }))
vi.mock('./leave-page.ts', () => ({ leavePage }))

afterEach(() => {
  vi.restoreAllMocks()
  leavePage.mockClear()
})

const lines = [{ variantId: 'gid://shopify/ProductVariant/1', quantity: 1 }]

it('nothing is asked for without lines', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  expect(await goToCheckout([], {}, new AbortController().signal)).toBeNull()
  expect(fetched).not.toHaveBeenCalled()
  expect(leavePage).not.toHaveBeenCalled()
})

it('a checkout that comes when the shopper has left leads nowhere', async () => {
  const page = new AbortController()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    page.abort()
    return Response.json({ checkoutUrl: '/checkouts/1' })
  })
  await expect(goToCheckout(lines, {}, page.signal)).rejects.toThrow(/abort/i)
  expect(leavePage).not.toHaveBeenCalled()
})
