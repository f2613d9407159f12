// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { saveAppliedCodes } from '#app/cart/store/applied-codes.ts'
import { readDraft, saveDraft } from '#app/cart/store/checkout-draft.ts'
import { getReferralCode, offerReferralOnArrival } from '#app/referral/referral-code.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { findOfferedCode, readAppliedCodes } from '#test/read-codes.ts'
import { sampleProduct } from '#test/sample-products.ts'
import { forgetCodes } from './forget-codes.ts'

beforeEach(() => {
  saveDraft({ city: 'Pune' })
  saveAppliedCodes({ coupon: 'WELCOME10', referral: 'PGNANISX777' })
  offerReferralOnArrival({ pathname: '/', search: '?ref=PGNANISX777' })
})

it('forgets the codes of an order, and keeps the address and the browser’s own code', () => {
  const own = getReferralCode()
  const line = toCartLine(sampleProduct(1, 799))
  forgetCodes(line ? [{ line, index: 0 }] : [])
  expect(readDraft()).toEqual({ city: 'Pune' })
  expect(readAppliedCodes()).toEqual({ coupon: null, referral: null })
  expect(findOfferedCode()).toBeNull()
  expect(getReferralCode()).toBe(own)
})

it('keeps them when no order was removed', () => {
  forgetCodes([])
  expect(readAppliedCodes().coupon).toBe('WELCOME10')
  expect(findOfferedCode()).toBe('PGNANISX777')
})
