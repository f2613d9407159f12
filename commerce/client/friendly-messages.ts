import { friendlyMessages } from '#content/friendly-messages.ts'
import { connectivityCauseOf } from './connectivity-texts.ts'

/**
 * The message for a call that failed after all retries (specification section 8, Retry wrapper): for
 * logs, the shop's API responses, and pages below their quoted text.
 * @param action such as `Load products`; appended in parentheses
 */
export function friendlyMessage(action: string, error: unknown, isOnline = true): string {
  return `${messageFor(action, error, isOnline)} (${action})`
}

function messageFor(action: string, error: unknown, isOnline: boolean): string {
  switch (connectivityCauseOf(error, isOnline)) {
    case 'offline':
    case 'fetch':
      return friendlyMessages.connectivity
    case 'blocked':
      return friendlyMessages.restricted
    case 'timeout':
      return friendlyMessages.slow
    case 'other':
      return friendlyMessages.other(action, wordsOf(error))
  }
}

/** Refusals have a message, like errors. */
function wordsOf(error: unknown): string {
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error
  return String(hasMessage ? error.message : error)
}
