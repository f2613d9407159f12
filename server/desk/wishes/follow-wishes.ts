import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { variantNumber } from '#commerce/model/choose-variant.ts'
import { listLinkedLines } from '#commerce/operations/linked-lines.ts'
import { queueBackInStock } from '#desk/wishes/wish-mail.ts'
import type { OpenDesk } from '../late-desk.ts'

export type FollowedWishes = {
  readonly storefront: StorefrontClient
  readonly openDesk: OpenDesk
  /** Of the shop. */
  readonly origin: string
}

/** The most ids that the provider accepts in one query. */
const MAX_IDS = 250

/**
 * Queues letters to people who wait for variants that are available again. The store, local or hosted, is asked for the
 * wanted variants: one query per look, for the next 250 when there are more.
 * @returns looks once; always false, so that the next look waits
 */
export function followWishes({
  storefront,
  openDesk,
  origin,
}: FollowedWishes): () => Promise<boolean> {
  let begin = 0
  return async () => {
    const { wishes, now } = await openDesk()
    const wanted = await wishes.listWanted()
    if (wanted.length === 0) return false
    const batch = wanted.slice(begin, begin + MAX_IDS)
    begin = begin + MAX_IDS < wanted.length ? begin + MAX_IDS : 0
    const lines = await listLinkedLines(
      storefront,
      batch.map(({ variantId }) => ({ variantId, quantity: 1 })),
    )
    for (const { variantId, variant, product } of lines) {
      if (!variant.available) continue
      const path = `/product/${encodeURIComponent(product.handle)}?variant=${variantNumber(variant)}`
      const game = { title: product.title, url: `${origin}${path}` }
      let notified: number
      do {
        notified = await wishes.notify(variantId, (transaction, wish) =>
          queueBackInStock(transaction, { origin }, game, wish, now()),
        )
      } while (notified > 0)
    }
    return false
  }
}
