import { expect, test } from 'vitest'
import { specified } from '#test/specification.ts'
import { claimsFor } from '../claims-for.ts'
import { returnsPolicyFor } from './returns.ts'

const returnsPolicy = returnsPolicyFor(claimsFor('simulated'))

/** The text under one heading. */
const section = (id: string) =>
  JSON.stringify(returnsPolicy.sections.find((each) => each.id === id))

// spec 9.017
test('the policy says what can be returned, in which condition and until when', () => {
  specified(
    'Report damaged, defective or wrong unused items in original packaging within 7 days of delivery',
  )
  for (const part of [
    'within 7 days of delivery',
    'damaged',
    'defective',
    'not the one you ordered',
    'unused',
    'original packaging',
  ]) {
    expect(section('what')).toContain(part)
  }
})

// spec 9.018
test('a return is approved in 24-48 hours', () => {
  specified('approval in 24-48 hours')
  expect(section('how')).toContain('approve the return in 24-48 hours')
})

// spec 9.019
test('the refund goes to the original payment method in 5-7 working days', () => {
  specified('refund in 5-7 working days to the original payment method')
  expect(section('refunds')).toContain('in 5-7 working days')
  expect(section('refunds')).toContain('to the original payment method')
})

// spec 9.020
test('an order can be cancelled only before it is shipped', () => {
  specified('Cancellation only before shipping')
  expect(section('cancelling')).toContain('can be cancelled before it is shipped')
})

test('with measured claims it states the merchant’s return period, and none without an answer', () => {
  const none = claimsFor('measured')
  expect(JSON.stringify(returnsPolicyFor(none))).not.toMatch(/\d+ days/)
  const fourteen = JSON.stringify(returnsPolicyFor({ ...none, returnDays: 14 }))
  expect(fourteen.match(/\d+ days/g)).toEqual(['14 days', '14 days'])
})
