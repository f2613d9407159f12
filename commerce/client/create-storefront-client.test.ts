import { afterEach, describe, expect, test, vi } from 'vitest'
import { createStorefrontClient, type StorefrontClientOptions } from './create-storefront-client.ts'
import type { StorefrontDocument } from './storefront-client.ts'
import { StorefrontFault } from './storefront-fault.ts'

const document: StorefrontDocument<{ shop: { name: string } }, object> =
  'query Test { shop { name } }'
const answered = { shop: { name: 'Party Gully' } }

type Step = () => Response | Promise<Response>

function json(body: unknown, init?: ResponseInit): Step {
  return () => Response.json(body, init)
}

const fine = json({ data: answered })
const brokenLine: Step = () => Promise.reject(new TypeError('Failed to fetch'))
const silence: Step = () => new Promise(() => {})

/** A client whose store answers step by step, the last step for ever; pauses are noted, not waited. */
function setUp(steps: readonly Step[], options: Partial<StorefrontClientOptions> = {}) {
  const requests: { url: string; init: RequestInit }[] = []
  const pauses: number[] = []
  const client = createStorefrontClient({
    endpoint: 'https://store.test/api/2026-04/graphql.json',
    publicToken: 'public-word',
    fetch: async (url, init) => {
      const step = steps[Math.min(requests.length, steps.length - 1)] ?? fine
      requests.push({ url, init })
      return step()
    },
    sleep: async (milliseconds) => {
      pauses.push(milliseconds)
    },
    isOnline: () => true,
    ...options,
  })
  return { client, requests, pauses }
}

async function faultOf(answer: Promise<unknown>): Promise<StorefrontFault> {
  const error = await answer.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof StorefrontFault) return error
  throw new Error(`Expected a StorefrontFault, got ${error}`)
}

afterEach(() => {
  vi.useRealTimers()
})

describe('the request', () => {
  test('is one POST with document, variables and the public token', async () => {
    const { client, requests } = setUp([fine])
    expect(await client.query(document, { first: 3 })).toEqual(answered)
    expect(requests).toHaveLength(1)
    expect(requests[0]?.url).toBe('https://store.test/api/2026-04/graphql.json')
    expect(requests[0]?.init).toMatchObject({
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'x-shopify-storefront-access-token': 'public-word',
      },
      body: JSON.stringify({ query: document, variables: { first: 3 } }),
    })
  })

  test('carries the private token and the buyer’s address instead, where there is one', async () => {
    const { client, requests } = setUp([fine], { privateToken: 'secret', buyerIp: '192.0.2.1' })
    await client.query(document, {}, { buyerIp: '192.0.2.9' })
    expect(requests[0]?.init.headers).toEqual({
      'content-type': 'application/json',
      accept: 'application/json',
      'shopify-storefront-private-token': 'secret',
      'shopify-storefront-buyer-ip': '192.0.2.9',
    })
  })

  test('cannot be made without endpoint or token, which is said at once', () => {
    expect(() => setUp([], { endpoint: '' })).toThrow('needs an endpoint')
    expect(() => setUp([], { endpoint: '  ' })).toThrow('the domain of a store')
    expect(() => setUp([], { publicToken: '' })).toThrow('needs a storefront access token')
    expect(() => setUp([], { publicToken: ' ', privateToken: ' ' })).toThrow('access token')
  })

  test('with several operations names the one that is meant, or is not sent', async () => {
    const { client, requests } = setUp([fine])
    const two: StorefrontDocument<object, object> =
      'query A { shop { id } } query B { shop { name } }'
    await client.query(two, {}, { operationName: 'B' })
    expect(JSON.parse(String(requests[0]?.init.body))).toMatchObject({ operationName: 'B' })
    await expect(client.query(two, {})).rejects.toThrow('one of A, B')
    expect(requests).toHaveLength(1)
  })
})

describe('faults', () => {
  const once = { retries: 0 }

  test.each([
    ['a refused token', json({ errors: [{ message: '' }] }, { status: 401 }), 'unauthorized', 401],
    [
      'a field without its scope',
      json({ data: {}, errors: [{ message: 'No', extensions: { code: 'ACCESS_DENIED' } }] }),
      'unauthorized',
      200,
    ],
    [
      'throttling by code',
      json({ errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] }),
      'throttled',
      200,
    ],
    ['throttling by status', () => new Response('slow down', { status: 429 }), 'throttled', 429],
    ['another status', () => new Response('<h1>', { status: 502 }), 'http', 502],
    [
      'errors beside data',
      json({ data: answered, errors: [{ message: 'Half an answer' }] }),
      'graphql',
      200,
    ],
    ['a body that is no JSON', () => new Response('<html>'), 'shape', 200],
    ['a body without data', json({ data: null }), 'shape', 200],
    ['a body that is a list', json([]), 'shape', 200],
  ])('%s has its kind', async (_, step, kind, status) => {
    const { client } = setUp([step])
    const fault = await faultOf(client.query(document, {}, once))
    expect(fault).toMatchObject({ kind, status })
  })

  test('tell the store’s words, status line and request id', async () => {
    const { client } = setUp([
      json(
        { errors: [{ message: 'First' }, { message: 'Second' }] },
        { headers: { 'x-request-id': 'abc-1' } },
      ),
      () => new Response('', { status: 503, statusText: 'Service Unavailable' }),
    ])
    const graphql = await faultOf(client.query(document, {}, once))
    expect(graphql.message).toBe('First; Second')
    expect(graphql.requestId).toBe('abc-1')
    const http = await faultOf(client.query(document, {}, once))
    expect(http.message).toBe('HTTP 503: Service Unavailable')
  })

  test('a failed fetch reads as blocked when the device is online, and as offline when not', async () => {
    const online = await faultOf(setUp([brokenLine]).client.query(document, {}, once))
    expect(online.kind).toBe('blocked')
    expect(online.message).toBe('Network blocked by firewall or CORS policy')
    const { client } = setUp([brokenLine], { isOnline: () => false })
    expect((await faultOf(client.query(document, {}, once))).kind).toBe('offline')
  })

  test('a connection that breaks within the answer is one, too', async () => {
    const body = new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) })
    const { client } = setUp([() => new Response(body)])
    expect((await faultOf(client.query(document, {}, once))).kind).toBe('blocked')
  })

  test('an answer that does not come in time is a timeout, even if fetch does not listen', async () => {
    vi.useFakeTimers()
    const { client, requests } = setUp([silence], { timeoutMs: 800 })
    const fault = faultOf(client.query(document, {}, once))
    await vi.advanceTimersByTimeAsync(800)
    expect((await fault).kind).toBe('timeout')
    expect(requests[0]?.init.signal?.aborted).toBe(true)
  })
})

describe('aborting', () => {
  test('ends a request with the caller’s reason, unrepeated', async () => {
    const controller = new AbortController()
    const { client, requests } = setUp([silence])
    const answer = client.query(document, {}, { signal: controller.signal })
    controller.abort(new Error('left the page'))
    await expect(answer).rejects.toThrow('left the page')
    expect(requests).toHaveLength(1)
    expect(requests[0]?.init.signal?.aborted).toBe(true)
  })

  test('beforehand sends nothing', async () => {
    const { client, requests } = setUp([fine])
    const signal = AbortSignal.abort(new Error('gone'))
    await expect(client.query(document, {}, { signal })).rejects.toThrow('gone')
    expect(requests).toHaveLength(0)
  })
})
