import { connectivityCauseOf } from './connectivity-texts.ts'

const CONNECTIVITY =
  'Network connectivity issue. Please check your internet connection or try switching networks.'
const RESTRICTED =
  'Corporate network restrictions detected. Please contact your IT administrator to whitelist the shop domains.'
const SLOW = 'Request timeout. Network may be slow or restricted.'

/**
 * What is said when the retry wrapper gives up (specification section 8, Retry wrapper).
 * @param action what was tried, such as `Load products`; it stands behind each message in parentheses
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
      return `${action} failed: ${error instanceof Error ? error.message : String(error)}`
  }
}
