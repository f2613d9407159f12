import { describe, expect, test } from 'vitest'
import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import { specified } from '#test/specification.ts'
import { readLegacyPayload, toMutationRejection, toReadRejection } from './read-legacy-payload.ts'

const errors = [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }]
const unknown = new Error('The cartCreate mutation failed due to an unknown error.')

describe('a mutation without a cart is rejected', () => {
  test('with the store’s errors as JSON', () => {
    const rejection = new Error(JSON.stringify(errors))
    expect(readLegacyPayload('cartCreate', null, { errors })).toEqual({
      type: 'rejected',
      rejection,
    })
    const fault = new StorefrontFault('throttled', 'Throttled', { errors })
    expect(toMutationRejection('cartCreate', fault)).toEqual(rejection)
  })

  test('with the list of user errors', () => {
    const userErrors = [{ code: 'NOTE_TOO_LONG', field: ['note'], message: 'Too long' }]
    expect(readLegacyPayload('cartNoteUpdate', { cart: null, userErrors })).toEqual({
      type: 'rejected',
      rejection: [{ code: 'TOO_LONG', field: ['note'], message: 'Too long' }],
    })
  })

  test('else by an unknown error', () => {
    expect(unknown.message).toContain(specified('mutation failed due to an unknown error'))
    expect(readLegacyPayload('cartCreate', undefined)).toEqual({
      type: 'rejected',
      rejection: unknown,
    })
    expect(toMutationRejection('cartCreate', 'boom')).toEqual(unknown)
  })

  test('with the fault itself when the store said nothing', () => {
    const fault = new StorefrontFault('timeout', 'No answer within 800 ms')
    expect(toMutationRejection('cartCreate', fault)).toBe(fault)
  })
})

test('a read is rejected with the store’s errors, else with the default', () => {
  expect(toReadRejection(errors)).toBe(errors)
  expect(toReadRejection()).toEqual([{ message: specified('an unknown error has occurred') }])
})
