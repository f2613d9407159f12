// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answerFetch } from '#test/answer-fetch.ts'
import { InShop } from '#test/in-shop.tsx'
import { type CheckoutOrder, useCheckout } from './use-checkout.ts'

const lines = [{ variantId: 'gid://shopify/ProductVariant/1', quantity: 1 }]

function renderCheckout(prepare: () => CheckoutOrder | null) {
  const onRefused = vi.fn()
  const { result } = renderHook(() => useCheckout({ prepare, onRefused, onFailed: vi.fn() }), {
    wrapper: InShop,
  })
  const leave = (signal = new AbortController().signal) =>
    act(() => result.current.leave(undefined, signal))
  return { leave, onRefused }
}

it.each([[null], [{ lines: [] }]])('makes no request for %j', async (order) => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  await renderCheckout(() => order).leave()
  expect(fetched).not.toHaveBeenCalled()
})

it('reports a refusal, with the order', async () => {
  answerFetch({ message: 'Sold out.' }, 409)
  const { leave, onRefused } = renderCheckout(() => ({ lines }))
  await leave()
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(
    { type: 'refused', message: 'Sold out.', variantId: null },
    { lines },
  )
})

it('does not report a refusal to a shopper who has left the page', async () => {
  const page = new AbortController()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    page.abort()
    return Response.json({ message: 'Sold out.' }, { status: 409 })
  })
  const { leave, onRefused } = renderCheckout(() => ({ lines }))
  await expect(leave(page.signal)).rejects.toThrow(/abort/i)
  expect(onRefused).not.toHaveBeenCalled()
})
