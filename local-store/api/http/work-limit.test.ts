import { expect, it } from 'vitest'
import { STOREFRONT_API_VERSION } from '#commerce/schema/versions.ts'
import { createStoreLimits } from '#local-store/limits/store-limits.ts'
import { createAddressLimiter } from '#platform/address-limiter.ts'
import { openTestApi, toPost } from '#test/local-store/open-test-api.ts'

/** An API where each request takes this many milliseconds of work, by a clock that only `pass` advances. */
function open(milliseconds: number) {
  let time = 5_000_000
  let reads = 0
  // All the work happens after the first reading.
  const workTime = () => (reads++ === 0 ? 0 : milliseconds)
  const work = createAddressLimiter({ burst: 100, everyMs: 4 }, { now: () => time })
  const { api } = openTestApi({}, { limits: { ...createStoreLimits(0), work }, workTime })
  const send = (body: string, buyerIp: string | null) => {
    reads = 0
    return api(toPost(body), STOREFRONT_API_VERSION, { buyerIp })
  }
  const ask = async (buyerIp: string | null, query = '{shop{name}}') =>
    (await (await send(JSON.stringify({ query }), buyerIp)).json()).errors?.[0].extensions.code ??
    'answered'
  return { send, ask, pass: (ms: number) => (time += ms) }
}

it('limits an address’s share of server time, whatever its queries', async () => {
  const { ask, pass } = open(60)
  expect(await ask('192.0.2.1')).toBe('answered')
  expect(await ask('192.0.2.1', '{nothing}')).toBe('undefinedField')
  expect(await ask('192.0.2.1')).toBe('THROTTLED')
  // Refusals cost nothing: the requests have used 120 of 100 ms.
  pass(79)
  expect(await ask('192.0.2.1')).toBe('THROTTLED')
  pass(1)
  expect(await ask('192.0.2.1')).toBe('answered')
})

it('refuses with Retry-After, without parsing the query', async () => {
  const { ask, send } = open(400)
  expect(await ask('192.0.2.1')).toBe('answered')
  const refused = await send('no JSON', '192.0.2.1')
  expect(refused.headers.get('Retry-After')).toBe('1')
  expect((await refused.json()).errors).toMatchObject([
    {
      message:
        'Throttled: too much of the server’s time was used from this address. Try again in a second.',
    },
  ])
})

it('does not affect other addresses and the shop’s own queries', async () => {
  const { ask } = open(400)
  expect(await ask('192.0.2.1')).toBe('answered')
  expect(await ask('192.0.2.2')).toBe('answered')
  for (let time = 0; time < 3; time += 1) expect(await ask(null)).toBe('answered')
})
