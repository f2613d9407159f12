// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { saveAppliedCodes } from '#app/cart/store/applied-codes.ts'
import { getReferralCode, offerReferralOnArrival } from '#app/referral/referral-code.ts'
import {
  answerHelpers,
  applyCode,
  couponBox,
  fillForm,
  pressPay,
  referralBox,
  settle,
  showCheckout,
  shownTotal,
} from '#test/show-checkout.tsx'
import { specified } from '#test/specification.ts'

const { leavePage, showToast } = vi.hoisted(() => ({ leavePage: vi.fn(), showToast: vi.fn() }))
vi.mock('#app/cart/to-checkout/leave-page.ts', () => ({ leavePage }))
vi.mock(import('#app/toasts/toasts.tsx'), async (original) => ({
  ...(await original()),
  showToast,
}))

const CREATED = { body: { checkoutUrl: '/checkouts/1' } }
const taken = (minor = 139_70, code = 'WELCOME10') => ({
  body: { valid: true, code, discount: { minor, currency: 'INR' } },
})
const referred = taken(100_00, 'REFERRAL100')
const grants = { WELCOME10: 139_70, REFERRAL100: 100_00 }

beforeEach(() => {
  answerHelpers()
})

describe('the referral box', () => {
  // spec 5.032, 8.052
  it("takes ₹100 off for a friend's code and submits it with the coupon", async () => {
    const sent = answerHelpers(
      { '/api/coupon': [taken(), referred], '/api/checkout': [CREATED] },
      grants,
    )
    await showCheckout()
    fillForm()
    await applyCode(couponBox(), 'WELCOME10')
    await applyCode(referralBox(), 'pgnanisx777')
    expect(sent.at(-1)?.body).toMatchObject({
      code: 'REFERRAL100',
      otherCodes: ['WELCOME10'],
      email: 'asha@example.in',
    })
    expect(showToast).toHaveBeenLastCalledWith({
      topic: 'referral',
      title: specified('Referral code applied!'),
      description: '₹100 off this order.',
      tone: 'success',
    })
    expect(screen.getByText('Referral').nextElementSibling?.textContent).toBe('−₹100')
    expect(shownTotal()).toBe('₹1,157.30')
    await pressPay()
    expect(sent.at(-1)?.body).toMatchObject({ code: 'WELCOME10', referralCode: 'PGNANISX777' })
    expect(leavePage).toHaveBeenCalledOnce()
  })

  it("shows the store's discount, or its reason for a refusal in the shopper's own code", async () => {
    const reason = 'REFERRAL100 does not combine with WELCOME10'
    answerHelpers(
      { '/api/coupon': [taken(50_00, 'REFERRAL100'), { body: { valid: false, error: reason } }] },
      { REFERRAL100: 50_00 },
    )
    await showCheckout()
    await applyCode(referralBox(), 'PGNANISX777')
    expect(showToast).toHaveBeenLastCalledWith(
      expect.objectContaining({ description: '₹50 off this order.' }),
    )
    expect(shownTotal()).toBe('₹1,347')
    fireEvent.click(screen.getByRole('button', { name: 'Remove referral code PGNANISX777' }))
    await settle()
    expect(shownTotal()).toBe('₹1,397')
    await applyCode(referralBox(), 'PGNANISX778')
    expect(screen.getByText('PGNANISX778 does not combine with WELCOME10')).toBeTruthy()
    expect(screen.queryByText(specified('Applied'))).toBeNull()
  })

  it('takes nothing off, and says why, when the store does not combine it with the coupon', async () => {
    const reason = 'The REFERRAL100 discount code does not combine with BIGNIGHT'
    saveAppliedCodes({ coupon: 'BIGNIGHT', referral: 'PGNANI$&777' })
    answerHelpers({}, { BIGNIGHT: 250_00, REFERRAL100: reason })
    await showCheckout()
    expect(screen.getByText('Referral').parentElement?.textContent).toBe(
      'ReferralNothing offThe PGNANI$&777 discount code does not combine with BIGNIGHT',
    )
    expect(shownTotal()).toBe('₹1,147')
  })

  it('counts once when the coupon equals its discount code', async () => {
    saveAppliedCodes({ coupon: 'REFERRAL100', referral: 'PGNANISX777' })
    answerHelpers({}, grants)
    await showCheckout()
    expect(screen.getByText('Referral').parentElement?.textContent).toContain('counts once')
    expect(screen.getAllByText(specified('Applied'))).toHaveLength(1)
    expect(shownTotal()).toBe('₹1,297')
  })

  it.each(['PG12345', 'NANI12345', 'GPABCDEF'])('rejects %s', async (code) => {
    const errors = [{ code: 'DISCOUNT_NOT_FOUND', message: 'Enter a valid discount code' }]
    answerHelpers({
      '/api/coupon': [{ body: { valid: false, error: errors[0]?.message, errors } }],
    })
    await showCheckout()
    await applyCode(referralBox(), code)
    expect(screen.getByText(/starts with PG and has at least 8 characters/)).toBeTruthy()
    expect(shownTotal()).toBe('₹1,397')
    expect(showToast).not.toHaveBeenCalled()
  })

  it("rejects the browser's own code", async () => {
    await showCheckout()
    await applyCode(referralBox(), getReferralCode().toLowerCase())
    expect(screen.getByText(/your own code/)).toBeTruthy()
    expect(shownTotal()).toBe('₹1,397')
  })

  it('is prefilled from a share link', async () => {
    offerReferralOnArrival({ pathname: '/', search: '?ref=PGNANISX777' })
    await showCheckout()
    expect(referralBox().value).toBe('PGNANISX777')
    expect(shownTotal()).toBe('₹1,397')
  })
})
