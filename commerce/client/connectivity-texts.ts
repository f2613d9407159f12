import { StorefrontFault } from './storefront-fault.ts'

/** Why the store cannot be reached, as far as a browser can tell. */
export type ConnectivityCause = 'offline' | 'blocked' | 'timeout' | 'fetch' | 'other'

/** What the shopper reads (specification section 8, Connectivity). */
export const connectivityTexts: Readonly<Record<ConnectivityCause, string>> = {
  offline: 'You appear to be offline. Please check your internet connection.',
  blocked:
    'Your network appears to be blocking our store. This commonly happens on corporate networks. Try using your mobile hotspot or contact your IT administrator.',
  timeout: 'Network connection timeout. Your connection may be slow or restricted.',
  fetch:
    'Unable to connect to our store. Please check your network settings or try a different connection.',
  other: 'Network error occurred. Please try again or switch to a different network.',
}

/**
 * Whether `fetch` itself failed. A bug in our code is a TypeError too, so this checks the messages of
 * Chromium, Firefox, Safari and Node.
 */
function isFailedFetch(error: Error): boolean {
  return error instanceof TypeError && /fetch|network|load failed|terminated/i.test(error.message)
}

/** For foreign errors: the first pattern that matches the message wins. */
const causesByWord: readonly (readonly [RegExp, ConnectivityCause])[] = [
  [/offline|network connection lost/i, 'offline'],
  [/blocked|CORS/i, 'blocked'],
  [/timeout|timed out|network/i, 'timeout'],
  [/fetch/i, 'fetch'],
]

/** @param isOnline `navigator.onLine`; false decides, true proves nothing */
export function connectivityCauseOf(error: unknown, isOnline = true): ConnectivityCause {
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

export function connectivityTextOf(error: unknown, isOnline = true): string {
  return connectivityTexts[connectivityCauseOf(error, isOnline)]
}
