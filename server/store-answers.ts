import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import { monotonicNow } from './monotonic-now.ts'

/** The catalogue's longest answers, of 250 products, have half a megabyte. */
const MOST_BYTES = 8 * 1024 * 1024
/** More than nearly all answers have: as much is read in one go. */
const AT_ONCE = 512 * 1024
/** Of a longer one after each rest, and of one such answer at a time. */
const A_LITTLE = 128 * 1024
const REST_MS = 10
/** How often, and for how long, a long answer looks whether it is its turn: a page has no more time. */
const LOOK_MS = 50
const LONGEST_WAIT_MS = 3000
const ENDLESS_REST_MS = 1000
/** Who has read nothing for as long has gone, in workerd without a word. */
const GONE_MS = 1000

/** The long answer that is read at the moment. */
let reading: { until: number } | null = null
/** When the last one turned out to have no end, by a monotonic clock. */
let endlessAt = Number.NEGATIVE_INFINITY

/**
 * The whole text of a store's answer.
 * @throws StorefrontFault of kind `shape` beyond 8 MB, of which no more is read, or beyond half a megabyte when the one before
 *   it had no end, or others were as long for three seconds; `unreachable` when the connection breaks, which each platform says by an error of its own
 */
export async function readStoreAnswer(response: Response): Promise<string> {
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
  let restsAt = AT_ONCE
  let turn: typeof reading = null
  try {
    // Leaving the loop cancels the body, and so the connection.
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength
      if (bytes > MOST_BYTES) {
        endlessAt = monotonicNow()
        throw toFault(`The store's answer has more than ${MOST_BYTES} bytes.`, response)
      }
      chunks.push(chunk)
      if (bytes < restsAt) continue
      restsAt = bytes + A_LITTLE
      // A store on the same machine sends faster than it is read, and everybody else would wait for its end.
      if (turn) await rest(turn)
      else turn = await takeTurn(response)
    }
    return await new Blob(chunks).text()
  } finally {
    if (reading === turn) reading = null
  }
}

/** Many long answers at once would fill the memory, as when a store goes mad. */
async function takeTurn(response: Response): Promise<{ until: number }> {
  const began = monotonicNow()
  while (reading !== null && monotonicNow() < reading.until) {
    if (monotonicNow() > began + LONGEST_WAIT_MS)
      throw toFault('The store sends too many long answers at once.', response)
    await pause(LOOK_MS)
    // Whatever else it has begun to send will have no end either.
    if (endlessAt > began) throw toFault('The store sends answers without an end.', response)
  }
  reading = { until: monotonicNow() + GONE_MS }
  return reading
}

async function rest(turn: { until: number }): Promise<void> {
  turn.until = monotonicNow() + GONE_MS
  await pause(REST_MS)
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Each answer without an end costs much to refuse: nobody asks for another meanwhile. */
const toFault = (message: string, { status }: Response) =>
  new StorefrontFault('shape', message, { status, retryAfterMs: ENDLESS_REST_MS })

/** What a server knows of a connection that failed, where a page knows only that one did. */
export function toConnectionFault(error: Error): StorefrontFault {
  return new StorefrontFault(
    'unreachable',
    `The connection to the store failed: ${reasonOf(error)}`,
    { cause: error },
  )
}

/** The code of an error or of what caused it, else the words of the first cause: fetch hides the system's error in `cause`. */
export function reasonOf(error: Error): string {
  if ('code' in error && typeof error.code === 'string') return error.code
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message
}

/** Ends with the signal's reason when it is aborted, whoever does not listen to it. */
export function untilAborted<Answer>(
  work: Promise<Answer>,
  signal: AbortSignal | null | undefined,
): Promise<Answer> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
