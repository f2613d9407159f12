import type { ShopDesk, ShopNewsletter } from '#commerce/model/shop-desk.ts'
import { isDemonstration, type Settings } from '../settings.ts'
import type { OpenDesk } from './late-desk.ts'
import { createShopReviews, type ReviewOrders } from './shop-reviews.ts'

/**
 * The desk as the shop's pages know it. Null where nothing is kept, and on the demonstration shop with simulated figures,
 * whose forms send nothing, as the specification has them.
 */
export function createShopDesk(
  open: OpenDesk | null,
  { figures, store, desk }: Pick<Settings, 'figures' | 'store' | 'desk'>,
  orders: ReviewOrders | null = null,
): ShopDesk | null {
  if (!open || (figures === 'simulated' && isDemonstration(store))) return null
  return {
    reviews: createShopReviews(open, orders),
    keepMessage: async (message) => (await open()).messages.keep(message),
    newsletter: desk.mail && createShopNewsletter(open),
  }
}

function createShopNewsletter(open: OpenDesk): ShopNewsletter {
  const openSubscribers = async () => (await open()).subscribers
  return {
    subscribe: async (consent) => void (await (await openSubscribers()).subscribe(consent)),
    confirm: async (key) => (await (await openSubscribers()).confirm(key)) !== null,
    unsubscribe: async (key) => (await (await openSubscribers()).unsubscribe(key)) !== null,
  }
}
