// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import { specified } from '#test/specification.ts'
import { connectionQuery } from './connection-queries.ts'

/** A store that always fails. */
function failing(error: Error): StorefrontClient {
  const fail = () => Promise.reject(error)
  return { query: fail, mutate: fail }
}

async function findProblem(error: Error) {
  const query = connectionQuery(failing(error), () => undefined)
  return (await new QueryClient().fetchQuery(query)).problem
}

/** Mocks the response of the shop's own server. */
function answerAsShop(answer: () => Promise<Response>) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
}

beforeEach(() => answerAsShop(async () => new Response('ok')))

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
])('%s is reported with the specified text', async (error, text) => {
  expect((await findProblem(error))?.text).toBe(specified(text))
})

it('an offline device always gets the offline message', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const text = specified('You appear to be offline. Please check your internet connection.')
  expect((await findProblem(new TypeError('no module')))?.text).toBe(text)
  expect((await findProblem(new StorefrontFault('http', 'x')))?.text).toBe(text)
})

it('a network that does not reach even the shop is reported as offline, whatever the browser says', async () => {
  answerAsShop(async () => {
    throw new TypeError('Failed to fetch')
  })
  const problem = await findProblem(new StorefrontFault('blocked', 'Failed to fetch'))
  expect(problem).toMatchObject({
    isOffline: true,
    text: specified('You appear to be offline. Please check your internet connection.'),
  })
})

it('a network that reaches the shop but not its store is reported as blocking', async () => {
  const problem = await findProblem(new StorefrontFault('blocked', 'Failed to fetch'))
  expect(problem?.isOffline).toBe(false)
  expect(problem?.text).toMatch(/^Your network appears to be blocking our store/)
})
