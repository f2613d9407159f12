import { StorefrontFault } from '#commerce/client/storefront-fault.ts'

/** The catalogue's longest answers, of 250 products, have half a megabyte. */
const MOST_BYTES = 8 * 1024 * 1024
/** More than nearly all answers have: as much is read in one go, and of longer ones then a little after each rest. */
const AT_ONCE = 512 * 1024
const A_LITTLE = 64 * 1024
const REST_MS = 20

/**
 * The whole text of a store's answer.
 * @throws StorefrontFault of kind `shape` beyond 8 MB, of which no more is read; `unreachable` when the connection breaks,
 *   which each platform says by an error of its own
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
  // Leaving the loop cancels the body, and so the connection.
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > MOST_BYTES) {
      throw new StorefrontFault('shape', `The store's answer has more than ${MOST_BYTES} bytes.`, {
        status: response.status,
      })
    }
    chunks.push(chunk)
    if (bytes < restsAt) continue
    restsAt = bytes + A_LITTLE
    // A store on the same machine sends faster than it is read, and everybody else would wait for its end.
    await new Promise((resolve) => setTimeout(resolve, REST_MS))
  }
  return new Blob(chunks).text()
}

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
