import { friendlyMessage } from '#commerce/client/friendly-messages.ts'

export type FailureWordsProps = {
  /** Such as `Load products`. */
  action: string
  error: unknown
}

/**
 * Why a query of the browser failed, in the friendly words of specification section 8. What keeps the server from the
 * store is no business of the shopper's network: that is in the log.
 */
export function FailureWords({ action, error }: FailureWordsProps) {
  return friendlyMessage(action, error, navigator.onLine)
}
