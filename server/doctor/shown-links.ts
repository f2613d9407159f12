import type { PageLink } from '#merchant/navigation.ts'
import { ownOriginsOf } from '#server/provider-links/read-target.ts'
import { findShopPath } from '#server/provider-links/standard-paths.ts'
import { findShopMenu } from '#server/store-data/store-menus.ts'
import type { Examined } from './examined.ts'

/** Links of the Shop menu, which is the store's if it has one, and all other links that the owner wrote. */
export type ShownLinks = {
  readonly inMenu: readonly PageLink[]
  readonly elsewhere: readonly PageLink[]
}

export async function listShownLinks({ ask, settings, merchant }: Examined): Promise<ShownLinks> {
  return {
    inMenu: (await findShopMenu(ask(), ownOriginsOf(settings))) ?? merchant.shopMenu,
    elsewhere: merchant.links.flatMap(({ field, links }) => (field === 'shopLinks' ? [] : links)),
  }
}

/** The target of a link in the shop: its path, in lower case, and its anchor; null for other sites. */
export function readLinkTarget({
  to,
}: PageLink): { readonly path: string; readonly anchor: string } | null {
  if (!/^\/(?!\/)/.test(to) || !URL.canParse(to, 'http://shop')) return null
  const { pathname, hash } = new URL(to, 'http://shop')
  const path = pathname.toLowerCase()
  return { path: findShopPath(path) ?? path, anchor: hash.slice(1) }
}
