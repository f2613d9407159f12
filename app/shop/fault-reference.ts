import { isRouteErrorResponse } from 'react-router'
import { supportReference } from '#content/support-reference.ts'

/**
 * How the log names the request of a loader that failed while the shopper moved within the shop; undefined for any other
 * error. A document says it itself (server/page-reference.ts), and games are asked for by the browser, of the store.
 */
export function faultReference(error: unknown): string | undefined {
  const { reference } = (isRouteErrorResponse(error) && error.data) || {}
  return typeof reference === 'string' ? supportReference(reference) : undefined
}
