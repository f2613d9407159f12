import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { listPages, PAGE_SIZE } from './list-pages.ts'
import { type SitemapEntry, type SitemapNode, sitemapLists } from './sitemap-lists.ts'

/** The part of a store's list that one sitemap file contains. */
export type SitemapShard = {
  /** Cursor before its first entry; null at the beginning. */
  readonly after: string | null
  /** ISO time of the last change in it. */
  readonly updatedAt: string
}

export type SitemapKind = keyof typeof sitemapLists

/** A list of the store, limited to the entries that the shop shows under this URL. */
export type SitemapList = {
  readonly kind: SitemapKind
  /** Decides by the handles in an entry's URL; without it, all entries are shown. */
  readonly isShown?: (handles: readonly string[]) => boolean
}

/** Pages of the store's list in a shard: 1,000 entries. A sitemap may have 50,000 (sitemaps.org). */
const SHARD_PAGES = 4

/**
 * The shards of a list, in the store's order; none when all its entries are left out.
 * @throws StorefrontFault, also when only a part could be read: a list is complete or absent
 */
export async function listSitemapShards(
  client: Pick<StorefrontClient, 'query'>,
  list: SitemapList,
): Promise<readonly SitemapShard[]> {
  const shards: { after: string | null; updatedAt: string | null }[] = []
  let pages = 0
  await listPages(async (after) => {
    const variables = { first: PAGE_SIZE, after, whole: false }
    const page = await sitemapLists[list.kind](client, variables)
    if (pages % SHARD_PAGES === 0) shards.push({ after, updatedAt: null })
    pages += 1
    const shard = shards.at(-1)
    for (const { updatedAt } of page.nodes.filter((node) => isFound(node, list))) {
      if (shard && isLater(updatedAt, shard.updatedAt)) shard.updatedAt = updatedAt
    }
    // Keeps the counts, not the catalogue.
    return { ...page, nodes: [] }
  })
  return shards.flatMap(({ after, updatedAt }) => (updatedAt === null ? [] : { after, updatedAt }))
}

/** The entries of a shard. @throws StorefrontFault */
export async function listSitemapEntries(
  client: Pick<StorefrontClient, 'query'>,
  list: SitemapList,
  { after: start }: SitemapShard,
): Promise<readonly SitemapEntry[]> {
  let pages = 0
  const nodes = await listPages(async (after) => {
    const variables = { first: PAGE_SIZE, after, whole: true }
    const page = await sitemapLists[list.kind](client, variables)
    pages += 1
    return pages < SHARD_PAGES ? page : { ...page, pageInfo: { hasNextPage: false } }
  }, start)
  return (nodes ?? []).filter((node) => isFound(node, list)).flatMap(({ entry }) => entry ?? [])
}

function isFound({ entry }: SitemapNode, { isShown = () => true }: SitemapList): boolean {
  return entry === null || isShown(entry.handles)
}

/** An entry without a time is never later. */
function isLater(one: string | null, other: string | null): boolean {
  return one !== null && (other === null || Date.parse(one) > Date.parse(other))
}
