import { friendlyMessage } from '#commerce/client/friendly-messages.ts'

export type FailureWordsProps = {
  /** Such as `Load products`. */
  action: string
  error: unknown
}

/**
 * Why a query failed in the browser, as the friendly message of specification section 8. Faults between
 * server and store are only logged: the shopper's network is not involved.
 */
export function FailureWords({ action, error }: FailureWordsProps) {
  return friendlyMessage(action, error, navigator.onLine)
}
