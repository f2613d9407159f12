// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveAppliedCodes } from '#app/cart/store/applied-codes.ts'
import type { CurrentVariant, Variant } from '#commerce/model/product.ts'
import { expectConsoleError } from '#test/expect-console.ts'
import { polyfillDialogs } from '#test/jsdom-dialogs.ts'
import { rupees } from '#test/sample-products.ts'
import {
  answerHelpers,
  asBefore,
  fillForm,
  games,
  payButton,
  pressPay,
  settle,
  showCheckout,
} from '#test/show-checkout.tsx'
import { specified } from '#test/specification.ts'

const { leavePage, showToast } = vi.hoisted(() => ({ leavePage: vi.fn(), showToast: vi.fn() }))
vi.mock('#app/cart/to-checkout/leave-page.ts', () => ({ leavePage }))
vi.mock(import('#app/toasts/toasts.tsx'), async (original) => ({
  ...(await original()),
  showToast,
}))

const CREATED = { body: { checkoutUrl: '/checkouts/1' } }

beforeAll(polyfillDialogs)
beforeEach(() => {
  answerHelpers()
})

/** A store whose first game can be changed by `change`. */
function changingStore() {
  let now: Partial<Variant> = {}
  const read = async (ids: readonly string[]) =>
    (await asBefore(ids)).map((variant, index) => (index === 0 ? { ...variant, ...now } : variant))
  return {
    read,
    change(change: Partial<Variant>) {
      now = change
    },
  }
}

const dialog = () => screen.getByRole('dialog', { name: 'Something changed' })

async function pressIn(container: HTMLElement, name: string) {
  fireEvent.click(within(container).getByRole('button', { name }))
  await settle()
}

describe('the final check before the redirect', () => {
  it('shows a new price and continues only after it is confirmed', async () => {
    const sent = answerHelpers({ '/api/checkout': [CREATED] })
    const store = changingStore()
    await showCheckout(store.read)
    fillForm()
    store.change({ price: rupees(899) })
    await pressPay()
    expect(within(dialog()).getByText('Shot Roulette').parentElement?.textContent).toContain(
      '₹799 before, ₹899 now',
    )
    expect(within(dialog()).getByText('₹1,497')).toBeTruthy()
    expect(sent).toEqual([])
    await pressIn(dialog(), 'Back to checkout')
    expect(payButton().getAttribute('aria-busy')).toBeNull()
    await pressPay()
    await pressIn(dialog(), 'Continue to Payment')
    expect(leavePage).toHaveBeenCalledExactlyOnceWith('/checkouts/1')
  })

  it('reports a failed checkout in a toast, and allows another try', async () => {
    expectConsoleError('Checkout could not be created:')
    answerHelpers({ '/api/checkout': [{ status: 503, body: { message: 'down' } }, CREATED] })
    const store = changingStore()
    await showCheckout(store.read)
    fillForm()
    store.change({ price: rupees(899) })
    await pressPay()
    await pressIn(dialog(), 'Continue to Payment')
    expect(showToast).toHaveBeenCalledWith({
      title: 'Checkout failed',
      description: 'Please try again or contact support.',
      tone: 'destructive',
    })
    await pressPay()
    expect(leavePage).toHaveBeenCalledExactlyOnceWith('/checkouts/1')
  })

  it('explains a refusal of the whole cart in one sentence', async () => {
    const body = { message: 'The store is closed.' }
    answerHelpers({ '/api/checkout': [{ status: 409, body }] })
    await showCheckout()
    fillForm()
    await pressPay()
    expect(screen.getByRole('alert').textContent).toBe('The store is closed.')
  })

  it('shows a price that had changed before the page opened', async () => {
    answerHelpers({ '/api/checkout': [CREATED] })
    const store = changingStore()
    store.change({ price: rupees(699) })
    await showCheckout(store.read)
    expect(screen.getByText('Price changed from ₹799 to ₹699')).toBeTruthy()
    expect(screen.getByText('Something changed.')).toBeTruthy()
    fillForm()
    await pressPay()
    expect(dialog()).toBeTruthy()
    expect(leavePage).not.toHaveBeenCalled()
  })

  it('does not redirect when the shopper has left the page', async () => {
    const sent = answerHelpers({ '/api/checkout': [CREATED] })
    let answer: (variants: readonly CurrentVariant[]) => void = () => {}
    const answers = [
      asBefore([]),
      new Promise<readonly CurrentVariant[]>((resolve) => (answer = resolve)),
    ]
    const { unmount } = await showCheckout((ids) => answers.shift() ?? asBefore(ids))
    fillForm()
    await pressPay()
    unmount()
    answer(await asBefore([]))
    await settle()
    expect(sent).toEqual([])
    expect(leavePage).not.toHaveBeenCalled()
  })

  it('removes a sold-out game after confirmation', async () => {
    const sent = answerHelpers({ '/api/checkout': [CREATED] })
    const store = changingStore()
    await showCheckout(store.read)
    fillForm()
    store.change({ available: false })
    await pressPay()
    expect(within(dialog()).getByText(/Sold out/)).toBeTruthy()
    expect(within(dialog()).getByText('₹598')).toBeTruthy()
    await pressIn(dialog(), 'Continue to Payment')
    expect(sent[0]?.body.lines).toEqual([{ variantId: games[1].firstVariant?.id, quantity: 2 }])
  })

  it('shows the empty cart when everything is sold out', async () => {
    const sold = async (ids: readonly string[]) =>
      (await asBefore(ids)).map((variant) => ({ ...variant, available: false }))
    await showCheckout(sold)
    fillForm()
    await pressPay()
    await pressIn(dialog(), 'Remove sold-out games')
    expect(screen.getByText(specified('Your cart is empty'))).toBeTruthy()
    expect(leavePage).not.toHaveBeenCalled()
  })

  it('shows that the coupon does not apply to this e-mail address', async () => {
    const reason = 'WELCOME10 is for the first order only.'
    const effects: Record<string, number | string> = { WELCOME10: 139_70 }
    answerHelpers({ '/api/checkout': [CREATED] }, effects)
    saveAppliedCodes({ coupon: 'WELCOME10' })
    await showCheckout()
    fillForm()
    await settle()
    effects.WELCOME10 = reason
    await pressPay()
    expect(within(dialog()).getByText(reason)).toBeTruthy()
    expect(within(dialog()).getByText('₹1,397')).toBeTruthy()
    await pressIn(dialog(), 'Continue to Payment')
    expect(leavePage).toHaveBeenCalledOnce()
  })

  it('shows that a coupon takes off less than before', async () => {
    const effects: Record<string, number | string> = { WELCOME10: 139_70 }
    const sent = answerHelpers({ '/api/checkout': [CREATED] }, effects)
    saveAppliedCodes({ coupon: 'WELCOME10' })
    await showCheckout()
    fillForm()
    await settle()
    effects.WELCOME10 = 39_70
    await pressPay()
    expect(within(dialog()).getByText('₹1,357.30')).toBeTruthy()
    await pressIn(dialog(), 'Continue to Payment')
    expect(sent.at(-1)?.body).toMatchObject({ code: 'WELCOME10' })
    expect(leavePage).toHaveBeenCalledOnce()
  })

  it('shows a delivery fee that was not known before', async () => {
    const money = (minor: number) => ({ minor, currency: 'INR' })
    const quote = { subtotal: money(1_397_00), codes: {}, automatic: money(0) }
    const answers = [
      { body: { ...quote, delivery: null, total: money(1_397_00) } },
      { body: { ...quote, delivery: null, total: money(1_397_00) } },
      { body: { ...quote, delivery: money(59_00), total: money(1_456_00) } },
    ]
    answerHelpers({ '/api/quote': answers, '/api/checkout': [CREATED] })
    await showCheckout()
    fillForm()
    await settle()
    expect(screen.getByText('Delivery', { selector: 'dt' }).nextElementSibling?.textContent).toBe(
      'worked out at payment',
    )
    await pressPay()
    expect(within(dialog()).getByText('₹1,456')).toBeTruthy()
    expect(screen.getByText('Delivery', { selector: 'dt' }).nextElementSibling?.textContent).toBe(
      '₹59',
    )
    expect(leavePage).not.toHaveBeenCalled()
  })

  it('uses the sum of the games when the quote fails', async () => {
    expectConsoleError('The order could not be priced:')
    answerHelpers({
      '/api/quote': [{ status: 503, body: { message: 'down' } }],
      '/api/checkout': [CREATED],
    })
    await showCheckout()
    expect(screen.getAllByText('₹1,397').length).toBeGreaterThan(0)
    fillForm()
    await pressPay()
    expect(leavePage).toHaveBeenCalledOnce()
  })

  it('keeps the stored prices, and says so, when the store is unreachable', async () => {
    expectConsoleError('The cart could not be compared with the store:')
    answerHelpers({ '/api/checkout': [CREATED] })
    await showCheckout(() => Promise.reject(new Error('down')))
    expect(screen.getByText(/These are the ones you last saw/)).toBeTruthy()
    fillForm()
    await pressPay()
    expect(leavePage).toHaveBeenCalledOnce()
  })
})
