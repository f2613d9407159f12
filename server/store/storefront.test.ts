import { setImmediate as immediate } from 'node:timers/promises'
import { pino } from 'pino'
import { beforeEach, expect, test, vi } from 'vitest'
import { readSettings } from '../settings.ts'
import { unobserved } from '../telemetry/shop-observer.ts'
import { createServerStorefront, type FetchStore } from './storefront.ts'

const hosted = readSettings({
  SHOPIFY_STORE_DOMAIN: 'games.example',
  SHOPIFY_STOREFRONT_PUBLIC_TOKEN: 'public-word',
})
const log = pino({ level: 'silent' })
const { deadlines } = createServerStorefront(hosted, null, log)

beforeEach(() => vi.useFakeTimers())

const question = 'query Test { shop { name } }'
type Step = (init?: RequestInit) => Response | Promise<Response>

/** A hosted store with these responses; the last one is repeated. */
function openStore(...answers: Step[]) {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const answer = answers[Math.min(fetched.mock.calls.length, answers.length) - 1]
    return (await answer?.(init)) ?? Response.error()
  })
  return { fetched, storefront: createServerStorefront(hosted, null, log) }
}

/** What a page, or another client with this deadline, gets. */
async function ask(deadlineMs: number, ...answers: Step[]) {
  const { fetched, storefront } = openStore(...answers)
  const answered = storefront
    .clientFor(null, deadlineMs)
    .query(question, {})
    .catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(deadlineMs)
  return { fetched, answer: await answered }
}

const down = () => new Response('', { status: 503 })
const fine = () => Response.json({ data: { shop: { name: 'Party Gully' } } })
const busy = () => new Response('', { status: 503, headers: { 'Retry-After': '2' } })
const hang: Step = (init) =>
  new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })

// spec 8.013
test('a helper tries a hosted store up to four times', async () => {
  const { fetched, answer } = await ask(deadlines.helper, down)
  expect(fetched).toHaveBeenCalledTimes(4)
  expect(answer).toMatchObject({ kind: 'http', status: 503 })
})

test('a checkout succeeds when the store answers the fourth try', async () => {
  const { answer } = await ask(deadlines.helper, down, down, down, fine)
  expect(answer).toEqual({ shop: { name: 'Party Gully' } })
})

test('a page retries within its three seconds', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const { answer } = await ask(deadlines.page, down, fine)
  expect(answer).toEqual({ shop: { name: 'Party Gully' } })
})

test('a store that says when to come back is not asked until then, and nobody waits', async () => {
  const { fetched, storefront } = openStore(busy, fine)
  const askNow = () =>
    storefront
      .clientFor(null)
      .query(question, {})
      .catch((error: unknown) => error)
  expect(await askNow()).toMatchObject({ retryAfterMs: 2000 })
  await vi.advanceTimersByTimeAsync(1900)
  expect(await askNow()).toMatchObject({ status: 503 })
  expect(fetched).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(await askNow()).toEqual({ shop: { name: 'Party Gully' } })
})

test('a page waits for a hanging store until its deadline, and the sixth not at all', async () => {
  vi.useRealTimers()
  const { fetched, storefront } = openStore(hang)
  for (let page = 0; page < 5; page += 1) {
    const answered = storefront.clientFor(null, 20).query(question, {})
    await expect(answered).rejects.toMatchObject({ kind: 'timeout' })
  }
  const sixth = storefront.clientFor(null).query(question, {})
  await expect(sixth).rejects.toMatchObject({ kind: 'timeout' })
  expect(fetched).toHaveBeenCalledTimes(5)
})

test('a lasting client works as long as the shop is open', async () => {
  const { storefront } = openStore(fine)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(await storefront.lasting.query(question, {})).toEqual({ shop: { name: 'Party Gully' } })
})

const observer = { ...unobserved, requestId: () => '4F7K-9QXM-2B8T' }

test('a hosted store gets the request id in the kit’s header', async () => {
  const { fetched, storefront } = openStore(fine)
  await storefront.clientFor(null).query(question, {})
  const named = createServerStorefront(hosted, null, log, { observer })
  await named.clientFor(null).query(question, {})
  const sent = fetched.mock.calls.map(([, init]) => new Headers(init?.headers))
  const group = 'Custom-Storefront-Request-Group-ID'
  expect(sent.map((headers) => headers.get(group))).toEqual([null, '4F7K-9QXM-2B8T'])
  expect(sent[1]?.get('X-Shopify-Storefront-Access-Token')).toBe('public-word')
})

test('the local store gets the request id directly', async () => {
  const localStore = vi.fn<FetchStore>(async () => fine())
  const storefront = createServerStorefront(readSettings({}), localStore, log, { observer })
  await storefront.clientFor('192.0.2.1').query(question, {})
  const source = { buyerIp: '192.0.2.1', requestId: '4F7K-9QXM-2B8T' }
  expect(localStore).toHaveBeenCalledWith(expect.any(Request), source)
})

test('a hosted store has a deadline of three seconds, the local one in this process a longer one', () => {
  expect(deadlines).toEqual({ page: 3000, section: 1000, helper: 12_000 })
  const local = createServerStorefront(readSettings({}), async () => fine(), log)
  expect(local.deadlines.page).toBe(12_000)
})

const hangHere: FetchStore = async ({ signal }) => hang({ signal })

test('one response of a hosted store is awaited for five seconds, one of the local store until its deadline', async () => {
  const local = createServerStorefront(readSettings({}), hangHere, log)
  for (const [{ clientFor }, waited] of [
    [openStore(hang).storefront, 5000],
    [local, 9000],
  ] as const) {
    const onFault = vi.fn()
    clientFor(null, 9000).query(question, {}, { retries: 0 }).catch(onFault)
    await vi.advanceTimersByTimeAsync(waited - 1)
    expect(onFault).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(onFault.mock.calls).toMatchObject([[{ kind: 'timeout' }]])
  }
})

test('a process that was held up longer than a page has still gets the response', async () => {
  vi.useRealTimers()
  // Reads of files and connections come after timers, too.
  const soon: FetchStore = async () => immediate(fine())
  const local = createServerStorefront(readSettings({}), soon, log)
  const { query } = local.clientFor(null, 600)
  const first = query(question, {})
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700)
  const answer = { shop: { name: 'Party Gully' } }
  expect(await first).toEqual(answer)
  expect(await query(question, {})).toEqual(answer)
})
