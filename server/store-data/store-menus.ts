import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { nullIfRefused } from '#commerce/client/storefront-fault.ts'
import {
  findStoreMenu,
  type StoreMenu,
  type StoreMenuLink,
} from '#commerce/operations/store-menu.ts'
import { type PageLink, shopLinks } from '#merchant/navigation.ts'
import { policyPages } from '#merchant/policies/policy-pages.ts'
import type { ShopLog } from '../process/log.ts'
import { readTarget } from '../provider-links/read-target.ts'
import type { LastingStorefront } from '../store/storefront.ts'
import { createCachedValue } from '../work/cached-value.ts'
import { findOwnLinks, type OwnLinks } from './own-links.ts'

/** The handles of the menus that every store of the provider has. */
const MAIN_MENU = 'main-menu'
const FOOTER_MENU = 'footer'
const TTL_MS = 5 * 60_000
const texts = ['about', 'contact', 'faq', 'returns', ...Object.keys(policyPages)].join('|')
/** Links that a Shop menu may contain. The frame has its own links to home, search, wishlist and account. */
const LISTED = new RegExp(
  `^/(?:(?:category|product|pages|blogs)/[^/]|(?:all-products|${texts})(?:$|[?#])|search\\?)`,
)

/** Links for the frame and the home page from the store's menus and collections. */
export type Menus = Pick<OwnLinks, 'homeTiles' | 'kinds'> & {
  /** The Shop menu's links: the store's or, without any, those of the shop that lead somewhere. Never empty. */
  readonly shopMenu: readonly PageLink[]
  /** Links that the store adds to the footer: all of its menu's; empty without such a menu. */
  readonly footerMenu: readonly PageLink[]
}

const withoutStore: Menus = { shopMenu: shopLinks, footerMenu: [], homeTiles: null, kinds: null }

/** @param noteMissing called when the store's menus are not known yet and the shop's replace them */
export type ReadMenus = (noteMissing?: () => void) => Promise<Menus>

/** Reads the store's menus when a page first needs them, then every 5 minutes, or every minute after a fault. */
export function createMenus(
  { lasting, workRules: rules }: LastingStorefront,
  ownOrigins: readonly string[],
  log: Pick<ShopLog, 'warn'>,
  now?: () => number,
): ReadMenus {
  const read = createCachedValue({
    async read() {
      const [shopMenu, footerMenu, ownLinks] = await Promise.all([
        findShopMenu(lasting, ownOrigins),
        findFooterMenu(lasting, ownOrigins),
        findOwnLinks(lasting),
      ])
      return { ...ownLinks, shopMenu: shopMenu ?? ownLinks.shopMenu, footerMenu }
    },
    rules,
    ttlMs: TTL_MS,
    onFault: (error) => log.warn({ err: error }, 'Could not read the menus from the store'),
    now,
  })
  return async (noteMissing) => (await read(noteMissing)) ?? withoutStore
}

/**
 * The store's links for the Shop menu: those under the first item of its main menu that has any, otherwise the menu's
 * own items; null when there are none, or the shop's token may not read them.
 * @param ownOrigins besides the store's primary domain
 * @throws StorefrontFault when the store did not respond
 */
export async function findShopMenu(
  client: StorefrontClient,
  ownOrigins: readonly string[],
): Promise<readonly PageLink[] | null> {
  const menu = await findMenu(client, MAIN_MENU)
  if (menu === null) return null
  const submenu = menu.items.find((item) => item.items.length > 0)?.items ?? menu.items
  const links = toLinks(submenu, ownersOf(menu, ownOrigins))
  return links.length > 0 ? links : null
}

async function findFooterMenu(
  client: StorefrontClient,
  ownOrigins: readonly string[],
): Promise<readonly PageLink[]> {
  const menu = await findMenu(client, FOOTER_MENU)
  return menu ? toLinks(menu.items, ownersOf(menu, ownOrigins)) : []
}

/** Null also when the shop's token may not read the menu. */
const findMenu = (client: StorefrontClient, handle: string): Promise<StoreMenu | null> =>
  nullIfRefused(findStoreMenu(client, handle))

/** Each page once, without links to other sites. */
function toLinks(
  items: readonly StoreMenuLink[],
  ownOrigins: readonly string[],
): readonly PageLink[] {
  const links = items.flatMap((item) => toLink(item, ownOrigins))
  return links.filter(({ to }, at) => links.findIndex((link) => link.to === to) === at)
}

function ownersOf({ primaryUrl }: StoreMenu, ownOrigins: readonly string[]): readonly string[] {
  return URL.canParse(primaryUrl) ? [...ownOrigins, new URL(primaryUrl).origin] : ownOrigins
}

function toLink({ title, url }: StoreMenuLink, origins: readonly string[]): PageLink[] {
  const label = title.trim()
  const to = url === null ? null : readTarget(url, origins)
  return label !== '' && to !== null && LISTED.test(to) ? [{ label, to }] : []
}
