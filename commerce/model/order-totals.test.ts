import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartLine } from './cart-line.ts'
import { roundMoney } from './money.ts'
import { orderTotals } from './order-totals.ts'

const inr = (minor: number) => ({ minor, currency: 'INR' })

function line(minor: number, quantity: number, available = true): CartLine {
  return {
    variantId: `v${minor}`,
    quantity,
    product: { handle: 'game', title: 'Game', images: [] },
    variant: { id: `v${minor}`, title: 'Default Title', price: inr(minor), available },
  }
}

const none = { coupon: null, referral: null }

describe('order totals', () => {
  it('add up the games without a code', () => {
    expect(orderTotals([line(79900, 2), line(29900, 1)], none)).toMatchObject({
      subtotal: inr(189700),
      total: inr(189700),
    })
  })

  it('subtract the discounts of codes', () => {
    const totals = orderTotals([line(79900, 2)], { coupon: inr(15980), referral: inr(10000) })
    expect(totals).toEqual({
      subtotal: inr(159800),
      coupon: inr(16000),
      referral: inr(10000),
      total: inr(133820),
    })
  })

  it('exclude sold-out games', () => {
    expect(orderTotals([line(79900, 2), line(29900, 1, false)], none).total).toEqual(inr(159800))
  })

  it('ignore reductions in another currency', () => {
    const coupon = { minor: 500, currency: 'USD' }
    expect(orderTotals([line(79900, 1)], { coupon, referral: null }).total).toEqual(inr(79900))
  })

  it('are whole rupees that add up, and never negative', () => {
    const amount = fc.integer({ min: 0, max: 500_000 })
    const rupees = fc.integer({ min: 1, max: 5000 }).map((whole) => whole * 100)
    fc.assert(
      fc.property(rupees, amount, amount, (price, coupon, referral) => {
        const totals = orderTotals([line(price, 1)], {
          coupon: inr(coupon),
          referral: inr(Math.round(referral / 100) * 100),
        })
        expect(totals.total.minor).toBeGreaterThanOrEqual(0)
        expect(totals.total.minor).toBe(
          Math.max(0, price - Math.min(price, coupon) - Math.round(referral / 100) * 100),
        )
        const shown = [totals.subtotal, totals.coupon, totals.total].map((m) => roundMoney(m).minor)
        expect((shown[0] ?? 0) - (shown[1] ?? 0) - totals.referral.minor).toBe(shown[2])
      }),
    )
  })
})
