import { describe, expect, test } from 'vitest'
import { specified } from '#test/specification.ts'
import { claimsFor } from '../claims-for.ts'
import { shippingPolicyFor } from './shipping.ts'

const shippingPolicy = shippingPolicyFor(claimsFor('simulated'))

const words = JSON.stringify(shippingPolicy)

/** The text under one heading. */
const section = (id: string) =>
  JSON.stringify(shippingPolicy.sections.find((each) => each.id === id))

// spec 9.008
test('delivery is free for prepaid orders and cash on delivery', () => {
  specified('free across India for prepaid and cash on delivery')
  expect(section('cost')).toContain(
    'free across India, for prepaid orders and for cash on delivery alike',
  )
})

// spec 9.010
test('dispatch takes 1-2 business days', () => {
  expect(section('time')).toContain(specified('Dispatch 1-2 business days').replace(' ', ' takes '))
})

// spec 9.011
test('most orders arrive in 3-5 business days', () => {
  specified('Delivery 3-5 business days')
  expect(section('time')).toContain('Most orders arrive in 3-5 business days')
})

// spec 9.012
test('express delivery is available in major cities at an additional charge', () => {
  specified('express 1-2 days in major cities at extra cost')
  expect(section('cost')).toContain('in major cities at an additional charge')
  expect(section('time')).toContain('1-2 business days')
})

// spec 9.013
test('delivery takes 2-4 working days in metro cities, and 4-7 elsewhere', () => {
  specified('metro 2-4 working days, other 4-7')
  expect(section('time')).toContain('["Metro cities","2-4 working days"')
  expect(section('time')).toContain('["Everywhere else in India","4-7 working days"')
})

// spec 9.021
test('nothing is shipped abroad', () => {
  specified('No international shipping')
  expect(words).toContain('no international shipping')
})

describe('with measured claims', () => {
  const none = claimsFor('measured')

  test('states neither cost nor days without an answer', () => {
    const text = JSON.stringify(shippingPolicyFor(none))
    expect(text).not.toMatch(/\d+ (business|working) days|free across|₹/)
    expect(text).toContain('The checkout shows what delivery costs before you pay.')
  })

  test('states the merchant’s answers only', () => {
    const text = JSON.stringify(
      shippingPolicyFor({
        ...none,
        freeShipping: 'Free shipping on orders above ₹999',
        delivery: {
          dispatch: 'a day',
          processing: 'in a day',
          standard: '6 days',
          express: null,
          usual: '',
          byPlace: null,
        },
      }),
    )
    expect(text).toContain('Free shipping on orders above ₹999')
    expect(text).toContain('Most orders arrive in 6 days. Dispatch takes a day')
    expect(text).not.toMatch(/Express|2-4|4-7|free across/)
  })
})
