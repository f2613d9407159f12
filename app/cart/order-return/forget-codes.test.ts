// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { DRAFT_KEY, readDraft, saveDraft } from '#app/cart/store/checkout-draft.ts'
import {
  findOfferedReferralCode,
  getReferralCode,
  offerReferralCode,
} from '#app/referral/referral-code.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { sampleProduct } from '#test/sample-products.ts'
import { forgetCodes } from './forget-codes.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  saveDraft({ coupon: 'WELCOME10', referral: 'PGNANISX777', city: 'Pune' })
  offerReferralCode('PGNANISX777')
})

it('forgets the codes of an order, and keeps the address and the own code', () => {
  const own = getReferralCode()
  const line = toCartLine(sampleProduct(1, 799))
  forgetCodes(line ? [{ line, index: 0 }] : [])
  expect(readDraft()).toEqual({ city: 'Pune' })
  expect(findOfferedReferralCode()).toBeNull()
  expect(getReferralCode()).toBe(own)
})

it('ignores an unreadable draft', () => {
  sessionStorage.setItem(DRAFT_KEY, '{"coupon":')
  const line = toCartLine(sampleProduct(1, 799))
  forgetCodes(line ? [{ line, index: 0 }] : [])
  expect(findOfferedReferralCode()).toBeNull()
})

it('keeps them when no order was removed', () => {
  forgetCodes([])
  expect(readDraft().coupon).toBe('WELCOME10')
  expect(findOfferedReferralCode()).toBe('PGNANISX777')
})
