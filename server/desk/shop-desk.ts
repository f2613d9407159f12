import type { ShopDesk, ShopNewsletter } from '#commerce/model/shop-desk.ts'
import { isDemonstration } from '../settings/store-settings.ts'
import type { Settings } from '../settings.ts'
import type { OpenDesk } from './late-desk.ts'
import { createShopReviews, type ReviewOrders } from './reviews/shop-reviews.ts'

/** Whether the shop serves real shoppers, so that it stores their forms and writes to them. */
export const storesForms = ({ figures, store }: Pick<Settings, 'figures' | 'store'>) =>
  figures !== 'simulated' || !isDemonstration(store)

type ShopDeskParts = {
  /** Null with a hosted store, whose orders are not known here. */
  readonly merchantParts?: { readonly merchantOrders: ReviewOrders } | null
  readonly onSearch?: ShopDesk['onSearch']
}

/**
 * The desk as the shop's pages use it. Null when nothing is stored, and on the demonstration shop with simulated
 * figures, whose forms send nothing, as the specification says.
 */
export function createShopDesk(
  open: OpenDesk | null,
  settings: Pick<Settings, 'figures' | 'store' | 'desk'>,
  { merchantParts = null, onSearch = () => undefined }: ShopDeskParts = {},
): ShopDesk | null {
  const { desk } = settings
  if (!open || !storesForms(settings)) return null
  return {
    reviews: createShopReviews(open, merchantParts?.merchantOrders ?? null),
    storeMessage: async (message) => (await open()).messages.store(message),
    onSearch,
    newsletter: desk.mail && createShopNewsletter(open),
    wishes: desk.mail && {
      add: async (wish) => ((await (await open()).wishes.add(wish)) ? 'stored' : 'too-many'),
      withdraw: async (key) => (await open()).wishes.withdraw(key),
    },
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
