import type { MerchantOrders } from '#local-store/merchant-orders/merchant-orders.ts'
import type { OpenDesk } from '../late-desk.ts'
import { toOrderNews } from './order-news.ts'

export type FollowedOrders = {
  readonly merchantOrders: Pick<
    MerchantOrders,
    'listEvents' | 'lastEventId' | 'findOrder' | 'listProductsOf'
  >
  readonly openDesk: OpenDesk
  /** Of the shop. */
  readonly origin: string
  /** The store's last event before this process took orders; by default the last one now. */
  readonly begin?: number | undefined
}

/** Events whose letters are queued in one transaction. */
const BATCH_SIZE = 20

/**
 * Queues letters about events of the local store's orders. Store and desk have separate databases, so the letters and
 * the cursor up to which events were read are stored together: after a crash at any step, reading resumes there, and
 * of several processes only one handles each event.
 * @returns looks once; true while there may be more events
 */
export function followOrders({
  merchantOrders,
  openDesk,
  origin,
  begin = merchantOrders.lastEventId(),
}: FollowedOrders): () => Promise<boolean> {
  let cursor: number | null = null
  return async () => {
    cursor ??= await getCursor({ merchantOrders, openDesk, begin })
    const events = merchantOrders.listEvents(cursor, BATCH_SIZE)
    const last = events.at(-1)
    if (last === undefined) return false
    const { orderMail, now } = await openDesk()
    const news = events.flatMap(
      (event) => toOrderNews(event, { merchantOrders, origin, now }) ?? [],
    )
    const isAdvanced = await orderMail.advance(cursor, last.id, news)
    // Otherwise another process did, and the cursor is read again.
    cursor = isAdvanced ? last.id : null
    return !isAdvanced || events.length === BATCH_SIZE
  }
}

async function getCursor({
  merchantOrders,
  openDesk,
  begin,
}: Pick<FollowedOrders, 'merchantOrders' | 'openDesk'> & { begin: number }): Promise<number> {
  const { orderMail } = await openDesk()
  const cursor = await orderMail.getCursor(begin)
  const last = merchantOrders.lastEventId()
  if (cursor <= last) return cursor
  // The store is an older copy, or another one: its event ids start over. Those since the start are of this store.
  const place = Math.min(begin, last)
  await orderMail.advance(cursor, place, [])
  return orderMail.getCursor(place)
}
