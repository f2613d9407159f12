import type { ShopFacts } from '#desk/subscribers/subscriber-mail.ts'
import { claimsFor } from '#merchant/claims-for.ts'
import type { Settings } from '../settings.ts'

/** What letters say of the shop: a code only where it has evidence, whatever the figures say. */
export function toShopFacts({ publicOrigin }: Pick<Settings, 'publicOrigin'>): ShopFacts {
  return { origin: publicOrigin, welcomeCode: claimsFor('measured').welcomeCode }
}
