import { describe, expect, test } from 'vitest'
import { connectivityTexts } from '#content/connectivity.ts'
import { specified } from '#test/specification.ts'
import { connectivityCauseOf, connectivityTextOf } from './connectivity-texts.ts'
import { StorefrontFault } from './storefront-fault.ts'

const offline = specified('You appear to be offline. Please check your internet connection.')
const blocked = specified(
  'Your network appears to be blocking our store. This commonly happens on corporate networks. Try using your mobile hotspot or contact your IT administrator.',
)
const timeout = specified('Network connection timeout. Your connection may be slow or restricted.')
const fetchFailed = specified(
  'Unable to connect to our store. Please check your network settings or try a different connection.',
)
const other = specified(
  'Network error occurred. Please try again or switch to a different network.',
)

test('there is a text for each cause', () => {
  expect(connectivityTexts).toEqual({ offline, blocked, timeout, fetch: fetchFailed, other })
})

describe('the message', () => {
  // spec 8.007, 8.008, 8.009, 8.010
  test.each<[string, unknown, string]>([
    ['of a device that is offline', new StorefrontFault('offline', 'gone'), offline],
    ['of a network that blocks the store', new StorefrontFault('blocked', 'blocked'), blocked],
    ['of a response that never arrives', new StorefrontFault('timeout', 'No answer'), timeout],
    ['of a store that is down', new StorefrontFault('http', 'HTTP 503'), other],
    ['of a fetch that failed in Chromium', new TypeError('Failed to fetch'), blocked],
    ['of a fetch that failed in Firefox', new TypeError('NetworkError when attempting'), blocked],
    ['of a fetch that failed in Safari', new TypeError('Load failed'), blocked],
    ['of a request blocked by CORS', new Error('Refused by CORS'), blocked],
    ['of the lost connection', new Error(specified('Network connection lost')), offline],
    ['of a time limit', new DOMException('Too late', 'TimeoutError'), timeout],
    ['of a network error', new Error('network changed'), timeout],
    ['of a fetch that failed for another reason', new Error('fetch refused'), fetchFailed],
    ['of a fault in our own code', new TypeError('x is not a function'), other],
    ['of a thrown value that is not an error', 'boom', other],
  ])('%s', (_, error, text) => {
    expect(connectivityTextOf(error)).toBe(text)
  })

  // spec 8.006
  test('is the offline one for any error when the device is offline', () => {
    expect(connectivityCauseOf(new TypeError('Failed to fetch'), false)).toBe('offline')
    expect(connectivityTextOf(new StorefrontFault('http', 'HTTP 503'), false)).toBe(offline)
  })
})
