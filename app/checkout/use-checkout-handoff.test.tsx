// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { saveAppliedCodes } from '#app/cart/store/applied-codes.ts'
import type { CurrentVariant } from '#commerce/model/product.ts'
import { expectConsoleError } from '#test/expect-console.ts'
import { polyfillDialogs } from '#test/jsdom-dialogs.ts'
import { rupees } from '#test/sample-products.ts'
import {
  answerHelpers,
  asBefore,
  fillForm,
  pressPay,
  settle,
  showCheckout,
} from '#test/show-checkout.tsx'

const { leavePage } = vi.hoisted(() => ({ leavePage: vi.fn() }))
vi.mock('#app/cart/to-checkout/leave-page.ts', () => ({ leavePage }))

const CREATED = { body: { checkoutUrl: '/checkouts/1' } }
const CLOSED = { status: 409, body: { message: 'The store is closed.' } }

beforeAll(polyfillDialogs)

/** Fills in the form and pays. @returns the mock that reads variants from the store */
async function pay() {
  const asked = vi.fn(asBefore)
  await showCheckout(asked)
  fillForm()
  await pressPay()
  return asked
}

describe('the way to the hosted checkout', () => {
  it('rechecks the cart after a refusal, and clears the message at the next attempt', async () => {
    answerHelpers({ '/api/checkout': [CLOSED] })
    const asked = await pay()
    expect(screen.getByRole('alert').textContent).toContain('The store is closed.')
    // When the page opened, before the redirect, and after the refusal.
    expect(asked).toHaveBeenCalledTimes(3)
    vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}))
    await pressPay()
    expect(screen.queryByText(/The store is closed/)).toBeNull()
  })

  it('does not recheck the cart once the checkout is created', async () => {
    answerHelpers({ '/api/checkout': [CREATED] })
    const asked = await pay()
    expect(leavePage).toHaveBeenCalledOnce()
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
    await settle()
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('stays when the dialog is closed before the checkout exists', async () => {
    const { promise, resolve } = Promise.withResolvers<readonly CurrentVariant[]>()
    const dearer = async () =>
      (await asBefore([])).map((variant) => ({ ...variant, price: rupees(999) }))
    const answers = [asBefore([]), dearer(), promise]
    answerHelpers({ '/api/checkout': [CREATED] })
    await showCheckout((ids) => answers.shift() ?? asBefore(ids))
    fillForm()
    await pressPay()
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Something changed' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Continue to Payment' }))
    await settle()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Back to checkout' }))
    resolve(await asBefore([]))
    await settle()
    expect(leavePage).not.toHaveBeenCalled()
    expect(dialog.open).toBe(false)
  })

  it('requests the quote for the submitted contact', async () => {
    answerHelpers({ '/api/checkout': [CREATED] })
    const { mock } = vi.mocked(globalThis.fetch)
    await pay()
    const prices = mock.calls.filter(([path]) => path === '/api/quote')
    const { email, address } = JSON.parse(String(prices.at(-1)?.[1]?.body))
    expect(email).toBe('asha@example.in')
    expect(address).toEqual({ zip: '560001', province: 'Karnataka' })
  })

  it.each([
    ['coupon', 'OLD10', 'OLD10'],
    ['referral', 'PGNANI$&777', 'REFERRAL100'],
  ])(
    'names a lost %s as typed, even when the total stays the same as the estimate',
    async (...row) => {
      const [kind, typed, storeCode] = row
      expectConsoleError('The order could not be priced:')
      saveAppliedCodes({ [kind]: typed })
      const total = { minor: 1397_00, currency: 'INR' }
      const none = { minor: 0, currency: 'INR' }
      const codes = { [storeCode]: { valid: false, reason: `${storeCode} has expired.` } }
      const price = { subtotal: total, automatic: none, delivery: none, total, codes }
      const down = { status: 503, body: { message: 'down' } }
      answerHelpers({ '/api/quote': [down], '/api/checkout': [CREATED] })
      await showCheckout()
      fillForm()
      answerHelpers({ '/api/quote': [{ body: price }], '/api/checkout': [CREATED] })
      await pressPay()
      const dialog = screen.getByRole('dialog', { name: 'Something changed' })
      expect(within(dialog).getByText(`${typed} has expired.`)).toBeTruthy()
      expect(leavePage).not.toHaveBeenCalled()
    },
  )
})
