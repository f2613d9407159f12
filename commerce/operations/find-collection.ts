import type { RequestOptions, StorefrontClient } from '#commerce/client/storefront-client.ts'
import {
  handleKey,
  isAbout,
  keywordsOf,
  rateTitle,
  toHeading,
} from '#commerce/model/collection-words.ts'
import type { Collection, CollectionSummary } from '#commerce/model/product.ts'
import { findCollectionByHandle, findCollectionById, listCollections } from './collections.ts'
import { listAllProducts } from './products.ts'

/** A collection and the step of the lookup that found it. */
export type FoundCollection = {
  readonly foundBy: 'handle' | 'spelling' | 'title' | 'keyword'
  /** By `keyword` it is none of the store's: its id is empty, its title is made of the handle. */
  readonly collection: Collection
}

/** No handle of a store is longer; what is longer is no handle. */
const LONGEST_HANDLE = 255

/**
 * A collection by its handle; failing that by another spelling of the handle, by words of the
 * collections' titles, and last the products that fit every word (specification section 7, Collection
 * lookup). Null when no step finds anything: words that mean nothing here make no collection.
 */
export async function findCollection(
  client: StorefrontClient,
  handle: string,
  options?: RequestOptions,
): Promise<FoundCollection | null> {
  const exact = await findCollectionByHandle(client, handle, options)
  if (exact !== null) return { foundBy: 'handle', collection: exact }
  const key = handleKey(handle)
  if (key === '' || handle.length > LONGEST_HANDLE) return null
  const keywords = keywordsOf(handle)
  const collections = await listCollections(client, options)
  const sameSpelling = collections.find((each) => handleKey(each.handle) === key)
  const summary = sameSpelling ?? findByTitle(collections, keywords)
  const collection = summary && (await findCollectionById(client, summary.id, options))
  if (collection) return { foundBy: sameSpelling ? 'spelling' : 'title', collection }
  return findByKeywords(client, handle, keywords, options)
}

/** The collection whose title fits best, the first of several. */
function findByTitle(
  collections: readonly CollectionSummary[],
  keywords: readonly string[],
): CollectionSummary | null {
  const [best] = collections
    .map((collection) => ({ collection, rate: rateTitle(collection.title, keywords) }))
    .filter(({ rate }) => rate > 0)
    .toSorted((one, other) => other.rate - one.rate)
  return best?.collection ?? null
}

async function findByKeywords(
  client: StorefrontClient,
  handle: string,
  keywords: readonly string[],
  options: RequestOptions | undefined,
): Promise<FoundCollection | null> {
  if (keywords.length === 0) return null
  const all = await listAllProducts(client, options)
  const products = all.filter((product) => isAbout(product, keywords))
  if (products.length === 0) return null
  const title = toHeading(handle)
  const collection = { id: '', handle, title, description: '', picture: null, products }
  return { foundBy: 'keyword', collection }
}
