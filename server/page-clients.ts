import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { monotonicNow } from './monotonic-now.ts'
import type { PageTags } from './purge/page-tags.ts'
import type { Purges } from './purge/purges.ts'
import { createAbsenceMemory } from './remembered-absences.ts'
import { eachInItsTime, type ServerStorefront } from './storefront.ts'

/** Of a page's time, for what comes after the store's last answer. */
const RENDERING_MS = 400
/** And for what begins last, a page to render or a fault to tell: among many others it needs that long. */
export const ENDING_MS = 300

/** Opens the clients of pages and helpers, with what all pages remember. */
export function createPageClients(storefront: ServerStorefront, tags: PageTags, purges: Purges) {
  const { remember, forget } = createAbsenceMemory(storefront.workRules)
  purges.subscribe(forget)
  const { deadlines } = storefront

  /** The clients of one page, whose time begins now; `isIncomplete` says whether something optional is missing. */
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
      storefront: isHelper ? required : notes.note(remember(required, path)),
      optionalStorefront: notes.note({
        ...optional,
        query: (document, variables, options) =>
          optional.query(document, variables, options).catch(noteFault),
      } satisfies StorefrontClient),
      noteMissing,
      /** Aborted when rendering could no longer end in the page's time. */
      due: AbortSignal.timeout(pageMs - ENDING_MS),
      /** Of what the store has answered so far, for the header `Cache-Tag`. */
      listTags: notes.list,
      isIncomplete: () => isMissing,
    }
  }
}
