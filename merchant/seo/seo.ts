import { brand } from '../brand.ts'

/** Metadata of a page for search engines. */
export type Seo = {
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  /** Keeps the page out of search engines: it differs for each shopper, or lists what other pages contain. */
  readonly noindex?: boolean
}

/** A title in the shop's pattern (specification section 2): '{game} – {title} | {brand}', or '{title} | {brand}'. */
export function pageTitle(title: string, game?: string): string {
  return game ? `${game} – ${title} | ${brand.name}` : `${title} | ${brand.name}`
}

/** The brand as people type it when searching. */
export const brandWords = brand.name.toLowerCase()

/** Keywords of every page (specification section 2, Product page). */
export const defaultKeywords = [
  'party games',
  'drinking games',
  'couple games',
  'card games',
] as const
