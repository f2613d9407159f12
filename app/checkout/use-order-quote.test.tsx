// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { saveDraft } from '#app/cart/store/checkout-draft.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { estimateOrder } from '#commerce/model/order-quote.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { answerFetch } from '#test/answer-fetch.ts'
import { expectConsoleError } from '#test/expect-console.ts'
import { InShop } from '#test/in-shop.tsx'
import { rupees, sampleProduct } from '#test/sample-products.ts'
import { useOrderQuote } from './use-order-quote.ts'

const linesOf = (...isAvailable: boolean[]) =>
  isAvailable.flatMap((available, at) => toCartLine(sampleProduct(at, 500, { available })) ?? [])
const contact = { email: 'asha@example.in', zip: '560001', province: 'Karnataka' }
const priced = { codes: {}, automatic: rupees(0), delivery: rupees(59) }
const quote = { ...priced, subtotal: rupees(500), total: rupees(559) }
const { signal } = new AbortController()

beforeEach(() => {
  saveDraft({})
})

const answer = (total = quote.total) => answerFetch({ ...quote, total })

const show = (lines: readonly CartLine[]) =>
  renderHook(() => useOrderQuote(lines, ['SAVE10']), { wrapper: InShop }).result

const settled = async (order: ReturnType<typeof show>) =>
  waitFor(() => expect(order.current.quote.isPending).toBe(false))

describe('the price of an order', () => {
  it('is the store’s price of the available games, even beside sold-out ones', async () => {
    answer()
    const order = show(linesOf(true, false))
    expect(order.current.quote.total).toEqual(rupees(500))
    await waitFor(() => expect(order.current.quote.total).toEqual(rupees(559)))
  })

  it('is not requested when nothing is available', async () => {
    const fetched = answer()
    const order = show(linesOf(false))
    expect(order.current.quote.isPending).toBe(false)
    expect(await order.current.quoteAgain(linesOf(false), contact, signal)).toEqual(
      estimateOrder(linesOf(false)),
    )
    expect(fetched).not.toHaveBeenCalled()
  })

  it('is requested again for a price that another tab has refreshed', async () => {
    const fetched = answer()
    const dearer = [toCartLine(sampleProduct(0, 600)) ?? []].flat()
    const hook = renderHook((lines: readonly CartLine[]) => useOrderQuote(lines, []), {
      wrapper: InShop,
      initialProps: linesOf(true),
    })
    await waitFor(() => expect(hook.result.current.quote.total).toEqual(rupees(559)))
    fetched.mockImplementation(async () => Response.json({ ...quote, total: rupees(659) }))
    hook.rerender(dearer)
    await waitFor(() => expect(hook.result.current.quote.total).toEqual(rupees(659)))
  })

  it('is requested again for a complete PIN code, not for its digits', async () => {
    const fetched = answer()
    const order = show(linesOf(true))
    await settled(order)
    act(() => saveDraft({ zipCode: '5600' }))
    await settled(order)
    expect(fetched).toHaveBeenCalledOnce()
    act(() => saveDraft({ zipCode: ' 560001 ' }))
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
    await settled(order)
    act(() => saveDraft({ zipCode: '560001' }))
    await settled(order)
    expect(fetched).toHaveBeenCalledTimes(2)
  })
})

describe('the quote before the redirect', () => {
  it('uses the current contact, and is shown from then on', async () => {
    const fetched = answer()
    const order = show(linesOf(true))
    await settled(order)
    fetched.mockImplementation(async () => Response.json({ ...quote, total: rupees(500) }))
    const again = await act(() => order.current.quoteAgain(linesOf(true), contact, signal))
    expect(again.total).toEqual(rupees(500))
    const { email, address } = JSON.parse(String(fetched.mock.lastCall?.[1]?.body))
    expect([email, address]).toEqual(['asha@example.in', { zip: '560001', province: 'Karnataka' }])
    await waitFor(() => expect(order.current.quote.total).toEqual(rupees(500)))
  })

  it('falls back to the previous quote when the store fails', async () => {
    expectConsoleError('The order could not be priced:')
    const fetched = answer()
    const order = show(linesOf(true))
    await waitFor(() => expect(order.current.quote.total).toEqual(rupees(559)))
    fetched.mockImplementation(async () => new Response('', { status: 503 }))
    expect(await order.current.quoteAgain(linesOf(true), contact, signal)).toMatchObject(quote)
  })

  it('is aborted with the page', async () => {
    answer()
    const order = show(linesOf(true))
    await settled(order)
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('gone'))
    const gone = AbortSignal.abort(new Error('left'))
    await expect(order.current.quoteAgain(linesOf(true), contact, gone)).rejects.toThrow('left')
  })
})
