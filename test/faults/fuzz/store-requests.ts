import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { updateBuyerIdentity } from '#commerce/operations/cart-buyer.ts'
import { createCart } from '#commerce/operations/carts.ts'
import { checkDiscountCode } from '#commerce/operations/check-discount-code.ts'
import {
  findCollectionByHandle,
  findCollectionById,
  listCollections,
} from '#commerce/operations/collections.ts'
import { countProducts } from '#commerce/operations/count-products.ts'
import { createCheckout } from '#commerce/operations/create-checkout.ts'
import { findCart } from '#commerce/operations/find-cart.ts'
import { findCartUnits } from '#commerce/operations/find-cart-units.ts'
import { findCollection } from '#commerce/operations/find-collection.ts'
import { findDeliveryFees } from '#commerce/operations/find-delivery-fees.ts'
import { listLinkedLines } from '#commerce/operations/linked-lines.ts'
import { listDecks } from '#commerce/operations/play-cards.ts'
import { findProductStock } from '#commerce/operations/product-stock.ts'
import {
  findProductByHandle,
  listAllProducts,
  listProducts,
  listProductsById,
  listRecommendations,
  listSuggestions,
  listVariantsById,
} from '#commerce/operations/products.ts'
import { quoteOrder } from '#commerce/operations/quote-order.ts'
import { getShopPolicies } from '#commerce/operations/shop-policies.ts'
import { listSitemapEntries, listSitemapShards } from '#commerce/operations/sitemap.ts'
import { getStoreFacts } from '#commerce/operations/store-facts.ts'
import { findStoreMenu } from '#commerce/operations/store-menu.ts'
import { findStoreArticle, findStoreBlog, findStorePage } from '#commerce/operations/store-pages.ts'
import { findUrlRedirect } from '#commerce/operations/url-redirects.ts'
import type { OpenedStore } from './open-fuzzed-store.ts'

export type Ask = (client: StorefrontClient) => Promise<unknown>

const code = 'SAVE10'
const cartId = 'gid://shopify/Cart/1?key=2'

function listCartRequests(variantId: string): Readonly<Record<string, Ask>> {
  const lines = [{ variantId, quantity: 2 }]
  return {
    linkedLines: (client) => listLinkedLines(client, lines),
    quote: (client) =>
      quoteOrder(client, { lines, discountCodes: [code], address: { zip: '400050' } }),
    newCart: (client) => createCart(client, { lines, discountCodes: [code] }),
    cart: (client) => findCart(client, cartId),
    cartUnits: (client) => findCartUnits(client, cartId),
    buyer: (client) => updateBuyerIdentity(client, cartId, { email: 'asha@example.com' }),
    code: (client) => checkDiscountCode(client, { code, lines }),
    checkout: (client) =>
      createCheckout(client, { lines, returnUrl: 'https://shop.example/thank-you' }),
  }
}

/** The shop's requests to a store, by name. */
export function listRequests({ variantId, words }: OpenedStore): Readonly<Record<string, Ask>> {
  const [handle = ''] = words
  const ids = words.filter((word) => word.startsWith('gid://shopify/Product/'))
  const [id = ''] = ids
  const whole = { after: null, updatedAt: '2026-01-01T00:00:00Z' }
  return {
    ...listCartRequests(variantId),
    product: (client) => findProductByHandle(client, handle),
    products: (client) => listProducts(client, { first: 3 }),
    allProducts: (client) => listAllProducts(client),
    productsById: (client) => listProductsById(client, ids),
    variantsById: (client) => listVariantsById(client, [variantId]),
    suggestions: (client) => listSuggestions(client, handle),
    recommendations: (client) => listRecommendations(client, id),
    stock: (client) => findProductStock(client, handle),
    decks: (client) => listDecks(client, 3),
    collections: (client) => listCollections(client),
    collection: (client) => findCollection(client, 'party'),
    collectionGames: (client) => findCollectionByHandle(client, 'party'),
    collectionById: (client) => findCollectionById(client, 'gid://shopify/Collection/1'),
    count: (client) => countProducts(client, 'party'),
    fees: (client) => findDeliveryFees(client, 49_900),
    facts: (client) => getStoreFacts(client),
    policies: (client) => getShopPolicies(client),
    menu: (client) => findStoreMenu(client, 'main-menu'),
    page: (client) => findStorePage(client, 'about'),
    blog: (client) => findStoreBlog(client, 'news'),
    article: (client) => findStoreArticle(client, { blog: 'news', handle: 'first' }),
    redirect: (client) => findUrlRedirect(client, ['/old']),
    shards: (client) => listSitemapShards(client, { kind: 'products' }),
    sitemapGames: (client) => listSitemapEntries(client, { kind: 'products' }, whole),
    sitemapCategories: (client) => listSitemapEntries(client, { kind: 'categories' }, whole),
    sitemapBlogs: (client) => listSitemapEntries(client, { kind: 'blogs' }, whole),
  }
}
