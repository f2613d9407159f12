import { friendlyMessage } from '#commerce/client/friendly-messages.ts'
import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import type { ShopLog } from '../process/log.ts'
import { loggedPath } from '../telemetry/route-of.ts'
import { CircuitOpenFault } from './store-breaker.ts'

/**
 * Logs a fault and what was attempted. Without a stack if the breaker refused it, as the reason was logged before.
 * @param action for example `Load page`
 */
export function reportFault(
  error: unknown,
  action: string,
  { log, path: asked }: { readonly log: ShopLog; readonly path: string },
): void {
  const path = loggedPath(asked)
  const line = toLogLine(error, action)
  if (error instanceof CircuitOpenFault) log.warn({ path, reason: error.message }, line)
  else log.error({ err: error, path }, line)
}

/** The friendly message when the store failed or refused; a bug is never reported as a network problem. */
function toLogLine(error: unknown, action: string): string {
  if (error instanceof Error && !(error instanceof StorefrontFault)) return `${action} failed`
  return friendlyMessage(action, error)
}
