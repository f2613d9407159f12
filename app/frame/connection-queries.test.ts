// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import { specified } from '#test/specification.ts'
import { findConnectionProblem } from './connection-queries.ts'

/** A store that always fails. */
function failing(error: Error): StorefrontClient {
  const fail = () => Promise.reject(error)
  return { query: fail, mutate: fail }
}

const { signal } = new AbortController()

afterEach(() => vi.restoreAllMocks())

// spec 8.009
it.each([
  [
    new StorefrontFault('timeout', 'No answer within 10000 ms'),
    'Network connection timeout. Your connection may be slow or restricted.',
  ],
  [
    new StorefrontFault('http', 'HTTP 500: Oops', { status: 500 }),
    'Network error occurred. Please try again or switch to a different network.',
  ],
  [
    new TypeError('Failed to fetch dynamically imported module'),
    'Unable to connect to our store. Please check your network settings or try a different connection.',
  ],
])('%s is told as the specification says', async (error, text) => {
  expect((await findConnectionProblem(failing(error), signal))?.text).toBe(specified(text))
})

it('an offline device always gets the offline message', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const text = specified('You appear to be offline. Please check your internet connection.')
  expect((await findConnectionProblem(failing(new TypeError('no module')), signal))?.text).toBe(
    text,
  )
  expect(
    (await findConnectionProblem(failing(new StorefrontFault('http', 'x')), signal))?.text,
  ).toBe(text)
})
