import { LRUCache } from 'lru-cache'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { fieldsOf } from '#commerce/model/stored-fields.ts'

/** Tags that do not name a single item. */
export const coarseTags = {
  /** Every page. */
  shop: 'shop',
  /** Pages that show any product. */
  products: 'products',
  /** Pages whose products depend on the whole range, and pages with more products than a header can list. */
  lists: 'lists',
  /** Pages that list categories. */
  collections: 'collections',
  /** Pages with texts of the store: its pages, blogs and policies. */
  texts: 'texts',
} as const

export type Kind = 'product' | 'collection'
export const tagOf = (kind: Kind, handle: string) => `${kind}:${encodeURIComponent(handle)}`

/** Proxies accept 8 kB of headers or more, large CDNs 16 kB of tags; the tags are sent in two headers. */
const MAX_CHARACTERS = 3000
const MAX_HANDLES = 20_000

/** The kind of item in each field of a query. */
const kinds: Readonly<Record<string, Kind>> = {
  product: 'product',
  products: 'product',
  productRecommendations: 'product',
  search: 'product',
  // By ids: games, or variants with their game.
  nodes: 'product',
  // References of a combo to its games.
  references: 'product',
  collection: 'collection',
  collections: 'collection',
}
const listing: Readonly<Record<string, string>> = {
  products: coarseTags.lists,
  search: coarseTags.lists,
  collections: coarseTags.collections,
  page: coarseTags.texts,
  blog: coarseTags.texts,
  shop: coarseTags.texts,
}

/** The tags of one page, from its queries of the store. */
export type TagNotes = {
  /** Wraps a client, and notes the tags of its responses. */
  readonly note: (client: StorefrontClient) => StorefrontClient
  /** The tags of all responses so far, for the header `Cache-Tag`. */
  readonly list: () => string
}

export type PageTags = {
  readonly openNotes: () => TagNotes
  /** The handle that a page last showed for an id, for example `gid://shopify/Product/1`; null for an unknown id. */
  readonly handleOf: (id: string) => string | null
}

/** Derives a page's tags from the store's responses, so that no route can forget one. */
export function createPageTags(): PageTags {
  const handles = new LRUCache<string, string>({ maxSize: MAX_HANDLES, sizeCalculation: () => 1 })
  return {
    openNotes() {
      const items: Record<Kind, Set<string>> = { product: new Set(), collection: new Set() }
      const coarse = new Set<string>([coarseTags.shop])
      const sink: Sink = {
        item(kind, handle, id) {
          items[kind].add(tagOf(kind, handle))
          if (typeof id === 'string') handles.set(id, handle)
        },
        coarse: (tag) => void coarse.add(tag),
      }
      return {
        note: (client) => ({
          ...client,
          async query(document, variables, options) {
            const data = await client.query(document, variables, options)
            noteResponse(data, variables, sink)
            return data
          },
        }),
        list: () => toHeader(items, coarse),
      }
    },
    handleOf: (id) => handles.get(id) ?? null,
  }
}

type Sink = {
  readonly item: (kind: Kind, handle: string, id: unknown) => void
  readonly coarse: (tag: string) => void
}

function noteResponse(data: unknown, variables: unknown, sink: Sink): void {
  const { handle, productHandle } = fieldsOf(variables)
  const named = handle ?? productHandle
  for (const [field, value] of Object.entries(fieldsOf(data))) {
    const tag = listing[field]
    if (tag) sink.coarse(tag)
    const kind = kinds[field] ?? null
    // Also for an item that the store does not have yet.
    if (kind !== null && typeof named === 'string') sink.item(kind, named, null)
    noteValue(value, kind, sink)
  }
}

/** @param kind of the nearest field that holds items; wrappers such as `nodes` pass it on */
function noteValue(value: unknown, kind: Kind | null, sink: Sink): void {
  if (Array.isArray(value)) {
    for (const each of value) noteValue(each, kind, sink)
    return
  }
  const fields = fieldsOf(value)
  const { handle, id } = fields
  if (kind !== null && typeof handle === 'string') sink.item(kind, handle, id)
  for (const [field, inner] of Object.entries(fields)) {
    noteValue(inner, field === 'nodes' ? kind : (kinds[field] ?? null), sink)
  }
}

function toHeader(items: Record<Kind, ReadonlySet<string>>, coarse: ReadonlySet<string>): string {
  const tags = new Set(coarse)
  if (items.product.size > 0) tags.add(coarseTags.products)
  addOr(tags, items.collection, coarseTags.collections)
  addOr(tags, items.product, coarseTags.lists)
  return [...tags].join(',')
}

/** Adds the names if there is room for all of them, otherwise the tag that is purged with any of them. */
function addOr(tags: Set<string>, names: ReadonlySet<string>, instead: string): void {
  const length = [...tags, ...names].join(',').length
  if (length > MAX_CHARACTERS) tags.add(instead)
  else for (const name of names) tags.add(name)
}
