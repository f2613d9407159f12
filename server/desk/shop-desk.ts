import type { ShopDesk } from '#commerce/model/shop-desk.ts'
import { isDemonstration, type Settings } from '../settings.ts'
import type { OpenDesk } from './late-desk.ts'

/**
 * The desk as the shop's pages know it. Null where nothing is kept, and on the demonstration shop with simulated figures,
 * whose forms send nothing, as the specification has them.
 */
export function createShopDesk(
  open: OpenDesk | null,
  { figures, store }: Pick<Settings, 'figures' | 'store'>,
): ShopDesk | null {
  if (!open || (figures === 'simulated' && isDemonstration(store))) return null
  return { keepMessage: async (message) => (await open()).messages.keep(message) }
}
