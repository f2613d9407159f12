// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { saveAppliedCodes } from '#app/cart/store/applied-codes.ts'
import type { OrderCodes } from '#app/cart/store/use-order-codes.ts'
import { offerReferralOnArrival } from '#app/referral/referral-code.ts'
import type { OrderQuote } from '#commerce/model/order-quote.ts'
import { InShop } from '#test/in-shop.tsx'
import { rupees } from '#test/sample-products.ts'
import { HaveCode } from './have-code.tsx'

const none: OrderCodes = { coupon: null, referral: null, referralDiscount: 'REFERRAL100' }

beforeEach(() => {
  saveAppliedCodes({ coupon: null, referral: null })
})

const shown = (codes: OrderCodes = none, effects: OrderQuote['codes'] = {}) => (
  <InShop>
    <HaveCode lines={[]} codes={codes} effects={effects} />
  </InShop>
)
const isOpen = () => document.querySelector('details')?.open

/** Presses the toggle, and waits for the event with which the browser reports it. */
async function toggle(name: string) {
  const reported = new Promise((resolve) =>
    document.querySelector('details')?.addEventListener('toggle', resolve, { once: true }),
  )
  await userEvent.click(screen.getByText(name))
  await act(() => reported)
}

it('is closed at first, and says where to use a gift card', async () => {
  render(shown())
  expect(isOpen()).toBe(false)
  await toggle('Have a code?')
  expect(isOpen()).toBe(true)
  expect(screen.getByText('Got a gift card? Use it on the next page, where you pay.')).toBeTruthy()
})

it.each([
  [{ coupon: 'SAVE10' }, 'Remove coupon code SAVE10', 'Referral code'],
  [{ referral: 'PGNANISX777' }, 'Remove referral code PGNANISX777', 'Coupon code'],
])('is one row for %o, with the other box behind a toggle', async (applied, remove, other) => {
  const { rerender } = render(shown())
  await toggle('Have a code?')
  act(() => saveAppliedCodes(applied))
  rerender(shown({ ...none, ...applied }))
  expect(isOpen()).toBe(false)
  expect(screen.getByRole('button', { name: remove }).closest('details')).toBeNull()
  await toggle('Another code?')
  expect(isOpen()).toBe(true)
  expect(screen.getAllByRole('textbox')).toEqual([screen.getByLabelText(other)])
})

it('is closed when the code is removed', () => {
  const { rerender } = render(shown({ ...none, coupon: 'SAVE10' }))
  expect(isOpen()).toBe(false)
  rerender(shown())
  expect(isOpen()).toBe(false)
  expect(screen.getByText('Have a code?')).toBeTruthy()
})

it('counts the saving of a coupon once that equals the discount code of the referral', () => {
  const codes = { ...none, coupon: 'REFERRAL100', referral: 'PGNANISX777' }
  saveAppliedCodes({ coupon: codes.coupon, referral: codes.referral })
  render(shown(codes, { REFERRAL100: { valid: true, discount: rupees(100) } }))
  expect(screen.getAllByText('−₹100')).toHaveLength(1)
})

it('opens for the code of a share link', () => {
  offerReferralOnArrival({ pathname: '/', search: '?ref=PGNANISX777' })
  render(shown())
  expect(isOpen()).toBe(true)
  expect(screen.getByLabelText<HTMLInputElement>('Referral code').value).toBe('PGNANISX777')
})

it('stays open for the code of a share link when a coupon is applied', () => {
  offerReferralOnArrival({ pathname: '/', search: '?ref=PGNANISX777' })
  saveAppliedCodes({ coupon: 'SAVE10' })
  render(shown({ ...none, coupon: 'SAVE10' }))
  expect(isOpen()).toBe(true)
})
