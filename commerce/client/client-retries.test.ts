import { describe, expect, test } from 'vitest'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { faultOf } from '#test/fault-of.ts'
import type { StorefrontClientOptions } from './create-storefront-client.ts'
import type { StorefrontDocument } from './storefront-client.ts'

const document: StorefrontDocument<{ shop: { name: string } }, object> =
  'query Test { shop { name } }'
const answered = { shop: { name: 'Party Gully' } }

type Step = () => Response | Promise<Response>

function json(body: unknown, init?: ResponseInit): Step {
  return () => Response.json(body, init)
}

const status =
  (code: number, headers: HeadersInit = {}): Step =>
  () =>
    new Response('', { status: code, headers })

const fine = json({ data: answered })
const brokenLine: Step = () => Promise.reject(new TypeError('Failed to fetch'))

/** A client of a store that responds with these steps, repeating the last; pauses are recorded, not waited. */
function setUp(steps: readonly Step[], options: Partial<StorefrontClientOptions> = {}) {
  let done = 0
  const shop = () => {
    const step = steps[Math.min(done, steps.length - 1)] ?? fine
    done += 1
    return step()
  }
  const fake = openFakeStorefront({ shop }, { random: () => 0.5, ...options })
  return { client: fake.client, requests: fake.asked, pauses: fake.pauses }
}

describe('retries', () => {
  // spec 8.013, 8.014, 9.053
  test('a query is sent up to four times, 1000 ms doubling plus up to 1000 ms apart', async () => {
    const { client, requests, pauses } = setUp([brokenLine])
    expect((await faultOf(client.query(document, {}))).kind).toBe('blocked')
    expect(requests).toHaveLength(4)
    expect(pauses).toEqual([1500, 2500, 4500])
  })

  test('an offline device is not kept waiting for retries', async () => {
    const { client, requests, pauses } = setUp([brokenLine], { isOnline: () => false })
    expect((await faultOf(client.query(document, {}))).kind).toBe('offline')
    expect(requests).toHaveLength(1)
    expect(pauses).toEqual([])
  })

  test('no retry starts after the deadline, which all calls of a request share', async () => {
    let now = 0
    const { client, requests, pauses } = setUp([brokenLine], {
      deadlineMs: 6000,
      now: () => now,
      sleep: async (milliseconds) => {
        pauses.push(milliseconds)
        now += milliseconds
      },
    })
    await faultOf(client.query(document, {}))
    expect(pauses).toEqual([1500, 2500])
    await faultOf(client.query(document, {}))
    expect(pauses).toEqual([1500, 2500, 1500])
    expect(requests).toHaveLength(5)
  })

  const internalError = json({
    errors: [{ message: 'Oh', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
  })

  test.each<[string, readonly Step[]]>([
    ['a lost connection and a store that is down', [brokenLine, status(503)]],
    ['a request that the store timed out', [status(408)]],
    ['an internal error of the store despite status 200', [internalError]],
  ])('a query succeeds after %s', async (_, failures) => {
    const { client, requests } = setUp([...failures, fine])
    expect(await client.query(document, {})).toEqual(answered)
    expect(requests).toHaveLength(failures.length + 1)
  })

  // spec 9.053
  test.each([
    ['7', [7000]],
    ['30', [30_000]],
    ['31', []],
  ])('a Retry-After of %s seconds leads to the pauses %j', async (seconds, expected) => {
    const busy = status(429, { 'retry-after': seconds })
    const { client, pauses } = setUp([busy, fine])
    await client.query(document, {}).catch(() => undefined)
    expect(pauses).toEqual(expected)
  })

  // spec 8.016
  test.each([
    ['a refused token', json({ errors: [{ message: '' }] }, { status: 401 })],
    ['an invalid query', json({ errors: [{ message: "Field 'nope' doesn't exist" }] })],
    ['a request that the store cannot parse', status(400)],
    [
      'a failure that says Unauthorized',
      json({ errors: [{ message: 'Unauthorized' }] }, { status: 500 }),
    ],
  ])('%s is not repeated', async (_, step) => {
    const { client, requests } = setUp([step])
    await faultOf(client.query(document, {}))
    expect(requests).toHaveLength(1)
  })

  test('retries a repeatable mutation like a query', async () => {
    const { client, requests } = setUp([brokenLine, brokenLine, fine])
    expect(await client.mutate(document, {}, { onLostResponse: 'repeat' })).toEqual(answered)
    expect(requests).toHaveLength(3)
  })

  test('does not retry a mutation whose response was lost: the store may have acted', async () => {
    for (const step of [brokenLine, status(503)]) {
      const { client, requests } = setUp([step])
      await faultOf(client.mutate(document, {}))
      expect(requests).toHaveLength(1)
    }
  })

  test('retries a throttled mutation', async () => {
    const { client, requests } = setUp([status(429), fine])
    expect(await client.mutate(document, {})).toEqual(answered)
    expect(requests).toHaveLength(2)
  })

  test('client and request can set fewer retries', async () => {
    const { client, requests } = setUp([brokenLine], { retries: 1 })
    await faultOf(client.query(document, {}))
    expect(requests).toHaveLength(2)
    await faultOf(client.query(document, {}, { retries: 0 }))
    expect(requests).toHaveLength(3)
  })
})
