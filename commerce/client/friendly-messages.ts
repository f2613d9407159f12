import { connectivityCauseOf } from './connectivity-texts.ts'

const CONNECTIVITY =
  'Network connectivity issue. Please check your internet connection or try switching networks.'
const RESTRICTED =
  'Corporate network restrictions detected. Please contact your IT administrator to whitelist the shop domains.'
const SLOW = 'Request timeout. Network may be slow or restricted.'

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
      return CONNECTIVITY
    case 'blocked':
      return RESTRICTED
    case 'timeout':
      return SLOW
    case 'other':
      return `${action} failed: ${wordsOf(error)}`
  }
}

/** Refusals have a message, like errors. */
function wordsOf(error: unknown): string {
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error
  return String(hasMessage ? error.message : error)
}
