// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { saveDraft } from '#app/cart/store/checkout-draft.ts'
import { InShop } from '#test/in-shop.tsx'
import {
  answerHelpers,
  asBefore,
  fillForm,
  pressPay,
  settle,
  showCheckout,
} from '#test/show-checkout.tsx'
import { PaymentChoice } from './payment-choice.tsx'

const { leavePage } = vi.hoisted(() => ({ leavePage: vi.fn() }))
vi.mock('#app/cart/to-checkout/leave-page.ts', () => ({ leavePage }))
vi.mock(import('#app/toasts/toasts.tsx'), async (real) => ({
  ...(await real()),
  showToast: vi.fn(),
}))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.clearAllMocks()
  answerHelpers({ '/api/checkout': [{ body: { checkoutUrl: '/checkouts/1' } }] })
})

const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const cash = () => choice('Cash on Delivery')

/** The checkout of an order for ₹1,397. */
const showWith = (cashUpTo: number | null) => showCheckout(asBefore, { cashUpTo })

it.each([
  [null, 'Pay at your door. No extra charge'],
  [1397, 'Pay at your door, up to ₹1,397. No extra charge'],
])('offers cash on delivery up to the limit of the store: %s', async (cashUpTo, text) => {
  await showWith(cashUpTo)
  expect(cash().disabled).toBe(false)
  expect(screen.getByText(text)).toBeTruthy()
})

it.each([
  [1396, 'Only up to ₹1,396. Please pay this order by card or UPI.'],
  [0, 'Not available in this shop.'],
])('disables cash on delivery above the limit, and says why: %s', async (cashUpTo, text) => {
  await showWith(cashUpTo)
  expect(cash().disabled).toBe(true)
  const { id } = screen.getByText(text)
  expect(cash().getAttribute('aria-describedby')).toBe(id)
})

it('falls back to the card where cash was chosen before, and can be sent', async () => {
  saveDraft({ paymentMethod: 'cod' })
  await showWith(1000)
  expect(choice('Card').checked).toBe(true)
  expect(cash().checked).toBe(false)
  fillForm()
  await pressPay()
  await settle()
  expect(leavePage).toHaveBeenCalledOnce()
})

it('keeps another choice above the limit', async () => {
  saveDraft({ paymentMethod: 'upi' })
  await showWith(1000)
  expect(choice('UPI').checked).toBe(true)
})

it('has no limit in another currency, since the limit is in rupees', () => {
  const total = { minor: 999_900, currency: 'USD' }
  render(
    <InShop settings={{ cashUpTo: 1000 }}>
      <form>
        <PaymentChoice name="paymentMethod" error={null} total={total} />
      </form>
    </InShop>,
  )
  expect(screen.getByText('Pay at your door. No extra charge')).toBeTruthy()
})
