import { setTimeout as wait } from 'node:timers/promises'

export type Attempts = {
  /** Milliseconds before the second attempt; doubled before each further one. */
  readonly firstMs: number
  readonly maxDelayMs: number
  readonly attempts: number
}

/** Waits without keeping the process alive. */
export const sleepInBackground = (ms: number) => wait(ms, undefined, { ref: false })

/**
 * Retries until it works, with longer and longer pauses.
 * @returns the last fault; null when it worked
 */
export async function keepTrying(
  attempt: () => Promise<void>,
  { firstMs, maxDelayMs, attempts }: Attempts,
  sleep: (ms: number) => Promise<unknown> = sleepInBackground,
): Promise<unknown> {
  for (let count = 1; ; count += 1) {
    try {
      await attempt()
      return null
    } catch (fault) {
      if (count >= attempts) return fault
      const pause = Math.min(firstMs * 2 ** (count - 1), maxDelayMs)
      await sleep(pause * (0.5 + Math.random() / 2))
    }
  }
}

/** Sends a POST without following redirects: the body is for that host only. @throws Error unless the status is 2xx */
export async function post(
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string | ArrayBuffer,
  timeoutMs: number,
): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs)
  const options = { method: 'POST', headers, body, redirect: 'manual', signal } as const
  const response = await fetch(address, options)
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The response was ${response.status}`)
}
