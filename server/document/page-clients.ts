import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { PageTags } from '../purge/page-tags.ts'
import type { Purges } from '../purge/purges.ts'
import { createNegativeCache } from '../store/negative-cache.ts'
import { eachInItsTime, type ServerStorefront } from '../store/storefront.ts'
import { monotonicNow } from '../work/monotonic-now.ts'
import { patientTimeout } from '../work/patient-timeout.ts'

/** Part of a page's deadline kept for rendering after the store's last response. */
const RENDERING_MS = 400
/** Part kept for the last step, rendering a page or reporting a fault: under load it takes that long. */
export const ENDING_MS = 300

/** Opens the store clients of pages and helpers, which share a cache of absences. */
export function createPageClients(storefront: ServerStorefront, tags: PageTags, purges: Purges) {
  const negativeCache = createNegativeCache(storefront.workRules)
  purges.subscribe(negativeCache.clear)
  const { deadlines } = storefront

  /** The clients of one page, whose deadline starts here; `isIncomplete` tells whether an optional part is missing. */
  return function openClients(buyerIp: string | null, path: string) {
    const isHelper = path.startsWith('/api/')
    const pageMs = isHelper ? deadlines.helper : deadlines.page
    const storeMs = pageMs - RENDERING_MS
    const endsAt = monotonicNow() + storeMs
    const notes = tags.openNotes()
    let isMissing = false
    const noteMissing = () => {
      isMissing = true
    }
    const noteFault = (fault: unknown): never => {
      noteMissing()
      throw fault
    }
    const required = storefront.clientFor(buyerIp, storeMs)
    const optional = eachInItsTime(() => {
      const left = endsAt - monotonicNow()
      return storefront.clientFor(buyerIp, Math.min(deadlines.section, left))
    })
    return {
      storefront: isHelper ? required : notes.note(negativeCache.wrap(required, path)),
      optionalStorefront: notes.note({
        ...optional,
        query: (document, variables, options) =>
          optional.query(document, variables, options).catch(noteFault),
      } satisfies StorefrontClient),
      noteMissing,
      /** Aborted when rendering could not finish before the deadline. */
      due: patientTimeout(pageMs - ENDING_MS),
      /** The tags of the store's responses so far, for the header `Cache-Tag`. */
      listTags: notes.list,
      isIncomplete: () => isMissing,
    }
  }
}
