import { describe, expect, test } from 'vitest'
import { specified } from '#test/specification.ts'
import { type Answers, answers, claims, conflictingClaims } from './claims.ts'
import { claimsFor, listUnanswered } from './claims-for.ts'
import { shopRating, stats } from './voices.ts'

const known = { source: 'our books', date: '2026-11-01' }
const given: Answers = {
  returnDays: { value: 14, ...known },
  freeShippingAbove: { value: 999, ...known },
  customers: { value: 12345, ...known },
  delivery: {
    value: { dispatch: 'a day', standard: '4 days', express: null },
    ...known,
  },
}

const notFree = { freeShipping: null, freeShippingTerms: null, alwaysFree: false }

describe('simulated', () => {
  test('has every claim word for word, including contradictory ones', () => {
    const said = claimsFor('simulated')
    for (const { text } of Object.values(claims)) expect(Object.values(said)).toContain(text)
    expect(said).toMatchObject({
      happyCustomers: specified('10,000+ happy customers'),
      freeShippingTerms: specified('on orders above ₹499'),
      easyReturns: specified('30-day policy'),
      returnDays: 7,
      delivery: {
        standard: specified('3-5 business days'),
        processing: specified('within 24 hours'),
      },
      voices: true,
    })
    specified(conflictingClaims.trustedBy.replace('T', 't'))
  })

  test('has no claim of free delivery when the store charges for it', () => {
    expect(claimsFor('simulated', { fees: { kind: 'charged' } })).toMatchObject(notFree)
    expect(claimsFor('simulated', { fees: { kind: 'freeAbove', rupees: 999 } })).toMatchObject({
      freeShipping: 'Free shipping on orders above ₹999',
      alwaysFree: false,
    })
    expect(claimsFor('simulated', { fees: { kind: 'free' } })).toEqual(claimsFor('simulated'))
  })

  test('is not changed by answers', () => {
    expect(claimsFor('simulated', {}, { claims, answers: given })).toEqual(claimsFor('simulated'))
  })
})

describe.each(['measured', 'off'] as const)('%s', (source) => {
  test('has no claims without evidence or an answer', () => {
    const { securePayment, cashOnDelivery, ...others } = claimsFor(source)
    expect([securePayment, cashOnDelivery]).toEqual(['Secure Payment', 'Cash on Delivery'])
    for (const [name, said] of Object.entries(others)) expect(said || null, name).toBeNull()
  })

  test('has a claim once it has a source', () => {
    const madeInIndia = {
      text: 'Made in India',
      evidence: { kind: 'source', source: 'the printer in Sivakasi', date: '2026-10-01' },
    } as const
    expect(claimsFor(source, {}, { claims: { ...claims, madeInIndia }, answers }).madeInIndia).toBe(
      'Made in India',
    )
  })

  test('uses the merchant’s answer where texts disagree', () => {
    expect(
      claimsFor(source, { fees: { kind: 'freeAbove', rupees: 999 } }, { claims, answers: given }),
    ).toMatchObject({
      freeShipping: 'Free shipping on orders above ₹999',
      freeShippingTerms: 'on orders above ₹999',
      alwaysFree: false,
      happyCustomers: '12,345 happy customers',
      trustedBy: 'Trusted by 12,345',
      easyReturns: '14-day policy',
      exitReturnDays: 14,
      returnDays: 14,
      delivery: {
        processing: 'in a day',
        standard: '4 days',
        usual: '4 days',
        express: null,
        byPlace: null,
      },
    })
  })

  test('does not claim free delivery based on the merchant’s answer alone', () => {
    for (const fees of [null, { kind: 'charged' } as const]) {
      expect(claimsFor(source, { fees }, { claims, answers: given })).toMatchObject(notFree)
    }
  })

  test('says that a hosted store sends order mail, and the local one does not', () => {
    expect(claimsFor(source, { isHosted: true }).orderMail).toBe(true)
    expect(claimsFor(source).orderMail).toBe(false)
  })

  test('claims free delivery for every order when the store charges for none', () => {
    expect(claimsFor(source, { fees: { kind: 'free' } })).toMatchObject({
      freeShipping: 'Free shipping across India',
      freeShippingTerms: 'across India',
      alwaysFree: true,
    })
  })
})

test('lists the questions without an answer', () => {
  expect(listUnanswered(given)).toEqual([])
  const open = { ...given, customers: null, freeShippingAbove: null }
  // The store is queried for its delivery fees.
  expect(listUnanswered(open)).toEqual(['customers'])
})

test('the shop has one rating, the average of its reviews', () => {
  const { averageRating, totalReviews, distribution } = shopRating.summary
  const counts = Object.entries(distribution)
  expect(counts.reduce((sum, [, count]) => sum + count, 0)).toBe(totalReviews)
  const sum = counts.reduce((all, [star, count]) => all + Number(star) * count, 0)
  expect((sum / totalReviews).toFixed(1)).toBe(String(averageRating))
  specified('4.8 rating')
  expect(stats.map(({ figure }) => figure)).toContain('4.8')
})
