import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { errorCodeOf, StorefrontFault } from '#commerce/client/storefront-fault.ts'
import { createCart } from '#commerce/operations/carts.ts'
import { findCollectionByHandle, listCollections } from '#commerce/operations/collections.ts'
import { findCart } from '#commerce/operations/find-cart.ts'
import { listDecks } from '#commerce/operations/play-cards.ts'
import { findProductStock } from '#commerce/operations/product-stock.ts'
import {
  findProductByHandle,
  listProducts,
  listSuggestions,
  listVariantsById,
} from '#commerce/operations/products.ts'
import { getShopPolicies } from '#commerce/operations/shop-policies.ts'
import { sitemapLists } from '#commerce/operations/sitemap-lists.ts'
import { findStoreMenu } from '#commerce/operations/store-menu.ts'
import { findStoreBlog, findStorePage } from '#commerce/operations/store-pages.ts'
import { findUrlRedirect } from '#commerce/operations/url-redirects.ts'
import { type needs, store } from '#content/doctor/store.ts'
import { note, type Remark, wrong } from './check.ts'
import type { Examined, Way } from './examined.ts'

type Need = keyof typeof needs

/** A query of the shop, with the part of the shop that needs it. */
type PageQuery = {
  readonly need: Need
  /** Whether only the server sends it. */
  readonly onServer?: boolean
  readonly ask: (client: StorefrontClient, handle: string) => Promise<unknown>
}

/** Queries for things that do not exist need the same scopes. */
const NOWHERE = 'doctor'
const NO_VARIANT = 'gid://shopify/ProductVariant/1'
const FIRST = { first: 1, after: null, whole: true }
const NO_CART = 'gid://shopify/Cart/doctor?key=none'

const queries: readonly PageQuery[] = [
  { need: 'products', ask: (client) => listProducts(client, { first: 1 }) },
  { need: 'product', ask: findProductByHandle },
  { need: 'product', ask: findProductStock },
  { need: 'suggestions', ask: listSuggestions },
  { need: 'collections', ask: (client) => listCollections(client) },
  { need: 'collection', ask: (client) => findCollectionByHandle(client, NOWHERE) },
  { need: 'decks', ask: (client) => listDecks(client, 1) },
  { need: 'variants', ask: (client) => listVariantsById(client, [NO_VARIANT]) },
  { need: 'policies', onServer: true, ask: (client) => getShopPolicies(client) },
  { need: 'pages', onServer: true, ask: (client) => findStorePage(client, NOWHERE) },
  { need: 'pages', onServer: true, ask: (client) => findStoreBlog(client, NOWHERE) },
  { need: 'pages', onServer: true, ask: (client) => sitemapLists.texts(client, FIRST) },
  { need: 'pages', onServer: true, ask: (client) => sitemapLists.blogs(client, FIRST) },
  { need: 'pages', onServer: true, ask: (client) => sitemapLists.articles(client, FIRST) },
  { need: 'redirects', onServer: true, ask: (client) => findUrlRedirect(client, [`/${NOWHERE}`]) },
  { need: 'menu', onServer: true, ask: (client) => findStoreMenu(client, NOWHERE) },
  { need: 'cart', onServer: true, ask: (client) => createCart(client) },
  { need: 'foundCart', onServer: true, ask: (client) => findCart(client, NO_CART) },
]

/** Sends the queries of pages, with each token, and reports missing scopes. */
export async function checkScopes(examined: Examined): Promise<readonly Remark[]> {
  const remarks: Remark[] = []
  for (const [at, way] of examined.ways.entries()) {
    const sent = queries.filter(({ onServer }) => at === 0 || !onServer)
    remarks.push(...(await askAll(way, sent)))
  }
  return remarks
}

async function askAll(way: Way, queries: readonly PageQuery[]): Promise<readonly Remark[]> {
  const handle = await getSomeHandle(way)
  const remarks: Remark[] = []
  const failing = new Map<string, Need[]>()
  for (const { need, ask } of queries) {
    const fault = await faultOf(ask(way.ask(), handle))
    if (fault === null) continue
    const scope = findScope(fault)
    if (scope) failing.set(scope, [...new Set([...(failing.get(scope) ?? []), need])])
    else remarks.push(wrong(store.question(way.name, need, fault.message)))
  }
  for (const [scope, needed] of failing) remarks.push(wrong(store.scope(way.name, needed, scope)))
  for (const { name, reason } of way.listRefusedFields()) {
    remarks.push(note(store.optionalField(way.name, name, readScope(reason))))
  }
  return remarks
}

/** Some product, so that its page's queries are complete; any handle will do if products are refused. */
async function getSomeHandle({ ask }: Way): Promise<string> {
  try {
    const [first] = await listProducts(ask(), { first: 1 })
    return first?.handle ?? NOWHERE
  } catch (error) {
    if (!(error instanceof StorefrontFault)) throw error
    return NOWHERE
  }
}

async function faultOf(request: Promise<unknown>): Promise<StorefrontFault | null> {
  try {
    await request
    return null
  } catch (error) {
    if (!(error instanceof StorefrontFault)) throw error
    return error
  }
}

/** The missing scope in a fault; null when it is about something else. */
export function findScope({ errors, message }: StorefrontFault): string | null {
  return errors.some((error) => errorCodeOf(error) === 'ACCESS_DENIED')
    ? (readScope(message) ?? message)
    : null
}

const readScope = (text: string) => /\b(?:un)?authenticated_\w+/.exec(text)?.[0] ?? null
