import { setTimeout as pause } from 'node:timers/promises'
import { type Close, closeAll } from './close-all.ts'
import type { ShopLog } from './log.ts'

type Stoppable = { readonly stop: () => Promise<void> }
type Closable = { readonly close: Close }

type OpenParts = {
  readonly mail: Stoppable
  readonly visits: Stoppable
  readonly stopFollowing: () => void
  readonly localStore: Closable | null
  readonly sales: Closable | null
  readonly desk: Closable
}

/** How long the files wait for background work, which may use them. */
const STOPPING_MS = 1000

/** The files are closed even if the desk's database, or a mail server, does not answer until the process ends. */
export function createShopClosing(
  parts: OpenParts,
  log: Pick<ShopLog, 'error'>,
): () => Promise<void> {
  const { mail, visits, stopFollowing, localStore, sales, desk } = parts
  const close = (...all: readonly Close[]) =>
    closeAll(all, (err) => log.error({ err }, 'A part of the shop could not be closed'))
  return async () => {
    const stopping = close(() => Promise.all([mail.stop(), visits.stop()]))
    await Promise.race([stopping, pause(STOPPING_MS)])
    await close(
      stopFollowing,
      () => localStore?.close(),
      () => sales?.close(),
    )
    await stopping
    await close(desk.close)
  }
}
