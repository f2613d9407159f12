// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveAppliedCodes } from '#app/cart/store/applied-codes.ts'
import { CART_KEY } from '#app/cart/store/cart-storage.ts'
import type { CurrentVariant } from '#commerce/model/product.ts'
import { answerFetch } from '#test/answer-fetch.ts'
import { expectConsoleError } from '#test/expect-console.ts'
import { polyfillDialogs } from '#test/jsdom-dialogs.ts'
import { currentVariants, rupees } from '#test/sample-products.ts'
import { cheap, dear, findProceed, inStock, openSheet, storeCart } from '#test/show-cart-sheet.tsx'
import { specified } from '#test/specification.ts'

const { leavePage, showToast } = vi.hoisted(() => ({ leavePage: vi.fn(), showToast: vi.fn() }))
vi.mock('#app/cart/to-checkout/leave-page.ts', () => ({ leavePage }))
vi.mock('#app/toasts/toasts.tsx', () => ({ showToast }))

beforeAll(polyfillDialogs)

/** A store that asks more for the first game than when it was stored. */
async function readDearer() {
  return currentVariants(dear).map((variant) => ({ ...variant, price: rupees(999) }))
}

beforeEach(() => {
  saveAppliedCodes({ coupon: null, referral: null })
})

describe('Proceed to Checkout', () => {
  // spec 2.041, 4.015, 4.017, 7.041
  it('opens the checkout once, however often it is pressed', async () => {
    const fetched = answerFetch({ checkoutUrl: '/checkouts/1' })
    storeCart([dear, 2])
    await openSheet()
    await userEvent.dblClick(await findProceed())
    await waitFor(() => expect(leavePage).toHaveBeenCalledWith('/checkouts/1'))
    expect(screen.getByRole('button', { name: specified('Processing...') })).toBeTruthy()
    expect(fetched).toHaveBeenCalledOnce()
    expect(fetched.mock.calls[0]?.[1]?.body).toBe(
      JSON.stringify({ lines: [{ variantId: dear.firstVariant?.id, quantity: 2 }] }),
    )
    expect(localStorage.getItem(CART_KEY)).toContain('Shot Roulette')
  })

  it('submits the applied codes', async () => {
    const quote = { subtotal: rupees(799), automatic: rupees(0), total: rupees(699), codes: {} }
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (path) =>
        Response.json(
          path === '/api/quote' ? { ...quote, delivery: null } : { checkoutUrl: '/checkouts/1' },
        ),
      )
    saveAppliedCodes({ coupon: 'SAVE10', referral: 'PGNANISX777' })
    storeCart([dear, 1])
    await openSheet()
    expect(await screen.findByText('₹699')).toBeTruthy()
    await userEvent.click(await findProceed())
    await waitFor(() => expect(leavePage).toHaveBeenCalledWith('/checkouts/1'))
    const [, request] = fetched.mock.calls.find(([path]) => path === '/api/checkout') ?? []
    expect(JSON.parse(String(request?.body))).toMatchObject({
      code: 'SAVE10',
      referralCode: 'PGNANISX777',
    })
  })

  it('sends what the sheet shows, and freezes it meanwhile', async () => {
    const fetched = answerFetch({ checkoutUrl: '/checkouts/1' })
    storeCart([dear, 1], [cheap, 1])
    const { promise, resolve } = Promise.withResolvers<readonly CurrentVariant[]>()
    const answers = [inStock([]), promise]
    await openSheet((ids) => answers.shift() ?? inStock(ids))
    await userEvent.click(await findProceed())
    for (const name of ['Increase quantity', 'Decrease quantity', /^Remove /]) {
      const buttons = screen.getAllByRole('button', { name })
      expect(buttons.every((button) => button.hasAttribute('disabled'))).toBe(true)
    }
    // Another tab removes one game.
    storeCart([dear, 4])
    fireEvent(window, new StorageEvent('storage', { key: CART_KEY }))
    resolve(await inStock([]))
    await waitFor(() => expect(leavePage).toHaveBeenCalled())
    expect(fetched.mock.calls[0]?.[1]?.body).toBe(
      JSON.stringify({ lines: [{ variantId: dear.firstVariant?.id, quantity: 4 }] }),
    )
  })

  it('gives up after fifteen seconds', async () => {
    expectConsoleError('Checkout could not be created:')
    const limit = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('too late')))
        }),
    )
    storeCart([dear, 1])
    await openSheet()
    await userEvent.click(await findProceed())
    await waitFor(() => expect(timeout).toHaveBeenCalledWith(15_000))
    limit.abort()
    await waitFor(() => expect(showToast).toHaveBeenCalledOnce())
    expect((await findProceed()).getAttribute('aria-busy')).toBeNull()
  })

  it('is active again on a page restored by Back', async () => {
    answerFetch({ checkoutUrl: '/checkouts/1' })
    storeCart([dear, 1])
    const asked = vi.fn(inStock)
    await openSheet(asked)
    await userEvent.click(await findProceed())
    await screen.findByRole('button', { name: 'Processing...' })
    await waitFor(() => expect(leavePage).toHaveBeenCalled())
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
    expect((await findProceed()).getAttribute('aria-busy')).toBeNull()
    // When the sheet opened, and before the checkout.
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('stays when the sheet is closed before the checkout exists', async () => {
    const fetched = answerFetch({ checkoutUrl: '/checkouts/1' })
    storeCart([dear, 1])
    const { promise, resolve } = Promise.withResolvers<readonly CurrentVariant[]>()
    const answers = [inStock([]), promise]
    await openSheet((ids) => answers.shift() ?? inStock(ids))
    await userEvent.click(await findProceed())
    await act(async () => screen.getByRole<HTMLDialogElement>('dialog').close())
    await act(async () => resolve(await inStock([])))
    await act(() => new Promise((done) => setTimeout(done)))
    expect(fetched).not.toHaveBeenCalled()
    expect(leavePage).not.toHaveBeenCalled()
  })

  // spec 4.016, 8.003, 8.004
  it.each([
    ['fails', 503, { message: 'no' }],
    ['answers something else', 200, { url: '/checkouts/1' }],
    ['leads to no page', 200, { checkoutUrl: 'javascript:alert(1)' }],
  ])('shows an error and can be pressed again when the checkout %s', async (_, status, body) => {
    expectConsoleError('Checkout could not be created:')
    answerFetch(body, status)
    storeCart([dear, 1])
    await openSheet()
    await userEvent.click(await findProceed())
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledWith({
        title: specified('Checkout Error'),
        description: specified('Failed to create checkout. Please try again.'),
        tone: 'destructive',
      }),
    )
    expect((await findProceed()).getAttribute('aria-busy')).toBeNull()
    expect(leavePage).not.toHaveBeenCalled()
  })

  // spec 4.018
  it('does not proceed until the shopper has seen what changed since the sheet opened', async () => {
    const fetched = answerFetch({ checkoutUrl: '/checkouts/1' })
    let price = dear.firstVariant?.price ?? { minor: 0, currency: 'INR' }
    storeCart([dear, 1])
    await openSheet(async () => currentVariants(dear).map((variant) => ({ ...variant, price })))
    const button = await findProceed()
    price = { minor: 999_00, currency: 'INR' }
    await userEvent.click(button)
    expect(await screen.findByText('Price changed from ₹799 to ₹999')).toBeTruthy()
    expect(screen.getByText(/Some games changed since you added them/)).toBeTruthy()
    expect(fetched).not.toHaveBeenCalled()
    await userEvent.click(await findProceed())
    await waitFor(() => expect(leavePage).toHaveBeenCalledOnce())
  })
  it('does not proceed at a price that changed while the sheet was open, until that is confirmed', async () => {
    const fetched = answerFetch({ checkoutUrl: '/checkouts/1' })
    storeCart([dear, 1])
    await openSheet(readDearer)
    await screen.findByText('Price changed from ₹799 to ₹999')
    await userEvent.click(await findProceed())
    expect(await screen.findByText(/Some games changed since you added them/)).toBeTruthy()
    expect(fetched).not.toHaveBeenCalled()
    await userEvent.click(await findProceed())
    await waitFor(() => expect(leavePage).toHaveBeenCalledOnce())
    // Still says what changed.
    expect(screen.getByText('Price changed from ₹799 to ₹999')).toBeTruthy()
  })

  it('proceeds at the prices with which the sheet was opened again', async () => {
    answerFetch({ checkoutUrl: '/checkouts/1' })
    storeCart([dear, 1])
    await openSheet(readDearer)
    await screen.findByText('Price changed from ₹799 to ₹999')
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    await act(async () => dialog.close())
    await act(async () => dialog.showModal())
    await userEvent.click(await findProceed())
    await waitFor(() => expect(leavePage).toHaveBeenCalledOnce())
  })
})
