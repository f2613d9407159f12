import type { Logger } from 'pino'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import {
  listSitemapEntries,
  listSitemapShards,
  type SitemapEntry,
  type SitemapKind,
  type SitemapShard,
} from '#commerce/operations/sitemap.ts'
import { fixedPages } from '../page-paths.ts'
import type { Settings } from '../settings.ts'
import type { ServerStorefront } from '../storefront.ts'
import { robotsTxt } from './robots-txt.ts'
import { type Listed, toIndexXml, toSitemapXml } from './sitemap-xml.ts'

type SitemapParts = {
  readonly storefront: Pick<ServerStorefront, 'clientFor'>
  readonly settings: Pick<Settings, 'publicOrigin'>
  readonly log: Pick<Logger, 'error'>
  readonly now?: () => number
}

const KEPT_MS = 10 * 60_000
const kinds: readonly SitemapKind[] = ['products', 'categories']
const pathOf = {
  products: (handle: string) => `/product/${encodeURIComponent(handle)}`,
  categories: (handle: string) => `/category/${encodeURIComponent(handle)}`,
}

type Client = Pick<StorefrontClient, 'query'>
type Shards = Readonly<Record<SitemapKind, readonly SitemapShard[]>>

/** What it answers. */
export const crawlerPaths = ['/robots.txt', '/sitemap.xml', '/sitemap/*'] as const

/**
 * Answers `/robots.txt`, the index `/sitemap.xml`, and its files `/sitemap/pages.xml`, `/sitemap/products-1.xml` …, read
 * from the store when they are asked for: 200, 404 for a file that does not exist, and 503 while the store fails, never a
 * shorter list.
 */
export function createSitemap({ storefront, settings, log, now = Date.now }: SitemapParts) {
  const origin = settings.publicOrigin
  // Each question has its own time: the walk through a large store takes longer than a page may.
  const client: Client = {
    query: (document, variables, options) =>
      storefront.clientFor(null).query(document, variables, options),
  }
  const findShards = keepShards(client, now)

  async function findXml(path: string): Promise<string | null> {
    if (path === '/sitemap.xml') return toIndexXml(listFiles(await findShards(), origin))
    if (path === '/sitemap/pages.xml') {
      return toSitemapXml(fixedPages.map((page) => ({ url: origin + page, updatedAt: null })))
    }
    const { kind, number } =
      /^\/sitemap\/(?<kind>\w+)-(?<number>[1-9]\d*)\.xml$/.exec(path)?.groups ?? {}
    const wanted = kinds.find((name) => name === kind)
    const shard = wanted && (await findShards())[wanted][Number(number) - 1]
    if (!wanted || !shard) return null
    const entries = await listSitemapEntries(client, wanted, shard)
    return toSitemapXml(entries.map((entry) => toListed(entry, wanted, origin)))
  }

  return async function answerCrawler(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname === '/robots.txt') return new Response(robotsTxt(origin))
    try {
      const xml = await findXml(pathname)
      if (xml === null) return new Response('Not found\n', { status: 404 })
      return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
    } catch (error) {
      if (!(error instanceof StorefrontFault)) throw error
      log.error({ err: error, path: pathname }, 'The store did not list what the sitemap names.')
      const headers = { 'Cache-Control': 'no-store', 'Retry-After': '60' }
      return new Response('Not available\n', { status: 503, headers })
    }
  }
}

/** Asks where the files begin, once in ten minutes, and again at once after a fault. */
function keepShards(client: Client, now: () => number): () => Promise<Shards> {
  let kept: { readonly until: number; readonly shards: Promise<Shards> } | null = null
  return () => {
    if (kept !== null && now() < kept.until) return kept.shards
    const shards = listShards(client)
    kept = { until: now() + KEPT_MS, shards }
    shards.catch(() => {
      kept = null
    })
    return shards
  }
}

async function listShards(client: Client): Promise<Shards> {
  const [products, categories] = await Promise.all([
    listSitemapShards(client, 'products'),
    listSitemapShards(client, 'categories'),
  ])
  return { products, categories }
}

/** The files of the index. */
function listFiles(shards: Shards, origin: string): readonly Listed[] {
  const files = kinds.flatMap((kind) =>
    shards[kind].map(({ updatedAt }, at) => ({
      url: `${origin}/sitemap/${kind}-${at + 1}.xml`,
      updatedAt,
    })),
  )
  return [{ url: `${origin}/sitemap/pages.xml`, updatedAt: null }, ...files]
}

function toListed(
  { handle, updatedAt, pictures }: SitemapEntry,
  kind: SitemapKind,
  origin: string,
): Listed {
  return {
    url: origin + pathOf[kind](handle),
    updatedAt,
    pictures: pictures.map((url) => new URL(url, origin).href),
  }
}
