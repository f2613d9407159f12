import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { monotonicNow } from './monotonic-now.ts'
import {
  eachInItsTime,
  HELPER_MS,
  PAGE_MS,
  SECTION_MS,
  type ServerStorefront,
} from './storefront.ts'

/** The clients of one page, whose time begins now; `hasFailed` says whether something optional is missing. */
export function openPageClients(
  storefront: ServerStorefront,
  buyerIp: string | null,
  path: string,
) {
  let isMissing = false
  const pageMs = path.startsWith('/api/') ? HELPER_MS : PAGE_MS
  const endsAt = monotonicNow() + pageMs
  const noteFault = (fault: unknown): never => {
    isMissing = true
    throw fault
  }
  const optional = eachInItsTime(() => {
    const left = endsAt - monotonicNow()
    return storefront.clientFor(buyerIp, Math.min(SECTION_MS, left))
  })
  return {
    storefront: storefront.clientFor(buyerIp, pageMs),
    optionalStorefront: {
      ...optional,
      query: (document, variables, options) =>
        optional.query(document, variables, options).catch(noteFault),
    } satisfies StorefrontClient,
    hasFailed: () => isMissing,
  }
}
