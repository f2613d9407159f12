import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import { monotonicNow } from '../work/monotonic-now.ts'

/** The catalogue's longest responses, of 250 products, have half a megabyte. */
const MAX_BYTES = 8 * 1024 * 1024
/** Bytes read without a pause; nearly all responses are shorter. */
const UNPAUSED_BYTES = 512 * 1024
/** Bytes of a longer response read between two pauses; only one such response is read at a time. */
const CHUNK_BYTES = 128 * 1024
const PAUSE_MS = 10
/** How often, and for how long, a long response polls for its turn: a page has no more time. */
const POLL_MS = 50
const MAX_WAIT_MS = 3000
const ENDLESS_RETRY_MS = 1000
/** A reader that has read nothing for this long is gone; in workerd it ends silently. */
const MAX_READ_GAP_MS = 1000

/** The long response that is being read. */
let reading: { until: number } | null = null
/** When a response was last found to be endless, by a monotonic clock. */
let endlessAt = Number.NEGATIVE_INFINITY

/**
 * The whole text of a store's response.
 * @throws StorefrontFault of kind `shape` beyond 8 MB, and beyond half a megabyte when another response was endless or
 *   long ones kept it waiting for three seconds; `unreachable` when the connection breaks, on every platform
 */
export async function readStoreResponse(response: Response): Promise<string> {
  try {
    return await readBounded(response)
  } catch (error) {
    throw error instanceof Error && !(error instanceof StorefrontFault)
      ? toConnectionFault(error)
      : error
  }
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  let pauseAt = UNPAUSED_BYTES
  let lease: typeof reading = null
  try {
    // Leaving the loop cancels the body, and with it the connection.
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength
      if (bytes > MAX_BYTES) {
        endlessAt = monotonicNow()
        throw toFault(`The store's response has more than ${MAX_BYTES} bytes.`, response)
      }
      chunks.push(chunk)
      if (bytes < pauseAt) continue
      pauseAt = bytes + CHUNK_BYTES
      // A store on the same machine sends faster than it is read, which would block everybody else until its end.
      if (lease) await pauseReading(lease)
      else lease = await takeTurn(response)
    }
    return await new Blob(chunks).text()
  } finally {
    if (reading === lease) reading = null
  }
}

/** Waits until no other long response is read: many at once, from a broken store, would fill the memory. */
async function takeTurn(response: Response): Promise<{ until: number }> {
  const began = monotonicNow()
  while (reading !== null && monotonicNow() < reading.until) {
    if (monotonicNow() > began + MAX_WAIT_MS)
      throw toFault('The store sends too many long responses at once.', response)
    await pause(POLL_MS)
    // The store's other responses under way will be endless too.
    if (endlessAt > began) throw toFault('The store sends endless responses.', response)
  }
  reading = { until: monotonicNow() + MAX_READ_GAP_MS }
  return reading
}

async function pauseReading(lease: { until: number }): Promise<void> {
  lease.until = monotonicNow() + MAX_READ_GAP_MS
  await pause(PAUSE_MS)
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Refusing an endless response is expensive, so the store is not queried again for a while. */
const toFault = (message: string, { status }: Response) =>
  new StorefrontFault('shape', message, { status, retryAfterMs: ENDLESS_RETRY_MS })

/** A connection failure with its reason, which a server can see but a page cannot. */
export function toConnectionFault(error: Error): StorefrontFault {
  return new StorefrontFault(
    'unreachable',
    `The connection to the store failed: ${reasonOf(error)}`,
    { cause: error },
  )
}

/** The code of an error or its cause, otherwise the innermost message: fetch hides the system's error in `cause`. */
export function reasonOf(error: Error): string {
  if ('code' in error && typeof error.code === 'string') return error.code
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message
}
