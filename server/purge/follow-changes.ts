import type { Logger } from 'pino'
import type { LocalStore } from '#local-store/local-store.ts'
import type { OpenDesk } from '../desk/late-desk.ts'
import { followReviews } from './follow-reviews.ts'
import { followStock } from './follow-stock.ts'
import type { Purges } from './purges.ts'

type Parts = {
  /** Null with a hosted store. */
  readonly localStore: LocalStore | null
  readonly openDesk: OpenDesk
  readonly purges: Purges
  readonly log: Logger
}

/** Purges pages when the local store or the desk changes, in any process. @returns stops it */
export function followChanges({ localStore, openDesk, purges, log }: Parts): () => void {
  const stopReviews = followReviews({
    openDesk,
    purges,
    log,
    catalogue: localStore?.store.catalogue ?? null,
  })
  const stopStock = localStore ? followStock({ store: localStore.store, purges, log }) : null
  return () => {
    stopReviews()
    stopStock?.()
  }
}
