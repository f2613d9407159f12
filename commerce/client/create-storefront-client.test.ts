import { describe, expect, test } from 'vitest'
import { faultOf } from '#test/fault-of.ts'
import { createStorefrontClient, type StorefrontClientOptions } from './create-storefront-client.ts'
import type { StorefrontDocument } from './storefront-client.ts'

const document: StorefrontDocument<{ shop: { name: string } }, object> =
  'query Test { shop { name } }'
const answered = { shop: { name: 'Party Gully' } }

type Step = (init: RequestInit) => Response | Promise<Response>

function json(body: unknown, init?: ResponseInit): Step {
  return () => Response.json(body, init)
}

const fine = json({ data: answered })
const brokenLine: Step = () => Promise.reject(new TypeError('Failed to fetch'))

/** Rejects like a platform fetch whose signal is aborted. */
function onAbort({ signal }: RequestInit, give: (reason: unknown) => void): void {
  signal?.addEventListener('abort', () => give(signal.reason))
}
const silence: Step = (init) => new Promise((_, reject) => onAbort(init, reject))
const halfAnAnswer: Step = (init) =>
  new Response(
    new ReadableStream({ start: (stream) => onAbort(init, (reason) => stream.error(reason)) }),
  )

/** A client of a store that responds with these steps, repeating the last; pauses are recorded, not waited. */
function setUp(steps: readonly Step[], options: Partial<StorefrontClientOptions> = {}) {
  const requests: { url: string; init: RequestInit }[] = []
  const pauses: number[] = []
  const client = createStorefrontClient({
    endpoint: 'https://store.test/api/2026-04/graphql.json',
    publicToken: 'public-word',
    fetch: async (url, init) => {
      const step = steps[Math.min(requests.length, steps.length - 1)] ?? fine
      requests.push({ url, init })
      return step(init)
    },
    sleep: async (milliseconds) => {
      pauses.push(milliseconds)
    },
    isOnline: () => true,
    ...options,
  })
  return { client, requests, pauses }
}

describe('the request', () => {
  // spec 7.001, 7.003, 7.004
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
    await client.query(document, {})
    expect(requests[0]?.init.headers).toEqual({
      'content-type': 'application/json',
      accept: 'application/json',
      'shopify-storefront-private-token': 'secret',
      'shopify-storefront-buyer-ip': '192.0.2.1',
    })
  })

  // spec 5.050
  test('throws at once without endpoint or token', () => {
    expect(() => setUp([], { endpoint: '' })).toThrow('needs an endpoint')
    expect(() => setUp([], { endpoint: '  ' })).toThrow('the domain of a store')
    expect(() => setUp([], { publicToken: '' })).toThrow('needs a storefront access token')
    expect(() => setUp([], { publicToken: ' ', privateToken: ' ' })).toThrow('access token')
  })

  test('needs an operation name for a document with several operations', async () => {
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
    ['a body that is not JSON', () => new Response('<html>'), 'shape', 200],
    ['a body without data', json({ data: null }), 'shape', 200],
    ['a body that is a list', json([]), 'shape', 200],
  ])('%s has its kind', async (_, step, kind, status) => {
    const { client } = setUp([step])
    const fault = await faultOf(client.query(document, {}, once))
    expect(fault).toMatchObject({ kind, status })
  })

  test('carry the store’s message, status line and request id', async () => {
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

  // spec 8.011
  test('a failed fetch is a blocked fault when the device is online, and an offline fault when not', async () => {
    const online = await faultOf(setUp([brokenLine]).client.query(document, {}, once))
    expect(online.kind).toBe('blocked')
    expect(online.message).toBe('Network blocked by firewall or CORS policy')
    const { client } = setUp([brokenLine], { isOnline: () => false })
    expect((await faultOf(client.query(document, {}, once))).kind).toBe('offline')
  })

  test('a connection that breaks while the body arrives is a fault', async () => {
    const body = new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) })
    const { client } = setUp([() => new Response(body)])
    expect((await faultOf(client.query(document, {}, once))).kind).toBe('blocked')
  })

  test('a response that takes too long is a timeout', async () => {
    const { client, requests } = setUp([silence], { timeoutMs: 1 })
    expect((await faultOf(client.query(document, {}, once))).kind).toBe('timeout')
    expect(requests[0]?.init.signal?.aborted).toBe(true)
  })

  test('a body that takes too long is a timeout', async () => {
    const { client } = setUp([halfAnAnswer], { timeoutMs: 1 })
    expect((await faultOf(client.query(document, {}, once))).kind).toBe('timeout')
  })
})

describe('aborting', () => {
  test('rejects with the caller’s reason and does not retry', async () => {
    const controller = new AbortController()
    const { client, requests } = setUp([silence])
    const answer = client.query(document, {}, { signal: controller.signal })
    controller.abort(new Error('left the page'))
    await expect(answer).rejects.toThrow('left the page')
    expect(requests).toHaveLength(1)
    expect(requests[0]?.init.signal?.aborted).toBe(true)
  })

  test('before the request sends nothing', async () => {
    const { client, requests } = setUp([fine])
    const signal = AbortSignal.abort(new Error('gone'))
    await expect(client.query(document, {}, { signal })).rejects.toThrow('gone')
    expect(requests).toHaveLength(0)
  })
})
