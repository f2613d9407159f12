// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Variant } from '#commerce/model/product.ts'
import { expectConsoleError } from '#test/expect-console.ts'
import { teachDialogs } from '#test/jsdom-dialogs.ts'
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
// The dialog comes on demand: here it is at hand.
import './changes-dialog.tsx'

const { leavePage, showToast } = vi.hoisted(() => ({ leavePage: vi.fn(), showToast: vi.fn() }))
vi.mock('#app/cart/leave-page.ts', () => ({ leavePage }))
vi.mock(import('#app/toasts/toasts.tsx'), async (original) => ({
  ...(await original()),
  showToast,
}))

const CREATED = { body: { checkoutUrl: '/checkouts/1' } }

beforeAll(teachDialogs)
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  leavePage.mockClear()
  showToast.mockClear()
})
afterEach(() => vi.restoreAllMocks())

/** A store that sells as before until `change` is called with what its first game is like now. */
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

async function pressIn(place: HTMLElement, name: string) {
  fireEvent.click(within(place).getByRole('button', { name }))
  await settle()
}

describe('the last look before the page is left', () => {
  it('shows a new price, and goes on only when it was confirmed', async () => {
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

  it('shows what was changed already when the page opened', async () => {
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

  it('leads nowhere when the page was left meanwhile', async () => {
    const sent = answerHelpers({ '/api/checkout': [CREATED] })
    let answer: (variants: readonly Variant[]) => void = () => {}
    const answers = [asBefore([]), new Promise<readonly Variant[]>((resolve) => (answer = resolve))]
    const { unmount } = await showCheckout((ids) => answers.shift() ?? asBefore(ids))
    fillForm()
    await pressPay()
    unmount()
    answer(await asBefore([]))
    await settle()
    expect(sent).toEqual([])
    expect(leavePage).not.toHaveBeenCalled()
  })

  it('takes out what is sold out, once that was confirmed', async () => {
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

  it('ends with the empty cart when nothing is left to sell', async () => {
    const sold = async (ids: readonly string[]) =>
      (await asBefore(ids)).map((variant) => ({ ...variant, available: false }))
    await showCheckout(sold)
    fillForm()
    await pressPay()
    await pressIn(dialog(), 'Take them out')
    expect(screen.getByText(specified('Your cart is empty'))).toBeTruthy()
    expect(leavePage).not.toHaveBeenCalled()
  })

  it('shows that the coupon does nothing for this e-mail address', async () => {
    const reason = 'WELCOME10 is for the first order only.'
    const sent = answerHelpers({
      '/api/coupon': [
        { body: { valid: true, code: 'WELCOME10', discount: { minor: 139_70, currency: 'INR' } } },
        { body: { valid: false, error: reason } },
      ],
      '/api/checkout': [CREATED],
    })
    await showCheckout()
    fireEvent.change(screen.getByLabelText('Coupon code'), { target: { value: 'WELCOME10' } })
    fireEvent.submit(screen.getByLabelText('Coupon code'))
    await settle()
    fillForm()
    await pressPay()
    expect(within(dialog()).getByText(reason)).toBeTruthy()
    expect(within(dialog()).getByText('₹1,397')).toBeTruthy()
    await pressIn(dialog(), 'Continue to Payment')
    expect(sent.at(-1)?.body).not.toHaveProperty('code')
    expect(leavePage).toHaveBeenCalledOnce()
  })

  it('lets the stored prices stand, and says so, when the store cannot be asked', async () => {
    expectConsoleError('The cart could not be compared with the store:')
    answerHelpers({ '/api/checkout': [CREATED] })
    await showCheckout(() => Promise.reject(new Error('down')))
    expect(screen.getByText(/These are the prices you last saw/)).toBeTruthy()
    fillForm()
    await pressPay()
    expect(leavePage).toHaveBeenCalledOnce()
  })
})
