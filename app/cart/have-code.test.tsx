// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { offerReferralCode } from '#app/referral/referral-code.ts'
import { InShop } from '#test/in-shop.tsx'
import { HaveCode } from './have-code.tsx'
import type { OrderCodes } from './use-order-codes.ts'

const none: OrderCodes = { coupon: null, referral: null, referralDiscount: 'REFERRAL100' }

beforeEach(() => localStorage.clear())

const shown = (codes: OrderCodes = none) => (
  <InShop>
    <HaveCode lines={[]} codes={codes} />
  </InShop>
)
const isOpen = () => document.querySelector('details')?.open

it('is closed at first, and says where to use a gift card', async () => {
  render(shown())
  expect(isOpen()).toBe(false)
  await userEvent.click(screen.getByText('Have a code?'))
  expect(isOpen()).toBe(true)
  expect(screen.getByText('Got a gift card? Use it on the next page, where you pay.')).toBeTruthy()
})

it.each([{ coupon: 'SAVE10' }, { referral: 'PGNANISX777' }])(
  'opens for an applied code, and stays open when it is removed: %o',
  (applied) => {
    const { rerender } = render(shown({ ...none, ...applied }))
    expect(isOpen()).toBe(true)
    fireEvent(screen.getByRole('group'), new Event('toggle'))
    rerender(shown())
    expect(isOpen()).toBe(true)
  },
)

it('opens for the code of a share link', () => {
  offerReferralCode('PGNANISX777')
  render(shown())
  expect(isOpen()).toBe(true)
  expect(screen.getByLabelText<HTMLInputElement>('Referral code').value).toBe('PGNANISX777')
})
