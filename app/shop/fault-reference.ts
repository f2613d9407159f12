import { isRouteErrorResponse } from 'react-router'
import { supportReference } from '#content/support-reference.ts'

/**
 * The log's reference of the request whose loader failed during client-side navigation; undefined for any other error.
 * A document shows its reference itself (server/document/add-reference.ts), and the browser queries the store directly
 * for games.
 */
export function faultReference(error: unknown): string | undefined {
  const { reference } = (isRouteErrorResponse(error) && error.data) || {}
  return typeof reference === 'string' ? supportReference(reference) : undefined
}
