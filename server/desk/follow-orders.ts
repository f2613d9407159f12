import type { OrderDesk } from '#local-store/order-desk/order-desk.ts'
import type { OpenDesk } from './late-desk.ts'
import { toOrderNews } from './order-news.ts'

export type FollowedOrders = {
  readonly orderDesk: Pick<OrderDesk, 'listEvents' | 'lastEventId' | 'findOrder' | 'listProductsOf'>
  readonly openDesk: OpenDesk
  /** Of the shop. */
  readonly origin: string
}

/** Events whose letters are queued in one transaction. */
const AT_ONCE = 20

/**
 * Queues letters about events of the local store's orders. Store and desk have separate databases, so the letters and
 * the position up to which events were read are stored together: after a crash at any step, reading resumes there, and
 * of several processes only one handles each event.
 * @returns looks once; true while there may be more events
 */
export function followOrders({
  orderDesk,
  openDesk,
  origin,
}: FollowedOrders): () => Promise<boolean> {
  const begin = orderDesk.lastEventId()
  let known: number | null = null
  return async () => {
    known ??= await findPlace({ orderDesk, openDesk, begin })
    const events = orderDesk.listEvents(known, AT_ONCE)
    const last = events.at(-1)
    if (last === undefined) return false
    const { orderMail, now } = await openDesk()
    const news = events.flatMap((event) => toOrderNews(event, { orderDesk, origin, now }) ?? [])
    const isTaken = await orderMail.take(known, last.id, news)
    // Otherwise another process did, and the position is read again.
    known = isTaken ? last.id : null
    return !isTaken || events.length === AT_ONCE
  }
}

async function findPlace({
  orderDesk,
  openDesk,
  begin,
}: Pick<FollowedOrders, 'orderDesk' | 'openDesk'> & { begin: number }): Promise<number> {
  const { orderMail } = await openDesk()
  const place = await orderMail.findPlace(begin)
  const last = orderDesk.lastEventId()
  if (place <= last) return place
  // The store is an older copy, or another one: its event ids start over.
  await orderMail.take(place, last, [])
  return orderMail.findPlace(last)
}
