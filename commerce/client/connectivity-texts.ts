import { connectivityTexts } from '#content/connectivity.ts'
import { StorefrontFault } from './storefront-fault.ts'

/** Why the store cannot be reached, as far as a browser can tell. */
export type ConnectivityCause = keyof typeof connectivityTexts

/**
 * Whether `fetch` itself failed. A bug in our code is a TypeError too, so this checks the messages of
 * Chromium, Firefox, Safari and Node.
 */
function isFailedFetch(error: Error): boolean {
  return error instanceof TypeError && /fetch|network|load failed|terminated/i.test(error.message)
}

/** For errors other than `StorefrontFault`: the first pattern that matches the message wins. */
const causesByWord: readonly (readonly [RegExp, ConnectivityCause])[] = [
  [/offline|network connection lost/i, 'offline'],
  [/blocked|CORS/i, 'blocked'],
  [/timeout|timed out|network/i, 'timeout'],
  [/fetch/i, 'fetch'],
]

/** @param isOnline `navigator.onLine`; false means offline, true proves nothing */
export function connectivityCauseOf(error: unknown, isOnline: boolean): ConnectivityCause {
  if (!isOnline) return 'offline'
  if (error instanceof StorefrontFault) return causeOfFault(error)
  if (!(error instanceof Error)) return 'other'
  if (error.name === 'TimeoutError') return 'timeout'
  if (isFailedFetch(error)) return 'blocked'
  return causesByWord.find(([words]) => words.test(error.message))?.[1] ?? 'other'
}

function causeOfFault({ kind }: StorefrontFault): ConnectivityCause {
  return kind === 'offline' || kind === 'blocked' || kind === 'timeout' ? kind : 'other'
}

/** What the shopper reads (specification section 8, Connectivity). */
export function connectivityTextOf(error: unknown, isOnline = true): string {
  return connectivityTexts[connectivityCauseOf(error, isOnline)]
}
