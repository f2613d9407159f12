import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { Documents } from '#commerce/schema/operations.generated.ts'
import { checkNullable, checkObject, checkObjects, checkText } from './check-shape.ts'

export const storeMenu: Documents['StoreMenu'] = /* GraphQL */ `
query StoreMenu($handle: String!) @inContext(country: IN, language: EN) {
  menu(handle: $handle) {
    items { title url items { title url } }
  }
  shop { primaryDomain { url } }
}
`

/** The first two levels of a menu of the store. */
export type StoreMenu = {
  readonly items: readonly (StoreMenuLink & { readonly items: readonly StoreMenuLink[] })[]
  /** The URL of the store's website, to which the items' URLs lead. */
  readonly primaryUrl: string
}

export type StoreMenuLink = {
  readonly title: string
  /** As the merchant or the provider wrote it; null for items without a link. */
  readonly url: string | null
}

/**
 * A menu of the store; null when it has none with this handle.
 * @throws StorefrontFault
 */
export async function findStoreMenu(
  client: StorefrontClient,
  handle: string,
): Promise<StoreMenu | null> {
  const data = await client.query(storeMenu, { handle })
  const menu = checkNullable(data.menu, 'menu')
  if (menu === null) return null
  const { primaryDomain } = checkObject(data.shop, 'shop')
  return {
    items: checkObjects(menu.items, 'menu.items').map((item) => ({
      ...readLink(item, 'menu.items'),
      items: checkObjects(item.items, 'menu.items.items').map((each) =>
        readLink(each, 'menu.items.items'),
      ),
    })),
    primaryUrl: checkText(
      checkObject(primaryDomain, 'shop.primaryDomain').url,
      'shop.primaryDomain.url',
    ),
  }
}

function readLink({ title, url }: StoreMenuLink, path: string): StoreMenuLink {
  return {
    title: checkText(title, `${path}.title`),
    url: url === null ? null : checkText(url, `${path}.url`),
  }
}
