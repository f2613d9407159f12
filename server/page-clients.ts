import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { monotonicNow } from './monotonic-now.ts'
import { createAbsenceMemory } from './remembered-absences.ts'
import { eachInItsTime, type ServerStorefront } from './storefront.ts'

/** Opens the clients of pages and helpers, with what all pages remember. */
export function createPageClients(storefront: ServerStorefront) {
  const remember = createAbsenceMemory()
  const { deadlines } = storefront

  /** The clients of one page, whose time begins now; `hasFailed` says whether something optional is missing. */
  return function openClients(buyerIp: string | null, path: string) {
    const isHelper = path.startsWith('/api/')
    const pageMs = isHelper ? deadlines.helper : deadlines.page
    const endsAt = monotonicNow() + pageMs
    let isMissing = false
    const noteFault = (fault: unknown): never => {
      isMissing = true
      throw fault
    }
    const required = storefront.clientFor(buyerIp, pageMs)
    const optional = eachInItsTime(() => {
      const left = endsAt - monotonicNow()
      return storefront.clientFor(buyerIp, Math.min(deadlines.section, left))
    })
    return {
      storefront: isHelper ? required : remember(required, path),
      optionalStorefront: {
        ...optional,
        query: (document, variables, options) =>
          optional.query(document, variables, options).catch(noteFault),
      } satisfies StorefrontClient,
      hasFailed: () => isMissing,
    }
  }
}
