// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { saveDraft } from '#app/cart/store/checkout-draft.ts'
import { saveDeliveryPin } from '#app/delivery/delivery-pin.ts'
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

// At 793001 the demonstration's courier takes up to ₹2,000, and none at 744101.
it.each([
  ['793001', 10_000, 'Pay at your door, up to ₹2,000. No extra charge'],
  ['793001', 1500, 'Pay at your door, up to ₹1,500. No extra charge'],
  ['793001', null, 'Pay at your door, up to ₹2,000. No extra charge'],
  ['560001', 10_000, 'Pay at your door, up to ₹10,000. No extra charge'],
])(
  'offers cash at %s up to the smaller limit of courier and store (%s)',
  async (zipCode, cashUpTo, text) => {
    saveDraft({ zipCode })
    await showWith(cashUpTo)
    expect(cash().disabled).toBe(false)
    expect(screen.getByText(text)).toBeTruthy()
  },
)

it.each([
  ['744101', 1397, 'Not available at 744101. Please pay by card or UPI.'],
  ['744101', null, 'Not available at 744101. Please pay by card or UPI.'],
  ['744101', 0, 'Not available in this shop.'],
  ['793001', 1000, 'Only up to ₹1,000. Please pay this order by card or UPI.'],
])(
  'disables cash at %s where courier or store (%s) takes less',
  async (zipCode, cashUpTo, text) => {
    saveDraft({ zipCode, paymentMethod: 'cod' })
    await showWith(cashUpTo)
    expect(cash().disabled).toBe(true)
    expect(cash().checked).toBe(false)
    expect(screen.getByText(text)).toBeTruthy()
  },
)

it('says where the courier takes less than the order costs, by the PIN code typed elsewhere', async () => {
  saveDeliveryPin('793001')
  const total = { minor: 249_900, currency: 'INR' }
  render(
    <InShop settings={{ cashUpTo: 10_000, figures: 'simulated' }}>
      <form>
        <PaymentChoice name="paymentMethod" error={null} total={total} />
      </form>
    </InShop>,
  )
  const text = 'Only up to ₹2,000 at 793001. Please pay this order by card or UPI.'
  expect(await screen.findByText(text)).toBeTruthy()
  expect(cash().disabled).toBe(true)
})

it('keeps cash while a PIN code is typed, whatever the one typed elsewhere says', async () => {
  saveDeliveryPin('744101')
  saveDraft({ zipCode: '56000', paymentMethod: 'cod' })
  await showWith(10_000)
  expect(cash().checked).toBe(true)
  expect(screen.getByText('Pay at your door, up to ₹10,000. No extra charge')).toBeTruthy()
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
