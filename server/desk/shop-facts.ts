import type { ShopFacts } from '#desk/subscribers/subscriber-mail.ts'
import { claimsFor } from '#merchant/claims-for.ts'
import type { Settings } from '../settings.ts'

/** Facts about the shop for letters: a code only if there is evidence for it, whatever the figures. */
export function toShopFacts({ publicOrigin }: Pick<Settings, 'publicOrigin'>): ShopFacts {
  return { origin: publicOrigin, welcomeCode: claimsFor('measured').welcomeCode }
}
