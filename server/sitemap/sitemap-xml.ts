import { escapeMarkup } from '#platform/escape-markup.ts'

/** A page or file, with absolute URLs. */
export type Listed = {
  readonly url: string
  /** ISO time; null when unknown. */
  readonly updatedAt: string | null
  readonly pictures?: readonly string[]
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const PICTURES = 'http://www.google.com/schemas/sitemap-image/1.1'

/** An index of sitemaps (sitemaps.org). */
export function toIndexXml(files: readonly Listed[]): string {
  const entries = files.map((file) => `<sitemap>${address(file)}</sitemap>\n`)
  return `${HEAD}<sitemapindex xmlns="${SITEMAP}">\n${entries.join('')}</sitemapindex>\n`
}

/** A sitemap with the pictures of its pages. */
export function toSitemapXml(pages: readonly Listed[]): string {
  const entries = pages.map((page) => `<url>${address(page)}${pictures(page)}</url>\n`)
  return `${HEAD}<urlset xmlns="${SITEMAP}" xmlns:image="${PICTURES}">\n${entries.join('')}</urlset>\n`
}

function address({ url, updatedAt }: Listed): string {
  const changed = updatedAt === null ? '' : `<lastmod>${escapeMarkup(updatedAt)}</lastmod>`
  return `<loc>${escapeMarkup(url)}</loc>${changed}`
}

function pictures({ pictures = [] }: Listed): string {
  return pictures
    .map((url) => `<image:image><image:loc>${escapeMarkup(url)}</image:loc></image:image>`)
    .join('')
}
