import { expect, test } from 'vitest'
import { readStoreResponse, toConnectionFault } from './read-store-response.ts'

const MB = 1024 * 1024

/** A response of this many bytes; `sent` counts those that were read. */
function answerOf(bytes: number) {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(stream) {
      if (sent >= bytes) return stream.close()
      const size = Math.min(MB, bytes - sent)
      sent += size
      stream.enqueue(new Uint8Array(size).fill(120))
    },
  })
  return { response: new Response(body), sent: () => sent }
}

test('a response of eight megabytes is read whole', async () => {
  expect(await readStoreResponse(answerOf(8 * MB).response)).toHaveLength(8 * MB)
})

test('a response of 300 megabytes is refused after nine', async () => {
  const { response, sent } = answerOf(300 * MB)
  await expect(readStoreResponse(response)).rejects.toMatchObject({ kind: 'shape' })
  expect(sent()).toBeLessThanOrEqual(10 * MB)
})

test('the event loop runs while a long response is read', async () => {
  let turns = 0
  const turning = setInterval(() => (turns += 1))
  await readStoreResponse(answerOf(8 * MB).response)
  clearInterval(turning)
  expect(turns).toBeGreaterThan(3)
})

test('long responses are read one at a time, and none waits for a stalled one', async () => {
  const [first, second] = [answerOf(4 * MB), answerOf(4 * MB)]
  const readFirst = readStoreResponse(first.response)
  const readSecond = readStoreResponse(second.response)
  await readFirst
  expect(second.sent()).toBeLessThanOrEqual(2 * MB)
  expect(await readSecond).toHaveLength(4 * MB)

  const stalled = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(new Uint8Array(MB)),
  })
  void readStoreResponse(new Response(stalled))
  expect(await readStoreResponse(answerOf(2 * MB).response)).toHaveLength(2 * MB)
})

test('responses that wait behind an endless one are refused with it, and the store is not queried for a while', async () => {
  const waiting = Array.from({ length: 5 }, () => answerOf(300 * MB))
  const began = performance.now()
  const refused = await Promise.all(
    waiting.map(({ response }) => readStoreResponse(response).catch((fault: unknown) => fault)),
  )
  expect(performance.now() - began).toBeLessThan(2900)
  for (const fault of refused) expect(fault).toMatchObject({ kind: 'shape', retryAfterMs: 1000 })
  const taken = waiting.map(({ sent }) => sent()).sort((one, other) => other - one)
  expect(taken[0]).toBeLessThanOrEqual(10 * MB)
  expect(taken[1]).toBeLessThanOrEqual(2 * MB)
})

test('characters split between chunks are read', async () => {
  const bytes = new TextEncoder().encode('₹499')
  const body = new ReadableStream({
    start(stream) {
      for (const byte of bytes) stream.enqueue(new Uint8Array([byte]))
      stream.close()
    },
  })
  expect(await readStoreResponse(new Response(body))).toBe('₹499')
  expect(await readStoreResponse(new Response(null))).toBe('')
})

test('a response that breaks off is a connection failure, whatever the platform’s error', async () => {
  const body = new ReadableStream({
    start: (stream) => stream.error(new Error('Network connection lost.')),
  })
  await expect(readStoreResponse(new Response(body))).rejects.toMatchObject({
    kind: 'unreachable',
    message: 'The connection to the store failed: Network connection lost.',
  })
})

test('a reset connection is reported as such, without blaming a firewall', () => {
  const reset = Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })
  const fault = toConnectionFault(new TypeError('fetch failed', { cause: reset }))
  expect(fault.kind).toBe('unreachable')
  expect(fault.message).toBe('The connection to the store failed: ECONNRESET')
})
