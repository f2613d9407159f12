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
  /** Not from the store when found by `keyword`: the id is empty, the title made from the handle. */
  readonly collection: Collection
}

/** The store's limit for handles. */
const MAX_HANDLE_LENGTH = 255

/**
 * Finds a collection by its handle, else by other spellings of the handle, else by title words, else
 * the products that match every word (specification section 7, Collection lookup). Null when no step
 * finds anything.
 */
export async function findCollection(
  client: StorefrontClient,
  handle: string,
  options?: RequestOptions,
): Promise<FoundCollection | null> {
  const exact = await findCollectionByHandle(client, handle, options)
  if (exact !== null) return { foundBy: 'handle', collection: exact }
  const key = handleKey(handle)
  if (key === '' || handle.length > MAX_HANDLE_LENGTH) return null
  const keywords = keywordsOf(handle)
  const collections = await listCollections(client, options)
  const sameSpelling = collections.find((each) => handleKey(each.handle) === key)
  const summary = sameSpelling ?? findByTitle(collections, keywords)
  const collection = summary && (await findCollectionById(client, summary.id, options))
  if (collection) return { foundBy: sameSpelling ? 'spelling' : 'title', collection }
  return findByKeywords(client, handle, keywords, options)
}

/** The collection with the best matching title; the first of several. */
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
  const nothing = { id: '', description: '', picture: null, sharePicture: null }
  const collection = { ...nothing, handle, title, products }
  return { foundBy: 'keyword', collection }
}
