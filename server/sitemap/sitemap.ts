import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { nullIfRefused, StorefrontFault } from '#commerce/client/storefront-fault.ts'
import {
  listSitemapEntries,
  listSitemapShards,
  type SitemapList,
  type SitemapShard,
} from '#commerce/operations/sitemap.ts'
import type { SitemapEntry } from '#commerce/operations/sitemap-lists.ts'
import { fixedPages } from '../page-cache/page-paths.ts'
import type { ShopLog } from '../process/log.ts'
import { findShopPath } from '../provider-links/standard-paths.ts'
import { coarseTags } from '../purge/page-tags.ts'
import { TAGS } from '../purge/recent-purges.ts'
import type { Settings } from '../settings.ts'
import type { LastingStorefront } from '../store/storefront.ts'
import { cacheFor } from '../work/cache-for.ts'
import { robotsTxt } from './robots-txt.ts'
import { type Listed, toIndexXml, toSitemapXml } from './sitemap-xml.ts'

type SitemapParts = {
  readonly storefront: LastingStorefront
  readonly settings: Pick<Settings, 'publicOrigin'>
  readonly log: Pick<ShopLog, 'error'>
  readonly now?: () => number
}

const TTL_MS = 10 * 60_000

/** The store's lists, and the paths of their pages. The shop's token may lack access to the optional ones. */
const lists = [
  { kind: 'products', folder: '/product', isOptional: false },
  { kind: 'categories', folder: '/category', isOptional: false },
  {
    kind: 'texts',
    folder: '/pages',
    isOptional: true,
    // Texts for which the shop has its own page are shown there.
    isShown: (handles) => findShopPath(pathIn('/pages', handles)) === null,
  },
  { kind: 'blogs', folder: '/blogs', isOptional: true },
  { kind: 'articles', folder: '/blogs', isOptional: true },
] as const satisfies readonly (SitemapList & { folder: string; isOptional: boolean })[]

type List = (typeof lists)[number]
type Client = Pick<StorefrontClient, 'query'>
type Shards = Readonly<Record<string, readonly SitemapShard[]>>

function pathIn(folder: string, handles: readonly string[]): string {
  return [folder, ...handles.map(encodeURIComponent)].join('/')
}

/** Without tags of single products: there are thousands. */
const { shop, lists: goods, collections, texts } = coarseTags
const tagged = { [TAGS]: [shop, goods, collections, texts].join(',') }
const typed = { 'Content-Type': 'application/xml; charset=utf-8' }

/** The paths that it handles. */
export const crawlerPaths = ['/robots.txt', '/sitemap.xml', '/sitemap/*'] as const

/**
 * Serves `/robots.txt`, the index `/sitemap.xml`, and its files `/sitemap/pages.xml` (the shop's own pages) and
 * `/sitemap/products-1.xml` …, read from the store on request: 200, 404 for a file that does not exist, and 503 while
 * the store fails, never a shorter list.
 */
export function createSitemap({ storefront, settings, log, now }: SitemapParts) {
  const origin = settings.publicOrigin
  // Each query has its own deadline: reading a large store takes longer than a page may.
  const { lasting: client, workRules: rules } = storefront
  // The cursors where the files begin.
  const findShards = cacheFor(TTL_MS, () => listShards(client), { rules, now })

  async function findXml(path: string): Promise<string | null> {
    if (path === '/sitemap.xml') return toIndexXml(listFiles(await findShards(), origin))
    if (path === '/sitemap/pages.xml') {
      return toSitemapXml(fixedPages.map((page) => ({ url: origin + page, updatedAt: null })))
    }
    const { kind, number } =
      /^\/sitemap\/(?<kind>\w+)-(?<number>[1-9]\d*)\.xml$/.exec(path)?.groups ?? {}
    const list = lists.find((each) => each.kind === kind)
    const shard = list && (await findShards())[list.kind]?.[Number(number) - 1]
    if (!list || !shard) return null
    const entries = await listSitemapEntries(client, list, shard)
    return toSitemapXml(entries.map((entry) => toListed(entry, list, origin)))
  }

  return async function respondToCrawler(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname === '/robots.txt') return new Response(robotsTxt(origin), { headers: tagged })
    try {
      const xml = await findXml(pathname)
      if (xml === null) return new Response('Not found\n', { status: 404 })
      return new Response(xml, { headers: { ...tagged, ...typed } })
    } catch (error) {
      if (!(error instanceof StorefrontFault)) throw error
      log.error({ err: error, path: pathname }, 'Could not read the sitemap entries from the store')
      const headers = { 'Cache-Control': 'no-store', 'Retry-After': '60' }
      return new Response('Not available\n', { status: 503, headers })
    }
  }
}

async function listShards(client: Client): Promise<Shards> {
  const found = await Promise.all(
    lists.map(async (list) => [list.kind, await shardsOf(client, list)] as const),
  )
  return Object.fromEntries(found)
}

/** Empty for texts that the shop's token may not read: their pages are missing, too. */
async function shardsOf(client: Client, list: List): Promise<readonly SitemapShard[]> {
  const shards = listSitemapShards(client, list)
  return list.isOptional ? ((await nullIfRefused(shards)) ?? []) : shards
}

/** The files of the index. */
function listFiles(shards: Shards, origin: string): readonly Listed[] {
  const files = lists.flatMap(({ kind }) =>
    (shards[kind] ?? []).map(({ updatedAt }, at) => ({
      url: `${origin}/sitemap/${kind}-${at + 1}.xml`,
      updatedAt,
    })),
  )
  return [{ url: `${origin}/sitemap/pages.xml`, updatedAt: null }, ...files]
}

function toListed(
  { handles, updatedAt, pictures }: SitemapEntry,
  { folder }: List,
  origin: string,
): Listed {
  return {
    url: origin + pathIn(folder, handles),
    updatedAt,
    pictures: pictures.map((url) => new URL(url, origin).href),
  }
}
