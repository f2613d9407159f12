import type { Logger } from 'pino'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { isRefusedByStore } from '#commerce/client/storefront-fault.ts'
import {
  findStoreMenu,
  type StoreMenu,
  type StoreMenuLink,
} from '#commerce/operations/store-menu.ts'
import { type PageLink, shopLinks } from '#merchant/navigation.ts'
import { readTarget } from './addresses/read-target.ts'
import { createKeptAnswer } from './kept-answer.ts'

/** Every store of the provider comes with a menu of this handle. */
const MAIN_MENU = 'main-menu'
const KEPT_MS = 5 * 60_000
/** What a Shop menu lists. The frame itself links home, to the search, to the wishlist and to the account. */
const LISTED =
  /^\/(?:(?:category|product|pages|blogs)\/[^/]|(?:all-products|about|contact|faq|shipping|returns|size-guide)(?:$|[?#])|search\?)/

/** The links of the Shop menu: the store's or, where it has none to show, the shop's own. Never none. */
export type ReadShopMenu = () => Promise<readonly PageLink[]>

/** Asks the store for its menu when a page first needs it, then each 5 minutes, after a fault each minute. */
export function createShopMenu(
  client: StorefrontClient,
  ownOrigins: readonly string[],
  log: Pick<Logger, 'warn'>,
  now?: () => number,
): ReadShopMenu {
  const read = createKeptAnswer({
    ask: () => findShopMenu(client, ownOrigins),
    keptFor: KEPT_MS,
    onFault: (error) => log.warn({ err: error }, 'The store did not say what is in its menu.'),
    now,
  })
  return async () => (await read()) ?? shopLinks
}

/**
 * The store's links for the Shop menu; null when it has none, or refuses them to the shop's token.
 * @param ownOrigins besides the store's primary domain
 * @throws StorefrontFault when the store did not answer
 */
export async function findShopMenu(
  client: StorefrontClient,
  ownOrigins: readonly string[],
): Promise<readonly PageLink[] | null> {
  try {
    const menu = await findStoreMenu(client, MAIN_MENU)
    return menu && toShopLinks(menu, ownOrigins)
  } catch (error) {
    if (isRefusedByStore(error)) return null
    throw error
  }
}

/** Of the first item with items of its own; else the menu's own. Each page once, and none of other sites. */
function toShopLinks(
  { items, primaryUrl }: StoreMenu,
  ownOrigins: readonly string[],
): readonly PageLink[] | null {
  const origins = URL.canParse(primaryUrl)
    ? [...ownOrigins, new URL(primaryUrl).origin]
    : ownOrigins
  const submenu = items.find((item) => item.items.length > 0)?.items ?? items
  const links = submenu.flatMap((item) => toLink(item, origins))
  const once = links.filter(({ to }, at) => links.findIndex((link) => link.to === to) === at)
  return once.length > 0 ? once : null
}

function toLink({ title, url }: StoreMenuLink, origins: readonly string[]): PageLink[] {
  const label = title.trim()
  const to = url === null ? null : readTarget(url, origins)
  return label !== '' && to !== null && LISTED.test(to) ? [{ label, to }] : []
}
