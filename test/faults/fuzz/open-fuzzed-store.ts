import { createStorefrontClient } from '#commerce/client/create-storefront-client.ts'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { STOREFRONT_API_VERSION } from '#commerce/schema/versions.ts'
import type { Store } from '#local-store/store/store.ts'
import { openShop } from '#test/open-shop.ts'

/** A shop with its local store, called as a function, without limits. */
export type OpenedStore = {
  /** Sends a request to the shop, local store included. */
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>
  readonly store: Store
  readonly client: StorefrontClient
  /** The id of a variant that never sells out. */
  readonly variantId: string
  /** Ids and texts that exist in the store. */
  readonly words: readonly string[]
  /** Errors in the log since the last call. */
  readonly takeFaults: () => string
  readonly close: () => void
}

const origin = 'http://shop.localhost'

/** More than all inputs together order, and the most that the desk accepts. */
const many = 1_000_000

export async function openFuzzedStore(): Promise<OpenedStore> {
  const shop = await openShop({
    ADDRESS_LIMITS: '0',
    CASH_OPEN_ORDERS: '999999',
    CASH_MAX: '9999999',
    FIGURES: 'measured',
  })
  shop.store.database.exec(`UPDATE inventory SET stock = ${many} WHERE stock > 0`)
  shop.store.inventory.reload()
  const endpoint = `${origin}/local-store/api/${STOREFRONT_API_VERSION}/graphql.json`
  const client = createStorefrontClient({
    endpoint,
    publicToken: 'local',
    fetch: (address, init) => shop.askStore(new Request(address, init)),
    retries: 0,
  })
  const { products } = shop.store.catalogue
  const variant = products
    .flatMap(({ variants }) => variants)
    .find(({ id }) => shop.store.stockOf(id) !== 0)
  let heard = 0
  return {
    ask: shop.ask,
    store: shop.store,
    client,
    variantId: `gid://shopify/ProductVariant/${variant?.id}`,
    words: wordsOf(shop.store, variant?.id ?? 0),
    takeFaults: () => {
      const faults = shop.logged.slice(heard).filter(({ level }) => level >= 50)
      heard = shop.logged.length
      const [first] = faults
      return first === undefined ? '' : JSON.stringify(first).slice(0, 900)
    },
    close: shop.close,
  }
}

function wordsOf({ catalogue }: Store, variantNumber: number): string[] {
  const handles = catalogue.products.slice(0, 5).map(({ handle }) => handle)
  const cart = 'gid://shopify/Cart/0123456789abcdef0123456789abcdef?key=0123456789abcdef'
  return [
    ...handles,
    ...catalogue.products.slice(0, 3).map(({ id }) => `gid://shopify/Product/${id}`),
    ...[`gid://shopify/ProductVariant/${variantNumber}`, cart, 'gid://shopify/CartLine/1?cart=2'],
    ...[
      'SAVE10',
      'WELCOME10',
      'asha@example.com',
      '+919876543210',
      '400050',
      'IN',
      'Pune',
      'main-menu',
    ],
    ...[
      'title:a*',
      'tag:party OR price:>100',
      'gid://shopify/Nothing/1',
      'gid://shopify/valueOf/1',
      'https://shop.example/x',
    ],
    ...[
      '2026-01-01T00:00:00Z',
      '12.50',
      '',
      '\u0000',
      'ॐ',
      'x'.repeat(300),
      'game.players',
      'constructor',
    ],
  ]
}
