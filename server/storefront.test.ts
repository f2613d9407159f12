import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readSettings } from './settings.ts'
import { createServerStorefront } from './storefront.ts'

const hosted = readSettings({
  SHOPIFY_STORE_DOMAIN: 'games.example',
  SHOPIFY_STOREFRONT_PUBLIC_TOKEN: 'public-word',
})
const log = pino({ level: 'silent' })

beforeEach(() => vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** What a page gets that asks a hosted store, whose answers these are; the last one is repeated. */
async function ask(...answers: (() => Response)[]) {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const answer = answers[Math.min(fetched.mock.calls.length, answers.length) - 1]
    return answer?.() ?? Response.error()
  })
  const { clientFor } = createServerStorefront(hosted, null, log)
  const answered = clientFor(null)
    .query('query Test { shop { name } }', {})
    .catch((error: unknown) => error)
  // The deadline of a request.
  await vi.advanceTimersByTimeAsync(12_000)
  return { fetched, answer: await answered }
}

const down = () => new Response('', { status: 503 })
const fine = () => Response.json({ data: { shop: { name: 'Party Gully' } } })

// spec 8.013
test('the server too asks a hosted store up to four times', async () => {
  const { fetched, answer } = await ask(down)
  expect(fetched).toHaveBeenCalledTimes(4)
  expect(answer).toMatchObject({ kind: 'http', status: 503 })
})

test('a page is drawn when the store answers at the fourth time', async () => {
  const { answer } = await ask(down, down, down, fine)
  expect(answer).toEqual({ shop: { name: 'Party Gully' } })
})
